"""The eight seasonal farms. What is printed on them is in none of our sources, so these are house cards out of a plain
data file. Whoever has the printed ones gives a file of their own with the set-up; its farms take the places of the
house cards in that game alone, and their numbers. [MW-FARM-01 to MW-FARM-04]
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Final

from tidewood.games.everdell.card import CARDS, Card
from tidewood.games.everdell.cards.mistwood.farms_file import COUNT, GIFTS, HOUSE, HOUSE_TEXT, read
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.words import COMMON, PRODUCTION, construction, draw, either, gain
from tidewood.kernel.core import Node

KEPT: Final = 64  # files of late games; they are read again when needed


# Farms that do the same share their nodes: so a step in a save has its name however often its file is read.


@cache
def gift(text: str) -> Node[Valley]:
    """`1 berry`, `1 any` or `2 card` as an effect."""
    n, kind = text.split()
    return draw(int(n)) if kind == "card" else gain(int(n), GIFTS[kind])


@cache
def one_of(first: str, second: str) -> Node[Valley]:
    return either(gift(first), gift(second))


def made(farm: dict[str, Any], house: bool, number: int = -1) -> Card:
    """A farm is a Farm for all rules; where it has two effects one is chosen at each production. [MW-FARM-03]"""
    effects = [" ".join(text.split()) for text in farm["effects"]]
    return construction(
        farm["id"], PRODUCTION, COMMON, copies=1, cost=farm["cost"], points=farm.get("points", 1), from_set="farms",
        frees="husband wife", also="farm", space=farm.get("space", 1), house=house, number=number,  # MW-FARM-04
        produce=gift(effects[0]) if len(effects) == 1 else one_of(*effects),
    )  # fmt: skip


@lru_cache(KEPT)
def cards_with(text: str) -> list[Card]:
    """All cards by number, with the farms of a file in the places of the house cards. Raises BadSetup."""
    data = read(text)
    first = FARMS[0].number
    own = [made(farm, data.get("source", HOUSE) == HOUSE, first + i) for i, farm in enumerate(data["farm"])]
    return [*CARDS[:first], *own, *CARDS[first + COUNT :]]


@lru_cache(KEPT)
def own_names(text: str) -> dict[str, tuple[str, str]]:
    """Id and name, if it has one, of the farms of a file, by the id of the house card whose place they take."""
    own = [(farm["id"], farm.get("name", "")) for farm in read(text)["farm"]]
    return {house.id: one for house, one in zip(FARMS, own, strict=True)}


def farms_mark(text: str) -> str:
    """A short mark of what the farms are, for the version of the rules."""
    return blake2b((text or HOUSE_TEXT).encode(), digest_size=4).hexdigest()


FARMS: Final = [made(farm, house=True) for farm in read(HOUSE_TEXT)["farm"]]
