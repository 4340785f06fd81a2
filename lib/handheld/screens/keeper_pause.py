# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper's menu: points, undo, how else a round may end, and leaving."""

from handheld.screens.menu import Menu
from handheld.screens.pause import Question
from handheld.sitting import KEEPER, KeptMatch, match_bytes
from mastermind.totals import VOID, WRONG_KEYS


class KeeperPause(Menu):
    """RESUME goes back to entering."""

    rooms = "font text menu pause keeper_pause"

    def __init__(self, device, keeper):
        super().__init__(device)
        self._keeper = keeper
        self.items = ["RESUME", "POINTS"]
        if keeper.score.entries:
            self.items.append("UNDO")
        if not keeper.score.finished:
            if keeper.score.players > 2:
                self.items += ["WRONG", "VOID"]
            self.items.append("LEAVE")
        self.items.append("STOP")

    def choose(self, now):
        device = self.device
        item = self.item
        score = self._keeper.score
        if item == "UNDO":
            device.go(Question(device, self, item, self._undo), now)
        elif item == "POINTS":
            device.visit("font text points", "Points", score, None, self.back)
        elif item in ("WRONG", "VOID"):
            device.go(Question(device, self, item, self._enter_way), now)
        elif item == "LEAVE":
            device.sitting.kept = KeptMatch(match_bytes(score), KEEPER)
            device.visit("modes", "Leave")
        elif item == "STOP":
            device.go(Question(device, self, item, self._stop), now)
        else:
            self.back(now)

    def back(self, now):
        self._keeper.go_on(now)

    def _enter_way(self, now):
        self._keeper.enter_way(WRONG_KEYS if self.item == "WRONG" else VOID, now)

    def _undo(self, now):
        self._keeper.score.undo()
        self._keeper.save()
        self.back(now)

    def _stop(self, now):
        self.device.journal.over()
        self.device.visit("modes", "Leave")
