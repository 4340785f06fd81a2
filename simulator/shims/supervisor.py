# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""CircuitPython's supervisor: the clock, and how the program runs."""

from simulated import CLOSED, Reload, device

ticks_ms = device.ticks_ms


class RunReason:
    """Why code.py runs."""

    STARTUP = "supervisor.RunReason.STARTUP"
    AUTO_RELOAD = "supervisor.RunReason.AUTO_RELOAD"
    SUPERVISOR_RELOAD = "supervisor.RunReason.SUPERVISOR_RELOAD"
    REPL_RELOAD = "supervisor.RunReason.REPL_RELOAD"


class _Runtime:
    usb_connected = True
    autoreload = True
    safe_mode_reason = None

    @property
    def serial_connected(self):
        return device.console_host != CLOSED

    @property
    def serial_bytes_available(self):
        return 0

    @property
    def run_reason(self):
        return getattr(RunReason, device.run_reason)


runtime = _Runtime()


def reload():
    """Run code.py again; never, while a terminal that does not read leaves no room for the news of it."""
    device.reload_console()
    raise Reload()
