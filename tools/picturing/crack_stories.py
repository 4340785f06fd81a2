# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Lets the device break codes, plays a duel, asks for hints and for the coach, and takes frames for the pictures.

Each story is one device from switch-on, in one of its languages.
"""

from collections.abc import Callable

from picturing.crack_stage import CrackStage
from picturing.hand_stories import GREEN_RED_BLUE_RED
from picturing.stage import Frames, naive_feedback
from picturing.stories import PUZZLE

YELLOW_PURPLE_BLUE_GREEN = (2, 6, 4, 3)  # the first code of the puzzle, too
FORGOTTEN_ROW = 2  # the row of which a white key is forgotten
SLIP = (1, 3, 2, 3)  # contradicts 1122 with one misplaced key: its first peg stays where it was


def cracked(language: str) -> Frames:
    """A code that the player thinks of and the device breaks."""
    with CrackStage(language) as stage:
        stage.choose("CRACK")
        stage.take("crack item")
        stage.open("CRACK")
        stage.take("think")
        stage.think()
        stage.take("crack asked")
        stage.answer(GREEN_RED_BLUE_RED)
        stage.cracker.set_keys(naive_feedback(GREEN_RED_BLUE_RED, stage.cracker.guess_of_device()))
        stage.take("crack keys")
        stage.pause("UNDO")
        stage.take("crack undo")
        stage.press("B")
        stage.answer_all(GREEN_RED_BLUE_RED)
        stage.rest(4000)
        stage.take("cracked")
        return stage.frames


def doubted(language: str) -> Frames:
    """A key is forgotten: rows in doubt, and the correction."""
    with CrackStage(language) as stage:
        stage.open("CRACK")
        stage.think()
        cracker = stage.cracker
        for _ in range(FORGOTTEN_ROW - 1):
            stage.answer(YELLOW_PURPLE_BLUE_GREEN)
        right = naive_feedback(YELLOW_PURPLE_BLUE_GREEN, cracker.guess_of_device())
        stage.answer_all(YELLOW_PURPLE_BLUE_GREEN, {FORGOTTEN_ROW: (right[0], right[1] - 1)})
        stage.take("doubt")
        while cracker.doubtful()[1] != FORGOTTEN_ROW:
            stage.press("DOWN")
        stage.take("doubt other")
        stage.press("A", "RIGHT")
        stage.take("doubt mend")
        stage.press("A")
        stage.rest(1000)
        stage.take("doubt mended")
        return stage.frames


def duel(language: str) -> Frames:
    """Two rounds against the device, with keys that were wrong."""
    with CrackStage(language, PUZZLE=PUZZLE) as stage:
        stage.choose("DUEL")
        stage.take("duel item")
        stage.open("DUEL")
        for code in ((1, 1, 2, 2), (3, 4, 1, 5)):
            stage.guesses(code)
        stage.settle()
        stage.take("duel board")
        stage.guesses(YELLOW_PURPLE_BLUE_GREEN)
        stage.rest()
        stage.press("A")
        stage.take("duel points")
        stage.press("A")
        stage.think()
        stage.answer_all(GREEN_RED_BLUE_RED, {row: (0, 0) for row in range(1, 5)})
        stage.take("duel doubt")
        stage.press("A")
        stage.take("duel wrong")
        stage.press("A")
        stage.think()
        stage.answer_all(GREEN_RED_BLUE_RED)
        stage.rest()
        stage.take("duel cracked")
        stage.press("A", "A")
        stage.take("duel end")
        return stage.frames


def hinted(language: str) -> Frames:
    """A solo game with every hint, and the coach after it."""
    with CrackStage(language, PUZZLE=PUZZLE) as stage:
        stage.choose("HELP")
        stage.take("help item")
        stage.press("A")
        for item, name in (("CHECK", "check"), ("LEFT", "left")):
            stage.choose(item)
            stage.take(f"{name} item")
            stage.press("A")
        stage.take("left on")
        stage.press("B")
        stage.choose("SOLO")
        stage.press("A")
        stage.rest(200)
        stage.enter((1, 1, 2, 2))
        stage.press("A")
        stage.rest(1200)
        stage.take("codes left")
        stage.bring_back()
        stage.enter(SLIP)
        stage.press("A")
        stage.take("warning")
        stage.press("A")
        stage.rest(3000)
        stage.pause("HINT")
        stage.take("hint item")
        stage.press("A")
        stage.rest(200)
        stage.bring_back()
        stage.settle()
        stage.take("hint given")
        stage.press(*["B", "RIGHT"] * 4)
        stage.enter(YELLOW_PURPLE_BLUE_GREEN)
        stage.press("A")
        stage.rest(4000)
        stage.take("hinted end")
        _coach(stage)
        return stage.frames


def _coach(stage: CrackStage) -> None:
    """From the end of a game through the coach's rows."""
    stage.press("B")
    stage.rest(200)
    stage.choose("COACH")
    stage.take("coach item")
    stage.press("A")
    stage.rest(20_000)
    stage.settle()  # the words begin anew
    stage.take("coach 1")
    stage.press("RIGHT")
    stage.take("coach 2")


CRACK_STORIES: tuple[Callable[[str], Frames], ...] = (cracked, doubted, duel, hinted)


def crack_screens(language: str) -> Frames:
    """Every frame by name."""
    frames: Frames = {}
    for story in CRACK_STORIES:
        frames |= story(language)
    return frames
