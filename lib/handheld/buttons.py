# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Six debounced buttons as a queue of events: press, hold, repeat, release."""

from adafruit_ticks import ticks_diff
from supervisor import ticks_ms

UP, DOWN, LEFT, RIGHT, A, B = range(6)

PRESS, HOLD, REPEAT, RELEASE = range(4)

HOLD_MS = 700  # A or B down for this long is a hold
REPEAT_FIRST_MS = 500  # an arrow down for this long repeats,
REPEAT_NEXT_MS = 150  # and then every so often

QUIET_MS = 300  # nobody presses anything


class Buttons:
    """Turns debouncers into events `(button, kind)`.

    A button that is down at switch-on does nothing until it was up once: a Debouncer starts from the level it finds, so
    such a button only ever rises, and a rise without its fall is no event. A hold counts only if no other button went
    down since the press, and a release only if its press did.
    """

    def __init__(self, lines, debouncers):
        self._lines = lines
        self._debouncers = debouncers
        self.levels = [debouncer.value for debouncer in debouncers]  # debounced: True while released
        self._busy = [False] * len(lines)  # whether the level was another one at the last look
        self.down = [False] * len(lines)  # by a press: not those that were down at switch-on
        self._due = [0] * len(lines)  # ms from `_since` to the next hold or repeat; 0: none
        self._since = [0] * len(lines)
        self._held = 0  # how many are down
        self._last = ticks_ms()  # when one last went down
        self._events = []

    def poll(self, now):
        """Look at all buttons; call it every 8 ms at least, or short presses are missed. `now` is in ticks."""
        button = 0
        rest = self.levels
        busy = self._busy
        for line in self._lines:
            # A debouncer has nothing to find while its line keeps the level that it has settled on, and six updates
            # cost the board 1 ms, a glance at six lines a third of it.
            moved = line.value != rest[button]
            if moved or busy[button]:
                busy[button] = moved
                self._update(button, now)
            button += 1
        if self._held:
            self._wait(now)

    @property
    def settling(self):
        """Whether a button has just moved, and its debouncer waits for it to stay."""
        return True in self._busy

    def quiet(self, now):
        """Whether no button is down or about to be, and none went down in the last 300 ms."""
        return not self._held and True not in self._busy and ticks_diff(now, self._last) > QUIET_MS

    def _update(self, button, now):
        debouncer = self._debouncers[button]
        debouncer.update()
        if debouncer.fell:
            self.levels[button] = False
            self._press(button, now)
        elif debouncer.rose:
            self.levels[button] = True
            if self.down[button]:
                self.down[button] = False
                self._held -= 1
                self._events.append((button, RELEASE))

    def next(self):
        """Return the oldest event `(button, kind)` not yet taken, or None."""
        return self._events.pop(0) if self._events else None

    def _press(self, button, now):
        for other in (A, B):  # a second button ends a hold; arrows go on repeating
            self._due[other] = 0
        self.down[button] = True
        self._held += 1
        self._since[button] = self._last = now
        self._due[button] = HOLD_MS if button in (A, B) else REPEAT_FIRST_MS
        self._events.append((button, PRESS))

    def _wait(self, now):
        for button, due in enumerate(self._due):
            if not (due and self.down[button] and ticks_diff(now, self._since[button]) >= due):
                continue
            if button in (A, B):
                self._due[button] = 0
                self._events.append((button, HOLD))
            else:
                self._since[button] = now
                self._due[button] = REPEAT_NEXT_MS
                self._events.append((button, REPEAT))
