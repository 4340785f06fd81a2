# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The table of a match: who holds the device, and which screen the match waits for."""

from handheld.entry import Entry
from handheld.sitting import MATCH, KeptMatch, match_bytes, save_match
from mastermind.match import GUESS, KEYS, MATCH_END, SECRET
from mastermind.totals import UNBROKEN


class Table:
    """A running `match`, the row being entered, and the player who holds the device.

    Whoever has done what the match waited for calls `go_on`; then the device goes to the next player over a neutral
    screen, or straight on to what the same player has to do.
    """

    def __init__(self, device, match):
        self.device = device
        self.words = device.more_words
        self.match = match
        self.entry = Entry(match.edition)
        self.row = None  # of before switch-off, for who goes on
        self.holder = None  # nobody: a neutral screen comes first
        self.recount = None  # the row, from 1, that the codemaker is asked to count again
        self.told = 0  # of how many rounds in the match's history the console has told the end

    @property
    def task(self):
        """What has to be done now: "CODE", "GUESS" or "KEYS"."""
        return "KEYS" if self.recount else ("CODE", "GUESS", "KEYS")[self.match.phase]

    def say(self, sentence, *values):
        """Say a sentence of `words`, those of matches."""
        self.device.say(sentence % values)

    def did(self, *numbers):
        """Save a secret, a guess or keys by hand, in the numbers of `mastermind.match_bytes`; all else takes `save`."""
        self.device.journal.add(bytes(numbers))

    def save(self):
        """Save all of the match: at its start, at each round's, and where more has changed than came at its end."""
        save_match(self.device, MATCH, self.match)

    def go_on(self, now):
        """Show what comes next."""
        player = self.match.turn
        if player is not None and self.recount:
            player = self.match.codemaker
        if player is None:
            self.show_end(now)
        elif player != self.holder:
            self.device.visit("font text handover", "Handover", self, player)
        else:
            self.act(now)

    def act(self, now):
        """Show the screen of what the player who holds the device has to do."""
        phase = self.match.phase
        device = self.device
        self.entry.begin()
        self.entry.fill(self.row)
        self.row = None
        if phase == SECRET:
            device.visit("secret", "Setting", self)
        elif phase == KEYS or self.recount:
            device.visit("keying giving", "Giving", self, self.recount)
        else:
            device.visit("guessing", "Guessing", self)

    def show_end(self, now):
        """Show the board of the ended round, with the secret."""
        device = self.device
        self.holder = None
        self.recount = None  # a claim or a void came first
        device.visit("guessing", "Guessing", self)

    def show_points(self, now, then=None):
        """Show what was won just now and the totals, then go on."""
        match = self.match
        self.device.visit("font text points", "Points", match, match.last_gain, then or self.go_on)

    def leave_end(self, now):
        """The board of the ended round was seen: why it brings nothing, if it does not, then the points."""
        if self.match.history[-1][2] > UNBROKEN:
            self.device.visit("font text points", "Ended", self)
        else:
            self.end_points(now)

    def end_points(self, now):
        """Show the points of the ended round."""
        self.show_points(now, self.after_round)

    def after_round(self, now):
        """The ended round's points were seen: the next round, or the winner."""
        self.holder = None
        if self.match.phase == MATCH_END:
            self.device.visit("font text points", "Winner", self.match)
        else:
            self.match.next_round()
            self.save()
            self.go_on(now)

    def pause(self, now):
        """Open the pause menu; whoever goes on from it may be somebody else, so a neutral screen comes first."""
        self.holder = None
        device = self.device
        device.visit("font text menu pause table_pause", "TablePause", self)

    def notice(self, word, good, then):
        """Show a short word, with a plus or an exclamation mark, and go on with `then(now)` after A."""
        self.device.visit("font text points", "Notice", word, good, then)

    def keep(self):
        """Keep the match for later; a code that is being set is dropped."""
        self.device.sitting.kept = KeptMatch(match_bytes(self.match))

    def may_ask(self):
        """Whether keys of an earlier row may be asked about."""
        match = self.match
        return match.by_hand and match.rows and match.phase in (GUESS, KEYS)

    def may_void(self):
        """Whether there is a code that may have been seen."""
        return self.match.phase in (GUESS, KEYS)
