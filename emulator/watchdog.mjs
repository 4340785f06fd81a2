// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The RP2040's watchdog as far as rp2040js leaves it out: that it can reset the chip, what outlives
// such a reset, and how fast it counts.

const WATCHDOG = 0x40058;
const RESET_RECORD = 0x40064; // VREG_AND_CHIP_RESET
const PSM = 0x40010;
const CHIP_RESET = 0x08; // in RESET_RECORD
const HAD_POWER_ON = 1 << 8;
const WHAT_RESETS = 0x08; // in PSM: WDSEL
const PROCESSORS = 3 << 15; // in WDSEL
const TICK = 0x2c; // in WATCHDOG: cycles of the crystal a tick
const TICK_CYCLES = 0x1ff;
const COUNTS_A_TICK = 2; // erratum RP2040-E1: it counts down twice a tick

/** Thrown when the chip resets itself: by the watchdog, or by microcontroller.reset(). */
export class ChipReset extends Error {}

/**
 * @param mcu the RP2040
 * @param before the RP2040 that ended in a ChipReset, if this is the same chip, starting again
 * @param describe a function that returns what to say of a reset
 */
export function connectWatchdog(mcu, before, describe) {
  const watchdog = mcu.peripherals[WATCHDOG];
  const psm = mcu.peripherals[PSM];
  const readRecord = mcu.peripherals[RESET_RECORD].readUint32.bind(mcu.peripherals[RESET_RECORD]);
  // The power-on stays on record: the watchdog does not clear it.
  mcu.peripherals[RESET_RECORD].readUint32 = (offset) =>
    offset === CHIP_RESET ? HAD_POWER_ON : readRecord(offset);
  if (before) {
    // RAM keeps what it holds, and so do these; CircuitPython passes the reason of a safe mode on.
    mcu.sram.set(before.sram);
    watchdog.scratchData.set(before.peripherals[WATCHDOG].scratchData);
    watchdog.reason = before.peripherals[WATCHDOG].reason;
  }
  const write = watchdog.writeUint32.bind(watchdog);
  watchdog.writeUint32 = (offset, value) => {
    if (offset === TICK) {
      const cycles = value & TICK_CYCLES;
      if (cycles) watchdog.timer.frequency = (COUNTS_A_TICK * mcu.xoscFreq) / cycles;
    }
    write(offset, value);
  };
  watchdog.onWatchdogTrigger = () => {
    if (psm.readUint32(WHAT_RESETS) & PROCESSORS) throw new ChipReset(describe());
  };
}
