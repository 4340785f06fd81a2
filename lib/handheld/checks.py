# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the self-test checks without anybody's eyes. Loaded only for its results."""

import gc
import sys

from micropython import const

from handheld.care import A_VOLT
from handheld.journal import ROOM, SIZE, TEST, framed
from mastermind import __version__

GOOD, UNSURE, WRONG, ABSENT = range(4)  # how a check went; ABSENT: this device has no such thing

_LEAST_HEAP = const(40_000)  # bytes; a way of playing takes 10 kB more than the menu
_MADE_FOR = const(10)  # CircuitPython's version
_PATTERN = b"\x55\xaa\x00\xff"  # each bit both ways
_LICENCES = "LICENSES.txt"  # on the drive; its titles name the libraries with their versions
_LIBRARY = " (lib/"
_PREFIX = "adafruit_circuitpython_"
_LINES_A_SLICE = const(6)


def checking(device, stuck, unseen):
    """Check one thing after another: a generator of (label, how it went, what to say), () in between, None at the end.

    `stuck` and `unseen` are names of buttons: down all the time, and never pressed.
    """
    words = device.more_words
    yield ("BUTTONS",) + _buttons(words, stuck, unseen)
    yield ("MEMORY",) + _memory(words, device)
    gc.collect()
    yield ()
    yield ("HEAP",) + _heap(words)
    names = [name for name in device.problems if name != "MEMORY"]
    yield ("PROBLEM", WRONG if names else GOOD, ", ".join(names) or words.NONE_WRONG)
    found = []
    yield from _libraries(found)
    yield ("VERSION",) + _versions(found)
    yield ("SUPPLY",) + _supply(words, device.care)
    yield None


def _buttons(words, stuck, unseen):
    if stuck:
        return WRONG, words.ARE_STUCK % ", ".join(stuck)
    if unseen:
        return UNSURE, words.ARE_UNSEEN % ", ".join(unseen)
    return GOOD, words.ALL_SEEN


def _memory(words, device):
    """Write a record that whoever reads passes over, into free bytes only: nothing that is kept is touched."""
    journal = device.journal
    if isinstance(journal.memory, bytearray):  # stands in for it
        return ABSENT, words.NO_MEMORY
    data = framed(TEST, journal.number, _PATTERN)
    start = journal.end
    stop = start + len(data)
    if stop > SIZE - ROOM:  # what a game may still write before the memory is put in order
        return UNSURE, words.FULL % (start, SIZE)
    try:
        journal.write(TEST, _PATTERN)
    except (OSError, RuntimeError) as error:
        return WRONG, str(error)
    if bytes(journal.memory[start:stop]) != data:
        return WRONG, words.FORGETS % start
    if "MEMORY" in device.problems:
        return UNSURE, words.LOST
    return GOOD, words.KEEPS % (stop, SIZE)


def _heap(words):
    if not hasattr(gc, "mem_free"):
        return ABSENT, words.NOT_MEASURED
    free = gc.mem_free()
    return GOOD if free >= _LEAST_HEAP else WRONG, words.FREE % (free // 1000, _LEAST_HEAP // 1000)


def _versions(libraries):
    name = sys.implementation.name
    version = sys.implementation.version
    state = ABSENT
    if name == "circuitpython":
        state = GOOD if version[0] == _MADE_FOR else UNSURE
    own = "handheld %s, %s %s" % (__version__, name, ".".join([str(number) for number in version[:3]]))
    return state, ", ".join([own] + libraries)


def _libraries(found):
    """Add "name version" of each library that the drive says it has."""
    try:
        file = open(_LICENCES)
    except OSError:
        return
    with file:
        while True:
            for _ in range(_LINES_A_SLICE):
                line = file.readline()
                if not line:
                    return
                if _LIBRARY in line:
                    found.append(line.split(_LIBRARY)[0].replace(_PREFIX, ""))
            yield ()


def _supply(words, care):
    if care.monitor is None or care.level < A_VOLT:  # no such pin, or nothing is wired to it
        return ABSENT, words.NOT_MEASURED
    return WRONG if care.low else GOOD, words.VOLTS % (care.level / A_VOLT)
