# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a round or a guess has brought: points in digits, notices, the winner."""

from handheld import palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from handheld.screens import Lines


class Points(Lines):
    """For each player what was just won (+) and the total; the arrows go round the players, A goes on."""

    rooms = ("points",)
    at = (0, 6, 11)

    def __init__(self, device, gain, totals, then):
        super().__init__(device)
        self._gain = gain
        self._totals = totals
        self._then = then
        self._player = gain.index(max(gain))

    def enter(self, now):
        self._draw(now)
        say = self.device.say
        sentence = self.device.words.POINTS
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


class Notice(Lines):
    """Something that a player must know: `word`, and `then(now)` after A or B."""

    rooms = ("points",)

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


class Winner(Lines):
    """Who has won the match; A goes to the menu, B too unless there is something to go `back` to."""

    rooms = ("points",)

    def __init__(self, device, totals, back=None):
        super().__init__(device)
        self._totals = totals
        self._back = back

    def enter(self, now):
        device = self.device
        best = self._totals.winner()
        if len(best) > 1:
            word = (device.label("DRAW"), palette.VALUE)
            device.say(device.words.DRAWN % ", ".join([str(player + 1) for player in best]))
        else:
            word = (device.label("WINS"), palette.WON)
            device.say(device.words.WINNER % (best[0] + 1))
        player = best[0] + 1
        self.show(now, ("P%d" % player, player) if len(best) == 1 else ("=", palette.TEXT), word)

    def press(self, button, now):
        if button == B and self._back is not None:
            self._back(now)
        elif button in (A, B):
            self.device.visit("modes", "Leave")
