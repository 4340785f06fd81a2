# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the menus that choose the rules have in common: edition, repeats, blanks, and how the grid shows them."""

from handheld import palette
from handheld.light import WIDTH
from handheld.screens import cells
from handheld.screens.menu import Menu
from mastermind import EDITIONS


class EditionMenu(Menu):
    """A menu whose items EDITION, REPEATS and BLANKS change the device's edition."""

    def enter(self, now):
        super().enter(now)
        self.draw_edition()

    def value(self):
        device = self.device
        if self.item == "EDITION":
            return device.label(device.edition.name)
        if self.item in ("REPEATS", "BLANKS"):
            return device.label("YES" if getattr(device.edition, self.item.lower()) else "NO")
        return ""

    def change(self, step):
        self.change_edition(self.item, step)

    def change_edition(self, item, step):
        """Take the next edition (+1) or the one before, or turn a rule over, and show it."""
        device = self.device
        edition = device.edition
        if item == "EDITION":
            names = list(EDITIONS)
            name = names[(names.index(edition.name) + step) % len(names)]
            # The box decides on repeats until the player does; blanks are the house's own rule.
            device.edition = EDITIONS[name].with_rules(blanks=edition.blanks)
        elif item == "REPEATS":
            device.edition = edition.with_rules(repeats=not edition.repeats)
        elif item == "BLANKS":
            device.edition = edition.with_rules(blanks=not edition.blanks)
        else:
            return
        self.draw_edition()

    def choose(self, now):
        # A on an option does what RIGHT does.
        self.change(1)
        self.draw_value(now)

    def draw_edition(self):
        """Draw the edition's colours and rule marks."""
        light = self.device.light
        edition = self.device.edition
        self.device.look()
        light.put(0, cells.BLANK_Y, palette.DARK)
        for x in range(edition.colours, WIDTH):
            light.put(x, cells.PALETTE_Y, palette.DARK)
        cells.draw_palette(light, edition)
        self.device.look()
        cells.draw_rules(light, edition)
