# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A folder that looks like a drive, and installing on it."""

import pytest

from drives import GAME, board_folder
from installing.folder_drive import FolderDrive
from installing.one_drive import install_on


@pytest.fixture
def folder(tmp_path):
    """Give a drive as CircuitPython leaves a new one."""
    return board_folder(tmp_path / "CIRCUITPY")


@pytest.fixture
def install(folder):
    """Install on the folder; returns whether it went well, and all that was said."""

    def run(wanted=GAME):
        said = []
        well = install_on(FolderDrive(folder), "the drive", wanted, said.append)
        return well, "\n".join(said)

    return run
