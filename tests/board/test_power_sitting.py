# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The power fails at the flash operations of a whole sitting, undone and half done: all up to there is still there."""

import random

import pytest

from board import DRIVE_START, NVM_START, EmulatedPico
from flash_memory import new_journal
from game_drive import changed
from handheld.journal import SIZE
from journal_truth import told
from lights import DARK, Grid
from long_sitting import PUZZLE, LongSitting, Truth, rows_lit_right
from solo_script import puzzle_secret

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(600)]

SPREAD = 40
OF_TIDYING = 6  # of these
PAGE = 256
STARTED_MS = 3000
SAYS = {"solo": "Resumed", "match": "The match goes on.", "crack": "My guess", "": "SOLO"}
NEW, BETWEEN, WITHIN = "a new device", "nearly full, put in order between games", "nearly full, put in order in a game"


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    return changed(tmp_path_factory.mktemp("drive"), settings=f"PUZZLE = {PUZZLE}\n")


def beginning(kind):
    """Return (memory, Truth) of a sitting's start."""
    if kind == NEW:
        return b"", Truth()
    memory, journal = new_journal()
    games = 0
    while journal.end < (SIZE * 3 // 4 - 40 if kind == BETWEEN else SIZE - 600 - 30):
        journal.result(b"\x10\x05\x00")
        games += 1
    if kind == WITHIN:
        journal.begin(bytes((4, 16, 10, PUZZLE, 0, 0, 1, 0)) + bytes(puzzle_secret(PUZZLE)))
    return bytes(memory.image), Truth("solo" if kind == WITHIN else "", won=games)


def recorded(drive, kind):
    """Play the sitting; return [(kind of operation, memory before, memory after, truths allowed)] of all operations."""
    nvm, truth = beginning(kind)
    with EmulatedPico(drive, power=False) as pico:
        pico.watch_flash()
        pico.power_on(nvm)
        sitting = LongSitting(pico, truth)
        if kind == WITHIN:
            pico.wait_console("Resumed")
            sitting.go_on()
        else:
            pico.wait_console("SOLO")
        pico.run(200)
        sitting.all_of_it()
        assert "Traceback" not in pico.console
        assert all(NVM_START <= address < DRIVE_START for _, address, _ in pico.operations), "no file is ever written"
        images = [nvm for *_, nvm in pico.operations] + [pico.nvm]
        kinds = [kind for kind, *_ in pico.operations]
        print(f"{kind}: {len(kinds)} flash operations, {kinds.count('erase')} of them erases")
        return [(kinds[at], images[at], images[at + 1], sitting.allowed(at)) for at in range(len(kinds))]


def half_of(before, after):
    """Return the memory with the first half of what changes."""
    places = [at for at in range(SIZE) if before[at] != after[at]]
    middle = places[len(places) // 2] if places else 0
    return after[:middle] + before[middle:]


def cuts_of(operations):
    """Return [(name, memory, truths allowed, or None within tidying)]: each operation undone and half done."""
    cuts = []
    since_erase = SIZE  # operations; its sixteen pages follow an erase
    for number, (kind, before, after, truths) in enumerate(operations):
        since_erase = 0 if kind == "erase" else since_erase + 1
        tidying = since_erase <= SIZE // PAGE
        cuts.append((f"{number} {kind} undone", before, None if tidying and since_erase else truths))
        cuts.append((f"{number} {kind} half done", half_of(before, after), None if tidying else truths))
    return cuts


def check_start(pico, name, image, truths):
    """Start with this memory; return whether what it held is lost. Whatever comes up takes presses."""
    truth = told(image)
    if truths is not None:
        assert truth in truths, f"{name}: {truth} is none of {truths}"
    pico.frames.clear()
    pico.console = ""
    pico.power_on(image)
    if truth is None:
        pico.run(STARTED_MS)
        assert "damaged" in pico.console and told(pico.nvm) is not None, name
    else:
        pico.wait_console(SAYS[truth.playing], STARTED_MS)
        pico.run(60)
        assert told(pico.nvm) == truth, name
    grid = Grid(pico.last)
    if truth is None:
        pass  # some of it may be there
    elif truth.playing in ("solo", "crack"):
        assert rows_lit_right(grid, truth.rows), f"{name}: {truth}\n{grid}"
    assert sum(pixel != DARK for pixel in pico.last.pixels) > 7, f"{name}\n{grid}"
    lit = pico.last.pixels
    pico.press("A" if truth and truth.playing == "match" else "UP", held=40, after=100)
    assert pico.last.pixels != lit, f"{name}: no press does anything\n{grid}"
    assert "Traceback" not in pico.console, name
    pico.power_off()
    return truth is None or (truth == Truth() and truths is None)


def start_all(drive, cuts, what):
    """Start with each of these memories, and print the figures."""
    lost = []
    with EmulatedPico(drive, power=False) as pico:
        for name, image, truths in cuts:
            if check_start(pico, name, image, truths):
                assert truths is None, f"{name}: what was played is lost"
                lost.append(name)
    tidying = [truths is None for _, _, truths in cuts].count(True)
    print(f"{what}: {len(cuts)} cuts tried, states lost: 0; {tidying} of them within tidying, lost there: {len(lost)}")


def test_a_spread_of_cuts(drive):
    cuts = cuts_of(recorded(drive, BETWEEN))
    dice = random.Random(5)
    tidying = [cut for cut in cuts if cut[2] is None]
    others = [cut for cut in cuts if cut[2] is not None]
    assert len(tidying) > 2 * OF_TIDYING and len(others) > SPREAD
    start_all(drive, [*dice.sample(others, SPREAD - OF_TIDYING), *dice.sample(tidying[:6], OF_TIDYING)], BETWEEN)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", [NEW, BETWEEN, WITHIN])
def test_every_cut(drive, kind):
    start_all(drive, cuts_of(recorded(drive, kind)), kind)
