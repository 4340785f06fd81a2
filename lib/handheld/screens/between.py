# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Between two turns of a match: the neutral screen, the points in digits, notices, the winner."""

from handheld import palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from handheld.grid import WIDTH
from handheld.screens import Screen
from handheld.screens.cells import STATUS_Y
from handheld.text import Label


class Words(Screen):
    """One, two or three short words above one another, each with its ink; A goes on."""

    rooms = ("between",)
    lines = (2, 8)

    def __init__(self, device):
        super().__init__(device)
        self._labels = []

    def show(self, now, *words):
        """Draw (text, ink) pairs, the first one on top."""
        self._labels = []
        for (text, ink), y in zip(words, self.lines):
            label = Label(y, ink)
            label.show(self.device.light, text, now)
            self._labels.append(label)
            self.device.look()

    def update(self, now):
        for label in self._labels:
            label.update(self.device.light, now)


class Handover(Words):
    """Neutral: whose turn it is and what for; waits for A, so that nobody sees a secret by accident."""

    def __init__(self, device, table, player):
        super().__init__(device)
        self._table = table
        self._player = player

    def enter(self, now):
        device = self.device
        task = self._table.task
        player = self._player + 1
        self.show(now, ("P%d" % player, player), (device.label(task), palette.TEXT))
        device.light.put(WIDTH - 1, STATUS_Y, palette.WON)
        self._table.say("TURN", player, device.more_words.TASKS[task])

    def press(self, button, now):
        if button == A:
            self._table.holder = self._player
            self._table.act(now)

    def hold(self, button, now):
        if button == B:
            self._table.pause(now)


class Points(Words):
    """For each player what was just won (+) and the total; the arrows go round the players, A goes on."""

    lines = (0, 6, 11)

    def __init__(self, device, gain, totals, then):
        super().__init__(device)
        self._gain = gain
        self._totals = totals
        self._then = then
        self._player = gain.index(max(gain))

    def enter(self, now):
        self._draw(now)
        say = self.device.say
        sentence = self.device.more_words.POINTS
        for player, total in enumerate(self._totals):
            say(sentence % (player + 1, self._gain[player], total))

    def press(self, button, now):
        if button in (A, B):
            self._then(now)
        elif button in (UP, LEFT):
            self._turn(-1, now)
        elif button in (DOWN, RIGHT):
            self._turn(1, now)

    def _turn(self, step, now):
        self._player = (self._player + step) % len(self._totals)
        self._draw(now)

    def _draw(self, now):
        player = self._player
        gain = self._gain[player]
        self.show(
            now,
            ("P%d" % (player + 1), player + 1),
            ("+%d" % gain, palette.WON if gain else palette.FAINT),
            (str(self._totals[player]), palette.TEXT),
        )


class Notice(Words):
    """Something that a player must know: `word`, and `then(now)` after A or B."""

    def __init__(self, device, word, good, then):
        super().__init__(device)
        self._word = word
        self._good = good
        self._then = then

    def enter(self, now):
        text = self.device.label(self._word)
        self.show(now, ("+" if self._good else "!", palette.WON if self._good else palette.LOST), (text, palette.TEXT))
        self.device.say("%s." % text)

    def press(self, button, now):
        if button in (A, B):
            self._then(now)


class Winner(Words):
    """Who has won the match; A or B goes to the menu."""

    def __init__(self, device, totals):
        super().__init__(device)
        self._totals = totals

    def enter(self, now):
        device = self.device
        best = self._totals.winner()
        if len(best) > 1:
            word = (device.label("DRAW"), palette.VALUE)
            device.say(device.more_words.DRAWN % ", ".join([str(player + 1) for player in best]))
        else:
            word = (device.label("WINS"), palette.WON)
            device.say(device.more_words.WINNER % (best[0] + 1))
        player = best[0] + 1
        self.show(now, ("P%d" % player if len(best) == 1 else "=", player), word)

    def press(self, button, now):
        if button in (A, B):
            self.device.load("modes").leave(self.device, now)
