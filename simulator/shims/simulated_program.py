# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs code.py as the board does, and takes it out of memory again for the next run."""

import sys

from simulated import device

_SHIMS = __file__.replace("\\", "/").rpartition("/")[0].rpartition("/")[0]  # what stands for the board stays


def run(root, names=None):
    """Execute code.py in the folder `root`; it returns only when code.py ends by itself.

    `names` is a dict for the program's global names, for a host that wants to see them.
    """
    if names is None:
        names = {}
    names["__name__"] = "__main__"
    path = root + "/code.py"
    with open(path) as file:
        source = file.read()
    if sys.implementation.name == "cpython":
        source = compile(source, path, "exec")
    exec(source, names)


def forget(folders):
    """Unload the modules that came from these folders, and give all pins back."""
    for name in list(sys.modules):
        file = getattr(sys.modules[name], "__file__", None) or ""
        for folder in () if file.replace("\\", "/").startswith(_SHIMS + "/") else folders:
            if file.startswith(folder + "/"):
                del sys.modules[name]
                break
    device.used_pins.clear()


def print_to_console(*values, sep=" ", end="\n", file=None):
    """What print() is on MicroPython, which can't exchange its standard output: text for the console over USB."""
    text = sep.join([str(value) for value in values]) + end
    if file is None:
        device.print_console(text)
    else:
        file.write(text)
