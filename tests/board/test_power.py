# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What saving costs on the emulated board, and the power that fails in an operation itself and in tidying.

A whole sitting is cut in test_power_sitting.py.
"""

import pytest

from board import EmulatedPico
from flash_memory import new_journal
from game_drive import changed
from handheld.journal import SIZE
from lights import DARK, Grid
from player import Player
from probe import PROBE, longest_step
from solo_script import puzzle_secret, start_game, wrong_for

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(240)]

PUZZLE = 6
SECRET = puzzle_secret(PUZZLE)
SAVE_US = 3000  # the longest that a save may take
START_MS = 1406 + 400  # as in test_start
TIDYING_CUTS = ((1, False), (1, True), (2, True), (9, True))  # an erase, then sixteen pages; whether half done
SETTINGS = f"PUZZLE = {PUZZLE}\n"


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    return changed(tmp_path_factory.mktemp("drive"), settings=SETTINGS)


def nearly_full(rows, results_to):
    """Return (Flash, Journal) with results of games up to this place, and a game with so many rows."""
    memory, journal = new_journal()
    while journal.end < results_to:
        journal.result(b"\x10\x05\x00")
    journal.begin(bytes((4, 16, 10, PUZZLE, 0, 0, 1, 0)) + bytes(SECRET))
    for _ in range(rows):
        journal.add(bytes(wrong_for(SECRET)))
    return memory, journal


def switched_on(pico, nvm):
    """Start with this memory; return the player when the menu or a game is lit."""
    pico.frames.clear()
    pico.console = ""
    pico.power_on(nvm)
    while not pico.frames or sum(pixel != DARK for pixel in pico.last.pixels) < 8:
        pico.until_frame()
    pico.run(300)
    return Player(pico)


def check_rows(player, rows, context):
    """The game has exactly so many rows, all lit, and takes presses."""
    device = player.device
    assert f"Resumed. Rows so far: {rows}." in device.console, (context, device.console)
    for row in range(1, rows + 1):
        assert player.grid.pegs(row) == wrong_for(SECRET), f"{context}\n{player.grid}"
    assert player.rows_lit() in (rows, rows + 1)  # the next one's cursor blinks
    player.press("UP")
    assert player.grid.pegs(rows + 1)[0] in range(1, 7), f"{context}\n{player.grid}"


def test_a_save_takes_less_than_three_milliseconds(tmp_path):
    """The step in which a half-entered row is saved, and the same step when it is saved already."""
    with EmulatedPico(changed(tmp_path, settings=SETTINGS, code=PROBE)) as pico:
        pico.wait_console("SOLO")
        pico.run(100)
        player = start_game(pico)
        times: dict = {True: [], False: []}
        for number in range(6):
            saves = number % 2 == 0
            player.press("UP" if saves else "LEFT", *[] if saves else ["RIGHT"])
            before = pico.nvm
            pico.run(1800)
            longest_step(pico)
            pico.run(300)
            assert (pico.nvm != before) == saves
            times[saves].append(longest_step(pico))
        print(f"the longest step around a pause in microseconds: saved {times[True]}, not saved {times[False]}")
        assert max(times[True]) - min(times[False]) <= SAVE_US


def test_the_start_with_a_nearly_full_journal(drive):
    with EmulatedPico(drive, power=False) as pico:
        memory, journal = nearly_full(9, SIZE - 780)
        assert journal.end > SIZE - 660 and not journal.untidy
        pico.power_on(bytes(memory.image))
        while True:
            frame = pico.until_frame(3000)
            if Grid(frame).pegs(9) == wrong_for(SECRET):
                break
        print(f"a game with nine rows is lit {frame.ms:.0f} ms after power-on with a nearly full journal")
        assert frame.ms <= START_MS + 400
        pico.run(200)
        check_rows(Player(pico), 9, "nearly full")


@pytest.mark.parametrize("half", [False, True])
def test_the_power_fails_at_the_operation_itself(drive, half):
    """No image made by hand: the emulated chip cuts the power while it programs a submitted row."""
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        player = start_game(pico)
        player.submit(wrong_for(SECRET))
        player.enter(wrong_for(SECRET))
        pico.cut_power_at(1, half)
        answer = pico.press("A", held=60, after=2500)
        assert "cut" in answer and not pico.on
        pico.level("A", True)  # held at switch-on it would ask for the self-test
        player = switched_on(pico, None)
        whole = half and "so far: 2" in pico.console  # the half of the page that was programmed held all of the record
        check_rows(player, 1 + whole, half)


def test_cuts_while_the_memory_is_put_in_order(drive):
    """What was in it may be lost then, and that is said; the device can be played, and keeps what is played then."""
    memory, journal = nearly_full(2, SIZE - 600)
    assert journal.untidy
    lost = 0
    with EmulatedPico(drive, power=False) as pico:
        for cut, half in TIDYING_CUTS:
            pico.power_on(bytes(memory.image))
            pico.cut_power_at(cut, half)
            assert "cut" in pico.run(3000), cut
            player = switched_on(pico, None)
            assert "Traceback" not in pico.console
            if "Resumed. Rows so far: 2." not in pico.console:
                assert (cut, half) != (1, False), "nothing had happened yet"
                lost += 1
                player.press("A")
                pico.run(100)
                player.begin()
            else:
                player.begin()
                player.rows = [(wrong_for(SECRET), player.grid.keys(row)) for row in (1, 2)]
            player.submit(wrong_for(SECRET))
            pico.power_off()
        print(f"{lost} of {len(TIDYING_CUTS)} cuts within tidying lost what was played")
