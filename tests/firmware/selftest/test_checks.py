# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test's checks by themselves: memories that forget or are full, boards that lack things, other versions."""

import gc
import sys
from types import SimpleNamespace

import pytest

from flash_memory import Flash, contents, new_journal
from handheld import checks, words_en_test
from handheld.care import A_VOLT
from handheld.checks import ABSENT, GOOD, UNSURE, WRONG
from handheld.journal import ROOM, SIZE, Journal

NO_MONITOR = SimpleNamespace(monitor=None, level=0, low=False)


def run(journal=None, problems=(), stuck=(), unseen=(), care=NO_MONITOR):
    """Return {check: (how it went, what is said)}."""
    journal = journal or new_journal()[1]
    device = SimpleNamespace(journal=journal, problems=list(problems), more_words=words_en_test, care=care)
    results = [result for result in checks.checking(device, list(stuck), list(unseen)) if result]
    return {name: (state, said) for name, state, said in results}


class Forgetful(Flash):
    """A memory that keeps nothing of what is written into it."""

    def __setitem__(self, where, data):
        pass


class Refusing(Flash):
    """A memory that cannot be written."""

    def __setitem__(self, where, data):
        raise RuntimeError("flash is locked")


def test_a_memory_that_forgets_is_found():
    assert run(Journal(Forgetful(), 40, 3, 0))["MEMORY"] == (
        WRONG,
        "what was written at byte 40 reads back as something else",
    )


def test_a_memory_that_refuses_is_found():
    assert run(Journal(Refusing(), 40, 3, 0))["MEMORY"] == (WRONG, "flash is locked")


def test_a_full_memory_is_left_alone_and_never_erased():
    memory, journal = new_journal()
    while journal.end < SIZE - ROOM - 200:
        journal.result(b"\x10\x05\x00")
    for _ in range(50):
        before = journal.end
        state, _ = run(journal)["MEMORY"]
        if state != GOOD:
            break
    assert (state, journal.end) == (UNSURE, before)
    assert SIZE - ROOM - 12 <= before <= SIZE - ROOM
    assert memory.erases == 0


def test_what_is_kept_stays_as_it_was():
    memory, journal = new_journal()
    journal.result(b"\x10\x05\x00")
    journal.begin(bytes(range(4, 16)))
    before = contents(memory)
    assert run(journal)["MEMORY"][0] == GOOD
    assert contents(memory) == before
    journal.add(b"\x01\x02\x03\x04")
    assert contents(memory)[0] == before[0] + b"\x01\x02\x03\x04"


def test_saved_games_that_were_damaged_are_told():
    results = run(problems=["MEMORY", "BRIGHTNESS"])
    assert results["MEMORY"][0] == UNSURE
    assert results["PROBLEM"] == (WRONG, "BRIGHTNESS")
    assert run(problems=["MEMORY"])["PROBLEM"][0] == GOOD


def test_a_board_without_such_a_memory():
    assert run(Journal(bytearray(b"\xff" * SIZE), 8, 1, 0))["MEMORY"][0] == ABSENT


@pytest.mark.parametrize(("free", "state"), [(120_400, GOOD), (40_000, GOOD), (39_999, WRONG)])
def test_free_heap(monkeypatch, free, state):
    monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
    assert run()["HEAP"] == (state, f"{free // 1000} kB free, 40 are enough")


@pytest.mark.parametrize(("version", "state"), [((10, 0, 0), GOOD), ((10, 3, 1), GOOD), ((9, 2, 8), UNSURE)])
def test_versions_with_those_of_the_libraries_on_the_drive(monkeypatch, tmp_path, version, state):
    title = "adafruit_circuitpython_%s 6.4.2 (lib/%s)\n===\n\nMIT\n" * 2
    (tmp_path / "LICENSES.txt").write_text(title % ("neopixel", "neopixel", "ticks", "adafruit_ticks"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "implementation", SimpleNamespace(name="circuitpython", version=version))
    went, said = run()["VERSION"]
    assert went == state
    assert said.endswith(f"circuitpython {'.'.join(map(str, version))}, neopixel 6.4.2, ticks 6.4.2")


def test_buttons():
    assert run()["BUTTONS"] == (GOOD, "all six were pressed")
    assert run(unseen=["A"])["BUTTONS"] == (UNSURE, "not pressed: A")
    assert run(stuck=["B", "UP"], unseen=["A"])["BUTTONS"] == (WRONG, "down all the time: B, UP")


@pytest.mark.parametrize(
    ("volts", "low", "expected"),
    [
        (5.02, False, (GOOD, "5.02 V")),
        (3.1, True, (WRONG, "3.10 V")),
        (0.4, False, (ABSENT, "not measured here")),  # nothing is wired to that pin
    ],
)
def test_supply(volts, low, expected):
    assert run(care=SimpleNamespace(monitor=True, level=round(volts * A_VOLT), low=low))["SUPPLY"] == expected


def test_a_board_that_cannot_measure_its_supply():
    assert run()["SUPPLY"] == (ABSENT, "not measured here")
