# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the statistics show of many games is what another way of counting them gives, on the grid and the console."""

import random

import pytest

from grid_text import VALUE_Y
from grid_words import read
from lights import DARK
from player import Player
from results import CLASSIC, DELUXE, DELUXE_WITH_HOLES, PAGES, READ_MS, bars, expected, memory_of

NAMES = {
    CLASSIC: "Classic, repeats allowed",
    DELUXE: "Deluxe, no colour twice",
    DELUXE_WITH_HOLES: "Deluxe, no colour twice, with blank",
}
ROWS = {CLASSIC: 10, DELUXE: 12, DELUXE_WITH_HOLES: 12}


def games(dice, count, kinds=(CLASSIC, DELUXE)):
    """Return results of so many games, those of some rules more often."""
    rules = [dice.choice(kinds) for _ in range(count)]
    return [(kind, min(dice.choice((0, *range(3, 8), 5, 5, 11)), ROWS[kind]), dice.random() < 0.2) for kind in rules]


def opened(device):
    """Open the statistics from the menu."""
    player = Player(device)
    player.go_to("WON")
    player.press("A")
    device.run(READ_MS)
    return player


def check_bars(player, results, rules):
    """One light is a game, or the longest bar has eight."""
    won, lost, _ = expected(results, rules)
    most = max(8, lost, *won)
    green, red = bars(player.grid)
    for games_won, length in zip([*won, lost], [*green, red], strict=True):
        assert length == (games_won if most == 8 else -(-games_won * 8 // most)), f"{won} {lost}\n{player.grid}"
    faint = [player.grid.eight(row)[0] != DARK for row in range(1, 13)]
    assert faint == [row <= ROWS[rules] for row in range(1, 13)]  # every row of the board has a light


def check_console(device, results):
    """All figures of all rules are said when the statistics open."""
    won = sum(row > 0 for _, row, _ in results)
    assert f"Games won: {won}. Games lost: {len(results) - won}." in device.console
    for rules in {rules for rules, _, _ in results}:
        rows, lost, texts = expected(results, rules)
        line = "games {GAMES}, won {WON}, best row {BEST}, run {RUN}, longest run {LONGEST}."
        assert f"{NAMES[rules]}: {line.format(**texts)} Won and lost with hints: {texts['HINTED']}." in device.console
        numbers = " ".join(str(count) for count in rows[: ROWS[rules]])
        assert f"{NAMES[rules]}: games won by row, from row 1: {numbers}. Not won: {lost}." in device.console


@pytest.mark.parametrize(("seed", "count"), [(1, 9), (2, 60), (3, 250)])
def test_bars_and_console(switch_on, interpreter, seed, count):
    dice = random.Random(seed)
    results = games(dice, count)
    device = switch_on(interpreter, nvm=memory_of(results))
    player = opened(device)
    check_console(device, results)
    check_bars(player, results, CLASSIC)  # the menu's rules come first
    player.press("RIGHT")
    check_bars(player, results, DELUXE)
    player.press("LEFT")
    check_bars(player, results, CLASSIC)


def test_every_number_stands_on_the_grid(switch_on):
    results = games(random.Random(4), 130, tuple(NAMES))
    device = switch_on(nvm=memory_of(results), settings={"EDITION": "deluxe"})
    player = opened(device)
    for rules in (DELUXE, DELUXE_WITH_HOLES, CLASSIC):
        while f"{NAMES[rules]}: games won" not in device.console.splitlines()[-1]:
            player.press("RIGHT")
            device.run(50)
        assert (player.grid.at(0, 13) != DARK) == (rules == DELUXE_WITH_HOLES)
        check_bars(player, results, rules)
        for page in PAGES:
            player.press("DOWN")
            assert player.item(("GAMES", "WON", "BEST", "RUN", "LONGEST", "HINTED", "CLEAR")) == page
            player.press("UP", "DOWN")  # from its beginning
            assert read(device, VALUE_Y) == expected(results, rules)[2][page], page
        player.press("DOWN", "DOWN")


def test_without_games_there_are_bars_of_nothing(switch_on, interpreter):
    device = switch_on(interpreter)
    player = opened(device)
    assert "No solo game is over yet." in device.console
    check_bars(player, [], CLASSIC)
    player.press("RIGHT", "DOWN", "DOWN", "DOWN")
    assert read(device, VALUE_Y) == "-"
    player.press("B")
    device.run(300)
    assert player.item() == "SOLO"


def test_in_dutch(switch_on):
    results = [(CLASSIC, 4, False), (CLASSIC, 0, True)]
    device = switch_on(settings={"LANGUAGE": "nl"}, nvm=memory_of(results))
    player = Player(device, language="nl")
    player.go_to("WON")
    player.press("A")
    device.run(READ_MS)
    assert (
        "Klassiek, kleuren mogen dubbel: spellen 1, gewonnen 1, beste rij 4, reeks 1, langste reeks 1."
        in device.console
    )
    player.press("UP")
    assert player.item(("GAMES", "WON", "BEST", "RUN", "LONGEST", "HINTED", "CLEAR")) == "CLEAR"
    assert device.stopped is None
