// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Watches output pins: each change of what the chip drives there, with its time.

import { GPIOPinState } from 'rp2040js';

const LEVELS = new Map([
  [GPIOPinState.High, true],
  [GPIOPinState.Low, false],
]);

export class Edges {
  constructor() {
    this.pins = new Set();
    this.pico = null; // the one that is on
    this.start = 0; // ms from power-on to its start
    this.seen = []; // [ms, pin, true: driven high | false: driven low | null: not driven]
  }

  /** Watches a pin, from now on and after each start. */
  watch(pin) {
    if (this.pins.has(pin)) return;
    this.pins.add(pin);
    if (this.pico) this.listen(pin);
  }

  /** A Pico has started, so many ms after power-on. */
  attach(pico, start) {
    this.pico = pico;
    this.start = start;
    for (const pin of this.pins) this.listen(pin);
  }

  listen(pin) {
    const { pico, start } = this;
    const gpio = pico.mcu.gpio[pin];
    let last;
    const look = (state) => {
      const level = LEVELS.get(state) ?? null;
      if (level !== last) this.seen.push([start + pico.nanos / 1e6, pin, level]);
      last = level;
    };
    look(gpio.value);
    gpio.addListener(look);
  }

  /** What was seen since the last call. */
  take() {
    const { seen } = this;
    this.seen = [];
    return seen;
  }
}
