// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// For burst.mjs: whether a branch is taken, what kind of jump it is, and how far a call goes.

const PC = 15;
const LR = 14;
const HANDLER_MODE = 1; // rp2040js's ExecutionMode.Mode_Handler
const EXCEPTION_RETURN = 0xf; // the top digit of an address that ends an exception

/**
 * @param condition the instruction's four bits, 0..13
 * @param result the signed number that gave N and Z
 */
export function conditionHolds(condition, result, carry, overflow) {
  switch (condition) {
    case 0:
      return result === 0;
    case 1:
      return result !== 0;
    case 2:
      return carry === 1;
    case 3:
      return carry === 0;
    case 4:
      return result < 0;
    case 5:
      return result >= 0;
    case 6:
      return overflow === 1;
    case 7:
      return overflow === 0;
    case 8:
      return carry === 1 && result !== 0;
    case 9:
      return carry === 0 || result === 0;
    case 10:
      return result >>> 31 === overflow;
    case 11:
      return result >>> 31 !== overflow;
    case 12:
      return result !== 0 && result >>> 31 === overflow;
    default:
      return result === 0 || result >>> 31 !== overflow;
  }
}

/** The distance of a BL, from its two half-words. */
export function callOffset(first, second) {
  const sign = (first >> 10) & 1;
  const i1 = 1 ^ sign ^ ((second >> 13) & 1);
  const i2 = 1 ^ sign ^ ((second >> 11) & 1);
  const low = ((first & 0x3ff) << 12) | ((second & 0x7ff) << 1);
  return (-sign << 24) | (i1 << 23) | (i2 << 22) | low;
}

/** Whether an instruction that begins with 010001 is BX, BLX or MOV to PC, of a plain register. */
export function isRegisterJump(op) {
  const source = (op >> 3) & 15;
  switch (op & 0x787) {
    case 0x700: // BX
    case 0x687: // MOV to PC
      return source !== PC;
    case 0x780: // BLX
      return source < LR;
  }
  return false;
}

/** Whether a register jump is BLX. */
export function isCall(op) {
  return (op & 0x780) === 0x780;
}

/** Whether a jump to an address would end an exception, with the core in the mode it is in. */
export function endsException(core, address) {
  return core.currentMode === HANDLER_MODE && address >>> 28 === EXCEPTION_RETURN;
}
