// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Puts a flash chip behind the RP2040's SSI, the controller that talks to it. Only the plain
// serial way that the boot ROM and CircuitPython use to erase and program is modelled; execution
// reads the memory directly.

const SSI = 0x18000;
const IO_QSPI = 0x40018;
const SSI_ENABLE = 0x08;
const SSI_TX_LEVEL = 0x20;
const SSI_RX_LEVEL = 0x24;
const SSI_STATUS = 0x28;
const SSI_IDENTIFICATION = 0x58;
const SSI_VERSION = 0x5c;
const SSI_DATA = 0x60;
const SSI_DATA_END = 0xf0;
const TRANSMIT_READY = 0x06; // not full, and empty
const RECEIVED_SOME = 0x08;
const CHIP_SELECT_CONTROL = 0x0c; // in IO_QSPI: GPIO_QSPI_SS_CTRL, output override in bits 8 and 9
const BY_SSI = 0;
const DRIVEN_LOW = 2;
const DRIVEN_HIGH = 3;

/** @param mcu the RP2040  @param flash the SpiFlash */
export function connectFlash(mcu, flash) {
  const ssi = mcu.peripherals[SSI];
  const qspi = mcu.peripherals[IO_QSPI];
  const ssiRegisters = new Map();
  const qspiRegisters = new Map();
  const received = [];
  let chipSelect = BY_SSI;
  const isData = (offset) => offset >= SSI_DATA && offset < SSI_DATA_END;

  ssi.readUint32 = (offset) => {
    if (isData(offset)) return received.length ? received.shift() : 0;
    switch (offset) {
      case SSI_TX_LEVEL:
        return 0;
      case SSI_RX_LEVEL:
        return received.length;
      case SSI_STATUS:
        return TRANSMIT_READY | (received.length ? RECEIVED_SOME : 0);
      case SSI_IDENTIFICATION:
        return 0x51535049;
      case SSI_VERSION:
        return 0x3430312a;
    }
    return ssiRegisters.get(offset) ?? 0;
  };

  ssi.writeUint32 = (offset, value) => {
    if (isData(offset)) {
      if (chipSelect === DRIVEN_HIGH) return void received.push(0xff); // nobody listens
      if (chipSelect === BY_SSI && received.length === 0) flash.deselect();
      received.push(flash.transfer(value & 0xff));
      return;
    }
    if (offset === SSI_ENABLE && !(value & 1)) {
      received.length = 0;
      if (chipSelect === BY_SSI) flash.deselect();
    }
    ssiRegisters.set(offset, value);
  };

  qspi.readUint32 = (offset) => qspiRegisters.get(offset) ?? 0;
  qspi.writeUint32 = (offset, value) => {
    qspiRegisters.set(offset, value);
    if (offset !== CHIP_SELECT_CONTROL) return;
    const before = chipSelect;
    chipSelect = (value >> 8) & 3;
    if (chipSelect !== before && chipSelect !== DRIVEN_LOW) flash.deselect();
  };
}
