"""Spirits' panels and Blight cards in English."""

from __future__ import annotations

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.rules import growth_of
from tidewood.games.spirit_island.spirit import Spirit, Start
from tidewood.games.spirit_island.text.en.cards import text
from tidewood.games.spirit_island.text.en.language import ENGLISH, TERRAIN, listed, short
from tidewood.games.spirit_island.text.en.rules import RULES
from tidewood.games.spirit_island.text.en.wording import a_land

COMPLEXITY = ("low", "moderate", "high", "very high")
TERRAIN_BY_ID = dict(zip(("ocean", "jungle", "mountain", "sands", "wetland"), TERRAIN, strict=True))


@ENGLISH.page
def spirits() -> dict[str, str]:
    return {spirit.id: panel(spirit) for spirit in content.SPIRITS.values()}


@ENGLISH.page
def blight_cards() -> dict[str, str]:
    found: dict[str, str] = {}
    for card in content.BLIGHT_CARDS:
        at_once = "" if card.at_once is None else f" At once: {text(card.at_once)}"
        every = f" In every Invader Phase: {text(card.each_turn)}"
        found[card.id] = f"Blighted Island: {card.per_player} Blight per player.{at_once}{every}"
    return found


def panel(spirit: Spirit) -> str:
    parts = [f"Spirit of {COMPLEXITY[spirit.complexity]} complexity."]
    parts += [f"{ENGLISH.name(id)}: {RULES[id]}" for id in special(spirit)]
    options = [f"({i + 1}) {text(option)}" for i, option in enumerate(growth_of(spirit))]
    parts.append(f"Growth, choose {spirit.pick}: {' '.join(options)}")
    always = growth_of(spirit)[0].always
    if always is not None:
        parts.append(f"In every Growth also: {text(always)}")
    for track, name in enumerate(("Energy track", "Card Plays track", "Bonus box")):
        spaces = [short(found) for found in spirit.spaces if found.track == track]
        parts += [f"{name}: {', '.join(spaces)}."] if spaces else []
    innates = listed([ENGLISH.name(power.id) for power in spirit.innates])
    parts.append(f"{'Innate Power' if len(spirit.innates) == 1 else 'Innate Powers'}: {innates}.")
    parts.append(f"Unique Powers: {listed([ENGLISH.name(power.id) for power in spirit.cards])}.")
    parts.append(f"Setup, on the starting board: {listed([start(part) for part in spirit.start])}.")
    return " ".join(parts)


def special(spirit: Spirit) -> list[str]:
    """Its special rules, each name once."""
    found: dict[str, str] = {}
    for rule in spirit.rules:
        found.setdefault(ENGLISH.name(rule.id), rule.id)
    return list(found.values())


def start(part: Start) -> str:
    what, _, more = part.where.partition(" ")
    where = {
        "highest": f"in the {TERRAIN_BY_ID.get(more, '')} with the highest number",
        "number": f"in land {more}",
        "most": "in the land with the most Dahan",
        "second-most": "in the land with the second-most Dahan",
        "ocean": "in the Ocean",
    }.get(what)
    if where is None:
        assert isinstance(part.land, LandFilter)
        where = f"in {a_land(part.land)}, whichever you choose"
    return f"{part.n} Presence {where}"
