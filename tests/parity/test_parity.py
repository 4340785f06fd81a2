# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""One button script, four runtimes: the same lights wherever nothing moves, and the same text on the console.

CPython is what the others are compared with. The script comes from tests/support/button_script.py.
"""

import pytest

from button_script import PUZZLE, Look, duration, the_script
from host import HostHandheld
from lights import WIDTH
from performance import perform

BOARD_MS = 60_000  # what the board may take; it runs at about real time
OTHERS = (
    "micropython",
    pytest.param("page", marks=[pytest.mark.page, pytest.mark.slow]),
    pytest.param("board", marks=[pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(400)]),
)


@pytest.fixture(scope="module")
def steps():
    """The script."""
    return the_script()


@pytest.fixture(scope="module")
def performances(switch_on, steps):
    """A function: the name of a runtime -> what it shows; each performs once."""
    seen = {}

    def of(runtime):
        if runtime not in seen:
            with switch_on(runtime, {"PUZZLE": PUZZLE}) as device:
                seen[runtime] = perform(device, steps)
        return seen[runtime]

    return of


def difference(expected, found):
    """Where two frames differ by more than 1 in a channel: [(x, y, expected, found), ...]."""
    assert len(expected) == len(found)
    return [
        (at % WIDTH, at // WIDTH, one, other)
        for at, (one, other) in enumerate(zip(expected, found, strict=True))
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) > 1
    ]


@pytest.mark.parametrize("runtime", OTHERS)
def test_the_same_lights(performances, runtime):
    expected, found = performances("cpython").frames, performances(runtime).frames
    assert list(found) == list(expected)
    wrong = {name: difference(expected[name], found[name]) for name in expected}
    assert {name: cells[:4] for name, cells in wrong.items() if cells} == {}


@pytest.mark.parametrize("runtime", OTHERS)
def test_the_same_text(performances, runtime):
    greeting, *expected = performances("cpython").lines
    other_greeting, *found = performances(runtime).lines
    assert found == expected
    # The greeting is the same up to the name of what it runs on.
    assert other_greeting.rpartition(". ")[0] == greeting.rpartition(". ")[0] != ""
    assert other_greeting != greeting


@pytest.mark.parametrize("step_us", [50, 6000, 12_000])
def test_the_script_looks_only_where_nothing_moves(performances, steps, step_us):
    """A device that is far quicker or slower at every turn shows the same at these moments."""
    with HostHandheld(settings={"PUZZLE": PUZZLE}, step_us=step_us) as device:
        device.run(300)
        assert perform(device, steps).frames == performances("cpython").frames


def test_the_script_sees_a_lot(performances, steps):
    """The comparison is worth something: games of each edition, all three ends, and nearly no frame twice."""
    seen = performances("cpython")
    text = "\n".join(seen.lines)
    for part in (
        "Classic: 4 positions, 6 colours, and blank", "Original: 4 positions, 6 colours, 10 rows",
        "Deluxe: 4 positions, 8 colours, 12 rows, no colour twice", "Solved in row 2 of 10.", "Solved in row 3 of 12.",
        "Given up. Rows used: 1.", "Not solved.", "Row 10: ", "RESUME.", "LEAVE.", "Games won: 2. Games lost: 2.",
        "My guess 2: ", "Your code is broken in row ",
    ):  # fmt: skip
        assert part in text
    looks = [step for step in steps if isinstance(step, Look)]
    assert len(seen.frames) == len(looks) >= 40
    assert len({tuple(pixels) for pixels in seen.frames.values()}) >= len(looks) - 12  # the menu comes several times
    assert duration(steps) < BOARD_MS


def test_a_difference_is_found(performances):
    """Off by two in one channel of one cell is a difference, off by one is none."""
    frame = performances("cpython").frames["deluxe: won"]
    for off, cells in ((1, 0), (2, 1)):
        other = [*frame]
        red, green, blue = other[77]
        other[77] = (red, green + off, blue)
        assert len(difference(frame, other)) == cells
