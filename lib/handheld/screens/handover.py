# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Between two players' turns: a neutral screen that waits."""

from handheld import palette
from handheld.buttons import A, B
from handheld.light import WIDTH
from handheld.screens.cells import STATUS_Y
from handheld.screens.text import Lines


class Handover(Lines):
    """Neutral: whose turn it is and what for; waits for A, so that nobody sees a secret by accident."""

    rooms = "font text handover"

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
        self._table.say(self._table.words.TURN, player, device.more_words.TASKS[task])

    def press(self, button, now):
        if button == A:
            self._table.holder = self._player
            self._table.act(now)

    def hold(self, button, now):
        if button == B:
            self._table.pause(now)
