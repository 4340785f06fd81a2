// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The Thumb instructions that go elsewhere. Returns from exceptions are left to rp2040js.

const SP = 13;
const LR = 14;
const PC = 15;
const NOT_HERE = 0;
const HANDLER_MODE = 1; // rp2040js's ExecutionMode.Mode_Handler
const EXCEPTION_RETURN = 0xf; // the top digit of an address that ends an exception

/** @param core rp2040js's core, for the mode it is in; the others as in burst.mjs */
export function addBranches(add, r, { read32, read16, wordsInRam }, flags, core) {
  const endsException = (address) => core.currentMode === HANDLER_MODE && address >>> 28 === EXCEPTION_RETURN;

  const conditional = (condition, holds) =>
    add(`1101${condition}`, (op) => {
      if (!holds()) return 1;
      r[PC] += ((op << 24) >> 23) + 2;
      return 2;
    });
  conditional('0000', () => flags.result === 0);
  conditional('0001', () => flags.result !== 0);
  conditional('0010', () => flags.carry === 1);
  conditional('0011', () => flags.carry === 0);
  conditional('0100', () => flags.result < 0);
  conditional('0101', () => flags.result >= 0);
  conditional('0110', () => flags.overflow === 1);
  conditional('0111', () => flags.overflow === 0);
  conditional('1000', () => flags.carry === 1 && flags.result !== 0);
  conditional('1001', () => flags.carry === 0 || flags.result === 0);
  conditional('1010', () => flags.result < 0 === (flags.overflow === 1));
  conditional('1011', () => flags.result < 0 !== (flags.overflow === 1));
  conditional('1100', () => flags.result !== 0 && flags.result < 0 === (flags.overflow === 1));
  conditional('1101', () => flags.result === 0 || flags.result < 0 !== (flags.overflow === 1));

  add('11100', (op) => {
    r[PC] += ((op << 21) >> 20) + 2;
    return 2;
  });
  // BL, two half-words; other instructions that begin alike differ in the second one's top bits.
  add('11110', (op) => {
    const second = read16((r[PC] & ~1) >>> 0);
    if (second < 0 || (second & 0xd000) !== 0xd000) return NOT_HERE;
    const sign = (op >> 10) & 1;
    const i1 = 1 ^ sign ^ ((second >> 13) & 1);
    const i2 = 1 ^ sign ^ ((second >> 11) & 1);
    const offset = (-sign << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((second & 0x7ff) << 1);
    r[LR] = (r[PC] + 2) | 1;
    r[PC] += 2 + offset;
    return 3;
  });
  add('010001110', (op) => {
    const target = r[(op >> 3) & 15];
    if (op & 7 || endsException(target)) return NOT_HERE;
    r[PC] = target & ~1;
    return 2;
  });
  add('010001111', (op) => {
    if (op & 7) return NOT_HERE;
    r[LR] = r[PC] | 1;
    r[PC] = r[(op >> 3) & 15] & ~1; // read after LR is set, as rp2040js does
    return 2;
  });
  // POP with PC in the list.
  add('10111101', (op) => {
    let count = 0;
    for (let list = op & 0xff; list; list >>= 1) count += list & 1;
    const start = r[SP];
    if (!wordsInRam(start, count + 1)) return NOT_HERE;
    const target = read32(start + 4 * count);
    if (endsException(target)) return NOT_HERE;
    for (let register = 0, address = start; register < 8; register++) {
      if (!(op & (1 << register))) continue;
      r[register] = read32(address);
      address += 4;
    }
    r[SP] = start + 4 * (count + 1);
    r[PC] = target & ~1;
    return 3 + count;
  });
}
