# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Plays a match at random: at every state one of the actions that it may take, until it is over.

`random` is a random.Random, or anything with its choice, randint, randrange and random. Runs on every
runtime, with Python's own on CPython only: the numbers of the others differ.
"""

from mastermind import EDITIONS, Match, feedback, possible
from mastermind.match import KEYS, MATCH_END, ROUND_END, SECRET

VOIDS_AT_MOST = 3  # so that every match comes to an end


def random_match(random):
    """A match by rules drawn with `random`, short ones more often."""
    name = random.choice(("classic", "original", "deluxe", "deluxe", "deluxe"))
    players = random.randint(2, 5) if name == "deluxe" else 2
    edition = EDITIONS[name].with_rules(
        rows=random.choice((1, 2, 2, 3, 3, 4, 6, 12)),
        colours=random.choice((None, None, 4)),
        repeats=random.random() < 0.5,
        blanks=random.random() < 0.3,
    )
    return Match(
        edition,
        players,
        None if players > 2 else random.choice((None, 2, 4)),
        random.randrange(players),
        players == 2 and random.random() < 0.2,
        random.random() < 0.6,
    )


def random_code(edition, random):
    lowest = 0 if edition.blanks else 1
    return tuple(random.randint(lowest, edition.colours) for _ in range(edition.positions))


def random_keys(match, guess, random):
    """The right keys, or now and then others that are possible."""
    while random.random() < 0.12:
        keys = random.choice([(exact, near) for exact in range(5) for near in range(5 - exact)])
        if possible(match.edition, guess, keys):
            return keys
    return feedback(match.secret, guess)


def step(match, random):
    """Do one thing; give its name."""
    if match.phase == SECRET:
        match.set_secret(match.edition.code_at(random.randrange(match.edition.code_count())))
        return "set_secret"
    if match.phase == ROUND_END:
        match.next_round()
        return "next_round"
    return ask(match, random) or answer(match, random)


def ask(match, random):
    """Now and then a void, a claim or a recount; None when it is none of these."""
    chance = random.random()
    if chance < 0.03 and len([entry for entry in match.history if entry[2] > 1]) < VOIDS_AT_MOST:
        match.void()
        return "void"
    if not match.by_hand or not match.rows or chance > 0.15:
        return None
    row = random.randint(1, len(match.rows))
    if chance < 0.06:
        match.claim(row)
        return "claim"
    match.recount(row, random_keys(match, match.rows[row - 1][0], random))
    return "recount"


def answer(match, random):
    """The next guess, or its keys."""
    if match.phase == KEYS:
        match.give_keys(random_keys(match, match.pending, random))
        return "give_keys"
    match.guess(match.secret if random.random() < 0.15 else random_code(match.edition, random))
    return "guess"


def states(match, random):
    """Yield the name of each action done, from the new match, which is "start", to its end."""
    yield "start"
    while match.phase != MATCH_END:
        yield step(match, random)
