"""The steps that character, plan and list cards are made of. Their owner is the human concerned."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import DISCARDS, ROLLED
from tidewood.games.everdell.fields import EFFECT
from tidewood.games.everdell.fields import HAND_CARD as CARD_OF_HAND
from tidewood.games.everdell.phantomia.happenings import GIVES_POINTS, LETS, LOSES_TO_HER, PAYS_POINT, PREVENTS
from tidewood.games.everdell.phantomia.verbs.lair import draw_to_lair, enter_hers, is_full, receive
from tidewood.games.everdell.phantomia.verbs.naming import ASK_DIE, ASK_DRAWN, DIE, HER_CARD, LOST_CARD, others
from tidewood.games.everdell.phantomia.verbs.prices import is_price, spare_hand, spares, spares_these
from tidewood.games.everdell.phantomia.verbs.turning_up import turn_up
from tidewood.games.everdell.pieces import KINDS, RESOURCES, kinds_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import LEFT, STOP, UP_TO, Counted, Some
from tidewood.games.everdell.verbs.gaining import gain_points, having, in_stock, pays
from tidewood.games.everdell.verbs.naming import CHOSEN_RESOURCE, SEAT
from tidewood.kernel.amounts import Amount
from tidewood.kernel.bits import PLAYER_SET, Bits
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.decks import card_of, slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, Owner, Worked, option, question
from tidewood.kernel.fields import Named
from tidewood.kernel.picks import MOST

TOKEN: Final = KINDS  # after the resources, in what may be given up
CARD_FROM: Final = KINDS + 1  # and cards of the hand by number from here on
GIVEN_SET: Final = Bits(Named("given", (*RESOURCES, "point", "card"), points=False))
HAND_CARD: Final = GIVEN_SET.only(CARD_FROM)
TO_DECK: Final = "deck"
TO_LAIR: Final = "lair"
TO_CITY: Final = "city"  # her lair if her city is full
TO_FULL_CITY: Final = "full city"  # even if it is full


class HerPoints(Counted):
    """She gains point tokens. [PH-POINTS-01, PH-POINTS-02]"""

    def run(self, s: Valley, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        s.result = number(n)
        if n:
            gain_points(s, s.players, n)


class HerDraw(Counted):
    """She draws from the draw pile: into her deck, unseen into her lair, or she plays the cards."""

    says = HER_CARD
    falls = HER_CARD
    asks = question("her-pile")

    def __init__(self, amount: Amount[Valley], into: str) -> None:
        super().__init__(amount)
        self.into: Final = into

    def run(self, s: Valley, f: Frame) -> None:
        left = self.left(s, f)
        if self.into == TO_DECK:
            receive(s, left)
        elif self.into == TO_LAIR or (self.into == TO_CITY and left and is_full(s)):
            draw_to_lair(s, left)
        elif left and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            turn_up(s, LEFT.put(f, left), outcomes, weights)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        if LEFT.of(f) > 1:
            s.push(LEFT.put(f, LEFT.of(f) - 1))
        enter_hers(s, outcome)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)

    def can(self, s: Valley, scope: Scope) -> bool:
        return self.amount.of(s, scope) > 0


class GiveUp(Some):
    """So many in any mix of hand cards, resources and point tokens."""

    bounded = True

    no_more: ClassVar = option("no-more", "stop")
    token: ClassVar = option("give-token", "pay point", refs=("point:{who}",), who=Owner(SEAT))
    resource: ClassVar = option("give-resource", "pay {what}", what=CHOSEN_RESOURCE)
    hand_card: ClassVar = option(
        "card", "discard {card}", card=Worked(CARD_OF_HAND, lambda s, f, option: option - CARD_FROM)
    )
    asks = question("give-up", by_card=True, n=MOST, up_to=UP_TO)

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.resources: Final = kinds_of(kinds)

    def have(self, s: Valley, scope: Scope) -> int:
        who = scope.owner
        n = having(s, scope, self.resources)
        n += s.points[who] if GIVEN_SET.has(self.kinds, TOKEN) else 0
        return n + (len(spare_hand(s, scope)) if GIVEN_SET.has(self.kinds, CARD_FROM) else 0)

    def things(self, s: Valley, scope: Scope) -> list[int]:
        """Resources by kind, then point tokens, then cards by number."""
        n = self.amount.of(s, scope)
        found = in_stock(s, scope, self.resources, n)
        if GIVEN_SET.has(self.kinds, TOKEN):
            found += [TOKEN] * min(s.points[scope.owner], n)
        if GIVEN_SET.has(self.kinds, CARD_FROM):
            found += [CARD_FROM + card for card in sorted(spare_hand(s, scope))]
        return found

    def most(self, s: Valley, scope: Scope) -> int:
        return min(self.amount.of(s, scope), self.have(s, scope))

    def hidden(self, s: Valley, f: Frame, picked: list[int]) -> bool:
        given = len([thing for thing in picked if thing >= CARD_FROM])
        return GIVEN_SET.has(self.kinds, CARD_FROM) and len(s.hands[f.scope.owner]) > given

    def allows(self, s: Valley, f: Frame, picked: list[int], thing: int) -> bool:
        """Not what is needed for what it is the price of."""
        if self.amount.up_to or thing == TOKEN or not is_price(f.scope):
            return True
        return leaves_enough(s, f.scope, [*picked, thing], self.resources, MOST.of(f) - len(picked) - 1)

    def reaches(self, s: Valley, f: Frame, picked: list[int], rest: list[int], needed: int) -> bool:
        """In table order: after a resource come those of its kind and later ones, after a card only cards."""
        if self.amount.up_to or rest[0] == TOKEN or not is_price(f.scope):
            return len(rest) >= needed
        later = [kind for kind in self.resources if kind >= rest[0]]
        return leaves_enough(s, f.scope, [*picked, rest[0]], later, needed - 1)

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        who = f.scope.owner
        for thing in picked:
            if thing == TOKEN:
                s.points[who] -= 1
                s.tell(PAYS_POINT, (who,))
            elif thing < TOKEN:
                pays(s, who, thing, 1)
            else:
                s.discard_from_hand(who, thing - CARD_FROM)
                s.tell(DISCARDS, (who, 1), (thing - CARD_FROM,), PLAYER_SET.only(who))
        s.result = Result(tuple([(thing, 0, 0) for thing in picked]), len(picked))

    def can(self, s: Valley, scope: Scope) -> bool:
        have = self.have(s, scope)
        if self.amount.up_to:
            return have > 0
        n = self.amount.of(s, scope)
        return have >= n and spares(s, scope, self.resources, n)

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        if option == STOP:
            return self.no_more
        if option == TOKEN:
            return self.token
        return self.resource if option < TOKEN else self.hand_card


def leaves_enough(s: Valley, scope: Scope, given: list[int], kinds: list[int], left: int) -> bool:
    """Whether these and so many more can be given, resources of these kinds and cards, and it can still be done."""
    resources = [thing for thing in given if thing < TOKEN]
    return spares_these(s, scope, resources, [thing - CARD_FROM for thing in given if thing >= CARD_FROM], kinds, left)


def free_hand(s: Valley, who: int) -> list[int]:
    """The cards of a hand that may be discarded or given."""
    return [card_of(packed) for packed in s.hands[who]]


class GivePoint(Counted):
    """The human gives her point tokens of their own. [PH-CHARACTER-07, PH-DECK-06]"""

    def run(self, s: Valley, f: Frame) -> None:
        n = min(self.amount.of(s, f.scope), s.points[f.scope.owner])
        if n:
            s.points[f.scope.owner] -= n
            s.tell(GIVES_POINTS, (f.scope.owner, n))
            gain_points(s, s.players, n)

    def can(self, s: Valley, scope: Scope) -> bool:
        return s.points[scope.owner] >= self.amount.of(s, scope)


class Unless(Node[Valley]):
    """The human may first do the counter-action, in full; then the effect does not happen. [PH-PLAN-04, PH-LIST-07]"""

    prevents: ClassVar = option("prevent", "prevent", price=OfNode(EFFECT, "price"))
    lets: ClassVar = option("let-it-happen", "let it happen")
    asks = question("prevent", by_card=True, effect=OfNode(EFFECT, "effect"))

    def __init__(self, price: Node[Valley], effect: Node[Valley]) -> None:
        self.price: Final[Node[Valley]] = price
        self.effect: Final[Node[Valley]] = effect

    def run(self, s: Valley, f: Frame) -> None:
        if not self.effect.can(s, f.scope):
            return  # there is nothing to prevent
        options = [0]
        if self.price.whole(s, f.scope):
            options = [1, 0]
        s.ask(f, f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option:
            s.tell(PREVENTS, (f.scope.owner,))
            s.push(f.run_by(self.price))
        else:
            s.tell(LETS, (f.scope.owner,))
            s.push(f.run_by(self.effect))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.prevents if option else self.lets

    def children(self) -> list[Node[Valley]]:
        return [self.price, self.effect]


class Softened(Seq[Valley]):
    """The human may give something first; what follows is smaller for it. Where nothing would follow, nothing is asked,
    unless the set-up wants more questions than needed, as all games once did. [PH-LIST-07]
    """

    def run(self, s: Valley, f: Frame) -> None:
        if f.has_begun or s.rules.ask_most or self.parts[-1].can(s, f.scope):
            super().run(s, f)


class Roll(Node[Valley]):
    """The eight-sided die; the first entry whose number is not below the roll happens. [PH-LIST-08]"""

    falls = DIE
    asks = ASK_DIE

    def __init__(self, table: dict[int, Node[Valley]]) -> None:
        self.most: Final = tuple(table)
        self.parts: Final = tuple(table.values())

    def run(self, s: Valley, f: Frame) -> None:
        s.chance(f, list(range(1, 9)), [1] * 8)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.die = outcome
        s.tell(ROLLED, (outcome,))
        for most, part in zip(self.most, self.parts, strict=True):
            if outcome <= most:
                s.push(f.run_by(part))
                return

    def children(self) -> list[Node[Valley]]:
        return list(self.parts)


class RandomFromHand(Counted):
    """Random cards of the human's hand go into her deck; the human knows them. [PH-LIST-39]"""

    falls = LOST_CARD
    asks = ASK_DRAWN

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        left = min(self.left(s, f), len(s.hands[who]))
        if not left:
            s.result = NOTHING
            return
        cards = s.hand_cards(who)
        every = free_hand(s, who)
        s.chance(LEFT.put(f, left), cards, [every.count(card) for card in cards])

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = f.scope.owner
        s.take_from_hand(who, outcome, others(s, who))
        s.hands[s.players].append(slot(0, outcome, PLAYER_SET.only(who)))
        gain_points(s, s.players, 1)
        s.tell(LOSES_TO_HER, (who,), (outcome,), PLAYER_SET.only(who))
        if LEFT.of(f) > 1:
            s.push(LEFT.put(f, LEFT.of(f) - 1))


class ForEach(Counted):
    """The part again and again. [PH-CHARACTER-11]"""

    def __init__(self, n: Amount[Valley], part: Node[Valley]) -> None:
        super().__init__(n)
        self.part: Final = part

    def run(self, s: Valley, f: Frame) -> None:
        left = self.left(s, f)
        if left > 1:
            s.push(LEFT.put(f, left - 1))
        if left:
            s.push(f.run_by(self.part))

    def children(self) -> list[Node[Valley]]:
        return [self.part]
