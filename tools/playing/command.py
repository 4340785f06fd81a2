# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The command line of play: build, serve, open the browser, wait for Ctrl-C."""

import argparse
import os
import signal
import sys
import threading
import webbrowser
from pathlib import Path

from playing.builder import SINGLE, PageError, build_page, build_single
from playing.server import serving


def main(arguments: list[str]) -> int:
    """Run the command; returns its exit code."""
    options = _parser().parse_args(arguments)
    try:
        build_single()
        if options.build:
            build_page()
            print(f"Built {_short(SINGLE.parent / 'page')}/ and {_short(SINGLE)}.")
            return 0
        return _play(options)
    except PageError as error:
        print(f"play: {error}", file=sys.stderr)
    except OSError as error:
        print(f"play: no port is free for the page ({error}); try --port 0", file=sys.stderr)
    return 1


def _play(options: argparse.Namespace) -> int:
    with serving(options.port) as server:
        print(f"The handheld is at {server.address}", flush=True)
        if not options.no_browser and not _open(server.address):
            print("Open that address in a browser on this machine.", flush=True)
        print(f"The same in one file, to keep or to send: {_short(SINGLE)}", flush=True)
        print("Ctrl-C ends it.", flush=True)
        _wait_for_the_end()
    print("\nEnded.", flush=True)
    return 0


def _wait_for_the_end() -> None:
    end = threading.Event()
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), lambda *_: end.set())
    # Short waits: on Windows a wait without an end hears no Ctrl-C.
    while not end.wait(0.5):
        pass


def _open(address: str) -> bool:
    """Open the browser; False where there is no screen (or only a browser for the terminal) or it fails."""
    screenless = sys.platform not in {"win32", "darwin"} and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if screenless:
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def _short(path: Path) -> str:
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="play.py", description="Play in the browser.")
    parser.add_argument("--port", type=int, help="serve here (default: the first free one from 8000)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--build", action="store_true", help="only build build/page/ and build/simulator.html")
    return parser
