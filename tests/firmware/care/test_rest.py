# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dimming, sleep and waking, by buttons and lights: a press in sleep wakes and does nothing else."""

import pytest

from grid_text import item_at
from lights import DARK, Grid, colour_of
from solo_script import start_game

MINUTE = 60_000
SLACK = 1500  # whole seconds are counted


def dimmed(switch_on, minutes=1, **settings):
    """Return a handheld in a game with a row begun, and what was lit; so long without a press that it has dimmed."""
    device = switch_on("cpython", {"IDLE": minutes, "PUZZLE": 70, **settings})
    player = start_game(device)
    player.press("UP", "RIGHT", "UP", "UP", "RIGHT")
    device.run(2500)
    lit = lit_phase(device)
    device.run(minutes * MINUTE - 2500)
    device.run(SLACK)
    return device, player, lit


def asleep(switch_on, minutes=1, **settings):
    """The same when it sleeps."""
    device, player, lit = dimmed(switch_on, minutes, **settings)
    device.run(minutes * MINUTE)
    return device, player, lit


def lit_phase(device):
    """Return the brightest of the frames of a whole blink."""
    known = len(device.frames)
    device.run(800)
    return max(device.frames[known - 1 :], key=lambda frame: sum(map(sum, frame.pixels))).pixels


def names(pixels):
    return [colour_of(pixel) for pixel in pixels]


def hints_of(pixels):
    return [pixel != DARK for pixel in pixels]


def test_it_dims_to_a_quarter_and_nothing_goes_out(switch_on):
    device, _, lit = dimmed(switch_on)
    now = lit_phase(device)
    assert hints_of(now) == hints_of(lit)
    pegs = [x for x in range(128) if x // 8 == 14 or (x // 8 == 12 and x % 8 < 2)]
    assert [names(now)[at] for at in pegs] == [names(lit)[at] for at in pegs]
    for before, after in zip(lit, now, strict=True):
        for one, other in zip(before, after, strict=True):
            assert abs(other - one / 4) <= 1


def test_it_does_not_dim_a_second_early(switch_on):
    device = switch_on("cpython", {"IDLE": 1})
    device.press("A")
    device.run(MINUTE - 1200)
    known = max(max(pixel) for pixel in lit_phase(device))
    device.run(SLACK)
    assert max(max(pixel) for pixel in lit_phase(device)) < known / 3


def test_dimmed_a_press_acts_and_brightens_at_once(switch_on):
    device, player, lit = dimmed(switch_on)
    player.press("UP")
    assert player.grid.pegs(1)[:3] == (1, 2, 1)
    assert Grid(device.last).at(0, 12) == lit[8 * 12]
    device.run(MINUTE - SLACK)
    assert lit_phase(device)[8 * 12] == lit[8 * 12]


def test_asleep_one_faint_pixel_is_lit_and_nothing_moves(switch_on):
    device, _, _ = asleep(switch_on)
    known = len(device.frames)
    assert [max(pixel) for pixel in device.last.pixels if pixel != DARK] == [2]
    device.run(5 * MINUTE)
    assert len(device.frames) == known


@pytest.mark.parametrize("name", ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"])
def test_a_press_in_sleep_only_wakes(switch_on, name):
    device, player, lit = asleep(switch_on)
    device.level(name, False)
    device.run(2500)  # long enough for a hold, and for an arrow's repeats
    assert lit_phase(device) == lit
    device.level(name, True)
    device.run(100)
    assert lit_phase(device) == lit
    player.press("UP")  # and the next one counts
    assert player.grid.pegs(1)[:3] == (1, 2, 1)


def test_a_button_that_was_down_all_the_time_does_nothing_in_sleep(switch_on):
    device, player, _ = dimmed(switch_on)
    player.press("UP")
    device.level("UP", False)
    device.run(2 * MINUTE + SLACK)
    known = len(device.frames)
    assert [max(pixel) for pixel in device.last.pixels if pixel != DARK] == [2]
    device.run(5000)
    device.level("UP", True)
    device.run(5000)
    assert len(device.frames) == known
    device.press("A")
    shown = lit_phase(device)
    device.run(1000)
    assert lit_phase(device) == shown


def test_what_was_being_entered_is_kept_through_sleep_and_power(switch_on):
    device, player, _ = asleep(switch_on)
    device.power_cycle()
    device.run(300)
    player.press("UP")
    assert player.grid.pegs(1)[:3] == (1, 2, 1)


def test_zero_is_never(switch_on):
    device = switch_on("cpython", {"IDLE": 0})
    device.press("A")
    lit = lit_phase(device)
    device.run(3 * MINUTE)
    assert lit_phase(device) == lit


def test_the_menu_sleeps_too_and_is_where_it_was(switch_on):
    device = switch_on("cpython", {"IDLE": 1})
    device.press("DOWN")
    before = item_at(Grid(device.last))
    device.run(2 * MINUTE + SLACK)
    assert len([pixel for pixel in device.last.pixels if pixel != DARK]) == 1
    device.press("DOWN")
    assert item_at(Grid(device.last)) == before
    device.press("DOWN")
    assert item_at(Grid(device.last)) != before
