# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Puts the handheld together from the owner's settings; only the start needs this module."""

import sys

import microcontroller
from supervisor import RunReason, runtime, ticks_ms

import mastermind
from handheld import hardware, load_module, option_bytes, palette, panels, records, settings
from handheld.app import Handheld
from handheld.buttons import A, Buttons
from handheld.care import Care
from handheld.console import Console
from handheld.journal import SIZE, VERSION, Journal
from handheld.light import Light
from handheld.sitting import SOLO, KeptMatch, Sitting
from mastermind import Edition, NotationError, __version__
from rescue import forget, wiring
from rescue.starting import spare


class Parts:
    """What a Handheld is made of."""

    words: object  # the module of the language in force
    more_words: object  # and that of solo games
    problems: list  # names of the settings that are wrong
    buttons: Buttons
    light: Light
    console: Console
    care: Care
    edition: Edition  # what the menu offers first
    base: tuple  # the options as settings.toml has them, in the order of option_bytes,
    chosen: bytes  # and those that were chosen over them
    journal: Journal
    sitting: Sitting
    watch: object  # a handheld.watch.Watch, if one is needed
    keeps_rooms: bool  # whether a screen's module stays once it is loaded


def handheld():
    """Return the Handheld, its menu lit."""
    values, board_pins, problems = settings.read()
    parts = Parts()
    parts.problems = problems
    parts.journal, state = _journal()
    parts.base, parts.chosen = option_bytes.over(values, state.options)
    # Only one language is loaded: each takes 2 kB of the board's memory.
    parts.words = load_module("words_" + values[option_bytes.LANGUAGE])
    parts.more_words = load_module("words_" + values[option_bytes.LANGUAGE] + "_solo")
    parts.buttons = Buttons(*hardware.open_buttons(board_pins))
    palette.use(values[option_bytes.PALETTE])
    parts.light = Light(
        hardware.open_pixels(board_pins),
        panels.pixel_map(
            values[settings.PANEL_WIDTH],
            values[settings.PANEL_HEIGHT],
            values[settings.PANEL_WIRING],
            values[settings.PANEL_ROTATION],
            values[settings.PANEL_ORDER],
            values[settings.GRID_ROTATION],
        ),
        values[option_bytes.BRIGHTNESS],
        values[settings.CURRENT_LIMIT],
    )
    parts.console = Console()
    parts.care = Care(
        values[option_bytes.IDLE],
        board_pins[wiring.SOUNDER],
        hardware.supply() if values[settings.LED_SUPPLY] else None,
        hardware.open_monitor(),
        values[settings.BATTERY_LOW],
        ticks_ms(),
    )
    parts.edition = option_bytes.edition(
        values[option_bytes.EDITION], values[option_bytes.REPEATS], values[option_bytes.BLANKS]
    )
    guarded = values[settings.WATCHDOG] or values[settings.CLASSROOM_LOCK]
    parts.watch = load_module("watch").Watch(parts.journal, state.watch) if guarded or state.watch else None
    parts.sitting = Sitting(parts.journal, values[settings.PUZZLE])
    _take_up(parts, state)
    if values[settings.PUZZLE]:
        mastermind.PuzzleBytes  # noqa: B018  (loads it: now, and not at the first game's press)
    # Not when the program begins anew with a press of A, as after its crash.
    testing = not parts.buttons.levels[A] and runtime.run_reason == RunReason.STARTUP
    _greet(parts, state, testing)
    # From a drive with sources, loading a module takes 70 ms, in which a short press would be lost: those that a game
    # may need are loaded now, and none is let go.
    parts.keeps_rooms = sys.implementation.name == "circuitpython" and __file__[-3:] == ".py"
    device = Handheld(parts)
    if values[option_bytes.SOUND]:
        load_module("sound").switch(device, True)
    if testing:
        device.visit("selftest", "SelfTest", True)
    else:
        menu = device.load("font text menu edition_menu main_menu").MainMenu(device)
        device.go(menu, ticks_ms())
        if parts.sitting.kept is not None:
            menu.resume(ticks_ms())  # it was switched off in a game; the menu's modules go, as it has been in front
    if parts.keeps_rooms:
        device.load("font text menu pause")
        device.load("font text menu pause statistics")
    parts.light.show()
    if guarded:  # not before all is done that takes its time
        parts.watch.feed = hardware.start_watchdog()
    forget(hardware, option_bytes, panels, settings, records)
    for once in (Buttons, Care, Console, Handheld, Journal, Light, Sitting):
        spare(once, "__init__")  # there will be no second one
    return device


def _journal():
    """Return (Journal, State): what the memory holds, put in order if need be."""
    # A board without such a memory plays too; nothing survives there.
    memory = bytearray(b"\xff" * SIZE) if microcontroller.nvm is None else microcontroller.nvm
    state = records.read(memory)
    if state.broken:
        state = records.State()
        state.broken = True
    journal = Journal(memory, state.end, state.number, len(state.play))
    if state.broken or state.cut or journal.untidy or 0 < state.version < records.CURRENT:
        from handheld import compaction  # noqa: PLC0415  (only at such a start)

        compaction.put(journal, state)
        forget(compaction)
    elif not state.version:
        journal.write(VERSION, bytes((records.CURRENT,)))
    return journal, state


def _take_up(parts, state):
    """Let the sitting know how all games ended, and keep what was being played at switch-off."""
    play = state.play
    sitting = parts.sitting
    for tally in state.tallies:
        won = tally[records.GAMES_WON] + tally[records.HINTED_WON]
        sitting.won += won
        sitting.lost += tally[records.GAMES] + tally[records.HINTED] - won
    if not play:
        return
    if play[0] != SOLO:
        sitting.kept = KeptMatch(play[1:], play[0] & 3)
        sitting.kept.row = state.row
        return
    from handheld import solo_bytes  # noqa: PLC0415  (only at such a start)

    try:
        sitting.kept = solo_bytes.read(play, sitting)
        sitting.kept.entry.fill(state.row)
    except NotationError:
        parts.journal.over()
        state.broken = True
    forget(solo_bytes)


def _greet(parts, state, testing):
    words = parts.more_words
    version = ".".join([str(number) for number in sys.implementation.version[:3]])
    parts.console.say(words.HELLO % (__version__, "%s %s" % (sys.implementation.name, version)))
    for name in parts.problems:
        parts.console.say(words.PROBLEM % name)
    if state.broken or state.cut:
        parts.console.say(parts.words.FORGOTTEN)
        parts.problems.append("MEMORY")
    if parts.sitting.puzzle:
        parts.console.say(parts.words.PUZZLE % (parts.sitting.puzzle, 1))
    if parts.sitting.kept is None and not testing:
        parts.console.say(words.MENU)
