# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What became of all solo games, for each set of rules: bars, and numbers with their names."""

from micropython import const

from handheld import palette
from handheld.journal import TALLY
from handheld.light import WIDTH
from handheld.screens import cells
from handheld.screens.menu import Menu
from handheld.screens.pause import Question
from mastermind import EDITIONS

_LOST_Y = const(14)  # the bar of games that were not won


class Statistics(Menu):
    """UP and DOWN go from the bars to the numbers and to CLEAR, LEFT and RIGHT through the rules; B goes to the menu.

    A bar for each row of the board, in its place: as long as the games that were won there. One light is one game, or
    a part of the longest bar where one has more than eight. Games with hints are only in the number of their own.
    """

    rooms = "font text menu pause statistics"
    items = ["BARS", "GAMES", "WON", "BEST", "RUN", "LONGEST", "HINTED", "CLEAR"]
    listens = False  # until all is read

    def __init__(self, device):
        super().__init__(device)
        self._sets = []  # of rules: (Edition, games won in each row, games not won, {item: value})
        self._set = 0
        self._work = self._reading()

    def enter(self, now):
        if self._work is None:
            self.draw_item(now)
        else:
            cells.draw_progress(self.device.light, 0, 1)

    def update(self, now):
        if self._work is not None:
            for _ in self._work:
                return
            self._work = None
            self.listens = True
            self.draw_item(now)
            self._unsaid = False  # all is said by now
        elif self.item != "BARS":
            super().update(now)
        elif self._unsaid and not self.device.light.changed:
            self._unsaid = False
            self._say()

    def value(self):
        return self._sets[self._set][3].get(self.item, "")

    def change(self, step):
        self._set = (self._set + step) % len(self._sets)

    def choose(self, now):
        if self.item == "CLEAR":
            self.device.go(Question(self.device, self, "CLEAR", self._ask_again), now)
        else:  # A on an option does what RIGHT does
            self.change(1)
            self.draw_value(now)

    def back(self, now):
        self.device.visit("modes", "Leave")

    def draw_item(self, now):
        self.device.light.clear()
        if self.item == "BARS":
            self.draw_value(now)
        else:
            super().draw_item(now)

    def draw_value(self, now):
        light = self.device.light
        edition, rows, lost, _ = self._sets[self._set]
        if self.item == "BARS":
            light.clear()
            self._draw_dots(light)
            self._draw_bars(edition.rows, rows, lost)
            self._unsaid = True
        else:
            super().draw_value(now)
        cells.draw_rules(light, edition)
        light.put(0, cells.BLANK_Y, palette.HOLE if edition.blanks else palette.DARK)

    def _draw_bars(self, most_rows, rows, lost):
        light = self.device.light
        most = max(WIDTH, lost, *rows)
        bars = [(cells.row_y(row), won, palette.WON) for row, won in enumerate(rows[:most_rows], 1)]
        for y, games, ink in bars + [(_LOST_Y, lost, palette.LOST)]:
            if y & 1:
                self.device.look()
            if not games and y != _LOST_Y:
                light.put(0, y, palette.FAINT)
            for x in range(-(-games * WIDTH // most)):  # whatever there is one of is lit
                light.put(x, y, ink)

    def _ask_again(self, now):
        self.device.go(Question(self.device, self, "CLEAR", self._clear, "REALLY"), now)

    def _clear(self, now):
        device = self.device
        device.journal.write(TALLY, b"")
        device.sitting.won = device.sitting.lost = 0
        device.say(device.more_words.CLEARED)
        self._sets = [_no_games(device.edition)]
        self._set = self.at = 0
        device.go(self, now)

    def _say(self):
        figures = self._sets[self._set]
        if self.item == "BARS":
            self._say_bars(figures)
            return
        if self.item != "CLEAR":
            self.device.say("%s." % _name(self.device, figures[0]))
        super()._say()

    def _say_bars(self, figures):
        edition, rows, lost, _ = figures
        device = self.device
        won = " ".join([str(won) for won in rows[: edition.rows]])
        device.say(device.more_words.BARS % (_name(device, edition), won, lost))

    def _reading(self):
        """Read the journal, some of it at a step, and say all figures; a generator that ends with `_sets` filled."""
        device = self.device
        device.load_words("statistics")
        yield
        from handheld import records  # noqa: PLC0415  (only to read)

        yield
        journal = device.journal
        number = None
        while number != journal.number:  # it is put in order at a quiet moment, which this one may be
            number = journal.number
            state = records.State()
            for _ in records.reading(journal.memory, state):
                yield
        device.say(device.words.SCORE % (device.sitting.won, device.sitting.lost))
        for tally in state.tallies:
            if tally[0] & 15 < len(EDITIONS):
                figures = _figures(tally)
                if figures[0] == device.edition:
                    self._set = len(self._sets)  # begin with the rules that the menu has, if there are such games
                self._sets.append(figures)
                yield
                self._say_figures(figures)
                yield
                self._say_bars(figures)
                yield
        if not self._sets:
            self._sets.append(_no_games(device.edition))
            device.say(device.more_words.NONE)
        device.unload(("handheld.records",))

    def _say_figures(self, figures):
        device = self.device
        numbers = [figures[3][item] for item in self.items[1:-1]]
        device.say(device.more_words.FIGURES % tuple([_name(device, figures[0])] + numbers))


def _name(device, edition):
    words = device.more_words
    label = device.label(edition.name)
    repeats = words.REPEATS if edition.repeats else words.NO_REPEATS
    return words.RULES % (label[0] + label[1:].lower(), repeats, words.BLANKS_TOO if edition.blanks else "")


def _no_games(edition):
    return edition, [0] * 12, 0, {"GAMES": "0", "WON": "0", "BEST": "-", "RUN": "0", "LONGEST": "0", "HINTED": "0-0"}


def _figures(tally):
    """Return what is shown of a tally, a list as `handheld.records` has them."""
    from handheld import records  # noqa: PLC0415  (still there)

    rules = tally[0]
    edition = EDITIONS[list(EDITIONS)[rules & 15]].with_rules(repeats=bool(rules & 16), blanks=bool(rules & 32))
    games, won, run, longest, hinted, hinted_won = tally[records.GAMES : records.ROWS]
    rows = tally[records.ROWS :]
    best = [row for row, count in enumerate(rows, 1) if count][:1]
    values = {"GAMES": str(games), "WON": str(won), "RUN": str(run), "LONGEST": str(longest)}
    values["BEST"] = str(best[0]) if best else "-"
    values["HINTED"] = "%d-%d" % (hinted_won, hinted - hinted_won)
    return edition, rows, games - won, values
