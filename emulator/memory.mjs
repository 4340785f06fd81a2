// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The RP2040's plain memory (flash, RAM and boot ROM) without the way through rp2040js's address
// decoder: reading and writing it has no effect besides. Everything else, peripherals above all,
// is "not plain" and left to rp2040js.

const RAM_START = 0x20000000;
const ROM_END = 0x4000;
const FLASH_WINDOW = 0x10; // the top byte of an address in flash
const FLASH_MASK = 0xffffff;

/** What the readers return for an address that is not plain memory, or not aligned. */
export const NOT_PLAIN = -1;

/**
 * @param mcu the RP2040
 * @returns readers of 32, 16 and 8 bits, and writers that say whether they wrote
 */
export function plainMemory(mcu) {
  const { buffer: ram, byteLength: ramSize } = mcu.sram;
  const [ram32, ram16, ram8] = [new Uint32Array(ram), new Uint16Array(ram), new Uint8Array(ram)];
  const { buffer: flash } = mcu.flash;
  const [flash32, flash16, flash8] = [
    new Uint32Array(flash),
    new Uint16Array(flash),
    new Uint8Array(flash),
  ];
  const { buffer: rom } = mcu.bootrom;
  const [rom32, rom16, rom8] = [new Uint32Array(rom), new Uint16Array(rom), new Uint8Array(rom)];

  return {
    read32(address) {
      if (address & 3) return NOT_PLAIN;
      const inRam = (address - RAM_START) >>> 0;
      if (inRam < ramSize) return ram32[inRam >>> 2];
      if (address >>> 24 === FLASH_WINDOW) return flash32[(address & FLASH_MASK) >>> 2];
      return address < ROM_END ? rom32[address >>> 2] : NOT_PLAIN;
    },

    read16(address) {
      if (address & 1) return NOT_PLAIN;
      if (address >>> 24 === FLASH_WINDOW) return flash16[(address & FLASH_MASK) >>> 1];
      const inRam = (address - RAM_START) >>> 0;
      if (inRam < ramSize) return ram16[inRam >>> 1];
      return address < ROM_END ? rom16[address >>> 1] : NOT_PLAIN;
    },

    read8(address) {
      const inRam = (address - RAM_START) >>> 0;
      if (inRam < ramSize) return ram8[inRam];
      if (address >>> 24 === FLASH_WINDOW) return flash8[address & FLASH_MASK];
      return address < ROM_END ? rom8[address] : NOT_PLAIN;
    },

    write32(address, value) {
      const inRam = (address - RAM_START) >>> 0;
      if (address & 3 || inRam >= ramSize) return false;
      ram32[inRam >>> 2] = value;
      return true;
    },

    write16(address, value) {
      const inRam = (address - RAM_START) >>> 0;
      if (address & 1 || inRam >= ramSize) return false;
      ram16[inRam >>> 1] = value;
      return true;
    },

    write8(address, value) {
      const inRam = (address - RAM_START) >>> 0;
      if (inRam >= ramSize) return false;
      ram8[inRam] = value;
      return true;
    },

    /** Whether so many words from an address on are all in RAM, and aligned. */
    wordsInRam(address, count) {
      const inRam = (address - RAM_START) >>> 0;
      return (address & 3) === 0 && inRam + 4 * count <= ramSize;
    },
  };
}
