// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The Thumb instructions that load and store, in plain memory only. Each checks first and then does: what it
// leaves to rp2040js, it has not begun.

const SP = 13;
const PC = 15;
const NOT_HERE = 0;
const SINGLE_CYCLES = 2; // a load or store of plain memory

/** @param add enters an instruction in the table  @param r the registers  @param memory see memory.mjs */
export function addTransfers(add, r, memory) {
  const { read32, read16, read8, write32, write16, write8, wordsInRam } = memory;

  const load = (pattern, address, read, target = (op) => op & 7, convert = (value) => value) =>
    add(pattern, (op) => {
      const value = read(address(op) >>> 0);
      if (value < 0) return NOT_HERE;
      r[target(op)] = convert(value);
      return SINGLE_CYCLES;
    });
  const store = (pattern, address, write, source = (op) => op & 7) =>
    add(pattern, (op) => (write(address(op) >>> 0, r[source(op)]) ? SINGLE_CYCLES : NOT_HERE));

  const middle = (op) => (op >> 8) & 7;
  const byRegister = (op) => r[(op >> 6) & 7] + r[(op >> 3) & 7];
  const byConstant = (size) => (op) => r[(op >> 3) & 7] + ((op >> 6) & 31) * size;
  const onStack = (op) => r[SP] + ((op & 0xff) << 2);
  const besidePc = (op) => ((r[PC] + 2) & ~3) + ((op & 0xff) << 2);

  store('0101000', byRegister, write32);
  store('0101001', byRegister, write16);
  store('0101010', byRegister, write8);
  load('0101011', byRegister, read8, undefined, (value) => (value << 24) >> 24);
  load('0101100', byRegister, read32);
  load('0101101', byRegister, read16);
  load('0101110', byRegister, read8);
  load('0101111', byRegister, read16, undefined, (value) => (value << 16) >> 16);
  store('01100', byConstant(4), write32);
  load('01101', byConstant(4), read32);
  store('01110', byConstant(1), write8);
  load('01111', byConstant(1), read8);
  store('10000', byConstant(2), write16);
  load('10001', byConstant(2), read16);
  store('10010', onStack, write32, middle);
  load('10011', onStack, read32, middle);
  load('01001', besidePc, read32, middle);

  const countBits = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

  /** Stores the low registers in the list from an address on; returns the address after them. */
  const storeList = (list, address) => {
    for (let register = 0; list; register++, list >>= 1) {
      if (!(list & 1)) continue;
      write32(address, r[register]);
      address += 4;
    }
    return address;
  };
  const loadList = (list, address) => {
    for (let register = 0; list; register++, list >>= 1) {
      if (!(list & 1)) continue;
      r[register] = read32(address);
      address += 4;
    }
    return address;
  };

  add('1011010', (op) => {
    const list = op & 0xff;
    const withLink = (op >> 8) & 1;
    const count = countBits[list] + withLink;
    const address = (r[SP] - 4 * count) >>> 0;
    if (!wordsInRam(address, count)) return NOT_HERE;
    const end = storeList(list, address);
    if (withLink) write32(end, r[14]);
    r[SP] = address;
    return 1 + countBits[list];
  });
  add('10111100', (op) => {
    const list = op & 0xff;
    if (!wordsInRam(r[SP], countBits[list])) return NOT_HERE;
    r[SP] = loadList(list, r[SP]);
    return 1 + countBits[list];
  });
  const several = (pattern, move) =>
    add(pattern, (op) => {
      const base = middle(op);
      const list = op & 0xff;
      if (!wordsInRam(r[base], countBits[list])) return NOT_HERE;
      const end = move(list, r[base]);
      if (!(list & (1 << base))) r[base] = end;
      return 1 + countBits[list];
    });
  several('11000', storeList);
  several('11001', loadList);
}
