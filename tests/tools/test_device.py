# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What every runtime's device has in common: frames, their current, and how a press is played."""

import pytest

from device import Device, DeviceError, Frame, current_of


class Recorded(Device):
    """Answers from a list, and keeps the commands."""

    def __init__(self, *answers):
        super().__init__()
        self.commands = []
        self.answers = list(answers)

    def exchange(self, command):
        self.commands.append(command)
        return self.answers.pop(0)


def test_answers_add_up():
    device = Recorded(
        {"ms": 5, "frames": [[4.5, "0102030000ff"]], "console": "a"},
        {"ms": 9, "frames": [[6, "000000000000"], [8, "000000000001"]], "console": "b"},
    )
    device.run(5)
    assert device.last == Frame(4.5, [(1, 2, 3), (0, 0, 255)])
    device.run(4)
    assert [frame.ms for frame in device.frames] == [4.5, 6, 8]
    assert (device.console, device.ms, device.last.pixels[1]) == ("ab", 9, (0, 0, 1))


def test_an_error_is_raised_with_the_command():
    with pytest.raises(DeviceError, match="run: no such thing"):
        Recorded({"error": "no such thing"}).run(1)


def test_a_press_bounces_at_both_ends():
    device = Recorded({"ms": 0, "frames": [], "console": ""})
    device.press("A", held=24, after=60, bounce=((0, 900), (1, 400)))
    [command] = device.commands
    closing = [["level", 14, 0], ["run", 0.9], ["level", 14, 1], ["run", 0.4]]
    opening = [["level", 14, True], ["run", 0.9], ["level", 14, False], ["run", 0.4]]
    pressed, released = [["level", 14, False], ["run", 24]], [["level", 14, True], ["run", 60]]
    assert command == {"do": "script", "steps": closing + pressed + opening + released}


def test_current_is_the_projects_estimate():
    assert current_of(Frame(0, [(0, 0, 0)] * 128)) == 128
    assert Frame(0, [(16, 32, 8), (0, 0, 0)]).milliamps == 2 + 3.5
