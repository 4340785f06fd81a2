# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Digital pins, with the checks of CircuitPython's own driver."""

import microcontroller
from simulated import device


class Direction:
    """Which way a pin works."""

    INPUT = "digitalio.Direction.INPUT"
    OUTPUT = "digitalio.Direction.OUTPUT"


class Pull:
    """The resistor inside the chip."""

    UP = "digitalio.Pull.UP"
    DOWN = "digitalio.Pull.DOWN"


class DriveMode:
    """How an output drives its pin."""

    PUSH_PULL = "digitalio.DriveMode.PUSH_PULL"
    OPEN_DRAIN = "digitalio.DriveMode.OPEN_DRAIN"


class DigitalInOut:
    """One pin, in use until `deinit()`. ValueError when it is in use already."""

    def __init__(self, pin):
        if not isinstance(pin, microcontroller.Pin):
            raise TypeError("Expected a Pin")
        if pin.number in device.used_pins:
            raise ValueError(f"{pin.name} in use")
        device.used_pins.add(pin.number)
        self._pin = pin
        self._direction = Direction.INPUT
        self._pull = None
        self._drive_mode = DriveMode.PUSH_PULL
        self._out = False

    def deinit(self):
        """Give the pin back."""
        if self._pin is not None:
            device.used_pins.discard(self._pin.number)
            self._pin = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def _check(self):
        if self._pin is None:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )

    def switch_to_input(self, pull=None):
        """Make it an input, with a pull-up, a pull-down or (None) neither."""
        self._check()
        if pull not in (None, Pull.UP, Pull.DOWN):
            raise ValueError("Invalid pull")
        self._direction = Direction.INPUT
        self._pull = pull

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        """Make it an output that starts at `value`."""
        self._check()
        self._direction = Direction.OUTPUT
        self._drive_mode = drive_mode
        self._out = bool(value)

    @property
    def direction(self):
        """`Direction.INPUT` or `Direction.OUTPUT`."""
        self._check()
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction == Direction.INPUT:
            self.switch_to_input()
        elif direction == Direction.OUTPUT:
            self.switch_to_output()
        else:
            raise ValueError("Invalid direction")

    @property
    def value(self):
        """The level of the pin."""
        self._check()
        if self._direction == Direction.OUTPUT:
            return self._out
        return device.levels.get(self._pin.number, self._pull == Pull.UP)

    @value.setter
    def value(self, value):
        self._check()
        if self._direction == Direction.INPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._out = bool(value)

    @property
    def pull(self):
        """The pull of an input."""
        self._check()
        if self._direction == Direction.OUTPUT:
            raise AttributeError("Pull not used when direction is output.")
        return self._pull

    @pull.setter
    def pull(self, pull):
        self._check()
        if self._direction == Direction.OUTPUT:
            raise AttributeError("Pull not used when direction is output.")
        self.switch_to_input(pull)

    @property
    def drive_mode(self):
        """The drive mode of an output."""
        self._check()
        if self._direction == Direction.INPUT:
            raise AttributeError("Drive mode not used when direction is input.")
        return self._drive_mode

    @drive_mode.setter
    def drive_mode(self, drive_mode):
        self._check()
        if self._direction == Direction.INPUT:
            raise AttributeError("Drive mode not used when direction is input.")
        self._drive_mode = drive_mode
