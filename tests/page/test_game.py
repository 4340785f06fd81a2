# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A whole game in the page by pressing and reading lights only: real keys, mouse and touch, a clock that runs."""

import pytest

from device import Device, Frame
from player import Player

pytestmark = pytest.mark.page

KEYS = {"UP": "ArrowUp", "DOWN": "ArrowDown", "LEFT": "ArrowLeft", "RIGHT": "ArrowRight", "A": "KeyA", "B": "KeyB"}


class Hands(Device):
    """Somebody at the page: presses its buttons by `press_one`, waits, and sees its lights."""

    def __init__(self, handheld, press_one):
        super().__init__()
        self.handheld = handheld
        self.press_one = press_one

    def press(self, name, held=45, after=60, bounce=()):
        """Press a button; how long is up to the hands."""
        self.press_one(self.handheld, name)
        self.run(after + 60)

    def run(self, ms):
        """Let the device's clock move on so far, then hold it: a late look could meet a dark blink."""
        self.handheld.page.evaluate(
            """(ms) => new Promise((done) => {
              const { sim } = window;
              const end = sim.ms + ms;
              sim.clock.paused = false;
              const look = () => {
                if (sim.ms < end) return requestAnimationFrame(look);
                sim.clock.paused = true;
                done();
              };
              look();
            })""",
            ms,
        )

    @property
    def last(self):
        """The lights as they are now."""
        return Frame(0, self.handheld.pixels)


def by_key(handheld, name):
    handheld.page.keyboard.press(KEYS[name])


def by_mouse(handheld, name):
    handheld.button(name).click()


def by_finger(handheld, name):
    handheld.button(name).tap()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("press_one", "settings", "rows", "view"),
    [
        (by_key, {"PUZZLE": 5}, 10, {}),
        (by_mouse, {"EDITION": "deluxe", "LANGUAGE": "nl", "PUZZLE": 5}, 12, {}),
        (by_finger, {}, 10, {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}),
    ],
    ids=["keys", "mouse", "touch"],
)
def test_a_whole_game(open_page, press_one, settings, rows, view):
    handheld = open_page(settings, manual=False, **view)
    handheld.page.select_option("#speed", "2")
    hands = Hands(handheld, press_one)
    hands.run(500)
    hands.press("A")
    hands.run(500)
    player = Player(hands)
    solved, secret = player.play(rows)
    assert all(1 <= colour <= 8 for colour in secret)
    assert solved == (player.rows[-1][0] == secret)
    assert handheld.problems == []
