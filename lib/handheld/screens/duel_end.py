# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The end of a duel's round: what it brought is saved, and shown."""

from handheld.screens.points import Points


def saved_points(device, duel):
    """Return the screen of points, the duel being saved."""
    duel.save_changes()
    return Points(device, duel.score, duel.score.last_gain, duel.go_on)
