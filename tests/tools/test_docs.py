# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the documents claim, as far as a program can check it: links, folders, commands, settings, the example."""

import re
import subprocess

import pytest

import mastermind
from lights import COLOURS
from provision.places import ROOT

DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
README = (ROOT / "README.md").read_text("utf-8")
# Places that come and go: made by the set-up, the build or a measurement, or the owner's home.
NOT_IN_THE_REPOSITORY = ("build", ".venv", "node_modules", "~")


def section(title):
    """The README's text under a heading."""
    return README.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def found(pattern, text):
    """What the pattern's group matches; it must be there."""
    match = re.search(pattern, text, re.M)
    assert match, pattern
    return match[1]


def names_in_code():
    """All settings that the firmware reads."""
    settings = (ROOT / "lib/handheld/settings.py").read_text("utf-8").partition("NAMES = (")[2].partition(").split")[0]
    wiring = (ROOT / "rescue/wiring.py").read_text("utf-8")
    return set(re.findall(r"[A-Z_]+", settings)) | set(re.findall(r'"(PIN_[A-Z_]+)"', wiring))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name):
    document = ROOT / name
    for link in re.findall(r"\]\(([^)#]+)", document.read_text("utf-8")):
        assert (document.parent / link).exists(), link


@pytest.mark.parametrize("name", DOCUMENTS)
def test_named_files_are_there(name):
    """Whatever stands in `code type` and looks like a path of this repository is one."""
    for path in re.findall(r"`([\w.~-]+(?:/[\w.*-]*)+)`", (ROOT / name).read_text("utf-8")):
        if path.startswith(NOT_IN_THE_REPOSITORY) or path == "docs/bench.md":
            continue
        assert (ROOT / path).exists(), path


def test_every_folder_is_in_the_map():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if listed.returncode:
        pytest.skip("this is no git repository")
    folders = {line.partition("/")[0] for line in listed.stdout.splitlines() if "/" in line}
    assert [folder for folder in sorted(folders) if f"`{folder}/" not in section("What is where")] == []


def test_every_make_goal_exists():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    goals = set(found(r"^\.PHONY: (.*)$", makefile).split())
    for name in DOCUMENTS:
        used = re.findall(r"(?:`|^ {4})make ([a-z]+)", (ROOT / name).read_text("utf-8"), re.M)
        assert set(used) <= goals, name


def test_the_settings_table_is_the_firmwares():
    told = set(re.findall(r"`([A-Z_]+)`", "\n".join(re.findall(r"^\| `.*$", section("Settings"), re.M))))
    assert told == names_in_code()
    assert len(told) > 15


def test_the_drives_settings_name_all_settings():
    text = (ROOT / "settings.toml").read_text("utf-8")
    assert set(re.findall(r"^# ([A-Z_]+) = ", text, re.M)) == names_in_code()


def test_defaults_in_the_table_are_those_of_the_drive():
    shown = dict(re.findall(r"^# ([A-Z_]+) = (\S+)", (ROOT / "settings.toml").read_text("utf-8"), re.M))
    rows = re.findall(r"^\| `([A-Z_]+)` \| `?([^`|]+?)`? \|", section("Settings"), re.M)
    assert len(rows) >= 8
    for name, default in rows:
        if name != "REPEATS":  # as the box says
            assert shown[name] == default, name


def test_the_pin_table_is_the_firmwares():
    wiring = (ROOT / "rescue/wiring.py").read_text("utf-8")
    pins = dict(re.findall(r'"PIN_([A-Z]+)", "(GP\d+)"', wiring))
    table = dict(re.findall(r"\| (GP\d+) \| (\w+)", section("On a Pico")))
    for button in ("UP", "DOWN", "LEFT", "RIGHT", "A", "B"):
        assert table[pins[button]] == button
    assert table["GP0"] == "data"


def test_the_edition_table_is_the_rules():
    rows = re.findall(r"^\| (Classic|Original|Deluxe) \| (\d+) \| (\d+) \| (yes|no)", section("What is scored"), re.M)
    assert [name.lower() for name, *_ in rows] == list(mastermind.EDITIONS)
    for name, count, colours, repeats in rows:
        edition = mastermind.EDITIONS[name.lower()]
        assert (edition.rows, edition.colours, edition.repeats) == (int(count), int(colours), repeats == "yes")


def test_the_worked_example_is_right():
    def code(who):
        cells = found(rf"^\| {who} \| (.*) \|$", section("What is scored")).split(" | ")
        return tuple(COLOURS.index(cell) + 1 for cell in cells)

    assert mastermind.feedback(code("secret"), code("guess")) == (1, 2)
    assert "one red key" in section("What is scored") and "two white keys" in section("What is scored")
