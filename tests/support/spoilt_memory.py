# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Memory images for a fuzz: rubbish, good journals that were spoilt, and well-formed ones that nobody would write."""

from flash_memory import new_journal
from handheld.journal import OPTIONS, PLAY, RESULT, ROW, SIZE, TALLY, VERSION, WATCH, Journal, framed
from handheld.records import CURRENT

KINDS = (VERSION, PLAY, PLAY, PLAY, ROW, RESULT, TALLY, OPTIONS, WATCH)


def some_bytes(dice, most):
    """Return up to `most` bytes, small numbers more often."""
    return bytes(dice.choice((dice.randrange(256), dice.randrange(8))) for _ in range(dice.randrange(most + 1)))


def rubbish(dice):
    """Return an image that was never a journal."""
    size = dice.choice((1, 3, 8, 100, 300, SIZE))
    return dice.choice((dice.randbytes(size), bytes([dice.randrange(256)]) * size, some_bytes(dice, size)))


def well_formed(dice):
    """Return records with right checks and any content whatever."""
    number = dice.randrange(0x10000)
    image = framed(VERSION, number, bytes((CURRENT, dice.randrange(4)))[: dice.randint(1, 2)])
    while dice.random() < 0.97:
        number += dice.choice((1, 1, 1, 1, 1, 2, 0x7000))
        kind = dice.choice(KINDS)
        payload = some_bytes(dice, dice.choice((4, 20, 260, 1020)))
        if kind == PLAY and dice.random() < 0.8:
            payload = b"\0\0" + bytes([dice.randrange(8)]) + payload[3:]
        elif kind == RESULT:
            payload = bytes(dice.randrange(256) for _ in range(3))
        elif kind == TALLY:
            payload = bytes(dice.randrange(256) for _ in range(dice.choice((33, 37, 37, 39))))
        record = framed(kind, number & 0xFFFF, payload)
        if len(image) + len(record) > SIZE:
            break
        image += record
    return image


def sensible(dice, play=b"\x04\x10\x0a\0\0\0\0\0\x01\x02\x03\x04"):
    """Return a good journal: results, and a game being played."""
    _, journal = new_journal()
    for _ in range(dice.randrange(60)):
        journal.result(bytes((0x10, dice.randrange(11), dice.randrange(2))))
    if dice.random() < 0.8:
        journal.begin(play)
        for _ in range(dice.randrange(9)):
            journal.add(bytes(dice.randint(1, 6) for _ in range(4)))
    assert isinstance(journal, Journal)
    return bytes(journal.memory.image[: journal.end])


def mutated(dice, image):
    """Return an image with bits flipped, bytes cleared, parts lost, moved or doubled."""
    data = bytearray(image)
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(data))
        size = dice.choice((1, 1, 2, 4, 60))
        what = dice.randrange(5)
        if what == 0:
            data[at] ^= 1 << dice.randrange(8)
        elif what == 1:
            data[at : at + size] = bytes([dice.choice((0, 255))]) * len(data[at : at + size])
        elif what == 2:
            data[at:] = b"\xff" * len(data[at:])
        elif what == 3:
            start = dice.randrange(len(data))
            piece = data[start : start + size]
            data[at : at + len(piece)] = piece
        else:
            data[at : at + size] = dice.randbytes(size)
    return bytes(data[:SIZE])


def image(dice):
    """Return one of them all."""
    make = dice.choice((rubbish, well_formed, sensible))
    made = make(dice)
    return mutated(dice, made) if made and (make is sensible or dice.random() < 0.4) else made
