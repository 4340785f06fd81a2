# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Short melodies on a passive piezo sounder. Loaded only while the sounds are on."""

from adafruit_ticks import ticks_diff
from micropython import const
from supervisor import ticks_ms

from handheld import load_module
from handheld.care import KEYS
from rescue import forget, opened

_HERTZ = const(10)  # of a note's first number,
_MS = const(5)  # and of its second number
_LOUD = const(0x4000)  # the part of a period, of 65536, in which the pin is high

# Notes, each a pitch (0: a pause) and how long.
_MELODIES = (
    b"\xc8\x01",  # TICK
    b"\x16\x1e",  # KEYS, for a row that gets none
    b"\x34\x14\x42\x14\x4e\x14\x68\x30",  # WON: upwards
    b"\x27\x20\x21\x20\x1a\x3c",  # LOST: downwards
    b"\x14\x14\x00\x08\x14\x18",  # WRONG: twice the same, low
    b"\x4e\x0c\x9c\x10",  # WAKE
)
_EXACT = b"\x9c\x0e\x00\x0a"  # 1560 Hz for 70 ms, and 50 of silence: as quick as the keys light up
_MISPLACED = b"\x4e\x0e\x00\x0a"  # an octave lower


def switch(device, on):
    """Switch the sounds of the device on or off. If there is nothing to play them, they stay off: a problem.

    While they are off, nothing needs this module.
    """
    care = device.care
    if care.sound is not None:
        care.sound.close()
        care.sound = None
    if on:
        try:
            care.sound = Sound(care.sounder)
        except (
            ImportError,
            ValueError,
            RuntimeError,
        ):  # no timers, none free, or the pin has another job
            device.say(device.more_words.PROBLEM % "SOUND")
            if "SOUND" not in device.problems:
                device.problems.append("SOUND")
    if care.sound is None:
        forget(load_module("sound"))


class Sound:
    """Plays on a pin; `step(now)` goes from note to note."""

    def __init__(self, pin):
        import pwmio  # noqa: PLC0415  (not every board has it)

        self._output = pwmio.PWMOut(pin, duty_cycle=0, frequency=440, variable_frequency=True)
        opened.append(self._output)
        self._notes = b""
        self._at = 0  # of the note that is heard
        self._since = 0

    def play(self, what, keys):
        """Begin a melody in place of what is heard; KEYS has a note for each of `keys`, (exact, misplaced)."""
        self._notes = _MELODIES[what]
        if what == KEYS and keys != (0, 0):
            self._notes = _EXACT * keys[0] + _MISPLACED * keys[1]
        self._at = 0
        self._begin(ticks_ms())

    def step(self, now):
        """Go on to the next note if it is time."""
        if self._at < len(self._notes) and ticks_diff(now, self._since) >= self._notes[self._at + 1] * _MS:
            self._at += 2
            self._begin(now)

    def close(self):
        """Be silent, and give the pin back."""
        opened.remove(self._output)
        self._output.deinit()

    def _begin(self, now):
        self._since = now
        pitch = self._notes[self._at] if self._at < len(self._notes) else 0
        if pitch:
            self._output.frequency = pitch * _HERTZ
        self._output.duty_cycle = _LOUD if pitch else 0
