// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// An emulated Raspberry Pi Pico from one power-on (or reset) to the next. rp2040js emulates the
// chip; what CircuitPython needs besides is added in this folder: a flash that can be written
// (flash.mjs), PIO in step with the processor (pio.mjs), a USB host (usb_host.mjs), and here the
// start and the clock.

import fs from 'node:fs';
import { ConsoleLogger, LogLevel, RP2040 } from 'rp2040js';
import { makeBurst } from './burst.mjs';
import { BusFault } from './bus_fault.mjs';
import { FLASH_ADDRESS, FLASH_SIZE, SpiFlash } from './flash.mjs';
import { connectFlash } from './flash_bus.mjs';
import { LockstepPio } from './pio.mjs';
import { PixelChain } from './pixels.mjs';
import { UsbHost } from './usb_host.mjs';
import { connectWatchdog } from './watchdog.mjs';

const PIXEL_PIN = 0;
const NANOS_A_SECOND = 1e9;
const LONGEST_NAP_CYCLES = 100; // while the core waits and no alarm is set
const LONGEST_NAP_WITH_PIO_CYCLES = 64; // PIO may wake it

export class Pico {
  /**
   * @param bootrom path of the RP2040 B1 boot ROM, 16 KiB
   * @param flash the 2 MiB of flash to start from (copied)
   * @param levels a Map of pin number to level, set before the first instruction
   * @param host one of usb_host.mjs's HOST_MODES
   * @param bootsel whether the BOOTSEL button is pressed
   * @param resetFrom the Pico that ended in a ChipReset: this one is the same chip, starting again
   * @param onFrame, onConsole called with each frame (pixels.mjs) and each piece of console text
   */
  constructor({
    bootrom,
    flash,
    levels = new Map(),
    host = 'reading',
    bootsel = false,
    resetFrom,
    onFrame,
    onConsole,
  }) {
    this.mcu = new RP2040();
    this.clock = this.mcu.clock;
    this.mcu.logger = new ConsoleLogger(LogLevel.Error);
    const rom = fs.readFileSync(bootrom);
    this.mcu.loadBootrom(new Uint32Array(rom.buffer, rom.byteOffset, rom.length / 4));
    this.mcu.flash.set(flash.subarray(0, FLASH_SIZE));
    this.flash = new SpiFlash(this.mcu.flash, this.clock);
    connectFlash(this.mcu, this.flash);
    this.pio = this.mcu.pio.map((block) => new LockstepPio(block));
    this.chain = new PixelChain(this.mcu.gpio[PIXEL_PIN], this.clock, () => this.nanos, onFrame);
    this.usb = new UsbHost(this.mcu, host, onConsole);
    // CircuitPython 10 reads the BOOTSEL button through this line at start: pressed then, it asks
    // for safe mode.
    this.bootsel = bootsel;
    Object.defineProperty(this.mcu.qspi[1], 'inputValue', { get: () => !this.bootsel });
    connectWatchdog(
      this.mcu,
      resetFrom?.mcu,
      () => `the chip reset itself at ${this.ms.toFixed(1)} ms`,
    );
    for (const [pin, high] of levels) this.level(pin, high);
    this.bus = new BusFault(this.mcu);
    this.burst = makeBurst(this.mcu);
    this.stopping = false;
    this.mcu.core.PC = FLASH_ADDRESS;
  }

  /** Simulated nanoseconds since the start, exact inside a PIO step. */
  get nanos() {
    for (const pio of this.pio)
      if (pio.now !== null) return pio.now * (NANOS_A_SECOND / this.mcu.clkSys);
    return this.clock.nanos;
  }

  get ms() {
    return this.clock.nanos / 1e6;
  }

  /** Sets the voltage at VSYS, in mV: the fourth input of the converter has a third of it. */
  setSupply(millivolts) {
    const steps = Math.round((millivolts / 3 / 3300) * 4096);
    this.mcu.adc.channelValues[3] = Math.max(0, Math.min(4095, steps));
  }

  level(pin, high) {
    this.mcu.gpio[pin].setInputValue(high);
  }

  /** Lets time pass while the processor waits in a sleep, as one that is far longer. */
  skip(ms) {
    const busy = () => !this.mcu.core.waiting || this.pio.some((pio) => pio.active);
    for (let tries = 0; tries < 1000 && busy(); tries++) this.run(0.05);
    if (busy()) throw new Error('the processor does not sleep');
    this.clock.tick(ms * 1e6);
  }

  /** Makes run() return soon: for a listener that has seen what it waited for. */
  stop() {
    this.stopping = true;
  }

  /** Runs for so many simulated milliseconds, or until stop(). Throws PowerCut and ChipReset. */
  run(ms) {
    const { mcu, clock, burst, bus } = this;
    const { core } = mcu;
    const [pio0, pio1] = this.pio;
    const end = clock.nanos + ms * 1e6;
    this.stopping = false;
    while (clock.nanos < end && !this.stopping) {
      const cycle = NANOS_A_SECOND / mcu.clkSys;
      if (core.waiting) {
        this.nap(end, cycle);
      } else {
        let cycles = core.interruptsUpdated ? 0 : burst(this.quietCycles(end, cycle), cycle);
        if (cycles === 0) {
          cycles = core.executeInstruction();
          bus.settle();
        }
        clock.tick(cycles * cycle);
      }
      if (pio0.active) pio0.advance(clock.nanos / cycle);
      if (pio1.active) pio1.advance(clock.nanos / cycle);
    }
  }

  /** How many cycles may go by until the clock or PIO has something to do. */
  quietCycles(end, cycle) {
    const { clock } = this;
    const now = clock.nanos / cycle;
    const alarm = clock.nextAlarm === null ? end : Math.min(end, clock.nextAlarm.nanos);
    let cycles = alarm / cycle - now;
    for (const pio of this.pio) if (pio.active) cycles = Math.min(cycles, pio.nextDue - now);
    return cycles;
  }

  /** The core waits for an interrupt: lets time pass, at most to the next alarm. */
  nap(end, cycle) {
    const { clock } = this;
    const untilAlarm = clock.nanosToNextAlarm || LONGEST_NAP_CYCLES * cycle;
    let nanos = Math.max(cycle, Math.min(untilAlarm, end - clock.nanos + cycle));
    if (this.pio.some((pio) => pio.active))
      nanos = Math.min(nanos, LONGEST_NAP_WITH_PIO_CYCLES * cycle);
    clock.tick(nanos);
  }
}
