# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Measure the codebreaker over every secret and draw the picture of docs/strategies.md; some minutes.

Usage: .venv/bin/python tools/strategies.py     (make strategies)
docs/strategies.json keeps what was measured, docs/strategies.svg shows it.
"""

import json
import sys

from growing.progress import Bar
from plotting.bars import draw
from plotting.strategies import STRATEGIES, Spread, Strategy, mean, measure
from provision.places import ROOT

FIGURES, PICTURE = ROOT / "docs" / "strategies.json", ROOT / "docs" / "strategies.svg"


def main() -> int:
    """Measure, keep, draw."""
    spreads = {strategy.name: _measure(strategy) for strategy in STRATEGIES}
    FIGURES.write_text(as_text(spreads), encoding="utf-8")
    PICTURE.write_text(draw(spreads), encoding="utf-8")
    for path in (FIGURES, PICTURE):
        print(f"kept in {path.relative_to(ROOT)}")
    return 0


def as_text(spreads: dict[str, Spread]) -> str:
    """What docs/strategies.json holds: for each strategy, how many secrets take 1 guess, 2 guesses ..."""
    counts = {name: [spread.get(n, 0) for n in range(1, max(spread) + 1)] for name, spread in spreads.items()}
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in counts.items()) + "\n}\n"


def from_text(text: str) -> dict[str, Spread]:
    """The spreads that `as_text` wrote."""
    return {
        name: {guesses: count for guesses, count in enumerate(row, 1) if count}
        for name, row in json.loads(text).items()
    }


def _measure(strategy: Strategy) -> Spread:
    bar = Bar(strategy.name[:23])
    spread = measure(strategy, bar.show)
    bar.end()
    print(f"  {mean(spread):.4f} guesses on average, at most {max(spread)}: {spread}", flush=True)
    return spread


if __name__ == "__main__":
    sys.exit(main())
