# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Two letters of a word fit the grid: within one menu no two items, and no two options of an item, begin alike.

Every menu is walked through as it is when all is in it that may be in it, by what the console says of each item.
"""

import pytest

from cracker import Cracker
from host import HostHandheld
from labels import LABELS
from match_player import People
from person import PAUSE_ITEMS
from score_player import Scorer
from solo_script import lines, puzzle_secret, start_game, win

CODE, MISS = (1, 2, 3, 4), (5, 6, 7, 8)
SETTINGS = {"PUZZLE": 3, "BRIGHTNESS": "bright"}  # one of them wrong: the main menu says so
SAID_MS = 60
NOTICES = ("TWICE", "NEVER", "WRONG", "RIGHT", "VOID")


@pytest.fixture(params=LABELS)
def language(request):
    return request.param


@pytest.fixture
def switch(switch_on, language):
    """Give a function that switches a handheld on in the language: an edition -> a HostHandheld."""
    return lambda edition="deluxe": switch_on("cpython", {**SETTINGS, "LANGUAGE": language, "EDITION": edition})


def said(device: HostHandheld):
    """Return (item, option), as the console has just said it."""
    device.run(SAID_MS)
    item, _, option = lines(device)[-1].rstrip(".").partition(": ")
    return item, option


def walk(people):
    """Go once through a menu; return each item's label with its options."""
    found: dict[str, list[str]] = {}
    while True:
        item, option = said(people.device)
        if item in found:
            return found
        found[item] = []
        while option and option not in found[item]:
            found[item].append(option)
            people.press("RIGHT")
            option = said(people.device)[1]
        people.press("DOWN")


def begins_alike(words):
    """Return those words whose first two letters another one has."""
    first = [word[:2] for word in words]
    return [word for word in words if first.count(word[:2]) > 1]


def check(people, items):
    """Walk through the menu in front of `people`: it must have so many items."""
    found = walk(people)
    assert len(found) == items, list(found)
    assert begins_alike(found) == []
    for options in found.values():
        words = [option for option in options if option.isalpha()]  # numbers are read as they are
        assert begins_alike(words) == []


def test_the_main_menu(switch, language):
    device = switch("classic")
    player = start_game(device)
    win(player, puzzle_secret(3))  # so there is something for the coach to judge
    people = People(device, language=language)
    people.press("A")
    device.run(100)
    people.hold("B")
    people.choose("LEAVE", PAUSE_ITEMS)
    device.run(300)
    people.go_to("SOLO")
    check(people, 13)


def test_the_pause_and_the_help_of_a_solo_game(switch, language):
    people = People(switch(), language=language)
    people.choose("HELP")
    check(people, 2)
    people.press("B")
    people.device.run(100)
    people.choose("SOLO")
    people.device.run(100)
    people.hold("B")
    check(people, 5)


def test_the_statistics(switch, language):
    people = People(switch(), language=language)
    people.choose("WON")
    people.device.run(400)
    people.press("DOWN")
    found = {}
    for _ in range(7):
        item, option = said(people.device)
        found[item] = option
        people.press("DOWN")
    assert len(found) == 7, list(found)
    assert begins_alike(found) == []


def test_the_options(switch, language):
    people = People(switch(), language=language)
    people.choose("OPTIONS")
    check(people, 9)


def test_the_set_ups(switch, language):
    for way, items in (("PLAY", 10), ("SCORE", 7)):
        people = People(switch(), language=language)
        people.set_up(way)
        people.press("DOWN", "RIGHT")  # three players
        check(people, items)


def test_the_pauses_of_a_match(switch, language):
    people = People(switch(), colours=8, language=language)
    people.set_up()
    people.start(KEYS=LABELS[language]["KEYS1"], FIRST="P1")
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, MISS)
    people.hold("B")
    check(people, 8)
    people.press("B")
    people.by_hand(1, 2, CODE, CODE)
    people.device.run(3000)
    people.press("B")
    check(people, 5)


def test_the_scorekeepers_pause_and_its_ways_for_a_round_to_end(switch, language):
    scorer = Scorer(switch(), colours=8, language=language)
    scorer.open(PLAYERS="3", FIRST="P1")
    scorer.keys(0, 1)
    scorer.scored(3)
    scorer.press("B")
    check(scorer, 7)
    scorer = Scorer(switch(), colours=8, language=language)
    scorer.open(FIRST="P1")
    ways = []
    for _ in range(3):
        scorer.press("DOWN")
        ways.append(said(scorer.device)[0])
    assert len(set(ways)) == 3
    assert begins_alike([*ways, LABELS[language]["ROW"]]) == []


def test_the_pauses_while_the_device_breaks_a_code(switch, language):
    settings = {**SETTINGS, "EDITION": "deluxe", "LANGUAGE": language}
    cracker = Cracker(switch(), settings)
    cracker.begin()
    cracker.give_keys((0, 1))
    cracker.wait()
    cracker.hold("B")
    check(cracker, 4)
    cracker = Cracker(switch(), settings)
    cracker.open("DUEL")
    cracker.hold("B")
    check(cracker, 5)


def test_notices(language):
    assert begins_alike([LABELS[language][name] for name in NOTICES]) == []


@pytest.mark.parametrize(("words", "alike"), [(["RESUME", "RECORD", "STOP"], 2), (["NO", "YES"], 0), (["A", "AB"], 0)])
def test_the_check_finds_what_begins_alike(words, alike):
    assert len(begins_alike(words)) == alike
