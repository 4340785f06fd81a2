# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a tree reaches: every secret of its game is played, with the keys that the rules package gives."""

from collections import Counter

from growing.games import POSITIONS, Code, Game
from growing.layout import Node
from mastermind import feedback


class WrongTree(Exception):
    """The tree does not break some secret."""


def guesses_needed(game: Game, tree: Node) -> Counter[int]:
    """For each number of guesses, how many secrets take so many. Raises WrongTree."""
    return Counter(_play(secret, tree) for secret in game.secrets())


def _play(secret: Code, tree: Node) -> int:
    guesses, node = 1, tree
    while node.guess != secret:
        keys = feedback(secret, node.guess)
        if keys[0] == POSITIONS or keys not in node.branches:
            raise WrongTree(f"after {guesses} guesses the tree does not know what to do for {secret}")
        node = node.branches[keys]
        guesses += 1
    return guesses


def total(needed: Counter[int]) -> int:
    """Guesses in the games of all secrets together."""
    return sum(guesses * secrets for guesses, secrets in needed.items())
