# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Random bytes for MicroPython WASM, which has none, from the browser's own generator. Only the page can import it."""

from binascii import unhexlify

import page_bridge


def urandom(size):
    """Return `size` random bytes."""
    return unhexlify(page_bridge.random_hex(size))
