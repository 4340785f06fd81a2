// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// The simulated drive's settings.toml, from the page's address: ?LANGUAGE=nl&PUZZLE=7

/** What the form offers: the name in settings.toml, and the values that mean "as the drive says". */
export const OFFERED = ["LANGUAGE", "EDITION", "REPEATS", "BLANKS", "BRIGHTNESS", "PALETTE", "PUZZLE"];
// Parameters of the page itself, in lower case; everything else is a setting.
const OF_PAGE = ["manual"];

/** [[NAME, text], ...] of all settings in an address. */
export function fromAddress(search) {
  return [...new URLSearchParams(search)]
    .filter(([name]) => !OF_PAGE.includes(name))
    .map(([name, value]) => [name.toUpperCase().replace(/[^A-Z0-9_]/g, ""), value])
    .filter(([name]) => name);
}

function line([name, value]) {
  const number = /^[+-]?\d+$/.test(value);
  return `${name} = ${number ? value : JSON.stringify(value)}\n`;
}

/** The text of settings.toml: ours first, because the first line of a name wins. */
export function toToml(settings, defaults) {
  return settings.map(line).join("") + defaults;
}

/** The language that a settings.toml asks for, by its first line for it; what the device does not know is English. */
export function languageOf(toml) {
  const [, value] = /^[ \t]*LANGUAGE[ \t]*=[ \t]*"(.*?)"/m.exec(toml) ?? [];
  return value === "nl" ? "nl" : "en";
}

/** The address for changed settings; an empty value drops its setting. */
export function toAddress(search, changes) {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    for (const old of [...parameters.keys()]) if (old.toUpperCase() === name) parameters.delete(old);
    if (value !== "") parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
