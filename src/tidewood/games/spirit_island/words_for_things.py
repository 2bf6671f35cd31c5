"""Words for pieces, lands, amounts and conditions."""

from __future__ import annotations

from tidewood.games.spirit_island import filters as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.pieces import Kinds, elements
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Amount, Condition, Did, Flat, Lesser, Sum, ThatMany, Times, UpTo

Number = int | Amount[Island]
Land = c.LandFilter | Kinds

EXPLORERS = p.EXPLORERS
TOWNS = p.TOWNS
CITIES = p.CITIES
BUILDINGS = p.BUILDINGS
INVADERS = p.INVADERS
DAHAN = p.DAHANS
BLIGHT = p.BLIGHTS
JUNGLE = c.Terrain(1 << p.JUNGLE)
MOUNTAIN = c.Terrain(1 << p.MOUNTAIN)
SANDS = c.Terrain(1 << p.SANDS)
WETLAND = c.Terrain(1 << p.WETLAND)
OCEAN = c.IsOcean()
COASTAL = c.Coastal()
INLAND = c.Inland()
ANY_LAND = c.AnyLand()
YOUR_PRESENCE = c.YourPresence()
THEIR_PRESENCE = c.TheirPresence()
YOUR_SACRED_SITE = c.YourSacredSite()
THEIR_SACRED_SITE = c.TheirSacredSite()
PRESENCE = c.AnyPresence()
SACRED_SITE = c.AnySacredSite()
ANOTHER = c.Another()
YOURSELF = c.Yourself()
HEALTHY = c.IsHealthy()
ALL = c.Everything()
ANY_NUMBER = c.AnyNumber()


def land(given: Land) -> c.LandFilter:
    """Kinds of pieces as a land: one that has such a piece."""
    return c.Has(given) if isinstance(given, Kinds) else given


# -- amounts and conditions


def amount(n: Number) -> Amount[Island]:
    return Flat(n) if isinstance(n, int) else n


def up_to(n: Number) -> Amount[Island]:
    return UpTo(amount(n))


def per(kinds: Kinds, n: int = 1, of: int = 1, most: int = -1) -> Amount[Island]:
    """n for each `of` pieces in the land, at most `most`."""
    return _times(c.Per(kinds), n, of, most)


def per_adjacent(kinds: Kinds, n: int = 1) -> Amount[Island]:
    return _times(c.PerAdjacent(kinds), n, 1, -1)


def per_element(element: str, n: int = 1) -> Amount[Island]:
    return _times(c.PerElement(p.ELEMENTS.index(element)), n, 1, -1)


def per_presence(n: int = 1) -> Amount[Island]:
    return _times(c.PerPresence(), n, 1, -1)


def per_any_presence(n: int = 1) -> Amount[Island]:
    return _times(c.PerAnyPresence(), n, 1, -1)


def per_destroyed(kinds: Kinds, n: int = 1, most: int = -1) -> Amount[Island]:
    """For each piece this Action has destroyed so far."""
    return _times(c.PerDestroyed(kinds), n, 1, most)


def per_that(name: str, kinds: Kinds, n: int = 1) -> Amount[Island]:
    return _times(c.PerThat(name, kinds), n, 1, -1)


def per_player(n: int) -> Amount[Island]:
    return c.PerPlayer(n)


def sacred_sites_in(where: Land) -> Amount[Island]:
    """For each Sacred Site the Spirit has in such lands."""
    return c.SacredSitesIn(land(where))


def per_card_played() -> Amount[Island]:
    """For each Power Card the target Spirit has in play."""
    return c.CardsPlayed()


def _times(base: Amount[Island], n: int, of: int, most: int) -> Amount[Island]:
    return base if n == 1 and of == 1 and most < 0 else Times(base, n, of, most=most)


def that_many(name: str) -> Amount[Island]:
    return ThatMany(name)


def plus(*parts: Number) -> Amount[Island]:
    return Sum(*[amount(part) for part in parts])


def lesser(a: Number, b: Number) -> Amount[Island]:
    return Lesser(amount(a), amount(b))


def times(first: Amount[Island], second: Amount[Island]) -> Amount[Island]:
    return c.Product(first, second)


def has(kinds: Kinds, n: int = 1) -> c.LandFilter:
    return c.Has(kinds, n)


def no(kinds: Kinds) -> c.LandFilter:
    return c.AtMost(kinds, 0)


def at_most(n: int, kinds: Kinds) -> c.LandFilter:
    return c.AtMost(kinds, n)


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
