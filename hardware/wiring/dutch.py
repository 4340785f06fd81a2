# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What the sheet and the checklist of build A say in Dutch: words of the sheet first, then of the list."""

DUTCH: dict[str, str] = {
    "title": "Bouw A: de draden",
    "step title": "Bouw A, stap {}: {}",
    "step parts": "de onderdelen",
    "step ground": "massa (GND)",
    "step five volts": "5 volt",
    "step panels": "stroom voor de panelen",
    "step data": "data",
    "step buttons": "knoppen",
    "subtitle": "Alles van boven gezien. Elk nummer is een draad: vink hem af op de lijst. USB komt als laatste.",
    "usb": "helemaal aan het eind: computer of powerbank",
    "panel 1": "paneel 1, boven",
    "panel 2": "paneel 2, eronder",
    "board 1": "bord 1",
    "board 2": "bord 2",
    "data": "data",
    "to buttons": "knoppen,",
    "to buttons 2": "elk zijn kleur",
    "notes": (
        "Gaatjes a-e van een rij zijn|verbonden, f-j ook; zo ook|elke blauwe lijn (−) en elke|rode "
        "lijn (+). Kijk naar de|namen op je panelen: hun|volgorde kan anders zijn."
    ),
    "list title": "Bouw A: de afvinklijst",
    "list intro": (
        "Druk de tekening af, leg haar naast de borden, en vink elke regel af als de draad zit. De USB-kabel "
        "blijft eruit tot het eind. Elk gaatje van dezelfde rij, of van dezelfde lijn, is even goed als het "
        "genoemde."
    ),
    "do parts": "Nog geen draden. Leg de borden zoals op de tekening: gaatje a1 van bord 1 is linksboven.",
    "do ground": "Eerst massa (GND): zwarte draden, van de Pico en de chip naar de blauwe lijnen (−).",
    "do five volts": (
        "Rode draden, naar de rode lijn (+) rechts. Kijk twee keer: een rode draad in een fout gaatje maakt iets stuk."
    ),
    "do panels": "Zwart voor rood. De namen op het paneel tellen, niet hun volgorde.",
    "do data": "Groene draden. Bij elk paneel gaat de data er bij DIN in en bij DOUT uit.",
    "do buttons": "Een zwarte draad voor alle knoppen, een zwarte per knop, en een in eigen kleur per knop.",
    "put Pico": (
        "Pico in bord 1, de USB-bus aan de bovenrand: pin 1 in **{first}**, pin 20 in **{twentieth}**, pin 40"
        " in **h1**."
    ),
    "put chip": (
        "74AHCT125 in bord 1, over de gleuf, inkeping boven: poot 1 in **{first}**, poot 7 in **{seventh}**, "
        "poot 14 in **f24**."
    ),
    "put resistor": "Weerstand 470 Ω (geel, paars, bruin) in bord 1: van **{first}** naar **{last}**. Mag andersom.",
    "put 1000uF": (
        "Condensator 1000 µF in bord 1, rechts: de poot aan de kant van de streep (−) in de blauwe lijn, de "
        "lange poot (+) in de rode."
    ),
    "put 100nF": (
        "Condensator 100 nF in bord 1, rechts, naast rij 20: een poot in de blauwe lijn, een in de rode. Mag andersom."
    ),
    "put button": "Knop {0} in bord 2, over de gleuf, de linkerpoten in kolom **{1}** (e{1} en f{1}).",
    "from to": "van {0} naar {1}",
    "panel": "paneel",
    "hole": "bord {0}, gaatje **{1}**",
    "rail left-": "bord {0}, **blauwe lijn** (−) links",
    "rail right-": "bord {0}, **blauwe lijn** (−) rechts",
    "rail right+": "bord {0}, **rode lijn** (+) rechts",
    "rail bottom-": "bord {0}, onderste **blauwe lijn** (−)",
    "at pico": " (Pico, pin {0}, {1})",
    "at chip": " (chip, poot {0}, {1})",
    "at resistor": " (weerstand)",
    "at button": " (knop {0})",
    "black": "zwart",
    "red": "rood",
    "green": "groen",
    "blue": "blauw",
    "purple": "paars",
    "orange": "oranje",
    "brown": "bruin",
    "yellow": "geel",
    "grey": "grijs",
    "last title": "Kijken, dan aanzetten",
    "last": (
        "- [ ] Geen rode draad komt aan een blauwe lijn, geen zwarte aan een rode.|- [ ] De streep van de "
        "1000 µF zit aan de blauwe kant, de inkeping van de chip zit boven.|- [ ] Het programma staat op de "
        "Pico: zie [bouwen](../../../docs/bouwen.md).|- [ ] Houd A ingedrukt en steek de USB-kabel in: de "
        "zelftest begint. Die laat elk lichtje zien en vraagt elke knop."
    ),
}
