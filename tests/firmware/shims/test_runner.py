# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The runner: code.py's own loop, commands at exact times, the line protocol."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from device import DeviceError
from host import INTERPRETERS, LIBRARIES, RUNNER, HostHandheld, InterpreterMissing

COUNTER = Path(__file__).parents[2] / "data" / "button_counter"


@pytest.fixture(params=INTERPRETERS)
def counter(request):
    try:
        device = HostHandheld(request.param, root=COUNTER)
    except InterpreterMissing as error:
        pytest.skip(str(error))
    with device:
        yield device


def test_runs_last_exactly_as_long_as_asked(counter):
    for ms in (0, 1, 0.5, 333, 0.001):
        before = counter.ms
        counter.run(ms)
        assert counter.ms == pytest.approx(before + ms, abs=0.0005)


def test_frames_are_in_rgb_and_have_the_time_of_their_end(counter):
    counter.run(50)
    assert len(counter.frames) == 1
    assert counter.last.ms == pytest.approx(3.84, abs=0.5)  # 128 pixels of 24 bits of 1.25 us
    assert len(counter.last.pixels) == 128
    counter.press("DOWN", held=30, after=0)
    pressed_at = counter.ms - 30
    assert counter.last.pixels[:3] == [(0, 0, 0), (1, 0, 1), (0, 0, 0)]
    assert 10 < counter.last.ms - pressed_at < 22  # debouncing, a turn of the loop, and the wire
    counter.run(40)
    assert counter.last.pixels[1] == (1, 1, 0)


def test_a_press_counts_once_and_its_bounce_does_not(counter):
    counter.run(20)
    for presses in range(1, 21):
        counter.run(0.37)  # another phase of the loop each time
        bounce = tuple((high, 500) for high in (False, True) * 8)
        counter.press("B", held=24, after=40, bounce=bounce)
        assert counter.last.pixels[5] == (presses, presses, 0)


def test_a_contact_that_is_too_short_does_not_count(counter):
    counter.run(20)
    counter.press("B", held=5, after=60)
    assert counter.last.pixels[5] == (0, 0, 0)


def test_separate_commands_do_the_same_as_a_script(counter):
    counter.run(20)
    counter.level("A", False)
    counter.run(30)
    counter.level("A", True)
    counter.run(60)
    assert counter.last.pixels[4] == (1, 1, 0)
    assert counter.console.endswith("A pressed\r\n")


def test_a_power_cycle_keeps_the_memory_only(counter):
    counter.press("A")
    counter.press("UP")
    assert counter.last.pixels[0] == (1, 1, 0)
    counter.power_cycle()
    assert counter.ms == 0
    counter.run(20)
    assert counter.last.pixels[0] == (0, 0, 0)
    assert counter.last.pixels[4] == (1, 0, 0)


def test_unknown_commands_are_errors_and_change_nothing(counter):
    for command in ({"do": "dance"}, {}, {"do": "run"}, {"do": "script", "steps": [["level", 14, 0], ["dance"]]}):
        assert "error" in counter.exchange(command)
    with pytest.raises(DeviceError):
        counter.command("level", pin="GP14", high=True)
    counter.run(50)
    assert counter.last.pixels[4] == (0, 0, 0)


@pytest.mark.parametrize("step_us", [100, 5000])
def test_the_cost_of_a_step_can_be_set(step_us):
    with HostHandheld("cpython", root=COUNTER, step_us=step_us) as device:
        device.run(50)
        device.press("UP", held=60, after=60)
        shown = next(frame for frame in device.frames if frame.pixels[0][0])
        late = shown.ms - 50 - 10 - 3.84
    assert (late < 2) if step_us == 100 else (2 < late < 16)


def test_answers_plain_lines_and_ends_with_its_input():
    command = [sys.executable, str(RUNNER), "--root", str(COUNTER), "--libraries", str(LIBRARIES)]
    text = '{"do": "run", "ms": 10}\nnonsense\n{"do": "level", "pin": 14, "high": false}\n'
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=20, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    good = ["console", "frames", "ms"]
    assert [sorted(answer) for answer in answers] == [good, ["error"], good]
    assert done.stderr == ""
