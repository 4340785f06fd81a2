# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The one shared state behind the hardware shims: clock, pins, light, console and memory.

It runs on CPython, MicroPython unix and MicroPython WASM. The clock is virtual, in microseconds since power-on: it moves
only when the firmware does something that takes time on the board (sleeps, sends a frame, writes the memory, looks at
the clock), so a run is the same every time. A host sets `at_horizon` and `set_horizon()` to get control back at an
exact moment, and `schedule()` to move pins at exact moments in between.
"""

# CircuitPython's supervisor.ticks_ms() starts here, so that its first wrap (at 2**29) comes after 65.536 s.
TICKS_AT_POWER_ON = 0x1FFF0000
TICKS_PERIOD = 1 << 29
NVM_SIZE = 4096
FOREVER = 1 << 60

# What the computer on the USB cable does with the console: read it, have a terminal open that does not read, or have
# none open.
READING = "reading"
DEAF = "deaf"
CLOSED = "closed"
DEAF_ROOM = 256  # bytes that fit into the board's buffer

# What things cost in microseconds. Besides the step, measured on the emulated board: a bit of a WS2812 takes 1.25 us
# and the pause after a frame 1 ms, an NVM write 0.7 ms into erased bytes, else 53 ms.
CLOCK_LOOK = 20
WIRE_BYTE = 10
AFTER_FRAME = 1000
NVM_PROGRAM = 700
NVM_ERASE = 53_000

step_us = 1000  # what a turn of code.py's loop computes, sleep excluded
ticks_at_power_on = TICKS_AT_POWER_ON
now_us = 0
settings = None  # the bytes of the drive's settings.toml; None: there is none

levels = {}  # GPIO number -> level that something outside drives (False: a pressed button)
used_pins = set()  # GPIO numbers in use
nvm = bytearray(b"\xff" * NVM_SIZE)
nvm_writes = [0, 0]  # how often without and with an erase
console_host = READING
console_waiting = 0  # bytes that a deaf terminal does not take
run_reason = "STARTUP"

# What a host may listen to. Frames come as (microseconds at their end, bytes in the wire's order: green, red, blue).
on_frame = None
on_console = None
on_nvm = None
at_horizon = None
on_sleep = None  # a host that cannot run code.py's endless loop takes the program over here

_events = []  # (microseconds, GPIO number, level), in order
_horizon_us = FOREVER
_stop_us = FOREVER  # the nearer of horizon and first event


class Reload(BaseException):
    """supervisor.reload() was called: the host runs the program again."""


class Reset(BaseException):
    """microcontroller.reset() was called: the host starts as at power-on, with the memory kept."""


def advance(us):
    """Let `us` microseconds pass; pins move and the host gets control at their moments."""
    global now_us
    target = now_us + us
    while target >= _stop_us:
        now_us = max(now_us, _stop_us)
        _reach()
    now_us = target


def _reach():
    while _events and _events[0][0] <= now_us:
        _, pin, level = _events.pop(0)
        levels[pin] = level
    _find_stop()
    if _horizon_us <= now_us:
        at_horizon()  # sets a later horizon, or raises


def set_horizon(us):
    """Call `at_horizon` when the clock gets to `us` (FOREVER: never)."""
    global _horizon_us
    _horizon_us = us
    _find_stop()


def schedule(us, pin, level):
    """Set GPIO `pin` to `level` when the clock gets to `us`; what is past happens at once."""
    at = len(_events)
    while at and _events[at - 1][0] > us:
        at -= 1
    _events.insert(at, (us, pin, bool(level)))
    _find_stop()
    if us <= now_us and _horizon_us > now_us:
        _reach()


def _find_stop():
    global _stop_us
    _stop_us = _horizon_us
    if _events and _events[0][0] < _stop_us:
        _stop_us = _events[0][0]


def ticks_ms():
    """The firmware's own clock: milliseconds, wrapping at 2**29."""
    advance(CLOCK_LOOK)
    return (ticks_at_power_on + now_us // 1000) % TICKS_PERIOD


def sleep(seconds):
    """What time.sleep does here, with the computing before it."""
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    if on_sleep:
        on_sleep(seconds)
    advance(step_us + int(seconds * 1_000_000))


def light(wire):
    """A frame goes out over the pixels' wire."""
    advance(WIRE_BYTE * len(wire))
    if on_frame:
        on_frame(now_us, bytes(wire))
    advance(AFTER_FRAME)


def write_console(data):
    """Bytes go out over USB; return how many found room. With no terminal open they all do, and are lost."""
    global console_waiting
    if console_host == DEAF:
        data = data[: DEAF_ROOM - console_waiting]
        console_waiting += len(data)
    elif on_console and console_host == READING:
        on_console(data)
    return len(data)


def print_console(text):
    """What print() does: send text, and wait for room for as long as it takes."""
    data = text.replace("\n", "\r\n").encode()
    if write_console(data) < len(data):
        wait_for_ever()


def wait_for_ever():
    """The firmware hangs: time goes on, and only the host can end it."""
    while True:
        advance(1000)


def write_nvm(start, data):
    """Write bytes as the board does: erase all first if one of them isn't 0xFF yet."""
    stop = start + len(data)
    erases = nvm[start:stop] != b"\xff" * len(data)
    nvm_writes[erases] += 1
    advance(NVM_ERASE if erases else NVM_PROGRAM)
    nvm[start:stop] = data
    if on_nvm:
        on_nvm(nvm)


def power_on():
    """Back to the moment of power-on; the memory and what drives the pins stay."""
    global now_us, run_reason
    now_us = 0
    run_reason = "STARTUP"
    _events[:] = []
    _find_stop()
