# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""One button script for every runtime: presses, waits, and moments at which the frame must stand still.

A moment is a time after the last press, never a time since power-on: runtimes start at different speeds, and each takes
its own few milliseconds to see a press. So a moment lies well inside a phase in which nothing changes:

    SETTLED  the cursor is in its lit phase (500 ms from the press), menu words rest (1000 ms)
    KEYS     all keys are there (480 ms), and the cursor is lit again (750 to 1250 ms)
    SIGN     the sign of a won or lost game stands still (480 + 1600 ms)
    SCROLL   three columns of a word have gone by (1000 + 2 * 140 to 1000 + 3 * 140 ms)
"""

from typing import NamedTuple

import mastermind

PUZZLE = 3
EDITION_NAMES = tuple(mastermind.EDITIONS)

HELD, AFTER, HELD_LONG = 30, 40, 760  # ms
SETTLED, KEYS, SIGN, SCROLL = 120, 1000, 2500, 1350  # ms from the press to the moment


class Press(NamedTuple):
    """A press of `button` for `held` ms, and AFTER ms."""

    button: str
    held: int = HELD


class Look(NamedTuple):
    """The frame `wait` ms after the last press went down is settled; `name` says what it shows."""

    name: str
    wait: int = SETTLED


class Script:
    """Writes the script: what a player does who knows the secrets. `steps` is a list of Press and Look."""

    def __init__(self) -> None:
        self.steps: list[Press | Look] = []
        self.codes = 0  # of the puzzle, guessed at so far

    def press(self, *buttons: str) -> None:
        """Press one after another; "HOLD A" keeps A down."""
        for button in buttons:
            held = HELD_LONG if button.startswith("HOLD ") else HELD
            self.steps.append(Press(button.removeprefix("HOLD "), held))

    def look(self, name: str, wait: int = SETTLED) -> None:
        """Compare the frame at this moment."""
        self.steps.append(Look(name, wait))

    def secret(self, edition: mastermind.Edition) -> tuple[int, ...]:
        """The secret of the game that has just begun."""
        return mastermind.draw_secret(edition, mastermind.PuzzleBytes(PUZZLE, self.codes))

    def enter(self, edition: mastermind.Edition, code: tuple[int, ...]) -> None:
        """Set the four pegs of an untouched row."""
        choices = [*range(1, edition.colours + 1), *([0] if edition.blanks else [])]
        for place, colour in enumerate(code):
            if place:
                self.press("RIGHT")
            up = choices.index(colour) + 1
            down = len(choices) + 1 - up
            self.press(*(["UP"] * up if up <= down else ["DOWN"] * down))


def the_script() -> list[Press | Look]:
    """The menu, a game of each edition, an empty hole, pause, leave, give up, restart, a loss, the score."""
    script = Script()
    for part in (menu, classic_with_holes, original_given_up, original_restarted_and_lost, deluxe_won):
        part(script)
    return script.steps


def menu(script: Script) -> None:
    """Walk through the items; leave the hole switched on."""
    script.look("SOLO")
    for item in ("REPEATS", "BLANK", "WON", "HELP", "CRACK", "DUEL", "PLAY", "SCORE"):
        script.press("DOWN")
        script.look(item)
    script.press(*["UP"] * 6, "RIGHT")
    script.look("BLANK, yes")
    script.press("UP", "LEFT")
    script.look("REPEATS, no")
    script.press("A", "UP")
    script.look("SOLO again")
    script.look("SOLO, its edition scrolling", SCROLL)


def classic_with_holes(script: Script) -> None:
    """A game with empty holes, won in its second row, with a look at the pause menu."""
    edition = mastermind.EDITIONS["classic"].with_rules(blanks=True)
    script.press("A")
    script.look("classic: the empty board")
    secret = script.secret(edition)
    script.press("UP", "RIGHT", "DOWN")
    script.look("a red peg, an empty hole")
    script.press("RIGHT")
    script.look("the cursor on a gap")
    script.press("B", "LEFT", "B", "LEFT", "B")
    script.enter(edition, (*secret[:2], 0, secret[2]))
    script.look("classic: row 1 is full")
    script.press("A")
    script.look("classic: row 1 has its keys", KEYS)
    script.press("HOLD B")
    script.look("pause", HELD_LONG + SETTLED)
    for item in ("give up", "restart", "leave"):
        script.press("DOWN")
        script.look("pause: " + item)
    script.press("B")
    script.look("classic: back from the pause")
    script.enter(edition, secret)
    script.press("A")
    script.look("classic: won", SIGN)
    script.codes += 1


def original_given_up(script: Script) -> None:
    """A game that is left, resumed and given up."""
    edition = mastermind.EDITIONS["original"]
    script.press("B", "DOWN", "DOWN", "RIGHT", "UP", "UP", "RIGHT")
    script.look("menu: original, without holes")
    script.press("A")
    secret = script.secret(edition)
    script.enter(edition, secret[::-1] if secret != secret[::-1] else (1, 1, 2, 3))
    script.press("A")
    script.look("original: row 1", KEYS)
    script.press("HOLD A")
    script.look("row 1 copied into row 2", HELD_LONG + SETTLED)
    script.press("HOLD B", "UP", "A")
    script.look("menu: RESUME")
    script.press("A")
    script.look("original: resumed")
    script.press("HOLD B", "DOWN", "A")
    script.look("give up: sure?")
    script.press("B")
    script.look("pause: not yet")
    script.press("A", "A")
    script.look("original: given up", SIGN)
    script.codes += 1


def original_restarted_and_lost(script: Script) -> None:
    """A game that begins anew, and its successor, lost in ten equal rows."""
    edition = mastermind.EDITIONS["original"]
    script.press("A")
    script.look("original: the next game")
    script.press("UP", "HOLD B", "DOWN", "DOWN", "A")
    script.look("restart: sure?")
    script.press("A")
    script.look("original: begun anew")
    wrong = (1, 1, 2, 2) if script.secret(edition) != (1, 1, 2, 2) else (1, 1, 2, 3)
    script.enter(edition, wrong)
    script.press("A")
    for row in range(2, edition.rows + 1):
        script.press("HOLD A")
        script.look(f"original: row {row}", HELD_LONG + SETTLED)
        script.press("A")
    script.look("original: lost", SIGN)
    script.codes += 1


def deluxe_won(script: Script) -> None:
    """Eight colours, no colour twice; and the score of all games."""
    edition = mastermind.EDITIONS["deluxe"]
    script.press("B", "RIGHT")
    script.look("menu: deluxe")
    script.press("A")
    script.look("deluxe: the empty board")
    secret = script.secret(edition)
    for row, code in enumerate(((7, 8, *secret[:2]), (*secret[1:], secret[0])), 1):
        script.enter(edition, code)
        script.look(f"deluxe: row {row} is full")
        script.press("A")
        script.look(f"deluxe: row {row} has its keys", KEYS)
    script.enter(edition, secret)
    script.press("A")
    script.look("deluxe: won", SIGN)
    script.press("B", "UP", "UP", "UP")
    script.look("WON: the score of four games")
    script.press("A")
    script.look("the score")


def duration(steps: list[Press | Look]) -> float:
    """How many ms of the device's time the steps take."""
    total = since = 0.0
    for step in steps:
        if isinstance(step, Press):
            since = step.held + AFTER
            total += since
        elif step.wait > since:
            total += step.wait - since
            since = step.wait
    return total
