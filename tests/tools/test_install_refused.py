# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Drives on which nothing is installed, and lists of files that nobody should believe."""

import pytest

from drives import GAME, NEXT_GAME, board_folder, files_in
from driving.manifest import MANIFEST, parse, sha256
from installing.folder_drive import FolderDrive
from installing.one_drive import install_on


def refused(folder, words):
    before = files_in(folder)
    said = []
    assert not install_on(FolderDrive(folder), "the drive", GAME, said.append)
    for word in [*words, "Nothing on it was changed"]:
        assert word in "\n".join(said)
    assert files_in(folder) == before


@pytest.mark.parametrize(
    ("identity", "words"),
    [
        ({"board_id": "raspberry_pi_pico2", "board": "Raspberry Pi Pico 2 with rp2350a"},
         ["Raspberry Pi Pico 2", "raspberry_pi_pico2", "another board"]),
        ({"board_id": "raspberry_pi_pico_w"}, ["raspberry_pi_pico_w"]),
        ({"version": "9.2.8"}, ["CircuitPython 9.2.8", "needs version 10"]),
        ({"version": "11.0.0-alpha.1"}, ["CircuitPython 11.0.0-alpha.1"]),
        ({"version": "1.0.0"}, ["CircuitPython 1.0.0"]),
    ],
)  # fmt: skip
def test_wrong_board_or_version_is_refused(tmp_path, identity, words):
    folder = board_folder(tmp_path / "CIRCUITPY", **identity)
    refused(folder, words)


def test_prereleases_of_the_right_version_are_taken(tmp_path):
    folder = board_folder(tmp_path / "CIRCUITPY", version="10.1.0-beta.1")
    assert install_on(FolderDrive(folder), "the drive", GAME, lambda text: None)


def test_a_drive_without_boot_out_is_refused(folder):
    (folder / "boot_out.txt").unlink()
    refused(folder, ["no boot_out.txt"])


def test_a_spoilt_boot_out_is_refused(folder):
    (folder / "boot_out.txt").write_bytes(b"\xff\x00 rubbish")
    refused(folder, ["does not tell which board"])


def test_what_boot_py_printed_does_not_confuse(folder, install):
    with (folder / "boot_out.txt").open("a") as file:
        file.write("boot.py output:\nBoard ID:nonsense\n")
    assert install()[0]


@pytest.mark.parametrize("path", ["code.py", "lib/handheld/app.mpy"])
def test_a_folder_in_a_files_place_is_refused(folder, path):
    (folder / path).unlink(missing_ok=True)
    (folder / path).mkdir(parents=True)
    refused(folder, [f"a folder named {path}"])


def test_a_file_in_a_folders_place_is_refused(folder):
    (folder / "rescue").write_text("mine")
    refused(folder, ["a file named rescue"])


@pytest.mark.parametrize("lead", ["../", "lib/../../", "{folder}/../"])
def test_a_list_cannot_lead_off_the_drive(folder, install, lead):
    install()
    outside = folder.parent / "outside.txt"
    outside.write_text("not on the drive")
    path = lead.format(folder=folder) + outside.name
    assert (folder / path).read_text() == "not on the drive"
    with (folder / MANIFEST).open("a") as file:
        file.write(f"{sha256(outside.read_bytes())}  {path}\n")
    assert install(NEXT_GAME)[0]
    assert outside.exists()


@pytest.mark.parametrize("path", ["C:/Windows/win.ini", "..\\outside.txt", "\\outside.txt"])
def test_nor_on_windows(path):
    assert parse(f"{'0' * 64}  {path}\n{'0' * 64}  lib/app.mpy\n") == {"lib/app.mpy": {"0" * 64}}


def test_a_spoilt_list_makes_nothing_ours(folder, install):
    install()
    (folder / MANIFEST).write_bytes(b"\xffnonsense\n" + b"0" * 64 + b"  code.py\n")
    assert install(NEXT_GAME)[0]
    present = files_in(folder)
    assert {path: present[path] for path in NEXT_GAME} == NEXT_GAME
    assert present["replaced/lib/handheld/app.mpy"] == GAME["lib/handheld/app.mpy"]
