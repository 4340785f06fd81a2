# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Drives for the installer's tests: a folder as a board shows it, and one that fails on cue."""

import errno

from driving.manifest import MANIFEST, parse, sha256

BOOT_OUT = """\
Adafruit CircuitPython {version} on 2025-10-09; {board}
Board ID:{board_id}
UID:DE6250D7A33E6B2F
"""
# Stands for the game: small, but with all that matters in its names.
GAME = {
    "settings.toml": b"# settings\n",
    "boot.py": b"# boot\n",
    "code.py": b"# code\n",
    "rescue/__init__.mpy": b"C\x06\x00\x1frescue",
    "lib/handheld/app.mpy": b"C\x06\x00\x1fapp" + bytes(2000),
    "lib/handheld/screens/menu.mpy": b"C\x06\x00\x1fmenu",
    "lib/neopixel.mpy": b"C\x06\x00\x1fneopixel",
    "LICENSES.txt": b"licences\n",
}
# The next version: one module changed, one gone, one new; boot.py and code.py differ too.
NEXT_GAME = {path: data for path, data in GAME.items() if path != "lib/handheld/screens/menu.mpy"} | {
    "boot.py": b"# boot 2\n",
    "code.py": b"# code 2\n",
    "lib/handheld/app.mpy": b"C\x06\x00\x1fapp 2" + bytes(1500),
    "lib/handheld/pause.mpy": b"C\x06\x00\x1fpause",
}


def boot_out(version="10.0.0", board="Raspberry Pi Pico with rp2040", board_id="raspberry_pi_pico"):
    """The text of boot_out.txt."""
    return BOOT_OUT.format(version=version, board=board, board_id=board_id)


def board_folder(path, **identity):
    """A folder as CircuitPython leaves a new drive: its first program, empty settings, lib."""
    (path / "lib").mkdir(parents=True)
    (path / "code.py").write_text('print("Hello World!")\n')
    (path / "settings.toml").write_text("")
    (path / "boot_out.txt").write_bytes(boot_out(**identity).replace("\n", "\r\n").encode())
    return path


def files_in(folder):
    """Path with slashes -> content, of all files in a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


def expect_drive(folder, game, **others):
    """Check that the drive holds the game, its list, boot_out.txt and `others`, and nothing else."""
    present = files_in(folder)
    listed = present.pop(MANIFEST)
    assert {path: {sha256(data)} for path, data in game.items()} == parse(listed.decode())
    del present["boot_out.txt"]
    assert present == {**game, **others}


class FailingDrive:
    """Another drive that, at its nth change, breaks off: a write gets half of its bytes.

    With `gone` it answers nothing more after that, like a drive that was unplugged.
    """

    def __init__(self, inner, fails_at, error=errno.EIO, gone=True):
        self.inner = inner
        self.fails_at = fails_at
        self.error = error
        self.gone = gone
        self.changes = 0
        self.failed = False

    def _fail(self):
        self.failed = True
        raise OSError(self.error, "the test broke it")

    def _answers(self):
        if self.failed and self.gone:
            self._fail()

    def _changes(self):
        self._answers()
        self.changes += 1
        return self.changes == self.fails_at

    def write(self, path, data):
        if self._changes():
            self.inner.write(path, data[: len(data) // 2])
            self._fail()
        self.inner.write(path, data)

    def __getattr__(self, name):
        operation = getattr(self.inner, name)
        changing = name in {"move", "remove", "make_folder", "remove_folder"}

        def guarded(*arguments):
            if changing:
                if self._changes():
                    self._fail()
            else:
                self._answers()
            return operation(*arguments)

        return guarded
