# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""One Chromium and one server for all tests of the page that a worker runs."""

from pathlib import Path

import pytest

from browser import BrowserMissing
from page import PageBrowser

PROGRAM = Path(__file__).parents[1] / "data" / "button_counter" / "code.py"


@pytest.fixture(scope="session")
def chromium():
    """The browser; skips, and says what to do, where there is none."""
    try:
        browser = PageBrowser()
    except BrowserMissing as error:
        pytest.skip(str(error))
    with browser:
        yield browser


@pytest.fixture
def open_page(chromium):
    """A function that opens a PageHandheld; all are closed afterwards."""
    opened = []

    def open_it(*arguments, **options):
        opened.append(chromium.open(*arguments, **options))
        return opened[-1]

    yield open_it
    for device in opened:
        device.close()


@pytest.fixture
def open_counter(open_page):
    """A function that opens the page with the button counter, its clock running by itself."""

    def open_it(**options):
        return open_page(program=PROGRAM.read_text("utf-8"), **{"manual": False, **options})

    return open_it
