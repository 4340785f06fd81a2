// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The Thumb instructions that calculate: registers and flags only, one cycle each (but for a jump by adding to PC).
// Each has a function of its own, spelled out: the JavaScript engine makes good code of those, and slow code of
// functions that share a wrapper.

const SP = 13;
const PC = 15;
const NOT_HERE = 0;

/** @param add enters an instruction in the table  @param r the registers  @param flags see burst.mjs */
export function addArithmetic(add, r, flags) {
  addConstants(add, r, flags);
  addRegisters(add, r, flags);
  addShifts(add, r, flags);
  addHighRegisters(add, r, flags);
  addExtensions(add, r);
}

/** a + b + carry with all flags, for operands of 32 bits. */
function sum(flags, a, b, carry) {
  const addend = b + carry;
  const total = a + addend;
  const result = total | 0;
  flags.result = result;
  flags.carry = total > 0xffffffff ? 1 : 0;
  flags.overflow = ((a ^ result) & (addend ^ result)) >>> 31;
  return result;
}

/** a - b with all flags, less 1 where there is a borrow. */
function difference(flags, a, b, borrow) {
  const subtrahend = b + borrow;
  const result = (a - subtrahend) | 0;
  flags.result = result;
  flags.carry = a >= subtrahend ? 1 : 0;
  flags.overflow = ((a ^ subtrahend) & (a ^ result)) >>> 31;
  return result;
}

function addConstants(add, r, flags) {
  add('0001110', (op) => ((r[op & 7] = sum(flags, r[(op >> 3) & 7], (op >> 6) & 7, 0)), 1));
  add('0001111', (op) => ((r[op & 7] = difference(flags, r[(op >> 3) & 7], (op >> 6) & 7, 0)), 1));
  add('00100', (op) => ((r[(op >> 8) & 7] = flags.result = op & 0xff), 1));
  add('00101', (op) => (difference(flags, r[(op >> 8) & 7], op & 0xff, 0), 1));
  add('00110', (op) => ((r[(op >> 8) & 7] = sum(flags, r[(op >> 8) & 7], op & 0xff, 0)), 1));
  add('00111', (op) => ((r[(op >> 8) & 7] = difference(flags, r[(op >> 8) & 7], op & 0xff, 0)), 1));
  // Addresses, and the stack pointer.
  add('10100', (op) => ((r[(op >> 8) & 7] = ((r[PC] - 2) & ~3) + 4 + ((op & 0xff) << 2)), 1));
  add('10101', (op) => ((r[(op >> 8) & 7] = r[SP] + ((op & 0xff) << 2)), 1));
  add('101100000', (op) => ((r[SP] = (r[SP] + ((op & 0x7f) << 2)) & ~3), 1));
  add('101100001', (op) => ((r[SP] = (r[SP] - ((op & 0x7f) << 2)) & ~3), 1));
}

function addRegisters(add, r, flags) {
  add('0001100', (op) => ((r[op & 7] = sum(flags, r[(op >> 3) & 7], r[(op >> 6) & 7], 0)), 1));
  add('0001101', (op) => ((r[op & 7] = difference(flags, r[(op >> 3) & 7], r[(op >> 6) & 7], 0)), 1));
  add('0100000000', (op) => ((r[op & 7] = flags.result = r[op & 7] & r[(op >> 3) & 7]), 1));
  add('0100000001', (op) => ((r[op & 7] = flags.result = r[op & 7] ^ r[(op >> 3) & 7]), 1));
  add('0100000101', (op) => ((r[op & 7] = sum(flags, r[(op >> 3) & 7], r[op & 7], flags.carry)), 1));
  add('0100000110', (op) => ((r[op & 7] = difference(flags, r[op & 7], r[(op >> 3) & 7], 1 - flags.carry)), 1));
  add('0100001000', (op) => ((flags.result = r[op & 7] & r[(op >> 3) & 7]), 1));
  add('0100001001', (op) => ((r[op & 7] = difference(flags, 0, r[(op >> 3) & 7], 0)), 1));
  add('0100001010', (op) => (difference(flags, r[op & 7], r[(op >> 3) & 7], 0), 1));
  add('0100001011', (op) => (sum(flags, r[op & 7], r[(op >> 3) & 7], 0), 1));
  add('0100001100', (op) => ((r[op & 7] = flags.result = r[op & 7] | r[(op >> 3) & 7]), 1));
  add('0100001101', (op) => ((r[op & 7] = flags.result = Math.imul(r[op & 7], r[(op >> 3) & 7])), 1));
  add('0100001110', (op) => ((r[op & 7] = flags.result = r[op & 7] & ~r[(op >> 3) & 7]), 1));
  add('0100001111', (op) => ((r[op & 7] = flags.result = ~r[(op >> 3) & 7]), 1));
}

function addShifts(add, r, flags) {
  // By a constant; 0 means 32 for the right shifts.
  add('00000', (op) => {
    const by = (op >> 6) & 31;
    const input = r[(op >> 3) & 7];
    if (by) flags.carry = (input >>> (32 - by)) & 1;
    r[op & 7] = flags.result = input << by;
    return 1;
  });
  add('00001', (op) => {
    const by = (op >> 6) & 31;
    const input = r[(op >> 3) & 7];
    flags.carry = (input >>> (by ? by - 1 : 31)) & 1;
    r[op & 7] = flags.result = by ? (input >>> by) | 0 : 0;
    return 1;
  });
  add('00010', (op) => {
    const by = (op >> 6) & 31 || 32;
    const input = r[(op >> 3) & 7];
    flags.carry = (input >>> (by - 1)) & 1;
    r[op & 7] = flags.result = by < 32 ? input >> by : input >> 31;
    return 1;
  });
  // By a register, for the amounts where rp2040js does as the processor does; the others are left to it.
  add('0100000010', (op) => {
    const by = r[(op >> 3) & 7] & 0xff;
    if (by === 0 || by > 31) return NOT_HERE;
    const input = r[op & 7];
    flags.carry = (input >>> (32 - by)) & 1;
    r[op & 7] = flags.result = input << by;
    return 1;
  });
  add('0100000011', (op) => {
    const by = r[(op >> 3) & 7] & 0xff;
    if (by === 0 || by > 31) return NOT_HERE;
    const input = r[op & 7];
    flags.carry = (input >>> (by - 1)) & 1;
    r[op & 7] = flags.result = (input >>> by) | 0;
    return 1;
  });
  add('0100000100', (op) => {
    const by = r[(op >> 3) & 7] & 0xff;
    if (by === 0 || by > 31) return NOT_HERE;
    const input = r[op & 7];
    flags.carry = (input >>> (by - 1)) & 1;
    r[op & 7] = flags.result = input >> by;
    return 1;
  });
}

/** Any of the 16 registers; no flags but for the comparison. */
function addHighRegisters(add, r, flags) {
  const high = (op) => (op & 7) | ((op >> 4) & 8);
  const operand = (register) => (register === PC ? r[PC] + 2 : r[register]);
  const put = (register, value) => {
    r[register] = register === PC ? value & ~1 : register === SP ? value & ~3 : value;
    return register === PC ? 2 : 1;
  };
  add('01000100', (op) => put(high(op), operand(high(op)) + operand((op >> 3) & 15)));
  add('01000101', (op) => (difference(flags, r[high(op)], r[(op >> 3) & 15], 0), 1));
  add('01000110', (op) => put(high(op), operand((op >> 3) & 15)));
}

function addExtensions(add, r) {
  add('1011001000', (op) => ((r[op & 7] = (r[(op >> 3) & 7] << 16) >> 16), 1));
  add('1011001001', (op) => ((r[op & 7] = (r[(op >> 3) & 7] << 24) >> 24), 1));
  add('1011001010', (op) => ((r[op & 7] = r[(op >> 3) & 7] & 0xffff), 1));
  add('1011001011', (op) => ((r[op & 7] = r[(op >> 3) & 7] & 0xff), 1));
  add('1011101000', (op) => {
    const input = r[(op >> 3) & 7];
    r[op & 7] = (input << 24) | ((input << 8) & 0xff0000) | ((input >>> 8) & 0xff00) | (input >>> 24);
    return 1;
  });
}
