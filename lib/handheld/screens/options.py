# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The device's own options: each acts at once, and is kept over settings.toml when its item or the menu is left."""

from adafruit_ticks import ticks_diff
from micropython import const

from handheld import option_bytes, palette
from handheld.buttons import RIGHT
from handheld.journal import OPTIONS
from handheld.light import WIDTH
from handheld.option_bytes import BLANKS, BRIGHTNESS, EDITION, IDLE, LANGUAGE, REPEATS, SOUND
from handheld.screens import Screen, choices
from handheld.screens.cells import BLANK_Y, PALETTE_Y, draw_rules
from handheld.screens.menu import Menu
from mastermind import EDITIONS

_ITEMS = ("LANGUAGE", "LIGHT", "PALETTE", "SOUND", "IDLE", "EDITION", "TEST", "RESET", "WIPE")  # six options first
_REST_MS = const(2000)  # a choice that rests is kept, too, as whoever has made it may switch off


class Options(Menu):
    """What stands in settings.toml, and what was chosen over it, is in `device.base` and `device.chosen`."""

    rooms = "font text menu choices options"

    def __init__(self, device):
        super().__init__(device)
        device.load_words("options")
        self.items = list(_ITEMS)
        self._options = option_bytes.chosen(device.base, device.chosen)
        self._rules = device.edition  # as they stand: what the house has changed in them goes along with another box
        self._unsaved = False
        self._due = None  # the option that has yet to act
        self._since = 0  # ticks of the last press

    def enter(self, now):
        super().enter(now)
        light = self.device.light
        for x in range(WIDTH):  # what brightness and palette are chosen by: every colour, and two keys of each kind
            light.put(x, PALETTE_Y, x + 1)
        for x in (0, 1):
            light.put(x, BLANK_Y, palette.EXACT)
            light.put(WIDTH - 1 - x, BLANK_Y, palette.MISPLACED)
        draw_rules(light, self.device.edition)

    def value(self):
        place = self.at
        if place > EDITION:
            return ""
        value = self._options[place]
        label = self.device.label
        if place == BRIGHTNESS:
            return str(value)
        if place == SOUND:
            return label("ON" if value else "OFF")
        if place == IDLE:
            return str(value) if value else label("NOT EVER")
        return label(value)

    def change(self, step):
        place = self.at
        if place > EDITION:
            return
        values = choices.values_of(self.device, self._options, place)
        value = values[(values.index(self._options[place]) + step) % len(values)]
        self._options[place] = value
        if place == EDITION:
            self._take_rules(value)
        self._unsaved = True
        if self._due != place:
            self._act(self._since)
        self._due = place  # some of them take 20 ms to act: first the choice is shown

    def press(self, button, now):
        self._since = now
        item = self.item
        super().press(button, now)
        if self.item != item:
            self._save()

    def choose(self, now):
        item = self.item
        if item not in ("TEST", "RESET", "WIPE"):
            super().press(RIGHT, now)
            return
        self._act(now)
        self._save()
        if item == "TEST":
            self.device.visit("selftest", "SelfTest")
        else:
            self._ask(item, self._reset if item == "RESET" else self._wipe_it)

    def back(self, now):
        self._act(now)
        self._save()
        self.device.visit(self.rooms, "Home", self._options[LANGUAGE])

    def update(self, now):
        if not self.device.light.changed and self._due is not None:
            self._act(now)
        elif self._unsaved and ticks_diff(now, self._since) > _REST_MS:
            self._save()
        super().update(now)

    def _act(self, now):
        place = self._due
        self._due = None
        if place is None:
            return
        value = self._options[place]
        choices.apply(self.device, self._options, place)
        if place == LANGUAGE:
            choices.speak(self.device, value, "options")
            self.draw_item(now)
        elif self._options[place] != value:  # it could not act
            self.draw_value(now)

    def _take_rules(self, name):
        rules = self._rules
        house = rules.repeats != EDITIONS[rules.name].repeats
        self._options[REPEATS] = int(rules.repeats) if house else None
        self._options[BLANKS] = int(rules.blanks)

    def _save(self):
        device = self.device
        record = option_bytes.to_bytes(self._options, device.base, device.chosen)
        if record != device.chosen:
            device.chosen = record
            device.journal.write(OPTIONS, record)
        self._unsaved = False

    def _ask(self, what, action, sure="SURE"):
        self.device.visit("font text menu pause", "Question", self, what, action, sure)

    def _reset(self, now):
        device = self.device
        if device.chosen:
            device.chosen = b""
            device.journal.write(OPTIONS, b"")
        before = self._options
        self._options = list(device.base)
        for place in range(EDITION + 1):
            if place == EDITION or self._options[place] != before[place]:
                choices.apply(device, self._options, place)
        self._rules = device.edition
        self._unsaved = False
        choices.speak(device, self._options[LANGUAGE], "options")
        device.say(device.more_words.AS_SET)
        device.go(self, now)

    def _wipe_it(self, now):
        self._ask("WIPE", self._wipe, "REALLY")

    def _wipe(self, now):
        self.device.visit("wiped", "Wiped")

    def _say(self):
        device = self.device
        words = device.more_words
        place = self.at
        value = self.value()
        if place == BRIGHTNESS:
            value = words.PERCENT % self._options[place]
        elif place == IDLE and self._options[IDLE]:
            value = words.MINUTES % self._options[place]
        elif place == EDITION:
            rules = device.edition
            value += ", " + (words.REPEATS if rules.repeats else words.NO_REPEATS)
            value += words.BLANKS_TOO if rules.blanks else ""
        name = device.label(self.item)
        device.say(device.words.CHOICE % (name, value) if value else device.words.ITEM % name)


class Home(Screen):
    """From the options to the main menu."""

    rooms = "choices options"

    def __init__(self, device, language):
        super().__init__(device)
        self._language = language

    def enter(self, now):
        choices.speak(self.device, self._language, "solo")
        self.device.home()
