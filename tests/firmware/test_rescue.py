# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whatever breaks: a red cross, the traceback on the console, and a press starts again."""

import shutil

import pytest

import host
from device import BUTTONS, current_of
from lights import DARK, Grid, colour_of
from player import Player


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Give a copy of what the firmware needs, to break: (root, libraries)."""
    root, libraries = tmp_path / "root", tmp_path / "libraries"
    for name in ("rescue", "mastermind", "lib"):
        shutil.copytree(host.ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    shutil.copy(host.ROOT / "code.py", root)
    shutil.copytree(host.LIBRARIES, libraries, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(host, "LIBRARIES", libraries)
    return root, libraries


def assert_cross(device):
    """Check that the grid shows a cross in red and nothing else."""
    grid = Grid(device.last)
    lit = {(x, y) for y in range(16) for x in range(8) if grid.at(x, y) != DARK}
    assert lit == {(x, 4 + x) for x in range(8)} | {(7 - x, 4 + x) for x in range(8)}
    assert {colour_of(grid.at(*cell)) for cell in lit} == {1}
    assert current_of(device.last) < 200


def assert_told(device, *words):
    """Check that the console has a traceback with these words, and says what to do."""
    for word in ("Traceback", "File", *words):
        assert word in device.console
    assert "press" in device.console.lower().splitlines()[-1]


def remove(root, libraries, what):
    for folder in (root, root / "lib", libraries):
        for path in (folder / what, folder / f"{what}.py"):
            if path.is_dir():
                shutil.rmtree(path)
            elif path.exists():
                path.unlink()


@pytest.mark.parametrize("missing", ["adafruit_debouncer", "adafruit_ticks", "neopixel", "adafruit_pixelbuf"])
def test_a_missing_library(switch_on, interpreter, drive, missing):
    root, libraries = drive
    remove(root, libraries, missing)
    device = switch_on(interpreter, root=root)
    device.run(500)
    assert_cross(device)
    assert_told(device, "ImportError" if interpreter == "micropython" else "ModuleNotFoundError", missing)
    assert not device.stopped


@pytest.mark.parametrize("missing", ["lib", "lib/handheld/screens", "mastermind"])
def test_a_missing_folder(switch_on, drive, missing):
    # On MicroPython alone: CPython would find the packages where the tests have them installed.
    root, libraries = drive
    remove(root, libraries, missing)
    device = switch_on("micropython", root=root)
    device.run(500)
    assert_cross(device)
    assert_told(device, "ImportError")


@pytest.mark.parametrize("name", BUTTONS)
def test_a_press_starts_again(switch_on, drive, name):
    root, libraries = drive
    saved = (root / "lib/handheld/app.py").read_text()
    (root / "lib/handheld/app.py").write_text("raise RuntimeError('half a file')\n")
    device = switch_on("cpython", root=root)
    device.run(300)
    assert_cross(device)
    assert libraries.is_dir()
    (root / "lib/handheld/app.py").write_text(saved)  # the owner repairs it
    device.press(name, held=60)
    device.run(500)
    device.press("A")  # the press that started it again did nothing else
    Player(device).begin()
    device.run(200)
    assert "half a file" in device.console
    assert "Solo game 1." in device.console


def test_still_broken_shows_the_cross_again(switch_on, interpreter, drive):
    root, _ = drive
    (root / "lib/handheld/app.py").write_text("1 / 0\n")
    device = switch_on(interpreter, root=root)
    for tries in range(1, 4):
        device.run(500)
        assert_cross(device)
        assert device.console.count("ZeroDivisionError") == tries
        device.press("A")


def test_a_syntax_error_too(switch_on, interpreter, drive):
    root, _ = drive
    (root / "lib/handheld/entry.py").write_text("def broken(:\n")
    device = switch_on(interpreter, root=root)
    device.run(300)
    assert_cross(device)
    assert_told(device, "SyntaxError")


def break_press(root, count):
    """Have the solo screen raise at its press number `count`."""
    screen = root / "lib/handheld/screens/board.py"
    text = screen.read_text()
    head = "    def press(self, button, now):\n"
    assert text.count(head) == 1
    counting = "        self.presses = getattr(self, 'presses', 0) + 1\n"
    failing = f"        if self.presses == {count}:\n            raise ValueError('broken on purpose')\n"
    screen.write_text(text.replace(head, head + counting + failing))


def test_an_exception_while_playing(switch_on, interpreter, drive):
    root, _ = drive
    break_press(root, 3)
    device = switch_on(interpreter, {"PUZZLE": 1}, root=root)
    player = Player(device)
    player.press("A", "UP", "UP")
    assert player.grid.pegs(1)[0] == 2
    device.level("UP", False)
    device.run(2000)
    assert_cross(device)
    assert_told(device, "ValueError: broken on purpose", "board.py")
    known = len(device.frames)
    device.run(5000)  # the button is held all the time: that starts nothing
    assert len(device.frames) == known
    device.level("UP", True)
    device.run(200)
    assert_cross(device)
    device.press("RIGHT", held=60)
    device.run(500)  # it opens in the game that was being played
    player.begin()
    player.press("UP")
    assert player.grid.pegs(1)[0] == 1


def test_a_button_that_bounces_on_release_starts_nothing(switch_on, drive):
    root, _ = drive
    break_press(root, 1)
    device = switch_on("cpython", root=root)
    device.press("A")
    device.level("UP", False)
    device.run(500)
    steps = [("level", "UP", level) for level in (True, False) * 5]
    spread = [part for step in steps for part in (step, ("run", 0.8))]
    device.script([*spread, ("level", "UP", True), ("run", 500)])
    assert_cross(device)
    assert device.console.count("Traceback") == 1


@pytest.mark.parametrize("listener", ["deaf", "closed"])
def test_no_listener_does_not_keep_it_from_starting_again(switch_on, interpreter, drive, listener):
    root, _ = drive
    break_press(root, 1)
    device = switch_on(interpreter, root=root, host=listener)
    device.press("A")
    device.press("UP")
    device.run(500)
    assert_cross(device)
    device.level("B", False)
    device.run(60)  # with a deaf terminal it resets the chip, which ends the run
    device.level("B", True)
    device.run(500)
    assert Grid(device.last).palette() == [1, 2, 3, 4, 5, 6]  # the menu


def test_the_cross_comes_out_of_the_pin_that_the_settings_name(switch_on, drive):
    root, _ = drive
    (root / "lib/handheld/app.py").write_text("1 / 0\n")
    device = switch_on("cpython", {"PIN_A": "GP2", "PIN_PIXELS": "GP14"}, root=root)
    device.run(300)
    assert_cross(device)
    tracebacks = device.console.count("Traceback")
    device.press("UP", held=60)
    device.run(300)
    assert device.console.count("Traceback") == tracebacks + 1
    device.script([("level", 2, False), ("run", 60), ("level", 2, True), ("run", 300)])
    assert device.console.count("Traceback") == tracebacks + 2


def test_without_any_fault_there_is_no_cross(switch_on, interpreter, drive):
    root, _ = drive
    device = switch_on(interpreter, root=root)
    assert "Traceback" not in device.console
    assert Grid(device.last).palette() == [1, 2, 3, 4, 5, 6]
