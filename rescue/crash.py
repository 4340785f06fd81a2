# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a broken handheld does: show a red cross, say why, start again at a press. Loaded only when it is needed."""

from traceback import format_exception

import digitalio
import microcontroller
import supervisor
import usb_cdc

from rescue import wiring
from rescue.sign import HEIGHT, WIDTH, send, supply_on

_RED = b"\x00\x18\x00"  # in the order of the wire: green, red, blue
# A cross as wide as the grid, in its middle; on every panel layout some red cells light.
_CROSS = (0x81, 0x42, 0x24, 0x18, 0x18, 0x24, 0x42, 0x81)
_CROSS_TOP = 4
_PRESS_MS = 20
_SUPPLY_US = 20_000  # until the pixels understand, if they had no supply
_AT_ONCE = 48  # bytes for the console in one step


class CrashSign:
    """A red cross on the grid and `error` on the console; a button press starts the program again."""

    def __init__(self, error):
        _stop_watchdog()
        board_pins = wiring.read()
        supply_on(board_pins)
        microcontroller.delay_us(_SUPPLY_US)
        frame = bytearray(3 * WIDTH * HEIGHT)
        for line, bits in enumerate(_CROSS):
            for x in range(WIDTH):
                if bits >> x & 1:
                    at = 3 * (WIDTH * (_CROSS_TOP + line) + x)
                    frame[at : at + 3] = _RED
        send(frame, board_pins[wiring.PIXELS])
        self._buttons = []
        for job in wiring.BUTTONS:
            button = digitalio.DigitalInOut(board_pins[job])
            button.switch_to_input(pull=digitalio.Pull.UP)
            self._buttons.append(button)
        self._armed = False
        self._changed = supervisor.ticks_ms()
        self._down = True
        trace = "".join(format_exception(error)).strip()
        text = "The handheld stopped:\r\n%s\r\nPress any of its buttons to start again.\r\n" % trace
        self._text = text.encode("utf-8")
        if usb_cdc.console is not None:
            usb_cdc.console.write_timeout = 0  # print() would wait for ever for a host that does not read

    def step(self):
        """Watch the buttons: a new press, 20 ms long, after all were up, starts again."""
        down = False
        for button in self._buttons:
            if not button.value:
                down = True
        now = supervisor.ticks_ms()
        if down != self._down:
            self._down = down
            self._changed = now
        elif (now - self._changed) & 0x1FFFFFFF >= _PRESS_MS:  # ticks wrap at 2**29
            if not down:
                self._armed = True
            elif self._armed:
                _start_again()
        if self._text and usb_cdc.console is not None and usb_cdc.console.connected:
            sent = usb_cdc.console.write(self._text[:_AT_ONCE])
            self._text = self._text[sent or 0 :]


def _stop_watchdog():
    # Nobody feeds it any more, and the sign has to stay until somebody has read it.
    try:
        microcontroller.watchdog.mode = None
    except Exception:  # a board without one
        pass


def _start_again():
    port = usb_cdc.console
    if port is not None and port.connected and port.out_waiting:
        # reload() says so on the console, and waits for room: for ever, with a terminal open that does not read.
        microcontroller.reset()
    supervisor.reload()
