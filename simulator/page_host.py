# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs the firmware inside the page: the browser calls `run_until()` again and again.

A page has one thread, so code.py's endless loop can't run in it. code.py is executed as it is, up to the first
time.sleep() of its loop; from there this module does what the loop does: `handheld.step()`, then the sleep. That
holds as long as the loop contains nothing else, which tests/firmware/shims/ checks.
"""

import builtins
from binascii import hexlify, unhexlify
from traceback import format_exception

import page_bridge  # JavaScript's side: frame(), console(), keep_nvm() and random_hex()
import simulated_program
from simulated import Reload, Reset, device

ROOT = "/drive"


class LoopReached(BaseException):
    """code.py got to the sleep in its loop; `args[0]` is its length in seconds."""


class Host:
    """The firmware's run: `stopped` is None while it lasts, then a traceback, or "" when code.py just ended."""

    def __init__(self):
        self.stopped = None
        self._step = None
        self._pause = 0

    def run_until(self, us):
        """Let the device run until its clock shows `us` or a little more; return what it shows, in microseconds."""
        while device.now_us < us:
            if self.stopped is not None:
                device.advance(us - device.now_us)
                break
            try:
                self._step()
                device.sleep(self._pause)
            except Reload:
                self.boot("SUPERVISOR_RELOAD")
            except Reset:
                self.boot("STARTUP")
            except Exception as error:
                self._stop(error)
        return device.now_us

    def boot(self, reason):
        """Run code.py up to its loop."""
        simulated_program.forget([ROOT])
        device.run_reason = reason
        self.stopped = None
        names = {}

        def take_over(seconds):
            # A sleep before the handheld is there belongs to the start and only moves the clock.
            if "handheld" in names:
                raise LoopReached(seconds)

        device.on_sleep = take_over
        try:
            simulated_program.run(ROOT, names)
            self.stopped = ""
        except LoopReached as reached:
            self._pause = reached.args[0]
            self._step = names["handheld"].step
        except (Reload, Reset):
            # Not at once again: a program that always does this must not hang the page.
            self._step = _start_over
            self._pause = 1
        except SystemExit:
            self.stopped = ""
        except Exception as error:
            self._stop(error)
        finally:
            device.on_sleep = None

    def _stop(self, error):
        self.stopped = format_exception(error)[0]
        device.print_console(self.stopped)


def power_on(settings, nvm_hex):
    """Start the firmware with this text of settings.toml and this memory ("": fresh)."""
    device.settings = settings.encode()
    # The firmware looks at the text as well: it stands where the board has it.
    with open("/settings.toml", "w") as file:
        file.write(settings)
    if nvm_hex:
        device.nvm[:] = unhexlify(nvm_hex)
    # MicroPython hands bytes to JavaScript only as an object that can't be indexed, so all goes as text.
    device.on_frame = lambda us, wire: page_bridge.frame(us, hexlify(wire).decode())
    device.on_console = lambda data: page_bridge.console(hexlify(data).decode())
    device.on_nvm = lambda nvm: page_bridge.keep_nvm(hexlify(nvm).decode())
    builtins.print = simulated_program.print_to_console
    host.boot("STARTUP")


def stopped():
    """Return `Host.stopped`."""
    return host.stopped


def _start_over():
    raise Reload()


host = Host()
run_until = host.run_until
schedule = device.schedule
