# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The main menu: a solo game with its options, matches, the scorekeeper, and what is wrong with the settings."""

from handheld import palette, report
from handheld.game import PLAYING, new_game
from handheld.screens.cells import SECRET_Y
from handheld.screens.edition_menu import EditionMenu
from handheld.screens.solo import Solo
from handheld.sitting import CRACK, DUEL

MOST_DUEL_ROUNDS = 8


class MainMenu(EditionMenu):
    """Opens on SOLO, or on RESUME when a game was left."""

    rooms = "font text menu edition_menu main_menu"

    def __init__(self, device):
        super().__init__(device)
        self.items = ["SOLO", "REPEATS", "BLANKS", "WON", "HELP", "CRACK", "DUEL", "PLAY", "SCORE", "OPTIONS"]
        if device.sitting.last is not None and device.sitting.last.round.rows:
            self.items.insert(5, "COACH")
        if device.sitting.kept is not None:
            self.items.insert(0, "RESUME")
        if device.problems:
            self.items.append("PROBLEM")
        self._problem = 0

    def enter(self, now):
        super().enter(now)
        if self.device.problems:
            self.device.light.put(0, SECRET_Y, palette.PROBLEM)

    def value(self):
        device = self.device
        item = self.item
        if item == "SOLO":
            puzzle = device.sitting.puzzle
            label = device.label(device.edition.name)
            return label + " P" + str(puzzle) if puzzle else label
        if item == "DUEL":
            return str(device.sitting.duel_rounds)
        if item == "WON":
            return str(device.sitting.won) + "-" + str(device.sitting.lost)
        if item == "PROBLEM":
            return device.problems[self._problem].replace("_", " ").upper()  # the font has capitals only
        return super().value()

    def change(self, step):
        if self.item == "PROBLEM":
            self._problem = (self._problem + step) % len(self.device.problems)
        elif self.item == "DUEL":
            sitting = self.device.sitting
            sitting.duel_rounds = (sitting.duel_rounds - 2 + 2 * step) % MOST_DUEL_ROUNDS + 2
        else:
            self.change_edition("EDITION" if self.item == "SOLO" else self.item, step)

    def choose(self, now):
        device = self.device
        item = self.item
        if item == "RESUME":
            self.resume(now)
        elif item == "WON":
            device.visit("font text menu pause statistics", "Statistics")
        elif item == "HELP":
            device.visit("font text menu help", "Help")
        elif item == "OPTIONS":
            device.visit("font text menu choices options", "Options")
        elif item == "COACH":
            device.visit("modes crack_modes", "ToCoach")
        elif item in ("SOLO", "CRACK", "DUEL", "PLAY", "SCORE"):
            kept = device.sitting.kept
            if kept is not None and kept.begun:
                device.visit("font text menu pause", "Question", self, item, self._start)
            else:
                self._start(now)
        else:
            super().choose(now)

    def _start(self, now):
        device = self.device
        sitting = device.sitting
        kept = sitting.kept
        sitting.drop()
        if kept is not None and kept.data is None and kept.state != PLAYING:
            report.end(device, kept)  # the new game has ended it
        item = self.item
        if item == "SOLO":
            device.go(Solo(device, new_game(sitting, device.edition)), now)
        elif item == "DUEL":
            device.visit("modes crack_modes", "PlayDuel", sitting.duel_rounds)
        elif item == "CRACK":
            device.visit("modes crack_modes", "CrackCode")
        else:
            device.visit("modes", "Play" if item == "PLAY" else "KeepScore")

    def resume(self, now):
        """Go on with the kept game."""
        device = self.device
        game = device.sitting.kept
        device.sitting.kept = None
        if game.data is None:
            device.go(Solo(device, game), now)
        elif game.kind in (CRACK, DUEL):
            device.visit("modes crack_modes", "ResumeCrack", game)
        else:
            device.visit("modes resume", "Resume", game)
