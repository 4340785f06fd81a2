# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The emulated board needs two files that the project does not contain: fetched here where the network allows.

Without them every test in this folder, and every other one marked `board`, is skipped, and the end
of the run says so in capitals.
"""

from pathlib import Path

import pytest

import fetch_firmware
import firmware_files

HERE = Path(__file__).parent
PROBLEMS = pytest.StashKey[list]()
SHOUT = "THE EMULATED BOARD WAS NOT TESTED: ITS FIRMWARE FILES ARE MISSING."


def pytest_collection_modifyitems(config, items):
    here = [item for item in items if HERE in item.path.parents or item.get_closest_marker("board")]
    if not here or firmware_files.what_is_missing() is None:
        return
    problems = fetch_firmware.fetch_missing()
    if problems:
        config.stash[PROBLEMS] = problems
        # One short reason for all, so that the summary says it once; the whole of it comes below.
        reason = f"{SHOUT} {firmware_files.what_is_missing()}"
        for item in here:
            item.add_marker(pytest.mark.skip(reason=reason))


def pytest_terminal_summary(terminalreporter, config):
    problems = config.stash.get(PROBLEMS, None)
    if problems:
        terminalreporter.section("EMULATED BOARD", red=True, bold=True)
        for line in (SHOUT, *problems):
            terminalreporter.line(line, red=True, bold=True)
