# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs the firmware inside the page: the browser calls `run_until()` again and again.

A page has one thread, so code.py's endless loop can't run in it. code.py is executed as it is, up to the first
time.sleep() of its loop; from there this module does what the loop does: `handheld.step()`, then the sleep. That
holds as long as the loop contains nothing else, which tests/firmware/test_shims.py checks.
"""

from binascii import hexlify, unhexlify

import page_bridge  # JavaScript's side: frame(), console(), keep_nvm() and random_hex()
import simulated
import simulated_program
import simulated_settings  # noqa: F401  before any program runs: os needs it
from traceback import format_exception

ROOT = "/drive"

_step = None
_pause = 0
_stopped = None


class _LoopReached(BaseException):
    """code.py got to the sleep in its loop; `args[0]` is its length in seconds."""


def power_on(settings, nvm_hex):
    """Start the firmware with this text of settings.toml and this memory ("": fresh)."""
    simulated.settings = settings.encode()
    if nvm_hex:
        simulated.nvm[:] = unhexlify(nvm_hex)
    simulated.on_frame = _on_frame
    simulated.on_console = _on_console
    simulated.on_nvm = _on_nvm
    _print_to_console()
    _boot()


def run_until(us):
    """Let the device run until its clock shows `us` or a little more; return what it shows, in microseconds."""
    while simulated.now_us < us:
        if _stopped is not None:
            simulated.advance(us - simulated.now_us)
            break
        try:
            _step()
            simulated.sleep(_pause)
        except (simulated.Reload, simulated.Reset):
            _boot()
        except Exception as error:
            _stop(error)
    return simulated.now_us


def schedule(us, pin, high):
    """Move a pin when the clock shows `us`, or now if that is past."""
    simulated.schedule(us, pin, high)


def stopped():
    """Return None while the firmware runs, else why it does not: a traceback, or "" when code.py just ended."""
    return _stopped


def _boot():
    global _step, _pause, _stopped
    simulated_program.forget([ROOT])
    _stopped = None
    names = {}

    def take_over(seconds):
        # A sleep before the handheld is there belongs to the start and only moves the clock.
        if "handheld" in names:
            raise _LoopReached(seconds)

    simulated.on_sleep = take_over
    try:
        simulated_program.run(ROOT, names)
        _stopped = ""
    except _LoopReached as reached:
        _pause = reached.args[0]
        _step = names["handheld"].step
    except (simulated.Reload, simulated.Reset):
        # Not at once again: a program that always does this must not hang the page.
        _step = _boot
        _pause = 1
    except Exception as error:
        _stop(error)
    finally:
        simulated.on_sleep = None


def _stop(error):
    global _stopped
    _stopped = format_exception(error)[0]
    simulated.print_console(_stopped)


def _on_frame(us, wire):
    # MicroPython hands bytes to JavaScript only as an object that can't be indexed, so text.
    page_bridge.frame(us, hexlify(wire).decode())


def _on_console(data):
    page_bridge.console(data.decode())


def _on_nvm(nvm):
    page_bridge.keep_nvm(hexlify(nvm).decode())


def _print_to_console():
    import builtins

    def print_to_console(*values, sep=" ", end="\n", file=None):
        text = sep.join([str(value) for value in values]) + end
        if file is None:
            simulated.print_console(text)
        else:
            file.write(text)

    builtins.print = print_to_console
