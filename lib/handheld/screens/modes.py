# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From one way of playing to another: let go of the modules of the one, load those of the other, one at a step.

All of them at once would not fit the board's memory; all in one step would keep the buttons waiting for 60 ms.
"""

from handheld.screens import Screen
from handheld.screens.cells import draw_progress

ROUND = "mastermind.codes mastermind.secret mastermind.round"
_BOARD = "handheld.screens.entering handheld.screens.board"
_SOLO = ROUND + " handheld.game handheld.report " + _BOARD + " handheld.screens.solo"
_SCORES = "mastermind.points mastermind.totals"
MATCH = _SCORES + " mastermind.match handheld.table " + _BOARD
KEEPER = _SCORES + " mastermind.scorekeeper"
CRACK = "mastermind.sieve mastermind.codebreaker handheld.crack " + _BOARD
DUEL = "handheld.duel " + _BOARD
# What these may have loaded on their way.
_BY_AND_BY = (
    "mastermind.possible_keys mastermind.match_by_hand mastermind.contradiction mastermind.tree "
    "mastermind.weighing mastermind.coach "
    "mastermind.match_bytes mastermind.match_restore handheld.crack_bytes handheld.screens.pause"
)


class Loading(Screen):
    """Shows a line that grows with each module that is loaded; then the new way of playing begins.

    A subclass says which modules it takes (`new`), with a blank between two, in whose language's words (`words`), and
    what comes then (`begin`). All others are let go of.
    """

    rooms = "modes"
    listens = False
    new = MATCH
    words = "match"

    def __init__(self, device):
        super().__init__(device)
        self._left = None  # modules that are still to be loaded, the next one last

    def begin(self, now):
        """Everything is loaded."""

    def enter(self, now):
        draw_progress(self.device.light, 0, 1)

    def update(self, now):
        new = self.new.split(" ")
        if self._left is None:
            every = " ".join((_SOLO, MATCH, KEEPER, CRACK, DUEL, _BY_AND_BY)).split(" ")
            self.device.unload([name for name in every if name not in new])  # before the new ones take their memory
            new.reverse()
            self._left = new
        elif self._left:
            __import__(self._left.pop())
        else:
            self.device.load_words(self.words)
            self.begin(now)
            return
        draw_progress(self.device.light, len(new) - len(self._left), len(new))


class Play(Loading):
    """To the set-up of a match on the device."""

    def begin(self, now):
        self.device.visit("font text menu edition_menu setup", "Setup", False)


class KeepScore(Loading):
    """To the set-up of the scorekeeper."""

    new = KEEPER

    def begin(self, now):
        self.device.visit("font text menu edition_menu setup", "Setup", True)


class Leave(Loading):
    """Back to the main menu."""

    new = _SOLO
    words = "solo"

    def begin(self, now):
        if self.device.sitting.kept is None:
            self.device.journal.over()
        self.device.home()
