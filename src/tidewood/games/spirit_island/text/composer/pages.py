"""Pages on what is more than one card: Spirits' panels, Blight cards, adversaries, scenarios."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.panel import COMPLEXITY, TRACKS
from tidewood.games.spirit_island.rules import growth_of
from tidewood.games.spirit_island.spirit import Spirit, Start
from tidewood.games.spirit_island.text.composer.gains import rule
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.text.composer.spaces import in_short
from tidewood.language.values import Message, Thing, message

FEAR_CARDS = (3, 3, 3)  # of each Terror Level, unless an adversary has others


def pages() -> dict[str, Any]:
    found: dict[str, Any] = {spirit.id: panel(spirit) for spirit in content.SPIRITS.values()}
    for card in content.BLIGHT_CARDS:
        head = message("card.page.blight", n=card.per_player)
        at_once = [] if card.at_once is None else [message("card.page.at-once", part=card.at_once)]
        found[card.id] = [head, *at_once, message("card.page.each-turn", part=card.each_turn)]
    for adversary in content.ADVERSARIES.values():
        found[adversary.id] = [message("card.page.adversary")]
        for i, level in enumerate(adversary.levels):
            told = message(
                "card.page.level",
                n=i,
                level=Thing("level", level.id),
                difficulty=level.difficulty,
                fear=list(level.fear_cards or FEAR_CARDS),
                text=message(f"card.challenge.{level.id}"),
            )
            found[adversary.id].append(told)
    for scenario in content.SCENARIOS.values():
        head = message("card.page.scenario", difficulty=scenario.difficulty)
        found[scenario.id] = [head, message(f"card.challenge.{scenario.id}")]
    return found


def panel(spirit: Spirit) -> list[Message]:
    growth = growth_of(spirit)
    parts = [message("card.page.spirit", complexity=COMPLEXITY[spirit.complexity])]
    parts += [message("card.page.special", rule=Thing("rule", id), text=rule(id)) for id in special(spirit)]
    options = [message("card.page.option", n=i + 1, part=option) for i, option in enumerate(growth)]
    parts.append(message("card.page.growth", pick=spirit.pick, options=options))
    if growth[0].always is not None:
        parts.append(message("card.page.always", part=growth[0].always))
    for number, track in enumerate(TRACKS):
        spaces = [in_short(space) for space in spirit.spaces if space.track == number]
        parts += [message("card.page.track", track=Thing("track", track), spaces=spaces)] if spaces else []
    parts.append(message("card.page.innates", powers=[Thing("card", power.id) for power in spirit.innates]))
    parts.append(message("card.page.uniques", powers=[Thing("card", power.id) for power in spirit.cards]))
    parts.append(message("card.page.setup", parts=[start(part) for part in spirit.start]))
    return parts


def special(spirit: Spirit) -> list[str]:
    """Its special rules; one that works in several ways is told once, by the first of them."""
    found: list[str] = []
    for each in spirit.rules:
        if not any([each.id.startswith(f"{id}-") for id in found]):
            found.append(each.id)
    return found


def start(part: Start) -> Message:
    """Where Presence lies at the beginning."""
    where, _, more = part.where.partition(" ")
    if where == "highest":
        return message("card.start.highest", n=part.n, terrain=Thing("terrain", more))
    if where == "number":
        return message("card.start.number", n=part.n, land=int(more))
    if where in ("most", "second-most", "ocean"):
        return message(f"card.start.{where}", n=part.n)
    assert isinstance(part.land, LandFilter)
    return message("card.start.choice", n=part.n, land=a_land(part.land))
