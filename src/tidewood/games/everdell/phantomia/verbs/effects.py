"""The steps that character, plan and list cards are made of. Their owner is the human concerned."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import DISCARDS, PAYS, ROLLED
from tidewood.games.everdell.phantomia.happenings import GIVES_POINTS, LETS, LOSES_TO_HER, PAYS_POINT, PREVENTS
from tidewood.games.everdell.phantomia.verbs.lair import draw_to_lair, enter_hers, is_full, receive
from tidewood.games.everdell.phantomia.verbs.prices import spare_hand, spares, spares_card
from tidewood.games.everdell.phantomia.verbs.turning_up import turn_up
from tidewood.games.everdell.pieces import ANY, KINDS, POINT, RESOURCES, kinds_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import (
    STOP,
    Counted,
)
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.kernel.amounts import Amount
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import NOTHING, Frame, Node, number
from tidewood.kernel.decks import slot

HAND_CARD: Final = 32  # beside resources and POINT, in what may be given up
TO_DECK: Final = "deck"
TO_LAIR: Final = "lair"
TO_CITY: Final = "city"  # her lair if her city is full
TO_FULL_CITY: Final = "full city"  # even if it is full


class HerPoints(Counted):
    """She gains point tokens. [PH-POINTS-01, PH-POINTS-02]"""

    def run(self, s: Valley, f: Frame) -> None:
        n = self.amount.of(s, f)
        s.result = number(n)
        if n:
            gain_points(s, s.players, n)


class HerDraw(Counted):
    """She draws from the draw pile: into her deck, unseen into her lair, or she plays the cards."""

    def __init__(self, amount: Amount[Valley], into: str) -> None:
        super().__init__(amount)
        self.into: Final = into

    def run(self, s: Valley, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        if self.into == TO_DECK:
            receive(s, left)
        elif self.into == TO_LAIR or (self.into == TO_CITY and left and is_full(s)):
            draw_to_lair(s, left)
        elif left and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            turn_up(s, f.at(left), outcomes, weights)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        if f.cursor > 1:
            s.push(f.at(f.cursor - 1))
        enter_hers(s, outcome)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return self.outcome_notation(s, f, option)

    def can(self, s: Valley, f: Frame) -> bool:
        return self.amount.of(s, f) > 0

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"her {s.cards[outcome].id}"


class GiveUp(Counted):
    """So many in any mix of hand cards, resources and point tokens; in the order of the table, so that a mix is one way
    only.
    """

    def __init__(self, amount: Amount[Valley], kinds: int, let: str = "") -> None:
        super().__init__(amount, let)
        self.kinds: Final = kinds
        self.resources: Final = kinds_of(kinds & ANY)

    def have(self, s: Valley, f: Frame) -> int:
        who = f.scope.owner
        n = sum([s.stock[who * KINDS + kind] for kind in self.resources])
        n += s.points[who] if self.kinds & POINT else 0
        return n + (len(spare_hand(s, f)) if self.kinds & HAND_CARD else 0)

    def options(self, s: Valley, f: Frame, low: int) -> list[int]:
        """Resources by kind, then point tokens, then cards by number."""
        who = f.scope.owner
        found = [kind for kind in self.resources if s.stock[who * KINDS + kind]]
        if self.kinds & POINT and s.points[who]:
            found.append(TOKEN)
        if self.kinds & HAND_CARD:
            found += [CARD_FROM + card for card in sorted(set(spare_hand(s, f)))]
        return [option for option in found if option >= low]

    def worth(self, s: Valley, f: Frame, option: int) -> int:
        """How many can still be given from this option on."""
        who = f.scope.owner
        n = sum([s.stock[who * KINDS + kind] for kind in self.resources if kind >= option])
        n += s.points[who] if self.kinds & POINT and option <= TOKEN else 0
        if self.kinds & HAND_CARD:
            n += len([card for card in spare_hand(s, f) if CARD_FROM + card >= option])
        return n

    def spares(self, s: Valley, f: Frame, option: int, left: int) -> bool:
        """Whether it can begin with this option and leave what is needed for what it is the price of."""
        if option >= CARD_FROM:
            return spares_card(s, f, option - CARD_FROM, left)
        return spares(s, f, self.resources, option, left)

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        left, low = f.cursor, f.held
        if left < 0:
            left, low = min(self.amount.of(s, f), self.have(s, f)), 0
        options = self.options(s, f, low) if left > 0 else []
        if not self.amount.up_to:
            options = [option for option in options if self.worth(s, f, option) >= left]
            options = [option for option in options if option == TOKEN or self.spares(s, f, option, left)]
        if not options:
            s.result = f.got
            return
        if self.may_stop(f.got.size):
            options.append(STOP)
        hidden = bool(self.kinds & HAND_CARD and s.hands[who])
        s.ask(Frame(self, f.scope, left, low, f.got), f.scope.chooser, options, silent=not hidden)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = f.scope.owner
        if option == STOP:
            s.result = f.got
            return
        if option == TOKEN:
            s.points[who] -= 1
            s.tell(PAYS_POINT, (who,))
        elif option < TOKEN:
            s.stock[who * KINDS + option] -= 1
            s.tell(PAYS, (who, option, 1))
        else:
            s.discard_from_hand(who, option - CARD_FROM)
            s.tell(DISCARDS, (who, 1), (option - CARD_FROM,), 1 << who)
        s.push(Frame(self, f.scope, f.cursor - 1, option, f.got.plus(option, 0, 0)))

    def can(self, s: Valley, f: Frame) -> bool:
        have = self.have(s, f)
        if self.amount.up_to:
            return have > 0
        n = self.amount.of(s, f)
        return have >= n and spares(s, f, self.resources, -1, n)

    def sure(self, s: Valley, f: Frame) -> bool:
        return not self.amount.up_to and self.can(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        if option == STOP:
            return "stop"
        if option == TOKEN:
            return "pay point"
        return f"pay {RESOURCES[option]}" if option < TOKEN else f"discard {s.cards[option - CARD_FROM].id}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        if option in (STOP, TOKEN):
            return []
        return [f"resource:{RESOURCES[option]}" if option < TOKEN else f"hand:{s.cards[option - CARD_FROM].id}"]


TOKEN: Final = KINDS
CARD_FROM: Final = KINDS + 1


def free_hand(s: Valley, who: int) -> list[int]:
    """The cards of a hand that may be discarded or given."""
    return [(packed & 0xFFFF) - 1 for packed in s.hands[who]]


class GivePoint(Counted):
    """The human gives her point tokens of their own. [PH-CHARACTER-07, PH-DECK-06]"""

    def run(self, s: Valley, f: Frame) -> None:
        n = min(self.amount.of(s, f), s.points[f.scope.owner])
        if n:
            s.points[f.scope.owner] -= n
            s.tell(GIVES_POINTS, (f.scope.owner, n))
            gain_points(s, s.players, n)

    def can(self, s: Valley, f: Frame) -> bool:
        return s.points[f.scope.owner] >= self.amount.of(s, f)


class Unless(Node[Valley]):
    """The human may first do the counter-action, in full; then the effect does not happen. [PH-PLAN-04, PH-LIST-07]"""

    def __init__(self, price: Node[Valley], effect: Node[Valley]) -> None:
        self.price: Final = price
        self.effect: Final = effect

    def run(self, s: Valley, f: Frame) -> None:
        if not self.effect.can(s, f.run_by(self.effect)):
            return  # there is nothing to prevent
        options = [0]
        if self.price.whole(s, f.run_by(self.price)):
            options = [1, 0]
        s.ask(f, f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option:
            s.tell(PREVENTS, (f.scope.owner,))
            s.push(f.run_by(self.price))
        else:
            s.tell(LETS, (f.scope.owner,))
            s.push(f.run_by(self.effect))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "prevent" if option else "let it happen"

    def children(self) -> list[Node[Valley]]:
        return [self.price, self.effect]


class Softened(Seq[Valley]):
    """The human may give something first; what follows is smaller for it. [PH-LIST-07]"""


class Roll(Node[Valley]):
    """The eight-sided die; the first entry whose number is not below the roll happens. [PH-LIST-08]"""

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

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"die {outcome}"


class RandomFromHand(Counted):
    """Random cards of the human's hand go into her deck; the human knows them. [PH-LIST-39]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        left = min(self.amount.of(s, f) if f.cursor < 0 else f.cursor, len(s.hands[who]))
        if not left:
            s.result = NOTHING
            return
        cards = s.hand_cards(who)
        every = free_hand(s, who)
        s.chance(f.at(left), cards, [every.count(card) for card in cards])

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = f.scope.owner
        s.take_from_hand(who, outcome, s.all_players & ~(1 << who))
        s.hands[s.players].append(slot(0, outcome, 1 << who))
        gain_points(s, s.players, 1)
        s.tell(LOSES_TO_HER, (who,), (outcome,), 1 << who)
        if f.cursor > 1:
            s.push(f.at(f.cursor - 1))

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"lose {s.cards[outcome].id}"


class ForEach(Counted):
    """The part again and again. [PH-CHARACTER-11]"""

    def __init__(self, n: Amount[Valley], part: Node[Valley]) -> None:
        super().__init__(n)
        self.part: Final = part

    def run(self, s: Valley, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        if left > 1:
            s.push(f.at(left - 1))
        if left:
            s.push(f.run_by(self.part))

    def children(self) -> list[Node[Valley]]:
        return [self.part]
