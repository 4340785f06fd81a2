// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// For burst.mjs: loads and stores by a register, on the stack, of half-words and of lists; and
// what works on the stack pointer or within a word. No flags are touched.

const SP = 13;
const LR = 14;
const NOT_HERE = 0;
const ONE_TRANSFER = 2; // cycles of a load or store of plain memory
const BITS_SET = Uint8Array.from(
  { length: 512 },
  (_, number) => number.toString(2).replaceAll('0', '').length,
);

/**
 * @param r the registers  @param memory see memory.mjs
 * @returns transfer(op), which does an instruction and returns its cycles, or NOT_HERE with nothing
 *   done; and returnAddress(op), what a POP of PC would bring, or -1 where that is not in RAM
 */
export function makeTransfers(r, memory) {
  const { read32, read16, read8, write32, write16, write8, wordsInRam } = memory;

  const byRegister = (op) => {
    const address = (r[(op >> 6) & 7] + r[(op >> 3) & 7]) >>> 0;
    const kind = (op >> 9) & 7;
    if (kind < 3) {
      const write = kind === 0 ? write32 : kind === 1 ? write16 : write8;
      return write(address, r[op & 7]) ? ONE_TRANSFER : NOT_HERE;
    }
    const read = kind === 4 ? read32 : kind === 5 || kind === 7 ? read16 : read8;
    const value = read(address);
    if (value < 0) return NOT_HERE;
    if (kind === 3) r[op & 7] = (value << 24) >> 24;
    else if (kind === 7) r[op & 7] = (value << 16) >> 16;
    else r[op & 7] = value;
    return ONE_TRANSFER;
  };

  const halfWord = (op) => {
    const address = (r[(op >> 3) & 7] + ((op >> 5) & 0x3e)) >>> 0;
    if (!(op & 0x800)) return write16(address, r[op & 7]) ? ONE_TRANSFER : NOT_HERE;
    const value = read16(address);
    if (value < 0) return NOT_HERE;
    r[op & 7] = value;
    return ONE_TRANSFER;
  };

  const onStack = (op) => {
    const address = (r[SP] + ((op & 0xff) << 2)) >>> 0;
    const register = (op >> 8) & 7;
    if (!(op & 0x800)) return write32(address, r[register]) ? ONE_TRANSFER : NOT_HERE;
    const value = read32(address);
    if (value < 0) return NOT_HERE;
    r[register] = value;
    return ONE_TRANSFER;
  };

  /** Stores the low registers of a list from an address on; returns the address after them. */
  const storeList = (list, address) => {
    for (let register = 0, rest = list; rest; register++, rest >>= 1) {
      if (!(rest & 1)) continue;
      write32(address, r[register]);
      address += 4;
    }
    return address;
  };
  const loadList = (list, address) => {
    for (let register = 0, rest = list; rest; register++, rest >>= 1) {
      if (!(rest & 1)) continue;
      r[register] = read32(address);
      address += 4;
    }
    return address;
  };

  const push = (op) => {
    const count = BITS_SET[op & 0x1ff];
    const address = (r[SP] - 4 * count) >>> 0;
    if (!wordsInRam(address, count)) return NOT_HERE;
    const end = storeList(op & 0xff, address);
    if (op & 0x100) write32(end, r[LR]);
    r[SP] = address;
    return 1 + BITS_SET[op & 0xff];
  };
  /** POP of the low registers; PC, where it is in the list, is for the caller. */
  const pop = (op) => {
    const withPc = op & 0x100;
    if (!wordsInRam(r[SP], BITS_SET[op & 0x1ff])) return NOT_HERE;
    r[SP] = loadList(op & 0xff, r[SP]) + (withPc ? 4 : 0);
    return (withPc ? 3 : 1) + BITS_SET[op & 0xff];
  };

  const several = (op) => {
    const base = (op >> 8) & 7;
    const list = op & 0xff;
    const start = r[base];
    if (!wordsInRam(start, BITS_SET[list])) return NOT_HERE;
    const end = op & 0x800 ? loadList(list, start) : storeList(list, start);
    if (!(list & (1 << base))) r[base] = end;
    return 1 + BITS_SET[list];
  };

  const within = (op) => {
    const value = r[(op >> 3) & 7];
    if ((op & 0xfc0) === 0x200)
      r[op & 7] = (value << 16) >> 16; // SXTH
    else if ((op & 0xfc0) === 0x240)
      r[op & 7] = (value << 24) >> 24; // SXTB
    else if ((op & 0xfc0) === 0x280)
      r[op & 7] = value & 0xffff; // UXTH
    else if ((op & 0xfc0) === 0x2c0)
      r[op & 7] = value & 0xff; // UXTB
    else if ((op & 0xfc0) === 0xa00)
      r[op & 7] = swapped(value); // REV
    else return NOT_HERE;
    return 1;
  };

  const transfer = (op) => {
    const kind = op >> 11;
    if (kind <= 11) return byRegister(op);
    if (kind <= 17) return halfWord(op);
    if (kind <= 19) return onStack(op);
    if (kind >= 24) return several(op);
    if ((op & 0xe00) === 0x400) return push(op);
    if ((op & 0xe00) === 0xc00) return pop(op);
    if ((op & 0xf00) !== 0) return within(op);
    const offset = (op & 0x7f) << 2;
    r[SP] = (r[SP] + (op & 0x80 ? -offset : offset)) & ~3;
    return 1;
  };

  const returnAddress = (op) => {
    const count = BITS_SET[op & 0xff];
    return wordsInRam(r[SP], count + 1) ? read32(r[SP] + 4 * count) : -1;
  };

  return { transfer, returnAddress };
}

function swapped(word) {
  return (word << 24) | ((word << 8) & 0xff0000) | ((word >>> 8) & 0xff00) | (word >>> 24);
}
