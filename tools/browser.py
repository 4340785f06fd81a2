# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Find a Chromium for the page's tests, or bring one:

    .venv/bin/python tools/browser.py        prints its path

Looked for: $CHROMIUM, then on the PATH, then Playwright's own. Brought: by the system's packages (Debian and Ubuntu, as
root), else by Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from provision.places import BUILD
from provision.running import one_at_a_time, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
MAC_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PATIENCE_SECONDS = 600
ADVICE = (
    "No Chromium for the page's tests. Bring one: `apt install chromium`, or `.venv/bin/playwright install "
    "chromium`, or any Chrome or Chromium on the PATH or named by $CHROMIUM."
)


class BrowserMissing(RuntimeError):
    """There is no Chromium, and none could be brought; the message says what to do."""


def find() -> str | None:
    """Return the path of a Chromium or Chrome, or None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    for name in (*NAMES, *MAC_PLACES):
        path = shutil.which(name)
        if path:
            return path
    return _of_playwright()


def need() -> str:
    """Return the path of a Chromium, brought if there is none yet; raises BrowserMissing."""
    path = find()
    if path:
        return path
    with one_at_a_time(BUILD / "browser.lock"):
        path = find()  # another process may have brought it meanwhile
        failed = BUILD / "browser-missing"
        if path or failed.exists():  # not again for each test file; `make clean` forgets it
            return path or _missing()
        for bring in (_by_apt, _by_playwright):
            bring()
            path = find()
            if path:
                return path
        failed.parent.mkdir(parents=True, exist_ok=True)
        failed.touch()
    return _missing()


def _missing() -> str:
    raise BrowserMissing(ADVICE)


def _by_apt() -> None:
    if not shutil.which("apt-get") or getattr(os, "geteuid", lambda: 1)() != 0:
        return
    say("Installing Chromium for the page's tests by apt-get (about 300 MB, once) ...")
    _try("apt-get", "update", "--quiet")
    _try("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium")


def _by_playwright() -> None:
    say("Downloading Chromium for the page's tests with Playwright (about 150 MB, once) ...")
    _try(sys.executable, "-P", "-m", "playwright", "install", "chromium")


def _try(*command: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(
            command, env=environment, timeout=PATIENCE_SECONDS, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        say(f"{command[0]}: {error}")


def _of_playwright() -> str | None:
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415  (the tests have it)
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    try:
        print(need())
    except BrowserMissing as error:
        sys.exit(f"browser: {error}")
