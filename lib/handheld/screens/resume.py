# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Back to a match or a scorekeeper that was left, or that the power left."""

from handheld.screens import modes
from handheld.sitting import KEEPER
from mastermind import NotationError


class Resume(modes.Loading):
    """Back to `kept`, a KeptMatch: a match or a scorekeeper."""

    rooms = "modes resume"

    def __init__(self, device, kept):
        super().__init__(device)
        self._kept = kept
        if kept.kind == KEEPER:
            self.new = modes.KEEPER

    def begin(self, now):
        from mastermind.match_bytes import from_bytes  # noqa: PLC0415  (only to resume)

        try:
            game = from_bytes(self._kept.data)
        except NotationError:
            game = None
        if game is None or not self._fits(game):
            self.device.lost(now)
        elif self._kept.kind == KEEPER:
            self.device.visit("font text keying keeper", "Keeper", game)
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
