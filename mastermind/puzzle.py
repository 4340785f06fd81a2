# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Puzzle bytes: the same "random" bytes on every runtime and board, from a puzzle's number.

All numbers are whole, from 0 to 2 ** 32 - 1; results that grow larger keep their lowest 32 bits;
^ is exclusive or, >> shifts right.

    mix(x):  x = (x ^ (x >> 16)) * 0x85EBCA6B
             x = (x ^ (x >> 13)) * 0xC2B2AE35
             x ^ (x >> 16)
    key = mix(mix(seed ^ 0x4D415354) ^ mix(game ^ 0x524D494E))
    byte number k, from 0 = mix(key + k * 0x9E3779B9) >> 24

mix is the finisher of the public-domain hash MurmurHash3. It maps the 32-bit numbers one to one,
and each bit of x changes about half of the result's bits: neighbouring puzzles and games share
nothing. Seed and game are mixed apart before they meet, so that no puzzle is another one shifted
by some games. Whoever knows the seed knows the secrets: this is for puzzles, not for keeping
anything from a cheat.
"""

from .errors import RuleError

_MASK = 0xFFFFFFFF


def _mix(word: int) -> int:
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & _MASK
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & _MASK
    return word ^ (word >> 16)


class PuzzleBytes:
    """A source of bytes for `draw_secret`, fixed by a puzzle's number and a game's.

    seed  the puzzle's number, 0 to 2 ** 32 - 1
    game  which game since switch-on, 0 for the first, to 2 ** 32 - 1

    Calling it with n gives the next n bytes; how they are asked for does not change them.
    Raises RuleError for another seed or game.

    >>> source = PuzzleBytes(1, 0)
    >>> list(source(2)), list(source(1))
    ([57, 37], [210])
    """

    def __init__(self, seed: int, game: int) -> None:
        for name, number in (("seed", seed), ("game", game)):
            if type(number) is not int or number < 0 or number > _MASK:
                raise RuleError(f"a puzzle's {name} is from 0 to {_MASK}, not {number!r}")
        self._key = _mix(_mix(seed ^ 0x4D415354) ^ _mix(game ^ 0x524D494E))
        self._next = 0  # the number of the next byte

    def __call__(self, count: int) -> bytes:
        """Give the next `count` bytes."""
        taken = bytearray(count)
        for place in range(count):
            taken[place] = _mix((self._key + self._next * 0x9E3779B9) & _MASK) >> 24
            self._next += 1
        return bytes(taken)
