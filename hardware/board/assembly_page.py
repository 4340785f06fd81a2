# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The page that shows part by part where to solder it: `assembly_page.py BOARD FOLDER` writes FOLDER/assembly.html.

Made by InteractiveHtmlBom, which needs an interpreter that sees KiCad's module.
"""

import os
import subprocess
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    """Write the page."""
    board, folder = Path(arguments[0]).resolve(), Path(arguments[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    program = Path(sys.executable).parent / "generate_interactive_bom"
    options = ["--no-browser", "--dest-dir", str(folder), "--name-format", "assembly", "--blacklist", "H*,TP*"]
    options += ["--checkboxes", "Placed,Soldered"]
    environment = {**os.environ, "INTERACTIVE_HTML_BOM_NO_DISPLAY": "1"}
    done = subprocess.run([program, *options, board], env=environment, capture_output=True, text=True, check=False)
    page = folder / "assembly.html"
    if done.returncode or not page.exists():
        print(done.stdout + done.stderr)
        return 1
    print(f"{page.name} {page.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
