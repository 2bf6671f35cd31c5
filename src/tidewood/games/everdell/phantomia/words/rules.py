"""Words for what a card in force changes: at which moment, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.filters import CARDS
from tidewood.games.everdell.phantomia.verbs.conditions import (
    HER,
    Adjacent,
    Always,
    HersInvolved,
    IsOpen,
    Played,
    ThatCard,
    WorkerOn,
)
from tidewood.games.everdell.phantomia.verbs.hand_losses import CaughtRoom
from tidewood.games.everdell.phantomia.verbs.places import Where
from tidewood.games.everdell.pieces import (
    ACTIVATING,
    BARRED,
    CARD_PLAYED,
    FIGURE_PLACED,
    HAND_SIZE,
    HER_PLAYED,
    HER_PREPARING,
    HER_SPACE,
    NO_TAKING,
    OCCUPY_TOLL,
    OPEN_TOKENS,
    PLAY_TOLL,
    SHOWN_OCCUPIED,
    SURCHARGE,
    TAKEN,
    UNDRAWN,
    UNTURNED,
    WORKER_ON,
    WORKER_TOLL,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.reacting import Own
from tidewood.games.everdell.words.effects import Effect, effect
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Node
from tidewood.kernel.rows import AFTER, CANNOT, INSTEAD, NUMBER, Rule


class On:
    """A moment: at which hook, under which condition."""

    def __init__(self, hook: int, condition: Condition[Valley], before: int = 0) -> None:
        self.hook: Final = hook
        self.condition: Final = condition
        self.before: Final = before  # the hook of the price to be paid first


def played(what: Filter = CARDS, source: int = -1) -> On:
    return On(CARD_PLAYED, Played(what, source), PLAY_TOLL)


def worker_on(where: Where) -> On:
    return On(WORKER_ON, WorkerOn(where), WORKER_TOLL)


def taken() -> On:
    """A human takes an adjacent card into the hand or plays it. [PH-CHARACTER-04]"""
    return On(TAKEN, Adjacent())


def she_plays_adjacent() -> On:
    return On(HER_PLAYED, Adjacent(HER))


FIGURE: Final = On(FIGURE_PLACED, Always())  # after the figure has been placed
PREPARING: Final = On(HER_PREPARING, Always())  # when she prepares for a season
OCCUPIED_PLACE: Final = On(SHOWN_OCCUPIED, Always())  # her action card names a place that she cannot take


class Spec:
    """A rule without its id, which is that of the card."""

    def __init__(self, kind: int, hook: int, part: Node[Valley] | None, condition: Condition[Valley]) -> None:
        self.kind: Final = kind
        self.hook: Final = hook
        self.part: Final = part
        self.condition: Final = condition

    def named(self, id: str) -> Rule[Valley]:
        return Rule(id, self.kind, self.hook, self.part, self.condition, part_of_action=True)


def after(on: On, e: Effect) -> Spec:
    return Spec(AFTER, on.hook, effect(e), on.condition)


def toll(on: On, price: Effect) -> Spec:
    """To be paid first; what cannot be paid is not offered. No card-playing ability reduces it."""
    return Spec(AFTER, on.before, effect(price), on.condition)


def taking(price: Node[Valley]) -> list[Spec]:
    """The price for taking or playing an adjacent card; who cannot pay may do neither. [PH-CHARACTER-04]"""
    return [Spec(AFTER, TAKEN, price, Adjacent()), Spec(CANNOT, NO_TAKING, None, Adjacent(unpaid=price))]


def no_taking() -> Spec:
    return Spec(CANNOT, NO_TAKING, None, Adjacent())


def surcharge() -> Spec:
    """Adjacent cards cost 1 berry more, even where they are free. [PH-CHARACTER-13]"""
    return Spec(NUMBER, SURCHARGE, None, Adjacent())


def bar(who: str, where: Where) -> Spec:
    """Workers of hers, or of the humans, may not go there."""
    return Spec(CANNOT, BARRED, None, WorkerOn(where, who))


def rules_of(id: str, specs: Spec | Sequence[Spec]) -> tuple[Rule[Valley], ...]:
    every = [specs] if isinstance(specs, Spec) else list(specs)
    return tuple([spec.named(id if not i else f"{id}-{i + 1}") for i, spec in enumerate(every)])


def occupying(what: Filter) -> On:
    """A card is about to be played by an occupied token; only for a toll. [PH-LIST-17]"""
    return On(OCCUPY_TOLL, Played(what), OCCUPY_TOLL)


def activating(what: Filter) -> On:
    """Such a card of the human's city is about to help; only for a toll. [PH-LIST-21]"""
    return On(ACTIVATING, Played(what), ACTIVATING)


def not_drawn(what: Filter) -> Spec:
    """Such cards do not come into the hand: drawn, they are discarded and replaced. [PH-LIST-21]"""
    return Spec(CANNOT, UNDRAWN, None, ThatCard(what))


def not_in_meadow(what: Filter) -> Spec:
    """The same for refilling the Meadow. [PH-LIST-22]"""
    return Spec(CANNOT, UNTURNED, None, ThatCard(what))


class RoomSpec(Spec):
    """A rule about the hand limit, whose number is counted."""

    def named(self, id: str) -> Rule[Valley]:
        return Rule(id, self.kind, self.hook, None, self.condition, CaughtRoom(), part_of_action=True)


def caught_count() -> Spec:
    """Turned cards count for the hand limit. [PH-LIST-18]"""
    return RoomSpec(NUMBER, HAND_SIZE, None, Own())


def open_cards_take_no_space() -> Spec:
    return Spec(CANNOT, HER_SPACE, None, IsOpen())


def instead_of_open_tokens(e: Effect) -> Spec:
    return Spec(INSTEAD, OPEN_TOKENS, effect(e), HersInvolved())
