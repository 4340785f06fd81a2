# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pictures in docs/ show what the firmware shows today, and the page beside them names them all."""

import json
import re

import pytest
from PIL import Image

import screens
from picturing.lamps import DARK_LENS, draw_grid, on_screen
from picturing.pictures import CELL, FRAME, draw_picture
from picturing.recording import as_text, differences, digest
from provision.places import ROOT

DOCS = ROOT / "docs"
GUIDES = ("playing.md", "spelen.md", "self-test.md")
SECTIONS = [section for _, sections in screens.SHEETS.values() for section in sections]
DARK = "000000"
BYTES_OF_A_FILM = 400_000
BYTES_OF_A_PICTURE = 8_000


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


@pytest.mark.parametrize("name", [*screens.SHEETS, *screens.PORTRAITS.values()])
def test_the_pictures_were_drawn_from_the_committed_frames(name, committed):
    with Image.open(DOCS / name) as picture:
        assert picture.info[screens.MADE_FROM] == digest(committed)


def test_the_film_was_made_from_the_committed_frames_and_is_small(committed):
    with Image.open(DOCS / "play.gif") as film:
        assert film.info["comment"].decode() == f"{screens.MADE_FROM} {digest(committed)}"
        assert getattr(film, "n_frames", 1) > 50
    assert (DOCS / "play.gif").stat().st_size < BYTES_OF_A_FILM


def test_the_sheets_have_every_recorded_screen_once(committed):
    names = [entry.name for section in SECTIONS for entry in section.entries]
    assert sorted(names) == sorted(json.loads(committed)["screens"])


def test_the_guides_pictures_were_drawn_from_the_committed_frames_and_are_small(committed):
    frames = json.loads(committed)["pictures"]
    files = sorted((DOCS / "pictures").glob("*"))
    assert [path.name for path in files] == sorted(f"{name}.png" for name in frames)
    for path in files:
        with Image.open(path) as picture:
            assert picture.info[screens.MADE_FROM] == digest(committed), path.name
        assert path.stat().st_size < BYTES_OF_A_PICTURE, path.name


def test_every_picture_is_in_a_guide_and_each_in_its_language(committed):
    shown = {name: re.findall(r"\(pictures/([\w-]+)\.png\)", (DOCS / name).read_text("utf-8")) for name in GUIDES}
    assert {name for names in shown.values() for name in names} == set(json.loads(committed)["pictures"])
    assert [name for name in shown["playing.md"] + shown["self-test.md"] if name.endswith("-nl")] == []
    assert [name for name in shown["spelen.md"] if name.endswith("-en")] == []
    assert [re.sub("-en$", "-nl", name) for name in shown["playing.md"]] == shown["spelen.md"]


def test_a_guides_picture_shows_its_frame():
    frame = [DARK] * 128
    frame[8 * 3 + 5] = "2c0000"
    picture = draw_picture("".join(frame)).convert("RGBA")

    def middle(x, y):
        return picture.getpixel((FRAME + x * CELL + CELL // 2, FRAME + y * CELL + CELL // 2))

    red, green, blue, opaque = middle(5, 3)
    assert red > 180 and green < 90 and blue < 90 and opaque == 255
    assert max(middle(0, 15)[:3]) < 70
    corner = picture.getpixel((0, 0))
    assert isinstance(corner, tuple) and corner[3] < 9, "round corners"


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
    changed["pictures"]["board"] = DARK * 128
    assert differences(committed, json.dumps(changed)) == ["solo", "crash", "board", "film"]


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
