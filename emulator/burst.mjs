// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Runs the processor's common instructions several times faster than rp2040js, with the same results and the same
// cycle counts. It works in bursts that touch nothing but registers and plain memory: whatever could be seen from
// outside (peripherals, interrupts, sleep) ends the burst and is left to rp2040js's own executeInstruction().
// tests/board/burst_check.mjs holds the two against each other.
//
// One function with one switch, because that is what the JavaScript engine makes the fastest code of: the flags
// stay in machine registers. An instruction that is not for it leaves the switch by `break burst`, with nothing done.

import { plainMemory } from './memory.mjs';

const SP = 13;
const LR = 14;
const PC = 15;
const HANDLER_MODE = 1; // rp2040js's ExecutionMode.Mode_Handler
const EXCEPTION_RETURN = 0xf; // the top digit of an address that ends an exception
const BITS_SET = Uint8Array.from({ length: 512 }, (_, number) => number.toString(2).replaceAll('0', '').length);

/**
 * @param mcu the RP2040
 * @returns burst(budget): runs instructions until `budget` cycles have gone by, or until one is not for it; returns
 *   the cycles that went by. No interrupt may be pending (core.interruptsUpdated).
 */
export function makeBurst(mcu) {
  const { core } = mcu;
  const r = core.registers;
  const { read32, read16, read8, write32, write16, write8, wordsInRam } = plainMemory(mcu);

  return (budget) => {
    let spent = 0;
    // N and Z always come from one result, as a signed number: that is kept in their place.
    let result = core.Z ? 0 : core.N ? -1 : 1;
    let carry = core.C ? 1 : 0;
    let overflow = core.V ? 1 : 0;
    let a, b, value, address, count, list;
    let here = r[PC]; // rp2040js leaves bit 0 set in exception handlers
    let next = here;
    burst: while (spent < budget) {
      here = next;
      const op = read16((here & ~1) >>> 0);
      if (op < 0) break;
      next = (here + 2) >>> 0;
      let cycles = 1;
      arithmetic: switch (op >>> 11) {
        case 0: // LSLS by a constant
          a = r[(op >> 3) & 7];
          b = (op >> 6) & 31;
          if (b) carry = (a >>> (32 - b)) & 1;
          r[op & 7] = result = a << b;
          break;
        case 1: // LSRS by a constant, 0 for 32
          a = r[(op >> 3) & 7];
          b = (op >> 6) & 31;
          carry = (a >>> (b ? b - 1 : 31)) & 1;
          r[op & 7] = result = b ? (a >>> b) | 0 : 0;
          break;
        case 2: // ASRS by a constant, 0 for 32
          a = r[(op >> 3) & 7];
          b = (op >> 6) & 31 || 32;
          carry = (a >>> (b - 1)) & 1;
          r[op & 7] = result = a >> (b < 32 ? b : 31);
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
        case 5: // CMP with 8 bits
          a = r[(op >> 8) & 7];
          b = op & 0xff;
          result = (a - b) | 0;
          carry = a >= b ? 1 : 0;
          overflow = (a & ~result) >>> 31;
          break;
        case 6: // ADDS of 8 bits
          a = r[(op >> 8) & 7];
          b = op & 0xff;
          r[(op >> 8) & 7] = result = (a + b) | 0;
          carry = a + b > 0xffffffff ? 1 : 0;
          overflow = (~a & result) >>> 31;
          break;
        case 7: // SUBS of 8 bits
          a = r[(op >> 8) & 7];
          b = op & 0xff;
          r[(op >> 8) & 7] = result = (a - b) | 0;
          carry = a >= b ? 1 : 0;
          overflow = (a & ~result) >>> 31;
          break;
        case 8: {
          if (op & 0x400) { // high registers
            const rd = (op & 7) | ((op >> 4) & 8);
            const rm = (op >> 3) & 15;
            if ((op & 0x300) === 0x300) { // BX, BLX
              if (op & 7 || rm === PC) break burst;
              value = r[rm];
              if (op & 0x80) {
                if (rm === LR) break burst;
                r[LR] = next | 1;
              } else if (core.currentMode === HANDLER_MODE && value >>> 28 === EXCEPTION_RETURN) break burst;
              next = (value & ~1) >>> 0;
              cycles = 2;
              break;
            }
            if (rd === PC || rm === PC) break burst;
            if ((op & 0x300) === 0x100) { // CMP
              a = r[rd];
              b = r[rm];
              result = (a - b) | 0;
              carry = a >= b ? 1 : 0;
              overflow = ((a ^ b) & (a ^ result)) >>> 31;
            } else {
              value = op & 0x200 ? r[rm] : r[rd] + r[rm];
              r[rd] = rd === SP ? value & ~3 : value;
            }
            break;
          }
          const rd = op & 7;
          a = r[rd];
          b = r[(op >> 3) & 7];
          switch ((op >> 6) & 15) {
            case 0: r[rd] = result = a & b; break;
            case 1: r[rd] = result = a ^ b; break;
            case 2:
              b &= 0xff;
              if (b === 0 || b > 31) break burst;
              carry = (a >>> (32 - b)) & 1;
              r[rd] = result = a << b;
              break;
            case 3:
              b &= 0xff;
              if (b === 0 || b > 31) break burst;
              carry = (a >>> (b - 1)) & 1;
              r[rd] = result = (a >>> b) | 0;
              break;
            case 4:
              b &= 0xff;
              if (b === 0 || b > 31) break burst;
              carry = (a >>> (b - 1)) & 1;
              r[rd] = result = a >> b;
              break;
            case 5: { // ADCS: rp2040js adds the carry to the first operand
              const addend = a + carry;
              r[rd] = result = (b + addend) | 0;
              carry = b + addend > 0xffffffff ? 1 : 0;
              overflow = ((b ^ result) & (addend ^ result)) >>> 31;
              break;
            }
            case 6: {
              const subtrahend = b + 1 - carry;
              r[rd] = result = (a - subtrahend) | 0;
              carry = a >= subtrahend ? 1 : 0;
              overflow = ((a ^ subtrahend) & (a ^ result)) >>> 31;
              break;
            }
            case 8: result = a & b; break;
            case 9:
              r[rd] = result = (0 - b) | 0;
              carry = b === 0 ? 1 : 0;
              overflow = (b & result) >>> 31;
              break;
            case 10:
              result = (a - b) | 0;
              carry = a >= b ? 1 : 0;
              overflow = ((a ^ b) & (a ^ result)) >>> 31;
              break;
            case 11:
              result = (a + b) | 0;
              carry = a + b > 0xffffffff ? 1 : 0;
              overflow = ((a ^ result) & (b ^ result)) >>> 31;
              break;
            case 12: r[rd] = result = a | b; break;
            case 13: r[rd] = result = Math.imul(a, b); break;
            case 14: r[rd] = result = a & ~b; break;
            case 15: r[rd] = result = ~b; break;
            default: break burst;
          }
          break;
        }
        case 9: // LDR beside PC
          value = read32((((next + 2) & ~3) + ((op & 0xff) << 2)) >>> 0);
          if (value < 0) break burst;
          r[(op >> 8) & 7] = value;
          cycles = 2;
          break;
        case 10:
        case 11: {
          address = (r[(op >> 6) & 7] + r[(op >> 3) & 7]) >>> 0;
          cycles = 2;
          switch ((op >> 9) & 7) {
            case 0: if (!write32(address, r[op & 7])) break burst; break arithmetic;
            case 1: if (!write16(address, r[op & 7])) break burst; break arithmetic;
            case 2: if (!write8(address, r[op & 7])) break burst; break arithmetic;
            case 3: value = read8(address); break;
            case 4: value = read32(address); break;
            case 5: value = read16(address); break;
            case 6: value = read8(address); break;
            case 7: value = read16(address); break;
          }
          if (value < 0) break burst;
          if ((op & 0xe00) === 0x600) value = (value << 24) >> 24;
          if ((op & 0xe00) === 0xe00) value = (value << 16) >> 16;
          r[op & 7] = value;
          break;
        }
        case 12:
          if (!write32((r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) >>> 0, r[op & 7])) break burst;
          cycles = 2;
          break;
        case 13:
          value = read32((r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) >>> 0);
          if (value < 0) break burst;
          r[op & 7] = value;
          cycles = 2;
          break;
        case 14:
          if (!write8((r[(op >> 3) & 7] + ((op >> 6) & 31)) >>> 0, r[op & 7])) break burst;
          cycles = 2;
          break;
        case 15:
          value = read8((r[(op >> 3) & 7] + ((op >> 6) & 31)) >>> 0);
          if (value < 0) break burst;
          r[op & 7] = value;
          cycles = 2;
          break;
        case 16:
          if (!write16((r[(op >> 3) & 7] + ((op >> 5) & 0x3e)) >>> 0, r[op & 7])) break burst;
          cycles = 2;
          break;
        case 17:
          value = read16((r[(op >> 3) & 7] + ((op >> 5) & 0x3e)) >>> 0);
          if (value < 0) break burst;
          r[op & 7] = value;
          cycles = 2;
          break;
        case 18:
          if (!write32((r[SP] + ((op & 0xff) << 2)) >>> 0, r[(op >> 8) & 7])) break burst;
          cycles = 2;
          break;
        case 19:
          value = read32((r[SP] + ((op & 0xff) << 2)) >>> 0);
          if (value < 0) break burst;
          r[(op >> 8) & 7] = value;
          cycles = 2;
          break;
        case 20: r[(op >> 8) & 7] = ((here & ~3) >>> 0) + 4 + ((op & 0xff) << 2); break;
        case 21: r[(op >> 8) & 7] = r[SP] + ((op & 0xff) << 2); break;
        case 22: {
          switch ((op >> 8) & 7) {
            case 0: r[SP] = (r[SP] + (op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2)) & ~3; break;
            case 2:
              value = r[(op >> 3) & 7];
              switch ((op >> 6) & 3) {
                case 0: r[op & 7] = (value << 16) >> 16; break;
                case 1: r[op & 7] = (value << 24) >> 24; break;
                case 2: r[op & 7] = value & 0xffff; break;
                case 3: r[op & 7] = value & 0xff; break;
              }
              break;
            case 4:
            case 5:
              list = op & 0xff;
              count = BITS_SET[op & 0x1ff];
              address = (r[SP] - 4 * count) >>> 0;
              if (!wordsInRam(address, count)) break burst;
              r[SP] = address;
              cycles = 1 + BITS_SET[list];
              for (let i = 0; list; i++, list >>= 1) if (list & 1) { write32(address, r[i]); address += 4; }
              if (op & 0x100) write32(address, r[LR]);
              break;
            default: break burst;
          }
          break;
        }
        case 23: {
          if ((op & 0x600) === 0x400) {
            list = op & 0xff;
            count = BITS_SET[op & 0x1ff];
            address = r[SP];
            if (!wordsInRam(address, count)) break burst;
            if (op & 0x100) {
              value = read32(address + 4 * count - 4);
              if (core.currentMode === HANDLER_MODE && value >>> 28 === EXCEPTION_RETURN) break burst;
              next = (value & ~1) >>> 0;
              cycles = 3;
            }
            cycles += BITS_SET[list];
            for (let i = 0; list; i++, list >>= 1) if (list & 1) { r[i] = read32(address); address += 4; }
            r[SP] = address + (op & 0x100 ? 4 : 0);
          } else if ((op & 0x7c0) === 0x200) {
            value = r[(op >> 3) & 7];
            r[op & 7] = (value << 24) | ((value << 8) & 0xff0000) | ((value >>> 8) & 0xff00) | (value >>> 24);
          } else break burst;
          break;
        }
        case 24:
        case 25:
          list = op & 0xff;
          address = r[(op >> 8) & 7];
          if (!wordsInRam(address, BITS_SET[list])) break burst;
          cycles = 1 + BITS_SET[list];
          for (let i = 0; list; i++, list >>= 1) {
            if (!(list & 1)) continue;
            if (op & 0x800) r[i] = read32(address);
            else write32(address, r[i]);
            address += 4;
          }
          if (!(op & (1 << ((op >> 8) & 7)))) r[(op >> 8) & 7] = address;
          break;
        case 26:
        case 27: {
          let holds;
          switch ((op >> 8) & 15) {
            case 0: holds = result === 0; break;
            case 1: holds = result !== 0; break;
            case 2: holds = carry === 1; break;
            case 3: holds = carry === 0; break;
            case 4: holds = result < 0; break;
            case 5: holds = result >= 0; break;
            case 6: holds = overflow === 1; break;
            case 7: holds = overflow === 0; break;
            case 8: holds = carry === 1 && result !== 0; break;
            case 9: holds = carry === 0 || result === 0; break;
            case 10: holds = (result >>> 31) === overflow; break;
            case 11: holds = (result >>> 31) !== overflow; break;
            case 12: holds = result !== 0 && (result >>> 31) === overflow; break;
            case 13: holds = result === 0 || (result >>> 31) !== overflow; break;
            default: break burst;
          }
          if (holds) { next = (next + 2 + ((op << 24) >> 23)) >>> 0; cycles = 2; }
          break;
        }
        case 28: next = (next + 2 + ((op << 21) >> 20)) >>> 0; cycles = 2; break;
        case 30: {
          const second = read16((next & ~1) >>> 0);
          if (second < 0 || (second & 0xd000) !== 0xd000) break burst;
          const sign = (op >> 10) & 1;
          const i1 = 1 ^ sign ^ ((second >> 13) & 1);
          const i2 = 1 ^ sign ^ ((second >> 11) & 1);
          r[LR] = (next + 2) | 1;
          next = (next + 2 + ((-sign << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((second & 0x7ff) << 1))) >>> 0;
          cycles = 3;
          break;
        }
        default: break burst;
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
