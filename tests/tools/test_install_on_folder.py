# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Installing on a folder that looks like a drive: what it holds then, and what becomes of other files."""

import pytest

from drives import GAME, NEXT_GAME, expect_drive


def test_new_drive_gets_the_game(folder, install):
    well, said = install()
    assert well
    expect_drive(folder, GAME)
    assert "8 files copied; all files read back and compared: well" in said
    assert "Raspberry Pi Pico with rp2040, CircuitPython 10.0.0" in said


def test_second_install_writes_nothing(folder, install):
    install()
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    well, said = install()
    assert well
    assert "nothing to copy" in said
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before


def test_only_what_changed_is_written(folder, install):
    install()
    untouched = folder / "lib/neopixel.mpy"
    before = untouched.stat().st_mtime_ns
    well, said = install(NEXT_GAME)
    assert well
    expect_drive(folder, NEXT_GAME)
    assert untouched.stat().st_mtime_ns == before
    assert "4 files copied, 1 old ones removed" in said
    assert not (folder / "lib/handheld/screens").exists()


def test_own_files_are_left_alone(folder, install):
    own = {"notes.txt": b"mine", "lib/mine.py": b"x = 1", "lib/handheld/mine.txt": b"also mine"}
    install()
    for path, data in own.items():
        (folder / path).write_bytes(data)
    assert install(NEXT_GAME)[0]
    expect_drive(folder, NEXT_GAME, **own)


def test_own_program_is_set_aside(folder, install):
    (folder / "code.py").write_text("print('mine')\n")
    well, said = install()
    assert well
    expect_drive(folder, GAME, **{"replaced/code.py": b"print('mine')\n"})
    assert "code.py was not ours: it is kept as replaced/code.py" in said


def test_set_aside_files_do_not_overwrite_each_other(folder, install):
    for text in (b"first", b"second", b"third"):
        (folder / "code.py").write_bytes(text)
        assert install()[0]
    aside = {
        "replaced/code.py": b"first",
        "replaced/code-2.py": b"second",
        "replaced/code-3.py": b"third",
    }
    expect_drive(folder, GAME, **aside)


def test_source_drive_and_back(folder, install):
    source = {path.replace(".mpy", ".py"): data for path, data in GAME.items()}
    source["lib/neopixel.mpy"] = source.pop("lib/neopixel.py")
    for game in (GAME, source, GAME):
        assert install(game)[0]
        expect_drive(folder, game)


def test_a_source_changed_on_the_board_is_set_aside(folder, install):
    source = {**GAME, "rescue/__init__.py": b"# source"}
    del source["rescue/__init__.mpy"]
    install(source)
    (folder / "rescue/__init__.py").write_bytes(b"# tinkered with")
    assert install(GAME)[0]
    expect_drive(folder, GAME, **{"replaced/rescue/__init__.py": b"# tinkered with"})


@pytest.mark.parametrize("shadow", ["lib/neopixel.py", "code.txt"])
def test_a_file_that_would_run_in_place_of_ours_is_set_aside(folder, install, shadow):
    (folder / shadow).write_bytes(b"in the way")
    assert install()[0]
    expect_drive(folder, GAME, **{f"replaced/{shadow}": b"in the way"})


def test_a_game_copied_by_hand_is_adopted(folder, install):
    for path, data in GAME.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    assert install()[0]
    assert install(NEXT_GAME)[0]
    expect_drive(folder, NEXT_GAME)
