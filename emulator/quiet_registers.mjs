// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The few peripheral registers that CircuitPython uses all the time and that nothing else depends
// on: the microsecond timer, when read, and the processor's divider. A burst (burst.mjs) may use
// them.

const TIMER = 0x40054;
const TIME_HIGH = 0x40054024;
const TIME_LOW = 0x40054028;
const SIO_START = 0xd0000000;
const DIVIDER = 0xd0000060; // its operands and results, up to ...
const DIVIDER_REMAINDER = 0xd0000074;
const DIVIDER_STATE = 0xd0000078; // only to be read

/** @param mcu the RP2040 */
export function quietRegisters(mcu) {
  const { clock, sio } = mcu;
  const timer = mcu.peripherals[TIMER];
  const isDivider = (address) =>
    address >= DIVIDER && address <= DIVIDER_REMAINDER && (address & 3) === 0;
  return {
    isTime: (address) => address === TIME_LOW || address === TIME_HIGH,

    /** Reads the timer as it will stand `later` ns after the clock's time. */
    readTime(address, later) {
      const now = clock.nanosCounter;
      clock.nanosCounter = now + later;
      const value = timer.readUint32(address & 0xff);
      clock.nanosCounter = now;
      return value;
    },

    isQuiet: (address) => isDivider(address) || address === DIVIDER_STATE,
    readQuiet: (address) => sio.readUint32(address - SIO_START),

    /** @returns whether the register is one of these; then it is written */
    writeQuiet(address, value) {
      if (!isDivider(address)) return false;
      sio.writeUint32(address - SIO_START, value);
      return true;
    },
  };
}
