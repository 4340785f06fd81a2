# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Plays matches on this machine and takes a frame wherever the sheet or a guide shows one.

Each story is one device from switch-on, in one of its languages. Whoever sets a code sets the one given here.
"""

from collections.abc import Callable

from picturing.hand_stories import GREEN_RED_BLUE_RED, by_hand
from picturing.keeper_stories import keeper, keeper_group
from picturing.match_stage import MatchStage
from picturing.stage import Frames

# The match that the guides go through: P1's code is broken in row 4, P2's in row 6.
BROKEN_IN_FOUR = ((1, 1, 2, 2), (3, 1, 1, 4), (4, 1, 1, 3), (3, 1, 4, 1))
PURPLE_WHITE_WHITE_YELLOW = (6, 5, 5, 2)
BROKEN_IN_SIX = ((1, 1, 2, 2), (4, 1, 4, 5), (6, 4, 3, 2), (5, 3, 3, 2), (6, 6, 5, 2), (6, 5, 5, 2))
SET_UP = ("PLAYERS", "EDITION", "REPEATS", "BLANKS", "ROUNDS", "ROWS", "COUNT", "KEYS", "FIRST")


def set_up(language: str) -> Frames:
    """The main menu's two items for several players, and every item of the set-up."""
    with MatchStage(language) as stage:
        for way, name in (("SCORE", "keeper item"), ("PLAY", "play item")):
            stage.choose(way)
            stage.take(name)
        stage.open("PLAY")
        stage.take("start")
        for item in SET_UP:
            stage.choose(item)
            stage.take(f"set-up {item.lower()}")
        stage.choose("COUNT", stage.labels["COUNT1"])
        stage.take("set-up fewest")
        stage.choose("KEYS", stage.labels["KEYS1"])
        stage.take("set-up by hand")
        stage.choose("FIRST", "P2")
        stage.take("set-up first 2")
        stage.choose("EDITION", stage.labels["deluxe"])
        stage.choose("PLAYERS", "4")
        stage.take("set-up four")
        return stage.frames


def two_players(language: str) -> Frames:
    """Classic, two rounds: 4 points for P1, 6 for P2."""
    with MatchStage(language) as stage:
        stage.open("PLAY")
        stage.start(FIRST="P1")
        stage.take("hand over code")
        stage.press("A")
        stage.enter(GREEN_RED_BLUE_RED[:3])
        stage.press("RIGHT")
        stage.take("setting")
        stage.press("UP", "A")
        stage.take("confirm")
        stage.press("A")
        stage.take("hand over guess")
        stage.press("A")
        stage.take("first guess")
        for row, code in enumerate(BROKEN_IN_FOUR[:3], 1):
            stage.guesses(code)
            stage.settle()
            stage.take(f"row {row}")
        stage.enter(BROKEN_IN_FOUR[3])
        stage.take("turn")
        stage.press("A")
        stage.rest(4000)
        stage.take("broken")
        stage.press("A")
        stage.take("points")
        stage.press("RIGHT")
        stage.take("points other")
        stage.press("A")
        stage.take("hand over code 2")
        stage.set_code(PURPLE_WHITE_WHITE_YELLOW)
        stage.press("A")
        stage.guesses(*BROKEN_IN_SIX)
        stage.rest()
        stage.take("broken 2")
        stage.press("A")
        stage.take("points 2")
        stage.press("A")
        stage.take("winner")
        return stage.frames


def draw(language: str) -> Frames:
    """One row each, not broken: equal points."""
    with MatchStage(language) as stage:
        stage.open("PLAY")
        stage.start(FIRST="P1", ROWS="5")
        for _ in range(2):
            stage.set_code((1, 2, 3, 4))
            stage.press("A")
            stage.guesses(*[(5, 5, 6, 6)] * 5)
            stage.rest()
            stage.take("not broken")
            stage.press("A", "A")
        stage.take("draw")
        return stage.frames


def group(language: str) -> Frames:
    """Deluxe for three: a code that may not be, guesses in turn, points after each."""
    with MatchStage(language) as stage:
        stage.open("PLAY")
        stage.start(EDITION="deluxe", PLAYERS="3", FIRST="P1")
        stage.press("A")
        stage.enter((1, 1, 2, 3))
        stage.press("A")
        stage.take("twice")
        stage.press("A", *["LEFT"] * 3, *["UP"] * 4)  # back to the code, its first peg now 5
        stage.press("A", "A")
        for code in ((1, 2, 3, 4), (5, 6, 7, 8), (5, 3, 1, 2)):
            stage.press("A")
            stage.enter(code)
            stage.take("group board")
            stage.press("A")
            stage.rest(2000)
            stage.take("points group")
            stage.press("A")
        stage.press("A")
        stage.guesses((5, 1, 2, 3))
        stage.rest()
        stage.take("group broken")
        stage.press("A")
        stage.take("points round")
        return stage.frames


MATCH_STORIES: tuple[Callable[[str], Frames], ...] = (
    set_up, two_players, draw, by_hand, group, keeper, keeper_group,
)  # fmt: skip


def match_screens(language: str) -> Frames:
    """Every frame by name."""
    frames: Frames = {}
    for story in MATCH_STORIES:
        frames |= story(language)
    return frames
