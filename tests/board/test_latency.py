# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From the contact to the end of the frame that shows it, as `make bench` measures it."""

import re

import pytest

from measuring.board_figures import press_to_light

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(400)]

MEDIAN_MS, WORST_MS = 20, 35


def test_a_press_shows_soon(tmp_path):
    figures = dict(press_to_light(tmp_path))
    assert len(figures) == 3
    for what, figure in figures.items():
        found = re.fullmatch(r"median ([\d.]+) ms, worst ([\d.]+) ms of 200", figure)
        assert found, figure
        assert float(found[1]) <= MEDIAN_MS, what
        assert float(found[2]) <= WORST_MS, what
