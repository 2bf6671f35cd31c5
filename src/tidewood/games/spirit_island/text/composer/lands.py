"""Lands as cards describe them: an Inland land with Towns and without Dahan."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.adversaries import verbs as adversary
from tidewood.games.spirit_island.scenarios.rituals_of_terror import RitualLand
from tidewood.games.spirit_island.text.composer.base import COMPOSER, kinds, terrains
from tidewood.kernel.composer import Composer
from tidewood.language.values import Message, Thing, message

SORTS: Final[dict[type, str]] = {
    c.Coastal: "coastal", c.Inland: "inland", c.IsOcean: "ocean", adversary.NextToThis: "adjacent",
}  # fmt: skip

# What stands after the word land.
WITH: Final = Composer()
WITH.fixed(
    {
        c.MoreBuildings: "card.with.more-buildings",
        c.YourPresence: "card.with.your-presence",
        c.TheirPresence: "card.with.their-presence",
        c.YourSacredSite: "card.with.your-sacred-site",
        c.TheirSacredSite: "card.with.their-sacred-site",
        c.AnyPresence: "card.with.presence",
        c.AnySacredSite: "card.with.sacred-site",
        RitualLand: "card.with.ritual",
    }
)


@COMPOSER.says(c.LandFilter)
def a_land(found: c.LandFilter) -> Message:
    """A land that may be chosen."""
    return message("card.land.any") if isinstance(found, c.AnyLand) else described("card.land.a", found)


def each_land(found: c.LandFilter, other: bool = False) -> Message:
    land = described("card.land.each", found)
    return Message(land.id, {**land.args, "other": other})


def described(id: str, found: c.LandFilter) -> Message:
    """A land by its sort or its terrains, what is there and the board it is on."""
    parts = list(found.parts) if isinstance(found, c.AllOf) else [found]
    if isinstance(parts[0], c.Terrain):
        there = [WITH.said(part) for part in parts[1:]]
        return message(f"{id}-terrain", terrains=terrains(parts[0].mask), there=there)
    sorts = [SORTS[type(part)] for part in parts if type(part) in SORTS]
    said = (*SORTS, c.AnyLand, adversary.OnThisBoard)
    there = [WITH.said(part) for part in parts if not isinstance(part, said)]
    board = any([isinstance(part, adversary.OnThisBoard) for part in parts])
    assert len(sorts) < 2, "no word for a land of two sorts"
    return message(id, sort=Thing("land-sort", sorts[0] if sorts else "land"), there=there, board=board)


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


@WITH.says(c.Outnumber)
def _(found: c.Outnumber) -> Message:
    return message("card.with.outnumber", more=kinds(found.more), fewer=kinds(found.fewer))


@WITH.says(c.AnyOf)
def _(found: c.AnyOf) -> Message:
    return message("card.with.any-of", parts=[WITH.said(part) for part in found.parts])


@WITH.says(adversary.MostOnBoard)
def _(found: adversary.MostOnBoard) -> Message:
    return message("card.with.most", kinds=kinds(found.kinds))
