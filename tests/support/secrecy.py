# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Comparing what two devices show that differ in nothing but a secret."""

import itertools

from lights import Grid
from player import naive_feedback

OWN_MS = 60  # the codemaker's own screen may still be lit for so long: the press has not been seen yet
TURN_MS = 10  # the longest turn of the loop, with a frame in it


class Span:
    """What happens between `start` and `end` on a device: frames with times from the start, and the console."""

    def __init__(self, device):
        self._device = device
        self._frames, self._said, self._since = len(device.frames), len(device.console), device.ms

    def seen(self):
        """Return all frames and the text since then; the first frame is the one that was lit already."""
        device = self._device
        frames = [(0, device.frames[self._frames - 1].pixels)]
        frames += [(frame.ms - self._since, frame.pixels) for frame in device.frames[self._frames :]]
        return frames, device.console[self._said :]


def twins(colours, guesses):
    """Return two codes that get the same keys for all `guesses`, differing in every place if there are such."""
    seen: dict[tuple, list] = {}
    for code in itertools.product(range(1, colours + 1), repeat=4):
        if code not in guesses:
            seen.setdefault(tuple(naive_feedback(code, guess) for guess in guesses), []).append(code)
    pairs = [pair for codes in seen.values() for pair in itertools.combinations(codes, 2)]
    return max(pairs, key=lambda pair: sum(one != other for one, other in zip(*pair, strict=True)))


def check_same(one, other):
    """Two spans are the same: all text, and all frames, at the same times but for where the loop's turns lie."""
    (frames, text), (other_frames, other_text) = one, other
    assert text == other_text
    frames = [frame for frame in frames if frame[0] > OWN_MS]
    other_frames = [frame for frame in other_frames if frame[0] > OWN_MS]
    assert len(frames) == len(other_frames)
    for (ms, pixels), (other_ms, other_pixels) in zip(frames, other_frames, strict=True):
        assert abs(ms - other_ms) < TURN_MS
        assert pixels == other_pixels, f"{ms}\n{Grid(PixelsOnly(pixels))}\n{Grid(PixelsOnly(other_pixels))}"


class PixelsOnly:
    """What a Grid wants of a frame."""

    def __init__(self, pixels):
        self.pixels = pixels

