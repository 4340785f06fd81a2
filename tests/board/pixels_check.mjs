// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Lets emulator/pixels.mjs judge a waveform, without a chip.
//
//     node tests/board/pixels_check.mjs '[[high, low], ...]'    times in ns, one pair a pulse
//
// Prints {"outOfSpec": bits, "frames": [[[r, g, b], ...], ...]}.

import { GPIOPinState, RP2040 } from 'rp2040js';
import { PixelChain } from '../../emulator/pixels.mjs';

const QUIET_NANOS = 200_000; // before the first pulse and after the last one

const { clock } = new RP2040();
const frames = [];
let listener;
const pin = { addListener: (callback) => (listener = callback) };
const chain = new PixelChain(pin, clock, () => clock.nanos, (frame) => frames.push(frame.pixels));

clock.tick(QUIET_NANOS);
for (const [high, low] of JSON.parse(process.argv[2])) {
  listener(GPIOPinState.High, GPIOPinState.Low);
  clock.tick(high);
  listener(GPIOPinState.Low, GPIOPinState.High);
  clock.tick(low);
}
clock.tick(QUIET_NANOS);
process.stdout.write(`${JSON.stringify({ outOfSpec: chain.outOfSpec, frames })}\n`);
