# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A handheld whose kept match can be read: its bytes stand on the console once a match is left."""

import re
import shutil

from host import ROOT
from match_menus import LOADING_MS, MAIN

PROBE = ROOT / "tests" / "data" / "kept_probe" / "code.py"


def probe_root(folder, probe=PROBE):
    """Make a folder with the firmware and a probe's code.py, for HostHandheld's `root`; return it."""
    for name in ("rescue", "mastermind", "lib"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copy(probe, folder)
    return folder


def leave(people):
    """Choose LEAVE in the pause menu, which is still to be opened; return the bytes that are kept."""
    people.pause("LEAVE")
    assert people.main_menu() == "RESUME"
    people.device.run(200)
    return last_kept(people.device)


def resume(people):
    """Go on with what was left, from the main menu."""
    assert people.item(MAIN) == "RESUME"
    people.press("A")
    people.device.run(LOADING_MS)


def last_kept(device):
    """Return the bytes of the match that was kept last."""
    return bytes.fromhex(re.findall(r"KEPT ([0-9a-f]+)", device.console)[-1])
