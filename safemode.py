# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What follows a fault: try again, but not for ever. Needs nothing from the drive, built-in modules only.

CircuitPython runs this file when it has gone into safe mode, before USB starts. A fault of the chip is noted in the
journal (lib/handheld/journal.py) and the board starts again; the third in a row leaves it in safe mode, with a sign on
the grid, the drive and the console open and the reason on it. Safe mode that somebody asked for stays: it is the
owner's way in.

After a reset by the watchdog CircuitPython starts as usual, so boot.py counts those here, and lets this file run in
place of the game when it is enough.
"""

import os
import time
from binascii import crc32

import digitalio
import microcontroller
import neopixel_write
import supervisor
import usb_cdc

import board

MOST = 3  # faults in a row that stop the handheld
_SIZE = 4096
_VERSION, _WATCH = 1, 7  # kinds of records
_CURRENT = 2  # the version of a journal that is begun here
_ORANGE = b"\x08\x18\x00"  # green, red, blue
_SQUARE = (0xFF, 0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0xFF)  # line by line; the crash sign is a cross
_TOP = 4
_TEXT = b"""\
The handheld has stopped: it went wrong three times in a row. The last time its program hung.\r
Drive and console are open. Switch it off and on to try again.\r
"""


def main():
    """Do what the reason asks for; returns to leave the board in safe mode."""
    reasons = supervisor.SafeModeReason
    reason = supervisor.runtime.safe_mode_reason
    if reason == reasons.NONE:
        show()
        tell()
    elif reason not in (reasons.USER, reasons.PROGRAMMATIC):
        show()  # first: should counting go wrong too, it has been seen
        if count() < MOST:
            microcontroller.reset()


def count():
    """Note another fault in the journal; return how many in a row that makes, or MOST if it can't be noted."""
    try:
        return _count(microcontroller.nvm)
    except Exception:  # not even to be counted: better stopped than for ever
        return MOST


def _count(memory):
    data = memory[0:_SIZE]
    end, number, watch, version = _read(data)
    records = b""
    if not end:
        records = _framed(_VERSION, 0, _CURRENT)
        number = 1
    elif not version:
        return MOST  # no journal: what is there may be of use to somebody
    watch = min(watch + 1, 255)
    records += _framed(_WATCH, number, watch)
    stop = end + len(records)
    if stop > _SIZE:
        return MOST
    memory[end:stop] = records  # all of it was 0xFF: nothing is erased
    return watch if memory[end:stop] == records else MOST


def _framed(kind, number, value):
    data = bytes((1, kind, number & 255, number >> 8, value))
    check = crc32(data) & 0xFFFF
    return data + bytes((check & 255, check >> 8, 255))  # eight bytes: a record begins at a multiple of four


def _read(data):
    """Return (end, number, watch, version) as `handheld.records` does."""
    end = _SIZE
    while end and data[end - 1] == 255:
        end -= 1
    at = torn = number = watch = version = 0
    while at < end:
        kind = data[at + 1]
        size = data[at] | kind >> 4 << 8
        stop = at + size + 4
        if kind > 63 or stop + 2 > _SIZE or crc32(data[at:stop]) & 0xFFFF != data[stop] | data[stop + 1] << 8:
            at += 4
            torn = 4
            continue
        torn = 0
        found = data[at + 2] | data[at + 3] << 8
        if not version or 0 < (found - number + 1 & 0xFFFF) < 0x8000:
            number = found + 1 & 0xFFFF
            if kind & 15 == _VERSION and size:
                version = data[at + 4]
            elif kind & 15 == _WATCH and size == 1:
                watch = data[at + 4]
        at += size + 9 & ~3
    return min(at + torn, _SIZE), number, watch, version


def show():
    """Light an orange square."""
    frame = bytearray(384)
    for line, bits in enumerate(_SQUARE):
        for x in range(8):
            if bits >> x & 1:
                at = 3 * (8 * (_TOP + line) + x)
                frame[at : at + 3] = _ORANGE
    try:
        _send(frame, getattr(board, os.getenv("PIN_PIXELS")))
    except Exception:  # no such line, or nonsense: the kit's own pin
        _send(frame, board.GP0)


def _send(frame, pin):
    output = digitalio.DigitalInOut(pin)
    output.switch_to_output()
    neopixel_write.neopixel_write(output, frame)
    output.deinit()


def tell():
    """Say why on the console, to everybody who opens it."""
    port = usb_cdc.console
    left = _TEXT
    while True:
        if not port.connected:
            left = _TEXT
        elif left:
            port.write_timeout = 0  # a terminal that does not read must not stop this
            left = left[port.write(left[:48]) or 0 :]
        time.sleep(0.01)


if __name__ == "__main__":
    main()
