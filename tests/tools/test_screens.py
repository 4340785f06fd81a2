# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pictures in docs/ show what the firmware shows today, and the page beside them names them all."""

import json

import pytest
from PIL import Image

import screens
from picturing.catalogue import ENTRIES, SECTIONS
from picturing.lamps import DARK_LENS, draw_grid, on_screen
from picturing.recording import as_text, differences, digest
from provision.places import ROOT

DOCS = ROOT / "docs"
DARK = "000000"
BYTES_OF_A_FILM = 400_000


@pytest.fixture(scope="module")
def recorded():
    """What the firmware shows now, as text."""
    return as_text(screens.record())


@pytest.fixture(scope="module")
def committed():
    """What the pictures show."""
    return (DOCS / "screens.json").read_text("utf-8")


def test_the_committed_frames_are_those_of_the_firmware(recorded, committed):
    assert differences(committed, recorded) == [], "make screens draws them anew"
    assert committed == recorded


@pytest.mark.parametrize("name", ["screens.png", "handheld.png"])
def test_the_pictures_were_drawn_from_the_committed_frames(name, committed):
    with Image.open(DOCS / name) as picture:
        assert picture.info[screens.MADE_FROM] == digest(committed)


def test_the_film_was_made_from_the_committed_frames_and_is_small(committed):
    with Image.open(DOCS / "play.gif") as film:
        assert film.info["comment"].decode() == f"{screens.MADE_FROM} {digest(committed)}"
        assert getattr(film, "n_frames", 1) > 50
    assert (DOCS / "play.gif").stat().st_size < BYTES_OF_A_FILM


def test_the_sheet_has_every_recorded_screen_once(committed):
    names = [entry.name for entry in ENTRIES]
    assert sorted(names) == sorted(json.loads(committed)["screens"])


def test_every_screen_is_explained():
    text = (DOCS / "screens.md").read_text("utf-8")
    for section in SECTIONS:
        assert f"\n## {section.title}\n" in text
        part = text.partition(f"\n## {section.title}\n")[2].partition("\n## ")[0]
        for entry in section.entries:
            assert f"**{entry.title}**" in part, f"{section.title}: {entry.title}"


def test_a_changed_frame_is_named(committed):
    changed = json.loads(committed)
    changed["screens"]["solo"] = DARK * 128
    del changed["screens"]["crash"]
    changed["film"] = ""
    assert differences(committed, json.dumps(changed)) == ["solo", "crash", "film"]


def test_lights_are_drawn_where_the_frame_has_them():
    cell, rim = 20, 6
    frame = [DARK] * 128
    frame[8 * 3 + 5] = "2c0000"
    picture = draw_grid("".join(frame), cell, rim)

    def middle(x, y):
        return picture.getpixel((rim + x * cell + cell // 2, rim + y * cell + cell // 2))

    red, green, blue = middle(5, 3)
    assert red > 200 and green < 90 and blue < 90
    far_away = middle(0, 15)
    assert max(abs(a - b) for a, b in zip(far_away, DARK_LENS, strict=True)) < 12


def test_dim_lights_look_dimmer_and_keep_their_hue():
    lit, dim = on_screen((0x28, 0x0B, 0)), on_screen((0x0D, 0x04, 0))
    assert lit[0] > dim[0] > 60
    assert lit[1] / lit[0] == pytest.approx(dim[1] / dim[0], abs=0.05)
