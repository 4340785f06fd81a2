// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// A chain of WS2812B pixels on one pin: decodes every frame from the pin's edges and judges their
// timing.

import { GPIOPinState } from 'rp2040js';

const LATCH_NANOS = 50_000; // the line is low for so long: the frame is over
const LONGEST_PULSE_NANOS = 5_000; // beyond it, the pin was a level and not a bit
const ONE_FROM_NANOS = 600;
const HIGH_NANOS = [400, 800]; // the data sheet's high times of a 0 and a 1 ...
const TOLERANCE_NANOS = 150; // ... give or take

export class PixelChain {
  /**
   * @param pin the GPIOPin it hangs on
   * @param clock the simulation clock, for its alarms
   * @param nanos a function: the exact time, also inside a PIO step
   * @param onFrame called with each frame: { nanos: the end of its last bit, pixels: [[r, g, b],
   *   ...] as they leave the pin, in chain order }
   */
  constructor(pin, clock, nanos, onFrame) {
    this.nanos = nanos;
    this.onFrame = onFrame;
    this.outOfSpec = 0; // bits whose high time is outside the WS2812B's limits
    this.bits = [];
    this.rise = 0;
    this.fall = -Infinity;
    this.alarm = clock.createAlarm(() => this.latchWhenQuiet());
    pin.addListener((state, old) => {
      if (state === GPIOPinState.High) this.rise = this.nanos();
      else if (old === GPIOPinState.High) this.pulse(this.nanos());
    });
  }

  /** A pulse has ended. */
  pulse(now) {
    const high = now - this.rise;
    if (high > LONGEST_PULSE_NANOS) return;
    const bit = high > ONE_FROM_NANOS ? 1 : 0;
    if (Math.abs(high - HIGH_NANOS[bit]) > TOLERANCE_NANOS) this.outOfSpec++;
    this.bits.push(bit);
    this.fall = now;
    if (this.bits.length === 1) this.alarm.schedule(LATCH_NANOS);
  }

  /** One alarm a frame, moved on while bits keep coming: cheaper than one a bit. */
  latchWhenQuiet() {
    const quietFor = this.nanos() - this.fall;
    if (quietFor < LATCH_NANOS) this.alarm.schedule(LATCH_NANOS - quietFor);
    else this.latch();
  }

  latch() {
    const bytes = [];
    for (let start = 0; start + 8 <= this.bits.length; start += 8) {
      bytes.push(this.bits.slice(start, start + 8).reduce((value, bit) => value * 2 + bit, 0));
    }
    this.bits = [];
    const pixels = [];
    for (let start = 0; start + 3 <= bytes.length; start += 3) {
      const [green, red, blue] = bytes.slice(start, start + 3); // the wire's order
      pixels.push([red, green, blue]);
    }
    if (pixels.length) this.onFrame({ nanos: this.fall, pixels });
  }
}
