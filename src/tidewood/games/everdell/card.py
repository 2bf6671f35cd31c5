"""What a card is: its header, and one effect for each moment at which it acts. One definition gives text and play."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.everdell.fields import CARD_IDS
from tidewood.games.everdell.pieces import CONSTRUCTION, CRITTER, LEGENDARY, NO_ABILITY, RARITIES, RESOURCES, TYPES
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Rule

Cost = tuple[int, int, int, int]


def cost_from(text: str) -> Cost:
    """`2 twig 1 resin` as numbers."""
    words = text.split()
    n = [0, 0, 0, 0]
    for amount, kind in zip(words[::2], words[1::2], strict=True):
        n[RESOURCES.index(kind)] = int(amount)
    return (n[0], n[1], n[2], n[3])


class Filter:
    """Which cards are meant. Parts that are not given do not matter."""

    def __init__(
        self,
        types: tuple[int, ...] = (),
        folk: int = -1,
        rarity: int = -1,
        ids: tuple[str, ...] = (),
        worth: int = 99,
        but: tuple[str, ...] = (),
    ) -> None:
        self.types: Final = types
        self.folk: Final = folk  # critters or constructions
        self.rarity: Final = rarity
        self.ids: Final = ids
        self.worth: Final = worth  # at most so many printed points
        self.but: Final = but

    def fits(self, card: Card, rarity: int) -> bool:
        """The rarity is the one that holds in this game. [MW-LEGEND-20]"""
        if self.types and card.type not in self.types:
            return False
        if self.folk >= 0 and card.folk != self.folk:
            return False
        if self.rarity >= 0 and rarity != self.rarity:
            return False
        if self.ids and not any([id in card.counts_as for id in self.ids]):
            return False
        return card.points <= self.worth and card.id not in self.but


ALL_CARDS: Final = Filter()


class Ability:
    """A card-playing ability: what it takes from the city, and what it does to the cost. [ED-PAY-01, ED-PAY-02]"""

    def __init__(
        self, what: Filter, less: int = 0, kinds: int = 15, price: str = "", replace: bool = False, keeper: str = ""
    ) -> None:
        self.what: Final = what
        self.less: Final = less
        self.kinds: Final = kinds  # which resources the discount covers
        self.price: Final = price  # "self": the card itself is discarded; "prisoner": a critter goes under it
        # "tokens": any number of point tokens of the card, each for so much
        self.replace: Final = replace  # one resource may be another
        self.keeper: Final = keeper  # the critter of the city with whom there is a second cell, not for itself


class Terms:
    """What an ability card says where general rules ask: who begins, who is last, how many cards are dealt, and whether
    all farms of the game leave the deck for a stack of their own, which fill no space in its owner's city.
    """

    def __init__(
        self,
        begins: bool = False,
        is_last: bool = False,
        deals: int = 0,
        stacks_farms: bool = False,
        among_people: bool = False,
    ) -> None:
        self.begins: Final = begins
        self.is_last: Final = is_last  # and the player on the left begins, if nobody else does by an ability
        self.deals: Final = deals  # 0: as many as usual
        self.stacks_farms: Final = stacks_farms
        self.among_people: Final = among_people  # not dealt against Phantomia [PH-ABILITY-01]


TERMS: Final[dict[int, Terms]] = {NO_ABILITY: Terms()}  # of ability cards, by number


class Order:
    """What decides whether the place of a production card in the order can matter: which resources it may spend and
    which it may gain, and whether it draws cards.
    """

    def __init__(self, spends: int, gains: int, draws: bool) -> None:
        self.spends: Final = spends
        self.gains: Final = gains
        self.draws: Final = draws


ANY_ORDER: Final = Order(0, 0, False)  # it does nothing that another card could notice


class Card(Node[Any]):
    """A critter or construction card. What it does is typed as in a frame, for any state: states hold cards."""

    def __init__(
        self,
        id: str,
        folk: int,
        type: int,
        rarity: int,
        copies: int,
        cost: str,
        points: int,
        from_set: str = "base",
        home: str | Filter = "",
        frees: str | Filter = "",
        on_play: Node[Any] | None = None,
        produce: Node[Any] | None = None,
        visit: Node[Any] | None = None,
        first: Node[Any] | None = None,
        score: Amount[Any] | None = None,
        rules: tuple[Rule[Any], ...] = (),
        ability: Ability | None = None,
        spots: tuple[str, ...] = (),
        opened: int = 0,
        stays: bool = False,
        space: int = 1,
        shares: str = "",
        into_others: bool = False,
        pays_others: bool = False,
        banner: str = "",
        also: str = "",
        no_copy: bool = False,
        plain: bool = False,
        order: Order = ANY_ORDER,
        house: bool = False,
        number: int = -1,
    ) -> None:
        self.id: Final = id
        self.number: Final = number if number >= 0 else len(CARDS)
        self.folk: Final = folk
        self.type: Final = type
        self.rarity: Final = rarity
        self.copies: Final = copies
        self.cost: Final = cost_from(cost)
        self.points: Final = points
        self.from_set: Final = from_set
        self.home: Final = home  # constructions that free this critter
        self.frees: Final = frees  # critters this construction frees
        self.on_play: Final = on_play
        self.produce: Final = produce
        self.visit: Final = visit
        self.first: Final = first  # before the card is placed
        self.score: Final = score
        self.rules: Final = rules
        self.ability: Final = ability
        self.spots: Final = spots  # places for workers; each names the card it needs, or nothing
        self.opened: Final = opened  # point tokens the owner gains for a visitor; 0: not open
        self.stays: Final = stays  # workers stay for good
        self.space: Final = space
        self.shares: Final = shares  # with whom it may share a space
        self.side: Final = {"wife": 1, "husband": 2}.get(shares, 0)
        self.into_others: Final = into_others
        self.pays_others: Final = pays_others
        self.banner: Final = banner
        self.counts_as: Final = (id, *([also] if also else []), *([banner] if banner else []))  # MW-LEGEND-14
        self.no_copy: Final = no_copy
        self.easy: Final = not into_others and first is None and rarity != LEGENDARY  # it needs a space, nothing else
        self.plain: Final = plain  # its production only gains: never worse for coming first
        self.order: Final = order
        self.house: Final = house  # of our own design: called a house card wherever it is shown
        if number < 0:  # else it takes the place of a card in some games only
            CARDS.append(self)
            CARD_IDS.append(id)
            CARD[id] = self
        # Bits of the cards it is for all rules that name one.
        self.marks: Final = frozenset([self.number, *[CARD[name].number for name in self.counts_as[1:]]])

    def children(self) -> list[Node[Any]]:
        return [part for part in (self.first, self.on_play, self.produce, self.visit) if part is not None]

    @property
    def is_critter(self) -> bool:
        return self.folk == CRITTER

    def __repr__(self) -> str:
        return f"<{self.id}: {RARITIES[self.rarity]} {TYPES[self.type]}>"


CARDS: list[Card] = []
CARD: dict[str, Card] = {}
_HOMES: dict[int, frozenset[int]] = {}
_GUESTS: dict[int, frozenset[int]] = {}


def homes_of(critter: int) -> frozenset[int]:
    """The constructions that may be occupied for a critter, by card number. [ED-OCCUPY-01, ED-OCCUPY-05]"""
    found = _HOMES.get(critter)
    if found is None:
        card = CARDS[critter]
        houses = CARDS if card.folk == CRITTER and card.rarity != LEGENDARY else []  # MW-LEGEND-13
        found = _HOMES[critter] = frozenset(
            [
                house.number
                for house in houses
                if house.folk == CONSTRUCTION and (_means(house.frees, card) or _means(card.home, house))
            ]
        )
    return found


def guests_of(house: int) -> frozenset[int]:
    """The critters for which a construction may be occupied, by card number."""
    found = _GUESTS.get(house)
    if found is None:
        found = _GUESTS[house] = frozenset([card.number for card in CARDS if house in homes_of(card.number)])
    return found


def _means(what: str | Filter, card: Card) -> bool:
    if isinstance(what, str):
        return any([name in card.counts_as for name in what.split()])
    return (not what.types or card.type in what.types) and (what.folk < 0 or card.folk == what.folk)


HELPERS: set[int] = set()  # the cards with a card-playing ability, by number
