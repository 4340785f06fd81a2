# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Installing on volumes that the kernel itself keeps small or read-only, also from root."""

import subprocess

import pytest

from drives import GAME, NEXT_GAME, board_folder, files_in
from installing.folder_drive import FolderDrive
from installing.one_drive import install_on


def mount(*arguments):
    return subprocess.run(["mount", *map(str, arguments)], capture_output=True, check=False)


@pytest.fixture
def volume(tmp_path):
    """A volume of 256 KiB in memory, with a board's files; given back after the test."""
    path = tmp_path / "CIRCUITPY"
    path.mkdir()
    try:
        refused = mount("-t", "tmpfs", "-o", "size=256k", "tmpfs", path).returncode
    except OSError:
        refused = True
    if refused:
        pytest.skip("mounting a small volume needs Linux and root")
    try:
        (path / "lib").mkdir()
        for name, data in files_in(board_folder(tmp_path / "new")).items():
            (path / name).write_bytes(data)
        yield path
    finally:
        subprocess.run(["umount", str(path)], check=True)


def install(path, wanted):
    said = []
    return install_on(FolderDrive(path), "the drive", wanted, said.append), "\n".join(said)


def test_a_volume_mounted_read_only_is_refused(volume):
    assert install(volume, GAME)[0]
    assert mount("-o", "remount,ro", volume).returncode == 0
    before = files_in(volume)
    well, said = install(volume, NEXT_GAME)
    assert not well
    assert "read-only" in said and "Nothing on it was changed" in said
    assert files_in(volume) == before


def test_a_read_only_drive_that_is_up_to_date_is_fine(volume):
    assert install(volume, GAME)[0]
    assert mount("-o", "remount,ro", volume).returncode == 0
    assert install(volume, GAME)[0]


def test_a_full_volume_is_refused(volume):
    assert install(volume, GAME)[0]
    (volume / "big.bin").write_bytes(bytes(FolderDrive(volume).free() - 4096))
    before = files_in(volume)
    well, said = install(volume, NEXT_GAME)
    assert not well
    assert "too full" in said
    assert files_in(volume) == before


def test_a_volume_that_fills_up_meanwhile_keeps_the_old_game(volume):
    assert install(volume, GAME)[0]
    (volume / "big.bin").write_bytes(bytes(FolderDrive(volume).free() - 4096))
    before = files_in(volume)

    class Optimist(FolderDrive):
        def free(self):
            return 1_000_000

    said = []
    assert not install_on(Optimist(volume), "the drive", NEXT_GAME, said.append)
    assert "it is full" in said[-1] and "still holds what it held before" in said[-1]
    assert files_in(volume) == before
