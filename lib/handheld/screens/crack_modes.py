# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""To a code that the device breaks, and to a duel."""

from handheld.screens import modes
from handheld.sitting import DUEL


class CrackCode(modes.Loading):
    """To a code that the player thinks of and the device breaks."""

    rooms = "modes crack_modes"
    new = modes.CRACK
    words = "crack"

    def begin(self, now):
        self.device.visit("font text keying cracking", "Ask", None)


class PlayDuel(modes.Loading):
    """To a duel against the device, of `rounds` rounds."""

    rooms = "modes crack_modes"
    new = modes.DUEL
    words = "crack"

    def __init__(self, device, rounds):
        super().__init__(device)
        self._rounds = rounds

    def begin(self, now):
        from handheld.duel import begin  # noqa: PLC0415  (loaded by now)

        begin(self.device, self._rounds, now)


class DuelTurn(modes.Loading):
    """To the next round of `duel`: it takes a maker of codes, or a breaker."""

    rooms = "modes crack_modes"
    words = "crack"

    def __init__(self, device, duel):
        super().__init__(device)
        self._duel = duel
        self.new = modes.DUEL + " " + (modes.ROUND if duel.codemaker == 1 else modes.CRACK)
        duel.let_go()

    def begin(self, now):
        self._duel.act(now)


class ToCoach(modes.Loading):
    """To the coach, for the last solo game."""

    rooms = "modes crack_modes"
    new = "mastermind.sieve mastermind.weighing mastermind.tree mastermind.coach"
    words = "solo"

    def begin(self, now):
        self.device.visit("font text coach", "Coaching", self.device.sitting.last)


class ResumeCrack(modes.Loading):
    """Back to `kept`, a KeptMatch that is one of these."""

    rooms = "modes crack_modes"
    words = "crack"

    def __init__(self, device, kept):
        super().__init__(device)
        self._kept = kept
        self.new = modes.DUEL + " " + modes.ROUND + " " + modes.CRACK if kept.kind == DUEL else modes.CRACK

    def begin(self, now):
        from handheld.crack_bytes import resume  # noqa: PLC0415  (only to resume)

        resume(self.device, self._kept, now)
