# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Drawing a secret: every code that the rules allow is equally likely."""

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Callable

    from .edition import Edition

# More than half of all draws are used, so a fair source fails this often once in 2 ** 128 games.
_MOST_DRAWS = 128


def draw_secret(edition: "Edition", random_bytes: "Callable[[int], bytes]") -> tuple[int, ...]:
    """Draw a secret for `edition`; `random_bytes(n)` gives n random bytes, as os.urandom does.

    The codes are numbered (`Edition.code_at`), so a uniform number gives a uniform code, whatever
    the rules. The bytes, first one highest, make a number below 256 ** n. The remainder of its
    division by the count of codes would favour low codes, as 256 ** n is seldom a multiple of
    the count. So numbers from the largest multiple upwards are drawn again; below it, each
    remainder comes equally often. Raises RuntimeError when the source is broken: it gives the
    wrong number of bytes, or nothing usable in 128 draws.

    >>> from mastermind import EDITIONS
    >>> draw_secret(EDITIONS["classic"], lambda count: bytes([1, 2, 3, 4][:count]))
    (2, 2, 2, 1)
    """
    count = edition.code_count()
    size = 1
    span = 256
    while span < count:
        size += 1
        span *= 256
    usable = span - span % count
    for _ in range(_MOST_DRAWS):
        drawn = random_bytes(size)
        if len(drawn) != size:
            raise RuntimeError(f"asked for {size} random bytes, got {drawn!r}")
        number = 0
        for byte in drawn:
            number = number * 256 + byte
        if number < usable:
            return edition.code_at(number % count)
    raise RuntimeError(f"no usable random number in {_MOST_DRAWS} draws, the last {drawn!r}")
