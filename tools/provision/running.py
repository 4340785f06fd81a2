# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs the programs that set things up, one set-up at a time, and says plainly what failed."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

_TAIL_LINES = 15


class SetupError(Exception):
    """A step of the set-up failed; the message says what to do."""


def say(text: str) -> None:
    """One line of progress, at once, also into a pipe."""
    print(text, flush=True)


def run(command: Sequence[str | Path], *, advice: str, cwd: Path | None = None) -> None:
    """Run a command quietly; raise SetupError with its last lines and the advice if it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", check=False,
        )  # fmt: skip
    except OSError as error:
        raise SetupError(f"{words[0]} did not start: {error}\n{advice}") from error
    if done.returncode:
        tail = "\n".join("    " + line for line in done.stdout.splitlines()[-_TAIL_LINES:])
        raise SetupError(f"{' '.join(words)}\nended with {done.returncode}:\n{tail}\n\n{advice}")


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Hold the lock file: a second set-up waits until the first has ended, however it ended."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a+b") as file:
        _lock(file.fileno())
        try:
            yield
        finally:
            _unlock(file.fileno())


if sys.platform == "win32":
    import msvcrt
    import time

    def _lock(handle: int) -> None:
        while True:
            try:  # locks one byte; the system lets go of it when the process ends
                msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
                return
            except OSError:
                time.sleep(0.2)

    def _unlock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)

    def _unlock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)
