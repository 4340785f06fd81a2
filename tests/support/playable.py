# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From whatever a device comes up with to a new solo game, by buttons and lights."""

from labels import LABELS
from lights import DARK, Grid
from match_menus import LOADING_MS
from person import HOLD_MS
from player import Player

ROW = (1, 1, 1, 1)
MOST_WAYS = 16
LONG_MS = 3200


def at_home(device):
    """Return a Player if the main menu is in front, in any language; else None.

    Pause menus have RESUME too, but no palette.
    """
    if all(pixel == DARK for pixel in Grid(device.last).line(14)):
        return None
    for language in LABELS:
        player = Player(device, language=language)
        try:
            player.item()
        except AssertionError:
            continue
        return player
    return None


def reach_home(device, loading_ms=LOADING_MS):
    """Get to the main menu, by the pause menu's last item or by A; return the Player. AssertionError if none does."""
    someone = Player(device)
    for way in range(MOST_WAYS):
        if player := at_home(device):
            return player
        if way % 3 == 1:
            someone.press("A")
        else:
            for _ in range(way % 3):
                someone.press("B")  # out of rows in doubt, one of which may be about to be mended
                device.run(loading_ms)
            # Out of other menus and of the self-test, whose buttons want it for long, or to the pause.
            someone.hold("B", HOLD_MS if way < 3 else LONG_MS)
            device.run(loading_ms)
            if not at_home(device):
                someone.press("UP", "A")  # the pause menu's last item leads out
        device.run(loading_ms)
    raise AssertionError(f"no way to the main menu\n{someone.grid}\n{device.console[-1000:]}")


def start_anew(device, loading_ms=LOADING_MS):
    """Get to the main menu and begin a solo game there; return the Player."""
    player = reach_home(device, loading_ms)
    player.go_to("SOLO")
    player.press("A", "A")  # sure, or the next gap
    device.run(loading_ms)
    return player
