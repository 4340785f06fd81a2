// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// A chain of WS2812B pixels on one pin: decodes every frame from the pin's edges and judges their
// timing.

import { GPIOPinState } from 'rp2040js';

const LATCH_NANOS = 50_000; // the line is low for so long: the frame is over
const LONGEST_PULSE_NANOS = 5_000; // beyond it, the pin was a level and not a bit
const ONE_FROM_NANOS = 600;
const HIGH_NANOS = [400, 800]; // the data sheet's high times of a 0 and a 1 ...
const LOW_NANOS = [850, 450]; // ... and how long it is low after them, inside a frame ...
const TOLERANCE_NANOS = 150; // ... give or take. CircuitPython 10.0.0 sends 313, 703, 938 and 547.
const BITS_A_PIXEL = 24;

const offSpec = (nanos, wanted) => Math.abs(nanos - wanted) > TOLERANCE_NANOS;

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
    // Bits that break the WS2812B's limits: by their high time, by the low one up to the next bit of
    // the frame, or because they make no whole pixel.
    this.outOfSpec = 0;
    this.bits = [];
    this.isHigh = false;
    this.rise = 0;
    this.fall = -Infinity;
    this.lowIsWrong = false; // before this rise
    this.alarm = clock.createAlarm(() => this.latchWhenQuiet());
    pin.addListener((state, old) => {
      if (state === GPIOPinState.High) this.pulseBegins(this.nanos());
      else if (old === GPIOPinState.High) this.pulseEnds(this.nanos());
    });
  }

  pulseBegins(now) {
    const low = now - this.fall;
    if (low >= LATCH_NANOS) this.latch(); // the alarm may come a little later
    this.isHigh = true;
    this.rise = now;
    const before = this.bits.at(-1);
    this.lowIsWrong = before !== undefined && offSpec(low, LOW_NANOS[before]);
  }

  pulseEnds(now) {
    const high = now - this.rise;
    const isLevel = high > LONGEST_PULSE_NANOS;
    if (this.lowIsWrong || (isLevel && this.bits.length)) this.outOfSpec++;
    this.isHigh = false;
    this.fall = now;
    if (isLevel) return;
    const bit = high > ONE_FROM_NANOS ? 1 : 0;
    if (offSpec(high, HIGH_NANOS[bit])) this.outOfSpec++;
    this.bits.push(bit);
    if (this.bits.length === 1) this.alarm.schedule(LATCH_NANOS);
  }

  /** One alarm a frame, moved on while bits keep coming: cheaper than one a bit. */
  latchWhenQuiet() {
    const quietFor = this.isHigh ? 0 : this.nanos() - this.fall;
    if (quietFor < LATCH_NANOS) this.alarm.schedule(LATCH_NANOS - quietFor);
    else this.latch();
  }

  latch() {
    if (!this.bits.length) return;
    this.outOfSpec += this.bits.length % BITS_A_PIXEL;
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
