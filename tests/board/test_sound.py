# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The sounder on the emulated board: the tones that leave its pin, their pitches and lengths."""

import pytest

from board import EmulatedPico
from game_drive import ROOT, changed
from mastermind import feedback
from player import Player
from solo_script import puzzle_secret
from tones import tones

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

CODE = ROOT / "code.py"
SOUNDER = 16
LATE_MS = 9  # a note ends with the first step after its time; one may send a frame
SECRET = puzzle_secret(9)
TICK, EXACT, MISPLACED = 2000, 1560, 780


def heard(pico, ms):
    """Let time pass; return the (hertz, length in ms) of the tones since the last call, ended by now."""
    pico.run(ms)
    found = [(hertz, length) for hertz, _, length in tones(pico.edges, SOUNDER)]
    pico.edges.clear()
    return found


def about(hertz, ms):
    """A tone as it may be: its pitch in steps of the chip's divider, its last period cut short, its end late."""
    return (pytest.approx(hertz, rel=0.03), pytest.approx(ms + LATE_MS / 2, abs=LATE_MS / 2 + 4000 / hertz))


@pytest.fixture
def player(tmp_path):
    """Give a player in a game of puzzle 9 with the sounds on, the pin being watched."""
    with EmulatedPico(changed(tmp_path, settings="PUZZLE = 9\nSOUND = 1\n")) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        pico.watch_pin(SOUNDER)
        player = Player(pico)
        player.press("A")
        player.begin()
        heard(pico, 500)
        yield player


def keys_of(code):
    exact, misplaced = feedback(SECRET, code)
    return [about(EXACT, 70)] * exact + [about(MISPLACED, 70)] * misplaced or [about(220, 150)]


def test_a_press_its_row_and_the_end(player):
    pico = player.device
    pico.press("UP")
    assert heard(pico, 200) == [about(TICK, 5)]
    pico.press("B", held=900)  # a hold is one press
    assert heard(pico, 200) == [about(TICK, 5)]
    player.press("B", "B")
    code = (SECRET[1], SECRET[1], SECRET[0], 6)
    player.enter(code)
    heard(pico, 500)
    player.press("A")
    assert heard(pico, 1500) == keys_of(code)  # in place of the tick
    player.rows = [(code, feedback(SECRET, code))]
    player.enter(SECRET)
    heard(pico, 500)
    player.press("A")
    assert heard(pico, 3000) == [about(EXACT, 70)] * 4 + [
        about(520, 100),
        about(660, 100),
        about(780, 100),
        about(1040, 240),
    ]
    assert heard(pico, 2000) == []
    give_up(player)


def give_up(player):
    """Begin another game and give it up."""
    pico = player.device
    player.press("A")
    player.begin()
    player.pause("GIVE UP")
    assert heard(pico, 3000)[-3:] == [about(390, 160), about(330, 160), about(260, 300)]


def test_a_press_shows_as_soon_as_without_sounds(player):
    pico = player.device
    for _ in range(10):
        before = pico.ms
        known = len(pico.frames)
        pico.press("UP", held=30, after=20)
        assert pico.frames[known].ms - before < 35
        pico.run(37)


def test_a_pin_in_use_is_a_problem_and_no_more(tmp_path):
    code = tmp_path / "takes_the_pin.py"
    code.write_text("import board, digitalio\npin = digitalio.DigitalInOut(board.GP16)\n" + CODE.read_text())
    with EmulatedPico(changed(tmp_path, settings="SOUND = 1\n", code=code)) as pico:
        pico.wait_console("SOLO")
        assert "settings.toml: SOUND" in pico.console
        pico.run(300)
        pico.press("UP")
        pico.run(300)
        player = Player(pico)
        assert player.item() == "PROBLEM"
        player.press("DOWN", "A")
        player.begin()
