# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Games that are played stand in the statistics, before and after switching off; what is no solo game does not."""

from dueller import break_it, duel, secret
from grid_text import VALUE_Y, scrolls
from hinted import Hinted
from player import Player
from power import power_cycle
from results import CLASSIC, DELUXE, READ_MS, bars, expected
from solo_script import lose, puzzle_secret, start_game, win, wrong_for

PUZZLE = 30


def check(player, results, rules=CLASSIC, presses=()):
    """Open the statistics and go back: they show these results."""
    player.go_to("WON")
    won = sum(row > 0 for _, row, _ in results)
    assert scrolls(player.device, VALUE_Y, f"{won}-{len(results) - won}")
    player.press("A")
    player.device.run(READ_MS)
    player.press(*presses)
    rows, lost, _ = expected(results, rules)
    assert bars(player.grid) == (rows, lost), player.grid
    player.press("B")
    player.device.run(300)
    assert player.item() in ("SOLO", "RESUME")


def test_each_way_a_game_may_end(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": PUZZLE})
    results = []
    for code, row in enumerate((2, 0, 1, 2)):
        secret = puzzle_secret(PUZZLE, code)
        player = start_game(device)
        win(player, secret, rows=row) if row else lose(player, secret)
        results.append((CLASSIC, row, False))
        player.press("B")
        device.run(100)
        check(player, results)
    start_game(device)
    player.pause("GIVE UP")
    device.run(100)
    results.append((CLASSIC, 0, False))
    player.press("A", "B")
    device.run(100)
    check(player, results)
    power_cycle(device)
    check(Player(device), results)


def test_a_game_that_is_left_with_a_row_counts_when_another_begins(switch_on):
    device = switch_on(settings={"PUZZLE": PUZZLE})
    player = start_game(device)
    player.submit(wrong_for(puzzle_secret(PUZZLE)))
    player.pause("LEAVE", sure=False)
    device.run(100)
    check(player, [])
    player.choose("SOLO")
    player.press("A")
    device.run(100)
    player.pause("LEAVE", sure=False)
    device.run(100)
    check(player, [(CLASSIC, 0, False)])
    power_cycle(device)
    player = Player(device)
    player.pause("LEAVE", sure=False)
    device.run(100)
    check(player, [(CLASSIC, 0, False)])
    player.choose("RESUME")
    device.run(100)
    player.begin()
    win(player, puzzle_secret(PUZZLE, 1))
    player.press("B")
    device.run(100)
    check(player, [(CLASSIC, 0, False), (CLASSIC, 1, False)])


def test_a_game_with_hints_counts_apart(switch_on):
    device = switch_on(settings={"PUZZLE": PUZZLE})
    hinted = Hinted(device)
    hinted.start()
    hinted.ask()
    hinted.pause("GIVE UP")
    device.run(100)
    hinted.press("A", "B")
    device.run(100)
    check(hinted, [(CLASSIC, 0, True)])
    assert "Won and lost with hints: 0-1." in device.console


def test_each_set_of_rules_has_its_own(switch_on):
    device = switch_on(settings={"PUZZLE": PUZZLE})
    win(start_game(device), puzzle_secret(PUZZLE), rows=3)
    player = Player(device)
    player.press("B")
    device.run(100)
    player.press("LEFT")  # from Classic to Deluxe
    win(start_game(device), puzzle_secret(PUZZLE, 1, "deluxe"), rows=2)
    player.press("B")
    device.run(100)
    results = [(CLASSIC, 3, False), (DELUXE, 2, False)]
    check(player, results, DELUXE)
    check(player, results, CLASSIC, presses=("RIGHT",))
    power_cycle(device)
    check(Player(device), results, DELUXE, presses=("LEFT",))


def test_what_is_no_solo_game_does_not_count(switch_on):
    cracker = duel(switch_on, "cpython")
    break_it(cracker, secret(0, cracker), 2)
    cracker.device.run(3000)
    for _ in ("to the points", "on to the next round"):
        cracker.press("A")
        cracker.device.run(300)
    cracker.crack_pause("LEAVE")
    cracker.device.run(300)
    check(cracker, [])
    cracker.choose("CRACK")
    cracker.press("A")  # the duel is given up for it
    cracker.think()
    cracker.answer_all((5, 6, 6, 1))
    cracker.see_end((5, 6, 6, 1))
    cracker.press("B")
    cracker.device.run(300)
    check(cracker, [])
