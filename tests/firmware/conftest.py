# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the firmware's tests share: handhelds that are switched off again after each test."""

import pytest

from host import INTERPRETERS, HostHandheld, InterpreterMissing
from kept_match import probe_root


@pytest.fixture
def switch_on():
    """Give a function that makes a HostHandheld (same arguments), its menu lit; all are closed after the test."""
    devices = []

    def start(*arguments, **options):
        try:
            device = HostHandheld(*arguments, **options)
        except InterpreterMissing as missing:
            pytest.skip(str(missing))
        devices.append(device)
        device.run(200)
        return device

    yield start
    for device in devices:
        device.close()


@pytest.fixture(params=INTERPRETERS)
def interpreter(request):
    """Each interpreter that runs the firmware on a host, in turn."""
    return request.param


@pytest.fixture(scope="session")
def root(tmp_path_factory):
    """Give the folder of a firmware that prints each game's bytes when it is kept (see kept_match)."""
    return probe_root(tmp_path_factory.mktemp("probe"))
