# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What may be chosen for the device's own options, and how a choice acts at once. `place` is one of option_bytes."""

from handheld import load_module, option_bytes, palette
from handheld.option_bytes import BLANKS, BRIGHTNESS, EDITION, IDLE, LANGUAGE, PALETTE, REPEATS, SOUND
from handheld.screens.cells import draw_rules
from mastermind import EDITIONS

_PERCENT = (30, 50, 70, 100, 150, 200, 300, 400, 500)  # each about as much brighter as the one before
_MINUTES = (1, 2, 5, 10, 20, 30, 60, 0)


def values_of(device, options, place):
    """Return the values in their order; what settings.toml says is among them, and so is what is in force."""
    if place == LANGUAGE:
        return option_bytes.LANGUAGES
    if place == PALETTE:
        return option_bytes.PALETTES
    if place == SOUND:
        return (0, 1)
    if place == EDITION:
        return list(EDITIONS)
    values = set(_PERCENT if place == BRIGHTNESS else _MINUTES)
    values.add(device.base[place])
    values.add(options[place])
    return sorted(values, key=lambda value: value or 1000)  # never is the longest time


def apply(device, options, place):
    """Let an option act; but for the language, which takes longer: see `speak`."""
    value = options[place]
    if place == PALETTE:
        palette.use(value)
        device.light.sent_level = 0  # the same inks are other colours now
    if place in (BRIGHTNESS, PALETTE):
        device.light.set_brightness(options[BRIGHTNESS])
    elif place == SOUND:
        load_module("sound").switch(device, value)
        if device.care.sound is None:
            options[SOUND] = 0  # nothing here can play them, which has been said
    elif place == IDLE:
        device.care.idle = value
    elif place == EDITION:
        device.edition = option_bytes.edition(value, options[REPEATS], options[BLANKS])
        draw_rules(device.light, device.edition)


def speak(device, language, kind):
    """Have the words of a language, and of it those of `kind`; each module takes a board 10 ms."""
    name = "words_" + language
    old = device.words.__name__
    if old != "handheld." + name:
        device.words = load_module(name)
        device.unload((old,))
        device.look()
    device.load_words(kind)
    device.look()
