# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From one way of playing to another: let go of the modules of the one, load those of the other, one at a step.

All of them at once would not fit the board's memory; all in one step would keep the buttons waiting for 60 ms.
"""

from handheld import palette
from handheld.screens import Screen
from handheld.screens.cells import STATUS_Y

_SOLO = (
    "handheld.report",
    "handheld.screens.solo",
    "handheld.screens.edition_menu",
    "handheld.screens.main_menu",
)
_SCORES = ("mastermind.points", "mastermind.totals")
_MATCH = _SCORES + ("mastermind.match", "handheld.table")
_KEEPER = _SCORES + ("mastermind.scorekeeper",)
# What a match may have loaded on its way.
_BY_AND_BY = (
    "mastermind.possible_keys",
    "mastermind.match_bytes",
    "mastermind.match_restore",
    "handheld.screens.pause",
)


class Loading(Screen):
    """Shows a dot for each module that is loaded; then calls `then(now)`."""

    rooms = ("modes",)

    def __init__(self, device, old, new, then):
        super().__init__(device)
        self._new = new
        self._done = 0
        self._then = then
        device.unload(old)

    def enter(self, now):
        self.device.light.put(0, STATUS_Y, palette.MARK)

    def update(self, now):
        if self._done == len(self._new):
            self._then(now)
            return
        __import__(self._new[self._done])
        self._done += 1
        self.device.light.put(self._done, STATUS_Y, palette.MARK)


def play(device, now):
    """Go to the set-up of a match on the device."""

    def then(now):
        from handheld.table import begin  # noqa: PLC0415  (loaded by now)

        _set_up(device, lambda now: begin(device, now), False, now)

    device.go(Loading(device, _SOLO, _MATCH, then), now)


def resume(device, kept, now):
    """Go on with a KeptMatch."""

    def then(now):
        device.load_words("match")
        if kept.keeper:
            device.load("keeper").resume(device, kept.data, now)
        else:
            from handheld import table  # noqa: PLC0415  (loaded by now)

            table.resume(device, kept.data, now)

    device.go(Loading(device, _SOLO, _KEEPER if kept.keeper else _MATCH, then), now)


def keep_score(device, now):
    """Go to the set-up of the scorekeeper."""

    def then(now):
        _set_up(device, lambda now: device.load("keeper").begin(device, now), True, now)

    device.go(Loading(device, _SOLO, _KEEPER, then), now)


def leave(device, now):
    """Let go of all that only matches need, and go to the main menu."""
    device.load_words(None)
    device.go(Loading(device, _MATCH + _KEEPER + _BY_AND_BY, _SOLO, lambda now: device.go(device.home(), now)), now)


def _set_up(device, start, keeper, now):
    device.load_words("match")
    device.go(
        device.load("setup").Setup(device, start, lambda now: device.load("modes").leave(device, now), keeper), now
    )
