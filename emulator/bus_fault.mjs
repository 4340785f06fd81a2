// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// What the RP2040 does with an address where nothing is: a hard fault. rp2040js gives all ones and
// goes on. CircuitPython's handler of it resets the chip into safe mode.

const HARD_FAULT = 3; // the exception's number
const NOTHING_THERE = new Set([0x3, 0x6, 0x7, 0x8, 0x9, 0xa, 0xb, 0xc, 0xf]); // an address's top digit

/** Watches the bus; `settle()` after each instruction raises the fault that it has caused, if any. */
export class BusFault {
  /** @param mcu the RP2040 */
  constructor(mcu) {
    this.mcu = mcu;
    this.pending = false;
    const read = mcu.readUint32.bind(mcu);
    const write = mcu.writeUint32.bind(mcu);
    mcu.readUint32 = (address) => (this.isNowhere(address) ? 0 : read(address));
    mcu.writeUint32 = (address, value) => this.isNowhere(address) || write(address, value);
  }

  isNowhere(address) {
    const nowhere = NOTHING_THERE.has(address >>> 28);
    if (nowhere) this.pending = true;
    return nowhere;
  }

  settle() {
    if (!this.pending) return;
    this.pending = false;
    this.mcu.core.exceptionEntry(HARD_FAULT);
  }
}
