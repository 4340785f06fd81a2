# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs the untouched code.py on a virtual clock and speaks the line protocol; for CPython and MicroPython unix.

    python simulator/runner.py [--root DIR] [--libraries DIR] [--settings FILE] [--nvm FILE]
                               [--start-ticks N] [--step-us N] [--usb reading|deaf|closed]

One JSON command a line comes in ({"do": "level" | "run" | "script" | "quit"}), one JSON line goes out. The firmware
runs inside: whenever its clock gets to the end of what a command asked for, it waits here for the next one. So code.py
keeps its own loop, and a run is as long as was asked, to the microsecond.
"""

import json
import sys

HERE = __file__.rpartition("/")[0] or "."
MICROPYTHON = sys.implementation.name == "micropython"


class Quit(BaseException):
    """The other side is done."""


class Host:
    """Answers commands, in between of which the firmware runs."""

    def __init__(self, simulated, output):
        self._simulated = simulated
        self._frames = []
        self._console = []
        self._stopped = None
        self._output = output
        self._answered = True
        simulated.on_frame = self._on_frame
        simulated.on_console = self._console.append
        simulated.at_horizon = self.serve
        simulated.set_horizon(0)

    def _on_frame(self, us, wire):
        pixels = []
        for at in range(0, len(wire) - 2, 3):
            pixels.append("%02x%02x%02x" % (wire[at + 1], wire[at], wire[at + 2]))
        self._frames.append((us / 1000, "".join(pixels)))

    def serve(self):
        """Answer the command that just ended, then take the next ones until the clock must move."""
        if not self._answered:
            self._answer(self._collect())
        while True:
            line = sys.stdin.readline()
            if not line:
                raise Quit()
            try:
                until = self._begin(json.loads(line))
            except (ValueError, KeyError, TypeError, IndexError) as error:
                self._answer({"error": "%s: %s" % (type(error).__name__, error)})
                continue
            self._answered = False
            if until > self._simulated.now_us:
                self._simulated.set_horizon(until)
                return
            self._answer(self._collect())

    def _begin(self, command):
        """Plan a command; return the moment (in microseconds) at which it ends."""
        do = command["do"]
        if do == "quit":
            self._answer(self._collect())
            raise Quit()
        if do == "level":
            steps = [("level", command["pin"], command["high"])]
        elif do == "run":
            steps = [("run", command["ms"])]
        elif do == "script":
            steps = command["steps"]
        else:
            raise ValueError("unknown command %r" % do)
        at = self._simulated.now_us
        plan = []
        for step in steps:
            if step[0] == "run":
                at += round(float(step[1]) * 1000)
            elif step[0] == "level":
                plan.append((at, int(step[1]), bool(step[2])))
            else:
                raise ValueError("unknown step %r" % step[0])
        for event in plan:
            self._simulated.schedule(*event)
        return at

    def _collect(self):
        answer = {
            "ms": self._simulated.now_us / 1000,
            "frames": self._frames,
            "console": b"".join(self._console).decode(),
        }
        if self._stopped is not None:
            answer["stopped"] = self._stopped
        self._frames = []
        self._console[:] = []
        return answer

    def _answer(self, answer):
        self._answered = True
        self._output.write(json.dumps(answer) + "\n")
        if not MICROPYTHON:  # it keeps nothing back, and has no flush()
            self._output.flush()

    def stop(self, text):
        """code.py ended, by itself ("") or by an error (its traceback): time goes on without it."""
        self._stopped = text
        self._simulated.print_console(text)
        self._simulated.wait_for_ever()


class ConsoleStream:
    """Stands in for the standard output: what is printed goes out over USB, as on the board."""

    def __init__(self, simulated):
        self._simulated = simulated

    def write(self, text):
        """Send text."""
        self._simulated.print_console(text)
        return len(text)

    def flush(self):
        """Nothing is kept back."""


def options(arguments):
    """Return the options as a dict; argparse is not there on MicroPython."""
    chosen = {
        "--root": HERE + "/..",
        "--libraries": HERE + "/../build/libraries",
        "--settings": None,
        "--nvm": None,
        "--start-ticks": None,
        "--step-us": None,
        "--usb": "reading",
    }
    arguments = list(arguments)
    while arguments:
        name = arguments.pop(0)
        if name not in chosen:
            raise SystemExit("runner.py: unknown option " + name)
        chosen[name] = arguments.pop(0)
    return chosen


def prepare(chosen):
    """Set the path and the simulated device up; return its state module and the firmware's folders."""
    own = HERE + ("/shims_micropython" if MICROPYTHON else "/shims_cpython")
    root = chosen["--root"]
    folders = [root + "/lib", chosen["--libraries"], root]
    # The root comes last: its code.py must not stand in for the standard library's `code`.
    sys.path[:] = [own, HERE + "/shims"] + [p for p in sys.path if p not in ("", HERE)] + folders
    import simulated

    if chosen["--settings"]:
        with open(chosen["--settings"], "rb") as file:
            simulated.settings = file.read()
        enter_folder_of(chosen["--settings"])
    if chosen["--start-ticks"]:
        simulated.ticks_at_power_on = int(chosen["--start-ticks"], 0)
    if chosen["--step-us"]:
        simulated.step_us = int(chosen["--step-us"])
    simulated.console_host = chosen["--usb"]
    if chosen["--nvm"]:
        keep_nvm(simulated, chosen["--nvm"])
    replace_host(simulated)
    return simulated, folders


def enter_folder_of(path):
    """Make a settings.toml the one in the current folder, where the firmware finds its text."""
    import os

    os.chdir(path[: path.rfind("/")] or "/")


def keep_nvm(simulated, path):
    """Load the memory from a file, and write each change through: a kill is a power cut."""
    try:
        with open(path, "rb") as file:
            simulated.nvm[:] = file.read(simulated.NVM_SIZE)
    except OSError:
        pass

    def save(nvm):
        with open(path, "wb") as file:
            file.write(nvm)

    simulated.on_nvm = save


def replace_host(simulated):
    """Put the board's clock, settings and console in place of the host's."""
    stream = ConsoleStream(simulated)
    if MICROPYTHON:
        import builtins

        def print_to_console(*values, sep=" ", end="\n", file=stream):
            file.write(sep.join([str(value) for value in values]) + end)

        builtins.print = print_to_console
        return
    import os
    import time

    import simulated_settings

    sys.dont_write_bytecode = True
    time.sleep = simulated.sleep
    time.monotonic = lambda: simulated.now_us / 1e6
    time.monotonic_ns = lambda: simulated.now_us * 1000
    os.getenv = simulated_settings.getenv
    sys.stdout = sys.stderr = stream


def main():
    """Run code.py until the other side quits, again after each reload."""
    output = sys.stdout
    chosen = options(sys.argv[1:])
    simulated, folders = prepare(chosen)
    import simulated_program
    from traceback import format_exception

    host = Host(simulated, output)
    while True:
        try:
            simulated_program.run(chosen["--root"])
            host.stop("")
        except simulated.Reload:
            simulated_program.forget(folders)
        except simulated.Reset:
            simulated_program.forget(folders)
            simulated.power_on()
            simulated.set_horizon(0)
        except Quit:
            return
        except Exception as error:
            try:
                host.stop("".join(format_exception(error)))
            except Quit:
                return


if __name__ == "__main__":
    main()
