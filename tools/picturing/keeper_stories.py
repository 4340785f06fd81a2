# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper at work, for the pictures."""

from picturing.match_stage import MatchStage
from picturing.stage import Frames


def keeper(language: str) -> Frames:
    """The scorekeeper for two."""
    with MatchStage(language) as stage:
        stage.open("SCORE")
        stage.take("keeper start")
        stage.start(FIRST="P1", ROUNDS="4")
        stage.press(*["UP"] * 6)
        stage.take("keeper row")
        stage.press(*["DOWN"] * 7)
        for name in ("void", "wrong", "unbroken"):
            stage.take(f"keeper {name}")
            stage.press("DOWN")
        stage.press(*["UP"] * 8)
        stage.press("A", "A", "B")
        for item in ("POINTS", "UNDO", "LEAVE", "STOP"):
            stage.choose(item)
            stage.take(f"keeper {item.lower()}")
        return stage.frames


def keeper_group(language: str) -> Frames:
    """The scorekeeper for three: each guess by its keys."""
    with MatchStage(language, EDITION="deluxe") as stage:
        stage.open("SCORE")
        stage.start(PLAYERS="3", FIRST="P1")
        stage.set_keys((1, 2))
        stage.take("keeper guess")
        stage.press("A")
        stage.take("keeper guess points")
        return stage.frames
