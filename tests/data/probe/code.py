# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""code.py with ears: the handheld as it is, and figures from inside when a letter arrives on the console.

h: free heap after a collection; t: what one step costs, the mean of 50 and the longest since the last t.
"""

import sys
import time

from rescue import start

handheld = start()
import gc  # noqa: E402  (after the start, whose memory is measured)

from supervisor import runtime  # noqa: E402

longest = 0
while True:
    before = time.monotonic_ns()
    handheld.step()
    longest = max(longest, time.monotonic_ns() - before)
    if runtime.serial_bytes_available:
        letter = sys.stdin.read(1)
        if letter == "h":
            gc.collect()
            print("heap", gc.mem_free())
        elif letter == "t":
            before = time.monotonic_ns()
            for _ in range(50):
                handheld.step()
            print("step", (time.monotonic_ns() - before) // 50000, longest // 1000)
            longest = 0
    time.sleep(0.001)
