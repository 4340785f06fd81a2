# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The fourth sheet: the self-test, and what stands under each of its pictures."""

from picturing.catalogue import Entry, Section

SELFTEST_SECTIONS = (
    Section(
        "The self-test's lights (hold A at switch-on)",
        (
            Entry("test red", "Red", "Every light, as bright as the budget lets all of them be."),
            Entry("test green", "Green", "A light that misses a colour is broken, or its solder is."),
            Entry("test blue", "Blue", "Colours exchanged: these are pixels of another kind."),
            Entry("test white", "White", "Reddish far from the cable: too little voltage there."),
            Entry("test walk", "The walk", "Line by line from the top left, as one reads."),
            Entry("test picture", "The picture", "1 above 2, both arrows up: the panels hang right."),
        ),
    ),
    Section(
        "The picture when panels hang otherwise",
        (
            Entry("test 2 above 1, all upright", "Swapped", "2 above 1: PANEL_ROTATION and GRID_ROTATION = 180."),
            Entry("test 2 above 1, all upside down", "Upside down", "All of it: GRID_ROTATION = 180."),
            Entry("test 1 above 2, all upside down", "Each upside down", "In its place: PANEL_ROTATION = 180."),
            Entry("test arrows to the right", "To the right", "Arrows to the right: PANEL_ROTATION = 90."),
            Entry("test arrows to the left", "To the left", "Arrows to the left: PANEL_ROTATION = 270."),
            Entry("test every second line runs backwards", "To and fro", 'PANEL_WIRING = "rows-snake".'),
            Entry(
                "test lines and columns exchanged",
                "On its side",
                'Numbers mirrored: PANEL_WIRING = "columns".',
            ),
        ),
    ),
    Section(
        "The self-test's buttons",
        (
            Entry("test buttons", "Not pressed", "Six faint signs. The four in the middle are the time left."),
            Entry("test held", "A is down", "White while it is down; green ones were pressed before."),
            Entry("test joined", "Two at once", "One press and two white signs: wires touch."),
            Entry("test stuck", "Down all the time", "LEFT is red, though nobody presses it."),
        ),
    ),
    Section(
        "The self-test's results",
        (
            Entry("test good", "All is well", "A tick. Faint lamps: this device has no such thing."),
            Entry("test unsure", "Not all was tried", "Two buttons were not pressed: the first lamp is orange."),
            Entry("test wrong", "Something is wrong", "High red lamps; below, scrolling, their names."),
        ),
    ),
)
