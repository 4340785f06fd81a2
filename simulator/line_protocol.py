# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The line protocol over the standard streams: a JSON command a line in, a JSON answer a line out."""

import json
import sys

from simulated import device


class Quit(BaseException):
    """The other side is done."""


class Host:
    """Answers commands, in between of which the firmware runs."""

    def __init__(self, output):
        self._output = output
        self._frames = []
        self._console = []
        self._stopped = None
        self._answered = True
        device.on_frame = self._on_frame
        device.on_console = self._console.append
        device.at_horizon = self.serve
        device.set_horizon(0)

    def _on_frame(self, us, wire):
        pixels = []
        for at in range(0, len(wire) - 2, 3):
            pixels.append(f"{wire[at + 1]:02x}{wire[at]:02x}{wire[at + 2]:02x}")
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
                self._answer({"error": f"{type(error).__name__}: {error}"})
                continue
            self._answered = False
            if until > device.now_us:
                device.set_horizon(until)
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
            raise ValueError(f"unknown command {do!r}")
        at = device.now_us
        plan = []
        for step in steps:
            if step[0] == "run":
                at += round(float(step[1]) * 1000)
            elif step[0] == "level":
                plan.append((at, int(step[1]), bool(step[2])))
            else:
                raise ValueError(f"unknown step {step[0]!r}")
        for event in plan:
            device.schedule(*event)
        return at

    def _collect(self):
        console, rest = text_of(b"".join(self._console))
        answer = {"ms": device.now_us / 1000, "frames": self._frames, "console": console}
        if self._stopped is not None:
            answer["stopped"] = self._stopped
        self._frames = []
        self._console[:] = [rest]
        return answer

    def _answer(self, answer):
        self._answered = True
        self._output.write(json.dumps(answer) + "\n")
        if hasattr(self._output, "flush"):  # MicroPython keeps nothing back, and has no flush()
            self._output.flush()

    def stop(self, text):
        """code.py ended, by itself ("") or by an error (its traceback): time goes on without it."""
        self._stopped = text
        device.print_console(text)
        device.wait_for_ever()


def text_of(data):
    """Return the text of UTF-8 bytes, and the bytes of a last character that is not complete yet."""
    whole = len(data)
    for back in range(1, min(4, whole + 1)):
        lead = data[whole - back]
        if lead >= 0xC0:  # the first byte of a character of 2 to 4 bytes
            size = 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
            if size > back:
                whole -= back
            break
        if lead < 0x80:
            break
    return data[:whole].decode(), data[whole:]
