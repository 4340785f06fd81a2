# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Fetch the two files that the emulated board needs from their makers: `python tools/fetch_firmware.py`.

They are CircuitPython's UF2 for the Raspberry Pi Pico and the boot ROM of its chip. What is in the
cache already stays as it is; what comes is kept only if its SHA-256 is the expected one.
"""

import hashlib
import os
import sys
import tempfile
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

import firmware_files
from elf_image import flat_image

ANSWER_SECONDS = 5  # for a maker's server to answer; a machine without network must not wait long
DOWNLOAD_SECONDS = 120
ADVICE = (
    "The tests on the emulated board are skipped without it. To get it, run `python tools/fetch_firmware.py` "
    "on a machine with internet access and copy the file, or download it in a browser from {url}{unpacked}, "
    "and put it into {folder} under the name {name} (another folder: set PICO_EMULATOR_CACHE)."
)


class FetchError(RuntimeError):
    """A file could not be fetched; the message says why."""


@dataclass(frozen=True)
class Source:
    """Where a firmware file comes from, and what makes it from the bytes that come."""

    file: firmware_files.FirmwareFile
    url: str
    unpack: Callable[[bytes], bytes] = bytes
    unpacking: str = ""  # in words, for someone who does it by hand


SOURCES = (
    Source(
        firmware_files.CIRCUITPYTHON,
        "https://downloads.circuitpython.org/bin/raspberry_pi_pico/en_US/"
        "adafruit-circuitpython-raspberry_pi_pico-en_US-10.0.0.uf2",
    ),
    Source(
        firmware_files.BOOT_ROM,
        "https://github.com/raspberrypi/pico-bootrom-rp2040/releases/download/b1/b1.elf",
        flat_image,
        " (an ELF file: `arm-none-eabi-objcopy -O binary b1.elf rp2040-bootrom-b1.bin` makes the file of it)",
    ),
)


def fetch_missing(sources=SOURCES, say: Callable[[str], None] = lambda text: None) -> list[str]:
    """Fetches each file that the cache lacks. Returns a paragraph for each one that is still missing."""
    problems = []
    for source in sources:
        try:
            firmware_files.find(source.file)
        except firmware_files.FirmwareMissing as missing:
            say(f"fetching {source.file.meaning} ...")
            try:
                _keep(source.file, source.unpack(_download(source.url)))
            except (FetchError, ValueError) as error:
                advice = ADVICE.format(
                    url=source.url,
                    unpacked=source.unpacking,
                    folder=firmware_files.cache_folder(),
                    name=source.file.name,
                )
                problems.append(f"{missing}. It could not be fetched: {error}. {advice}")
    return problems


def _download(url: str) -> bytes:
    """Returns what the address holds. A server that does not answer costs ANSWER_SECONDS, whatever hangs."""
    answered, finished = threading.Event(), threading.Event()
    outcome: list[bytes | Exception] = []

    def work() -> None:
        try:
            with urllib.request.urlopen(url, timeout=ANSWER_SECONDS) as response:
                answered.set()
                outcome.append(response.read())
        except urllib.error.HTTPError as error:
            error.close()
            outcome.append(error)
        except (OSError, ValueError) as error:
            outcome.append(error)
        answered.set()
        finished.set()

    # A thread, for looking up a name has no time limit of its own.
    threading.Thread(target=work, daemon=True).start()
    if not answered.wait(ANSWER_SECONDS):
        raise FetchError(f"{url} did not answer within {ANSWER_SECONDS} s")
    if not finished.wait(DOWNLOAD_SECONDS):
        raise FetchError(f"{url} was too slow")
    if isinstance(outcome[0], Exception):
        raise FetchError(f"{url}: {outcome[0]}")
    return outcome[0]


def _keep(file: firmware_files.FirmwareFile, content: bytes) -> None:
    """Puts a file into the cache in one move, so that nobody ever sees a part of it."""
    digest = hashlib.sha256(content).hexdigest()
    if digest != file.sha256:
        raise FetchError(f"what came has SHA-256 {digest} and not {file.sha256}; it was not kept")
    folder = firmware_files.cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor, unfinished = tempfile.mkstemp(dir=folder)
        with os.fdopen(descriptor, "wb") as part:
            part.write(content)
        os.replace(unfinished, folder / file.name)
    except OSError as error:
        raise FetchError(f"it cannot be kept in {folder}: {error}") from error


def main() -> int:
    """Fetch what is missing; returns 1 if something still is."""
    problems = fetch_missing(say=print)
    for problem in problems:
        print(f"\n{problem}", file=sys.stderr)
    if not problems:
        print(f"both files are in {firmware_files.cache_folder()}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
