# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Plays the firmware on this machine and takes a frame wherever the sheet shows one.

Each story is one device from switch-on. The secrets come from a puzzle, so every recording is the same.
"""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from picturing.stage import KEYS_MS, PAUSE_ITEMS, Frames, Stage, hexadecimal
from provision.places import ROOT

PUZZLE = 4  # its first code in Classic is 2643, its second 5661
BROKEN_IN_FIVE = ((1, 1, 2, 2), (6, 4, 4, 1), (6, 2, 3, 4), (2, 4, 6, 3), (2, 6, 4, 3))
NEVER_BROKEN = (
    (1, 1, 2, 2), (3, 1, 4, 5), (5, 2, 1, 6), (6, 1, 5, 4), (1, 6, 3, 6),
    (2, 6, 5, 6), (5, 6, 6, 3), (1, 5, 6, 6), (5, 6, 1, 6), (6, 5, 6, 1),
)  # fmt: skip
TWELVE = (
    (1, 2, 3, 4), (5, 6, 7, 8), (1, 5, 2, 6), (7, 3, 8, 4), (5, 1, 6, 2), (3, 7, 1, 5),
    (8, 1, 3, 7), (5, 2, 3, 7), (5, 1, 4, 7), (5, 1, 3, 8), (7, 1, 3, 5), (6, 1, 3, 7),
)  # fmt: skip
HOLES_PUZZLE = 10  # its first code with empty holes is 1620
KEYS_COMING_MS = 240


def main_menu(language: str = "en") -> Frames:
    """A fresh device: first light, the menu's items, and a game whose code chance drew."""
    with Stage({"LANGUAGE": language}) as stage:
        stage.frames["first light"] = hexadecimal(stage.device.frames[0])
        stage.take("solo")
        stage.player.go_to("REPEATS")
        stage.take("repeats")
        stage.player.go_to("SOLO")
        stage.press("RIGHT", "RIGHT")
        stage.take("solo deluxe")
        stage.player.go_to("BLANKS")
        stage.press("RIGHT")
        stage.take("blank")
        stage.press("RIGHT")
        stage.player.go_to("SOLO")
        stage.press("RIGHT")
        stage.begin()
        stage.take("new game")
        stage.press("UP", "RIGHT", "DOWN", "RIGHT", "UP", "UP", "UP")
        stage.take("plain")
        return stage.frames


def a_game_won_and_one_lost() -> Frames:
    """Puzzle games in Classic with everything around them."""
    with Stage({"PUZZLE": PUZZLE}) as stage:
        stage.take("puzzle menu")
        stage.begin()
        stage.take("puzzle game")
        stage.player.enter(BROKEN_IN_FIVE[0])
        stage.take("entering")
        stage.hand_in(BROKEN_IN_FIVE[0])
        stage.press("LEFT", "RIGHT")  # the cursor's lit phase starts anew
        stage.take("keys")
        stage.guess(*BROKEN_IN_FIVE[1:3])
        stage.player.enter(BROKEN_IN_FIVE[3])
        stage.press("A")
        stage.device.run(KEYS_COMING_MS)
        stage.take("keys coming")
        stage.device.run(KEYS_MS)
        stage.player.rows.append((BROKEN_IN_FIVE[3], stage.player.grid.keys(4)))
        stage.player.enter(BROKEN_IN_FIVE[4])
        stage.take("mid game")
        pause_items(stage)
        stage.hand_in(BROKEN_IN_FIVE[4])
        stage.take("win sweep")
        stage.device.run(3000)
        stage.take("win")
        stage.begin()
        stage.guess(*NEVER_BROKEN[:9])
        stage.player.enter(NEVER_BROKEN[9])
        stage.take("row 10")
        stage.hand_in(NEVER_BROKEN[9])
        stage.take("loss sweep")
        stage.device.run(3000)
        stage.take("loss")
        stage.press("B")
        stage.player.go_to("WON")
        stage.take("score item")
        return stage.frames


def pause_items(stage: Stage) -> None:
    """Open the pause menu, look at everything, and come back."""
    stage.player.hold("B")
    stage.take("pause")
    for item in PAUSE_ITEMS[1:]:
        stage.player.go_to(item, PAUSE_ITEMS)
        stage.take(item.lower())
    stage.player.choose("GIVE UP", PAUSE_ITEMS)
    stage.take("question")
    stage.press("B")
    stage.player.choose("LEAVE", PAUSE_ITEMS)
    stage.take("resume")
    stage.press("A")


def holes() -> Frames:
    """A game in which a hole may stay empty."""
    with Stage({"PUZZLE": HOLES_PUZZLE, "BLANKS": 1}, blanks=True) as stage:
        stage.begin()
        stage.press("UP", "RIGHT", "DOWN")
        stage.take("blank chosen")
        stage.press("RIGHT")
        stage.take("gap")
        stage.press("B", "LEFT", "B", "LEFT", "B")
        stage.guess((1, 1, 0, 2), (0, 3, 0, 4), (1, 0, 2, 5))
        stage.player.enter((1, 2, 6, 0))
        stage.take("blanks")
        stage.hand_in((1, 2, 6, 0))
        stage.guess((1, 6, 2, 0))
        stage.device.run(3000)
        stage.take("blank secret")
        return stage.frames


def given_up() -> Frames:
    """A game that its player leaves to the codemaker."""
    with Stage({"PUZZLE": PUZZLE}) as stage:
        stage.begin()
        stage.guess(*BROKEN_IN_FIVE[:2])
        stage.player.pause("GIVE UP")
        stage.device.run(4000)
        stage.take("given up")
        return stage.frames


def deluxe() -> Frames:
    """Twelve rows."""
    with Stage({"PUZZLE": PUZZLE, "EDITION": "deluxe"}) as stage:
        stage.begin()
        stage.guess(*TWELVE[:5])
        stage.player.enter(TWELVE[5])
        stage.take("deluxe")
        stage.hand_in(TWELVE[5])
        stage.guess(*TWELVE[6:11])
        stage.player.enter(TWELVE[11])
        stage.take("row 12")
        return stage.frames


def wrong_setting() -> Frames:
    """A line in settings.toml that cannot be."""
    with Stage("BRIGHTNESS = 9000\n") as stage:
        stage.take("problem mark")
        stage.player.go_to("PROBLEM")
        stage.take("problem")
        return stage.frames


def crash() -> Frames:
    """A drive on which a file was cut off, as by a cable that was pulled too early."""
    with tempfile.TemporaryDirectory(prefix="broken-drive-") as scratch:
        root = Path(scratch)
        for name in ("rescue", "mastermind", "lib"):
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "code.py", root)
        app = root / "lib" / "handheld" / "app.py"
        app.write_text(app.read_text("utf-8").partition('"""')[0] + '"""The hand', "utf-8")
        with Stage(root=root) as stage:
            stage.take("crash")
            return stage.frames


STORIES: tuple[Callable[[], Frames], ...] = (
    main_menu, a_game_won_and_one_lost, holes, given_up, deluxe, wrong_setting, crash,
)  # fmt: skip


def solo_screens() -> Frames:
    """Every frame of solo games and of the device itself, by name."""
    frames: Frames = {}
    for story in STORIES:
        frames |= story()
    return frames
