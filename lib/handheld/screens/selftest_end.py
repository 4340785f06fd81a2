# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Out of the self-test: to the main menu, or on with the game in which the device was switched off."""

from handheld.screens import modes


class End(modes.Leave):
    """Loads what solo games need, as the main menu does; `at_start`: the self-test began at switch-on."""

    rooms = "font text menu edition_menu main_menu modes selftest_end"

    def __init__(self, device, at_start):
        super().__init__(device)
        self._at_start = at_start

    def begin(self, now):
        device = self.device
        if self._at_start and device.sitting.kept is not None:
            device.load("font text menu edition_menu main_menu").MainMenu(device).resume(now)
        else:
            super().begin(now)
