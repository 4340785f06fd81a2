# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Six debounced buttons as a queue of events: press, hold, repeat, release."""

from adafruit_ticks import ticks_diff

UP, DOWN, LEFT, RIGHT, A, B = range(6)
NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")

PRESS, HOLD, REPEAT, RELEASE = range(4)

HOLD_MS = 700  # A or B down for this long is a hold
REPEAT_FIRST_MS = 500  # an arrow down for this long repeats,
REPEAT_NEXT_MS = 150  # and then every so often


class Buttons:
    """Turns debouncers into events `(button, kind)`.

    A button that is down at switch-on does nothing until it was up once: a Debouncer starts from the level it finds, so
    such a button only ever rises, and a rise without its fall is no event. A hold counts only if no other button went down
    since the press, and a release only if its press did.
    """

    def __init__(self, debouncers):
        self._debouncers = debouncers
        self._down = [False] * len(debouncers)
        self._due = [0] * len(debouncers)  # ticks from the press to the next hold or repeat; 0: none
        self._since = [0] * len(debouncers)
        self._events = []

    def poll(self, now):
        """Look at all buttons; call it every 8 ms at least, or short presses are missed. `now` is in ticks."""
        down = self._down
        for button, debouncer in enumerate(self._debouncers):
            debouncer.update()
            if debouncer.fell:
                self._press(button, now)
            elif down[button]:
                if debouncer.rose:
                    down[button] = False
                    self._events.append((button, RELEASE))
                elif self._due[button]:
                    self._wait(button, now)

    def next(self):
        """Return the oldest event `(button, kind)` not yet taken, or None."""
        return self._events.pop(0) if self._events else None

    def _press(self, button, now):
        for other in (A, B):  # a second button ends a hold; arrows go on repeating
            self._due[other] = 0
        self._down[button] = True
        self._since[button] = now
        self._due[button] = HOLD_MS if button in (A, B) else REPEAT_FIRST_MS
        self._events.append((button, PRESS))

    def _wait(self, button, now):
        if ticks_diff(now, self._since[button]) < self._due[button]:
            return
        if button in (A, B):
            self._due[button] = 0
            self._events.append((button, HOLD))
        else:
            self._since[button] = now
            self._due[button] = REPEAT_NEXT_MS
            self._events.append((button, REPEAT))
