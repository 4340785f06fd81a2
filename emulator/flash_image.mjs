// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// What a Pico's flash holds before its first start: CircuitPython, an empty NVM, and a drive.

import { decodeBlock } from 'uf2';
import { DRIVE_OFFSET, DRIVE_SIZE, FLASH_ADDRESS, FLASH_SIZE } from './flash.mjs';

const UF2_BLOCK_SIZE = 512;

/**
 * @param uf2 CircuitPython's UF2 file
 * @param drive the drive's image, at most 1 MiB
 * @returns the chip's 2 MiB
 */
export function newFlash(uf2, drive) {
  if (drive.length > DRIVE_SIZE)
    throw new Error(`the drive has ${DRIVE_SIZE} bytes, not ${drive.length}`);
  const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
  for (let start = 0; start < uf2.length; start += UF2_BLOCK_SIZE) {
    const { payload, flashAddress } = decodeBlock(uf2.subarray(start, start + UF2_BLOCK_SIZE));
    flash.set(payload, flashAddress - FLASH_ADDRESS);
  }
  flash.set(drive, DRIVE_OFFSET);
  return flash;
}
