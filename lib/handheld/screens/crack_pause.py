# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pause menu while the device breaks a code, alone or in a duel."""

from handheld.screens.menu import Menu
from handheld.screens.pause import Question


class CrackPause(Menu):
    """RESUME, UNDO of the last keys, and leaving. `waiting` is the screen that waits; None before a code is there."""

    rooms = "font text menu pause crack_pause"

    def __init__(self, device, waiting, duel):
        super().__init__(device)
        self._waiting = waiting
        self._duel = duel
        self.items = ["RESUME"]
        if waiting is not None and waiting.rows and not waiting.by_player:
            self.items.append("UNDO")
        if duel:
            self.items.append("POINTS")
            if waiting is not None and waiting.by_player:
                self.items.append("GIVE UP")
        self.items += ["LEAVE", "STOP"]

    def choose(self, now):
        device = self.device
        item = self.item
        if item == "UNDO":
            self._waiting.game.undo()
            self._waiting.again(now)
        elif item == "POINTS":
            device.visit("font text points", "Points", self._duel.score, None, self._pause_again)
        elif item == "GIVE UP":
            device.go(Question(device, self, item, self._give_up), now)
        elif item == "LEAVE":
            self._keep()
            device.visit("modes", "Leave")
        elif item == "STOP":
            device.go(Question(device, self, item, self._stop), now)
        else:
            self.back(now)

    def back(self, now):
        if self._waiting is not None:
            self.device.go(self._waiting, now)
        elif self._duel:
            self._duel.go_on(now)
        else:
            self.device.visit("font text keying cracking", "Ask", None)

    def _pause_again(self, now):
        self.device.visit("font text menu pause crack_pause", "CrackPause", self._waiting, self._duel)

    def _give_up(self, now):
        self._waiting.give_up(now)

    def _keep(self):
        from handheld.crack_bytes import keep  # noqa: PLC0415  (only to keep it)

        keep(self.device, self._duel, None if self._waiting is None else self._waiting.game)

    def _stop(self, now):
        self.device.journal.over()
        self.device.visit("modes", "Leave")
