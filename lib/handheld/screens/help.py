# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which hints a solo game gives: each is off until it is chosen here."""

from handheld.screens.menu import Menu


class Help(Menu):
    """CHECK: a guess that contradicts an earlier row is held up. LEFT: how many codes are left after each row."""

    rooms = "font text menu help"
    items = ["CHECK", "LEFT"]

    def value(self):
        device = self.device
        return device.label("YES" if device.sitting.hints[self.at] else "NO")

    def change(self, step):
        hints = self.device.sitting.hints
        hints[self.at] = not hints[self.at]

    def choose(self, now):
        self.change(1)
        self.draw_value(now)

    def back(self, now):
        self.device.home()
