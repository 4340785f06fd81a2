# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pause menu of a match: points, record, what the rules offer now, and leaving."""

from handheld.screens.menu import Menu
from handheld.screens.pause import Question


class TablePause(Menu):
    """RESUME goes back over the neutral screen, for somebody else may hold the device now."""

    rooms = "font text menu pause table_pause"

    def __init__(self, device, table):
        super().__init__(device)
        self._table = table
        self.items = ["RESUME", "POINTS", "RECORD"]
        if table.may_ask():
            self.items += ["RECOUNT", "CLAIM"]
        if table.may_void():
            self.items.append("SEEN")
        self.items += ["LEAVE", "STOP"]

    def choose(self, now):
        device = self.device
        table = self._table
        item = self.item
        if item == "POINTS":
            device.visit("font text points", "Points", table.match, None, table.pause)
        elif item in ("RECORD", "RECOUNT", "CLAIM"):
            device.visit("font text record", "Record", table, item)
        elif item == "SEEN":
            device.go(Question(device, self, item, self._void), now)
        elif item == "STOP":
            device.go(Question(device, self, item, self._stop), now)
        elif item == "LEAVE":
            table.keep()
            device.visit("modes", "Leave")
        else:
            self.back(now)

    def back(self, now):
        self._table.go_on(now)

    def _void(self, now):
        self._table.match.void()
        self._table.save()  # a guess that waited is gone
        self._table.show_end(now)

    def _stop(self, now):
        self.device.journal.over()
        self.device.visit("modes", "Leave")
