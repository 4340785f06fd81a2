# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The drive's image: what goes in comes out, with its names."""

import struct

import pytest

import drive_image
from drive_image import DRIVE_SIZE, DriveFull, read_image


@pytest.fixture
def folder(tmp_path):
    files = {
        "code.py": b"print(1)\n",
        "README.TXT": b"upper case\r\n",
        "lib/a_folder_with_a_long_name/another_long_name.mpy": bytes(range(256)) * 20,
        "lib/a_folder_with_a_long_name/another_long_name_2.mpy": b"alike in its first letters",
        "lib/empty.py": b"",
        "with space é.txt": b"not ASCII",
    }
    for name, content in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (tmp_path / "no_files").mkdir()
    return tmp_path, files


def test_files_come_back_with_their_names(folder):
    path, files = folder
    assert read_image(drive_image.drive_image(path)) == files


def test_the_image_is_a_circuitpy_drive(folder):
    image = drive_image.drive_image(folder[0])
    assert len(image) == DRIVE_SIZE
    bytes_a_sector, sectors_a_cluster = struct.unpack_from("<HB", image, 11)
    assert (bytes_a_sector, sectors_a_cluster) == (512, 1)
    assert image[43:62] == b"CIRCUITPY  FAT12   "
    assert image[510:512] == b"\x55\xaa"


def test_a_drive_takes_what_fits_and_no_more(tmp_path):
    (tmp_path / "big.bin").write_bytes(bytes(1_000_000))
    assert len(read_image(drive_image.drive_image(tmp_path))["big.bin"]) == 1_000_000
    (tmp_path / "big.bin").write_bytes(bytes(1_040_000))
    with pytest.raises(DriveFull, match="does not fit"):
        drive_image.drive_image(tmp_path)
    (tmp_path / "big.bin").write_bytes(bytes(2_000_000))
    with pytest.raises(DriveFull, match="does not fit"):
        drive_image.drive_image(tmp_path)


def test_without_the_folder_it_says_so(tmp_path):
    with pytest.raises(FileNotFoundError, match="no folder"):
        drive_image.drive_image(tmp_path / "missing")
