# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""One button script for every runtime: what is pressed, and when the lights are compared."""

import mastermind
from person import MAIN_ITEMS, PAUSE_ITEMS
from player import naive_feedback
from script_writer import HELD_LONG, KEYS, LOADED, PUZZLE, SCROLL, SETTLED, SIGN, Look, Press, Script, duration

__all__ = ["PUZZLE", "Look", "Press", "duration", "the_script"]


def the_script() -> list[Press | Look]:
    """The menu, a game of each edition, a hole, pause, leave, give up, restart, a loss, the score, a code cracked."""
    script = Script()
    for part in (menu, classic_with_holes, original_given_up, original_restarted_and_lost, deluxe_won, cracked):
        part(script)
    return script.steps


def menu(script: Script) -> None:
    """Walk through the items; leave the hole switched on."""
    script.look("SOLO")
    for item in MAIN_ITEMS[1:]:
        script.press("DOWN")
        script.look(item)
    script.walk(MAIN_ITEMS[-1], "BLANKS")
    script.press("RIGHT")
    script.look("BLANKS, yes")
    script.walk("BLANKS", "REPEATS")
    script.press("LEFT")
    script.look("REPEATS, no")
    script.press("A")
    script.walk("REPEATS", "SOLO")
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
    for item in PAUSE_ITEMS[1:]:
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
    script.press("B")
    script.look("menu after a game", LOADED)
    script.walk("SOLO", "BLANKS")
    script.press("RIGHT")
    script.walk("BLANKS", "SOLO")
    script.press("RIGHT")
    script.look("menu: original, without holes")
    script.press("A")
    secret = script.secret(edition)
    script.enter(edition, secret[::-1] if secret != secret[::-1] else (1, 1, 2, 3))
    script.press("A")
    script.look("original: row 1", KEYS)
    script.press("HOLD A")
    script.look("row 1 copied into row 2", HELD_LONG + SETTLED)
    script.pause("LEAVE")
    script.look("menu: RESUME")
    script.press("A")
    script.look("original: resumed")
    script.pause("GIVE UP")
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
    script.press("UP")
    script.pause("RESTART")
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
    script.press("B")
    script.look("menu after a loss", LOADED)
    script.press("RIGHT")
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
    script.press("B")
    script.look("menu after deluxe", LOADED)
    script.walk("SOLO", "WON")
    script.look("WON: the score of four games")
    script.press("A")
    script.look("the statistics", LOADED)


def cracked(script: Script) -> None:
    """The device breaks a code; after a game the menu has the coach's item too."""
    script.press("B")
    script.look("menu after the statistics", LOADED)
    items = list(MAIN_ITEMS)
    items.insert(items.index("HELP") + 1, "COACH")
    script.walk("SOLO", "CRACK", tuple(items))
    script.look("CRACK, after a game")
    script.press("A")
    script.look("crack: think of a code", LOADED)
    breaker = mastermind.Codebreaker(mastermind.EDITIONS["deluxe"])
    secret = (3, 1, 6, 8)
    keys = (0, 0)
    while keys[0] < 4:
        script.press("A")
        script.look(f"crack: guess {len(breaker.rows) + 1}", KEYS)
        guess = breaker.next_guess()
        keys = naive_feedback(secret, guess)
        breaker.take(guess, keys)
        script.press(*["UP"] * keys[0], *["RIGHT"] * keys[1])
        script.look(f"crack: keys {len(breaker.rows)}")
    script.press("A")
    script.look("crack: broken", SIGN)
    script.press("B")
    script.look("the menu after it", LOADED)
