# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The serial console over USB."""

import simulated


class _Serial:
    def __init__(self):
        self.timeout = None
        self.write_timeout = None

    @property
    def connected(self):
        """Whether somebody listens."""
        return simulated.console_connected

    @property
    def in_waiting(self):
        return 0

    @property
    def out_waiting(self):
        return 0

    def write(self, buf):
        """Send bytes; return how many were taken: all, as TinyUSB drops what nobody reads."""
        data = bytes(memoryview(buf))
        simulated.write_console(data)
        return len(data)

    def read(self, size=1):
        return b""

    def flush(self):
        pass

    def reset_input_buffer(self):
        pass

    def reset_output_buffer(self):
        pass


console = _Serial()
data = None
