// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Runs the processor's common instructions several times faster than rp2040js, with the same
// results and cycle counts. Bursts touch only registers, plain memory and a few quiet peripheral
// registers; the rest ends the burst and is left to rp2040js's own executeInstruction().
// tests/board/burst_check.mjs holds the two against each other. It is one loop with one switch
// because the JavaScript engine makes the fastest code of that: the flags stay in registers.

import * as branches from './burst_branches.mjs';
import { makeDataProcessing } from './burst_data.mjs';
import { makeTransfers } from './burst_transfers.mjs';
import { plainMemory } from './memory.mjs';
import { quietRegisters } from './quiet_registers.mjs';

const SP = 13;
const LR = 14;
const PC = 15;

/**
 * @param mcu the RP2040
 * @returns burst(budget, cycle): runs instructions until `budget` cycles of `cycle` ns have gone
 *   by, or until one is not for it; returns the cycles that went by. The clock stands still
 *   meanwhile. No interrupt may be pending (core.interruptsUpdated).
 */
export function makeBurst(mcu) {
  const { core } = mcu;
  const r = core.registers;
  const memory = plainMemory(mcu);
  const { read32, read16, read8, write32, write8 } = memory;
  const { isTime, readTime, isQuiet, readQuiet, writeQuiet } = quietRegisters(mcu);
  const flags = { result: 0, carry: 0, overflow: 0 };
  const processData = makeDataProcessing(r, flags);
  const { transfer, returnAddress } = makeTransfers(r, memory);

  return (budget, cycle) => {
    let spent = 0;
    // N and Z always come from one result, as a signed number: that is kept in their place.
    let result = core.Z ? 0 : core.N ? -1 : 1;
    let carry = core.C ? 1 : 0;
    let overflow = core.V ? 1 : 0;
    let a, b, value, address;
    let here = r[PC]; // rp2040js leaves bit 0 set in exception handlers
    burst: while (spent < budget) {
      const op = read16((here & ~1) >>> 0);
      if (op < 0) break;
      let next = (here + 2) >>> 0;
      let cycles = 1;
      switch (op >>> 11) {
        case 0: // LSLS by a constant
          a = r[(op >> 3) & 7];
          b = (op >> 6) & 31;
          if (b) carry = (a >>> (32 - b)) & 1;
          r[op & 7] = result = a << b;
          break;
        case 1: // LSRS by a constant, 0 for 32
        case 2: // ASRS the same
          a = r[(op >> 3) & 7];
          b = (op >> 6) & 31 || 32;
          carry = (a >>> (b - 1)) & 1;
          if (op & 0x1000) r[op & 7] = result = a >> (b < 32 ? b : 31);
          else r[op & 7] = result = b < 32 ? (a >>> b) | 0 : 0;
          break;
        case 3: // ADDS, SUBS of a register or of 3 bits
          a = r[(op >> 3) & 7];
          b = op & 0x400 ? (op >> 6) & 7 : r[(op >> 6) & 7];
          if (op & 0x200) {
            r[op & 7] = result = (a - b) | 0;
            carry = a >= b ? 1 : 0;
            overflow = ((a ^ b) & (a ^ result)) >>> 31;
          } else {
            r[op & 7] = result = (a + b) | 0;
            carry = a + b > 0xffffffff ? 1 : 0;
            overflow = ((a ^ result) & (b ^ result)) >>> 31;
          }
          break;
        case 4: // MOVS
          r[(op >> 8) & 7] = result = op & 0xff;
          break;
        case 6: // ADDS of 8 bits
          a = r[(op >> 8) & 7];
          b = op & 0xff;
          r[(op >> 8) & 7] = result = (a + b) | 0;
          carry = a + b > 0xffffffff ? 1 : 0;
          overflow = (~a & result) >>> 31;
          break;
        case 5: // CMP with 8 bits
        case 7: // SUBS of 8 bits
          a = r[(op >> 8) & 7];
          b = op & 0xff;
          result = (a - b) | 0;
          if (op & 0x1000) r[(op >> 8) & 7] = result;
          carry = a >= b ? 1 : 0;
          overflow = (a & ~result) >>> 31;
          break;
        case 8: // registers: calculating, or moving and jumping with all 16 of them
          if (branches.isRegisterJump(op)) {
            value = r[(op >> 3) & 15];
            if (branches.endsException(core, value)) break burst;
            if (branches.isCall(op)) r[LR] = next | 1;
            next = (value & ~1) >>> 0;
            cycles = 2;
          } else {
            flags.result = result;
            flags.carry = carry;
            flags.overflow = overflow;
            if (!processData(op)) break burst;
            ({ result, carry, overflow } = flags);
          }
          break;
        case 9: // LDR beside PC
          value = read32((((next + 2) & ~3) + ((op & 0xff) << 2)) >>> 0);
          if (value < 0) break burst;
          r[(op >> 8) & 7] = value;
          cycles = 2;
          break;
        case 12: // STR
          address = (r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) >>> 0;
          if (write32(address, r[op & 7])) cycles = 2;
          else if (!writeQuiet(address, r[op & 7])) break burst;
          break;
        case 13: // LDR
          address = (r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) >>> 0;
          value = read32(address);
          if (value >= 0) {
            cycles = 2;
          } else if (isTime(address)) {
            value = readTime(address, spent * cycle);
            cycles = 4;
          } else if (isQuiet(address)) value = readQuiet(address);
          else break burst;
          r[op & 7] = value;
          break;
        case 14: // STRB
          if (!write8((r[(op >> 3) & 7] + ((op >> 6) & 31)) >>> 0, r[op & 7])) break burst;
          cycles = 2;
          break;
        case 15: // LDRB
          value = read8((r[(op >> 3) & 7] + ((op >> 6) & 31)) >>> 0);
          if (value < 0) break burst;
          r[op & 7] = value;
          cycles = 2;
          break;
        case 20: // an address beside PC
        case 21: // or on the stack
          address = op & 0x800 ? r[SP] : ((here & ~3) >>> 0) + 4;
          r[(op >> 8) & 7] = address + ((op & 0xff) << 2);
          break;
        case 26:
        case 27: // B where a condition holds
          value = (op >> 8) & 15;
          if (value > 13) break burst;
          if (!branches.conditionHolds(value, result, carry, overflow)) break;
        // falls through
        case 28: // B, with 8 bits of distance where there is a condition and with 11 else
          next = (next + 2 + (op & 0x2000 ? (op << 21) >> 20 : (op << 24) >> 23)) >>> 0;
          cycles = 2;
          break;
        case 30: // BL, two half-words; what else begins alike differs in the second
          value = read16((next & ~1) >>> 0);
          if (value < 0 || (value & 0xd000) !== 0xd000) break burst;
          r[LR] = (next + 2) | 1;
          next = (next + 2 + branches.callOffset(op, value)) >>> 0;
          cycles = 3;
          break;
        case 23: // POP, and swapping bytes
          if ((op & 0x700) === 0x500) {
            value = returnAddress(op);
            if (value < 0 || branches.endsException(core, value)) break burst;
            next = (value & ~1) >>> 0;
          }
        // falls through
        case 10:
        case 11:
        case 16:
        case 17:
        case 18:
        case 19:
        case 22:
        case 24:
        case 25: // the other transfers, and what works on the stack pointer or within a word
          cycles = transfer(op);
          if (cycles === 0) break burst;
          break;
        default:
          break burst;
      }
      here = next;
      spent += cycles;
    }
    r[PC] = here;
    core.N = result < 0;
    core.Z = result === 0;
    core.C = carry === 1;
    core.V = overflow === 1;
    core.cycles += spent;
    return spent;
  };
}
