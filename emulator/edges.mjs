// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Watches output pins: each change of what the chip drives there, with its time.

import { GPIOPinState } from 'rp2040js';

/**
 * Calls onEdge with [nanos, pin, level] whenever the pin changes: true driven high, false driven
 * low, null not driven.
 * @param pico the Pico  @param pin its number
 */
export function watchPin(pico, pin, onEdge) {
  let last;
  const look = (state) => {
    const level =
      state === GPIOPinState.High ? true : state === GPIOPinState.Low ? false : null;
    if (level === last) return;
    last = level;
    onEdge([pico.nanos, pin, level]);
  };
  const gpio = pico.mcu.gpio[pin];
  look(gpio.value);
  gpio.addListener(look);
}
