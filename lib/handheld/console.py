# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Plain lines of text on the USB console, written bit by bit so that nothing ever waits for a reader."""

import usb_cdc
from micropython import const

_MOST = const(40)  # lines kept while nobody reads: a whole game, so that who connects late still hears its story
_AT_ONCE = const(48)  # bytes a step: less than one USB packet


class Console:
    """A queue of lines; `step()` hands over as much as the host takes at once."""

    def __init__(self):
        self._port = usb_cdc.console
        self._lines = []
        self._rest = b""
        if self._port is not None:
            self._port.write_timeout = 0

    def say(self, line):
        """Queue one line of text; when too many wait, the oldest go."""
        self._lines.append(line)
        if len(self._lines) > _MOST:
            self._lines.pop(0)

    def step(self):
        """Write some of what waits, if somebody listens."""
        if not (self._rest or self._lines):
            return
        port = self._port
        if port is None or not port.connected:
            return
        if not self._rest:
            self._rest = (self._lines.pop(0) + "\r\n").encode("utf-8")
        sent = port.write(self._rest[:_AT_ONCE])
        if sent:
            self._rest = self._rest[sent:]


def colours(words, code):
    """Return a code in a language's words: "red, red, blue, blank"."""
    return ", ".join([words.COLOURS[colour] for colour in code])


def row_line(words, number, code, keys):
    """Return the line for a row, its number from 1, and its keys."""
    return words.ROW % (number, colours(words, code), keys[0], keys[1])
