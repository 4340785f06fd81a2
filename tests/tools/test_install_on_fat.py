# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Installing on a FAT image of the size of a Pico's drive, and on a full one."""

import errno

import pytest

from drive_image import DRIVE_SIZE, drive_image, read_image
from drives import GAME, NEXT_GAME, board_folder
from driving.building import build_files
from driving.fat import DRIVE_CLUSTERS, clusters_of
from driving.manifest import MANIFEST
from fat_drive import FatDrive
from installing.one_drive import install_on
from installing.planning import STAGING
from provision.places import LIBRARIES, ROOT


@pytest.fixture
def image(tmp_path):
    """The drive of a new board."""
    path = tmp_path / "drive.img"
    path.write_bytes(drive_image(board_folder(tmp_path / "new")))
    assert path.stat().st_size == DRIVE_SIZE
    return path


@pytest.fixture
def drive(image):
    opened = FatDrive(image)
    yield opened
    opened.close()


def install(drive, wanted):
    said = []
    return install_on(drive, "the drive", wanted, said.append), "\n".join(said)


def content(drive, image):
    """What another reader finds in the image, the board's own file and the list left out."""
    drive.close()
    files = read_image(image.read_bytes())
    assert image.stat().st_size == DRIVE_SIZE
    return {path: data for path, data in files.items() if path not in {MANIFEST, "boot_out.txt"}}


def test_the_game_arrives(drive, image):
    assert install(drive, GAME)[0]
    assert content(drive, image) == GAME


def test_the_next_version_replaces_it(drive, image):
    install(drive, GAME)
    drive.write("notes.txt", b"mine")
    assert install(drive, NEXT_GAME)[0]
    assert content(drive, image) == {**NEXT_GAME, "notes.txt": b"mine"}


@pytest.mark.parametrize("keep_sources", [False, True])
def test_both_kinds_of_the_real_drive_fit(drive, image, keep_sources):
    built = build_files(ROOT, LIBRARIES, keep_sources=keep_sources)
    wanted = {path: file.data for path, file in built.items() if path != MANIFEST}
    for _ in range(2):  # twice: the second time everything is there already
        assert install(drive, wanted)[0]
    assert content(drive, image) == wanted


def test_from_one_kind_of_the_real_drive_to_the_other(drive, image):
    for keep_sources in (False, True, False):
        built = build_files(ROOT, LIBRARIES, keep_sources=keep_sources)
        wanted = {path: file.data for path, file in built.items() if path != MANIFEST}
        assert install(drive, wanted)[0]
    assert content(drive, image) == wanted


def fill(drive, leave):
    """Write a file that leaves so many bytes free."""
    drive.write("big.bin", bytes(drive.free() - leave))
    assert drive.free() == leave


def test_the_image_really_is_as_small_as_a_picos(drive):
    assert DRIVE_CLUSTERS * 512 - 8192 < drive.free() < DRIVE_SIZE
    with pytest.raises(OSError) as caught:
        drive.write("big.bin", bytes(drive.free() + 1))
    assert caught.value.errno == errno.ENOSPC


@pytest.mark.parametrize("leave", [0, 512, 4096])
def test_a_full_drive_is_refused_and_left_as_it_was(drive, image, leave):
    install(drive, GAME)
    fill(drive, leave)
    well, said = install(drive, NEXT_GAME)
    assert not well
    assert "too full" in said and "Nothing on it was changed" in said
    after = content(drive, image)
    del after["big.bin"]
    assert after == GAME


def test_the_room_that_is_asked_for_is_enough_and_not_much_more(drive, image):
    """With ever less room: either it is refused untouched, or it goes well. It never half-works."""
    install(drive, GAME)
    smallest = None
    for leave in range(16384, 0, -512):
        if drive.is_file("big.bin"):
            drive.remove("big.bin")
        fill(drive, leave)
        before = {path: drive.read(path) for path in GAME}
        wanted = {**GAME, "code.py": bytes(3000) + str(leave).encode(), f"lib/n{leave}.mpy": b"new"}
        well, said = install(drive, wanted)
        if not well:
            assert "too full" in said
            assert {path: drive.read(path) for path in GAME} == before
            break
        smallest = leave
    assert smallest is not None and smallest <= 8192


def test_what_a_stopped_install_left_does_not_take_the_room(drive, image):
    install(drive, GAME)
    drive.make_folder(STAGING)
    drive.write(f"{STAGING}/0", bytes(drive.free() - 1024))
    assert install(drive, NEXT_GAME)[0]
    assert content(drive, image) == NEXT_GAME


def test_a_drive_that_fills_up_meanwhile_keeps_the_old_game(drive, image):
    """Something else may write to the drive while the install is under way."""
    install(drive, GAME)
    fill(drive, 2048)
    drive.free = lambda: 1_000_000
    well, said = install(drive, NEXT_GAME)
    assert not well
    assert "it is full" in said and "still holds what it held before" in said
    after = content(drive, image)
    del after["big.bin"]
    assert after == GAME


def test_the_count_of_clusters_is_fats_own(drive):
    """What `make drive` says it takes is what it takes."""
    files = {**GAME, "lib/handheld/a_name_that_needs_three_entries.mpy": b"x", "empty.txt": b""}
    for number in range(20):
        files[f"lib/handheld/screens/screen_number_{number}.mpy"] = bytes(number * 100)
    drive.remove("code.py")
    before = drive.free()
    for path, data in files.items():
        drive.make_folder(path.rpartition("/")[0])
        drive.write(path, data)
    taken = (before - drive.free()) // 512
    expected = clusters_of({path: len(data) for path, data in files.items()})
    assert taken == expected - 1  # a new board has the folder lib already
