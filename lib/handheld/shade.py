# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What stands before the pixels while the device rests, or its battery is low. Loaded when it is needed."""

from micropython import const

from handheld import load_module
from handheld.care import A_VOLT
from handheld.light import CELLS, HEIGHT, WIDTH
from rescue import forget

_DIMMED = const(25)  # percent of the light, when nobody plays
_SPARING = const(50)  # and while the battery is low
_LOWEST_LEVEL = const(22)  # in percent; below it the palette line's colours would lose their hues

_FAINT = const(0x020202)  # in sleep
_FAINT_CELL = WIDTH * (HEIGHT - 1)  # at the bottom left
_SUPPLY_MS = const(20)  # from the supply's switch to the first data: the pixels' capacitors fill, and they start

_SIGN = const(0x100000)  # of the battery: red
_SIGN_CELL = _FAINT_CELL + 1  # where of all that lies at the bottom only menus put something
_BLINK_MS = const(1000)
_RECOVERED = const(1324)  # 200 mV: so much must it rise to be low no longer, as sparing the light lifts it

_TICKS = const(0x1FFFFFFF)  # ticks wrap at 2 ** 29

_AWAKE, _DIM, _ASLEEP, _WAKING = range(4)


class Shade:
    """A chain of pixels before the light's own: it lets through a part of the light, the battery's sign, or nothing.

    No channel gets brighter than the light sent it, so the current budget holds. `care` is the device's.
    """

    def __init__(self, care):
        light = care.device.light
        self._care = care
        self._light = light
        self._pixels = light.pixels
        self._state = _AWAKE
        self._since = care.since  # the press that woke it, or the last blink of the sign
        self._sign = False  # whether it is lit
        self._share = 0  # percent of the light that are let through
        self._dimmed = {}  # each colour of the light so far: what becomes of it
        light.pixels = self

    def __setitem__(self, where, frame):
        """Take a frame of the light's: a list of 0xRRGGBB ints."""
        if self._state >= _ASLEEP:
            return
        dimmed = self._dimmed
        for colour in set(frame):
            if colour not in dimmed:
                dimmed[colour] = self._dim(colour)
        frame = [dimmed[colour] for colour in frame]
        if self._sign:
            frame[self._light.cells[_SIGN_CELL]] = _SIGN
        self._pixels[where] = frame

    def show(self):
        """Send the frame, unless the pixels sleep."""
        if self._state < _ASLEEP:
            self._pixels.show()

    def rest(self):
        """Nobody has pressed anything for a while: dim; the second time, sleep."""
        if self._state == _AWAKE:
            self._state = _DIM
            self._change()
        elif self._state == _DIM:
            self._sleep()

    def turn(self):
        """The battery is low now, or no longer."""
        care = self._care
        care.low = not care.low
        care.threshold += _RECOVERED if care.low else -_RECOVERED
        if care.low:
            care.device.say(care.device.words.BATTERY % (care.level / A_VOLT))
        self._sign = care.low
        self._change()

    def press(self, now):
        """A button went down: be as before. Return whether it was asleep."""
        was = self._state
        if was in (_DIM, _ASLEEP):
            self._state = _AWAKE
            if was == _ASLEEP and self._care.supply is not None:
                self._care.supply.value = True
                self._since = now
                self._state = _WAKING
            self._change()
        return was == _ASLEEP

    def step(self, now):
        """Do what is due; when all is over, this and its module go."""
        if self._state == _WAKING and now - self._since & _TICKS >= _SUPPLY_MS:
            self._state = _AWAKE
            self._change()
        if self._light.pixels is not self:
            self._care.shade = None
            forget(load_module("shade"))
        elif self._care.low and now - self._since & _TICKS >= _BLINK_MS:
            self._since = now
            self._sign = not self._sign
            self._again()

    def _change(self):
        """The share is another one, or all has to be sent again; if nothing is to be dimmed, it goes."""
        if self._state == _AWAKE and not self._care.low:
            self._light.pixels = self._pixels
        self._share = _DIMMED if self._state == _DIM else _SPARING if self._care.low else 100
        self._share = min(100, max(self._share, _LOWEST_LEVEL * 100 // self._light.level))
        self._dimmed = {}
        self._again()

    def _again(self):
        self._light.sent_level = 0
        self._light.changed = True

    def _dim(self, colour):
        dim = 0
        for shift in (16, 8, 0):
            channel = colour >> shift & 255
            dim |= ((channel * self._share + 50) // 100 or min(channel, 1)) << shift
        return dim

    def _sleep(self):
        """Leave one pixel faintly lit, or with a supply that can be switched none: 128 dark pixels draw 128 mA."""
        supply = self._care.supply
        frame = [0] * CELLS
        if supply is None:
            frame[self._light.cells[_FAINT_CELL]] = _FAINT
        self._pixels[:] = frame
        self._pixels.show()
        self._state = _ASLEEP
        self._care.device.pressed_in = [None] * 6  # what is still down means nothing any more
        if supply is not None:
            # The data line is low after each frame, as it has to be: pixels without a supply would draw on it.
            supply.value = False
