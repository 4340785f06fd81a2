# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""People at the emulated board, before the set-up of a match."""

import contextlib
from collections.abc import Iterator

from board import EmulatedPico
from game_drive import built
from match_player import People

BUDGET_MA = 400


@contextlib.contextmanager
def people_at_a_board(colours: int = 6) -> Iterator[People]:
    """Switch a board on and open the set-up; whoever has played `colours` sets codes and guesses."""
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.run(100)
        people = People(pico, colours=colours)
        people.set_up()
        yield people


def check_all_frames(people: People) -> None:
    """The match is over and left: the main menu comes, and all frames so far were in order and within the budget."""
    pico = people.device
    assert people.main_menu() == "SOLO"
    assert pico.out_of_spec == 0
    assert max(frame.milliamps for frame in pico.frames) <= BUDGET_MA
    assert {len(frame.pixels) for frame in pico.frames} <= {1, 128}
