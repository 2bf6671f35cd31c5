"""Cards taken from the top of a deck, and Blight from its card, by Events."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import DECK
from tidewood.games.spirit_island.fields import POWER as POWER_CARD
from tidewood.games.spirit_island.hooks import DECK_REACHES, EVENT_RETURNS, FEAR_REACHES
from tidewood.games.spirit_island.invader_cards import COASTAL_CARD
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import FEAR_POOL, VICTORY, Island
from tidewood.games.spirit_island.verbs.blight import FLIP, take_blight
from tidewood.games.spirit_island.verbs.fear import raise_terror, turn_up
from tidewood.games.spirit_island.verbs.power_cards import draw_power
from tidewood.games.spirit_island.verbs.powers import FAST, MINOR, power_of
from tidewood.games.spirit_island.verbs.so_many import LEFT
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.combine import When
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Result, Row, Scope, number
from tidewood.kernel.decks import UNSEEN, card_of, pool_of, settle, slot
from tidewood.kernel.declare import OfNode, Worked, option, question
from tidewood.kernel.rows import COUNTS, THIS_TURN, Rule, lay

COASTAL_PLACED: Final = "C"  # in the stages of the Invader deck
TOP: Final = "top"  # under this name: the card that was discarded
RETURNS: Final[Rule[Island]] = register(Rule("event-returns", COUNTS, EVENT_RETURNS))


def card_drawn(s: Island, f: Frame, outcome: int) -> int:
    assert isinstance(f.node, DiscardTop)
    return (s.rules.minors if f.node.kind == MINOR else s.rules.majors)[outcome]


class DiscardTop(Node[Island]):
    """The top card of a Power deck is turned up and discarded; what follows looks at it. [SI-EVENT-19]"""

    falls = option("draw", "draw {card}", card=Worked(POWER_CARD, card_drawn))
    asks = question("discard-top", deck=OfNode(DECK, "kind"))

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        deck, discards = (s.minor_deck, s.minor_discard) if self.kind == MINOR else (s.major_deck, s.major_discard)
        if deck or discards:  # the beginner game has none
            draw_power(s, f, self.kind)

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        deck, discards = (s.minor_deck, s.minor_discard) if self.kind == MINOR else (s.major_deck, s.major_discard)
        if card_of(deck[0]) == UNSEEN:
            settle(s.pools, deck, 0, outcome, 0)
        deck.pop(0)
        card = card_drawn(s, f, outcome)
        discards.append(card)
        s.marks |= REVEALED
        s.tell(events.TOP_DISCARDED, (card,))
        s.result = Result(((card, -1, -1),), 1)

    def result_name(self) -> str:
        return TOP


def top(scope: Scope) -> int:
    """The card that was discarded; -1: there was none."""
    things = scope.named(TOP).things
    return things[0][0] if things else -1


class Shows(Condition[Island]):
    """The card shows an element, or does not."""

    def __init__(self, element: int, missing: bool = False) -> None:
        self.element: Final = element
        self.missing: Final = missing

    def holds(self, s: Island, scope: Scope) -> bool:
        card = top(scope)
        return card >= 0 and (power_of(card).elements[self.element] > 0) != self.missing

    def name(self) -> str:
        return ELEMENTS[self.element]


class HasSpeed(Condition[Island]):
    """The card is Fast, or Slow."""

    def __init__(self, speed: int) -> None:
        self.speed: Final = speed

    def holds(self, s: Island, scope: Scope) -> bool:
        card = top(scope)
        return card >= 0 and (power_of(card).speed == FAST) == (self.speed == FAST)


class WhenShown(When[Island]):
    """One part if the card that was discarded is so, else another."""


class CostOfTop(Amount[Island]):
    def of(self, s: Island, scope: Scope) -> int:
        card = top(scope)
        return power_of(card).cost if card >= 0 else 0


class BlightToBox(Node[Island]):
    """Blight leaves the Blight card for the box."""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, scope: Scope) -> bool:
        return self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)
        s.result = number(f.got.size)
        if left > 0 and s.blight_pool > 0:
            s.push(LEFT.frame(self, f.scope, left - 1, number(f.got.size + 1)))  # a flipped card has new Blight by then
            s.tell(events.BLIGHT_TO_BOX, (1,))
            take_blight(s)

    def children(self) -> list[Node[Island]]:
        return [FLIP]


def is_placed(s: Island, i: int) -> bool:
    """Whether the set-up has put this card of the Invader deck in its place: one that lies above a lower stage, or the
    Coastal lands where an adversary says where they lie. What was put at the bottom later is known, and does not count.
    """
    if card_of(s.invader_deck[i]) == COASTAL_CARD and COASTAL_PLACED in s.rules.deck:
        return True
    below = s.invader_deck[i + 1 :]
    while below and card_of(below[-1]) != UNSEEN:
        below.pop()
    return any([pool_of(packed) < pool_of(s.invader_deck[i]) for packed in below])


def take_invader_card(s: Island, i: int) -> None:
    """A card leaves the Invader deck; what an adversary has put among the cards stays between the same ones."""
    under = len(s.invader_deck) - 1 - i
    del s.invader_deck[i]
    if DECK_REACHES in s.hooks:
        deeper = [row.serial for row in s.rows if row.rule.hook == DECK_REACHES and row.value > under]
        s.rows = tuple([one_less(row) if row.serial in deeper else row for row in s.rows])


def one_less(row: Row) -> Row:
    return Row(row.serial, row.rule, row.owner, row.place, row.until, row.uses, row.value - 1)


class InvaderCardToBox(Node[Island]):
    """The top Invader card goes back to the box unseen; cards that the set-up has put in their place stay."""

    def run(self, s: Island, f: Frame) -> None:
        for i in range(len(s.invader_deck)):
            if not is_placed(s, i):
                take_invader_card(s, i)
                s.tell(events.INVADER_CARD_TO_BOX, (1,))
                return


class FearCardToBox(Node[Island]):
    """The top Fear card goes back to the box: it is not earned, but the deck is smaller. [SI-FEAR-16]"""

    def run(self, s: Island, f: Frame) -> None:
        if not s.fear_deck:
            return
        s.fear_deck.pop(0)
        s.tell(events.FEAR_CARD_TO_BOX, ())
        if FEAR_REACHES in s.hooks:
            turn_up(s, FEAR_REACHES, len(s.fear_deck))
        if any(s.fear_left):
            s.fear_left[s.terror - 1] -= 1
            while s.terror < VICTORY and s.fear_left[s.terror - 1] == 0:
                raise_terror(s)


class AddFearCard(Node[Island]):
    """A Fear card from the box comes onto the Fear deck, unseen."""

    def run(self, s: Island, f: Frame) -> None:
        hidden = [packed for packed in [*s.fear_deck, *s.earned] if card_of(packed) == UNSEEN]
        if s.terror < VICTORY and sum(s.pools[FEAR_POOL]) > len(hidden):
            s.fear_deck.insert(0, slot(FEAR_POOL))
            if any(s.fear_left):
                s.fear_left[s.terror - 1] += 1
            s.tell(events.FEAR_CARD_ADDED, ())


class AtLeastCards(Node[Island]):
    """The part, if the Spirit has so many Power Cards."""

    def __init__(self, n: int, part: Node[Island]) -> None:
        self.n: Final = n
        self.part: Final = part

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        return len(s.hand[who]) + len(s.play[who]) + len(s.discard[who]) >= self.n

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            s.push(Frame(self.part, f.scope))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class ReturnEvent(Node[Island]):
    """After it is carried out, the Event card returns to its deck, under so many cards."""

    def __init__(self, under: int) -> None:
        self.under: Final = under

    def run(self, s: Island, f: Frame) -> None:
        lay(s, RETURNS, -1, until=THIS_TURN, value=self.under)


__all__ = [
    "AddFearCard", "AtLeastCards", "BlightToBox", "CostOfTop", "DiscardTop", "FearCardToBox", "HasSpeed",
    "InvaderCardToBox", "ReturnEvent", "Shows", "WhenShown",
]  # fmt: skip
