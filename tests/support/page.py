# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld in the simulator page, in a real Chromium."""

import json
import tempfile
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Error, Page, Playwright, sync_playwright

from browser import need
from device import Device, DeviceError
from playing.server import serving

# A browser that talks to nobody but the page: without these it looks for updates and for its maker's hosts.
OPTIONS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
)  # fmt: skip
PATIENCE_MS = 15_000
READY = "window.sim && window.sim.ready"
NVM_KEY = "mastermind-handheld.nvm"


class _SharedPlaywright:
    """Playwright runs once in a process; several browsers share it, and the last one stops it."""

    def __init__(self) -> None:
        self._users = 0
        self._playwright: Playwright | None = None

    def take(self) -> Playwright:
        """Start it, or share the one that runs."""
        if self._playwright is None:
            self._playwright = sync_playwright().start()
        self._users += 1
        return self._playwright

    def give_back(self) -> None:
        """Stop it when nobody uses it any more."""
        self._users -= 1
        if self._users == 0 and self._playwright:
            self._playwright.stop()
            self._playwright = None


_playwright = _SharedPlaywright()


class PageBrowser:
    """A Chromium without a window, and the server with the page. Raises browser.BrowserMissing."""

    def __init__(self) -> None:
        executable = need()
        self._folder = tempfile.TemporaryDirectory(prefix="page-")
        self.folder = Path(self._folder.name)
        self._serving = serving(0, self.folder)
        self.address = self._serving.__enter__().address
        self.chromium = _playwright.take().chromium.launch(executable_path=executable, args=list(OPTIONS))

    def open(self, settings: dict | None = None, **options) -> "PageHandheld":
        """Open the page in a profile of its own; see PageHandheld."""
        return PageHandheld(settings, browser=self, **options)

    def close(self) -> None:
        """End the browser and the server."""
        self.chromium.close()
        _playwright.give_back()
        self._serving.__exit__(None, None, None)
        self._folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *failure) -> None:
        self.close()


class PageHandheld(Device):
    """A handheld in a page of its own, switched on.

    settings  what settings.toml holds besides the drive's own lines: a dict
    nvm       the memory at power-on; bytes, the rest is 0xFF
    manual    True: its clock moves by commands only; False: by itself, as for a player
    browser   a PageBrowser to share (a start costs seconds), else it gets one of its own
    program   the text of another code.py in place of the project's
    address   another address than the server's, such as a file's
    view      what Playwright knows of the screen: viewport, has_touch, reduced_motion and so on

    `page` is Playwright's. `problems` are the errors that the page reported, `requests` what it asked for.
    """

    def __init__(
        self,
        settings: dict | None = None,
        *,
        nvm: bytes = b"",
        manual: bool = True,
        browser: PageBrowser | None = None,
        program: str | None = None,
        address: str | None = None,
        **view,
    ) -> None:
        super().__init__()
        self._own = None if browser else PageBrowser()
        browser = self._own or browser
        assert browser
        self.context = browser.chromium.new_context(**view)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._on_message)
        self.page.on("request", lambda request: self.requests.append(request.url))
        if program is not None:
            self.page.route("**/firmware.json", lambda route: _with_program(route, program))
        if nvm:
            self.page.goto(browser.address + "style.css")
            self.page.evaluate("([key, nvm]) => localStorage.setItem(key, nvm)", [NVM_KEY, _padded(nvm)])
        query = urlencode({**({"manual": 1} if manual else {}), **(settings or {})})
        self.page.goto((address or browser.address) + ("?" + query if query else ""))
        self.wait_ready()

    def _on_message(self, message) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(message.text)

    def wait_ready(self) -> None:
        """Wait until the firmware runs, or a notice says why it can't."""
        self.page.wait_for_function(f"({READY}) || !document.getElementById('notice').hidden")

    def exchange(self, command: dict) -> dict:
        """See Device."""
        try:
            return self.page.evaluate("command => window.sim.command(command)", command)
        except Error as error:
            raise DeviceError(f"the page failed at {str(command)[:200]}: {error}") from error

    def power_cycle(self) -> None:
        """Switch off and on again: the page loads anew, the browser keeps the memory."""
        self.page.reload()
        self.wait_ready()
        self.ms = 0.0

    @property
    def nvm(self) -> bytes:
        """The 4096 bytes of microcontroller.nvm as the browser keeps them."""
        kept = self.page.evaluate("key => localStorage.getItem(key)", NVM_KEY)
        return bytes.fromhex(kept) if kept else b"\xff" * 4096

    @property
    def stopped(self) -> str | None:
        """None while code.py runs, else the traceback that it ended with."""
        return self.page.evaluate("window.sim.stopped")

    @property
    def pixels(self) -> list[tuple[int, int, int]]:
        """What the pixels show now, as (r, g, b)."""
        flat = self.page.evaluate("[...window.sim.pixels]")
        return [tuple(flat[at : at + 3]) for at in range(0, len(flat), 3)]

    def on_canvas(self, x: int, y: int) -> tuple[int, int, int]:
        """The colour that the page draws in the middle of a cell."""
        return tuple(
            self.page.evaluate(
                """([x, y]) => {
                  const canvas = document.getElementById("grid");
                  const cell = canvas.width / 8;
                  const middle = [(x + .5) * cell, (y + .5) * cell];
                  return [...canvas.getContext("2d").getImageData(...middle, 1, 1).data.slice(0, 3)];
                }""",
                [x, y],
            )
        )

    def button(self, name: str):
        """Playwright's locator of one of the six buttons."""
        return self.page.locator(f'[data-button="{name}"]')

    def close(self) -> None:
        """Close the page, and the browser if it is its own."""
        self.context.close()
        if self._own:
            self._own.close()


def _padded(nvm: bytes) -> str:
    return (nvm + b"\xff" * (4096 - len(nvm))).hex()


def _with_program(route, program: str) -> None:
    response = route.fetch()
    firmware = response.json()
    firmware["files"]["drive/code.py"] = program
    route.fulfill(response=response, body=json.dumps(firmware))
