# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The table of a match: who holds the device, and which screen the match waits for."""

from handheld.entry import Entry
from handheld.game import KeptMatch, lot
from mastermind.match import GUESS, KEYS, MATCH_END, SECRET, Match


class Table:
    """A running `match`, the row being entered, and the player who holds the device.

    Whoever has done what the match waited for calls `go_on`; then the device goes to the next player over a neutral
    screen, or straight on to what the same player has to do.
    """

    def __init__(self, device, match):
        self.device = device
        self.match = match
        self.entry = Entry(match.edition)
        self.holder = None  # nobody: a neutral screen comes first
        self.recount = None  # the row, from 1, that the codemaker is asked to count again

    @property
    def task(self):
        """What has to be done now: "CODE", "GUESS" or "KEYS"."""
        return "KEYS" if self.recount else ("CODE", "GUESS", "KEYS")[self.match.phase]

    def say(self, name, *values):
        """Say the sentence `name` of the language's match words."""
        self.device.say(getattr(self.device.more_words, name) % values)

    def go_on(self, now):
        """Show what comes next."""
        player = self.match.codemaker if self.recount else self.match.turn
        if player is None:
            self.show_end(now)
        elif player != self.holder:
            self.between(now, "Handover", self, player)
        else:
            self.act(now)

    def act(self, now):
        """Show the screen of what the player who holds the device has to do."""
        phase = self.match.phase
        device = self.device
        self.entry.begin()
        if phase == SECRET:
            device.go(device.load("secret").Setting(device, self), now)
        elif phase == KEYS or self.recount:
            device.go(device.load("giving").Giving(device, self, self.recount), now)
        else:
            device.go(device.load("guessing").Guessing(device, self), now)

    def between(self, now, screen, *arguments):
        """Show a screen of those between two players' turns."""
        device = self.device
        device.go(getattr(device.load("between"), screen)(device, *arguments), now)

    def show_end(self, now):
        """Show the board of the ended round, with the secret."""
        device = self.device
        self.holder = None
        device.go(device.load("guessing").Guessing(device, self), now)

    def show_points(self, now, then=None):
        """Show what was won just now and the totals, then go on."""
        self.between(now, "Points", self.match.last_gain, self.match.standings(), then or self.go_on)

    def after_round(self, now):
        """The ended round's points were seen: the next round, or the winner."""
        self.holder = None
        if self.match.phase == MATCH_END:
            self.between(now, "Winner", self.match)
        else:
            self.match.next_round()
            self.go_on(now)

    def pause(self, now):
        """Open the pause menu."""
        device = self.device
        device.go(device.load("table_pause").TablePause(device, self), now)

    def keep(self):
        """Keep the match for later; a code that is being set is dropped."""
        from mastermind.match_bytes import to_bytes  # noqa: PLC0415  (only to keep it)

        self.device.sitting.kept = KeptMatch(to_bytes(self.match))

    def may_ask(self):
        """Whether keys of an earlier row may be asked about."""
        match = self.match
        return match.by_hand and match.rows and match.phase in (GUESS, KEYS)

    def may_void(self):
        """Whether there is a code that may have been seen."""
        return self.match.phase in (GUESS, KEYS)


def begin(device, now):
    """Start the match that the set-up screen's options describe."""
    options = device.options
    first = options["FIRST"]
    players = options["PLAYERS"]
    match = Match(
        device.edition.with_rules(rows=options["ROWS"] or device.edition.rows),
        players,
        options["ROUNDS"] * players,
        lot(players) if first == 0 else first - 1,
        options["COUNT"] == 1,
        options["KEYS"] == 1,
    )
    table = Table(device, match)
    table.say("MATCH", players, match.rounds, match.first + 1)
    table.go_on(now)


def resume(device, data, now):
    """Go on with the match of which `data` are the bytes, on the neutral screen."""
    from mastermind.match_restore import from_bytes  # noqa: PLC0415  (only to resume)

    table = Table(device, from_bytes(data))
    table.say("GOES_ON", table.match.round_number, table.match.rounds)
    table.go_on(now)
