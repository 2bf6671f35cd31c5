"""The words for character, plan and list cards. Effects of the base game's words act for the human concerned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.filters import CARDS
from tidewood.games.everdell.paying import OCCUPY
from tidewood.games.everdell.phantomia import modules
from tidewood.games.everdell.phantomia.amounts import (
    CardsInHand,
    Difficulty,
    Fewer,
    FewerOfHand,
    PointsOfIt,
    ResourcesBeyond,
    UpToHand,
)
from tidewood.games.everdell.phantomia.arrow import BESIDE, NEIGHBOURS
from tidewood.games.everdell.phantomia.effects import (
    HAND_CARD,
    TO_CITY,
    TO_DECK,
    TO_FULL_CITY,
    TO_LAIR,
    GivePoint,
    GiveUp,
    HerDraw,
    HerPoints,
    RandomFromHand,
    Roll,
    Softened,
    Unless,
)
from tidewood.games.everdell.phantomia.modules import CHARACTER, LIST, PLAN, Module
from tidewood.games.everdell.phantomia.places import Where
from tidewood.games.everdell.pieces import (
    BARRED,
    CARD_PLAYED,
    FIGURE_PLACED,
    HER_PLAYED,
    HER_PREPARING,
    HER_SPACE,
    NO_TAKING,
    PLAY_TOLL,
    SHOWN_OCCUPIED,
    SURCHARGE,
    TAKEN,
    WORKER_ON,
    WORKER_TOLL,
)
from tidewood.games.everdell.words import amount, effect
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.rows import AFTER, CANNOT, NUMBER, Rule

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley
    from tidewood.games.everdell.words import Effect, Number

HER: Final = "her"
HUMAN: Final = "human"
DIFFICULTY: Final = Difficulty()
CARDS_IN_HAND: Final = CardsInHand()
POINTS_OF_IT: Final = PointsOfIt()
modules.HERS.update({FIGURE_PLACED, HER_PREPARING, SHOWN_OCCUPIED, HER_PLAYED, HER_SPACE})


# -- what happens: events


class Played(Condition["Valley"]):
    """A human plays a fitting card; before it (a toll) or after it. [PH-PLAN-13]"""

    def __init__(self, what: Filter, source: int = -1) -> None:
        self.what: Final = what
        self.source: Final = source  # only out of the hand, where that matters

    def holds(self, s: Valley, f: Frame) -> bool:
        if f.scope.owner != f.scope.chooser:
            return False
        things = f.scope.named("that").things
        card, source = (things[0][0], things[0][2]) if things else (f.cursor, f.scope.place)
        return bool(self.what.mask(s.rules) >> card & 1) and self.source in (-1, source)


class WorkerOn(Condition["Valley"]):
    """A worker goes to such a place: of a human, of hers, or of anybody."""

    def __init__(self, where: Where, who: str = HUMAN) -> None:
        self.where: Final = where
        self.who: Final = who

    def holds(self, s: Valley, f: Frame) -> bool:
        hers = f.scope.owner >= s.players
        if hers != (self.who == HER) or (not hers and f.scope.owner != f.scope.chooser):
            return False
        return self.where.holds(s, f.scope.place)


class Adjacent(Condition["Valley"]):
    """A Meadow card next to the figure, diagonally too. [PH-CHARACTER-02]"""

    def __init__(self, who: str = HUMAN, unpaid: Node[Valley] | None = None) -> None:
        self.who: Final = who
        self.unpaid: Final = unpaid  # and this price cannot be paid

    def holds(self, s: Valley, f: Frame) -> bool:
        if self.who == HUMAN and f.scope.owner != f.scope.chooser:  # PH-CHARACTER-05
            return False
        if not 0 < f.scope.place < len(NEIGHBOURS) or not NEIGHBOURS[s.figure] >> f.scope.place & 1:
            return False
        return self.unpaid is None or not self.unpaid.whole(s, Frame(self.unpaid, f.scope.of(f.scope.owner)))


class Always(Condition["Valley"]):
    def holds(self, s: Valley, f: Frame) -> bool:
        return True


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


# -- rules


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


# -- effects


def her_points(n: Number) -> HerPoints:
    return HerPoints(amount(n))


def her_draw(n: Number, into: str = TO_DECK) -> HerDraw:
    return HerDraw(amount(n), into)


def give_up(n: Number, kinds: int, let: str = "") -> GiveUp:
    return GiveUp(amount(n), kinds, let)


def give_point(n: Number) -> GivePoint:
    return GivePoint(amount(n))


def unless(price: Effect, e: Effect) -> Unless:
    return Unless(effect(price), effect(e))


def softened(price: Node[Valley], e: Effect) -> Softened:
    """The price bears the name `given`; `fewer(n)` is what is left of n."""
    return Softened(price, effect(e))


def fewer(n: int) -> Fewer:
    return Fewer(n, GIVEN)


def fewer_of_hand(n: int) -> FewerOfHand:
    return FewerOfHand(n, GIVEN)


def up_to_hand(n: int) -> UpToHand:
    """Up to so many, one for each card in the hand at most."""
    return UpToHand(amount(n))


def beyond(n: int) -> ResourcesBeyond:
    return ResourcesBeyond(n)


def roll(table: dict[int, Effect]) -> Roll:
    return Roll({most: effect(e) for most, e in table.items()})


def random_to_her(n: Number) -> RandomFromHand:
    return RandomFromHand(amount(n))


GIVEN: Final = "given"


# -- cards


def rules_of(id: str, specs: Spec | Sequence[Spec]) -> tuple[Rule[Valley], ...]:
    every = [specs] if isinstance(specs, Spec) else list(specs)
    return tuple([spec.named(id if not i else f"{id}-{i + 1}") for i, spec in enumerate(every)])


def character(id: str, rule: Spec | Sequence[Spec] = ()) -> Module:
    return Module(id, CHARACTER, rules_of(id, rule))


def plan(
    id: str,
    rule: Spec | Sequence[Spec] = (),
    effect_now: Effect | None = None,
    webs: Where | None = None,
    above_level_0: bool = False,
    needs: str = "",
) -> Module:
    """`effect_now` happens at set-up; `needs` names what the plan is only used together with."""
    now = None if effect_now is None else effect(effect_now)
    return Module(id, PLAN, rules_of(id, rule), now, webs, above_level_0=above_level_0, needs=needs)


def lasting(
    id: str, rule: Spec | Sequence[Spec] = (), webs: Where | None = None, effect_now: Effect | None = None
) -> Module:
    """A list card for a whole season; `effect_now` is its preparation. [PH-LIST-06]"""
    return Module(id, LIST, rules_of(id, rule), None if effect_now is None else effect(effect_now), webs)


def instant(id: str, e: Effect) -> Module:
    """A list card that happens once, when it is turned up. [PH-LIST-07]"""
    return Module(id, LIST, (), effect(e), lasting=False)


__all__ = [
    "BESIDE", "CARDS_IN_HAND", "DIFFICULTY", "FIGURE", "GIVEN", "HAND_CARD", "HER", "HUMAN", "OCCUPIED_PLACE",
    "OCCUPY", "POINTS_OF_IT", "PREPARING", "TO_CITY", "TO_DECK", "TO_FULL_CITY", "TO_LAIR", "after", "bar", "beyond",
    "character", "fewer", "fewer_of_hand", "give_point",
    "give_up", "her_draw", "her_points", "instant", "lasting", "no_taking",
    "plan", "played", "random_to_her", "roll", "she_plays_adjacent", "softened", "surcharge", "taken", "taking",
    "toll", "unless", "up_to_hand", "worker_on",
]  # fmt: skip
