# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test, as it is when all is well and on handhelds with something wrong."""

from picturing.stage import HUNG, Frames, Stage, as_seen, go_to, switch_on_with_a, to_results

_WALK_MS = 4600
_COLOURS = ("red", "green", "blue", "white")
_ARROWS = ("UP", "DOWN", "LEFT", "RIGHT")
_LOADED_MS = 60


def selftest(language: str = "en") -> Frames:
    """Every step, the picture on panels that hang in other ways, and how it may end."""
    return _all_well(language) | _untried(language) | _stuck(language)


def _all_well(language: str) -> Frames:
    with Stage({"LANGUAGE": language}) as stage:
        device = stage.device
        switch_on_with_a(device)
        for colour in _COLOURS:
            stage.take(f"test {colour}")
            device.press("RIGHT")
        device.run(_WALK_MS)
        stage.take("test walk")
        device.press("RIGHT")
        stage.take("test picture")
        pixels = [stage.frames["test picture"][at : at + 6] for at in range(0, 6 * 128, 6)]
        for name, (chain, _) in HUNG.items():
            stage.frames[f"test {name}"] = "".join(as_seen(pixels, chain))
        device.press("RIGHT")
        device.run(400)
        stage.take("test buttons")
        device.press("UP")
        device.press("LEFT")
        device.script([("level", "A", False), ("run", _LOADED_MS)])
        stage.take("test held")
        device.script([("level", "RIGHT", False), ("run", _LOADED_MS)])
        stage.take("test joined")
        device.script([("level", "A", True), ("level", "RIGHT", True), ("run", _LOADED_MS)])
        device.press("DOWN")
        device.press("B")
        to_results(device)
        stage.take("test good")
        return stage.frames


def _untried(language: str) -> Frames:
    """Nobody presses A or B."""
    with Stage({"LANGUAGE": language}) as stage:
        switch_on_with_a(stage.device)
        go_to(stage.device, "buttons")
        for name in _ARROWS:
            stage.device.press(name)
        to_results(stage.device)
        stage.take("test unsure")
        return stage.frames


def _stuck(language: str) -> Frames:
    """LEFT touches ground, and a setting is wrong."""
    with Stage({"LANGUAGE": language, "BRIGHTNESS": 9000}) as stage:
        switch_on_with_a(stage.device, ("A", "LEFT"))
        go_to(stage.device, "buttons")
        stage.take("test stuck")
        to_results(stage.device)
        stage.take("test wrong")
        return stage.frames
