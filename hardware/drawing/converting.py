# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Makes PNG and PDF of an SVG. Needs rsvg-convert (librsvg2-bin); without it the old files stay, and it says so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def convert(picture: Path, forms: tuple[str, ...], dpi: int) -> None:
    """Write `picture`, an SVG, beside itself in each of the forms ("png", "pdf"), at so many pixels an inch."""
    converter = shutil.which("rsvg-convert")
    if converter is None:
        drawn = " and ".join(form.upper() for form in forms)
        print(f"NOT DRAWN as {drawn}: rsvg-convert is missing (apt install librsvg2-bin)", file=sys.stderr)
        return
    # The date in a PDF is the one that this variable names: the same drawing gives the same bytes.
    environment = os.environ | {"SOURCE_DATE_EPOCH": "0"}
    for form in forms:
        size = ["--dpi-x", str(dpi), "--dpi-y", str(dpi)]
        target = str(picture.with_suffix(f".{form}"))
        subprocess.run(
            [converter, "--format", form, *size, "--output", target, str(picture)], check=True, env=environment
        )
