"""The Meadow: which of its cards may be taken, drawing from it, and its refill."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import CAST_OFF, MEADOW_LOSES, REFILLED_BY_HAND, REFILLS, TAKES
from tidewood.games.everdell.fields import MEADOW_SET, NUMBER
from tidewood.games.everdell.pieces import DRAWN, MEADOW_SIZE, NO_CARD, NO_TAKING, REFILLED, TAKEN, UNDRAWN, UNTURNED
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import LEFT, STOP, UP_TO, Counted, Some
from tidewood.games.everdell.verbs.naming import CHOSEN_CARD, CHOSEN_FROM_MEADOW
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declare import Cursor, Held, Worked, option, question
from tidewood.kernel.picks import MOST
from tidewood.kernel.rows import CANNOT, THAT, fitting, react

UNKNOWN: Final = -2  # a Meadow card of a real table that the program was not told of


def unwelcome(s: Valley, who: int, card: int, hook: int) -> bool:
    """Whether a rule in force has this card discarded and another one drawn for it. [PH-LIST-21, PH-LIST-22]"""
    return bool(fitting(s, Scope(who).about(card), hook, CANNOT))


def cast_off(s: Valley, card: int) -> None:
    s.discard_shown(card)
    s.tell(CAST_OFF, (card,))


def takeable(s: Valley, who: int) -> list[int]:
    """The places of the Meadow, from 1, whose cards a player may take or play. [ED-SOLO-10]"""
    places = [place for place, card in enumerate(s.meadow, 1) if card != NO_CARD]
    if s.warded:  # ED-SOLO-10
        places = [place for place in places if not MEADOW_SET.has(s.warded, place)]
    if NO_TAKING in s.hooks:
        places = [place for place in places if not fitting(s, Scope(who, place=place), NO_TAKING, CANNOT)]
    return places


def drawable(s: Valley, who: int) -> list[int]:
    """The places of the Meadow whose cards may come into the hand."""
    places = takeable(s, who)
    if UNDRAWN in s.hooks:
        places = [place for place in places if not unwelcome(s, who, s.meadow[place - 1], UNDRAWN)]
    return places


def taken(s: Valley, who: int, place: int) -> int:
    """A card of the Meadow comes into the hand."""
    card = s.meadow[place - 1]
    s.meadow[place - 1] = NO_CARD
    s.into_hand(who, card, s.all_players)
    s.tell(TAKES, (who, card, place))
    return card


class DrawMeadow(Counted):
    """Cards from the Meadow into the hand; it is refilled when all are taken. [ED-MEADOW-02]

    They are picked together; but one by one, in any order, while something follows at once when a card is taken: that
    may change the Meadow.
    """

    says = option("draw-meadow", "draw {card}", card=CHOSEN_FROM_MEADOW)
    asks = question("draw-meadow-one", by_card=True, left=LEFT)

    def __init__(self, amount: Amount[Valley], let: str = "", at_least: int = 0) -> None:
        super().__init__(amount, let, at_least)
        self.together: Final = DrawTogether(amount, let, at_least)

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        if LEFT.of(f) < 0 and TAKEN not in s.hooks:
            s.push(f.run_by(self.together))
            return
        left = min(self.amount.of(s, f.scope), s.hand_room(who)) if LEFT.of(f) < 0 else LEFT.of(f)
        places = drawable(s, who) if left > 0 else []
        if not places:
            drawn(s, f, f.got)
            return
        if self.may_stop(f.got.size):
            places.append(STOP)
        s.ask(LEFT.put(f, left), f.scope.chooser, places)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            drawn(s, f, f.got)
            return
        got = f.got.plus(taken(s, f.scope.owner, option), option, 0)
        s.push(LEFT.frame(self, f.scope, LEFT.of(f) - 1, got))
        react(s, f.scope.at(option).naming(THAT, got), TAKEN, got)

    def can(self, s: Valley, scope: Scope) -> bool:
        return s.hand_room(scope.owner) > 0 and bool(drawable(s, scope.owner))

    def children(self) -> list[Node[Valley]]:
        return [self.together]


class DrawTogether(Some):
    """Which cards of the Meadow are drawn."""

    says = option("draw-meadow", "draw {card}", card=CHOSEN_FROM_MEADOW)
    asks = question("draw-meadow", by_card=True, n=MOST, up_to=UP_TO)

    def things(self, s: Valley, scope: Scope) -> list[int]:
        return drawable(s, scope.owner)

    def most(self, s: Valley, scope: Scope) -> int:
        return min(self.amount.of(s, scope), s.hand_room(scope.owner))

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        got = NOTHING
        for place in picked:
            got = got.plus(taken(s, f.scope.owner, place), place, 0)
        drawn(s, f, got)


def drawn(s: Valley, f: Frame, got: Result) -> None:
    """What was drawn is replaced."""
    s.result = got
    if got.size:
        s.push(Frame(RECALL_CARDS, f.scope, got=got))
        if DRAWN in s.hooks:
            react(s, f.scope.naming(THAT, got), DRAWN, got)
        s.push(Frame(REFILL, f.scope))


class RecallCards(Node[Valley]):
    """Say again which cards were drawn, after the Meadow was refilled."""

    def run(self, s: Valley, f: Frame) -> None:
        s.result = f.got


EMPTY: Final = Cursor(NUMBER)  # the place that is refilled, from 0
MEADOW_REFILLED: Final = Worked(NUMBER, lambda s, f, option: EMPTY.of(f) + 1)  # places count from 1
TRIES: Final = Held(NUMBER)  # cards that may still be turned up where some do not come into the Meadow


class Refill(Node[Valley]):
    """Every empty place of the Meadow gets a card, but not one under a figure. [ED-MEADOW-01]"""

    falls = option("card", "meadow {place} {card}", place=MEADOW_REFILLED, card=CHOSEN_CARD)
    asks = question("refill", place=MEADOW_REFILLED)

    def run(self, s: Valley, f: Frame) -> None:
        places = s.empty_places()
        if s.rules.helper:
            for i in places:
                s.meadow[i] = UNKNOWN
            if places:
                s.tell(REFILLED_BY_HAND, tuple([i + 1 for i in places]))
        elif s.quick:
            tries = len(s.deck) + len(s.discards)
            for i in places:
                while s.meadow[i] == NO_CARD and tries and s.ready_deck():
                    tries -= 1
                    self.turn_up(s, i, s.pull())
        elif places and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            s.chance(EMPTY.put(f, places[0]), outcomes, weights)
            return
        if REFILLED in s.hooks:
            react(s, f.scope, REFILLED, NOTHING)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        self.turn_up(s, EMPTY.of(f), outcome)
        tries = TRIES.of(f)
        if s.meadow[EMPTY.of(f)] == NO_CARD:
            tries = len(s.deck) + len(s.discards) if tries < 0 else tries - 1
        if tries:
            s.push(TRIES.frame(self, f.scope, tries))

    def turn_up(self, s: Valley, i: int, card: int) -> None:
        if UNTURNED in s.hooks and unwelcome(s, s.active, card, UNTURNED):
            cast_off(s, card)
            return
        s.meadow[i] = card
        s.tell(REFILLS, (i + 1, card))


class Refresh(Some):
    """Discard cards of the Meadow, then refill it. [ED-CARD-41]"""

    says = option("refresh", "discard {card}", card=CHOSEN_FROM_MEADOW)
    asks = question("refresh", by_card=True, n=MOST, up_to=UP_TO)

    def things(self, s: Valley, scope: Scope) -> list[int]:
        return [place for place in range(1, MEADOW_SIZE + 1) if s.meadow[place - 1] != NO_CARD]

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        got = NOTHING
        for place in picked:
            card = s.meadow[place - 1]
            s.meadow[place - 1] = NO_CARD
            s.discard_shown(card)
            s.tell(MEADOW_LOSES, (place, card))
            got = got.plus(card, place, 0)
        s.result = got
        s.push(Frame(REFILL, f.scope))


REFILL: Final = Refill()
RECALL_CARDS: Final = RecallCards()
