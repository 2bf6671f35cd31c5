"""Words for amounts."""

from __future__ import annotations

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island import pieces as p
from tidewood.games.spirit_island.pieces import Kinds
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.words.pieces_and_lands import Land, land
from tidewood.kernel.amounts import Amount, Flat, Lesser, Sum, ThatMany, Times, UpTo

Number = int | Amount[Island]

ALL = c.Everything()
ANY_NUMBER = c.AnyNumber()


def amount(n: Number) -> Amount[Island]:
    return Flat(n) if isinstance(n, int) else n


def up_to(n: Number) -> Amount[Island]:
    return UpTo(amount(n))


def per(kinds: Kinds, n: int = 1, of: int = 1, most: int = -1) -> Amount[Island]:
    """n for each `of` pieces in the land, at most `most`."""
    return _times(c.Per(kinds), n, of, most)


def per_type(kinds: Kinds) -> Amount[Island]:
    """For each of these kinds that is there."""
    return c.PerType(kinds)


def per_adjacent(kinds: Kinds, n: int = 1) -> Amount[Island]:
    return _times(c.PerAdjacent(kinds), n, 1, -1)


def per_element(element: str, n: int = 1, of: int = 1) -> Amount[Island]:
    return _times(c.PerElement(p.ELEMENTS.index(element)), n, of, -1)


def per_presence(n: int = 1) -> Amount[Island]:
    return _times(c.PerPresence(), n, 1, -1)


def per_adjacent_land() -> Amount[Island]:
    """For each land next to it with one's own Presence."""
    return c.PerAdjacentLand()


def per_any_presence(n: int = 1) -> Amount[Island]:
    return _times(c.PerAnyPresence(), n, 1, -1)


def per_destroyed(kinds: Kinds, n: int = 1, most: int = -1) -> Amount[Island]:
    """For each piece this Action has destroyed so far."""
    return _times(c.PerDestroyed(kinds), n, 1, most)


def per_that(name: str, kinds: Kinds, n: int = 1) -> Amount[Island]:
    return _times(c.PerThat(name, kinds), n, 1, -1)


def per_player(n: int) -> Amount[Island]:
    return c.PerPlayer(n)


def while_blighted(n: int) -> Amount[Island]:
    return c.WhileBlighted(n)


def sacred_sites_in(where: Land) -> Amount[Island]:
    """For each Sacred Site the Spirit has in such lands."""
    return c.SacredSitesIn(land(where))


def per_card_played() -> Amount[Island]:
    """For each Power Card the target Spirit has in play."""
    return c.CardsPlayed()


def _times(base: Amount[Island], n: int, of: int, most: int) -> Amount[Island]:
    return base if n == 1 and of == 1 and most < 0 else Times(base, n, of, most=most)


def that_many(name: str, n: int = 1) -> Amount[Island]:
    """n for each of what was named."""
    return _times(ThatMany(name), n, 1, -1)


def plus(*parts: Number) -> Amount[Island]:
    return Sum(*[amount(part) for part in parts])


def lesser(a: Number, b: Number) -> Amount[Island]:
    return Lesser(amount(a), amount(b))


def times(first: Amount[Island], second: Amount[Island]) -> Amount[Island]:
    return c.Product(first, second)
