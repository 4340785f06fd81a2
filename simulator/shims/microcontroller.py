# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The chip: its pins, its non-volatile memory, its reset."""

from simulated import NVM_SIZE, Reset, device


class Pin:
    """A pin of the chip. The board has them ready made: there is no need to make one."""

    def __init__(self, number):
        self.number = number
        self.name = f"GP{number}"

    def __repr__(self):
        return f"board.{self.name}"


class _Pins:
    pass


pin = _Pins()
for _number in range(30):
    setattr(pin, f"GPIO{_number}", Pin(_number))


class _ByteArray:
    """4096 bytes that survive power-off; 0xFF when fresh. Reads give ints and bytearrays."""

    def __len__(self):
        return NVM_SIZE

    def __getitem__(self, where):
        if isinstance(where, slice):
            start, stop = _span(where)
            return device.nvm[start:stop]
        return device.nvm[where]

    def __setitem__(self, where, value):
        if isinstance(where, slice):
            start, stop = _span(where)
            if not isinstance(value, (bytes, bytearray, memoryview)):
                raise NotImplementedError("array/bytes required on right side")
            if len(value) != stop - start:
                raise ValueError("Slice and value different lengths.")
            device.write_nvm(start, bytes(value))
            return
        if not -NVM_SIZE <= where < NVM_SIZE:
            raise IndexError("index out of range")
        if not 0 <= value <= 255:
            raise ValueError("Array values should be single bytes.")
        device.write_nvm(where % NVM_SIZE, bytes([value]))


def _span(where):
    if where.step not in (None, 1):
        raise NotImplementedError("only slices with step=1 (aka None) are supported")
    start, stop, _ = where.indices(NVM_SIZE)
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
    raise Reset()


def delay_us(delay):
    """Wait so many microseconds."""
    device.advance(delay)
