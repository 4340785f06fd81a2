# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pause menu: resume, give up, restart and leave; what is lost is asked for once."""

import pytest

from grid_text import NAME_Y, VALUE_Y, item_at, scrolled, scrolls, shows
from handheld import words_en_solo
from handheld.screens import font
from labels import LABELS
from person import PAUSE_ITEMS
from solo_script import lines, puzzle_secret, since, start_game, win, wrong_for

SETTINGS = {"PUZZLE": 40}
SECRET = puzzle_secret(40)
BOARD = [y for y in range(16) if y not in (13, 14, 15)]


@pytest.fixture
def playing(switch_on, interpreter):
    """Give a player with one row submitted and a second begun."""
    player = start_game(switch_on(interpreter, SETTINGS))
    player.submit(wrong_for(SECRET))
    player.press("UP", "RIGHT", "UP", "UP")
    return player


def score(player):
    """Read the games won and lost in the main menu."""
    player.go_to("WON")
    columns = scrolled(player.device, VALUE_Y, 3500)
    for won in range(3):
        for lost in range(3):
            wanted = tuple(font.columns(f"{won}-{lost}"))
            if columns[: len(wanted)] == wanted:
                return won, lost
    raise AssertionError(str(player.grid))


@pytest.mark.parametrize("language", LABELS)
def test_its_items(switch_on, language):
    device = switch_on("cpython", {**SETTINGS, "LANGUAGE": language})
    player = start_game(device)
    player.hold("B")
    for nth, item in enumerate(PAUSE_ITEMS):
        assert item_at(player.grid) == (nth, len(PAUSE_ITEMS))
        assert scrolls(device, NAME_Y, LABELS[language][item])
        player.press("DOWN")
    assert item_at(player.grid) == (0, len(PAUSE_ITEMS))


@pytest.mark.parametrize("name", ["A", "B"])
def test_resume_goes_on_where_it_was(playing, name):
    board = [playing.grid.line(y) for y in BOARD]
    playing.hold("B")
    playing.device.run(5000)
    playing.press(name)
    assert [playing.grid.line(y) for y in BOARD] == board
    playing.press("UP")
    assert playing.grid.pegs(2) == (1, 3, 0, 0)


def test_give_up_asks_once_then_shows_the_secret_and_counts_as_lost(playing):
    playing.pause_on("GIVE UP")
    playing.press("A")
    assert shows(playing.grid, NAME_Y, LABELS["en"]["SURE"])
    assert playing.grid.secret() == (0, 0, 0, 0)
    assert "secret was" not in playing.device.console
    known = len(playing.device.console)
    playing.press("A")
    playing.device.run(3000)
    assert playing.grid.secret() == SECRET
    assert playing.grid.pegs(1) == wrong_for(SECRET)
    told = since(playing.device, known)
    assert told[0] == words_en_solo.GIVEN_UP % 1
    assert told[1].startswith("The secret was ")
    assert told[2] == "Games won: 0. Games lost: 1."
    playing.press("B")
    assert score(playing) == (0, 1)


@pytest.mark.parametrize("item", ["GIVE UP", "RESTART"])
def test_b_takes_the_question_back(playing, item):
    board = [playing.grid.line(y) for y in BOARD]
    playing.pause_on(item)
    playing.press("A", "B")
    assert playing.item(PAUSE_ITEMS) == item
    playing.press("B")
    assert [playing.grid.line(y) for y in BOARD] == board
    assert "Given up" not in playing.device.console


@pytest.mark.parametrize("item", ["GIVE UP", "RESTART"])
def test_arrows_do_not_answer_the_question(playing, item):
    playing.pause_on(item)
    known = len(playing.device.console)
    playing.press("A", "UP", "DOWN", "LEFT", "RIGHT")
    playing.device.run(200)
    assert len(since(playing.device, known)) == 1
    playing.press("B", "B")
    assert playing.grid.pegs(1) == wrong_for(SECRET)


def test_restart_after_a_submitted_row_counts_as_lost(playing):
    playing.pause("RESTART")
    playing.begin()
    playing.device.run(300)
    assert playing.rows_lit() == 1
    told = lines(playing.device)
    assert any(line.startswith("Solo game 2.") for line in told)
    assert words_en_solo.GIVEN_UP % 1 in told  # what ended is said too
    assert "Games won: 0. Games lost: 1." in told
    playing.pause("LEAVE", sure=False)
    assert score(playing) == (0, 1)


def test_restart_before_a_submitted_row_does_not_count(switch_on, interpreter):
    player = start_game(switch_on(interpreter, SETTINGS))
    player.press("UP", "RIGHT", "UP")
    player.pause("RESTART")
    player.begin()
    player.pause("LEAVE", sure=False)
    assert score(player) == (0, 0)


def test_restart_keeps_the_rules(switch_on):
    device = switch_on("cpython", {"PUZZLE": 40, "EDITION": "deluxe", "REPEATS": 1, "BLANKS": 1})
    player = start_game(device, blanks=True)
    marks = player.grid.line(0, 4)
    player.pause("RESTART")
    player.begin()
    assert player.grid.line(0, 4) == marks
    assert len(player.choices) == 9


def test_leave_keeps_the_game_and_the_menu_offers_resume_first(playing):
    device = playing.device
    board = [playing.grid.line(y) for y in BOARD]
    playing.pause("LEAVE", sure=False)
    assert item_at(playing.grid)[0] == 0
    assert scrolls(device, NAME_Y, LABELS["en"]["RESUME"])
    playing.go_to("SOLO")
    playing.press("RIGHT")  # another edition in the menu changes nothing in the kept game
    playing.choose("RESUME")
    assert [playing.grid.line(y) for y in BOARD] == board
    assert "Given up" not in device.console
    playing.press("B", "LEFT", "B")
    playing.rows = playing.rows[:1]
    win(playing, SECRET)
    assert playing.grid.secret() == SECRET
    playing.press("B")
    assert shows(playing.grid, NAME_Y, "SOLO")  # nothing left to resume
    assert score(playing) == (1, 0)


def test_a_resumed_game_is_not_announced_as_a_new_one(playing):
    playing.pause("LEAVE", sure=False)
    known = len(playing.device.console)
    playing.press("A")
    playing.device.run(300)
    told = since(playing.device, known)
    assert playing.grid.pegs(2)[:2] == (1, 2)
    assert words_en_solo.RESUMED % 1 in told
    assert not any(line.startswith("Solo game") for line in told)


def test_a_new_game_over_a_kept_one_asks_and_counts_it_as_lost(playing):
    playing.pause("LEAVE", sure=False)
    playing.choose("SOLO")
    playing.press("B")  # SURE? No: the game is still there
    assert "RESUME" in playing.items()
    playing.press("A", "A")
    playing.begin()
    playing.pause("LEAVE", sure=False)
    assert score(playing) == (0, 1)


def test_pausing_while_keys_appear_completes_them(switch_on):
    player = start_game(switch_on("cpython", SETTINGS))
    player.enter(SECRET[::-1])
    player.press("A")
    player.hold("B")
    player.press("B")
    assert sum(player.grid.keys(1)) == 4
    assert player.grid.pegs(1) == SECRET[::-1]
