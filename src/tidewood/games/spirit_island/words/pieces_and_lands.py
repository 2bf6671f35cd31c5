"""Words for pieces, lands and conditions."""

from __future__ import annotations

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.pieces import Kinds, elements
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Condition, Did

Land = c.LandFilter | Kinds

EXPLORERS = p.EXPLORERS
TOWNS = p.TOWNS
CITIES = p.CITIES
BUILDINGS = p.BUILDINGS
INVADERS = p.INVADERS
DAHAN = p.DAHANS
BLIGHT = p.BLIGHTS
BEASTS = Kinds((p.BEASTS,))
WILDS = Kinds((p.WILDS,))
DISEASE = Kinds((p.DISEASE,))
BADLANDS = Kinds((p.BADLANDS,))
JUNGLE = c.Terrain(p.TERRAIN_SET.only(p.JUNGLE))
MOUNTAIN = c.Terrain(p.TERRAIN_SET.only(p.MOUNTAIN))
SANDS = c.Terrain(p.TERRAIN_SET.only(p.SANDS))
WETLAND = c.Terrain(p.TERRAIN_SET.only(p.WETLAND))
OCEAN = c.IsOcean()
COASTAL = c.Coastal()
INLAND = c.Inland()
ANY_LAND = c.AnyLand()
YOUR_PRESENCE = c.YourPresence()
THEIR_PRESENCE = c.TheirPresence()
YOUR_SACRED_SITE = c.YourSacredSite()
THEIR_SACRED_SITE = c.TheirSacredSite()
TARGET_PRESENCE = c.TargetPresence()  # where the target Spirit is not the one who chooses
TARGET_SACRED_SITE = c.TargetSacredSite()
PRESENCE = c.AnyPresence()
SACRED_SITE = c.AnySacredSite()
ANOTHER = c.Another()
YOURSELF = c.Yourself()
HEALTHY = c.IsHealthy()


def land(given: Land) -> c.LandFilter:
    """Kinds of pieces as a land: one that has such a piece."""
    return c.Has(given) if isinstance(given, Kinds) else given


def has(kinds: Kinds, n: int = 1) -> c.LandFilter:
    return c.Has(kinds, n)


def no(kinds: Kinds) -> c.LandFilter:
    return c.AtMost(kinds, 0)


def at_most(n: int, kinds: Kinds) -> c.LandFilter:
    return c.AtMost(kinds, n)


def exactly(n: int, kinds: Kinds) -> c.LandFilter:
    return c.Exactly(kinds, n)


def terror_at_most(level: int) -> Condition[Island]:
    return c.TerrorAtMost(level)


def outnumber(more: Kinds, fewer: Kinds) -> c.LandFilter:
    return c.Outnumber(more, fewer)


def both(*lands: Land) -> c.LandFilter:
    return c.AllOf(*[land(part) for part in lands])


def without(where: Land) -> c.LandFilter:
    return c.NotLand(land(where))


def sacred_sites(n: int) -> Condition[Island]:
    return c.SacredSites(n)


def did(name: str, n: int = 1) -> Condition[Island]:
    return Did(name, n)


def any_to(name: str, where: Land) -> Condition[Island]:
    return c.AnyTo(name, land(where))


def having(needs: str) -> Condition[Island]:
    """The elements of a threshold, where it stands inside an effect."""
    return c.Elements(elements(needs))
