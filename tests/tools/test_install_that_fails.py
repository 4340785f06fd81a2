# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whatever goes wrong, at whichever step: the drive is left whole, and a second try repairs it."""

import errno
from itertools import count

import pytest

from drives import GAME, NEXT_GAME, FailingDrive, board_folder, files_in
from driving.contents import ROOT_FILES
from driving.manifest import MANIFEST
from installing.folder_drive import FolderDrive
from installing.one_drive import install_on
from installing.planning import STAGING

OWN = {
    "notes.txt": b"mine",
    "lib/handheld/mine.txt": b"also mine",
    "lib/neopixel.py": b"in the way",
    "rescue/__init__.mpy": b"changed by hand",
}


def silent(text):
    """Nobody listens."""


def prepared(folder):
    """A drive with the game, and with files of its owner's, some of them in the way."""
    board_folder(folder)
    assert install_on(FolderDrive(folder), "the drive", GAME, silent)
    for path, data in OWN.items():
        (folder / path).write_bytes(data)
    return files_in(folder)


def failing_runs(tmp_path, error, gone):
    """Install the next version again and again, each time failing one step later."""
    for number in count(1):
        folder = tmp_path / str(number)
        before = prepared(folder)
        drive = FailingDrive(FolderDrive(folder), number, error, gone)
        said = []
        well = install_on(drive, "the drive", NEXT_GAME, said.append)
        if not drive.failed:
            assert well and number > 2 * len(NEXT_GAME)
            return
        yield folder, before, well, "\n".join(said)


FAILURES = [(errno.EIO, True), (errno.EIO, False), (errno.ENOSPC, False), (errno.EROFS, False)]


@pytest.mark.parametrize(("error", "gone"), FAILURES)
def test_a_stop_at_any_step_is_told_and_leaves_the_drive_whole(tmp_path, error, gone):
    as_before, between = 0, 0
    for folder, before, well, said in failing_runs(tmp_path, error, gone):
        assert not well
        after = files_in(folder)
        game = {path for path in after if not path.startswith(STAGING)}
        if "still holds what it held before" in said:
            as_before += 1
            assert {path: after[path] for path in game} == before
            assert gone or game == set(after)  # what was staged is cleared away again
        else:
            between += 1
            assert "run the same command again" in said
            assert_each_file_is_whole(after, before)
            assert_owner_lost_nothing(after)
    assert as_before >= 3 and between >= len(NEXT_GAME)


@pytest.mark.parametrize(("error", "gone"), FAILURES)
def test_the_same_command_puts_it_right(tmp_path, error, gone):
    for folder, _, _, _ in failing_runs(tmp_path, error, gone):
        assert install_on(FolderDrive(folder), "the drive", NEXT_GAME, silent)
        after = files_in(folder)
        assert {path: after[path] for path in NEXT_GAME} == NEXT_GAME
        assert_owner_lost_nothing(after)
        known = {*NEXT_GAME, *OWN, MANIFEST, "boot_out.txt"}
        strangers = {path for path in after if path not in known and "replaced/" not in path}
        assert not strangers
        assert "lib/neopixel.py" not in after


def test_what_starts_the_game_changes_last(tmp_path):
    for folder, before, _, _ in failing_runs(tmp_path, errno.EIO, True):
        after = files_in(folder)
        if after.get("code.py") == NEXT_GAME["code.py"]:
            assert {path: after[path] for path in NEXT_GAME} == NEXT_GAME
        else:
            assert after["code.py"] == before["code.py"]
    assert ROOT_FILES[-1] == "code.py"


def assert_each_file_is_whole(after, before):
    """No file of the game is torn: each is the old one, the new one, or not there yet."""
    for path in {*GAME, *NEXT_GAME} & set(after):
        assert after[path] in (before.get(path), NEXT_GAME.get(path))


def assert_owner_lost_nothing(after):
    for data in OWN.values():
        assert data in after.values()


class LyingDrive(FolderDrive):
    """Gives back other bytes than it got, from the nth write on."""

    def __init__(self, root, lies_from):
        super().__init__(root)
        self.lies_from = lies_from
        self.writes = 0

    def write(self, path, data):
        self.writes += 1
        super().write(path, data if self.writes < self.lies_from else data[:-1] + b"?")


def test_bytes_that_read_back_differently_are_not_put_in_force(tmp_path):
    before = prepared(tmp_path / "drive")
    said = []
    drive = LyingDrive(tmp_path / "drive", 2)
    assert not install_on(drive, "the drive", NEXT_GAME, said.append)
    assert "reads back differently" in said[-1]
    assert files_in(tmp_path / "drive") == before


def test_files_that_went_bad_in_place_are_noticed(tmp_path):
    folder = board_folder(tmp_path / "drive")

    class Rotting(FolderDrive):
        def flush(self):
            (folder / "lib/handheld/app.mpy").write_bytes(b"rot")

    said = []
    assert not install_on(Rotting(folder), "the drive", GAME, said.append)
    assert "lib/handheld/app.mpy reads back differently" in said[-1]


def test_too_little_room_is_noticed_before_anything_is_written(tmp_path):
    before = prepared(tmp_path / "drive")
    said = []

    class Small(FolderDrive):
        def free(self):
            return 4000

    drive = FailingDrive(Small(tmp_path / "drive"), fails_at=1)
    assert not install_on(drive, "the drive", NEXT_GAME, said.append)
    assert not drive.failed
    for words in ("too full", "4 KiB", "Nothing on it was changed"):
        assert words in said[-1]
    assert files_in(tmp_path / "drive") == before


def test_a_read_only_drive_is_noticed_before_anything_is_written(tmp_path):
    before = prepared(tmp_path / "drive")
    said = []

    class Locked(FolderDrive):
        def takes_writes(self):
            return False

    drive = FailingDrive(Locked(tmp_path / "drive"), fails_at=1)
    assert not install_on(drive, "the drive", NEXT_GAME, said.append)
    assert not drive.failed
    assert "read-only" in said[-1] and "Nothing on it was changed" in said[-1]
    assert files_in(tmp_path / "drive") == before
