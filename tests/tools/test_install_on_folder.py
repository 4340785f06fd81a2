# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Installing on a folder that looks like a drive."""

import pytest

from drives import GAME, NEXT_GAME, board_folder, files_in
from driving.manifest import MANIFEST, parse, sha256
from installing.folder_drive import FolderDrive
from installing.one_drive import install_on


@pytest.fixture
def folder(tmp_path):
    return board_folder(tmp_path / "CIRCUITPY")


@pytest.fixture
def install(folder):
    """Install on the folder; returns whether it went well, and all that was said."""

    def run(wanted=GAME):
        said = []
        well = install_on(FolderDrive(folder), "the drive", wanted, said.append)
        return well, "\n".join(said)

    return run


def expect(folder, game, **others):
    """The drive holds the game, its list, boot_out.txt and `others`, and nothing else."""
    present = files_in(folder)
    listed = present.pop(MANIFEST)
    assert {path: {sha256(data)} for path, data in game.items()} == parse(listed.decode())
    del present["boot_out.txt"]
    assert present == {**game, **others}


def test_new_drive_gets_the_game(folder, install):
    well, said = install()
    assert well
    expect(folder, GAME)
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
    expect(folder, NEXT_GAME)
    assert untouched.stat().st_mtime_ns == before
    assert "4 files copied, 1 old ones removed" in said
    assert not (folder / "lib/handheld/screens").exists()


def test_own_files_are_left_alone(folder, install):
    own = {"notes.txt": b"mine", "lib/mine.py": b"x = 1", "lib/handheld/mine.txt": b"also mine"}
    install()
    for path, data in own.items():
        (folder / path).write_bytes(data)
    assert install(NEXT_GAME)[0]
    expect(folder, NEXT_GAME, **own)


def test_own_program_is_set_aside(folder, install):
    (folder / "code.py").write_text("print('mine')\n")
    well, said = install()
    assert well
    expect(folder, GAME, **{"replaced/code.py": b"print('mine')\n"})
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
    expect(folder, GAME, **aside)


def test_changed_settings_stay(folder, install):
    install()
    (folder / "settings.toml").write_text('LANGUAGE = "nl"\n')
    new = {**NEXT_GAME, "settings.toml": b"# more settings\n"}
    for _ in range(2):
        well, said = install(new)
        assert well
        assert "your own settings.toml was kept" in said
        assert (folder / "settings.toml").read_text() == 'LANGUAGE = "nl"\n'
    assert (folder / "code.py").read_bytes() == NEXT_GAME["code.py"]


def test_settings_from_before_the_first_install_stay(folder, install):
    (folder / "settings.toml").write_text("BRIGHTNESS = 50\n")
    assert "your own settings.toml was kept" in install()[1]
    assert (folder / "settings.toml").read_text() == "BRIGHTNESS = 50\n"


def test_untouched_settings_follow_the_new_version(folder, install):
    install()
    new = {**NEXT_GAME, "settings.toml": b"# more settings\n"}
    well, said = install(new)
    assert well
    assert "your own" not in said
    expect(folder, new)


def test_settings_that_were_put_back_follow_again(folder, install):
    install()
    (folder / "settings.toml").write_text('LANGUAGE = "nl"\n')
    new = {**NEXT_GAME, "settings.toml": b"# more settings\n"}
    install(new)
    (folder / "settings.toml").write_bytes(GAME["settings.toml"])
    assert install(new)[0]
    expect(folder, new)


def test_source_drive_and_back(folder, install):
    source = {path.replace(".mpy", ".py"): data for path, data in GAME.items()}
    source["lib/neopixel.mpy"] = source.pop("lib/neopixel.py")
    for game in (GAME, source, GAME):
        assert install(game)[0]
        expect(folder, game)


def test_a_source_changed_on_the_board_is_set_aside(folder, install):
    source = {**GAME, "rescue/__init__.py": b"# source"}
    del source["rescue/__init__.mpy"]
    install(source)
    (folder / "rescue/__init__.py").write_bytes(b"# tinkered with")
    assert install(GAME)[0]
    expect(folder, GAME, **{"replaced/rescue/__init__.py": b"# tinkered with"})


@pytest.mark.parametrize("shadow", ["lib/neopixel.py", "code.txt"])
def test_a_file_that_would_run_in_place_of_ours_is_set_aside(folder, install, shadow):
    (folder / shadow).write_bytes(b"in the way")
    assert install()[0]
    expect(folder, GAME, **{f"replaced/{shadow}": b"in the way"})


def test_a_game_copied_by_hand_is_adopted(folder, install):
    for path, data in GAME.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    assert install()[0]
    assert install(NEXT_GAME)[0]
    expect(folder, NEXT_GAME)


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


def refused(folder, words):
    before = files_in(folder)
    said = []
    assert not install_on(FolderDrive(folder), "the drive", GAME, said.append)
    for word in [*words, "Nothing on it was changed"]:
        assert word in "\n".join(said)
    assert files_in(folder) == before


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
