"""Cards, places and events, made of the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.everdell import pieces
from tidewood.games.everdell.card import ANY_ORDER, HELPERS, Ability, Card, Filter, Order, Terms
from tidewood.games.everdell.fields import KIND_SET
from tidewood.games.everdell.pieces import ANY
from tidewood.games.everdell.places import BASIC_NUMBERS, SHARED, EventCard, Location
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import AbilityCard
from tidewood.games.everdell.verbs.city import Lay
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.gaining import Gain, Give, Pay, PayOneKind
from tidewood.games.everdell.verbs.hand import GiveCards
from tidewood.games.everdell.verbs.mistwood import EachOther
from tidewood.games.everdell.verbs.priced import Priced
from tidewood.games.everdell.words.effects import Effect, discard, effect
from tidewood.games.everdell.words.rules import AbilityRule, RuleOf
from tidewood.kernel.amounts import Amount
from tidewood.kernel.combine import Either, Seq, When
from tidewood.kernel.core import Node


class Maker:
    """The word for a critter or for a construction: the printed header, then what the card does."""

    def __init__(self, folk: int) -> None:
        self.folk: Final = folk

    def __call__(
        self,
        id: str,
        type: int,
        rarity: int,
        *,
        copies: int,
        cost: str,
        points: int,
        home: str | Filter = "",
        frees: str | Filter = "",
        on_play: Effect | None = None,
        produce: Effect | None = None,
        visit: Effect | None = None,
        first: Effect | None = None,
        score: Amount[Valley] | None = None,
        rule: RuleOf | Sequence[RuleOf] = (),
        ability: Ability | None = None,
        spots: tuple[str, ...] | None = None,
        opened: int = 0,
        stays: bool = False,
        space: int = 1,
        shares: str = "",
        into_others: bool = False,
        pays_others: bool = False,
        banner: str = "",
        also: str = "",
        no_copy: bool = False,
        from_set: str = "base",
        house: bool = False,
        number: int = -1,
    ) -> Card:
        specs = [rule] if isinstance(rule, RuleOf) else list(rule)
        rules = [spec.named(id if not i else f"{id}-{i + 1}") for i, spec in enumerate(specs)]
        made = Card(
            id, self.folk, type, rarity, copies, cost, points, from_set, home, frees,
            on_play=None if on_play is None else effect(on_play),
            produce=None if produce is None else effect(produce),
            visit=None if visit is None else effect(visit),
            first=None if first is None else effect(first),
            score=score, rules=tuple(rules), ability=ability,
            spots=spots if spots is not None else (("",) if visit is not None else ()),
            opened=opened, stays=stays, space=space, shares=shares, into_others=into_others, pays_others=pays_others,
            banner=banner, also=also, no_copy=no_copy, plain=is_plain(produce), house=house, number=number,
            order=ANY_ORDER if produce is None else order_of(effect(produce)),
        )  # fmt: skip
        if ability is not None:
            HELPERS.add(made.number)
        return made


def is_plain(produce: Effect | None) -> bool:
    """A production that only gains one kind of resource, so that its place in the order cannot matter."""
    if isinstance(produce, When):
        return is_plain(produce.then) and (produce.otherwise is None or is_plain(produce.otherwise))
    return isinstance(produce, Gain) and len(produce.options) == 1


def order_of(produce: Node[Valley]) -> Order:
    """What a production has to do with others. Of what is no plain step, such as a copy, anything must be expected."""
    if isinstance(produce, Gain):
        return Order(0, KIND_SET.common(produce.kinds, ANY), False)
    if isinstance(produce, (Pay, PayOneKind, Give)):
        return Order(produce.kinds, 0, False)
    if isinstance(produce, (Draw, GiveCards)):
        return Order(0, 0, True)
    if isinstance(produce, Lay):
        return ANY_ORDER
    if not isinstance(produce, (Seq, When, Either, EachOther)):
        return Order(ANY, ANY, True)
    spends = gains = 0
    draws = False
    for part in produce.children():
        order = order_of(part)
        spends = KIND_SET.both(spends, order.spends)
        gains = KIND_SET.both(gains, order.gains)
        draws = draws or order.draws
    return Order(spends, gains, draws)


critter: Final = Maker(pieces.CRITTER)
construction: Final = Maker(pieces.CONSTRUCTION)


def basic(id: str, e: Effect, shared: bool = False) -> Location:
    made = Location(id, "basic", effect(e), shared, True, gives(effect(e)))
    SHARED[len(BASIC_NUMBERS)] = shared
    BASIC_NUMBERS.append(made.number)
    return made


def haven(id: str, e: Effect) -> Location:
    made = Location(id, "haven", effect(e), True, False, ANY)
    BASIC_NUMBERS.append(made.number)
    return made


def journey(value: int, shared: bool = False) -> Location:
    made = Location(f"journey-{value}", "journey", discard(value), shared, False, 0)
    BASIC_NUMBERS.append(made.number)
    return made


def forest(id: str, e: Effect) -> Location:
    whole = effect(e)
    return Location(id, "forest", whole, False, not isinstance(whole, Priced), gives(whole))


def gives(e: Node[Valley]) -> int:
    """Which resources an effect gives, as a mask."""
    found = KIND_SET.common(e.kinds, ANY) if isinstance(e, Gain) else 0
    for part in e.children():
        found = KIND_SET.both(found, gives(part))
    return found


def basic_event(id: str, types: dict[int, int]) -> EventCard:
    return EventCard(id, True, types=types, points=3)


def special(
    id: str,
    needs: str = "",
    types: dict[int, int] | None = None,
    points: int = 0,
    price: Node[Valley] | None = None,
    on_achieve: Effect | None = None,
    score: Amount[Valley] | None = None,
    among_people: bool = False,
) -> EventCard:
    whole = None if on_achieve is None else effect(on_achieve)
    return EventCard(id, False, tuple(needs.split()), types, points, price, whole, score, among_people)


def ability(
    id: str,
    rule: AbilityRule,
    start: Effect | None = None,
    begins: bool = False,
    is_last: bool = False,
    deals: int = 0,
    stacks_farms: bool = False,
    among_people: bool = False,
    in_older_saves: Effect | None = None,
) -> AbilityCard:
    """An ability card; `start` is what happens right after the set-up."""
    terms = Terms(begins, is_last, deals, stacks_farms, among_people)
    older = None if in_older_saves is None else effect(in_older_saves)
    return AbilityCard(id, rule.named(id), terms, None if start is None else effect(start), older)
