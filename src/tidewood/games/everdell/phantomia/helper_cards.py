"""Character, plan and list cards at a real table: what people carry out by hand, and what they are asked for it.

The program does not know hands, stocks and cities there. So every effect of such a card is written once more for the
helper, from the effect itself: what concerns her stays as it is, what people do with their own things is theirs, and
where she gets something out of it they are asked for exactly that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tidewood.games.everdell.fields import BY_HAND_TEXTS, EFFECT, NUMBER
from tidewood.games.everdell.phantomia.cards import SETS
from tidewood.games.everdell.phantomia.happenings import DONE_BY_HAND, LOSES_TO_HER, SHE_PLAYS
from tidewood.games.everdell.phantomia.verbs import city_losses, effects, hand_losses, meadow, modules, webs
from tidewood.games.everdell.phantomia.verbs.amounts import CardsInHand, ResourcesBeyond
from tidewood.games.everdell.phantomia.verbs.lair import draw_to_lair, enter_hers, is_full
from tidewood.games.everdell.phantomia.verbs.naming import LOST_CARD
from tidewood.games.everdell.pieces import (
    ACTIVATING,
    BARRED,
    CARD_PLAYED,
    HER_SPACE,
    OCCUPY_TOLL,
    OPEN_TOKENS,
    PLAY_TOLL,
    TAKEN,
    WORKER_ON,
    WORKER_TOLL,
)
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.common import STOP, Counted, Some, Verb
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.naming import CHOSEN, SEAT
from tidewood.kernel.amounts import Amount, Flat, ThatMany, Times
from tidewood.kernel.combine import Either, Seq
from tidewood.kernel.core import Frame, Node, number
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, Owner, Worked, option, question
from tidewood.kernel.fields import Written
from tidewood.kernel.rows import Rule

assert SETS
Effect = Node[Valley]
TOLD: Final = "told"
LEAST_DECK: Final = 32  # so many cards are never hers: more is a mistake
MOST_HAND: Final = 12  # the Butterflies' limit
MOST_GOODS: Final = 30
MOST_TOKENS: Final = 20
# what a number is asked for
GIVEN: Final = "given"
HAND: Final = "in hand"
BEYOND: Final = "beyond 3"
TO_HER: Final = "to her"
TAKEN_BACK: Final = "taken back"
TOKENS: Final = "tokens"
# What she does herself, or what happens with places, workers and events: the program knows these.
AS_IT_IS: Final = (
    city_losses.PostWorker, city_losses.LosePlaced, city_losses.TakeEvent, modules.TurnUp, webs.WebBasics, webs.LayOne,
    webs.Unweb, meadow.MoveFigure, meadow.Plunder,
)  # fmt: skip


class ByHand(Verb):
    """People do it with their own cards, resources and cities."""

    def __init__(self, original: Effect) -> None:
        self.original: Final = original
        self.number: Final = len(BY_HAND)
        BY_HAND.append(self)
        BY_HAND_TEXTS.append(original)

    def run(self, s: Valley, f: Frame) -> None:
        s.tell(DONE_BY_HAND, (f.scope.owner, self.number))


BY_HAND: Final[list[ByHand]] = []


HOW_MANY: Final = {
    GIVEN: question("how-many-given"),
    HAND: question("how-many-in-hand"),
    BEYOND: question("how-many-beyond"),
    TO_HER: question("how-many-to-her"),
    TAKEN_BACK: question("how-many-taken-back"),
    TOKENS: question("how-many-tokens"),
}
WHAT: Final = Written("what", lambda s, what: str(what), points=False)
TELLER: Final = Owner(SEAT)


class HowMany(Verb):
    """People are asked for a number that only they know."""

    says = option("number", "{n} {what}", refs=("player:{who}",), n=CHOSEN, what=OfNode(WHAT, "what"), who=TELLER)

    def __init__(self, what: str, most: int, let: str = TOLD) -> None:
        self.what: Final = what
        self.most: Final = most
        self.let = let

    def run(self, s: Valley, f: Frame) -> None:
        spare = self.most if self.what == TOKENS else max(len(s.deck) - LEAST_DECK, 0)
        s.ask(f, f.scope.chooser, list(range(min(self.most, spare) + 1)), silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.result = number(option)

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return HOW_MANY[self.what]


class LoseHandCards(Counted):
    """So many cards out of a hand come into her deck, each with a token; nobody tells which. [PH-DECK-03]"""

    def run(self, s: Valley, f: Frame) -> None:
        for _ in range(min(self.amount.of(s, f.scope), len(s.deck))):
            s.hands[s.players].append(s.deck.pop())
            s.tell(LOSES_TO_HER, (f.scope.owner,))
            gain_points(s, s.players, 1)


class HandAtLeast(Node[Valley]):
    """One thing with so many cards in hand, another with fewer."""

    or_more: ClassVar = option("yes", "{n} or more", refs=("player:{who}",), n=OfNode(NUMBER, "n"), who=TELLER)
    fewer: ClassVar = option("no", "fewer", refs=("player:{who}",), who=TELLER)
    asks = question("hand-at-least", n=OfNode(NUMBER, "n"))

    def __init__(self, n: int, then: Effect, otherwise: Effect) -> None:
        self.n: Final = n
        self.then: Final = then
        self.otherwise: Final = otherwise

    def run(self, s: Valley, f: Frame) -> None:
        s.ask(f, f.scope.chooser, [1, 0], silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(f.run_by(self.then if option else self.otherwise))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.or_more if option else self.fewer

    def children(self) -> list[Effect]:
        return [self.then, self.otherwise]


class LoseToHer(Verb):
    """A card of the people comes into her city: they say which, or that there was none. Into a full city only where the
    card says so, else it goes into her lair. [PH-PLAN-11, PH-PLAN-15, PH-LIST-29]
    """

    says = LOST_CARD
    none: ClassVar = option("none", "none")
    asks = question("lose-to-her")

    def __init__(self, full: bool = False, only_open: bool = False, from_hand: bool = False) -> None:
        self.full: Final = full
        self.only_open: Final = only_open  # an open destination of the Meadow [PH-PLAN-17]
        self.from_hand: Final = from_hand

    def run(self, s: Valley, f: Frame) -> None:
        pool = s.pools[DECK_POOL] if s.deck else []
        cards = [card for card, n in enumerate(pool) if n and (s.cards[card].opened or not self.only_open)]
        s.ask(f, f.scope.chooser, [*cards, STOP], silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            return
        if not (self.full or self.only_open) and is_full(s):
            draw_to_lair(s, 1)
            return
        s.pools[DECK_POOL][option] -= 1
        s.deck.pop()
        if self.from_hand:
            enter_hers(s, option)
        else:
            s.enter(s.players, option)
            s.tell(SHE_PLAYS, (option,))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.none if option == STOP else self.says


def untold(s: Valley, f: Frame) -> effects.Unless:
    """The choice as the card says it."""
    assert isinstance(f.node, ToldUnless)
    return f.node.original


class ToldUnless(effects.Unless):
    """The counter-action is told, and what it prevents is asked for only if it happened."""

    prevents: ClassVar = option("prevent", "prevent", price=Worked(EFFECT, lambda s, f, option: untold(s, f).price))
    lets: ClassVar = option("it-happens", "let it happen")
    asks = question("prevented", effect=Worked(EFFECT, lambda s, f, option: untold(s, f).effect))

    def __init__(self, original: effects.Unless) -> None:
        super().__init__(told(original.price), told(original.effect))
        self.original: Final = original


# -- an effect once more


def told(e: Effect) -> Effect:
    """The effect as it runs at a real table."""
    if isinstance(e, AS_IT_IS):
        return e
    if isinstance(e, effects.Unless):
        return ToldUnless(e)
    if isinstance(e, effects.Roll):
        return effects.Roll({most: told(part) for most, part in zip(e.most, e.parts, strict=True)})
    if isinstance(e, (Seq, Either)):
        parts = [told(part) for part in e.parts]
        if all([isinstance(part, ByHand) for part in parts]):
            return ByHand(e)
        return Seq(*parts) if isinstance(e, Seq) else Either(*parts)
    if isinstance(e, hand_losses.WithHand):
        assert isinstance(e.condition, hand_losses.HandOf)
        assert e.otherwise is not None
        return HandAtLeast(e.condition.n, told(e.then), told(e.otherwise))
    return told_step(e)


def told_step(e: Effect) -> Effect:
    if isinstance(e, effects.HerPoints):
        return counted(e.amount, effects.HerPoints)
    if isinstance(e, effects.HerDraw):
        into = e.into
        return counted(e.amount, lambda n: effects.HerDraw(n, into))
    if isinstance(e, effects.GivePoint):  # PH-CHARACTER-07
        return effects.HerPoints(e.amount)
    if isinstance(e, effects.ForEach):  # she gains what they did not pay [PH-CHARACTER-11]
        return Seq(HowMany(TOKENS, MOST_TOKENS), effects.HerPoints(ThatMany(TOLD)))
    if isinstance(e, hand_losses.BuyBack):
        return Seq(HowMany(TAKEN_BACK, MOST_HAND), effects.HerPoints(ThatMany(TOLD)))
    if isinstance(e, hand_losses.TakePair):
        return Seq(ByHand(e), LoseHandCards(Flat(1)))
    if isinstance(e, hand_losses.DrawPair):
        return effects.HerDraw(Flat(hand_losses.PAIR), effects.TO_DECK)
    if isinstance(e, effects.RandomFromHand) and not isinstance(e, hand_losses.Catch):
        return Seq(HowMany(TO_HER, MOST_HAND), LoseHandCards(ThatMany(TOLD)))
    if isinstance(e, hand_losses.RandomPlayed | hand_losses.ChosenPlayed):
        return LoseToHer(from_hand=True)
    if isinstance(e, city_losses.CardToHers):
        return LoseToHer(full=e.full)
    if isinstance(e, meadow.Snatch):
        return LoseToHer(only_open=True)
    if isinstance(e, Counted | Some) and e.amount.up_to and e.let:
        return HowMany(GIVEN, MOST_HAND, e.let)
    return ByHand(e)


def counted(amount: Amount[Valley], step: Callable[[Amount[Valley]], Effect]) -> Effect:
    """A step of hers; where only people know its number they are asked first."""
    inner = amount.amount if isinstance(amount, Times) else amount
    if isinstance(inner, CardsInHand):
        asked = HowMany(HAND, MOST_HAND)
    elif isinstance(inner, ResourcesBeyond):
        asked = HowMany(BEYOND, MOST_GOODS)
    else:
        return step(amount)
    plain: Amount[Valley] = ThatMany(TOLD)
    return Seq(asked, step(Times(plain, amount.n, amount.per) if isinstance(amount, Times) else plain))


def told_rule(rule: Rule[Valley]) -> Rule[Valley] | None:
    """The rule for the helper; none where it concerns people alone, for they keep to it themselves."""
    if rule.hook in (BARRED, HER_SPACE, OPEN_TOKENS):
        return rule
    if rule.effect is None or rule.hook in (PLAY_TOLL, OCCUPY_TOLL, ACTIVATING):
        return None
    effect = told(rule.effect)
    if rule.hook in (CARD_PLAYED, TAKEN, WORKER_ON, WORKER_TOLL) and isinstance(effect, ByHand):
        return None
    return Rule(rule.id, rule.kind, rule.hook, effect, rule.condition, part_of_action=True)


def tell_modules() -> None:
    """Every card as the helper uses it; in the order of the cards, for numbers of steps stand in the log."""
    for module in modules.MODULES:
        if module.effect is not None:
            modules.TOLD_EFFECTS[module.number] = told(module.effect)
            ROOTS[f"told:{module.id}"] = modules.TOLD_EFFECTS[module.number]
        for rule in module.rules:
            other = told_rule(rule)
            if other is not None:
                modules.TOLD_RULES[rule.id] = other


ROOTS: Final[dict[str, Effect]] = {}
tell_modules()
