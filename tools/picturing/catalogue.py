# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which screens the sheet shows, in which order, and what stands under each."""

from typing import NamedTuple


class Entry(NamedTuple):
    """One picture of the sheet. `name` is its key among the recorded frames."""

    name: str
    title: str
    caption: str


class Section(NamedTuple):
    """One line of the sheet."""

    title: str
    entries: tuple[Entry, ...]


SECTIONS = (
    Section(
        "Choosing",
        (
            Entry("solo", "SOLO", "A starts a game. Below it the edition; LEFT and RIGHT change it."),
            Entry("solo deluxe", "SOLO, deluxe", "Eight colours; the marks at the top right change too."),
            Entry("repeats", "DOUBLE", "May a colour come twice? Yes: two equal marks on top."),
            Entry("blank", "BLANK", "An empty hole as one more colour: it joins the palette."),
            Entry("score item", "WON", "Games won and lost. A shows the statistics."),
        ),
    ),
    Section(
        "Statistics of solo games (A on WON)",
        (
            Entry("statistics", "Bars", "Games won, in the row that won them; red: not won."),
            Entry("statistics deluxe", "Other rules", "LEFT and RIGHT: the marks on top say which."),
            Entry("statistics games", "GAMES", "DOWN: one number after another. Games without hints."),
            Entry("statistics best", "BEST ROW", "The fewest rows that won a game."),
            Entry("statistics hinted", "WITH HINTS", "Games with hints count apart: won and lost."),
            Entry("statistics clear", "CLEAR ALL", "Asks twice, then all begins from nought."),
        ),
    ),
    Section(
        "Entering a guess",
        (
            Entry("new game", "A new game", "The cursor blinks on the first place. Below: the palette."),
            Entry("entering", "Choosing a colour", "The peg at the cursor is bright, its colour below too."),
            Entry("gap", "A gap", "The cursor on a place without a peg: a pale pink."),
            Entry("blank chosen", "An empty hole", "Chosen, it is a faint peg; its light is above the palette."),
            Entry("keys coming", "Keys appear", "One by one after A. Red is exact, white is misplaced."),
            Entry("keys", "The next row", "The keys stay; the cursor waits one row higher."),
        ),
    ),
    Section(
        "The board",
        (
            Entry("mid game", "A game", "Keys tell how many, never which. Exact ones come first."),
            Entry("row 10", "Row 10", "The last row of Classic and Original."),
            Entry("deluxe", "Deluxe", "Twelve rows, eight colours, no colour twice."),
            Entry("row 12", "Row 12", "The last row of Deluxe; every guess row is in use."),
            Entry("blanks", "With empty holes", "In finished rows and in the secret a hole is dark."),
            Entry("plain", "Without a puzzle", "No light at the bottom right: chance drew this code."),
        ),
    ),
    Section(
        "The end",
        (
            Entry("win sweep", "Won ...", "Green runs through from the left."),
            Entry("win", "Won", "A tick. The secret is lit at the top left."),
            Entry("loss sweep", "Lost ...", "Red runs through from the right."),
            Entry("loss", "Lost", "A cross, and the secret."),
            Entry("given up", "Given up", "The same, with fewer rows."),
            Entry("blank secret", "A hole in the secret", "A secret with a hole: red, purple, yellow, dark."),
        ),
    ),
    Section(
        "Pause (hold B)",
        (
            Entry("pause", "RESUME", "A or B goes on with the game."),
            Entry("give up", "GIVE UP", "Ends the game and shows the secret."),
            Entry("restart", "AGAIN", "Drops this game and begins another."),
            Entry("leave", "LEAVE", "To the menu; the game is kept."),
            Entry("question", "SURE?", "Green A does it, red B does not."),
            Entry("resume", "RESUME", "The menu, while a game is kept."),
        ),
    ),
    Section(
        "Options",
        (
            Entry("options item", "OPTIONS", "In the main menu: what belongs to the device itself."),
            Entry("options light", "LIGHT", "How bright, in percent. Below: all colours, both keys."),
            Entry("options dim", "LIGHT at 50", "A choice acts at once."),
            Entry("options palette", "CONTRAST", "The palette for colour-blind eyes."),
            Entry("options edition", "EDITION", "What the menu begins with; its marks are on top."),
            Entry("options really", "REALLY?", "WIPE asks twice, then all is forgotten."),
        ),
    ),
    Section(
        "Start and trouble",
        (
            Entry("first light", "First light", "A moment after power comes: it is alive."),
            Entry("problem mark", "A wrong setting", "An orange light at the top left of the menu ..."),
            Entry("problem", "SETTINGS", "... and an item that names it (BR, scrolling: BRIGHTNESS)."),
            Entry("puzzle menu", "A puzzle", "PUZZLE is set: its number follows the edition's name."),
            Entry("puzzle game", "A puzzle's game", "The light at the bottom right says so."),
            Entry("crash", "Something broke", "The reason is on the console. Any button starts again."),
        ),
    ),
)
