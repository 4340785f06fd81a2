# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Installing leaves an owner's settings.toml alone, and follows a new version of one that nobody changed."""

from drives import GAME, NEXT_GAME, expect_drive


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
    expect_drive(folder, new)


def test_settings_that_were_put_back_follow_again(folder, install):
    install()
    (folder / "settings.toml").write_text('LANGUAGE = "nl"\n')
    new = {**NEXT_GAME, "settings.toml": b"# more settings\n"}
    install(new)
    (folder / "settings.toml").write_bytes(GAME["settings.toml"])
    assert install(new)[0]
    expect_drive(folder, new)
