# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A handheld as a test sees it: six buttons to press, and the lights and the text that come out.

Every runtime answers the same commands (one JSON object each way): `level`, `run` and `script`. A subclass only says
how a command reaches its runtime.
"""

from dataclasses import dataclass

BUTTONS = {"UP": 10, "DOWN": 11, "LEFT": 12, "RIGHT": 13, "A": 14, "B": 15}

MILLIAMPS_AT_REST = 1  # each pixel, dark
LEVELS_A_MILLIAMP = 16  # each channel: R/16 mA


class DeviceError(RuntimeError):
    """The runtime answered with an error, died, or did not answer in time."""


@dataclass(frozen=True)
class Frame:
    """What the pixels show from `ms` (simulated, since power-on; the end of its last bit) on.

    `pixels` is a list of (r, g, b), each 0..255, as they leave the pin and in the chain's order.
    """

    ms: float
    pixels: list

    @classmethod
    def from_answer(cls, ms: float, colours: str) -> "Frame":
        """Makes a frame from the protocol's form: six hexadecimal digits a pixel."""
        channels = bytes.fromhex(colours)
        return cls(ms, [tuple(channels[at : at + 3]) for at in range(0, len(channels), 3)])

    @property
    def milliamps(self) -> float:
        """The current it draws by the project's estimate, in mA."""
        return current_of(self)


def current_of(frame: Frame) -> float:
    """Returns a frame's estimated current in mA: 1 for each pixel and R/16 + G/16 + B/16 of its light."""
    light = sum(sum(pixel) for pixel in frame.pixels)
    return MILLIAMPS_AT_REST * len(frame.pixels) + light / LEVELS_A_MILLIAMP


class Device:
    """A running handheld. Subclasses give `exchange`, and `close` where there is something to end.

    frames   every Frame so far     last     the newest one, or None
    console  all text so far        ms       simulated time since power-on
    """

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.console = ""
        self.ms = 0.0

    def exchange(self, command: dict) -> dict:
        """Sends one command to the runtime and returns its answer."""
        raise NotImplementedError

    def command(self, do: str, **arguments) -> dict:
        """Has a command carried out, and keeps the frames and the text that it brought.

        Returns the whole answer. Raises DeviceError when the runtime reports an error.
        """
        answer = self.exchange({"do": do, **arguments})
        if "error" in answer:
            raise DeviceError(f"{do}: {answer['error']}")
        self.frames += [Frame.from_answer(*frame) for frame in answer["frames"]]
        self.console += answer["console"]
        self.ms = answer["ms"]
        return answer

    @property
    def last(self) -> Frame | None:
        """The newest frame."""
        return self.frames[-1] if self.frames else None

    def level(self, name: str, high: bool) -> dict:
        """Sets the level at a button's pin: low is pressed."""
        return self.command("level", pin=BUTTONS[name], high=high)

    def run(self, ms: float) -> dict:
        """Lets simulated time pass."""
        return self.command("run", ms=ms)

    def script(self, steps: list) -> dict:
        """Carries out steps in one go: ("level", button name or pin, high) and ("run", ms)."""
        return self.command("script", steps=[_with_pin(step) for step in steps])

    def press(self, name: str, held: float = 45, after: float = 60, bounce: tuple = ()) -> dict:
        """Presses a button for `held` ms and waits for `after` ms more.

        bounce: what the contact does before it closes, as pairs of (level, microseconds), and again with
        opposite levels before it opens.
        """
        closing = [step for high, micros in bounce for step in _bounce(name, high, micros)]
        opening = [step for high, micros in bounce for step in _bounce(name, not high, micros)]
        down, up = ("level", name, False), ("level", name, True)
        return self.script([*closing, down, ("run", held), *opening, up, ("run", after)])

    def close(self) -> None:
        """Ends the runtime."""

    def __enter__(self):
        return self

    def __exit__(self, *failure) -> None:
        self.close()


def _bounce(name: str, high: bool, micros: float) -> list:
    return [("level", name, high), ("run", micros / 1000)]


def _with_pin(step: tuple) -> list:
    kind, *rest = step
    if kind == "level" and rest[0] in BUTTONS:
        rest[0] = BUTTONS[rest[0]]
    return [kind, *rest]
