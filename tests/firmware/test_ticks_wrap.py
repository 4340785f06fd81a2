# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""ticks_ms wraps at 2 ** 29: whatever is going on then, nobody notices."""

import pytest

from lights import Grid
from solo_script import puzzle_secret, start_game, win, wrong_for

PERIOD = 1 << 29
HALF = 1 << 28  # where differences of ticks change their sign
SECRET = puzzle_secret(70)


def whole_game(device):
    """Play two rows with everything that takes time: blinking, repeats, both holds, keys and a sign.

    Return {what: the ms at which it is halfway}.
    """
    halfway = {}
    player = start_game(device)
    device.run(400)
    halfway["blinking"] = device.ms
    device.run(2000)
    device.level("UP", False)
    device.run(700)
    halfway["repeats"] = device.ms
    device.run(700)
    device.level("UP", True)
    device.run(100)
    player.press("B")
    halfway["typing"] = device.ms + 20
    player.enter(wrong_for(SECRET))
    player.press("A")
    halfway["keys"] = device.ms + 150
    device.run(1200)
    device.level("A", False)
    halfway["hold of A"] = device.ms + 350
    device.run(760)
    device.level("A", True)
    device.run(60)
    device.level("B", False)
    halfway["hold of B"] = device.ms + 350
    device.run(760)
    device.level("B", True)
    halfway["label"] = device.ms + 1500
    device.run(4000)
    player.press("B")
    for _ in range(4):
        player.press("B", "RIGHT")
    player.rows = [(wrong_for(SECRET), player.grid.keys(1))]
    player.enter(SECRET)
    player.press("A")
    halfway["sign"] = device.ms + 1300
    device.run(4000)
    halfway["rest"] = device.ms
    device.run(100)
    player.press("A")
    player.begin()
    win(player, puzzle_secret(70, 1))
    return halfway


@pytest.fixture(scope="module")
def moments():
    """Give {what: ms} of the game, and its frames, with ticks far from any end."""
    from host import HostHandheld  # noqa: PLC0415

    with HostHandheld("cpython", {"PUZZLE": 70}, start_ticks=1000) as device:
        device.run(200)
        return whole_game(device), [frame.pixels for frame in device.frames], device.console


WHAT = ("blinking", "repeats", "typing", "keys", "hold of A", "hold of B", "label", "sign", "rest")


@pytest.mark.parametrize("end", [PERIOD, HALF], ids=["at the wrap", "at half of it"])
@pytest.mark.parametrize("what", WHAT)
def test_the_wrap_comes_in_the_middle(switch_on, interpreter, moments, what, end):
    halfway, frames, console = moments
    device = switch_on(interpreter, {"PUZZLE": 70}, start_ticks=end - int(halfway[what]))
    assert whole_game(device).keys() == halfway.keys()
    assert [frame.pixels for frame in device.frames] == frames
    assert device.console.splitlines()[1:] == console.splitlines()[1:]  # the first names the interpreter
    assert device.console.count("Solved") == 2


def test_the_moments_are_where_they_should_be(moments):
    halfway, frames, _ = moments
    assert set(halfway) == set(WHAT)
    assert sorted(halfway.values()) == list(halfway.values())
    assert len(frames) > 100


@pytest.mark.parametrize("seconds", [65, 150])
def test_the_boards_own_clock_passes_its_wraps(switch_on, interpreter, seconds):
    device = switch_on(interpreter, {"PUZZLE": 70})
    player = start_game(device)
    player.press("UP", "RIGHT")
    device.run(seconds * 1000 - device.ms - 300)
    known = len(device.frames)
    device.run(3000)
    blinks = [frame.ms for frame in device.frames[known:]]
    assert len(blinks) == 8  # 500 ms lit, 250 dark
    player.press("LEFT", "B")
    player.rows = []
    win(player, SECRET)
    assert Grid(device.last).secret() == SECRET
