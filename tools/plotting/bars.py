# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Draws the spreads of all strategies as one SVG: a small bar chart for each."""

from collections.abc import Mapping

from plotting.strategies import STRATEGIES, Spread, Strategy, mean

_COLUMNS = 2
_MARGIN = 36  # above the charts, for what their numbers mean
_WIDTH, _HEIGHT = 420, 190  # of a chart
_LEFT, _TOP, _BASE = 24, 64, 158  # where its bars begin, how high they go, where they stand
_STEP, _BAR = 42, 30
_MOST = 9  # guesses
_FULL = 72  # percent of the secrets as high as a bar can be
_KINDS = {
    "tree": ("#1f6fb2", "decision tree"),
    "fly": ("#2f8f4e", "on the fly"),
    "first": ("#8a8a8a", "no thinking"),
}
_CAPTION = "Below each bar: guesses. Above it: percent of all secrets that take so many."
_HEAD = """<!--
SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
SPDX-License-Identifier: CC-BY-SA-4.0
Made by `make strategies` from strategies.json.
-->
"""


def draw(spreads: Mapping[str, Spread]) -> str:
    """The SVG's text; `spreads` by the strategies' names."""
    rows = -(-len(STRATEGIES) // _COLUMNS)
    width, height = _COLUMNS * _WIDTH, _MARGIN + rows * _HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Helvetica, Arial, sans-serif" font-size="12" fill="#222">\n',
        _HEAD,
        "<title>How many guesses the codebreaker needs, in percent of all secrets</title>\n",
        f'<rect width="{width}" height="{height}" fill="#fff"/>\n',
        f'<text x="{_LEFT}" y="24">{_CAPTION}</text>\n',
    ]
    for number, strategy in enumerate(STRATEGIES):
        x, y = number % _COLUMNS * _WIDTH, _MARGIN + number // _COLUMNS * _HEIGHT
        parts += [f'<g transform="translate({x} {y})">\n', _chart(strategy, spreads[strategy.name]), "</g>\n"]
    return "".join([*parts, "</svg>\n"])


def _chart(strategy: Strategy, spread: Spread) -> str:
    colour, way = _KINDS[strategy.way]
    secrets = sum(spread.values())
    told = f"{way}: {mean(spread):.3f} on average, at most {max(spread)}, {secrets} secrets"
    lines = [
        f'<text x="{_LEFT}" y="26" font-size="14" font-weight="bold">{strategy.name}</text>',
        f'<text x="{_LEFT}" y="44" fill="{colour}">{told}</text>',
        f'<path d="M{_LEFT} {_BASE}.5h{_MOST * _STEP - _STEP + _BAR}" stroke="#888"/>',
    ]
    for guesses in range(1, _MOST + 1):
        x = _LEFT + (guesses - 1) * _STEP
        percent = 100 * spread.get(guesses, 0) / secrets
        if percent:
            high = max(1.0, percent / _FULL * (_BASE - _TOP))
            lines.append(
                f'<rect x="{x}" y="{_BASE - high:.1f}" width="{_BAR}" height="{high:.1f}" fill="{colour}"/>'
                f'<text x="{x + _BAR // 2}" y="{_BASE - high - 4:.1f}" font-size="11" text-anchor="middle">'
                f"{_percent(percent)}</text>"
            )
        lines.append(f'<text x="{x + _BAR // 2}" y="{_BASE + 16}" text-anchor="middle" fill="#555">{guesses}</text>')
    return "\n".join(lines) + "\n"


def _percent(percent: float) -> str:
    if percent < 0.1:
        return "&lt;0.1"
    return f"{percent:.1f}" if percent < 10 else f"{percent:.0f}"
