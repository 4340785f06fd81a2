# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The second sheet: the screens of matches and of the scorekeeper, and what stands under each."""

from picturing.catalogue import Entry, Section

MATCH_SECTIONS = (
    Section(
        "Setting up a match",
        (
            Entry("play item", "PLAY", "In the main menu. A opens the set-up of a match."),
            Entry("start", "START", "Begins the match. Below it how many play."),
            Entry("set-up players", "PLAYERS", "Two; with Deluxe two to five."),
            Entry("set-up edition", "EDITION", "Classic, Original or Deluxe."),
            Entry("set-up repeats", "DOUBLE", "May a colour come twice in a code?"),
            Entry("set-up blanks", "BLANK", "May a hole stay empty?"),
            Entry("set-up rounds", "ROUNDS", "How many codes are set, all in all."),
            Entry("set-up rows", "MAX ROWS", "How many guesses a round has."),
            Entry("set-up count", "COUNT", "POINTS as the box says, or FEWEST rows."),
            Entry("set-up keys", "KEYS", "The DEVICE gives them, or a player BY HAND."),
            Entry("set-up first", "FIRST", "Who sets the first code: by LOT ..."),
            Entry("set-up first 2", "FIRST, P2", "... or a player you choose."),
        ),
    ),
    Section(
        "Handing over and setting a code",
        (
            Entry("hand over code", "P1 CODE", "Player 1 sets a code. A when you hold it."),
            Entry("setting", "Setting a code", "In the middle of the grid, where no guess stands."),
            Entry("confirm", "Take it?", "A, green, takes the code; B, red, changes it."),
            Entry("twice", "NO COLOUR TWICE", "A code that these rules forbid. A goes back to it."),
            Entry("hand over guess", "P2 GUESS", "Nothing of the code is lit any more."),
            Entry("hand over keys", "P1 KEYS", "Player 1 gives the keys by hand."),
        ),
    ),
    Section(
        "A round",
        (
            Entry("first guess", "The turn mark", "Top, fifth light: yellow is player 2."),
            Entry("turn", "Row 4", "The board is that of the solo game."),
            Entry("broken", "Broken", "The code is lit, a tick: A shows the points."),
            Entry("not broken", "Not broken", "The last row is full: a cross."),
            Entry("group board", "A group", "Player 2's turn again: all use all rows."),
            Entry("group broken", "A group's end", "Row 4 broke the code, by player 3."),
        ),
    ),
    Section(
        "Points and the end",
        (
            Entry("points", "Points", "Player 1 won 4 just now and has 4."),
            Entry("points other", "The others", "The arrows go round the players."),
            Entry("points group", "A guess's points", "Two exact and one misplaced give 5."),
            Entry("points round", "A round's points", "10 for the complete code, 12 in all."),
            Entry("winner", "WINS", "Player 2 wins, with 6. A or B: the menu."),
            Entry("draw", "DRAW", "Two or more have the most: 6."),
        ),
    ),
    Section(
        "Keys by hand",
        (
            Entry("giving", "A guess to judge", "Below: four places for red, four for white."),
            Entry("secret held", "The secret", "Lit only while A is held."),
            Entry("keys given", "Keys chosen", "One exact, one misplaced; A gives them."),
            Entry("never", "IMPOSSIBLE KEYS", "Refused: no code at all could give them."),
            Entry("recount", "Counting again", "Row 2 once more, by the codemaker."),
            Entry("record corrected", "Corrected", "The keys before stand under the row's."),
            Entry("claim row", "A claim", "The arrows choose the row, A claims it."),
            Entry("right", "RIGHT KEYS", "The claim failed; nothing changes."),
            Entry("wrong", "WRONG KEYS", "The claim holds; the round ends."),
            Entry("wrong board", "The round ends", "Its code is shown to everyone."),
            Entry("wrong row", "A wrong row", "Its keys, and those that it should have had."),
            Entry("points wrong", "Three points", "For the codebreaker, in Classic and Original."),
            Entry("void", "A code seen", "The round ends ..."),
            Entry("void notice", "VOID", "... without points."),
        ),
    ),
    Section(
        "Pause in a match (hold B)",
        (
            Entry("match pause", "RESUME", "Goes on, over the neutral screen."),
            Entry("match points", "POINTS", "What everyone has."),
            Entry("match record", "OLD ROWS", "All rows of this round, one by one."),
            Entry("match recount", "COUNT AGAIN", "Asks the codemaker to judge a row anew."),
            Entry("match claim", "IT IS WRONG", "Claims that a row's keys are wrong."),
            Entry("match seen", "SEEN", "The code was seen by accident."),
            Entry("match leave", "LEAVE", "To the menu; the match is kept."),
            Entry("match stop", "STOP", "Ends the match for good."),
            Entry("record", "The record", "Row 2 with its keys; the arrows change rows."),
            Entry("match question", "SURE?", "Green A does it, red B does not."),
        ),
    ),
    Section(
        "The scorekeeper",
        (
            Entry("keeper item", "SCORE", "In the main menu: keeps score for the box."),
            Entry("keeper start", "START", "A set-up with fewer items."),
            Entry("keeper row", "A row", "Player 1's CODE was broken in row 7."),
            Entry("keeper unbroken", "NOT BROKEN", "After the last row comes this ..."),
            Entry("keeper wrong", "WRONG KEYS", "... this ..."),
            Entry("keeper void", "VOID", "... and this: no points."),
            Entry("keeper guess", "A group's guess", "Player 2's: one exact, two misplaced."),
            Entry("keeper guess points", "Its points", "Four."),
            Entry("keeper points", "POINTS", "B opens this menu. What everyone has."),
            Entry("keeper undo", "UNDO", "Takes the last entry back."),
            Entry("keeper leave", "LEAVE", "To the menu; the score is kept."),
            Entry("keeper stop", "STOP", "Ends it for good."),
        ),
    ),
)
