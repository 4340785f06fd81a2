# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Make the pictures in docs/ anew, from the firmware at work: .venv/bin/python tools/screens.py [--check]

docs/screens.png, docs/matches.png, docs/cracking.png and docs/selftest.png are the sheets of all screens,
docs/handheld.png and its Dutch twin the device in a game, docs/play.gif a whole game, docs/pictures/ what the player's
guides show, and docs/screens.json the frames of them all. With --check nothing is written; it says what would change.
"""

import sys
from pathlib import Path

from PIL.PngImagePlugin import PngInfo

from picturing.callouts import CALLOUTS
from picturing.catalogue import SECTIONS
from picturing.crack_catalogue import CRACK_SECTIONS
from picturing.crack_stories import crack_screens
from picturing.film import play, save_film
from picturing.match_catalogue import MATCH_SECTIONS
from picturing.match_stories import match_screens
from picturing.option_story import options
from picturing.pictures import choose_pictures, draw_picture
from picturing.portrait import draw_portrait
from picturing.recording import Recording, as_text, differences, digest, keep
from picturing.selftest_catalogue import SELFTEST_SECTIONS
from picturing.selftest_story import selftest
from picturing.sheet import draw_sheet
from picturing.stage import Frames
from picturing.statistics_story import statistics
from picturing.stories import main_menu, solo_screens
from provision.places import ROOT

DOCS = ROOT / "docs"
PORTRAIT = "mid game"
PORTRAITS = {"en": "handheld.png", "nl": "handheld-nl.png"}
SHEETS = {
    "screens.png": ("The screens of the Mastermind handheld", SECTIONS),
    "matches.png": ("The screens of matches and of the scorekeeper", MATCH_SECTIONS),
    "cracking.png": ("Codes that the device breaks, duels, hints and the coach", CRACK_SECTIONS),
    "selftest.png": ("The self-test", SELFTEST_SECTIONS),
}
MADE_FROM = "Recording"  # the entry in each picture that names docs/screens.json as it was


def worded(language: str) -> Frames:
    """All frames of the stories that both guides show in their own language."""
    frames: Frames = {}
    for story in (statistics, options, match_screens, crack_screens, selftest):
        frames |= story(language)
    return frames


def record() -> Recording:
    """Play the firmware and take all frames."""
    english = solo_screens() | worded("en")
    dutch = main_menu("nl") | worded("nl")
    shown = [entry.name for _, sections in SHEETS.values() for section in sections for entry in section.entries]
    return Recording({name: english[name] for name in shown}, choose_pictures({"en": english, "nl": dutch}), play())


def draw(recording: Recording, folder: Path) -> None:
    """Write the pictures and their record."""
    text = as_text(recording)
    told = PngInfo()
    told.add_text(MADE_FROM, digest(text))
    for name, (title, sections) in SHEETS.items():
        draw_sheet(title, sections, recording.screens).save(folder / name, optimize=True, pnginfo=told)
    for language, name in PORTRAITS.items():
        portrait = draw_portrait(recording.screens[PORTRAIT], CALLOUTS[language])
        portrait.save(folder / name, optimize=True, pnginfo=told)
    (folder / "pictures").mkdir(exist_ok=True)
    for old in (folder / "pictures").glob("*.png"):
        old.unlink()  # one that is no longer made
    for name, frame in recording.pictures.items():
        draw_picture(frame).save(folder / "pictures" / f"{name}.png", optimize=True, pnginfo=told)
    save_film(folder / "play.gif", recording.film, f"{MADE_FROM} {digest(text)}")
    keep(folder / "screens.json", text)


def main(arguments: list[str]) -> int:
    """Draw, or only compare; returns the exit code."""
    recording = record()
    if arguments == ["--check"]:
        changed = differences((DOCS / "screens.json").read_text("utf-8"), as_text(recording))
        print(f"Out of date: {', '.join(changed)}" if changed else "The pictures are up to date.")
        return 1 if changed else 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    draw(recording, DOCS)
    for name in (*SHEETS, *PORTRAITS.values(), "play.gif", "screens.json"):
        print(f"docs/{name}  {(DOCS / name).stat().st_size / 1000:.0f} kB")
    sizes = [path.stat().st_size for path in (DOCS / "pictures").glob("*.png")]
    print(f"docs/pictures/  {len(sizes)} pictures, {sum(sizes) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
