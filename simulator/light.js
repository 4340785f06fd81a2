// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// Colours: from what leaves the pin to what a screen shows, and to a name.

// The sum of a pixel's channels that looks fully lit: the peg at the cursor, at the default brightness. The others have
// about 54, dim ones 18 and less.
const FULL_LIGHT = 93;
const SCREEN_GAMMA = 2.2; // levels at the pin are linear in light, a screen's are not
const EYE_GAMMA = 2.4; // the same for a whole pixel, a little more: what is dim must be seen beside what is bright
const FAINTEST = 0.1; // even the least light of a pixel can be seen in a dim room

/** A camera's exposure: it follows the brightest light so far, so that no brightness setting blinds the page. */
export class Exposure {
  constructor() {
    this.full = FULL_LIGHT;
  }

  follow(sum) {
    if (sum > this.full) this.full = sum;
  }

  /** How bright a light that is lit looks, 0..1. */
  of(sum) {
    return FAINTEST + (1 - FAINTEST) * Math.min(1, (sum / this.full) ** (1 / EYE_GAMMA));
  }
}

/** The colour for the screen, [red, green, blue] 0..255: the hue is kept, whatever the level. */
export function onScreen([red, green, blue], brightness) {
  const most = Math.max(red, green, blue, 1);
  // A pure colour of a screen is darker than one of a lamp, blue most of all: it gets a little of the others.
  const least = 0.1 + 0.22 * (blue / (red + green + blue || 1));
  return [red, green, blue].map((channel) => {
    const part = Math.max(least, (channel / most) ** (1 / SCREEN_GAMMA));
    return Math.round(255 * brightness * part);
  });
}

/** Peg colours in the order of the palette. */
export const COLOURS = ["red", "yellow", "green", "blue", "white", "purple", "orange", "cyan"];
export const LETTERS = ["R", "Y", "G", "B", "W", "P", "O", "C"];

/** The place of a light's colour in COLOURS, or -1 when dark or none of them. The bounds are the device's own. */
export function colourOf([red, green, blue]) {
  const most = Math.max(red, green, blue);
  if (most === 0) return -1;
  const r = red / most;
  const g = green / most;
  const b = blue / most;
  if (r > 0.5 && g > 0.5 && b > 0.5) return 4;
  if (r === 1 && g < 0.18 && b < 0.3) return 0;
  if (r === 1 && g <= 0.45 && b < 0.25) return 6;
  if (r > 0.6 && g > 0.5 && b < 0.3) return 1;
  if (g === 1 && r < 0.45 && b < 0.45) return 2;
  if (g > 0.5 && b > 0.5 && r < 0.45) return 7;
  if (b === 1 && r < 0.35 && g < 0.45) return 3;
  if (r > 0.35 && b > 0.35 && g < 0.35) return 5;
  return -1;
}
