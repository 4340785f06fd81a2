# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""No code gives all the keys that the player gave: which rows cannot all be right, and correcting one of them."""

from handheld import care, palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from handheld.light import WIDTH
from handheld.screens import Screen, cells
from handheld.screens.keying import Keying


class Doubt(Screen):
    """Lights the rows in doubt, one of them brightly. UP and DOWN go through them, A corrects the bright one.

    While they are being found a line grows, and B leaves the search: then any row may be corrected. After it B takes
    the last keys back. In a duel the keys are proven wrong: A goes on.
    """

    rooms = "keying doubt"

    def __init__(self, device, cracking, contradiction):
        super().__init__(device)
        self._cracking = cracking
        self._contradiction = contradiction
        self._work = contradiction.counting()
        self._rows = []  # in doubt, from 1
        self._at = 0  # the bright one of them
        self._keying = None  # its keys, while they are corrected
        self._unshown = False  # whether neither grid nor console have the rows yet

    def enter(self, now):
        self.device.care.play(care.WRONG)
        self._draw()

    def press(self, button, now):
        if self._work is not None or self._unshown:
            if button == B and self._work is not None:
                self._show(range(1, len(self._cracking.game.rows) + 1))
                for x in range(WIDTH):  # at once; twelve rows take longer
                    self.device.light.put(x, cells.STATUS_Y, palette.DARK)
        elif self._keying is not None:
            self._correct(button, now)
        elif button in (UP, DOWN, LEFT, RIGHT):
            self._at = (self._at + (1 if button in (UP, RIGHT) else -1)) % len(self._rows)
            self._draw()
        elif self._cracking.duel:
            self._cracking.duel.wrong_keys(now)
        elif button == A:
            game = self._cracking.game
            self._keying = Keying(game.edition.positions, game.rows[self._rows[self._at] - 1][1])
            self._draw()
        else:
            self._cracking.game.undo()
            self._cracking.again(now)

    def update(self, now):
        device = self.device
        if device.settling:
            return
        if self._unshown:
            self._unshown = False
            self._draw()
            device.say(device.more_words.DOUBT % ", ".join([str(row) for row in self._rows]))
        if self._work is None:
            return
        try:
            done, total = next(self._work)
        except StopIteration:
            self._show(self._contradiction.rows)
        else:
            cells.draw_progress(device.light, done, total)

    def _show(self, rows):
        self._work = None
        self._rows = list(rows)
        self._at = len(self._rows) - 1
        self._unshown = True

    def _correct(self, button, now):
        row = self._rows[self._at]
        if button == A:
            self._cracking.game.correct(row, self._keying.keys)
            self._cracking.again(now)
        elif button == B:
            self._keying = None
            self._draw()
        else:
            self._keying.press(button)
            self._keying.draw(self.device.light, row)

    def _draw(self):
        light = self.device.light
        game = self._cracking.game
        light.clear()
        cells.draw_rules(light, game.edition)
        for place, row in enumerate(self._rows):
            code, keys = game.rows[row - 1]
            y = cells.row_y(row)
            bright = place == self._at
            for x, peg in enumerate(code):
                light.put(x, y, cells.cursor_ink(peg) if bright else palette.DIM + peg if peg else palette.HOLE)
            cells.draw_keys(light, row, keys)
            if bright and self._keying is not None:
                self._keying.draw(light, row)
            if place & 3 == 3:
                self.device.look()
        cells.draw_doubt(light)
