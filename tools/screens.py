# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Make the pictures in docs/ anew, from the firmware at work: .venv/bin/python tools/screens.py [--check]

docs/screens.png is the sheet of all screens, docs/handheld.png the device in a game, docs/play.gif a whole game, and
docs/screens.json the frames that they show. With --check nothing is written; it says what would change.
"""

import sys
from pathlib import Path

from PIL.PngImagePlugin import PngInfo

from picturing.film import play, save_film
from picturing.portrait import draw_portrait
from picturing.recording import Recording, as_text, differences, digest, keep
from picturing.sheet import draw_sheet
from picturing.stories import all_screens
from provision.places import ROOT

DOCS = ROOT / "docs"
PORTRAIT = "mid game"
MADE_FROM = "Recording"  # the entry in each picture that names docs/screens.json as it was


def record() -> Recording:
    """Play the firmware and take all frames."""
    return Recording(all_screens(), play())


def draw(recording: Recording, folder: Path) -> None:
    """Write the pictures and their record."""
    text = as_text(recording)
    told = PngInfo()
    told.add_text(MADE_FROM, digest(text))
    draw_sheet(recording.screens).save(folder / "screens.png", optimize=True, pnginfo=told)
    draw_portrait(recording.screens[PORTRAIT]).save(folder / "handheld.png", optimize=True, pnginfo=told)
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
    for name in ("screens.png", "handheld.png", "play.gif", "screens.json"):
        print(f"docs/{name}  {(DOCS / name).stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
