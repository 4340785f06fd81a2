# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys that fit no code: found at once, the fewest rows in doubt lit, one of them corrected, and on it goes."""

import random

import pytest

from brute_force import cannot_all_be_right, codes_of, fitting, least_contradiction
from cracker import POSSIBLE, Cracker
from player import naive_feedback
from solo_script import lines

RULES = ({}, {"EDITION": "deluxe"}, {"BLANKS": 1}, {"EDITION": "deluxe", "REPEATS": 1})


class Liar:
    """Gives wrong keys in some rows, and right ones in the others; knows when the device must notice."""

    def __init__(self, cracker, seed, lies=1):
        self.cracker = cracker
        self.dice = random.Random(seed)
        self.codes = codes_of(cracker.edition)
        self.secret = self.dice.choice(self.codes)
        self.lies = set(self.dice.sample(range(1, 5), lies))  # in which rows

    def play(self):
        """Answer until the device is in doubt, which it must be at the first row where no code is left, or done."""
        cracker = self.cracker
        cracker.wait()
        while cracker.asked:
            code = cracker.guess_of_device()
            keys = naive_feedback(self.secret, code)
            if cracker.row in self.lies:
                keys = self.dice.choice([other for other in POSSIBLE if other != keys and other[0] < 4])
            cracker.give_keys(keys)
            cracker.wait()
            assert cracker.in_doubt == (not fitting(self.codes, cracker.rows)), cracker.rows
        return cracker.in_doubt

    def check_doubt(self):
        """The rows in doubt are a smallest set that cannot be right, on the grid and on the console."""
        cracker = self.cracker
        numbers, bright = cracker.doubtful()
        assert bright == max(numbers)
        assert cannot_all_be_right(self.codes, cracker.rows, numbers)
        assert len(numbers) == least_contradiction(self.codes, cracker.rows)
        cracker.device.run(100)
        named = ", ".join(str(number) for number in numbers)
        assert lines(cracker.device)[-1] == f"No code gives all these keys. Look at row {named} again."
        return numbers

    def mend(self, numbers):
        """Correct one row that is wrong; some of these must be."""
        wrong = [row for row in numbers if self.truth(row) != self.cracker.rows[row - 1][1]]
        self.cracker.correct(wrong[0], self.truth(wrong[0]))
        self.lies.clear()
        return wrong[0]

    def truth(self, row):
        return naive_feedback(self.secret, self.cracker.rows[row - 1][0])


@pytest.mark.parametrize("settings", RULES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_a_lie_is_found_and_corrected(switch_on, interpreter, settings, seed):
    cracker = Cracker(switch_on(interpreter, settings), settings)
    cracker.begin()
    liar = Liar(cracker, seed, lies=1 + seed % 2)
    mended = 0
    while liar.play():
        liar.mend(liar.check_doubt())
        mended += 1
        cracker.wait()
    assert cracker.over
    if all(keys == liar.truth(row) for row, (_, keys) in enumerate(cracker.rows, 1)):
        cracker.see_end(liar.secret)
    assert mended or len(fitting(liar.codes, cracker.rows)) == 1


def lie_in_row_1(cracker, seed=3):
    """Play with a lie in row 1 until the device is in doubt."""
    liar = Liar(cracker, seed)
    liar.lies = {1}
    assert liar.play()
    return liar


def test_b_takes_the_last_keys_back(switch_on, interpreter):
    cracker = Cracker(switch_on(interpreter))
    cracker.begin()
    liar = lie_in_row_1(cracker)
    rows = len(cracker.rows)
    for back in range(1, rows):
        cracker.press("B")
        code, _ = cracker.rows.pop()
        assert cracker.guess_of_device() == code
        assert cracker.shown_keys() == (0, 0)
        if back < rows - 1:
            cracker.undo()
            break
    while cracker.rows:
        cracker.undo()
    liar.lies.clear()
    assert not liar.play()
    cracker.see_end(liar.secret)


def test_the_arrows_go_through_the_rows_and_b_leaves_a_correction(switch_on):
    cracker = Cracker(switch_on("cpython"))
    cracker.begin()
    liar = lie_in_row_1(cracker)
    numbers = liar.check_doubt()
    assert len(numbers) > 1
    seen = []
    for _ in numbers:
        cracker.press("UP")
        seen.append(cracker.doubtful()[1])
    assert sorted(seen) == list(numbers)
    cracker.press("DOWN")
    assert cracker.doubtful()[1] == seen[-2]
    before = cracker.device.last.pixels
    cracker.press("A", "UP", "LEFT", "B")
    assert cracker.device.last.pixels == before
    wrong = liar.mend(numbers)
    assert wrong == 1
    assert not liar.play()
    cracker.see_end(liar.secret)


def test_b_leaves_the_search_and_any_row_may_be_corrected(switch_on, interpreter):
    """The device is slow here, so that there is time to press."""
    cracker = Cracker(switch_on(interpreter, step_us=6000))
    cracker.begin()
    liar = Liar(cracker, 3)
    liar.lies = {1}
    searched = False
    while not searched:
        keys = naive_feedback(liar.secret, cracker.guess_of_device())
        cracker.give_keys((keys[0], keys[1] - 1) if cracker.row == 1 and keys[1] else keys)
        while not (cracker.asked or cracker.searching):
            cracker.device.run(20)
        searched = cracker.searching
    cracker.press("B")
    cracker.device.run(300)
    everything = tuple(range(1, len(cracker.rows) + 1))
    assert cracker.doubtful()[0] == everything
    assert everything != tuple(range(least_contradiction(liar.codes, cracker.rows)))
    named = ", ".join(map(str, everything))
    assert lines(cracker.device)[-1] == f"No code gives all these keys. Look at row {named} again."
    liar.mend(everything)
    assert not liar.play()
    cracker.see_end(liar.secret)


def test_an_early_row_corrected_to_all_exact_ends_it(switch_on):
    cracker = Cracker(switch_on("cpython"))
    cracker.begin()
    lie_in_row_1(cracker)
    code = cracker.rows[0][0]
    if 1 in cracker.doubtful()[0]:
        cracker.correct(1, (4, 0))
        cracker.wait()
        cracker.rows = cracker.rows[:1]
        cracker.see_end(code)
