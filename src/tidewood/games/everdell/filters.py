"""Which cards are meant: the filters that cards, places and rules name."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell import pieces
from tidewood.games.everdell.card import Filter

CARDS: Final = Filter()
CRITTERS: Final = Filter(folk=pieces.CRITTER)
CONSTRUCTIONS: Final = Filter(folk=pieces.CONSTRUCTION)
COMMON_CRITTERS: Final = Filter(folk=pieces.CRITTER, rarity=pieces.COMMON)
UNIQUE_CRITTERS: Final = Filter(folk=pieces.CRITTER, rarity=pieces.UNIQUE)
COMMON_CONSTRUCTIONS: Final = Filter(folk=pieces.CONSTRUCTION, rarity=pieces.COMMON)
UNIQUE_CONSTRUCTIONS: Final = Filter(folk=pieces.CONSTRUCTION, rarity=pieces.UNIQUE)
TRAVELLERS: Final = Filter(types=(pieces.TRAVELLER,))
PRODUCTIONS: Final = Filter(types=(pieces.PRODUCTION,))
DESTINATIONS: Final = Filter(types=(pieces.DESTINATION,))
GOVERNANCES: Final = Filter(types=(pieces.GOVERNANCE,))
PROSPERITIES: Final = Filter(types=(pieces.PROSPERITY,))


def card(id: str) -> Filter:
    """This card, with everything that counts as it."""
    return Filter(ids=(id,))


def worth_at_most(n: int) -> Filter:
    return Filter(worth=n)


def any_of(type: int, folk: int) -> Filter:
    """Every critter or construction of a type: what Corrin cards may be occupied for, or occupy."""
    return Filter(types=(type,), folk=folk)
