# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Panels that are wired in another way: what the self-test's picture looks like then, and the setting that mends it."""

import pytest

from device import Frame
from hung_panels import HUNG, KIT, as_seen
from self_tester import LOWER, PICTURE, UPPER, WHITE, go_to, look, switch_on_with_a

INKS = {"W": WHITE, "u": UPPER, "l": LOWER}
KIT_LINES = PICTURE.strip().split("\n")


def turned(lines):
    """Return lines turned clockwise by a quarter."""
    return ["".join(line[x] for line in reversed(lines)) for x in range(len(lines[0]))]


def halves(change):
    """Return the picture with each half changed by itself."""
    return change(KIT_LINES[:8]) + change(KIT_LINES[8:])


# What anybody would say of it, without counting pixels.
EXPECTED = {
    "2 above 1, all upright": KIT_LINES[8:] + KIT_LINES[:8],
    "2 above 1, all upside down": turned(turned(KIT_LINES)),
    "1 above 2, all upside down": halves(lambda half: turned(turned(half))),
    "arrows to the right": halves(turned),
    "arrows to the left": halves(lambda half: turned(turned(turned(half)))),
    "every second line runs backwards": [line[::-1] if y % 2 else line for y, line in enumerate(KIT_LINES)],
    "lines and columns exchanged": halves(lambda half: turned(half[::-1])),
}


def seen(frame, chain):
    """Return what one sees whose pixels hang so, as text."""
    return look(Frame(frame.ms, as_seen(frame.pixels, chain)), INKS)


def picture_of(switch_on, settings):
    """Return a device that shows the picture."""
    device = switch_on("cpython", settings)
    switch_on_with_a(device)
    go_to(device, "picture")
    return device


def advice(setting):
    """Return a setting as a line or two of settings.toml."""
    return ", ".join(
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in setting.items()
    )


@pytest.mark.parametrize("name", HUNG)
def test_what_a_child_sees_and_what_mends_it(switch_on, name):
    chain, setting = HUNG[name]
    assert sorted(chain) == KIT
    wrong = picture_of(switch_on, None)
    assert seen(wrong.last, chain).strip().split("\n") == EXPECTED[name] != KIT_LINES
    assert f"  {name}: {advice(setting)}" in wrong.console
    assert seen(picture_of(switch_on, setting).last, chain) == PICTURE


def test_no_two_kinds_of_wiring_look_alike():
    pictures = {"\n".join(lines) for lines in (KIT_LINES, *EXPECTED.values())}
    assert len(pictures) == len(HUNG) + 1


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_console_names_no_wiring_that_is_not_tested(switch_on, language):
    device = picture_of(switch_on, {"LANGUAGE": language})
    told = [line.strip().split(": ") for line in device.console.splitlines() if line.startswith("  ")]
    assert [setting for _, setting in told] == [advice(setting) for _, setting in HUNG.values()]
    assert language == "nl" or [name for name, _ in told] == list(HUNG)
