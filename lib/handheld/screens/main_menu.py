# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The main menu: a solo game with its options, the score, and what is wrong with the settings."""

from handheld import palette, report
from handheld.game import PLAYING
from handheld.screens.cells import SECRET_Y, draw_palette, draw_rules
from handheld.screens.menu import Menu
from handheld.screens.solo import Solo
from mastermind import EDITIONS


class MainMenu(Menu):
    """Opens on SOLO, or on RESUME when a game was left."""

    def __init__(self, device):
        super().__init__(device)
        self.items = ["SOLO", "REPEATS", "BLANKS", "SCORE"]
        if device.sitting.kept is not None:
            self.items.insert(0, "RESUME")
        if device.problems:
            self.items.append("PROBLEM")
        self._problem = 0

    def enter(self, now):
        super().enter(now)
        self._draw_edition()
        if self.device.problems:
            self.device.light.put(0, SECRET_Y, palette.PROBLEM)

    def value(self):
        device = self.device
        item = self.item
        if item == "SOLO":
            puzzle = device.sitting.puzzle
            label = device.label(device.edition.name)
            return "%s P%d" % (label, puzzle) if puzzle else label
        if item == "REPEATS":
            return device.label("YES" if device.edition.repeats else "NO")
        if item == "BLANKS":
            return device.label("YES" if device.edition.blanks else "NO")
        if item == "SCORE":
            return "%d-%d" % (device.sitting.won, device.sitting.lost)
        if item == "PROBLEM":
            return device.problems[self._problem].replace("_", " ").upper()  # the font has capitals only
        return ""

    def change(self, step):
        device = self.device
        edition = device.edition
        if self.item == "SOLO":
            names = list(EDITIONS)
            name = names[(names.index(edition.name) + step) % len(names)]
            # The box decides on repeats until the player does; blanks are the house's own rule.
            device.edition = EDITIONS[name].with_rules(blanks=edition.blanks)
        elif self.item == "REPEATS":
            device.edition = edition.with_rules(repeats=not edition.repeats)
        elif self.item == "BLANKS":
            device.edition = edition.with_rules(blanks=not edition.blanks)
        elif self.item == "PROBLEM":
            self._problem = (self._problem + step) % len(device.problems)
            return
        else:
            return
        self._draw_edition()

    def choose(self, now):
        device = self.device
        if self.item == "RESUME":
            game = device.sitting.kept
            device.sitting.kept = None
            device.go(Solo(device, game), now)
        elif self.item == "SOLO":
            kept = device.sitting.kept
            if kept is not None and kept.round.rows:
                device.go(device.load("pause").Question(device, self, "SOLO", self._start), now)
            else:
                self._start(now)
        elif self.item == "SCORE":
            device.go(device.load("score").Score(device), now)
        else:  # A on an option does what RIGHT does
            self.change(1)
            self.draw_item(now)

    def _start(self, now):
        device = self.device
        kept = device.sitting.kept
        game = device.sitting.new_game(device.edition)
        if kept is not None and kept.state != PLAYING:
            report.end(device, kept)  # the new game has ended it
        device.go(Solo(device, game), now)

    def _draw_edition(self):
        light = self.device.light
        self.device.look()
        for x in range(8):
            light.put(x, 13, palette.DARK)
            light.put(x, 14, palette.DARK)
        self.device.look()
        draw_palette(light, self.device.edition)
        self.device.look()
        draw_rules(light, self.device.edition)
