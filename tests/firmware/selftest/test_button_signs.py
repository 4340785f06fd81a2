# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test's buttons: what is held, was seen, is stuck, swapped or joined with another is seen on the grid."""

import pytest

from device import BUTTONS as PINS
from lights import DARK, Grid
from self_tester import HELD, HUB, SEEN, STUCK, UNSEEN, all_alike, go_to, lamps, signs, switch_on_with_a, to_results

NAMES = tuple(PINS)
NONE_SEEN = dict.fromkeys(NAMES, UNSEEN)


@pytest.fixture
def device(switch_on, interpreter):
    device = switch_on(interpreter)
    switch_on_with_a(device)
    go_to(device, "buttons")
    return device


def in_the_end(device, line):
    return any(line in said for said in device.console.splitlines())


def test_each_button_lights_its_own_sign_while_it_is_down_and_is_green_after(device):
    expected = dict(NONE_SEEN)
    assert signs(device.last) == expected
    for name in NAMES:
        device.level(name, False)
        device.run(60)
        assert signs(device.last) == expected | {name: HELD}
        device.run(2000 if name != "B" else 1000)  # for as long as it is down, also an arrow that would repeat
        assert signs(device.last) == expected | {name: HELD}
        device.level(name, True)
        device.run(60)
        expected[name] = SEEN
        assert signs(device.last) == expected
        assert device.console.count(f"Down: {name}.") == 1
    to_results(device)
    assert lamps(device.last)[0] == "good"
    assert in_the_end(device, "all six were pressed.")


def test_a_short_press_leaves_its_mark(device):
    device.press("DOWN", held=24, after=60)
    assert signs(device.last) == NONE_SEEN | {"DOWN": SEEN}


def test_a_swapped_pair_lights_the_signs_of_each_other(device):
    """The wires of UP and DOWN end at each other's pins: whoever presses UP pulls DOWN's pin."""
    wires = PINS | {"UP": PINS["DOWN"], "DOWN": PINS["UP"]}
    for pressed, lit in (("UP", "DOWN"), ("DOWN", "UP")):
        device.script([("level", wires[pressed], False), ("run", 60)])
        assert signs(device.last)[lit] == HELD
        assert signs(device.last)[pressed] != HELD
        device.script([("level", wires[pressed], True), ("run", 60)])


def test_the_setting_that_mends_a_swapped_pair_does(switch_on):
    device = switch_on("cpython", {"PIN_UP": "GP11", "PIN_DOWN": "GP10"})
    switch_on_with_a(device)
    go_to(device, "buttons")
    device.script([("level", PINS["DOWN"], False), ("run", 60)])
    assert signs(device.last)["UP"] == HELD


def test_two_that_touch_each_other_light_together(device):
    device.script([("level", "LEFT", False), ("level", "A", False), ("run", 60)])
    assert signs(device.last) == NONE_SEEN | {"LEFT": HELD, "A": HELD}
    assert in_the_end(device, "Down: LEFT, A.")


@pytest.mark.parametrize("name", NAMES)
def test_one_that_is_down_from_the_start_is_red_and_named(switch_on, name):
    device = switch_on("cpython")
    device.power_off()
    device.power_on()
    device.console = ""
    device.script([("level", name, False), ("level", "A", False), ("run", 600)])
    assert all_alike(device.last)
    if name != "A":
        device.level("A", True)
        device.run(60)
    go_to(device, "buttons", "RIGHT" if name != "RIGHT" else "LEFT")
    assert signs(device.last) == NONE_SEEN | {name: STUCK}
    device.run(3000)
    assert in_the_end(device, f"{name} has been down since switch-on")
    for other in NAMES:
        if other != name:
            device.press(other)
            assert signs(device.last)[other] == SEEN
    to_results(device)
    assert lamps(device.last)[0] == "wrong"
    assert in_the_end(device, f"down all the time: {name}.")


def test_the_a_that_began_it_is_no_press_and_no_fault_once_it_is_up(switch_on):
    device = switch_on("cpython")
    device.power_off()
    device.power_on()
    device.console = ""
    device.script([("level", "A", False), ("run", 600)])
    go_to(device, "buttons")
    assert signs(device.last) == NONE_SEEN | {"A": STUCK}
    device.script([("level", "A", True), ("run", 60)])
    assert signs(device.last) == NONE_SEEN
    device.run(3000)
    assert "since switch-on" not in device.console


def test_four_lights_say_how_long_it_still_waits(device):
    def left():
        return sum(Grid(device.last).at(x, y) != DARK for x, y in HUB)

    assert left() == 4
    device.run(6000)
    assert left() == 2
    device.press("LEFT")
    device.run(20)
    assert left() == 4
    assert "Self-test:" not in device.console
    device.run(13_000)
    assert "Self-test:" in device.console


def test_b_held_for_three_seconds_goes_on(device):
    device.script([("level", "B", False), ("run", 2500)])
    assert signs(device.last)["B"] == HELD
    device.run(1500)
    assert in_the_end(device, "not pressed: UP, DOWN, LEFT, RIGHT, A.")
    device.script([("level", "B", True), ("run", 500)])
    assert lamps(device.last)  # to let it go is nothing


def test_a_contact_that_never_comes_to_rest_does_not_keep_it(device):
    device.script([("level", "UP", False), ("run", 100), ("level", "UP", True), ("run", 100)] * 480)
    assert "Self-test:" in device.console


def test_one_that_never_comes_up_again_is_no_good(device):
    device.level("DOWN", False)
    device.run(95_000)
    assert in_the_end(device, "down all the time: DOWN.")
