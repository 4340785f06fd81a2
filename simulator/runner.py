# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs the untouched code.py on a virtual clock and speaks the line protocol; for CPython and MicroPython unix.

    python simulator/runner.py [--root DIR] [--libraries DIR] [--settings FILE] [--nvm FILE]
                               [--start-ticks N] [--step-us N] [--usb reading|deaf|closed]

One JSON command a line comes in ({"do": "level" | "run" | "script" | "quit"}), one JSON line goes out. The firmware
runs inside: whenever its clock gets to the end of what a command asked for, it waits here for the next one. So code.py
keeps its own loop, and a run is as long as was asked, to the microsecond. The current folder becomes that of the
settings file, as the firmware looks there for its text.
"""

import os
import sys

MICROPYTHON = sys.implementation.name == "micropython"


def absolute(path):
    """Return a path that holds in any current folder, with forward slashes on Windows too."""
    path = path.replace("\\", "/")
    return path if path[:1] == "/" or path[1:2] == ":" else os.getcwd().replace("\\", "/") + "/" + path


HERE = absolute(__file__).rpartition("/")[0]
OTHERS = [path for path in sys.path if path and absolute(path) != HERE]
sys.path[:] = [HERE + ("/shims_micropython" if MICROPYTHON else "/shims_cpython"), HERE + "/shims", HERE]
sys.path.extend(OTHERS)

import simulated_program  # noqa: E402  it lies in the folders above
import simulated_settings  # noqa: E402
from simulated import NVM_SIZE, Reload, Reset, device  # noqa: E402

from line_protocol import Host, Quit  # noqa: E402


class ConsoleStream:
    """Stands in for the standard output: what is printed goes out over USB, as on the board."""

    def write(self, text):
        """Send text."""
        device.print_console(text)
        return len(text)

    def flush(self):
        """Nothing is kept back."""


def options(arguments):
    """Return the options as a dict; argparse is not there on MicroPython."""
    chosen = {
        "--root": HERE.rpartition("/")[0],
        "--libraries": HERE.rpartition("/")[0] + "/build/libraries",
        "--settings": None,
        "--nvm": None,
        "--start-ticks": None,
        "--step-us": None,
        "--usb": "reading",
    }
    arguments = list(arguments)
    while arguments:
        name = arguments.pop(0)
        if name not in chosen or not arguments:
            raise SystemExit("runner.py: not understood: " + name)
        value = arguments.pop(0)
        chosen[name] = absolute(value) if name in ("--root", "--libraries", "--settings", "--nvm") else value
    return chosen


def prepare(chosen):
    """Set the device up; return the firmware's folders."""
    root = chosen["--root"]
    folders = [root + "/lib", chosen["--libraries"], root]
    # The root comes last: its code.py must not stand in for the standard library's `code`.
    sys.path.extend(folders)
    if chosen["--settings"]:
        device.settings = content_of(chosen["--settings"])
        os.chdir(chosen["--settings"].rpartition("/")[0] or "/")
    if chosen["--start-ticks"]:
        device.ticks_at_power_on = int(chosen["--start-ticks"])
    if chosen["--step-us"]:
        device.step_us = int(chosen["--step-us"])
    device.console_host = chosen["--usb"]
    if chosen["--nvm"]:
        keep_nvm(chosen["--nvm"])
    return folders


def content_of(path):
    """Return a file's bytes, or None if there is no such file."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


def keep_nvm(path):
    """Load the memory from a file, and write each change through: a kill is a power cut."""
    content = content_of(path)
    if content is not None:
        device.nvm[:] = (content + b"\xff" * NVM_SIZE)[:NVM_SIZE]

    def save(nvm):
        with open(path, "wb") as file:
            file.write(nvm)

    device.on_nvm = save


def replace_host():
    """Put the board's clock, settings and console in place of the host's."""
    if MICROPYTHON:
        import builtins  # noqa: PLC0415  CPython's own print must stay as it is

        builtins.print = simulated_program.print_to_console
        return
    import time  # noqa: PLC0415  on MicroPython it is a shim already

    sys.dont_write_bytecode = True
    time.sleep = device.sleep
    time.monotonic = lambda: device.now_us / 1e6
    time.monotonic_ns = lambda: device.now_us * 1000
    os.getenv = simulated_settings.getenv
    sys.stdout = sys.stderr = ConsoleStream()


def run_once(host, root):
    """Run code.py; return when it is to run again."""
    from traceback import format_exception  # noqa: PLC0415  a shim on MicroPython

    try:
        try:
            simulated_program.run(root)
            reason = ""
        except SystemExit:
            reason = ""
        except Exception as error:
            reason = "".join(format_exception(error))
        host.stop(reason)
    except Reload:
        device.run_reason = "SUPERVISOR_RELOAD"
    except Reset:
        device.power_on()
        device.set_horizon(0)


def main():
    """Run code.py until the other side quits, again after each reload."""
    chosen = options(sys.argv[1:])
    folders = prepare(chosen)
    host = Host(sys.stdout)
    replace_host()
    try:
        while True:
            run_once(host, chosen["--root"])
            simulated_program.forget(folders)
    except Quit:
        pass


if __name__ == "__main__":
    main()
