# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The one simulated device behind the hardware shims: clock, pins, light, console and memory.

It runs on CPython, MicroPython unix and MicroPython WASM. The clock is virtual, in microseconds since power-on: it
moves only when the firmware does something that takes time on the board (sleeps, sends a frame, writes the memory,
looks at the clock), so a run is the same every time. A host sets `at_horizon` and calls `set_horizon()` to get control
back at an exact moment, and `schedule()` to move pins at exact moments in between.
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
BETWEEN_PROGRAMS = 155  # bytes that CircuitPython 10.0.0 prints between one run of code.py and the next

# What things cost in microseconds, as measured on the emulated board: a bit of a WS2812 takes 1.25 us and the pause
# after a frame 1 ms, an NVM write 0.7 ms into erased bytes, else 53 ms.
CLOCK_LOOK = 20
WIRE_BYTE = 10
AFTER_FRAME = 1000
NVM_PROGRAM = 700
NVM_ERASE = 53_000


class Reload(BaseException):
    """supervisor.reload() was called: the host runs the program again."""


class Reset(BaseException):
    """microcontroller.reset() was called: the host starts as at power-on, with the memory kept."""


class Device:
    """The state of the device, and what a host may set:

    step_us       what a turn of code.py's loop computes besides its sleep, in microseconds
    settings      the bytes of the drive's settings.toml, or None
    console_host  READING, DEAF or CLOSED
    on_frame      called with (microseconds at the frame's end, bytes in the wire's order: green, red, blue)
    on_console    called with bytes
    on_nvm        called with the whole memory after each change
    at_horizon    called when the clock gets to the horizon; it sets a later one, or raises
    on_sleep      called before each time.sleep() with its seconds
    """

    def __init__(self):
        self.step_us = 1000
        self.ticks_at_power_on = TICKS_AT_POWER_ON
        self.settings = None
        self.console_host = READING
        self.on_frame = self.on_console = self.on_nvm = self.at_horizon = self.on_sleep = None

        self.now_us = 0
        self.run_reason = "STARTUP"
        self.levels = {}  # GPIO number -> level that something outside drives (False: a pressed button)
        self.used_pins = set()  # GPIO numbers in use
        self.nvm = bytearray(b"\xff" * NVM_SIZE)
        self.console_waiting = 0  # bytes that a deaf terminal does not take
        self._events = []  # (microseconds, GPIO number, level), in order
        self._horizon_us = FOREVER
        self._stop_us = FOREVER  # the nearer of horizon and first event

    def advance(self, us):
        """Let `us` microseconds pass; pins move and the host gets control at their moments."""
        target = self.now_us + us
        while target >= self._stop_us:
            self.now_us = max(self.now_us, self._stop_us)
            self._reach()
        self.now_us = target

    def _reach(self):
        while self._events and self._events[0][0] <= self.now_us:
            _, pin, level = self._events.pop(0)
            self.levels[pin] = level
        self._find_stop()
        if self._horizon_us <= self.now_us:
            self.at_horizon()

    def set_horizon(self, us):
        """Call `at_horizon` when the clock gets to `us` (FOREVER: never)."""
        self._horizon_us = us
        self._find_stop()

    def schedule(self, us, pin, level):
        """Set GPIO `pin` to `level` when the clock gets to `us`; what is past happens at once."""
        at = len(self._events)
        while at and self._events[at - 1][0] > us:
            at -= 1
        self._events.insert(at, (us, pin, bool(level)))
        self._find_stop()
        if us <= self.now_us < self._horizon_us:
            self._reach()

    def _find_stop(self):
        self._stop_us = self._horizon_us
        if self._events and self._events[0][0] < self._stop_us:
            self._stop_us = self._events[0][0]

    def ticks_ms(self):
        """The firmware's own clock: milliseconds, wrapping at 2**29."""
        self.advance(CLOCK_LOOK)
        return (self.ticks_at_power_on + self.now_us // 1000) % TICKS_PERIOD

    def sleep(self, seconds):
        """What time.sleep does here, with the computing before it."""
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        if self.on_sleep:
            self.on_sleep(seconds)
        self.advance(self.step_us + int(seconds * 1_000_000))

    def wait_for_ever(self):
        """The firmware hangs: time goes on, and only the host can end it."""
        while True:
            self.advance(1000)

    def light(self, wire):
        """A frame goes out over the pixels' wire."""
        self.advance(WIRE_BYTE * len(wire))
        if self.on_frame:
            self.on_frame(self.now_us, bytes(wire))
        self.advance(AFTER_FRAME)

    def write_console(self, data):
        """Bytes go out over USB; return how many found room. With no terminal open they all do, and are lost."""
        if self.console_host == DEAF:
            data = data[: DEAF_ROOM - self.console_waiting]
            self.console_waiting += len(data)
        elif self.on_console and self.console_host == READING:
            self.on_console(data)
        return len(data)

    def reload_console(self):
        """CircuitPython itself tells on the console that a program ends and begins, and waits for room for that."""
        if self.console_host == DEAF:
            self.console_waiting += BETWEEN_PROGRAMS
            if self.console_waiting > DEAF_ROOM:
                self.wait_for_ever()

    def print_console(self, text):
        """What print() does: send text, and wait for room for as long as it takes."""
        data = text.replace("\n", "\r\n").encode()
        if self.write_console(data) < len(data):
            self.wait_for_ever()

    def write_nvm(self, start, data):
        """Write bytes as the board does: erase all first if one of them isn't 0xFF yet."""
        stop = start + len(data)
        erased = self.nvm[start:stop] == b"\xff" * len(data)
        self.advance(NVM_PROGRAM if erased else NVM_ERASE)
        self.nvm[start:stop] = data
        if self.on_nvm:
            self.on_nvm(self.nvm)

    def power_on(self):
        """Back to the moment of power-on; the memory and what drives the pins stay."""
        self.now_us = 0
        self.run_reason = "STARTUP"
        self.console_waiting = 0
        self._events = []
        self._find_stop()


device = Device()
