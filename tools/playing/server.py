# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Serves the page to this machine only, and builds it anew when its sources changed."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playing.builder import PAGE, PageError, build_page, sources

ADDRESS = "127.0.0.1"
PORTS = range(8000, 8100)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Hands out build/page, never from a cache: whoever changed the firmware reloads and sees it."""

    # The system's own table may be wrong (on Windows a program can change it), and a browser
    # takes no module that is not named JavaScript.
    extensions_map = {  # noqa: RUF012  (so declared by the library)
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".wasm": "application/wasm",
        "": "application/octet-stream",
    }

    server: "PageServer"

    def __init__(self, request, client_address, server):
        super().__init__(request, client_address, server, directory=str(server.folder))

    def do_GET(self):
        """Answer a request."""
        if self.path.partition("?")[0] in {"/", "/index.html"}:
            try:
                self.server.refresh()
            except PageError as error:
                self.send_error(500, explain=str(error))
                return
        super().do_GET()

    def end_headers(self):
        """Add to every answer what keeps the browser from caching it."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        """The terminal belongs to the player."""


class PageServer(http.server.ThreadingHTTPServer):
    """Builds the page into `folder` and serves it at `address`; port None: the first free one from 8000 on."""

    daemon_threads = True
    allow_reuse_address = False  # on Windows it would let two servers share a port

    def __init__(self, port: int | None = None, folder: Path = PAGE) -> None:
        self.folder = folder
        self._stamp: tuple = ()
        self._building = threading.Lock()
        self.refresh()
        for candidate in PORTS if port is None else [port]:
            try:
                super().__init__((ADDRESS, candidate), Handler)
                return
            except OSError as error:
                failure = error
        raise failure

    @property
    def address(self) -> str:
        """What to type into a browser."""
        return f"http://{ADDRESS}:{self.server_port}/"

    def refresh(self) -> None:
        """Build the page if any of its sources changed."""
        with self._building:
            try:
                files = [(str(path), path.stat().st_mtime_ns) for path in sources()]
            except OSError:
                files = []  # the builder names the missing file
            if tuple(files) != self._stamp or not files:
                build_page(self.folder)
                self._stamp = tuple(files)


@contextmanager
def serving(port: int | None = None, folder: Path = PAGE) -> Iterator[PageServer]:
    """Serve in the background, for as long as the block runs."""
    server = PageServer(port, folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
