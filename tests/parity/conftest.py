# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The four runtimes, each as a function that starts one; what a machine lacks is skipped, and said."""

from contextlib import contextmanager
from pathlib import Path

import pytest

import fetch_firmware
from board import EmulatedPico
from browser import BrowserMissing
from firmware_files import what_is_missing
from game_drive import changed
from host import HostHandheld, InterpreterMissing
from node import NodeMissing, node
from page import PageBrowser

MENU_MS = 200  # its menu is lit by then on a host, and on the board so long after its greeting


@pytest.fixture(scope="session")
def chromium():
    """A browser, or a skip."""
    try:
        browser = PageBrowser()
    except BrowserMissing as missing:
        pytest.skip(str(missing))
    with browser:
        yield browser


@pytest.fixture(scope="session")
def board_is_possible():
    """Skips where the emulated board cannot run: its two firmware files are fetched if the network allows."""
    if fetch_firmware.fetch_missing():
        pytest.skip(f"NOT TESTED on CircuitPython: {what_is_missing()}")
    try:
        node()
    except NodeMissing as missing:
        pytest.skip(f"NOT TESTED on CircuitPython: {missing}")


@pytest.fixture(scope="session")
def drive(board_is_possible, tmp_path_factory):
    """A function that makes the board's drive: the project's own, with other settings or another program."""

    def make(settings="", code=None) -> Path:
        return changed(tmp_path_factory.mktemp("drive"), settings=settings, code=code)

    return make


@pytest.fixture(scope="session")
def switch_on(request):
    """A function: the name of a runtime and its settings -> a Device with its menu lit, to be used with `with`."""

    @contextmanager
    def on_a_host(interpreter, settings):
        try:
            device = HostHandheld(interpreter, settings)
        except InterpreterMissing as missing:
            pytest.skip(str(missing))
        with device:
            device.run(MENU_MS)
            yield device

    @contextmanager
    def in_the_page(settings):
        browser = request.getfixturevalue("chromium")
        with browser.open(settings) as device:
            device.run(MENU_MS)
            yield device

    @contextmanager
    def on_the_board(settings):
        text = "".join(f"{name} = {value}\n" for name, value in settings.items())
        folder = request.getfixturevalue("drive")(text)
        with EmulatedPico(folder) as device:
            device.wait_console("SOLO")
            device.run(MENU_MS)
            yield device

    def start(runtime, settings):
        if runtime == "page":
            return in_the_page(settings)
        if runtime == "board":
            return on_the_board(settings)
        return on_a_host(runtime, settings)

    return start
