"""Lands as cards describe them: an Inland land with Towns and without Dahan."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.adversaries import verbs as adversary
from tidewood.games.spirit_island.conditions.boards import Most
from tidewood.games.spirit_island.scenarios.rituals_of_terror import RitualLand
from tidewood.games.spirit_island.text.composer.base import COMPOSER, kinds, of_kinds, terrains
from tidewood.kernel.composer import Composer
from tidewood.language.values import Message, Thing, message

SORTS: Final[dict[type, str]] = {
    c.Coastal: "coastal", c.Inland: "inland", c.IsOcean: "ocean", c.NextToThis: "adjacent",
    c.OtherCoast: "other-coastal",
}  # fmt: skip

# What stands after the word land.
WITH: Final = Composer()
WITH.clauses(
    {
        c.MoreBuildings: "card.with.more-buildings",
        c.YourPresence: "card.with.your-presence",
        c.TheirPresence: "card.with.their-presence",
        c.TargetPresence: "card.with.target-presence",
        c.TheirSacredSite: "card.with.their-sacred-site",
        c.AnyPresence: "card.with.presence",
        c.AnySacredSite: "card.with.sacred-site",
        RitualLand: "card.with.ritual",
    }
)


@COMPOSER.says(c.LandFilter)
def a_land(found: c.LandFilter) -> Message:
    """A land that may be chosen."""
    if isinstance(found, c.AnyOf) and any([isinstance(part, (c.Terrain, *SORTS)) for part in found.parts]):
        return message("card.land.one-of", lands=[a_land(part) for part in found.parts])
    if isinstance(found, c.NotLand) and isinstance(found.part, c.IsOcean):
        return message("card.land.no-ocean")
    return message("card.land.any") if isinstance(found, c.AnyLand) else described("card.land.a", found)


def in_land(n: Any) -> Message | None:
    """The land of a verb or condition, where it names one."""
    return None if n.land is None else a_land(n.land)


def each_land(found: c.LandFilter, other: bool = False) -> Message:
    land = described("card.land.each", found)
    return Message(land.id, {**land.args, "other": other})


def described(id: str, found: c.LandFilter) -> Message:
    """A land by its sort or its terrains, what is there and the board it is on."""
    parts = flat(found)
    if isinstance(parts[0], c.Terrain):
        there = [WITH.said(part) for part in parts[1:]]
        return message(f"{id}-terrain", terrains=terrains(parts[0].mask), there=there)
    sorts = [SORTS[type(part)] for part in parts if type(part) in SORTS]
    said = (*SORTS, c.AnyLand, c.OnThisBoard)
    there = [WITH.said(part) for part in parts if not isinstance(part, said)]
    board = any([isinstance(part, c.OnThisBoard) for part in parts])
    assert len(sorts) < 2, "no word for a land of two sorts"
    return message(id, sort=Thing("land-sort", sorts[0] if sorts else "land"), there=there, board=board)


def flat(found: c.LandFilter) -> list[c.LandFilter]:
    """What a land must be, one after another; lands of which one has the most stand before that."""
    if isinstance(found, c.AllOf):
        return [inner for part in found.parts for inner in flat(part)]
    return [*flat(found.land), found] if isinstance(found, Most) and found.land is not None else [found]


@WITH.says(c.Has)
def _(found: c.Has) -> Message:
    if found.n == 1:
        return message("card.with.pieces", kinds=kinds(found.kinds))
    return message("card.with.at-least", n=found.n, kinds=kinds(found.kinds))


@WITH.says(c.AtMost)
def _(found: c.AtMost) -> Message:
    if found.n == 0:
        return message("card.with.none", kinds=kinds(found.kinds))
    return message("card.with.at-most", n=found.n, kinds=kinds(found.kinds))


WITH.clauses({c.Outnumber: "card.with.outnumber"}, more=lambda n: kinds(n.more), fewer=lambda n: kinds(n.fewer))
WITH.clauses({c.AnyOf: "card.with.any-of"}, parts=lambda n: [WITH.said(part) for part in n.parts])
WITH.clauses({adversary.MostOnBoard: "card.with.most"}, kinds=of_kinds)
