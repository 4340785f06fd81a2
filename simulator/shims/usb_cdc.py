# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The serial console over USB, with what the board's does for each kind of listener (device.console_host)."""

from simulated import CLOSED, device

_MOST_AT_ONCE = 320  # a single write takes no more, even while the computer reads


class _Serial:
    def __init__(self):
        self.timeout = None
        self.write_timeout = None

    @property
    def connected(self):
        """Whether a terminal is open on the other side."""
        return device.console_host != CLOSED

    @property
    def in_waiting(self):
        """How many bytes can be read: nobody types here."""
        return 0

    @property
    def out_waiting(self):
        """How many bytes wait to be taken by the other side."""
        return device.console_waiting

    def write(self, buf):
        """Send bytes; return how many were taken. It waits for room as long as write_timeout says (None: for ever)."""
        data = bytes(memoryview(buf))
        if self.write_timeout is not None:
            data = data[:_MOST_AT_ONCE]
        sent = device.write_console(data)
        if sent < len(data):
            if self.write_timeout is None:
                device.wait_for_ever()
            device.advance(int(self.write_timeout * 1_000_000))
        return sent

    def read(self, size=1):
        """Return what was typed: nothing."""
        return b""

    def flush(self):
        """Wait until all is sent: it is."""

    def reset_input_buffer(self):
        """Drop what was typed."""

    def reset_output_buffer(self):
        """Drop what waits."""
        device.console_waiting = 0


console = _Serial()
data = None
