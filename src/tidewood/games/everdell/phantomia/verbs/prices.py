"""What a price may take: never the card it is paid for, nor what that card, an event or a place itself still needs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tidewood.games.everdell.pieces import ACTIVATING, CITY, EVENTS, HAND, KINDS, PLAY_TOLL
from tidewood.games.everdell.places import EVENT_CARDS, location_at
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.packing import (
    PLAY_CARD,
    PLAY_SOURCE,
)
from tidewood.games.everdell.verbs.paying import plain_ways, ways
from tidewood.games.everdell.verbs.tolls import PLAYING, VISITING
from tidewood.kernel.core import Frame, Scope


def spare_hand(s: Valley, f: Frame) -> list[int]:
    """The cards of a hand that can be given: all but the one that is being played."""
    cards = [(packed & 0xFFFF) - 1 for packed in s.hands[f.scope.owner]]
    for play, _, _ in f.scope.named(PLAYING).things:
        if PLAY_SOURCE.of(play) == HAND and PLAY_CARD.of(play) in cards:
            cards.remove(PLAY_CARD.of(play))
    return cards


def is_price(f: Frame) -> bool:
    """Whether something else depends on what is left."""
    return bool(f.scope.named(PLAYING).things or f.scope.named(VISITING).things)


def spares(s: Valley, f: Frame, kinds: Sequence[int], option: int, left: int) -> bool:
    """Whether so much can be given, beginning with one resource of this kind (-1: with anything), and what it is paid
    for can still be done.
    """
    if not is_price(f):
        return True
    cards = len(spare_hand(s, f))
    if option < 0:
        return reaches(s, f, kinds, left, cards)
    at = f.scope.owner * KINDS + option
    s.stock[at] -= 1
    try:
        return reaches(s, f, [kind for kind in kinds if kind >= option], left - 1, cards)
    finally:
        s.stock[at] += 1


def spares_card(s: Valley, f: Frame, card: int, left: int) -> bool:
    """The same, beginning with one card of the hand; only cards come after it."""
    if not is_price(f):
        return True
    cards = len(spare_hand(s, f))
    hand = s.hands[f.scope.owner]
    i = next(i for i, packed in enumerate(hand) if (packed & 0xFFFF) - 1 == card)
    packed = hand.pop(i)
    try:
        return reaches(s, f, (), left - 1, cards - 1)
    finally:
        hand.insert(i, packed)


def reaches(s: Valley, f: Frame, kinds: Sequence[int], left: int, cards: int) -> bool:
    """Whether the rest can come from hand cards, or from as few resources as possible and hand cards."""
    if left <= cards and without_cards(s, f, left):
        return True
    if not left:
        return False
    for i, kind in enumerate(kinds):
        at = f.scope.owner * KINDS + kind
        if s.stock[at]:
            s.stock[at] -= 1
            found = reaches(s, f, kinds[i:], left - 1, cards)
            s.stock[at] += 1
            if found:
                return True
    return False


def without_cards(s: Valley, f: Frame, n: int) -> bool:
    """Whether it is possible still with so many hand cards fewer; a card to be played is not looked for in the hand."""
    if f.scope.named(PLAYING).things:
        return possible_still(s, f)
    who = f.scope.owner
    hand = s.hands[who]
    for gone in combinations(range(len(hand)), n):
        s.hands[who] = [packed for i, packed in enumerate(hand) if i not in gone]
        found = possible_still(s, f)
        s.hands[who] = hand
        if found:
            return True
    return False


def possible_still(s: Valley, f: Frame) -> bool:
    things = f.scope.named(PLAYING).things
    if not things:
        return place_acts(s, f.scope.owner, f.scope.named(VISITING).things[0][0])
    play, way, hook = things[0]
    if hook == PLAY_TOLL:
        return bool(ways(s, f.scope.owner, play))
    return hook != ACTIVATING or way in plain_ways(s, f.scope.owner, play)


def place_acts(s: Valley, who: int, place: int) -> bool:
    """Whether a place can do something for a worker, and the price of an event can be paid. [ED-WORKER-03]"""
    if place >= CITY:
        city, i = s.find(place - CITY)
        effect, card = s.cards[s.city[city][i]].visit, place - CITY
        return effect is None or effect.can(s, Frame(effect, Scope(who, place=place, card=card)))
    if place >= EVENTS:
        price = EVENT_CARDS[s.events[place - EVENTS]].price
        return price is None or price.whole(s, Frame(price, Scope(who)))
    location = location_at(s, place)
    return location.easy or location.effect.can(s, Frame(location.effect, Scope(who, place=place)))
