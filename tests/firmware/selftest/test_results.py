# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test's results: lamps and a sign on the grid, a table on the console, in both languages."""

import pytest

from device import BUTTONS
from grid_words import read
from handheld.journal import SIZE, TEST, framed
from labels import LABELS
from person import Person
from self_tester import CHECKS, NAMES_Y, WHOLE_MS, go_to, lamps, sign, switch_on_with_a, to_results


def table(device):
    """Return {label: the rest of its line} of the results on the console."""
    lines = [line.split() for line in device.console.splitlines() if line.split(" ")[0].isupper()]
    return {words[0]: " ".join(words[1:]) for words in lines if words[1:] and words[0] not in BUTTONS}


def run_through(device):
    """Run the whole of it, pressing each button once."""
    switch_on_with_a(device)
    go_to(device, "buttons")
    for name in BUTTONS:
        device.press(name)
    to_results(device)
    return device


def test_all_is_well(switch_on, interpreter):
    device = run_through(switch_on(interpreter))
    heap = "absent" if interpreter == "cpython" else "good"
    assert lamps(device.last) == ["good", "good", heap, "good", "absent", "absent"]
    assert sign(device.last) == "v"
    rows = table(device)
    assert rows["BUTTONS"] == "good all six were pressed."
    assert rows["MEMORY"].startswith("good written and read back, 20 of 4096 bytes")
    assert "handheld 0." in rows["VERSION"] and interpreter in rows["VERSION"]
    assert "Self-test: all is well." in device.console


@pytest.mark.parametrize("language", ["en", "nl"])
def test_what_is_wrong_is_named_on_grid_and_console(switch_on, language):
    device = switch_on("cpython", {"LANGUAGE": language, "BRIGHTNESS": 7})
    switch_on_with_a(device, ("A", "LEFT"))
    go_to(device, "buttons")
    labels = LABELS[language]
    for _ in range(60):
        if labels["SUPPLY"] in table(device):
            break
        device.run(300)
    assert lamps(device.last) == ["wrong", "good", "absent", "wrong", "absent", "absent"]
    assert sign(device.last) == "x"
    assert read(device, NAMES_Y) == f"{labels['BUTTONS']} {labels['PROBLEM']}"
    rows = table(device)
    assert list(rows) == [labels[name] for name in CHECKS]
    assert rows[labels["PROBLEM"]].endswith("BRIGHTNESS.")
    assert rows[labels["BUTTONS"]].endswith(": LEFT.")


def test_buttons_that_nobody_pressed_are_no_fault_but_no_pass(switch_on, interpreter):
    device = switch_on(interpreter)
    switch_on_with_a(device)
    go_to(device, "buttons")
    device.press("UP")
    to_results(device)
    assert lamps(device.last)[0] == "unsure"
    assert sign(device.last) == "?"
    assert table(device)["BUTTONS"] == "not sure not pressed: DOWN, LEFT, RIGHT, A, B."


def test_it_leaves_by_itself(switch_on, interpreter):
    device = switch_on(interpreter)
    switch_on_with_a(device)
    device.run(WHOLE_MS)  # nobody presses anything
    assert Person(device).item() == "SOLO"
    device.press("A")
    device.run(100)
    assert "Solo game 1" in device.console


@pytest.mark.parametrize("button", BUTTONS)
def test_any_button_leaves_the_results(switch_on, button):
    device = run_through(switch_on("cpython"))
    device.press(button)
    device.run(500)
    assert Person(device).item() == "SOLO"


def test_free_bytes_only_are_written_and_readers_pass_over_the_record(switch_on):
    device = switch_on("cpython")
    before = device.nvm
    run_through(device)
    after = device.nvm
    changed = [at for at in range(SIZE) if before[at] != after[at]]
    assert all(before[at] == 255 for at in changed)
    assert framed(TEST, 1, b"\x55\xaa\x00\xff") in after
    device.power_cycle()
    device.run(500)
    assert "damaged" not in device.console
    assert Person(device).item() == "SOLO"
