# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What the sheet and the checklist of build A say in English: words of the sheet first, then of the list."""

ENGLISH: dict[str, str] = {
    "title": "Build A: wire the handheld",
    "step title": "Build A, step {}: {}",
    "step parts": "the parts",
    "step ground": "ground",
    "step five volts": "5 volts",
    "step panels": "power for the panels",
    "step data": "data",
    "step buttons": "buttons",
    "subtitle": (
        "Everything seen from above. Each number is one wire: tick it in the list when it is in. USB comes last."
    ),
    "usb": "last of all: to a computer or a power bank",
    "panel 1": "panel 1, on top",
    "panel 2": "panel 2, below it",
    "board 1": "board 1",
    "board 2": "board 2",
    "data": "data",
    "to buttons": "buttons, each",
    "to buttons 2": "its own colour",
    "notes": (
        "A row's holes a-e are|joined inside, f-j too; so|are each blue line (−) and|each red"
        " line (+). Look at|the names on your panels:|their order may differ."
    ),
    "list title": "Build A: the checklist",
    "list intro": (
        "Print the picture, lay it beside the boards, and tick each line when its wire is in. The USB cable "
        "stays out until the end. Any hole of the same row, or of the same line, does as well as the one that"
        " is named."
    ),
    "do parts": "Nothing is wired yet. Turn the boards as in the picture: hole a1 of board 1 is at the top left.",
    "do ground": "Ground first: black wires, from the Pico and the chip to the blue lines (−).",
    "do five volts": (
        "Red wires, to the red line (+) on the right. Look twice: a red wire in a wrong hole is what breaks things."
    ),
    "do panels": "Black before red. The names on the panel count, not their order.",
    "do data": "Green wires. In each panel the data goes in at DIN and out at DOUT.",
    "do buttons": "One black wire for all buttons, a black one for each, and one of its own colour for each.",
    "put Pico": (
        "Pico in board 1, its USB socket at the top edge: pin 1 in **{first}**, pin 20 in **{twentieth}**, "
        "pin 40 in **h1**."
    ),
    "put chip": (
        "74AHCT125 in board 1, over the trench, its notch up: leg 1 in **{first}**, leg 7 in **{seventh}**, "
        "leg 14 in **f24**."
    ),
    "put resistor": (
        "Resistor 470 Ω (yellow, violet, brown) in board 1: from **{first}** to **{last}**. Either way round."
    ),
    "put 1000uF": (
        "Capacitor 1000 µF in board 1, on the right: the leg on the side of the stripe (−) into the blue "
        "line, the long leg (+) into the red line."
    ),
    "put 100nF": (
        "Capacitor 100 nF in board 1, on the right, beside row 20: one leg in the blue line, one in the red "
        "line. Either way round."
    ),
    "put button": "Button {0} in board 2, over the trench, its left legs in column **{1}** (e{1} and f{1}).",
    "from to": "from {0} to {1}",
    "panel": "panel",
    "hole": "board {0}, hole **{1}**",
    "rail left-": "board {0}, **blue line** (−) on the left",
    "rail right-": "board {0}, **blue line** (−) on the right",
    "rail right+": "board {0}, **red line** (+) on the right",
    "rail bottom-": "board {0}, lower **blue line** (−)",
    "at pico": " (Pico, pin {0}, {1})",
    "at chip": " (chip, leg {0}, {1})",
    "at resistor": " (resistor)",
    "at button": " (button {0})",
    "black": "black",
    "red": "red",
    "green": "green",
    "blue": "blue",
    "purple": "purple",
    "orange": "orange",
    "brown": "brown",
    "yellow": "yellow",
    "grey": "grey",
    "last title": "Look, then switch on",
    "last": (
        "- [ ] No red wire touches a blue line, no black wire a red line.|- [ ] The stripe of the 1000 µF is "
        "on the blue side, the chip's notch is up.|- [ ] The program is on the Pico: see "
        "[building](../../../docs/building.md).|- [ ] Hold A, plug the USB cable in: the self-test begins. It"
        " lights every pixel and asks for every button."
    ),
}
