# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The list to tick while wiring: one line a wire, with the numbers and colours of the picture."""

import benchtop
import pins
import wires
from wires import STEPS, Wire
from words import WORDS

_HEAD = """<!--
SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
SPDX-License-Identifier: CERN-OHL-P-2.0
Made by hardware/wiring/wiring.py from hardware/wiring/wires.py: change that, not this.
-->
"""


def checklist(table: list[Wire], language: str) -> str:
    """The whole list as Markdown."""
    words = WORDS[language]
    lines = [
        _HEAD + f"# {words['list title']}",
        "",
        words["list intro"],
        "",
        f"![{words['title']}](wiring-{language}.png)",
    ]
    for place, step in enumerate(STEPS, 1):
        lines += ["", f"## {place}. {words['step ' + step]}", "", words["do " + step], ""]
        if step == "parts":
            lines += [f"- [ ] {words['put ' + part.name.split()[0]].format(**_legs(part))}" for part in _shown_parts()]
            lines += [
                f"- [ ] {words['put button'].format(_button_name(job), column)}"
                for job, column in wires.BUTTONS.items()
            ]
        lines += [_line(wire, words) for wire in table if wire.step == step]
        lines += ["", f"![{words['step ' + step]}](step-{place}-{language}.svg)"]
    return "\n".join([*lines, "", f"## {len(STEPS) + 1}. {words['last title']}", "", *words["last"].split("|"), ""])


def _line(wire: Wire, words: dict[str, str]) -> str:
    ends = (_place(wire.start, words), _place(wire.end, words))
    return f"- [ ] **{wire.number}** {words[wire.colour]}: {words['from to'].format(*ends)}"


def _place(place: str, words: dict[str, str]) -> str:
    board, _, rest = place.partition(" ")
    if board == "panel":
        number, name = rest.split()
        return f"{words['panel']} {number}, **{name}**"
    if " " in rest:
        return words["rail " + rest.partition(" ")[0]].format(board)
    return words["hole"].format(board, rest) + _beside(place, words)


def _beside(place: str, words: dict[str, str]) -> str:
    """Which leg is in the same row: " (Pico, pin 14, GP10)"."""
    for part in wires.parts():
        for leg, where in part.legs.items():
            if benchtop.metal(where) != benchtop.metal(place):
                continue
            if part.name == "Pico":
                return words["at pico"].format(leg, pins.EDGE[int(leg) - 1])
            if part.name == "chip":
                return words["at chip"].format(wires.CHIP.index(leg) + 1, leg)
            if part.name == "resistor":
                return words["at resistor"]
            return words["at button"].format(part.name)
    return ""


def _shown_parts() -> list[wires.Part]:
    return [part for part in wires.parts() if f"PIN_{part.name}" not in wires.BUTTONS]


def _legs(part: wires.Part) -> dict[str, str]:
    """Holes of a part's first and last leg, for the sentence that says where it goes."""
    legs = [place.partition(" ")[2] for place in part.legs.values()]
    return {
        "first": legs[0],
        "last": legs[-1],
        "seventh": legs[min(6, len(legs) - 1)],
        "twentieth": legs[min(19, len(legs) - 1)],
    }


def _button_name(job: str) -> str:
    return job.removeprefix("PIN_")
