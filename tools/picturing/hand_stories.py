# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match with keys by hand, played for the pictures: keys given, counted again, claimed, and a code seen."""

from picturing.match_stage import HELD_MS, MatchStage
from picturing.stage import Frames

GREEN_RED_BLUE_RED = (3, 1, 4, 1)


def by_hand(language: str) -> Frames:
    """Keys by hand: given, counted again, claimed rightly and wrongly, and a code seen."""
    with MatchStage(language) as stage:
        stage.open("PLAY")
        stage.start(FIRST="P1", KEYS="KEYS1")
        stage.set_code(GREEN_RED_BLUE_RED)
        _guess_by_hand(stage, (1, 1, 2, 2))
        stage.take("hand over keys")
        stage.press("A")
        stage.take("giving")
        stage.set_keys((3, 1))
        stage.press("A")
        stage.take("never")
        stage.press("A")
        _show_secret(stage)
        stage.set_keys((1, 1))
        stage.take("keys given")
        stage.press("A")
        _guess_by_hand(stage, (3, 1, 1, 4))
        stage.press("A")
        stage.set_keys((2, 1))  # wrong: it is 2 and 2
        stage.press("A", "A")
        stage.pause()
        stage.take("match pause")
        for item in ("POINTS", "RECORD", "RECOUNT", "CLAIM", "SEEN", "LEAVE", "STOP"):
            stage.choose(item)
            stage.take(f"match {item.lower()}")
        _ask(stage)
        return stage.frames


def _guess_by_hand(stage: MatchStage, code: tuple[int, ...]) -> None:
    stage.press("A")
    stage.enter(code)
    stage.press("A")


def _show_secret(stage: MatchStage) -> None:
    stage.device.level("A", False)
    stage.device.run(HELD_MS)
    stage.take("secret held")
    stage.device.level("A", True)
    stage.device.run(60)


def _ask(stage: MatchStage) -> None:
    """From the pause menu with two rows, of which row 2 is wrong by one misplaced key."""
    stage.choose("RECORD")
    stage.press("A")
    stage.take("record")
    stage.press("B")
    stage.choose("CLAIM")
    stage.press("A", "DOWN")
    stage.take("claim row")
    stage.press("A")
    stage.take("right")
    stage.press("A", "A")
    stage.pause("RECOUNT")
    stage.press("A", "A")
    stage.take("hand over recount")
    stage.press("A")
    stage.take("recount")
    stage.press("DOWN")  # to other wrong keys, so that the record has both
    stage.press("RIGHT", "A", "A")
    stage.pause("RECORD")
    stage.press("A")
    stage.take("record corrected")
    stage.press("B")
    stage.choose("CLAIM")
    stage.press("A", "A")
    stage.take("wrong")
    stage.press("A")
    stage.rest()
    stage.take("wrong board")
    stage.press("A")
    stage.take("wrong row")
    stage.press("A")
    stage.take("points wrong")
    stage.press("A")
    stage.set_code((1, 2, 3, 4))
    stage.pause("SEEN")
    stage.press("A")
    stage.take("match question")
    stage.press("A")
    stage.rest()
    stage.take("void")
    stage.press("A")
    stage.take("void notice")
