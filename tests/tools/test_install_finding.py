# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Finding the drives on three systems."""

from pathlib import Path

from drives import board_folder
from installing import finding, windows

MOUNTS = """\
sysfs /sys sysfs rw,nosuid,nodev,noexec,relatime 0 0
/dev/nvme0n1p2 / ext4 rw,relatime 0 0
/dev/nvme0n1p1 /boot/efi vfat rw,relatime 0 0
/dev/sda1 /run/media/anna/CIRCUITPY vfat rw,nosuid,nodev,relatime 0 0
/dev/sdb1 /run/media/anna/CIRCUITPY1 vfat ro,nosuid,nodev,relatime 0 0
/dev/sdc1 /media/anna/MY\\040STICK vfat rw,nosuid 0 0
/dev/sdd1 /mnt/big ext4 rw 0 0
broken
"""


def test_linux_takes_fat_volumes_and_reads_escapes():
    found = [path.as_posix() for path in finding.mounted_fat(MOUNTS)]
    assert found == [
        "/boot/efi",
        "/run/media/anna/CIRCUITPY",
        "/run/media/anna/CIRCUITPY1",
        "/media/anna/MY STICK",
    ]


def test_several_boards_are_told_by_their_names():
    found = finding.circuitpython_drives(finding.mounted_fat(MOUNTS))
    assert [path.name for path in found] == ["CIRCUITPY", "CIRCUITPY1"]


def test_a_renamed_drive_is_told_by_what_circuitpython_wrote(tmp_path):
    board_folder(tmp_path / "MASTERMIND")
    (tmp_path / "STICK").mkdir()
    volumes = finding.folders_in(tmp_path)
    assert [path.name for path in volumes] == ["MASTERMIND", "STICK"]
    assert finding.circuitpython_drives(volumes) == [tmp_path / "MASTERMIND"]


def test_names_that_only_begin_alike_are_not_boards(tmp_path):
    for name in ("CIRCUITPY-backup", "CIRCUITPYTHON", "circuitpy"):
        (tmp_path / name).mkdir()
    assert finding.circuitpython_drives(finding.folders_in(tmp_path)) == []


def test_mac_numbers_its_volumes_with_a_space(tmp_path):
    for name in ("CIRCUITPY", "CIRCUITPY 1"):
        (tmp_path / name).mkdir()
    assert len(finding.circuitpython_drives(finding.folders_in(tmp_path))) == len(("one", "two"))


def test_no_volumes_folder_is_no_drive(tmp_path):
    assert finding.folders_in(tmp_path / "Volumes") == []


def test_a_board_without_circuitpython_is_told_apart(tmp_path):
    (tmp_path / "RPI-RP2").mkdir()
    (tmp_path / "RPI-RP2/INFO_UF2.TXT").write_text("UF2 Bootloader v2.0\n")
    board_folder(tmp_path / "CIRCUITPY")
    assert finding.bootloader_drives(finding.folders_in(tmp_path)) == [tmp_path / "RPI-RP2"]


VOLUMES = {
    "C:\\": ("Windows", 0x3E72EFF),
    "E:\\": ("CIRCUITPY", 0x6),
    "F:\\": ("GAME", 0x80006),
}


class Kernel32:
    """Answers as Windows does: C: a disk, D: an empty reader, E: and F: boards, G: a stick."""

    def GetLogicalDrives(self):
        return 0b1111100

    def GetDriveTypeW(self, root):
        return {"C:\\": 3, "E:\\": 3}.get(root, 2)

    def GetVolumeInformationW(self, root, label, size, *rest):
        if root not in VOLUMES:
            return 0
        assert size > len(VOLUMES[root][0])
        label.value = VOLUMES[root][0]
        rest[2]._obj.value = VOLUMES[root][1]
        return 1


def test_windows_offers_removable_drives_and_those_named_circuitpy():
    found = [str(path) for path in windows.drive_letters(Kernel32())]
    assert [name[:2] for name in found] == ["D:", "E:", "F:", "G:"]


def test_windows_tells_write_protected_volumes():
    assert windows.is_write_protected("F:\\", Kernel32())
    assert not windows.is_write_protected("E:\\", Kernel32())
    assert not windows.is_write_protected("D:\\", Kernel32())


def test_an_unreadable_volume_does_not_stop_the_search():
    assert finding.bootloader_drives([Path("/dev/null"), Path("/nowhere" + "x" * 300)]) == []
