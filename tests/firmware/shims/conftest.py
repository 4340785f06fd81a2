# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Small programs on the simulated board, on each interpreter."""

import pytest

from host import INTERPRETERS, HostHandheld, InterpreterMissing

PRELUDE = """
def attempt(what, *arguments):
    try:
        return what(*arguments)
    except Exception as error:
        return type(error).__name__ + ": " + str(error)
"""


@pytest.fixture(params=INTERPRETERS)
def run_program(request, tmp_path):
    """A function that runs a text as code.py for 100 ms and returns the device and its console's lines."""
    opened = []

    def run_it(program, settings=None, ms=100, **options):
        (tmp_path / "code.py").write_text(PRELUDE + program)
        try:
            device = HostHandheld(request.param, settings, root=tmp_path, **options)
        except InterpreterMissing as error:
            pytest.skip(str(error))
        opened.append(device)
        device.run(ms)
        return device, device.console.replace("\r", "").splitlines()

    yield run_it
    for device in opened:
        device.close()
