"""The Event step: a card is drawn and carried out in every Invader phase but the first."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import (
    ADVANCED,
    BUILDS_DONE,
    EVENT_ACTION,
    EVENT_AGAIN,
    EVENT_RETURNS,
    RAVAGES_DONE,
)
from tidewood.games.spirit_island.state import EVENT_POOL, RAVAGE_SPACE, Island
from tidewood.games.spirit_island.verbs.at_time import NEXT_RAVAGE
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle, slot
from tidewood.kernel.declare import Cursor, option, part, question
from tidewood.kernel.errors import BadPosition, known
from tidewood.kernel.fields import NUMBER, Written
from tidewood.kernel.rows import expire, lift, react

FIRST_TURN: Final = 1
DRAWING, RESOLVED = -1, 0
STATE: Final = Cursor(NUMBER)
CARD_IN_BOX: Final = Written("card", lambda s, card: s.rules.event_cards[card].id)


class EventStep(Node[Island]):
    """The top Event card is turned up and carried out, from top to bottom; not on the first turn. One that does not go
    with the adversary is discarded for the next. [SI-EVENT-01, SI-EVENT-02, SI-EVENT-06, SI-EVENT-10]
    """

    falls = option("event-card", "event {card}", card=part(CARD_IN_BOX))
    asks = question("event-card")

    def run(self, s: Island, f: Frame) -> None:
        if STATE.of(f) == RESOLVED:
            put_back(s)
            return
        if s.turn <= FIRST_TURN and not s.rules.first_event:
            return
        if not s.event_deck:
            reshuffle(s)
        if not s.event_deck:
            return
        if card_of(s.event_deck[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.event_deck[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.event_deck[0]))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        if card_of(s.event_deck[0]) == UNSEEN:
            settle(s.pools, s.event_deck, 0, outcome, 0)
        s.event_deck.pop(0)
        s.event_discard.append(outcome)  # face up before any of it is carried out: SI-EVENT-20
        s.marks |= REVEALED
        if s.turn <= FIRST_TURN:
            s.tell(events.EVENT_UNRESOLVED, (outcome,))
            return
        card = s.rules.event_cards[outcome]
        if card.only_with and card.only_with not in s.rules.adversary_ids:
            s.tell(events.EVENT_PASSED, (outcome,))
            s.push(f)
            return
        s.tell(events.EVENT_DRAWN, (outcome,))
        s.push(STATE.put(f, RESOLVED))
        s.push(Frame(card.whole, Scope(-1, mode=EVENT_ACTION)))  # SI-ACTION-09


def lay_deck(s: Island, coming: list[object], discarded: list[object]) -> None:
    """A position: the next cards of the deck, which everybody knows, and the discard pile."""
    top = [take(s, id) for id in coming]
    s.event_discard = [take(s, id) for id in discarded]
    everybody = PLAYER_SET.first(s.players)
    unseen = sum(s.pools[EVENT_POOL]) if s.rules.event_cards else 0
    s.event_deck = [slot(EVENT_POOL, card, everybody) for card in top] + [slot(EVENT_POOL)] * unseen
    plant(s, [*top, *s.event_discard])


def plant(s: Island, laid: list[int]) -> None:
    """Event cards that an adversary brings lie under so many others, where everybody knows them."""
    for card, under in s.rules.planted:
        if card not in laid:
            s.event_deck.insert(min(under, len(s.event_deck)), slot(EVENT_POOL, card, PLAYER_SET.first(s.players)))


def take(s: Island, id: object) -> int:
    """A card of the box that has its place in a position."""
    ids = [card.id for card in s.rules.event_cards]
    if id not in ids:
        raise BadPosition(known("Event card", str(id), ids))
    card = ids.index(str(id))
    s.pools[EVENT_POOL][card] = 0
    return card


def reshuffle(s: Island) -> None:
    """The discarded cards make a new deck, in an order that nobody knows."""
    for card in s.event_discard:
        s.pools[EVENT_POOL][card] += 1
        s.event_deck.append(slot(EVENT_POOL))
    s.event_discard.clear()


def put_back(s: Island) -> None:
    """A card that says so returns under the top cards of the deck after it was carried out, where all know it."""
    for row in s.rows:
        if row.rule.hook == EVENT_RETURNS:
            lift(s, row.serial)
            card = s.event_discard.pop()
            under = row.value + (1 if EVENT_AGAIN in s.hooks else 0)  # another one is drawn before it returns
            s.event_deck.insert(min(under, len(s.event_deck)), slot(EVENT_POOL, card, PLAYER_SET.first(s.players)))
            s.tell(events.EVENT_RETURNED, (card, row.value))
    for row in s.rows:
        if row.rule.hook == EVENT_AGAIN:
            lift(s, row.serial)
            s.push(Frame(EVENT_STEP, Scope(-1)))


class AfterRavages(Node[Island]):
    """What waits for the end of the Ravage step; what held for the next normal Ravage ends if there was one."""

    def run(self, s: Island, f: Frame) -> None:
        if s.spaces[RAVAGE_SPACE]:
            expire(s, NEXT_RAVAGE)
        if RAVAGES_DONE in s.hooks:
            react(s, Scope(-1, mode=EVENT_ACTION), RAVAGES_DONE, NOTHING)


class AfterBuilds(Node[Island]):
    """Builds beside those of the cards, each in its land."""

    def run(self, s: Island, f: Frame) -> None:
        for row in s.rows:
            if row.rule.hook == BUILDS_DONE and row.rule.effect is not None:
                s.push(Frame(row.rule.effect, Scope(-1, place=row.place, mode=EVENT_ACTION)))


class AfterAdvance(Node[Island]):
    """What waits until the Invader cards have moved on."""

    def run(self, s: Island, f: Frame) -> None:
        if ADVANCED in s.hooks:
            react(s, Scope(-1, mode=EVENT_ACTION), ADVANCED, NOTHING)


EVENT_STEP: Final = EventStep()
AFTER_STEPS: Final[dict[str, Node[Island]]] = {
    "invaders.ravage": AfterRavages(),
    "invaders.build": AfterBuilds(),
    "invaders.advance": AfterAdvance(),
}
