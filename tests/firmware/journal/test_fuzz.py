# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whatever stands in the memory: it is read without an exception and in bounded work, and the device can be played."""

import random

import pytest

from flash_memory import Flash, contents, started
from handheld import compaction, crack_bytes, records, solo_bytes
from handheld.journal import SIZE
from handheld.sitting import CRACK, DUEL, SOLO, Sitting
from mastermind import NotationError
from mastermind.match_bytes import from_bytes
from playable import ROW, start_anew
from power import STARTED_MS, same_lights
from spoilt_memory import image

IMAGES = 10_000
SWITCHED_ON = 100
MOST_SLICES = 200  # of a reading: at least eight records or bits of rubbish each
NEXT = b"\x04\x10\x0a\0\0\0\0\0\x06\x05\x04\x03"


def read_play(play):
    """Read what is being played as a switch-on does; return whether it can go on."""
    if not play:
        return False
    try:
        if play[0] == SOLO:
            solo_bytes.read(play, Sitting(None))
        elif play[0] & 3 in (CRACK, DUEL):
            crack_bytes.read(play[1:])
        else:
            from_bytes(play[1:])
    except NotationError:
        return False
    return True


@pytest.mark.timeout(300)
def test_ten_thousand_images_are_read_and_put_in_order():
    dice = random.Random(20)
    kept = broken = 0
    for number in range(IMAGES):
        memory = Flash(image(dice))
        state = records.State()
        slices = sum(1 for _ in records.reading(bytearray(memory.image), state))
        assert slices <= MOST_SLICES, number
        assert 0 <= state.end <= SIZE and state.end % 4 == 0
        assert memory.image[state.end :] == b"\xff" * (SIZE - state.end), number
        kept += bool(state.play)
        broken += state.broken
        read_play(state.play)
        journal, state = started(memory)
        if state.broken:
            compaction.put(journal, records.State())
        before = contents(memory)
        compaction.at_once(journal)
        assert contents(memory)[:5] == before[:5], number
        assert not journal.untidy and contents(memory)[-2:] == (False, False), number
        # It goes on from there.
        journal.begin(NEXT)
        journal.result(b"\x10\x03\x00")
        journal.begin(NEXT)
        assert started(memory)[1].play == NEXT, number
    assert kept > IMAGES / 10 and broken > IMAGES / 10


@pytest.mark.timeout(300)
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_images_switched_on_can_be_played(switch_on, part):
    """From whatever comes up, a new solo game is a few presses away."""
    dice = random.Random(21 + part)
    said = 0
    for number in range(SWITCHED_ON // 4):
        spoilt = image(dice)
        device = switch_on(nvm=spoilt)
        device.run(STARTED_MS)
        assert device.stopped is None, (number, device.console)
        said += "damaged" in device.console
        play_on(device, number)
        device.close()
    assert said


def play_on(device, number):
    """Get to the main menu by buttons, play two rows of a solo game, and find them again after switch-off."""
    player = start_anew(device)
    assert device.stopped is None, (number, device.console)
    for _ in range(2):
        player.press("UP", "RIGHT", "UP", "RIGHT", "UP", "RIGHT", "UP", "A")
    device.run(1000)
    pixels = device.last.pixels
    over = player.grid.pegs(2) != ROW  # 1111 it was
    device.power_cycle()
    device.run(STARTED_MS)
    assert device.stopped is None, (number, device.console)
    assert over or same_lights(device, pixels), number
