# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a memory's bytes say of a sitting, in the terms of `long_sitting`."""

from handheld import crack_bytes, records, solo_bytes
from handheld.sitting import CRACK, MATCH, SOLO, Sitting
from long_sitting import Truth
from mastermind.match_bytes import from_bytes


def told(nvm):
    """Return the Truth that the bytes tell, or None if they are no whole journal."""
    state = records.read(bytearray(nvm) + b"\xff" * (4096 - len(nvm)))
    if state.broken or state.cut:
        return None
    won = sum(tally[records.GAMES_WON] + tally[records.HINTED_WON] for tally in state.tallies)
    games = sum(tally[records.GAMES] + tally[records.HINTED] for tally in state.tallies)
    truth = Truth(won=won, lost=games - won)
    play = state.play
    if not play:
        return truth
    if play[0] == SOLO:
        return truth._replace(playing="solo", rows=tuple(solo_bytes.read(play, Sitting(None)).round.rows))
    if play[0] == MATCH:
        match = from_bytes(play[1:])
        return truth._replace(playing="match", rows=tuple(match.rows), points=tuple(match.standings()))
    assert play[0] == CRACK
    return truth._replace(playing="crack", rows=tuple(crack_bytes.read(play[1:])[2].rows))
