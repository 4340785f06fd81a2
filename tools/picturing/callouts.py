# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What is named beside the picture of the device, in each language of the guides."""

from typing import NamedTuple

LEFT, RIGHT = False, True
A_Y, ARROWS_Y, B_Y = 18.7, 19.55, 20.25  # where the buttons are, in lines of the grid


class Callout(NamedTuple):
    """Words beside the device, on the `right` or on the left, and the line of the grid that they are about.

    `reach` is how far their stroke goes into the case, in cells from the grid's edge.
    """

    right: bool
    y: float
    title: str
    lines: tuple[str, ...]
    reach: float = 0


ENGLISH = (
    Callout(LEFT, 0, "The secret", ("dark until the end",)),
    Callout(LEFT, 8, "The row you enter", ("the cursor blinks",)),
    Callout(LEFT, 10, "Your guesses", ("row 1 is the lowest",)),
    Callout(LEFT, 14, "The colours", ("the cursor's own is bright",)),
    Callout(LEFT, ARROWS_Y, "UP, DOWN, LEFT, RIGHT", ("choose, move", "held: they repeat")),
    Callout(RIGHT, 0, "The rules", ("two equal marks:", "a colour may come twice")),
    Callout(RIGHT, 10, "Keys", ("red: right colour, right place", "white: right colour, other place")),
    Callout(RIGHT, 15, "A puzzle", ("the same codes for everybody",)),
    Callout(RIGHT, A_Y, "A", ("enter, yes, go on",)),
    Callout(RIGHT, B_Y + 0.9, "B", ("clear, no, back", "held: pause"), 2.2),
)
DUTCH = (
    Callout(LEFT, 0, "De code", ("donker tot het einde",)),
    Callout(LEFT, 8, "De rij die je invult", ("de cursor knippert",)),
    Callout(LEFT, 10, "Je pogingen", ("rij 1 is de onderste",)),
    Callout(LEFT, 14, "De kleuren", ("die van de cursor is fel",)),
    Callout(LEFT, ARROWS_Y, "De vier pijlen", ("kiezen, verschuiven", "ingedrukt: ze herhalen")),
    Callout(RIGHT, 0, "De regels", ("twee gelijke lichtjes:", "een kleur mag dubbel")),
    Callout(RIGHT, 10, "Pinnen", ("rood: goede kleur, goede plaats", "wit: goede kleur, andere plaats")),
    Callout(RIGHT, 15, "Een puzzel", ("voor iedereen dezelfde codes",)),
    Callout(RIGHT, A_Y, "A", ("invoeren, ja, verder",)),
    Callout(RIGHT, B_Y + 0.9, "B", ("wissen, nee, terug", "ingedrukt: pauze"), 2.2),
)
CALLOUTS = {"en": ENGLISH, "nl": DUTCH}
