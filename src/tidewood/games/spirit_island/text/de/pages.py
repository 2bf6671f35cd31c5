"""Spirits' panels and Blight cards in German."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.rules import growth_of
from tidewood.games.spirit_island.spirit import Spirit, Start
from tidewood.games.spirit_island.text.de.cards import text
from tidewood.games.spirit_island.text.de.language import GERMAN, TERRAIN, listed, short
from tidewood.games.spirit_island.text.de.rules import RULES
from tidewood.games.spirit_island.text.de.wording import a_land

COMPLEXITY = ("niedriger", "mittlerer", "hoher", "sehr hoher")
TERRAIN_BY_ID = dict(zip(("ocean", "jungle", "mountain", "sands", "wetland"), TERRAIN, strict=True))


@GERMAN.page
def spirits() -> dict[str, str]:
    return {spirit.id: panel(spirit) for spirit in content.SPIRITS.values()}


@GERMAN.page
def blight_cards() -> dict[str, str]:
    found: dict[str, str] = {}
    for card in content.BLIGHT_CARDS:
        at_once = "" if card.at_once is None else f" Sofort: {text(card.at_once)}"
        every = f" In jeder Invasoren-Phase: {text(card.each_turn)}"
        found[card.id] = f"Verödete Insel: {card.per_player} Ödnis je Person.{at_once}{every}"
    return found


def panel(spirit: Spirit) -> str:
    parts = [f"Geist von {COMPLEXITY[spirit.complexity]} Komplexität."]
    parts += [f"{GERMAN.name(id)}: {RULES[id]}" for id in special(spirit)]
    options = [f"({i + 1}) {text(option)}" for i, option in enumerate(growth_of(spirit))]
    parts.append(f"Wachstum, wähle {spirit.pick}: {' '.join(options)}")
    always = growth_of(spirit)[0].always
    if always is not None:
        parts.append(f"Bei jedem Wachstum auch: {text(always)}")
    for track, name in enumerate(("Energie-Leiste", "Ausspielen-Leiste", "Bonus-Feld")):
        spaces = [short(found) for found in spirit.spaces if found.track == track]
        parts += [f"{name}: {', '.join(spaces)}."] if spaces else []
    innates = listed([GERMAN.name(power.id) for power in spirit.innates])
    parts.append(f"{'Fähigkeit' if len(spirit.innates) == 1 else 'Fähigkeiten'} auf dem Tableau: {innates}.")
    parts.append(f"Startfähigkeiten: {listed([GERMAN.name(power.id) for power in spirit.cards])}.")
    parts.append(f"Spielaufbau, auf dem eigenen Inselteil: {listed([start(part) for part in spirit.start])}.")
    return " ".join(parts)


def special(spirit: Spirit) -> list[str]:
    """Its special rules, each name once."""
    found: dict[str, str] = {}
    for rule in spirit.rules:
        found.setdefault(GERMAN.name(rule.id), rule.id)
    return list(found.values())


def start(part: Start) -> str:
    what, _, more = part.where.partition(" ")
    where = {
        "highest": f"im Gebiet ({TERRAIN_BY_ID.get(more, '')}) mit der höchsten Nummer",
        "number": f"in Gebiet {more}",
        "most": "im Gebiet mit den meisten Dahan",
        "second-most": "im Gebiet mit den zweitmeisten Dahan",
        "ocean": "im Ozean",
    }.get(what)
    if where is None:
        assert isinstance(part.land, LandFilter)
        where = f"in {a_land(part.land, dative=True)} nach Wahl"
    return f"{part.n} Präsenz {where}"
