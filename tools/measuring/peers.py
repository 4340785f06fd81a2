# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Our codebreaker beside others from the Python package index: all 1296 codes of the classic edition.

The others have an environment of their own, build/peers: one of them has a package named mastermind too.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from mastermind import EDITIONS, Codebreaker, feedback
from provision.environment import advice_for
from provision.places import BUILD, REQUIREMENTS, python_of
from provision.running import SetupError, run, say
from provision.stamps import is_fresh, leave

ENVIRONMENT = BUILD / "peers"
_GAMES = Path(__file__).with_name("peer_games.py")
_OLDEST = (3, 12)
_PATIENCE_SECONDS = 1800


def codebreakers() -> list[tuple[str, str]]:
    """Mean guesses, worst case and time of each; where the others cannot be had, that is said instead."""
    rows = [_row("codebreaker of this package", *_ours())]
    listed = REQUIREMENTS / "peers.txt"
    versions = dict(line.split("==") for line in listed.read_text().splitlines() if "==" in line)
    try:
        _need_them(listed)
        # From another folder: the root's code.py must not pass for the library's `code`.
        done = subprocess.run(
            [python_of(ENVIRONMENT), _GAMES],
            cwd=BUILD, capture_output=True, text=True, timeout=_PATIENCE_SECONDS, check=True,
        )  # fmt: skip
    except (SetupError, subprocess.SubprocessError) as error:
        print(f"\nTHE OTHER CODEBREAKERS WERE NOT MEASURED:\n{getattr(error, 'stderr', None) or error}\n", flush=True)
        return [*rows, ("other codebreakers", "NOT MEASURED here")]
    for line in done.stdout.splitlines():
        if line.startswith("{"):
            found = json.loads(line)
            needed = Counter({int(guesses): codes for guesses, codes in found["needed"].items()})
            rows.append(_row(f"{found['name']} {versions[found['name']]}", needed, found["seconds"]))
    return rows


def _row(name: str, needed: Counter[int], seconds: float) -> tuple[str, str]:
    codes = needed.total()
    mean = sum(guesses * count for guesses, count in needed.items()) / codes
    return f"{name}, {codes} codes", f"{mean:.3f} guesses, at most {max(needed)}; {seconds:.1f} s"


def _ours() -> tuple[Counter[int], float]:
    needed: Counter[int] = Counter()
    begun = time.perf_counter()
    for secret in EDITIONS["classic"].codes():
        breaker = Codebreaker(EDITIONS["classic"])
        while not breaker.rows or breaker.rows[-1][0] != secret:
            guess = breaker.next_guess()
            breaker.take(guess, feedback(secret, guess))
        needed[len(breaker.rows)] += 1
    return needed, time.perf_counter() - begun


def _need_them(listed: Path) -> None:
    """Make their environment, once."""
    stamp = ENVIRONMENT / "stamp"
    if is_fresh(stamp, [listed]):
        return
    say("Installing the packages of requirements/peers.txt into build/peers (about 250 MB, once) ...")
    run([_python(), "-P", "-m", "venv", "--clear", ENVIRONMENT], advice="Python could not make an environment.")
    pip: list[str | Path] = [python_of(ENVIRONMENT), "-P", "-m", "pip", "--disable-pip-version-check"]
    run([*pip, "install", "--requirement", listed], advice=advice_for(listed))
    leave(stamp, [listed])


def _python() -> str:
    """A Python that is new enough for them; SetupError if there is none."""
    programs = [sys.executable, *(shutil.which(f"python3.{minor}") for minor in range(_OLDEST[1], 20))]
    # pyenv has a stand-in for each version on the path, but it runs only those that are switched on.
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    programs += [str(program) for program in sorted(kept.glob("*/bin/python3"))]
    for program in filter(None, programs):
        asked = [program, "-c", f"import sys; sys.exit(sys.version_info < {_OLDEST})"]
        if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
            return program
    raise SetupError(f"The other codebreakers need Python {_OLDEST[0]}.{_OLDEST[1]} or newer; there is none here.")
