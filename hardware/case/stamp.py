# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""One short word for all numbers that the case was made from, so that files of older numbers are found out."""

from dataclasses import asdict
from hashlib import sha256

import places
import spots
from case_sizes import Sizes


def numbers(sizes: Sizes) -> str:
    """Twelve hex digits that change with any number of the case, of the board's places, and with any part's spot."""
    shared = {name: value for name, value in vars(places).items() if name.isupper()}
    text = repr((sorted(asdict(sizes).items()), sorted(shared.items()), sorted(spots.SPOTS.items())))
    return sha256(text.encode()).hexdigest()[:12]
