# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which waveforms the emulated pixels take for frames, and which of their bits break the WS2812B's times."""

import json
import subprocess
from pathlib import Path

import pytest

from node import node

pytestmark = pytest.mark.board

CHECK = Path(__file__).with_name("pixels_check.mjs")
ZERO, ONE = (313, 938), (703, 547)  # high and low in ns, as CircuitPython 10.0.0 sends them
RED = [*[ZERO] * 8, *[ONE] * 8, *[ZERO] * 8]  # one pixel, full red: green comes first
FRAME_END = 60_000
LEVEL = 6_000  # ns: no bit is high for so long


def judged(pulses):
    """Return (bits out of spec, frames)."""
    done = subprocess.run([node(), CHECK, json.dumps(pulses)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    return report["outOfSpec"], report["frames"]


def with_pulse(at, high=None, low=None):
    """Two red pixels, one pulse of theirs with another time."""
    pulses = RED + RED
    pulses[at] = (high or pulses[at][0], low or pulses[at][1])
    return pulses


def test_what_circuitpython_sends_is_right():
    assert judged(RED * 128) == (0, [[[255, 0, 0]] * 128])
    frames = [*RED[:-1], (313, FRAME_END), *RED, *RED]
    assert judged(frames) == (0, [[[255, 0, 0]], [[255, 0, 0]] * 2])


@pytest.mark.parametrize(
    ("at", "times"),
    [
        (0, {"high": 240}), (0, {"high": 560}), (0, {"low": 690}), (0, {"low": 1010}),  # of a 0
        (8, {"high": 640}), (8, {"high": 960}), (8, {"low": 290}), (8, {"low": 610}),  # of a 1
        (23, {"low": 6_000}), (23, {"low": 40_000}),  # a pause, not long enough to end the frame
    ],
)  # fmt: skip
def test_a_time_off_by_more_than_150_ns_is_one_bit_out_of_spec(at, times):
    assert judged(with_pulse(at, **times)) == (1, [[[255, 0, 0]] * 2])


@pytest.mark.parametrize(
    ("at", "times"),
    [
        (0, {"high": 260}), (0, {"high": 540}), (0, {"low": 710}), (0, {"low": 990}),
        (8, {"high": 660}), (8, {"high": 940}), (8, {"low": 310}), (8, {"low": 590}),
        (47, {"low": FRAME_END}), (47, {"low": 900}),
    ],
)  # fmt: skip
def test_a_time_within_150_ns_is_right(at, times):
    assert judged(with_pulse(at, **times)) == (0, [[[255, 0, 0]] * 2])


def test_bits_that_make_no_whole_pixel_are_out_of_spec():
    assert judged([*RED, ZERO]) == (1, [[[255, 0, 0]]])
    assert judged([ONE] * 23) == (23, [])
    assert judged([*RED[:-1], (313, FRAME_END), (703, FRAME_END), *RED]) == (1, [[[255, 0, 0]]] * 2)


def test_a_level_is_no_bit_but_breaks_a_frame():
    assert judged([(LEVEL, FRAME_END), *RED]) == (0, [[[255, 0, 0]]])
    for high in (LEVEL, 10 * FRAME_END):
        bad, frames = judged([*RED, (high, 938), *RED])
        assert bad >= 1
        assert frames == [[[255, 0, 0]] * 2]
