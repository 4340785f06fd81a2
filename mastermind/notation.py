# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Text for codes and keys, both ways. Each value has one text, and no other text is read as it.

A code    a digit for each peg, 0 for an empty hole: `1122`, `1065`. When a colour is above 9,
          the numbers with commas between them: `10,2,0,11` (a single one with one behind: `12,`).
Keys      exact, a full stop, misplaced: `2.1` is two exact and one misplaced.

Whether the rules allow what was read is not judged here: `Edition.check_guess` does that.
Colours have no names here either; those belong to the device and its language.
"""

from .errors import NotationError

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Sequence


def _count(number: int) -> bool:
    return type(number) is int and number >= 0


def _number(digits: str, text: str) -> int:
    # Judged by hand, because int() also takes signs, spaces, underscores and other scripts' digits.
    for digit in digits:
        if digit not in "0123456789":
            raise NotationError(f"cannot read {text!r}: {digit!r} is not a digit")
    if not digits or (digits[0] == "0" and digits != "0"):
        raise NotationError(f"cannot read {text!r}: {digits!r} is not a number")
    return int(digits)


def format_code(code: "Sequence[int]") -> str:
    """Give the text of a code; raises NotationError unless it holds whole numbers from 0.

    >>> format_code((1, 1, 2, 0)), format_code((10, 2, 0, 11))
    ('1120', '10,2,0,11')
    """
    if not code or not all(_count(peg) for peg in code):
        raise NotationError(f"cannot write {code!r} as a code")
    if max(code) <= 9:
        return "".join(str(peg) for peg in code)
    return ",".join(str(peg) for peg in code) + ("," if len(code) == 1 else "")


def parse_code(text: str) -> tuple[int, ...]:
    """Give the code that `text` writes; raises NotationError if it writes none.

    >>> parse_code("1120"), parse_code("12,")
    ((1, 1, 2, 0), (12,))
    """
    if not isinstance(text, str) or not text:
        raise NotationError(f"cannot read {text!r} as a code")
    if "," not in text:
        return tuple([_number(digit, text) for digit in text])
    parts = text.split(",")
    if not parts[-1]:
        parts.pop()  # the comma behind a single colour
    code = tuple([_number(part, text) for part in parts])
    if format_code(code) != text:
        raise NotationError(f"cannot read {text!r}: it has a comma where none belongs")
    return code


def format_feedback(keys: "Sequence[int]") -> str:
    """Give the text of keys `(exact, misplaced)`; raises NotationError for anything else.

    >>> format_feedback((2, 1))
    '2.1'
    """
    if len(keys) != 2 or not _count(keys[0]) or not _count(keys[1]):
        raise NotationError(f"cannot write {keys!r} as keys")
    return f"{keys[0]}.{keys[1]}"


def parse_feedback(text: str) -> tuple[int, int]:
    """Give the keys that `text` writes; raises NotationError if it writes none.

    >>> parse_feedback("2.1")
    (2, 1)
    """
    parts = text.split(".") if isinstance(text, str) else []
    if len(parts) != 2:
        raise NotationError(f"cannot read {text!r} as keys such as '2.1'")
    return _number(parts[0], text), _number(parts[1], text)
