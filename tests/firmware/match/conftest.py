# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""People before a match on each interpreter, as far as most tests of matches need them."""

import pytest

from match_by_hand import CODE
from match_player import People
from score_player import Scorer

BY_HAND = {"ROWS": "5", "KEYS": "BY HAND", "FIRST": "P1"}


@pytest.fixture
def people(switch_on, interpreter):
    """Before the set-up of a match by classic's rules."""
    people = People(switch_on(interpreter))
    people.set_up()
    return people


@pytest.fixture
def group(switch_on, interpreter):
    """Before the set-up of a match by deluxe's rules."""
    people = People(switch_on(interpreter, {"EDITION": "deluxe"}), colours=8)
    people.set_up()
    return people


@pytest.fixture
def players(people):
    """In a match of five rows with keys by hand; P1 has set CODE."""
    people.start(**BY_HAND)
    people.set_code(1, CODE)
    return people


@pytest.fixture
def leavers(switch_on, interpreter, root):
    """Before the first code of a match of five rows with keys by hand, whose bytes can be read once it is left."""
    people = People(switch_on(interpreter, root=root))
    people.set_up()
    people.start(**BY_HAND)
    return people


@pytest.fixture
def scorer(switch_on, interpreter):
    """Before the main menu, to keep the score of classic."""
    return Scorer(switch_on(interpreter))


@pytest.fixture
def deluxe(switch_on, interpreter):
    """Before the main menu, to keep the score of deluxe."""
    return Scorer(switch_on(interpreter, {"EDITION": "deluxe"}), colours=8)
