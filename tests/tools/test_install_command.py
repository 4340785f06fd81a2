# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The whole command, as a person types it: several drives, exit codes, what it says."""

import subprocess

import pytest

from drives import board_folder, files_in
from driving.building import build_files
from installing import command, finding
from outside import OUTSIDE_PYTHON
from provision.places import LIBRARIES, ROOT


def run(*arguments):
    """The command in a process of its own, by the Python that .venv was made with."""
    done = subprocess.run(
        [OUTSIDE_PYTHON, str(ROOT / "tools/install.py"), *map(str, arguments)],
        capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def game():
    return {path: built.data for path, built in
            build_files(ROOT, LIBRARIES, keep_sources=False).items()}  # fmt: skip


def test_two_boards_at_once(tmp_path, game):
    folders = [board_folder(tmp_path / name) for name in ("CIRCUITPY", "CIRCUITPY1")]
    code, said = run("--drive", folders[0], "--drive", folders[1])
    assert code == 0
    for folder in folders:
        present = files_in(folder)
        assert {path: present[path] for path in game} == game
        assert f"{folder}: {len(game) - 1} files copied" in said
    assert "press the board's reset" in said


def test_a_wrong_board_does_not_keep_the_other_from_its_game(tmp_path, game):
    wrong = board_folder(tmp_path / "CIRCUITPY", board_id="adafruit_feather_rp2040")
    right = board_folder(tmp_path / "CIRCUITPY1")
    before = files_in(wrong)
    code, said = run("--drive", wrong, "--drive", right)
    assert code == 1
    assert "adafruit_feather_rp2040" in said and "1 of 2 drives not installed" in said
    assert files_in(wrong) == before
    assert files_in(right)["code.py"] == game["code.py"]


def test_a_drive_that_is_not_there(tmp_path, game):
    right = board_folder(tmp_path / "CIRCUITPY")
    code, said = run("--drive", tmp_path / "nowhere", "--drive", right)
    assert code == 1
    assert "nowhere: not installed: there is no such drive" in said
    assert files_in(right)["code.py"] == game["code.py"]


def test_sources_to_tinker_with(tmp_path):
    folder = board_folder(tmp_path / "CIRCUITPY")
    assert run("--source", "--drive", folder)[0] == 0
    present = files_in(folder)
    for path in ("rescue/__init__.py", "lib/handheld/__init__.py", "mastermind/__init__.py"):
        assert present[path] == (ROOT / path).read_bytes()
    assert "lib/neopixel.mpy" in present


@pytest.fixture
def volumes(monkeypatch):
    """Choose what the system says is mounted."""
    return lambda *paths: monkeypatch.setattr(finding, "volumes", lambda: list(paths))


def test_no_board(volumes, capsys):
    volumes()
    assert command.main([]) == 1
    assert "No board was found" in capsys.readouterr().out


def test_found_boards_are_installed_on(volumes, tmp_path, capsys, game):
    folder = board_folder(tmp_path / "CIRCUITPY")
    (tmp_path / "STICK").mkdir()
    volumes(folder, tmp_path / "STICK")
    assert command.main([]) == 0
    assert files_in(folder)["code.py"] == game["code.py"]
    assert files_in(tmp_path / "STICK") == {}
    assert "Done. Eject" in capsys.readouterr().out


def test_a_board_without_circuitpython(volumes, tmp_path, capsys):
    (tmp_path / "INFO_UF2.TXT").write_text("UF2 Bootloader v2.0\n")
    volumes(tmp_path)
    assert command.main([]) == 1
    said = capsys.readouterr().out
    assert "CircuitPython is not on it yet" in said and "No board was found" not in said
