"""Pages on what is more than one card: Spirits' panels, Blight cards, adversaries, scenarios."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.panel import COMPLEXITY, GROWTH_TRACK, TRACKS
from tidewood.games.spirit_island.rules import growth_of
from tidewood.games.spirit_island.spirit import Spirit, Start
from tidewood.games.spirit_island.text.composer.aspects_jagged_earth import of_aspect
from tidewood.games.spirit_island.text.composer.base import needs
from tidewood.games.spirit_island.text.composer.gains import rule, special
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.text.composer.spaces import in_short
from tidewood.kernel.combine import Nothing
from tidewood.language.values import Message, Thing, message

FEAR_CARDS = (3, 3, 3)  # of each Terror Level, unless an adversary has others


def pages() -> dict[str, Any]:
    found: dict[str, Any] = {spirit.id: panel(spirit) for spirit in content.SPIRITS.values()}
    found |= {aspect.id: of_aspect(aspect) for aspect in content.ASPECTS.values()}
    for card in content.BLIGHT_CARDS:
        head = message("card.page.still-healthy" if card.still_healthy else "card.page.blight", n=card.per_player)
        at_once = [] if card.at_once is None else [message("card.page.at-once", part=card.at_once)]
        is_idle = isinstance(card.each_turn, Nothing)
        each_turn = [] if is_idle else [message("card.page.each-turn", part=card.each_turn)]
        found[card.id] = [head, *at_once, *each_turn]
    for event in content.EVENT_CARDS:
        found[event.id] = [message("card.page.event"), event.whole]
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
        found[scenario.id] = [head, *of_scenario(scenario)]
    return found


def of_scenario(scenario: Challenge) -> list[Message]:
    """What a scenario changes, and what can be found in it."""
    sources = [
        message("card.page.source", source=Thing("rule", one.id), spirits=rule(one.id), invaders=rule(other.id))
        for one, other in scenario.sources
    ]
    return [message(f"card.challenge.{scenario.id}"), *sources]


def panel(spirit: Spirit) -> list[Message]:
    growth = growth_of(spirit)
    parts = [message("card.page.spirit", complexity=COMPLEXITY[spirit.complexity])]
    parts += [message("card.page.special", rule=Thing("rule", id), text=rule(id)) for id in special(spirit)]
    options = [message("card.page.option", n=i + 1, part=option) for i, option in enumerate(growth)]
    if spirit.groups:
        lasts = [sum(spirit.groups[: i + 1]) for i in range(len(spirit.groups))]
        firsts = [last - n + 1 for last, n in zip(lasts, spirit.groups, strict=True)]
        groups = [message("card.page.group", first=a, last=b) for a, b in zip(firsts, lasts, strict=True)]
        parts.append(message("card.page.growth-groups", groups=groups, options=options))
    else:
        parts.append(message("card.page.growth", pick=spirit.pick, options=options))
    parts += [message("card.page.free-growth", n=spirit.free_growth)] if spirit.free_growth else []
    if growth[0].always is not None:
        parts.append(message("card.page.always", part=growth[0].always))
    for number, track in enumerate(TRACKS):
        spaces = [in_short(space) for space in spirit.spaces if space.track == number]
        pair = spirit.pair(number - GROWTH_TRACK) if number >= GROWTH_TRACK else []
        more = {"first": pair[0] + 1, "second": pair[1] + 1} if pair else {}
        id = "card.page.growth-track" if pair else "card.page.track"
        parts += [message(id, track=Thing("track", track), spaces=spaces, **more)] if spaces else []
    parts.append(message("card.page.innates", powers=[Thing("card", power.id) for power in spirit.innates]))
    parts.append(message("card.page.uniques", powers=[Thing("card", power.id) for power in spirit.cards]))
    parts.append(message("card.page.setup", parts=[start(part) for part in spirit.start]))
    parts += [message("card.page.destroyed", n=spirit.destroyed)] if spirit.destroyed else []
    parts += [message("card.page.markers", elements=needs(spirit.own[:8]))] if spirit.prepares else []
    return parts


def start(part: Start) -> Message:
    """Where Presence lies at the beginning, and what else is done there."""
    said = placed(part)
    return said if part.then is None else message("card.start.then", start=said, part=part.then)


def placed(part: Start) -> Message:
    where, _, more = part.where.partition(" ")
    if where == "highest" and part.land is not None:
        return message("card.start.highest-of", n=part.n, land=a_land(part.land))
    if where == "highest":
        return message("card.start.highest", n=part.n, terrain=Thing("terrain", more))
    if where == "number":
        return message("card.start.number", n=part.n, land=int(more))
    if where in ("most", "second-most", "ocean"):
        return message(f"card.start.{where}", n=part.n)
    assert isinstance(part.land, LandFilter)
    if where in ("lowest", "next"):
        otherwise = None if part.otherwise is None else a_land(part.otherwise)
        return message(f"card.start.{where}", n=part.n, land=a_land(part.land), otherwise=otherwise)
    return message("card.start.choice", n=part.n, land=a_land(part.land), anywhere=part.anywhere)
