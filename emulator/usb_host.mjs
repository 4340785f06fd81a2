// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The computer at the other end of the USB cable, as far as the serial console needs one.

import { USBCDC } from 'rp2040js';

/**
 * What the host does:
 *   reading  a program has the console open and reads it
 *   deaf     a program has it open and never reads: what the device sends stays in its buffers
 *   closed   the cable is in, the drive would be mounted, no program has the console open
 *   absent   a charger: no host at all
 */
export const HOST_MODES = ['reading', 'deaf', 'closed', 'absent'];

const BUFFER_AVAILABLE = 1 << 10;
const DTR_AND_RTS = 3;

export class UsbHost extends USBCDC {
  /**
   * @param mcu the RP2040
   * @param mode one of HOST_MODES
   * @param onText called with each piece of console text
   */
  constructor(mcu, mode, onText) {
    super(mcu.usbCtrl);
    this.mode = mode;
    this.mcu = mcu;
    this.held = null; // the IN transfer that a deaf host leaves waiting: [offset, value]
    const decoder = new TextDecoder();
    this.onSerialData = (bytes) => onText(decoder.decode(bytes, { stream: true }));
    const enabled = this.usb.onUSBEnabled;
    this.usb.onUSBEnabled = () => this.mode !== 'absent' && enabled();
    const updated = this.usb.DPRAMUpdated.bind(this.usb);
    this.usb.DPRAMUpdated = (offset, value) => {
      if (this.mode === 'deaf' && this.isConsoleOutput(offset) && value & BUFFER_AVAILABLE)
        this.held = [offset, value];
      else updated(offset, value);
    };
    // USBCDC answers each read of the device at once, with nothing when nothing was typed: an
    // interrupt every 10 us that no real host causes. Here a read waits until there is text.
    const read = this.usb.onEndpointRead;
    this.awaitedRead = null;
    this.usb.onEndpointRead = (endpoint, size) => {
      if (endpoint === this.outEndpoint && this.txFIFO.empty) this.awaitedRead = [endpoint, size];
      else read(endpoint, size);
    };
    this.giveTyped = () => {
      const awaited = this.awaitedRead;
      this.awaitedRead = null;
      if (awaited) read(...awaited);
    };
    this.takeHeld = () => {
      const { held } = this;
      this.held = null;
      if (held) updated(...held);
    };
  }

  isConsoleOutput(offset) {
    return this.inEndpoint > 0 && offset === 0x80 + 8 * this.inEndpoint;
  }

  /** Opens the console, unless nobody does. USBCDC calls it once the device is configured. */
  cdcSetControlLineState(value = DTR_AND_RTS) {
    this.initialized = true;
    if (this.mode !== 'closed' || value === 0) super.cdcSetControlLineState(value);
  }

  /** Changes what the host does while the device runs. */
  setMode(mode) {
    if (mode === 'absent' || this.mode === 'absent')
      throw new Error('plug or unplug the host while the power is off');
    const [wasOpen, isOpen] = [this.mode, mode].map((each) => each !== 'closed');
    this.mode = mode;
    if (this.initialized && wasOpen !== isOpen)
      this.cdcSetControlLineState(isOpen ? DTR_AND_RTS : 0);
    if (mode !== 'deaf') this.takeHeld();
  }

  /** Types text on the console. */
  type(text) {
    for (const byte of new TextEncoder().encode(text)) this.sendSerialByte(byte);
    this.giveTyped();
  }
}
