# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What each goal needs, in the order in which it is brought."""

import sys
from collections.abc import Callable

from provision.environment import need_environment, need_own_packages, need_packages
from provision.libraries import need_libraries
from provision.node import need_node_modules
from provision.places import BUILD
from provision.running import SetupError, one_at_a_time


def _play() -> None:
    need_environment()
    need_libraries()
    need_packages("node")
    need_node_modules()


def _drive() -> None:
    need_environment()
    need_packages("drive")
    need_libraries()


def _test() -> None:
    _drive()
    need_packages("test")
    need_own_packages()
    _play()


def _trees() -> None:
    need_environment()
    need_packages("trees")


def _hardware() -> None:
    """Nothing here: tools/hardware.py brings its own, and goes on without what it cannot bring."""


GOALS: dict[str, Callable[[], None]] = {
    "play": _play,
    "drive": _drive,
    "install": _drive,
    "test": _test,
    "bench": _test,
    "soak": _test,
    "lint": _test,
    "trees": _trees,
    "hardware": _hardware,
}


def main(goals: list[str]) -> int:
    """Bring what the goals need. Returns the exit code."""
    unknown = [goal for goal in goals if goal not in GOALS]
    if unknown or not goals:
        names = " ".join(GOALS)
        print(f"usage: setup.py GOAL ...   goals: {names}", file=sys.stderr)
        return 2
    try:
        with one_at_a_time(BUILD / "setup.lock"):
            for goal in goals:
                GOALS[goal]()
    except SetupError as error:
        print(f"\nThe set-up stopped.\n{error}", file=sys.stderr)
        return 1
    return 0
