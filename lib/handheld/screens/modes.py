# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From one way of playing to another: let go of the modules of the one, load those of the other, one at a step.

All of them at once would not fit the board's memory; all in one step would keep the buttons waiting for 60 ms.
"""

from handheld.screens import Screen
from handheld.screens.cells import draw_progress
from handheld.sitting import KEEPER
from mastermind import NotationError

ROUND = "mastermind.codes mastermind.secret mastermind.round"
_BOARD = "handheld.screens.entering handheld.screens.board"
_SOLO = ROUND + " handheld.game handheld.report " + _BOARD + " handheld.screens.solo"
_SCORES = "mastermind.points mastermind.totals"
_MATCH = _SCORES + " mastermind.match handheld.table " + _BOARD
_KEEPER = _SCORES + " mastermind.scorekeeper"
CRACK = "mastermind.sieve mastermind.codebreaker handheld.crack " + _BOARD
DUEL = _KEEPER + " handheld.duel " + _BOARD
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
    new = _MATCH
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
            every = " ".join((_SOLO, _MATCH, _KEEPER, CRACK, DUEL, _BY_AND_BY)).split(" ")
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

    new = _KEEPER

    def begin(self, now):
        self.device.visit("font text menu edition_menu setup", "Setup", True)


class Resume(Loading):
    """Back to `kept`, a KeptMatch: a match or a scorekeeper."""

    def __init__(self, device, kept):
        super().__init__(device)
        self._kept = kept
        if kept.kind == KEEPER:
            self.new = _KEEPER

    def begin(self, now):
        from mastermind.match_bytes import from_bytes  # noqa: PLC0415  (only to resume)

        try:
            game = from_bytes(self._kept.data)
        except NotationError:
            game = None
        if game is None or not self._fits(game):
            self.device.lost(now)
        elif self._kept.kind == KEEPER:
            self.device.visit("font text keeper", "Keeper", game)
        else:
            from handheld.table import Table  # noqa: PLC0415  (loaded by now)

            table = Table(self.device, game)
            table.row = self._kept.row
            table.say(table.words.GOES_ON, game.round_number, game.rounds)
            table.go_on(now)

    def _fits(self, game):
        edition = game.edition  # the bytes could hold any that the rules know, this device has a grid
        if edition.positions != 4 or edition.rows > 12 or edition.colours > 8:
            return False
        return hasattr(game, "entries") == (self._kept.kind == KEEPER)


class Leave(Loading):
    """Back to the main menu."""

    new = _SOLO
    words = "solo"

    def begin(self, now):
        if self.device.sitting.kept is None:
            self.device.journal.over()
        self.device.home()
