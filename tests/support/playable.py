# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From whatever a device comes up with to a new solo game, by buttons and lights."""

from match_menus import LOADING_MS
from player import Player

ROW = (1, 1, 1, 1)
MOST_WAYS = 16


def at_home(player):
    """Say whether the main menu is in front."""
    try:
        return player.item() in ("SOLO", "RESUME")
    except AssertionError:
        return False


def reach_home(device, loading_ms=LOADING_MS):
    """Get to the main menu, by the pause menu's last item or by A; return the Player. AssertionError if none does."""
    player = Player(device)
    for way in range(MOST_WAYS):
        if at_home(player):
            return player
        if way % 2:
            player.press("A")
        else:
            player.hold("B")  # the pause menu, whose last item leads out
            player.press("UP", "A")
        device.run(loading_ms)
    raise AssertionError(f"no way to the main menu\n{player.grid}\n{device.console[-1000:]}")


def start_anew(device, loading_ms=LOADING_MS):
    """Get to the main menu and begin a solo game there; return the Player."""
    player = reach_home(device, loading_ms)
    player.go_to("SOLO")
    player.press("A", "A")  # sure, or the next gap
    device.run(loading_ms)
    return player
