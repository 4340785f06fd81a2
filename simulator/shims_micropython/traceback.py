# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""CircuitPython's traceback, which MicroPython lacks."""

import sys
from io import StringIO

from simulated import device


def print_exception(exc, value=None, tb=None, limit=None, file=None, chain=True):
    """Print the exception with its traceback on the console, or into `file`."""
    text = "".join(format_exception(exc, value))
    if file is None:
        device.print_console(text)
    else:
        file.write(text)


def format_exception(exc, value=None, tb=None, limit=None, chain=True):
    """Return the text of the exception with its traceback, in a list."""
    stream = StringIO()
    sys.print_exception(exc if isinstance(exc, BaseException) else value, stream)
    # The hosts execute code.py from its text, which has no name for MicroPython.
    return [stream.getvalue().replace('"<string>"', '"code.py"')]
