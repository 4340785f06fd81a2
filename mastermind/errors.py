# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The four ways a call can fail on its input; all are ValueErrors and quote that input."""


class NotationError(ValueError):
    """A text cannot be read, or a value cannot be written as text."""


class RuleError(ValueError):
    """The rules do not allow this code, edition or number."""


class RoundOver(ValueError):
    """A guess came after the code was broken or the last row was filled."""


class WrongPhase(ValueError):
    """An action of a match came when the match waits for another one."""
