// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// For burst.mjs: the instructions that calculate with two registers.

const SP = 13;
const PC = 15;

/**
 * @param r the registers
 * @param flags { result, carry, overflow } as in burst.mjs
 * @returns process(op): does an instruction that begins with 010000 or 010001 and takes one cycle;
 *   says whether it did
 */
export function makeDataProcessing(r, flags) {
  const add = (a, b, carry) => {
    const addend = b + carry;
    const result = (a + addend) | 0;
    flags.result = result;
    flags.carry = a + addend > 0xffffffff ? 1 : 0;
    flags.overflow = ((a ^ result) & (addend ^ result)) >>> 31;
    return result;
  };
  const subtract = (a, b, borrow) => {
    const subtrahend = b + borrow;
    const result = (a - subtrahend) | 0;
    flags.result = result;
    flags.carry = a >= subtrahend ? 1 : 0;
    flags.overflow = ((a ^ subtrahend) & (a ^ result)) >>> 31;
    return result;
  };

  /** ADD, CMP and MOV of any of the 16 registers, but PC. */
  const withHighRegisters = (op) => {
    const target = (op & 7) | ((op >> 4) & 8);
    const source = (op >> 3) & 15;
    const kind = (op >> 8) & 3;
    if (target === PC || source === PC || kind === 3) return false;
    if (kind === 1) {
      subtract(r[target], r[source], 0);
    } else {
      const value = kind === 2 ? r[source] : r[target] + r[source];
      r[target] = target === SP ? value & ~3 : value;
    }
    return true;
  };

  /** A shift by 1 to 31; where rp2040js differs from the processor, it shall go on doing so. */
  const shift = (op, a, by) => {
    if (by === 0 || by > 31) return false;
    const left = ((op >> 6) & 15) === 2;
    flags.carry = (a >>> (left ? 32 - by : by - 1)) & 1;
    const right = op & 0x100 ? a >> by : a >>> by;
    r[op & 7] = flags.result = (left ? a << by : right) | 0;
    return true;
  };

  return (op) => {
    if (op & 0x400) return withHighRegisters(op);
    const target = op & 7;
    const a = r[target];
    const b = r[(op >> 3) & 7];
    switch ((op >> 6) & 15) {
      case 0: // ANDS
        r[target] = flags.result = a & b;
        return true;
      case 1: // EORS
        r[target] = flags.result = a ^ b;
        return true;
      case 2: // LSLS
      case 3: // LSRS
      case 4: // ASRS
        return shift(op, a, b & 0xff);
      case 5: // ADCS, with the carry on the side where rp2040js puts it
        r[target] = add(b, a, flags.carry);
        return true;
      case 6: // SBCS
        r[target] = subtract(a, b, 1 - flags.carry);
        return true;
      case 8: // TST
        flags.result = a & b;
        return true;
      case 9: // RSBS
        r[target] = subtract(0, b, 0);
        return true;
      case 10: // CMP
        subtract(a, b, 0);
        return true;
      case 11: // CMN
        add(a, b, 0);
        return true;
      case 12: // ORRS
        r[target] = flags.result = a | b;
        return true;
      case 13: // MULS
        r[target] = flags.result = Math.imul(a, b);
        return true;
      case 14: // BICS
        r[target] = flags.result = a & ~b;
        return true;
      case 15: // MVNS
        r[target] = flags.result = ~b;
        return true;
      default: // RORS
        return false;
    }
  };
}
