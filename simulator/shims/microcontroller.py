# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The chip: its pins, its non-volatile memory, its reset."""

import simulated


class Pin:
    """A pin of the chip. The board has them ready made: there is no need to make one."""

    def __init__(self, number):
        self.number = number
        self.name = "GP%d" % number

    def __repr__(self):
        return "board.%s" % self.name


class _Pins:
    pass


pin = _Pins()
for _number in range(30):
    setattr(pin, "GPIO%d" % _number, Pin(_number))


class _ByteArray:
    """4096 bytes that survive power-off; 0xFF when fresh. Reads give ints and bytearrays."""

    def __len__(self):
        return simulated.NVM_SIZE

    def __getitem__(self, where):
        if isinstance(where, slice):
            start, stop = _span(where)
            return simulated.nvm[start:stop]
        return simulated.nvm[where]

    def __setitem__(self, where, value):
        if isinstance(where, slice):
            start, stop = _span(where)
            if not isinstance(value, (bytes, bytearray, memoryview)):
                raise NotImplementedError("array/bytes required on right side")
            if len(value) != stop - start:
                raise ValueError("Slice and value different lengths.")
            simulated.write_nvm(start, bytes(value))
            return
        if not -simulated.NVM_SIZE <= where < simulated.NVM_SIZE:
            raise IndexError("index out of range")
        if not 0 <= value <= 255:
            raise ValueError("Array values should be single bytes.")
        simulated.write_nvm(where % simulated.NVM_SIZE, bytes([value]))


def _span(where):
    if where.step not in (None, 1):
        raise NotImplementedError("only slices with step=1 (aka None) are supported")
    start, stop, _ = where.indices(simulated.NVM_SIZE)
    return start, max(start, stop)


nvm = _ByteArray()


class ResetReason:
    """Why the chip last started."""

    POWER_ON = "microcontroller.ResetReason.POWER_ON"
    SOFTWARE = "microcontroller.ResetReason.SOFTWARE"


class _Processor:
    frequency = 125_000_000
    temperature = 25.0
    voltage = 3.3
    uid = b"\x00SIMULAT"
    reset_reason = ResetReason.POWER_ON


cpu = _Processor()


def reset():
    """Start as at power-on."""
    raise simulated.Reset()


def delay_us(delay):
    """Wait so many microseconds."""
    simulated.advance(delay)
