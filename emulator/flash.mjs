// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The Pico's flash chip (a W25Q16JV, 2 MiB) as its SPI bus sees it. rp2040js knows flash as memory
// that never changes; CircuitPython needs one that it can erase and program, for
// microcontroller.nvm and the drive.

export const FLASH_ADDRESS = 0x10000000;
export const FLASH_SIZE = 2 * 1024 * 1024;

// CircuitPython's division of the chip on this board: 1020 KiB of firmware, 4 KiB of NVM, then the
// drive.
export const NVM_OFFSET = 0xff000;
export const NVM_SIZE = 0x1000;
export const DRIVE_OFFSET = 0x100000;
export const DRIVE_SIZE = 0x100000;

/** How long an operation keeps the chip busy, in ms: the data sheet's typical times. */
const BUSY_MS = { program: 0.4, erase: 45 };

const WRITE_DISABLE = 0x04;
const WRITE_ENABLE = 0x06;
const PAGE_PROGRAM = 0x02;
const READ = 0x03;
const FAST_READ = 0x0b;
const READ_STATUS_1 = 0x05;
const READ_STATUS_2 = 0x35;
const JEDEC_ID = 0x9f;
const UNIQUE_ID = 0x4b;
const ERASE_LENGTH = { 0x20: 0x1000, 0x52: 0x8000, 0xd8: 0x10000 };
const WITH_ADDRESS = new Set([PAGE_PROGRAM, READ, FAST_READ, 0x20, 0x52, 0xd8]);

/** Thrown when the power fails at the flash operation that was chosen for it. */
export class PowerCut extends Error {
  constructor(operation) {
    super(`power cut at flash operation ${operation.number} (${operation.kind})`);
    this.operation = operation;
  }
}

export class SpiFlash {
  /**
   * @param memory the chip's bytes, shared with the processor that executes from them
   * @param clock what tells the time in nanoseconds, as { nanos }
   */
  constructor(memory, clock) {
    this.memory = memory;
    this.clock = clock;
    this.busyUntil = 0;
    this.writeEnabled = false;
    this.operations = 0; // erases and programs since power-on
    this.lastOperation = null; // { number, kind: 'erase' | 'program', address, length }
    this.onOperation = null; // called with each operation before it happens
    this.cutAt = Infinity; // the number of the operation at which the power fails
    this.cutHalfDone = true; // whether that one gets half-way first, or does nothing
    this.forget();
  }

  /** Takes one byte from the bus while the chip is selected; returns the byte that goes back. */
  transfer(byte) {
    const position = this.received++;
    if (position === 0) {
      this.command = byte;
      if (byte === WRITE_ENABLE) this.writeEnabled = true;
      if (byte === WRITE_DISABLE) this.writeEnabled = false;
      return 0xff;
    }
    if (position <= 3 && WITH_ADDRESS.has(this.command)) {
      this.address = (this.address << 8) | byte;
      return 0xff;
    }
    return this.answer(position, byte);
  }

  /** What the chip does with a byte after the command and its address. */
  answer(position, byte) {
    switch (this.command) {
      case READ_STATUS_1:
        return (this.writeEnabled ? 0x02 : 0) | (this.clock.nanos < this.busyUntil ? 0x01 : 0);
      case READ_STATUS_2:
        return 0x02; // quad mode is enabled
      case JEDEC_ID:
        return [0xef, 0x40, 0x15][(position - 1) % 3];
      case UNIQUE_ID:
        return position < 5 ? 0xff : (0xe6 + 17 * (position - 5)) & 0xff;
      case READ:
        return this.memory[(this.address + position - 4) % FLASH_SIZE];
      case FAST_READ: // one dummy byte first
        return position < 5 ? 0xff : this.memory[(this.address + position - 5) % FLASH_SIZE];
      case PAGE_PROGRAM:
        if (this.writeEnabled) this.page.push([this.inPage(position - 4), byte]);
        return 0xff;
    }
    return 0x00;
  }

  /** The address of a page program's byte: it wraps within its page of 256. */
  inPage(index) {
    return (this.address & ~0xff) | ((this.address + index) & 0xff);
  }

  /** The end of a command: erases and programs happen now. */
  deselect() {
    const { command, received, address, page } = this;
    this.forget();
    if (!this.writeEnabled) return;
    if (command === PAGE_PROGRAM && page.length > 0) {
      this.apply('program', page[0][0], page.length, (count) => {
        for (const [at, value] of page.slice(0, count)) this.memory[at] &= value;
      });
    } else if (command in ERASE_LENGTH && received >= 4) {
      const length = ERASE_LENGTH[command];
      const start = address & ~(length - 1);
      this.apply('erase', start, length, (count) => this.memory.fill(0xff, start, start + count));
    }
  }

  /** Does one operation, or half of it and then the power cut. write(n) does its first n bytes. */
  apply(kind, address, length, write) {
    this.lastOperation = { number: ++this.operations, kind, address, length };
    this.onOperation?.(this.lastOperation);
    this.busyUntil = this.clock.nanos + BUSY_MS[kind] * 1e6;
    this.writeEnabled = false;
    if (this.operations < this.cutAt) return write(length);
    if (this.cutHalfDone) write(length >> 1);
    throw new PowerCut(this.lastOperation);
  }

  forget() {
    this.command = -1;
    this.received = 0;
    this.address = 0;
    this.page = [];
  }
}
