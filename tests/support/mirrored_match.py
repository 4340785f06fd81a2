# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match by buttons beside the same match in the rules package: what is done to the one is done to the other."""

from mastermind import Match, possible
from mastermind.match import GUESS, KEYS, MATCH_END, ROUND_END, SECRET
from mastermind.totals import UNBROKEN
from match_play import random_code, random_keys
from match_player import SIGN_MS


class MirroredMatch:
    """`people` stand before their first neutral screen; `match` is new. Each `step` begins with nobody's turn begun."""

    def __init__(self, people, match: Match, dice) -> None:
        self.people, self.match, self.dice = people, match, dice

    def step(self):
        """Do one thing at random; return its name. Where the device stands then is left open."""
        match = self.match
        self.people.rows = list(match.rows)
        if match.phase == SECRET:
            return self._set_code()
        if match.phase == ROUND_END:
            return self._go_on()
        assert match.phase != MATCH_END
        player, task = match.turn or 0, "GUESS" if match.phase == GUESS else "KEYS"
        self.people.take(player + 1, task)
        chance = self.dice.random()
        if chance < 0.04:
            return self._void()
        if match.by_hand and match.rows and chance < 0.25:
            row = self.dice.randint(1, len(match.rows))
            return self._claim(row) if chance < 0.1 else self._recount(row)
        return self._give() if match.phase == KEYS else self._guess()

    def _set_code(self):
        edition = self.match.edition
        code = edition.code_at(self.dice.randrange(edition.code_count()))
        self.people.set_code(self.match.codemaker + 1, code)
        self.match.set_secret(code)
        return "code"

    def _guess(self):
        match = self.match
        code = match.secret if self.dice.random() < 0.2 else random_code(match.edition, self.dice)
        self.people.guess(code)
        match.guess(code)
        return "guess"

    def _give(self):
        keys = random_keys(self.match, self.match.pending, self.dice)
        self.people.give(*keys)
        self.match.give_keys(keys)
        return "keys"

    def _to_row(self, item, row):
        self.people.pause(item)
        self.people.press(*["DOWN"] * (len(self.match.rows) - row), "A")

    def _recount(self, row):
        match = self.match
        guess, _ = match.rows[row - 1]
        keys = random_keys(match, guess, self.dice)
        assert possible(match.edition, guess, keys)
        self._to_row("RECOUNT", row)
        self.people.take(match.codemaker + 1, "KEYS")
        self.people.give(*keys)
        match.recount(row, keys)
        return "recount"

    def _claim(self, row):
        self._to_row("CLAIM", row)
        return "claim" if self.match.claim(row) else "wrong claim"

    def _void(self):
        self.people.pause("SEEN")
        self.people.press("A")
        self.match.void()
        return "void"

    def _go_on(self):
        people = self.people
        people.device.run(SIGN_MS)
        assert people.grid.secret() == self.match.secret
        people.press("A")
        if self.match.history[-1][2] > UNBROKEN:
            people.press("A")  # the notice
        assert self.totals() == self.match.points
        people.press("A")
        people.device.run(100)
        self.match.next_round()
        return "next round"

    def totals(self):
        """Return the totals on the screen of points, in the players' order."""
        return [total for _, (_, total) in sorted(self.people.points(self.match.players).items())]
