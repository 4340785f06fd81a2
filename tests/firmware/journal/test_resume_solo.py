# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Switched off anywhere in a solo game: after switch-on it goes on, without a question, as it was."""

import pytest

from hinted import Hinted
from lights import DARK
from player import Player
from power import PAUSE_MS, check_nothing_shown, played, power_cycle, same_lights
from solo_script import lines, lose, puzzle_secret, start_game, win, wrong_for

PUZZLE = 6
SECRET = puzzle_secret(PUZZLE)
MARK = (4, 0)  # of a game with hints


@pytest.fixture
def player(switch_on, interpreter):
    return start_game(switch_on(interpreter, {"PUZZLE": PUZZLE}))


def there_and_back(player):
    """Switch off and on: the same lights, nothing of the secret."""
    pixels = player.device.last.pixels
    power_cycle(player.device)
    assert same_lights(player.device, pixels), player.grid
    assert f"Resumed. Rows so far: {len(player.rows)}." in lines(player.device)
    check_nothing_shown(player.device, SECRET)


def test_after_every_row_to_the_win(player):
    there_and_back(player)
    for _ in range(4):
        player.submit(wrong_for(SECRET))
        there_and_back(player)
    win(player, SECRET)
    assert player.check_end() == SECRET
    assert "Games won: 1. Games lost: 0." in player.device.console


def test_right_after_a_press_of_a(player):
    """The row is saved before its keys light."""
    player.enter(wrong_for(SECRET))
    player.device.press("A", held=25, after=0)
    player.device.run(15)
    power_cycle(player.device)
    assert player.grid.pegs(1) == wrong_for(SECRET)
    player.rows.append((wrong_for(SECRET), player.grid.keys(1)))
    win(player, SECRET)
    player.check_end()


def test_the_row_being_entered_comes_back_as_at_the_last_pause(player):
    player.submit(wrong_for(SECRET))
    player.press("UP", "RIGHT", "UP", "UP", "RIGHT")
    player.device.run(PAUSE_MS)
    there_and_back(player)
    player.press("UP", "UP", "UP", "UP", "LEFT", "UP")  # no pause after these
    power_cycle(player.device)
    assert player.grid.pegs(2)[:2] == (1, 2)
    player.press("UP")  # the cursor is where it was: in the third place
    assert player.grid.pegs(2)[:3] == (1, 2, 1)


@pytest.mark.parametrize("wait", [1700, PAUSE_MS])
def test_two_seconds_make_a_pause(player, wait):
    player.press("UP")
    player.device.run(wait)
    power_cycle(player.device)
    assert (played(player.device)[0], player.grid.pegs(1)[0] == 1) == (4, wait == PAUSE_MS)


def test_the_puzzle_its_code_and_the_rules_are_the_games_own(switch_on, interpreter):
    """A settings.toml that was changed meanwhile is for the next game."""
    settings = {"PUZZLE": PUZZLE, "EDITION": "deluxe", "REPEATS": 1, "BLANKS": 1}
    device = switch_on(interpreter, settings)
    secrets = [puzzle_secret(PUZZLE, code, "deluxe", repeats=True, blanks=True) for code in range(3)]
    player = start_game(device, blanks=True)
    win(player, secrets[0])
    player.press("A")
    player.begin()
    assert f"Puzzle {PUZZLE}, code 2" in device.console
    player.submit(wrong_for(secrets[1]))
    power_cycle(device)
    win(player, secrets[1])
    assert player.check_end() == secrets[1]
    player.press("A")
    player.begin()
    assert f"Puzzle {PUZZLE}, code 3" in device.console
    player.submit(secrets[2])
    player.check_end()


def test_a_game_with_hints_keeps_its_mark(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": PUZZLE})
    hinted = Hinted(device)
    hinted.set_hints(CHECK=True)
    hinted.press("UP", "UP", "UP", "UP")
    hinted.start()
    hinted.press("UP", "A", "UP", "A", "UP", "A", "UP", "A")
    device.run(1000)
    mark = hinted.grid.at(*MARK)
    assert mark != DARK
    for _ in range(2):
        power_cycle(device)
        assert hinted.grid.at(*MARK) == mark


def test_from_the_pause_menu_and_after_leave(player):
    player.submit(wrong_for(SECRET))
    pixels = player.device.last.pixels
    player.hold("B")
    power_cycle(player.device)
    assert same_lights(player.device, pixels)
    player.pause("LEAVE", sure=False)
    player.device.run(300)
    assert player.item() == "RESUME"
    power_cycle(player.device)
    assert same_lights(player.device, pixels)


@pytest.mark.parametrize("end", ["won", "lost", "given up"])
def test_after_the_end_the_menu_comes(player, end):
    if end == "won":
        win(player, SECRET)
    elif end == "lost":
        lose(player, SECRET)
    else:
        player.pause("GIVE UP")
    power_cycle(player.device)
    assert player.item() == "SOLO" and played(player.device) == b""
    assert "RESUME" not in player.items()


def test_lost_at_the_moment_when_the_last_row_is_submitted(player):
    for _ in range(9):
        player.submit(wrong_for(SECRET))
    player.enter(wrong_for(SECRET))
    player.device.press("A", held=25, after=0)
    player.device.run(15)
    power_cycle(player.device)
    assert player.item() == "SOLO"


def test_a_restarted_game_and_a_new_one_replace_the_kept_one(player):
    player.submit(wrong_for(SECRET))
    player.pause("RESTART")
    player.begin()
    power_cycle(player.device)
    assert player.rows_lit() == 1 and player.grid.pegs(1)[1:] == (0, 0, 0)
    player.pause("LEAVE", sure=False)
    player.device.run(300)
    player.choose("SOLO")
    player.device.run(100)
    player.begin()
    power_cycle(player.device)
    win(player, puzzle_secret(PUZZLE, 1))
    assert player.check_end() == puzzle_secret(PUZZLE, 1)


def test_a_kept_game_that_is_dropped_for_another_way_of_playing_is_gone(player):
    player.submit(wrong_for(SECRET))
    player.pause("LEAVE", sure=False)
    player.device.run(300)
    player.choose("PLAY")
    player.press("A")  # sure
    player.device.run(300)
    power_cycle(player.device)
    assert Player(player.device).item() == "SOLO"
