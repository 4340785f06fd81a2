# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""PUZZLE = n: the same codes in the same order everywhere, and which of them are used up."""

import pytest

from grid_text import VALUE_Y, scrolls
from host import INTERPRETERS
from lights import DARK
from player import Player
from solo_script import puzzle_secret, since, start_game, win, wrong_for


def give_up(player):
    """Give the game up, return its secret, and start the next game."""
    player.pause("GIVE UP")
    player.device.run(60)
    secret = player.grid.secret()
    player.press("UP", "A")  # cut the sign; the next game
    player.begin()
    return secret


def secrets(device, count=6, blanks=False):
    player = start_game(device, blanks)
    found = []
    for _ in range(count):
        player.press("UP", "A", "UP", "A", "UP", "A", "UP", "A")
        player.device.run(700)
        if player.grid.secret() != (0, 0, 0, 0):  # 1111 it was
            found.append(player.grid.secret())
            player.device.run(3000)
            player.press("A")
        else:
            found.append(give_up(player))
        player.begin()
    return found


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"edition": "original"},
        {"edition": "deluxe"},
        {"edition": "deluxe", "repeats": True, "blanks": True},
        {"edition": "classic", "repeats": False},
    ],
)
def test_the_secrets_are_the_rules_packages_own(switch_on, rules):
    settings = {"PUZZLE": 1234} | {name.upper(): value for name, value in rules.items()}
    settings = {name: int(value) if isinstance(value, bool) else value for name, value in settings.items()}
    found = [secrets(switch_on(interpreter, settings), blanks="blanks" in rules) for interpreter in INTERPRETERS]
    wanted = [puzzle_secret(1234, code, **rules) for code in range(6)]
    assert found == [wanted, wanted]
    assert len(set(wanted)) > 3


def test_the_same_after_a_power_cycle_and_others_by_another_number(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 8})
    first = secrets(device, 3)
    Player(device).pause("GIVE UP")  # after a game that is over there is a new beginning
    device.power_cycle()
    device.run(300)
    assert secrets(device, 3) == first
    other = secrets(switch_on(interpreter, {"PUZZLE": 9}), 3)
    assert other != first


@pytest.mark.parametrize("rows", [0, 1])
def test_a_power_cycle_within_a_game_skips_no_code_and_repeats_none(switch_on, interpreter, rows):
    device = switch_on(interpreter, {"PUZZLE": 8})
    found = secrets(device, 2)
    player = Player(device)
    player.begin()
    for _ in range(rows):
        player.submit(wrong_for(puzzle_secret(8, 2)))
    for _ in range(2):
        device.power_cycle()
        device.run(300)
    found.append(give_up(player))
    assert [*found, give_up(player)] == [puzzle_secret(8, code) for code in range(4)]


def test_without_a_puzzle_the_codes_are_not_known_beforehand(switch_on, interpreter):
    device = switch_on(interpreter)
    first = secrets(device, 4)
    device.power_cycle()
    device.run(300)
    assert secrets(device, 4) != first  # by chance once in 10 ** 12
    assert "Puzzle" not in device.console


def test_the_number_is_on_the_grid_and_on_the_console(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 77})
    assert scrolls(device, VALUE_Y, "CLASSIC P77")
    assert "Puzzle 77, code 1." in device.console
    player = start_game(device)
    plain = start_game(switch_on(interpreter))
    differing = [
        (x, y) for x in range(8) for y in range(16) if player.grid.at(x, y) != plain.grid.at(x, y)
    ]
    assert differing  # the game itself shows that it is a puzzle
    assert all(y in (0, 13, 15) for _, y in differing)
    assert DARK in {plain.grid.at(*cell) for cell in differing}
    known = len(device.console)
    win(player, puzzle_secret(77))
    player.press("A")
    device.run(300)
    assert "Puzzle 77, code 2." in since(device, known)


def test_a_code_that_nobody_guessed_at_comes_again(switch_on, interpreter):
    player = start_game(switch_on(interpreter, {"PUZZLE": 80}))
    for _ in range(3):
        player.press("UP", "RIGHT", "DOWN")
        player.pause("RESTART")
        player.begin()
    player.pause("LEAVE", sure=False)
    player.choose("SOLO")
    player.begin()
    win(player, puzzle_secret(80, 0))


def test_restart_after_a_guess_uses_the_code_up(switch_on, interpreter):
    player = start_game(switch_on(interpreter, {"PUZZLE": 80}))
    player.submit(wrong_for(puzzle_secret(80, 0)))
    player.pause("RESTART")
    player.begin()
    win(player, puzzle_secret(80, 1))


def test_a_code_that_was_shown_never_comes_again(switch_on, interpreter):
    player = start_game(switch_on(interpreter, {"PUZZLE": 80}))
    assert give_up(player) == puzzle_secret(80, 0)  # without a single guess
    player.device.run(300)
    assert "Puzzle 80, code 2." in player.device.console
    assert give_up(player) == puzzle_secret(80, 1) != puzzle_secret(80, 0)


def test_a_kept_game_keeps_its_code(switch_on):
    player = start_game(switch_on("cpython", {"PUZZLE": 81}))
    player.submit(wrong_for(puzzle_secret(81, 0)))
    player.pause("LEAVE", sure=False)
    player.press("A")
    assert isinstance(player, Player)
    win(player, puzzle_secret(81, 0))
