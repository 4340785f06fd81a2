# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs once at power-on, before USB starts: leaves the computer the drive and a plain console, and nothing else.

The kit is there to be tinkered with. With CLASSROOM_LOCK = 1 drive and console are hidden too, unless B is held.
Nothing here may ever lock the owner out: whatever fails or is in doubt leaves both open.
"""

try:
    import supervisor
    import usb_hid
    import usb_midi

    supervisor.status_bar.console = False  # control codes, which a screen reader would read out
    usb_hid.disable()  # a game is no keyboard: a school's computers need not ask about one
    usb_midi.disable()
except Exception as error:
    print("boot.py:", error)

try:
    import os

    from microcontroller import ResetReason, cpu

    stopped = False
    if cpu.reset_reason == ResetReason.WATCHDOG:
        import safemode

        stopped = safemode.count() >= safemode.MOST
        if stopped:
            supervisor.set_next_code_file("safemode.py")  # a sign in place of the game
    if not stopped and os.getenv("CLASSROOM_LOCK") == 1:
        from rescue import lock

        lock.lock()
except Exception as error:
    print("boot.py:", error)  # CircuitPython writes it to boot_out.txt, but only where it says something else
