# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A device that breaks codes, plays a duel or gives hints for the pictures, in any of its languages."""

from typing import Any

from picturing.match_stage import LOADED_MS, Code, Keys, MatchStage
from picturing.stage import LABELS, Cracker, naive_feedback

THOUGHT_MS = 20_000  # the longest that a hint, a count or a coach works


class CrackStage(MatchStage):
    """A stage with a `cracker`, who gives the keys of a code in mind."""

    def __init__(self, language: str = "en", **settings: Any):
        super().__init__(language, **settings)
        self.labels = LABELS[language]
        self.cracker = Cracker(self.device, {"LANGUAGE": language})

    def open(self, way: str) -> None:
        """From the main menu to "CRACK" or "DUEL"."""
        self.choose(way)
        self.press("A")
        self.device.run(LOADED_MS)

    def think(self) -> None:
        """Say that a code was thought of; the device's first guess comes."""
        self.press("A")
        self.cracker.rows = []
        self.cracker.wait()

    def answer(self, code: Code, wrong: dict[int, Keys] | None = None) -> None:
        """Give the keys of the guess that waits: those of `code`, but in the rows of `wrong` the ones given there."""
        cracker = self.cracker
        keys = naive_feedback(code, cracker.guess_of_device())
        cracker.give_keys((wrong or {}).get(cracker.row, keys))
        cracker.wait()

    def answer_all(self, code: Code, wrong: dict[int, Keys] | None = None) -> None:
        """Give keys until the device is through or in doubt."""
        while self.cracker.asked:
            self.answer(code, wrong)

    def bring_back(self) -> None:
        """Wait until the board is in front again: its palette line is lit."""
        waited = 0
        while not any(any(pixel) for pixel in self.player.grid.line(14)):
            self.device.run(20)
            waited += 20
            assert waited < THOUGHT_MS, self.player.grid
