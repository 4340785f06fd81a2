# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Each write of a sitting, cut off anywhere: what stood before it is there, and the device starts with it."""

import random

import pytest

from cracker import Cracker
from flash_memory import Flash, contents
from handheld.journal import SIZE
from mastermind import EDITIONS, Match
from match_player import People
from mirrored_match import MirroredMatch
from power import PAUSE_MS, STARTED_MS
from solo_script import puzzle_secret, start_game, win, wrong_for

PUZZLE = 6
SECRET = puzzle_secret(PUZZLE)
CRACKED = (5, 6, 6, 1)
STARTS = 16  # images of each sitting that a device is switched on with


class Recorder:
    """Keeps each write to a device's memory as (before, after)."""

    def __init__(self, device):
        self._exchange = device.exchange
        self._device = device
        self._known = device.nvm
        self.writes = []
        device.exchange = self.exchange

    def exchange(self, command):
        """Pass a command on, and see what it has written."""
        answer = self._exchange(command)
        now = self._device.nvm
        if now != self._known:
            self.writes.append((self._known, now))
            self._known = now
        return answer


def solo(device):
    """Two games, won and given up, with rows half entered."""
    player = start_game(device)
    for _ in range(3):
        player.press("UP", "RIGHT")
        device.run(PAUSE_MS)
        player.press("LEFT", "B")
        player.submit(wrong_for(SECRET))
    win(player, SECRET)
    player.press("A")
    device.run(60)
    player.begin()
    player.submit(wrong_for(SECRET))
    player.pause("GIVE UP")


def match(device):
    """Some of a match by hand, everything that may come in it."""
    people = People(device)
    people.set_up()
    people.start(ROWS="5", FIRST="P1", ROUNDS="4", KEYS="BY HAND")
    edition = EDITIONS["classic"].with_rules(rows=5)
    mirrored = MirroredMatch(people, Match(edition, 2, 4, 0, False, True), random.Random(12))
    for _ in range(25):
        mirrored.step()
        if mirrored.match.phase == 3:
            continue
        device.power_cycle()  # to a neutral screen, wherever it stood
        device.run(STARTED_MS)


def crack(device):
    """A code that the device breaks, with keys taken back."""
    cracker = Cracker(device)
    cracker.begin()
    cracker.answer(CRACKED)
    cracker.answer(CRACKED)
    cracker.undo()
    cracker.answer_all(CRACKED)
    cracker.see_end(CRACKED)


def cut(before, after):
    """Yield the memory with more and more of what was written; half a byte's bits too."""
    changed_at = [at for at in range(SIZE) if before[at] != after[at]]
    assert all(before[at] == 255 for at in changed_at), "that was an erase"
    for at in changed_at:
        yield after[:at] + before[at:]
        yield after[:at] + bytes([after[at] | 0xF0]) + before[at + 1 :]


@pytest.mark.parametrize("sitting", [solo, match, crack])
def test_every_write_cut_anywhere(switch_on, sitting):
    device = switch_on(settings={"PUZZLE": PUZZLE})
    recorder = Recorder(device)
    sitting(device)
    assert len(recorder.writes) > 6
    images = []
    for before, after in recorder.writes:
        allowed = [contents(Flash(before)), contents(Flash(after))]
        for image in cut(before, after):
            state = contents(Flash(image))
            # Two records in one step: then one of them may be there.
            assert state in allowed or (state[2:5] == allowed[0][2:5] and state[0] in (b"", allowed[1][0])), sitting
            images.append(image)
    print(f"{len(images)} cuts in {len(recorder.writes)} writes")
    for image in random.Random(1).sample(images, STARTS):
        other = switch_on(settings={"PUZZLE": PUZZLE}, nvm=image)
        other.run(STARTED_MS)
        assert other.stopped is None and "damaged" not in other.console
        known = len(other.frames)
        other.press("UP")
        other.press("A")
        other.run(500)
        assert other.stopped is None and len(other.frames) > known
        other.close()
