"""Locations and events as things of their own: what they hold, what they ask for, what they do."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARD
from tidewood.games.everdell.fields import EVENT_IDS, LOCATION_IDS
from tidewood.games.everdell.pieces import FOREST, HAVEN, TYPES
from tidewood.games.everdell.state import Valley
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Node


class Location(Node[Valley]):
    """A place for workers on the board: a basic location, a forest card, the Haven, a field of the Journey."""

    def __init__(self, id: str, kind: str, effect: Node[Valley], shared: bool, easy: bool, gives: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.effect: Final = effect
        self.shared: Final = shared
        self.easy: Final = easy  # something of it can always be done
        self.gives: Final = gives  # resources that it gives, as a mask
        self.number: Final = len(LOCATIONS)
        LOCATIONS.append(self)
        LOCATION_IDS.append(id)
        LOCATION[id] = self

    def children(self) -> list[Node[Valley]]:
        return [self.effect]


class EventCard(Node[Valley]):
    """An event: what it asks for, what happens when it is achieved, and its points. [ED-EVENT-01]"""

    def __init__(
        self,
        id: str,
        basic: bool,
        cards: tuple[str, ...] = (),
        types: dict[int, int] | None = None,
        points: int = 0,
        price: Node[Valley] | None = None,
        effect: Node[Valley] | None = None,
        score: Amount[Valley] | None = None,
        among_people: bool = False,
    ) -> None:
        self.id: Final = id
        self.basic: Final = basic
        self.cards: Final = cards
        self.types: Final = [(types or {}).get(kind, 0) for kind in range(len(TYPES))]
        self.needs: Final = frozenset([CARD[card].number for card in cards])
        self.counts: Final = [(kind, n) for kind, n in enumerate(self.types) if n]
        self.points: Final = points
        self.price: Final = price
        self.effect: Final = effect
        self.score: Final = score
        self.among_people: Final = among_people  # stays in the box against Phantomia [PH-SETUP-01]
        self.number: Final = len(EVENT_CARDS)
        EVENT_CARDS.append(self)
        EVENT_IDS.append(id)
        EVENT[id] = self

    def children(self) -> list[Node[Valley]]:
        return [part for part in (self.price, self.effect) if part is not None]

    def met(self, s: Valley, who: int) -> bool:
        """Whether a city has all that the event asks for. [ED-EVENT-01, ED-EVENT-05]"""
        if not self.needs <= s.has[who]:
            return False
        for kind, n in self.counts:
            if s.types[who * len(TYPES) + kind] < n:
                return False
        return True


LOCATIONS: list[Location] = []
LOCATION: dict[str, Location] = {}
EVENT_CARDS: list[EventCard] = []
EVENT: dict[str, EventCard] = {}
BASIC_NUMBERS: list[int] = []  # locations in board order, by the place they are


def location_at(s: Valley, place: int) -> Location:
    """The location of a place on the board."""
    if place >= FOREST:
        return LOCATIONS[s.forest[place - FOREST]]
    return LOCATIONS[BASIC_NUMBERS[place]]


SHARED: list[bool] = [False] * HAVEN  # which basic locations are shared, filled when they are made
