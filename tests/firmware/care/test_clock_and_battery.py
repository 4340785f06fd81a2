# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""`Care` by itself, on a clock that is set by hand: hours, days, the wrap of the ticks; any battery."""

import random
from types import SimpleNamespace

import pytest

from handheld import palette, words_en
from handheld.care import A_VOLT, Care
from handheld.light import Light

PERIOD = 1 << 29
AT_POWER_ON = PERIOD - 65_536
FAINT = 0x020202
SIGN = 121  # the battery's cell


class Chain(list):
    """Stands for the pixels: counts the frames that are sent."""

    def __init__(self):
        super().__init__([0] * 128)
        self.sent = 0

    def show(self):
        self.sent += 1


class Desk:
    """A Care with all it needs, at `ticks`; `seconds(n)` lets time pass, a step every 100 ms and the light after it."""

    def __init__(self, idle=5, start=AT_POWER_ON, switch=None, volts=None, low=3300, brightness=100):
        self.ticks = start
        self.said = []
        self.chain = Chain()
        self.light = Light(self.chain, bytes(range(128)), brightness)
        self.light.put(3, 7, 1)
        self.light.put(5, 7, palette.DIM + 7)
        monitor = None if volts is None else SimpleNamespace(value=round(volts * A_VOLT))
        self.care = Care(idle, None, switch, monitor, low, start)
        self.device = SimpleNamespace(light=self.light, words=words_en, say=self.said.append, pressed_in=["a"] * 6)
        self.care.device = self.device
        self.light.show()

    def seconds(self, seconds, every_ms=100):
        for _ in range(round(seconds * 1000 / every_ms)):
            self.ticks = (self.ticks + every_ms) % PERIOD
            if self.light.changed:
                self.light.show()
            else:
                self.care.step(self.ticks)

    def press(self):
        woken = self.care.press(self.ticks, False)
        self.light.show()
        return woken

    @property
    def lit(self):
        return {cell: colour for cell, colour in enumerate(self.chain) if colour}


@pytest.mark.parametrize("idle", [1, 5, 60])
@pytest.mark.parametrize("start", [AT_POWER_ON, 0, PERIOD - 1, (1 << 28) - 90_000])
def test_dims_after_the_time_and_sleeps_after_twice_that(idle, start):
    desk = Desk(idle, start)
    full = desk.lit
    desk.seconds(60 * idle - 1.5)
    assert desk.lit == full
    desk.seconds(2)
    dimmed = desk.lit
    assert dimmed[59] == 0x0B0000
    assert set(dimmed) == set(full)
    desk.seconds(60 * idle - 2)
    assert desk.lit == dimmed
    desk.seconds(2)
    assert desk.lit == {120: FAINT}
    assert desk.device.pressed_in == [None] * 6


def test_after_days_of_sleep_a_press_wakes_at_once():
    desk = Desk(5)
    full = desk.lit
    desk.seconds(605)
    sent = desk.chain.sent
    desk.seconds(9 * 86400, every_ms=1000)  # the ticks wrap every six days
    assert desk.chain.sent == sent
    assert desk.lit == {120: FAINT}
    assert desk.press()
    assert desk.lit == full
    assert not desk.press()
    desk.seconds(298)
    assert desk.lit == full
    desk.seconds(4)
    assert desk.lit != full


def test_never_means_never():
    desk = Desk(0)
    full = desk.lit
    desk.seconds(2 * 86400, every_ms=1000)
    assert desk.lit == full
    desk.press()
    desk.seconds(7200)
    assert desk.lit == full


def test_each_press_begins_anew():
    desk = Desk(1)
    full = desk.lit
    for _ in range(20):
        desk.seconds(58)
        assert desk.lit == full
        assert not desk.press()


def test_what_is_drawn_in_sleep_is_seen_after_waking():
    desk = Desk(1)
    desk.seconds(125)
    desk.light.clear()
    desk.light.put(0, 0, palette.WON)
    sent = desk.chain.sent
    desk.seconds(20)
    assert desk.chain.sent == sent
    assert desk.press()
    assert desk.lit == {0: 0x001000}


def test_a_supply_is_switched_and_gets_its_time():
    switch = SimpleNamespace(value=True)
    desk = Desk(1, switch=switch)
    full = desk.lit
    desk.seconds(125)
    assert desk.lit == {}
    assert [switch.value] == [False]
    assert desk.press()
    assert [switch.value] == [True]
    assert desk.lit == {}
    sent = desk.chain.sent
    desk.seconds(0.018, every_ms=2)
    assert desk.chain.sent == sent
    assert not desk.press()  # which the screen takes
    desk.seconds(0.01, every_ms=2)
    assert desk.lit == full


@pytest.mark.parametrize("brightness", [30, 50, 88, 100, 200, 500])
def test_every_ink_keeps_its_hue_dimmed(brightness):
    from lights import colour_of  # noqa: PLC0415

    desk = Desk(1, brightness=brightness)
    for colour in range(1, 9):
        desk.light.put(colour - 1, 3, colour)
        desk.light.put(colour - 1, 14, palette.DIM + colour)
        desk.light.put(colour - 1, 12, palette.AT_CURSOR + colour)
    desk.seconds(1)
    full = list(desk.chain)
    desk.seconds(60)
    for cell, colour in enumerate(full):
        dimmed = desk.chain[cell]
        pixels = [tuple(value >> shift & 255 for shift in (16, 8, 0)) for value in (colour, dimmed)]
        assert (pixels[0] == (0, 0, 0)) == (pixels[1] == (0, 0, 0))
        assert all(after <= before for before, after in zip(*pixels, strict=True))
        if brightness >= 88 and colour and cell // 8 in (3, 12, 14):
            assert colour_of(pixels[1]) == cell % 8 + 1
            assert abs(max(pixels[1]) - max(pixels[0]) / 4) <= 1


@pytest.mark.parametrize("limit", [200, 250, 400])
def test_no_dimmed_frame_is_above_the_budget(limit):
    dice = random.Random(limit)
    desk = Desk(1, volts=3.0, brightness=500)
    desk.light = desk.device.light = Light(desk.chain, bytes(range(128)), 500, limit)
    for _ in range(100):
        for _ in range(40):
            desk.light.put(dice.randrange(8), dice.randrange(16), dice.randrange(palette.INKS))
        desk.light.show()
        desk.seconds(dice.choice((0.1, 1, 30)))
        load = sum((colour >> 16) + (colour >> 8 & 255) + (colour & 255) for colour in desk.chain)
        assert 128 + load / 16 <= limit
        if not dice.randrange(8):
            desk.press()


def test_a_low_battery_is_said_once_and_blinks():
    desk = Desk(0, volts=3.9)
    full = desk.lit
    desk.seconds(60)
    assert desk.lit == full
    desk.care.monitor.value = round(3.1 * A_VOLT)
    desk.seconds(3)
    assert not desk.said  # a short dip is none
    desk.seconds(40)
    assert desk.said == [words_en.BATTERY % 3.3]
    assert desk.lit[59] == 0x160000  # half of it
    seen = set()
    for _ in range(8):
        desk.seconds(0.5)
        seen.add(desk.chain[SIGN])
    assert seen == {0, 0x100000}
    desk.care.monitor.value = round(3.45 * A_VOLT)  # 150 mV above
    desk.seconds(120)
    assert desk.lit[59] == 0x160000
    desk.care.monitor.value = round(3.8 * A_VOLT)
    desk.seconds(60)
    assert desk.lit == full
    assert desk.care.shade is None
    desk.care.monitor.value = round(3.1 * A_VOLT)
    desk.seconds(60)
    assert len(desk.said) == 2


def test_dips_and_ripple_around_the_threshold_do_not_flicker():
    dice = random.Random(5)
    desk = Desk(0, volts=3.5)
    for _ in range(1000):
        desk.care.monitor.value = round(dice.uniform(3.25, 3.6) * A_VOLT)
        desk.seconds(1, every_ms=250)
    assert not desk.said


@pytest.mark.parametrize("volts", [0, 0.3, 0.99])
def test_less_than_a_volt_is_no_measure(volts):
    desk = Desk(0, volts=volts)
    desk.seconds(300)
    assert not desk.said


def test_low_dimmed_asleep_and_back():
    desk = Desk(1, volts=3.1)
    full = desk.lit
    desk.seconds(30)
    assert desk.lit[59] == 0x160000
    desk.seconds(32)
    assert desk.lit[59] == 0x0B0000
    desk.seconds(60)
    assert desk.lit == {120: FAINT}  # no sign blinks in sleep
    sent = desk.chain.sent
    desk.seconds(60)
    assert desk.chain.sent == sent
    assert desk.press()
    assert desk.lit[59] == 0x160000
    desk.care.monitor.value = round(4.7 * A_VOLT)
    desk.seconds(40)
    assert desk.lit == full
