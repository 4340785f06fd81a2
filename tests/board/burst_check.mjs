// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Holds emulator/burst.mjs against rp2040js's own executeInstruction(): single random instructions
// on random registers and flags must leave the same registers, flags, cycles and memory behind, or
// be left alone.
//
//     node tests/board/burst_check.mjs INSTRUCTIONS SEED
//
// Prints {"done": how many the burst took, "kinds": of how many of the 32 kinds (top five bits)} and
// ends with 0, or prints the first difference and ends with 1.

import { RP2040 } from 'rp2040js';
import { makeBurst } from '../../emulator/burst.mjs';

const RAM = 0x20000000;
const CODE = RAM + 0x8000;
const DIVIDER = 0xd0000060;
const TIMER = 0x40054000;
const CYCLE = 8; // ns
const MEMORY_CHECKED_EVERY = 500; // instructions; all of it is compared then

/** Random whole numbers, the same for a seed (xorshift, 32 bits). */
function random(seed) {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** A register's value: often an address that a load or store can use, or a number near an edge. */
function randomValue(pick) {
  switch (pick(8)) {
    case 0:
    case 1:
      return RAM + 0x1000 + 4 * pick(0x800);
    case 2:
      return RAM + pick(0x4000);
    case 3:
      return pick(40);
    case 4:
      return (0x80000000 + pick(5) - 2) >>> 0;
    case 5:
      return (0x100000000 - 1 - pick(5)) >>> 0;
    case 6:
      return pick(2) ? DIVIDER - 4 * pick(8) : TIMER + 4 * pick(12);
    default:
      return (pick(0x10000) * 0x10000 + pick(0x10000)) >>> 0;
  }
}

const FLAGS = ['N', 'Z', 'C', 'V'];

function stateOf({ core }) {
  const flags = FLAGS.map((flag) => (core[flag] ? flag : '-')).join('');
  const registers = [...core.registers].map((value) => value.toString(16)).join(' ');
  return `${registers} ${flags} ${core.cycles} ${core.currentMode} ${core.waiting}`;
}

/** Puts the same random instruction, registers and flags into all of `machines`. */
function prepare(machines, pick) {
  const first = pick(0x10000);
  const second = pick(0x10000);
  const values = Array.from({ length: 15 }, () => randomValue(pick));
  values[13] = RAM + 0x2000 + 4 * pick(0x100);
  const flags = pick(16);
  const handlerMode = pick(4) === 0 ? 1 : 0;
  for (const mcu of machines) {
    const { core } = mcu;
    core.registers.set([...values, CODE]);
    FLAGS.forEach((flag, bit) => (core[flag] = ((flags >> bit) & 1) === 1));
    if (core.N && core.Z) core.N = false; // no result is both
    core.currentMode = handlerMode;
    core.cycles = 0;
    core.waiting = false;
    core.interruptsUpdated = false;
    mcu.sramView.setUint16(CODE - RAM, first, true);
    mcu.sramView.setUint16(CODE - RAM + 2, second, true);
  }
  return first;
}

function check(count, seed) {
  const pick = random(seed);
  const [tested, reference] = [new RP2040(), new RP2040()];
  for (const mcu of [tested, reference]) {
    for (let at = 0; at < mcu.sram.length; at++) mcu.sram[at] = (at * 167 + (at >> 8)) & 0xff;
    mcu.logger = { error() {}, warn() {}, info() {}, debug() {} }; // of unaligned loads
  }
  const burst = makeBurst(tested);
  const kinds = new Set();
  let done = 0;
  for (let index = 0; index < count; index++) {
    const op = prepare([tested, reference], pick);
    const before = stateOf(tested);
    const cycles = burst(1, CYCLE);
    if (cycles === 0) {
      if (stateOf(tested) !== before)
        return `${op.toString(16)}: not done, but\n${before}\n${stateOf(tested)}`;
      continue;
    }
    done++;
    kinds.add(op >>> 11);
    const expected = reference.core.executeInstruction();
    const [got, wanted] = [stateOf(tested), stateOf(reference)];
    if (got !== wanted || cycles !== expected) {
      return `${op.toString(16)} after ${before}\n${got} (${cycles})\n${wanted} (${expected})`;
    }
    const compareMemory = index % MEMORY_CHECKED_EVERY === 0 || index === count - 1;
    if (compareMemory && Buffer.compare(tested.sram, reference.sram) !== 0) {
      return `memory differs at or up to ${MEMORY_CHECKED_EVERY} before ${op.toString(16)}`;
    }
  }
  console.log(JSON.stringify({ done, kinds: kinds.size }));
  return null;
}

const [count, seed] = process.argv.slice(2).map(Number);
const difference = check(count, seed);
if (difference) console.log(difference);
process.exit(difference ? 1 : 0);
