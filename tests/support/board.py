# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The emulated board: the real CircuitPython on an emulated Pico, over a folder that is its drive."""

import sys
import tempfile
from pathlib import Path

import firmware_files
import flash_cache
from device import BUTTONS, Device, DeviceError
from line_process import LineProcess
from node import node

ROOT = Path(__file__).resolve().parents[2]
EMULATOR = ROOT / "emulator"
sys.path.append(str(EMULATOR))

from drive_image import drive_image, read_image  # noqa: E402 - it lives beside the emulator

PATIENCE_SECONDS = 60  # of wall time for any command ...
PATIENCE_A_SIMULATED_SECOND = 20  # ... and so much more for each second to simulate
USB_INTERFACE = 4  # a descriptor's kind
FIRST_START_MS = 6000  # the longest first start, with room to spare
QUIET_MS = 400  # no flash operation for so long: the first start has written what it writes


class EmulatedPico(Device):
    """A handheld on the emulated board, switched on, all buttons released.

    drive        the folder that is its CIRCUITPY drive
    first_start  True: CircuitPython starts on this drive for the first time, which takes it 1.2 s longer.
                 False: it has been through that once (the image is cached in build/emulator/)
    host         what the computer on the USB cable does: "reading", "deaf", "closed" or "absent"
                 (emulator/usb_host.mjs says what they mean)
    nvm          what microcontroller.nvm holds at power-on; bytes, the rest is 0xFF
    power        False: leave it switched off, for power_on()

    Raises firmware_files.FirmwareMissing, node.NodeMissing, and DeviceError when a command fails or takes too long.
    """

    def __init__(
        self,
        drive: Path,
        *,
        first_start: bool = False,
        host: str = "reading",
        nvm: bytes | None = None,
        power: bool = True,
    ) -> None:
        super().__init__()
        self.on = False
        self.out_of_spec = 0  # WS2812 bits that break the data sheet's times or make no whole pixel, so far
        self.edges: list[tuple] = []  # (ms, pin, True, False or None): see watch_pin()
        self.flash_operations = 0  # erases and page programs since power-on
        self.operations: list[tuple[str, int, bytes]] = []  # watched ones: kind, address, the NVM before it
        self._scratch = tempfile.TemporaryDirectory(prefix="emulated-pico-")
        content = _new_chip(drive, self._scratch.name) if first_start else [_started_once(drive)]
        boot_rom = firmware_files.find(firmware_files.BOOT_ROM)
        arguments = [node(), EMULATOR / "server.mjs", boot_rom, *content]
        self._process = LineProcess(arguments, "the emulated board")
        for name in BUTTONS:
            self.level(name, True)
        self.command("host", mode=host)
        if power:
            self.power_on(nvm)

    def exchange(self, command: dict) -> dict:
        """See Device. A command that takes far too long ends the emulator."""
        seconds = _milliseconds_in(command) / 1000
        patience = PATIENCE_SECONDS + PATIENCE_A_SIMULATED_SECOND * seconds
        answer = self._process.exchange(command, patience)
        self.on = answer.get("on", self.on)
        self.out_of_spec = answer.get("outOfSpec", self.out_of_spec)
        self.edges += [tuple(edge) for edge in answer.get("edges", [])]
        self.flash_operations = answer.get("flashOperations", self.flash_operations)
        self.operations += [(kind, at, bytes.fromhex(nvm)) for kind, at, nvm in answer.get("operations", [])]
        return answer

    def until_frame(self, ms: float = 5000):
        """Runs until the next frame has latched, and returns it. Raises DeviceError after `ms` without one."""
        if not self.command("run", ms=ms, until="frame").get("until"):
            raise DeviceError(f"no frame within {ms} ms; console: {self.console[-500:]!r}")
        return self.last

    def wait_console(self, text: str, ms: float = 5000) -> str:
        """Runs until new text on the console contains `text`; returns what was printed meanwhile.

        Raises DeviceError after `ms` without it.
        """
        answer = self.command("run", ms=ms, until=f"console:{text}")
        if not answer.get("until"):
            raise DeviceError(f"no {text!r} within {ms} ms; console: {self.console[-500:]!r}")
        return answer["console"]

    def power_on(self, nvm: bytes | None = None) -> None:
        """Switches on; with `nvm`, microcontroller.nvm starts with these bytes and 0xFF after them."""
        self.command("power", on=True, **({} if nvm is None else {"nvm": nvm.hex()}))

    def power_off(self) -> None:
        """Switches off. The flash keeps what it has."""
        self.command("power", on=False)

    def power_cycle(self, nvm: bytes | None = None) -> None:
        """Switches off and on again."""
        self.power_off()
        self.power_on(nvm)

    def cut_power_at(self, operation: int | None, half_done: bool = True) -> None:
        """Lets the power fail at the nth flash operation from now (None: it does not, after all).

        The run in which that happens ends early, its answer has "cut", and the board is off.
        """
        self.command("cut", **({} if operation is None else {"at": operation, "half": half_done}))

    def watch_flash(self, on: bool = True) -> None:
        """From now on `operations` grows with each flash operation, or no longer."""
        self.command("watch", on=on)

    def voltage(self, millivolts: float) -> None:
        """Sets the supply at VSYS; it is 4700 mV at first, as from USB."""
        self.command("voltage", mv=millivolts)

    def watch_pin(self, pin: int) -> None:
        """Keeps in `edges` what the chip drives at a pin, from now on: True high, False low, None nothing."""
        self.command("edges", pin=pin)

    def idle(self, seconds: int) -> None:
        """Lets time pass in sleeps of a second, between which the firmware runs for 20 ms: 100 times as fast."""
        self.script([step for _ in range(seconds) for step in (("skip", 1000), ("run", 20))])

    def type(self, text: str) -> None:
        """Types text on the USB console."""
        self.command("type", text=text)

    def usb_interfaces(self) -> list[int]:
        """The class of each interface that the USB host was offered: 8 is a drive, 10 a console's data."""
        descriptors = bytes.fromhex(self.command("usb")["usb"])
        classes, at = [], 0
        while at < len(descriptors):
            length, kind = descriptors[at], descriptors[at + 1]
            if kind == USB_INTERFACE:
                classes.append(descriptors[at + 5])
            at += length
        return classes

    def bootsel(self, pressed: bool) -> None:
        """Presses the button on the Pico itself, or lets it go: in the first second it asks for safe mode."""
        self.command("bootsel", pressed=pressed)

    def until_reset(self, ms: float) -> float:
        """Runs until the chip resets itself; returns the time. Raises DeviceError after `ms` without that."""
        if not self.run(ms).get("reset"):
            raise DeviceError(f"no reset within {ms} ms; console: {self.console[-500:]!r}")
        return self.ms

    def set_host(self, mode: str) -> None:
        """Changes what the computer on the USB cable does; to or from "absent" only with the power off."""
        self.command("host", mode=mode)

    @property
    def nvm(self) -> bytes:
        """The 4 KiB of microcontroller.nvm as the flash has them now."""
        return self.saved("nvm")

    def drive_files(self) -> dict[str, bytes]:
        """The files on the drive as the flash has them now: path to content."""
        return read_image(self.saved("drive"))

    def saved(self, what: str) -> bytes:
        """Part of the flash, "nvm" (4 KiB), "drive" (1 MiB) or "flash" (2 MiB), or while on the "ram" (264 KiB)."""
        path = Path(self._scratch.name) / "saved.bin"
        self.command("save", what=what, file=str(path))
        return path.read_bytes()

    def close(self) -> None:
        """Ends the emulator."""
        self._process.close()
        self._scratch.cleanup()


def _milliseconds_in(command: dict) -> float:
    steps = command.get("steps", [])
    return command.get("ms", 0) + sum(step[1] for step in steps if step[0] == "run")


def _new_chip(drive: Path, scratch: str) -> list[Path]:
    image = Path(scratch) / "drive.img"
    image.write_bytes(drive_image(drive))
    return [firmware_files.find(firmware_files.CIRCUITPYTHON), image]


def _started_once(drive: Path) -> Path:
    """Returns the flash of a chip that has started on this drive once, made now or earlier."""

    def start() -> bytes:
        with EmulatedPico(drive, first_start=True) as board:
            return _flash_after_first_start(board)

    return flash_cache.get(Path(drive), start)


NVM_START, DRIVE_START = 0xFF000, 0x100000  # in the flash


def _flash_after_first_start(board: EmulatedPico) -> bytes:
    """Runs until CircuitPython has written boot_out.txt; returns the flash, its NVM empty."""
    while board.ms < FIRST_START_MS:
        before = board.flash_operations
        board.run(QUIET_MS)
        if board.flash_operations != before:
            continue
        flash = board.saved("flash")
        if "boot_out.txt" in read_image(flash[DRIVE_START:]):
            # The program may have run already: what it kept in NVM is no part of a started drive.
            return flash[:NVM_START] + b"\xff" * (DRIVE_START - NVM_START) + flash[DRIVE_START:]
    raise DeviceError(f"CircuitPython did not write boot_out.txt; console: {board.console[-500:]!r}")
