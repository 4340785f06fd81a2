# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A device that is played for the pictures: the firmware on this machine, on a virtual clock."""

import sys
from pathlib import Path
from typing import Any, Self

from provision.places import ROOT

sys.path.append(str(ROOT / "tests" / "support"))

from cracker import Cracker
from host import HostHandheld
from hung_panels import HUNG, as_seen
from labels import LABELS
from person import PAUSE_ITEMS
from player import Player, naive_feedback
from self_tester import go_to, switch_on_with_a, to_results

__all__ = [
    "HUNG", "KEYS_MS", "LABELS", "PAUSE_ITEMS", "Cracker", "Frames", "Player", "Stage", "as_seen", "go_to",
    "hexadecimal", "naive_feedback", "switch_on_with_a", "to_results",
]  # fmt: skip

KEYS_MS = 1000  # a row's keys are complete by then

Frames = dict[str, str]


class Stage:
    """A device and its player; `take` keeps what is lit now under a name."""

    def __init__(
        self,
        settings: dict[str, Any] | str | None = None,
        *,
        blanks: bool = False,
        root: Path = ROOT,
        nvm: bytes = b"",
    ):
        self.frames: Frames = {}
        self.device = HostHandheld(settings=settings, root=root, nvm=nvm)
        language = settings.get("LANGUAGE", "en") if isinstance(settings, dict) else "en"
        self.player = Player(self.device, blanks=blanks, language=language)
        self.device.run(100)

    def take(self, name: str) -> None:
        """Keep the newest frame."""
        self.frames[name] = hexadecimal(self.device.last)

    def press(self, *names: str) -> None:
        """Press buttons, one after another."""
        self.player.press(*names)

    def begin(self) -> None:
        """Press A, and learn the colours of the game that begins."""
        self.press("A")
        self.player.begin()

    def guess(self, *codes: tuple[int, ...]) -> None:
        """Enter and submit rows."""
        for code in codes:
            self.player.submit(code)

    def hand_in(self, code: tuple[int, ...]) -> None:
        """Press A on a row that was entered, and wait for its keys."""
        self.press("A")
        self.device.run(KEYS_MS)
        self.player.rows.append((code, self.player.grid.keys(len(self.player.rows) + 1)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.device.close()


def hexadecimal(frame: Any) -> str:
    """A frame as text, six digits a pixel."""
    return b"".join(bytes(pixel) for pixel in frame.pixels).hex()
