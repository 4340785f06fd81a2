# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Before a match: how many play, by which rules, who begins. For matches on the device and for the scorekeeper."""

import mastermind
from handheld.screens.edition_menu import EditionMenu
from handheld.sitting import KEEPER, lot, save_match

_DEFAULTS = {"PLAYERS": 2, "ROUNDS": 1, "ROWS": 0, "COUNT": 0, "KEYS": 0, "FIRST": 0}
_ITEMS = ("START", "PLAYERS", "EDITION", "REPEATS", "BLANKS", "ROUNDS", "ROWS", "COUNT", "KEYS", "FIRST")
_NOT_KEPT = ("REPEATS", "BLANKS", "KEYS")  # what only matters to a device that holds the secret
_MOST_PLAYERS = 5
_MOST_ROUNDS = 4  # times two, or times the players of a group
_ROWS = (5, 6, 8, 10, 12)  # the numbers of all boxes among them; the option is 0 for the box's own


class Setup(EditionMenu):
    """START, then an item for each choice; B leaves for the main menu. `keeper`: for the scorekeeper."""

    rooms = "font text menu edition_menu setup"

    def __init__(self, device, keeper):
        super().__init__(device)
        self.items = [name for name in _ITEMS if not (keeper and name in _NOT_KEPT)]
        self._keeper = keeper
        self._options = device.options
        for name, value in _DEFAULTS.items():
            if name not in self._options:
                self._options[name] = value
        self._settle()

    def value(self):
        item = self.item
        device = self.device
        options = self._options
        if item == "START":
            return "%dP" % options["PLAYERS"]
        if item not in options:
            return super().value()
        number = options[item]
        if item in ("COUNT", "KEYS"):
            return device.label(item + str(number))
        if item == "FIRST":
            return "P%d" % number if number else device.label("LOT")
        if item == "ROUNDS":
            number *= options["PLAYERS"]
        return str(number or device.edition.rows)

    def change(self, step):
        item = self.item
        options = self._options
        if item == "ROWS":
            box = self.device.edition.rows
            rows = _ROWS[(_ROWS.index(options[item] or box) + step) % len(_ROWS)]
            options[item] = 0 if rows == box else rows
        elif item == "ROUNDS":
            options[item] = (options[item] - 1 + step) % _MOST_ROUNDS + 1
        elif item == "PLAYERS":
            options[item] = (options[item] - 2 + step) % (self._most_players() - 1) + 2
        elif item == "FIRST":
            options[item] = (options[item] + step) % (options["PLAYERS"] + 1)
        elif item in options:
            options[item] = 1 - options[item]
        else:
            self.change_edition(item, step)
        self._settle()

    def choose(self, now):
        if self.item != "START":
            super().choose(now)
        else:
            self._begin(now)

    def back(self, now):
        self.device.visit("modes", "Leave")

    def _begin(self, now):
        device = self.device
        options = self._options
        first = options["FIRST"]
        players = options["PLAYERS"]
        edition = device.edition.with_rules(rows=options["ROWS"] or device.edition.rows)
        rounds = options["ROUNDS"] * players
        first = lot(players) if first == 0 else first - 1
        fewest = options["COUNT"] == 1
        # Of the two ways to play only the modules of the one are loaded.
        if self._keeper:
            score = mastermind.Scorekeeper(edition, players, rounds, first, fewest)
            save_match(device, KEEPER, score)
        else:
            from handheld.table import Table  # noqa: PLC0415

            table = Table(device, mastermind.Match(edition, players, rounds, first, fewest, options["KEYS"] == 1))
            table.save()
        device.say(device.more_words.MATCH % (players, rounds, first + 1))
        if self._keeper:
            device.visit("font text keying keeper", "Keeper", score)
        else:
            table.go_on(now)

    def _most_players(self):
        return _MOST_PLAYERS if self.device.edition.name == "deluxe" else 2

    def _settle(self):
        # What no longer goes with a choice goes back: groups play deluxe only, and for points.
        options = self._options
        options["PLAYERS"] = min(options["PLAYERS"], self._most_players())
        options["FIRST"] = min(options["FIRST"], options["PLAYERS"])
        if options["PLAYERS"] > 2:
            options["COUNT"] = 0
