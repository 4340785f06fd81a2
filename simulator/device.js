// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// The simulated device: MicroPython with the firmware's own files, and the few calls between it and the page.

const PIXEL_DIGITS = 6;

/** Where the parts come from; the single-file page puts its own addresses in. */
const assets = globalThis.SIMULATOR_ASSETS ?? {
  interpreter: new URL("./micropython.mjs", import.meta.url).href,
  wasm: new URL("./micropython.wasm", import.meta.url).href,
  firmware: new URL("./firmware.json", import.meta.url).href,
};

/** Something that the page needs could not be loaded; the message says what. */
export class LoadError extends Error {}

async function load(what, loading) {
  try {
    return await loading();
  } catch (error) {
    throw new LoadError(`${what} could not be loaded (${error.message})`);
  }
}

async function fetchJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}

/** Puts the files into MicroPython's file system, with the folders they need. */
function writeFiles(fileSystem, files) {
  const made = new Set([""]);
  for (const [path, content] of Object.entries(files)) {
    const folders = path.split("/").slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth++) {
      const folder = "/" + folders.slice(0, depth).join("/");
      if (!made.has(folder)) fileSystem.mkdir(folder);
      made.add(folder);
    }
    fileSystem.writeFile("/" + path, content);
  }
}

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The wire's bytes (green, red, blue) as "rrggbb" for each pixel. */
function toColours(wire) {
  let colours = "";
  for (let at = 0; at + PIXEL_DIGITS <= wire.length; at += PIXEL_DIGITS) {
    colours += wire.slice(at + 2, at + 4) + wire.slice(at, at + 2) + wire.slice(at + 4, at + 6);
  }
  return colours;
}

/** Text from pieces of UTF-8 in hex; a piece may end in the middle of a character. */
function textReader() {
  const decoder = new TextDecoder();
  return (hex) => {
    const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
    return decoder.decode(bytes, { stream: true });
  };
}

function randomHex(size) {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Device {
  /**
   * Loads MicroPython and the firmware. A page can hold one device only: a second interpreter breaks the first.
   * listeners: frame(us, colours), console(text), nvm(hex)
   */
  static async load(listeners) {
    const [{ loadMicroPython }, firmware] = await Promise.all([
      load("MicroPython", () => import(assets.interpreter)),
      load("The firmware", () => fetchJson(assets.firmware)),
    ]);
    const interpreter = await load("MicroPython", () =>
      loadMicroPython({
        url: assets.wasm,
        stdout: (line) => listeners.console(line + "\n"),
        stderr: (line) => listeners.console(line + "\n"),
      }),
    );
    return new Device(interpreter, firmware, listeners);
  }

  constructor(interpreter, firmware, listeners) {
    const data = Object.entries(firmware.data).map(([path, text]) => [path, bytesOf(text)]);
    writeFiles(interpreter.FS, { ...firmware.files, ...Object.fromEntries(data) });
    const read = textReader();
    interpreter.registerJsModule("page_bridge", {
      frame: (us, wire) => listeners.frame(us, toColours(wire)),
      console: (hex) => listeners.console(read(hex)),
      keep_nvm: (hex) => listeners.nvm(hex),
      random_hex: randomHex,
    });
    interpreter.runPython(`import sys; sys.path[:] = ${JSON.stringify(firmware.path)}; import page_host`);
    this.host = interpreter.globals.get("page_host");
    this.version = firmware.version;
    this.defaultSettings = firmware.settings;
    this.us = 0;
  }

  /** Switches on: settings is the text of settings.toml, nvm the memory in hex ("": fresh). */
  powerOn(settings, nvm) {
    this.host.power_on(settings, nvm);
  }

  /** Runs until the device's clock shows so many microseconds. */
  runUntil(us) {
    this.us = this.host.run_until(us);
  }

  /** Sets a pin's level when the device's clock shows `us`. */
  schedule(us, pin, high) {
    this.host.schedule(us, pin, high);
  }

  /** null while the firmware runs, else the traceback ("" when it ended without one). */
  get stopped() {
    return this.host.stopped() ?? null;
  }
}
