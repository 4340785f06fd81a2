# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From one way of playing to another: let go of the modules of the one, load those of the other, one at a step.

All of them at once would not fit the board's memory; all in one step would keep the buttons waiting for 60 ms.
"""

from handheld.screens import Screen
from handheld.screens.cells import draw_progress
from handheld.sitting import CRACK, DUEL, KEEPER, MATCH

_SOLO = (
    "mastermind.round",
    "mastermind.secret",
    "mastermind.codes",
    "handheld.game",
    "handheld.report",
    "handheld.screens.solo",
)
_SCORES = ("mastermind.points", "mastermind.totals")
_MATCH = _SCORES + ("mastermind.match", "handheld.table")
_KEEPER = _SCORES + ("mastermind.scorekeeper",)
_CRACK = ("mastermind.sieve", "mastermind.codebreaker", "handheld.crack")
_DUEL = _CRACK + _KEEPER + ("mastermind.round", "mastermind.codes", "mastermind.secret", "handheld.duel")
# What these may have loaded on their way.
_BY_AND_BY = (
    "mastermind.possible_keys",
    "mastermind.contradiction",
    "handheld.crack_bytes",
    "mastermind.match_bytes",
    "mastermind.match_restore",
    "handheld.screens.pause",
)


class Loading(Screen):
    """Shows a line that grows with each module that is loaded; then the new way of playing begins.

    A subclass says which modules are let go of (`old`), which are loaded (`new`), and what comes then (`begin`).
    """

    rooms = ("modes",)
    listens = False
    old: tuple = _SOLO
    new: tuple = _MATCH

    def __init__(self, device):
        super().__init__(device)
        self._done = -1

    def begin(self, now):
        """Everything is loaded."""

    def enter(self, now):
        draw_progress(self.device.light, 0, 1)

    def update(self, now):
        if self._done == len(self.new):
            self.begin(now)
            return
        if self._done < 0:
            self.device.unload(self.old)  # before the new ones take their memory
        else:
            __import__(self.new[self._done])
        self._done += 1
        draw_progress(self.device.light, self._done, len(self.new))


class Play(Loading):
    """To the set-up of a match on the device."""

    def begin(self, now):
        self.device.load_words("match")
        self.device.visit("menu edition_menu setup", "Setup", False)


class KeepScore(Loading):
    """To the set-up of the scorekeeper."""

    new = _KEEPER

    def begin(self, now):
        self.device.load_words("match")
        self.device.visit("menu edition_menu setup", "Setup", True)


class CrackCode(Loading):
    """To a code that the player thinks of and the device breaks."""

    new = _CRACK

    def begin(self, now):
        self.device.load_words("match")
        self.device.visit("cracking", "Ask", None)


class PlayDuel(Loading):
    """To a duel against the device, of `rounds` rounds."""

    new = _DUEL

    def __init__(self, device, rounds):
        super().__init__(device)
        self._rounds = rounds

    def begin(self, now):
        from handheld.duel import begin  # noqa: PLC0415  (loaded by now)

        self.device.load_words("match")
        begin(self.device, self._rounds, now)


class Resume(Loading):
    """Back to `kept`, a KeptMatch."""

    def __init__(self, device, kept):
        super().__init__(device)
        self._kept = kept
        self.new = {MATCH: _MATCH, KEEPER: _KEEPER, CRACK: _CRACK, DUEL: _DUEL}[kept.kind]

    def begin(self, now):
        self.device.load_words("match")
        if self._kept.kind in (CRACK, DUEL):
            from handheld.crack_bytes import resume  # noqa: PLC0415  (only to resume)

            resume(self.device, self._kept, now)
            return
        from mastermind.match_bytes import from_bytes  # noqa: PLC0415  (only to resume)

        game = from_bytes(self._kept.data)
        if self._kept.kind == KEEPER:
            self.device.visit("keeper", "Keeper", game)
        else:
            from handheld.table import Table  # noqa: PLC0415  (loaded by now)

            Table(self.device, game).resume(now)


class Leave(Loading):
    """Back to the main menu."""

    old = _MATCH + _DUEL + _BY_AND_BY
    new = _SOLO

    def begin(self, now):
        self.device.load_words("solo")
        self.device.home()
