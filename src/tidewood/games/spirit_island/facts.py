"""What is printed on cards and panels, as data: names and numbers. What they do stands in their texts."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tidewood.games.spirit_island.conditions.lands import (
    AllOf,
    AnyLand,
    AnyOf,
    AtMost,
    Coastal,
    Has,
    Inland,
    IsOcean,
    LandFilter,
    NotLand,
)
from tidewood.games.spirit_island.conditions.lands import Terrain as TerrainFilter
from tidewood.games.spirit_island.content import ContentSet
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard
from tidewood.games.spirit_island.panel import COMPLEXITY, Complexity
from tidewood.games.spirit_island.pieces import ELEMENTS, INVADERS, TERRAIN_SET, TERRAINS, Element, names_of
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.verbs.powers import INNATE, POWER_KINDS, SPEEDS, Power, PowerKind, Speed
from tidewood.games.spirit_island.verbs.targets import ANY_SPIRIT, ONESELF, LandTarget, SpiritTarget, Target

TargetKind = Literal["land", "any-spirit", "another-spirit", "yourself", "none"]


class Range(TypedDict):
    """How far a land may be from Presence or a Sacred Site in one of these lands, and farther with some elements or to
    some lands.
    """

    within: int
    origin: Literal["presence", "sacred-site"]
    origin_land: NotRequired[list[str]]
    farther: NotRequired[int]
    farther_with: NotRequired[dict[Element, int]]
    farther_land: NotRequired[list[str]]


class PowerFacts(TypedDict):
    """A Power Card or an Innate Power. The target land must be or have one of `land`: a terrain, `coastal`, `inland`,
    pieces (`dahan`, `2 dahan`, `no blight`), several at once joined by `+`.
    """

    kind: PowerKind
    speed: Speed
    fast_with: NotRequired[dict[Element, int]]
    slow_with: NotRequired[dict[Element, int]]
    cost: NotRequired[int]
    elements: NotRequired[list[Element]]
    target: TargetKind
    range: NotRequired[Range]
    land: NotRequired[list[str]]
    thresholds: list[dict[Element, int]]


class FearFacts(TypedDict):
    kind: Literal["fear"]


class EventFacts(TypedDict):
    kind: Literal["event"]


class BlightFacts(TypedDict):
    """A Blight card: how much Blight its blighted side has for each player."""

    kind: Literal["blight"]
    blight_per_player: int


class SpiritFacts(TypedDict):
    kind: Literal["spirit"]
    complexity: Complexity
    cards: list[str]
    innates: list[str]
    growth_options: int
    growth_picks: int
    growth_costs: NotRequired[list[int]]  # Energy that each option costs, where any does
    growth_groups: NotRequired[list[int]]  # how many options each group has, where one of each is chosen
    presence: int


CardFacts = PowerFacts | FearFacts | EventFacts | BlightFacts | SpiritFacts


def facts(sets: list[ContentSet]) -> dict[str, CardFacts]:
    """What is printed on the cards of these sets."""
    found: dict[str, CardFacts] = {power.id: power_facts(power) for each in sets for power in each.powers()}
    for each in sets:
        found |= {fear.id: {"kind": "fear"} for fear in each.fear_cards}
        found |= {event.id: {"kind": "event"} for event in each.events}
        found |= {blight.id: blight_facts(blight) for blight in each.blight_cards}
        found |= {spirit.id: spirit_facts(spirit) for spirit in each.spirits}
    return found


def power_facts(power: Power) -> PowerFacts:
    found: PowerFacts = {
        "kind": POWER_KINDS[power.kind],
        "speed": SPEEDS[power.speed],
        "target": target_kind(power.target),
        "thresholds": [counted(level.needs) for level in power.levels],
    }
    if power.fast_when:
        found["fast_with"] = counted(power.fast_when)
    if power.slow_when:
        found["slow_with"] = counted(power.slow_when)
    if power.kind != INNATE:
        found["cost"] = power.cost
        found["elements"] = [ELEMENTS[e] for e, n in enumerate(power.elements) for _ in range(n)]
    if isinstance(power.target, LandTarget):
        found["range"] = range_facts(power.target)
        if not isinstance(power.target.land, AnyLand):
            found["land"] = words_of(power.target.land)
    return found


def target_kind(target: Target) -> TargetKind:
    if isinstance(target, LandTarget):
        return "land"
    if not isinstance(target, SpiritTarget):
        return "none"
    return "yourself" if target.who == ONESELF else "any-spirit" if target.who == ANY_SPIRIT else "another-spirit"


def range_facts(target: LandTarget) -> Range:
    found: Range = {"within": target.within, "origin": "sacred-site" if target.sacred else "presence"}
    if target.origin is not None:
        found["origin_land"] = words_of(target.origin)
    if target.farther:
        found["farther"] = target.farther
        if target.where is None:
            found["farther_with"] = counted(target.when)
        else:
            found["farther_land"] = words_of(target.where)
    return found


def words_of(land: LandFilter) -> list[str]:
    """What a land must be or have, each a word that will do."""
    if isinstance(land, AnyOf):
        return [word for part in land.parts for word in words_of(part)]
    if isinstance(land, AllOf):
        return ["+".join([word for part in land.parts for word in words_of(part)])]
    if isinstance(land, TerrainFilter):
        return [TERRAINS[terrain] for terrain in TERRAIN_SET.members(land.mask)]
    if isinstance(land, Has | AtMost):
        names = ["invaders"] if land.kinds == INVADERS else names_of(land.kinds)
        most = "no " if isinstance(land, AtMost) else f"{land.n} " if land.n > 1 else ""
        return [f"{most}{name}" for name in names]
    if isinstance(land, NotLand):
        return [f"no {word}" for word in words_of(land.part)]
    plain: dict[type[LandFilter], str] = {Coastal: "coastal", Inland: "inland", IsOcean: "ocean"}
    return [plain[type(land)]]


def counted(needs: tuple[int, ...]) -> dict[Element, int]:
    return {ELEMENTS[e]: n for e, n in enumerate(needs) if n}


def blight_facts(card: BlightCard) -> BlightFacts:
    return {"kind": "blight", "blight_per_player": card.per_player}


def spirit_facts(spirit: Spirit) -> SpiritFacts:
    found: SpiritFacts = {
        "kind": "spirit",
        "complexity": COMPLEXITY[spirit.complexity],
        "cards": [card.id for card in spirit.cards],
        "innates": [power.id for power in spirit.innates],
        "growth_options": len(spirit.growth),
        "growth_picks": spirit.pick,
        "presence": spirit.presence,
    }
    if any(spirit.growth_costs):
        found["growth_costs"] = spirit.growth_costs
    if spirit.groups:
        found["growth_groups"] = spirit.groups
    return found
