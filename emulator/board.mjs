// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The board on the table: it outlives power cycles. It keeps the flash, the buttons' levels and
// whether a USB host is there, switches a Pico on and off, and collects what comes out of it.

import { PowerCut, DRIVE_OFFSET, DRIVE_SIZE, FLASH_SIZE, NVM_OFFSET, NVM_SIZE } from './flash.mjs';
import { Output } from './output.mjs';
import { Pico } from './pico.mjs';
import { HOST_MODES } from './usb_host.mjs';
import { ChipReset } from './watchdog.mjs';

export class Board {
  /** @param bootrom path of the boot ROM  @param flash the 2 MiB that the chip holds at first */
  constructor({ bootrom, flash }) {
    this.bootrom = bootrom;
    this.storedFlash = new Uint8Array(FLASH_SIZE).fill(0xff);
    this.storedFlash.set(flash.subarray(0, FLASH_SIZE));
    this.levels = new Map();
    this.host = 'reading';
    this.bootsel = false;
    this.supply = 4700; // mV at VSYS: 5 V less the Pico's diode
    this.output = new Output();
    this.pico = null; // null while the power is off
    this.msBeforeReset = 0; // simulated ms from power-on to the last chip reset
    this.watchesFlash = false; // whether flash operations are put down for the output
    this.outOfSpec = 0; // WS2812 bits out of the data sheet's times, since the board exists
  }

  get flash() {
    return this.pico ? this.pico.mcu.flash : this.storedFlash;
  }

  get nvm() {
    return this.flash.slice(NVM_OFFSET, NVM_OFFSET + NVM_SIZE);
  }

  /** The CIRCUITPY drive as it is now: a FAT12 image of 1 MiB. */
  get drive() {
    return this.flash.slice(DRIVE_OFFSET, DRIVE_OFFSET + DRIVE_SIZE);
  }

  /** The USB configuration descriptor that the host has read: which interfaces it was offered. */
  get usbDescriptors() {
    return this.running().usb.descriptors;
  }

  /** Simulated ms since power-on. A chip reset does not start it again. */
  get ms() {
    return this.msBeforeReset + (this.pico ? this.pico.ms : 0);
  }

  get outOfSpecSoFar() {
    return this.outOfSpec + (this.pico ? this.pico.chain.outOfSpec : 0);
  }

  /**
   * Switches on.
   * @param nvm what to put into the 4 KiB of NVM first, from its start
   */
  powerOn(nvm) {
    if (this.pico) throw new Error('the power is on already');
    if (nvm) {
      if (nvm.length > NVM_SIZE) throw new Error(`nvm holds ${NVM_SIZE} bytes, not ${nvm.length}`);
      this.storedFlash.fill(0xff, NVM_OFFSET, NVM_OFFSET + NVM_SIZE);
      this.storedFlash.set(nvm, NVM_OFFSET);
    }
    this.msBeforeReset = 0;
    this.start({ flash: this.storedFlash });
  }

  /** Switches off, if it was on: the flash stays as it is. */
  powerOff() {
    if (!this.pico) return;
    this.storedFlash.set(this.pico.mcu.flash.subarray(0, FLASH_SIZE));
    this.outOfSpec += this.pico.chain.outOfSpec;
    this.pico = null;
  }

  /** Lets the power fail at the nth flash operation from now; never, with n undefined. */
  cutPower(n = Infinity, halfDone = true) {
    const { flash } = this.running();
    flash.cutAt = flash.operations + n;
    flash.cutHalfDone = halfDone;
  }

  /** From now on, puts down each flash operation and what NVM held before it; or no longer. */
  watchFlash(on) {
    this.watchesFlash = on;
  }

  takeOperation({ kind, address }) {
    if (this.watchesFlash) this.output.operations.push([kind, address, this.nvm]);
  }

  level(pin, high) {
    this.levels.set(pin, high);
    this.pico?.level(pin, high);
  }

  /** Presses the BOOTSEL button on the board, or lets it go. */
  pressBootsel(pressed) {
    this.bootsel = pressed;
    if (this.pico) this.pico.bootsel = pressed;
  }

  setHost(mode) {
    if (!HOST_MODES.includes(mode))
      throw new Error(`host is one of ${HOST_MODES.join(', ')}, not ${mode}`);
    this.pico?.usb.setMode(mode);
    this.host = mode;
  }

  setSupply(millivolts) {
    this.supply = millivolts;
    this.pico?.setSupply(millivolts);
  }

  type(text) {
    this.running().usb.type(text);
  }

  /**
   * Runs for so many simulated ms, or until a moment: 'frame', the next frame has latched, or
   * 'console:TEXT', TEXT has appeared on the console since this run began. Returns what ended it
   * early, if anything did: { until: true }, { reset: true } or { cut: operation }.
   */
  run(ms, until) {
    const pico = this.running();
    this.waitFor(until);
    try {
      pico.run(ms);
    } catch (error) {
      if (error instanceof ChipReset) return this.restart();
      if (!(error instanceof PowerCut)) throw error;
      this.powerOff();
      return { cut: error.operation };
    }
    return pico.stopping ? { until: true } : {};
  }

  waitFor(until) {
    this.awaitsFrame = until === 'frame';
    this.awaitedText = until?.startsWith('console:') ? until.slice('console:'.length) : null;
    this.heard = '';
    if (until && !this.awaitsFrame && !this.awaitedText)
      throw new Error(`until is frame or console:TEXT, not ${until}`);
  }

  /** The same chip starts again after it reset itself. */
  restart() {
    const { pico } = this;
    this.msBeforeReset += pico.ms;
    this.outOfSpec += pico.chain.outOfSpec;
    this.start({ flash: pico.mcu.flash, resetFrom: pico });
    return { reset: true };
  }

  start(from) {
    this.pico = new Pico({
      bootrom: this.bootrom,
      levels: this.levels,
      host: this.host,
      bootsel: this.bootsel,
      onFrame: (frame) => this.takeFrame(frame),
      onConsole: (text) => this.takeText(text),
      ...from,
    });
    this.pico.flash.onOperation = (operation) => this.takeOperation(operation);
    this.pico.setSupply(this.supply);
    this.output.edges.attach(this.pico, this.msBeforeReset);
  }

  takeFrame({ nanos, pixels }) {
    this.output.frames.push([this.msBeforeReset + nanos / 1e6, pixels]);
    if (this.awaitsFrame) this.pico.stop();
  }

  takeText(text) {
    this.output.console += text;
    if (this.awaitedText === null) return;
    this.heard += text;
    if (this.heard.includes(this.awaitedText)) this.pico.stop();
  }

  running() {
    if (!this.pico) throw new Error('the power is off');
    return this.pico;
  }
}
