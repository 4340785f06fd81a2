# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a round or a guess has brought: points in digits, notices, the winner."""

from handheld import palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from handheld.screens import cells
from handheld.screens.text import Lines
from mastermind.totals import WRONG_KEYS


class Points(Lines):
    """For each player of `score`, a Totals, what was just won (+) and the total.

    `gain` is None where nothing was won just now. The arrows go round the players, A goes on with `then(now)`. Where
    the fewest rows win, the rows just needed have no plus and not the colour of what is won.
    """

    rooms = "font text points"
    at = (0, 6, 11)

    def __init__(self, device, score, gain, then):
        super().__init__(device)
        self._score = score
        self._gain = gain or [0] * score.players
        self._totals = score.standings()
        self._then = then
        self._player = self._gain.index(max(self._gain))
        self._places = score.players  # that the arrows go round

    def enter(self, now):
        self._draw(now)
        device = self.device
        sentence = device.more_words.ROWS if self._score.fewest else device.words.POINTS
        for player, total in enumerate(self._totals):
            device.say(sentence % (player + 1, self._gain[player], total))

    def press(self, button, now):
        if button in (A, B):
            self._then(now)
        elif button in (UP, LEFT):
            self._turn(-1, now)
        elif button in (DOWN, RIGHT):
            self._turn(1, now)

    def _turn(self, step, now):
        self._player = (self._player + step) % self._places
        self._draw(now)

    def _draw(self, now):
        player = self._player
        gain = self._gain[player]
        if self._score.fewest:
            won = (str(gain), palette.VALUE if gain else palette.FAINT)
        else:
            won = ("+" + str(gain), palette.WON if gain else palette.FAINT)
        self.show(now, ("P%d" % (player + 1), player + 1), won, (str(self._totals[player]), palette.TEXT))


class Winner(Points):
    """Who has won the match, or "=" for a draw, and the total; the arrows go round the players.

    A goes to the menu, B too unless there is something to go `back` to.
    """

    def __init__(self, device, score, back=None):
        super().__init__(device, score, None, back)
        self._best = score.winner()
        self._player = self._best[0]
        if len(self._best) > 1:
            self._player = self._places
            self._places += 1

    def enter(self, now):
        self._draw(now)
        device = self.device
        words = device.words
        best = self._best
        if len(best) > 1:
            device.say(words.DRAWN % ", ".join([str(player + 1) for player in best]))
        else:
            device.say(words.WINNER % (best[0] + 1))
        for player, total in enumerate(self._totals):
            device.say(words.TOTAL % (player + 1, total))

    def press(self, button, now):
        if button == A or (button == B and self._then is None):
            self.device.visit("modes", "Leave")
        else:
            super().press(button, now)

    def _draw(self, now):
        player = self._player
        best = self._best
        who = ("P%d" % (player + 1), player + 1)
        word = ("", palette.TEXT)
        if player == self._score.players:
            player = best[0]
            who = ("=", palette.TEXT)
        if player in best:
            label = self.device.label
            word = (label("DRAW"), palette.VALUE) if len(best) > 1 else (label("WINS"), palette.WON)
        self.show(now, who, word, (str(self._totals[player]), palette.TEXT))


class Notice(Lines):
    """Something that a player must know: `word`, green with a plus or red with a mark; `then(now)` after A or B."""

    rooms = "font text points"

    def __init__(self, device, word, good, then):
        super().__init__(device)
        self._text = device.label(word)
        self._good = good
        self._then = then

    def enter(self, now):
        sign = ("+", palette.WON) if self._good else ("!", palette.LOST)
        self.show(now, sign, (self._text, sign[1]))
        self.device.say("%s." % self._text)

    def press(self, button, now):
        if button in (A, B):
            self._then(now)


class Ended(Notice):
    """Why the round of `table` ended, if by wrong keys or a void: the points come next.

    At wrong keys the first row that has them, and below its keys those that it should have had.
    """

    def __init__(self, device, table):
        match = table.match
        wrong = match.history[-1][2] == WRONG_KEYS
        super().__init__(device, "WRONG" if wrong else "VOID", False, table.end_points)
        self._match = match
        self._row = match.wrong_row() if wrong else None
        if self._row:
            self._text = "%s %s %d" % (self._text, device.label("ROW"), self._row)

    def enter(self, now):
        super().enter(now)
        if self._row:
            from mastermind import feedback  # noqa: PLC0415  (needed here alone)

            device = self.device
            code, keys = self._match.rows[self._row - 1]
            cells.draw_code(device.light, cells.PALETTE_Y, code)
            cells.draw_keys_at(device.light, cells.PALETTE_Y, keys)
            keys = feedback(self._match.secret, code)
            cells.draw_keys_at(device.light, cells.STATUS_Y, keys)
            device.say(device.more_words.SHOULD % (self._row, keys[0], keys[1]))


def saved_points(device, duel):
    """Return the screen of what a duel's round has brought, the duel being saved."""
    score = duel.add_up()
    return Points(device, score, score.last_gain, duel.go_on)
