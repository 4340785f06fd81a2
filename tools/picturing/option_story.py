# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The device's own options, for the pictures."""

from person import OPTION_ITEMS
from picturing.stage import Frames, Stage

READ_MS = 250


def options(language: str = "en") -> Frames:
    """Each kind of option, another palette and brightness, and the questions before all is forgotten."""
    with Stage({"LANGUAGE": language}) as stage:
        stage.player.go_to("OPTIONS")
        stage.take("options item")
        stage.press("A")
        stage.device.run(READ_MS)
        stage.take("options language")
        show(stage, "LIGHT", "options light")
        stage.press("LEFT", "LEFT")
        stage.device.run(READ_MS)
        stage.take("options dim")
        stage.press("RIGHT", "RIGHT")
        show(stage, "PALETTE", "options palette", "RIGHT")
        show(stage, "IDLE", "options idle")
        show(stage, "EDITION", "options edition", "LEFT")
        show(stage, "RESET", "options reset")
        show(stage, "WIPE", "options wipe", "A")
        stage.press("A")
        stage.device.run(READ_MS)
        stage.take("options really")
        return stage.frames


def show(stage: Stage, item: str, name: str, *buttons: str) -> None:
    """Go to an item, press buttons, and take what is lit then."""
    stage.player.go_to(item, OPTION_ITEMS)
    stage.press(*buttons)
    stage.device.run(READ_MS)
    stage.take(name)
