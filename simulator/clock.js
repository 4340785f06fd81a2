// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// Lets simulated time go by while the page is seen.

const LONGEST_FRAME_MS = 50; // after a hidden tab or a hiccup the device's clock must not jump
const SLICE_US = 10_000;
const MOST_WORK_MS = 40; // a slow machine gets a slow device, not a frozen page

export class Clock {
  /** turn: called once a frame, after the device ran. */
  constructor(device, turn) {
    this.device = device;
    this.turn = turn;
    this.speed = 1;
    this.paused = false;
    this.last = undefined;
    this.due = device.us;
  }

  start() {
    const frame = (now) => {
      this.tick(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  tick(now) {
    const passed = Math.min(now - (this.last ?? now), LONGEST_FRAME_MS);
    this.last = now;
    if (!this.paused) this.run(passed);
    this.turn();
  }

  run(passed) {
    // The device may be ahead: a frame that it sent ended a little later, or a command ran it on.
    this.due = Math.max(this.due, this.device.us - SLICE_US) + passed * this.speed * 1000;
    const stop = performance.now() + MOST_WORK_MS;
    while (this.device.us < this.due && performance.now() < stop) {
      this.device.runUntil(Math.min(this.due, this.device.us + SLICE_US));
    }
    if (this.device.us < this.due) this.due = this.device.us;
  }
}
