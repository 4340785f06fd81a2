# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Leaving CRACK and DUEL, and going on: on devices with the probe's code.py, which tells what is kept."""

from kept_match import last_kept


def leave(cracker, hold=True):
    """Choose LEAVE in the pause menu; return the bytes that are kept."""
    if hold:
        cracker.crack_pause("LEAVE")
    else:  # before a code is thought of, B alone opens it
        cracker.press("B")
        cracker.choose("LEAVE", ("RESUME", "POINTS", "LEAVE", "STOP"))
    assert cracker.main_menu() == "RESUME"
    cracker.device.run(100)
    return last_kept(cracker.device)


def resume(cracker, lit):
    """Choose RESUME: what was `lit` before is lit again, but for what blinks or scrolls, soon."""
    known = len(cracker.device.frames)
    cracker.choose("RESUME")
    cracker.device.run(1500)
    assert any(frame.pixels == lit for frame in cracker.device.frames[known:]), cracker.grid


def there_and_back(cracker, hold=True):
    """Leave, change the menu's rules, resume, and leave and resume once more: all is as it was."""
    before = cracker.device.last.pixels
    first = leave(cracker, hold)
    for item in ("SOLO", "BLANKS"):
        cracker.go_to(item)
        cracker.press("RIGHT")
    resume(cracker, before)
    assert leave(cracker, hold) == first
    resume(cracker, before)
