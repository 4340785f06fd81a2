// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// The lights without the blinking of the cursor, so that words for them do not come and go with it.

const WIDTH = 8;

export class Steady {
  constructor(channels) {
    this.now = new Uint8Array(channels); // the frame as it is
    this.kept = new Uint8Array(channels); // ... and with what a blink has darkened
  }

  /** Takes a frame: red, green and blue of each cell. If all it does is to darken a single cell, that is a blink. */
  take(frame) {
    const changed = new Set();
    for (let at = 0; at < frame.length; at++) if (frame[at] !== this.now[at]) changed.add(Math.floor(at / 3));
    const [cell] = changed;
    const blink = changed.size === 1 && !frame.slice(3 * cell, 3 * cell + 3).some((channel) => channel > 0);
    if (!blink) this.kept.set(frame);
    this.now.set(frame);
  }

  /** [red, green, blue] of a cell. */
  at(x, y) {
    const start = 3 * (WIDTH * y + x);
    return [...this.kept.slice(start, start + 3)];
  }
}
