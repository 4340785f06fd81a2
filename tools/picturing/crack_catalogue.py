# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The third sheet: codes that the device breaks, duels, hints and the coach, and what stands under each."""

from picturing.catalogue import Entry, Section

CRACK_SECTIONS = (
    Section(
        "The device breaks your code",
        (
            Entry("crack item", "CRACK", "In the main menu. A opens it."),
            Entry("think", "THINK OF A CODE", "By the rules on top, with these colours. A: ready."),
            Entry("crack asked", "Its first guess", "Eight faint places below wait for the keys."),
            Entry("crack keys", "Keys chosen", "Red from the left, white from the right; A gives them."),
            Entry("crack undo", "UNDO", "In the pause (hold B): takes the last keys back."),
            Entry("cracked", "Cracked", "Your code on top, and a tick."),
        ),
    ),
    Section(
        "Keys that contradict each other",
        (
            Entry("doubt", "Rows in doubt", "Two red lights: what is lit cannot all be right."),
            Entry("doubt other", "Another row", "The arrows make another one bright."),
            Entry("doubt mend", "Correcting it", "A, then the arrows: other keys for this row."),
            Entry("doubt mended", "On it goes", "All rows are back, and a guess that fits them."),
        ),
    ),
    Section(
        "A duel",
        (
            Entry("duel item", "DUEL", "In the main menu. Below it how many rounds."),
            Entry("duel board", "Your turn", "A red fifth light on top: you break its code."),
            Entry("duel points", "Points", "P1 is you, P2 is the device: it won 3."),
            Entry("duel cracked", "Its turn", "A yellow fifth light: it has broken yours."),
            Entry("duel wrong", "Wrong keys", "No code fits them: 3 points for the other."),
            Entry("duel end", "WINS", "The device has won the duel."),
        ),
    ),
    Section(
        "Hints",
        (
            Entry("help item", "HELP", "In the main menu. A opens it."),
            Entry("check item", "CHECK", "Holds up a guess that cannot be right."),
            Entry("left item", "CODES LEFT", "Counts, after each row, what can still be right."),
            Entry("warning", "Held up", "Your guess and the row that it contradicts."),
            Entry("codes left", "Codes left", "The hundreds above: 256 codes can still be right."),
            Entry("hinted end", "Marked", "White, right of the secret: there were hints."),
        ),
    ),
    Section(
        "A guess on request, and the coach",
        (
            Entry("hint item", "HINT", "In the pause of a solo game."),
            Entry("hint given", "A good guess", "It stands in your row; A takes it."),
            Entry("coach item", "COACH", "In the main menu, after a solo game."),
            Entry("coach 1", "Row 1", "Your guess and keys, its stars, the best guess."),
            Entry("coach 2", "Row 2", "Below, scrolling: codes before and after it."),
        ),
    ),
)
