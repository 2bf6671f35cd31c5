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
from tidewood.kernel.decks import card_of


def spare_hand(s: Valley, f: Frame) -> list[int]:
    """The cards of a hand that can be given: all but the one that is being played."""
    cards = [card_of(packed) for packed in s.hands[f.scope.owner]]
    for play, _, _ in f.scope.named(PLAYING).things:
        if PLAY_SOURCE.of(play) == HAND and PLAY_CARD.of(play) in cards:
            cards.remove(PLAY_CARD.of(play))
    return cards


def is_price(f: Frame) -> bool:
    """Whether something else depends on what is left."""
    return bool(f.scope.named(PLAYING).things or f.scope.named(VISITING).things)


def spares(s: Valley, f: Frame, kinds: Sequence[int], n: int) -> bool:
    """Whether so much can be given, and what it is paid for can still be done."""
    return not is_price(f) or reaches(s, f, kinds, n, len(spare_hand(s, f)))


def spares_these(
    s: Valley, f: Frame, resources: Sequence[int], cards: Sequence[int], kinds: Sequence[int], left: int
) -> bool:
    """The same, when these resources and cards of the hand are given, and so much more of these kinds and cards."""
    who = f.scope.owner
    spare = len(spare_hand(s, f)) - len(cards)
    hand = s.hands[who]
    kept = hand[:]
    for card in cards:
        kept.pop(next(i for i, packed in enumerate(kept) if card_of(packed) == card))
    s.hands[who] = kept
    for kind in resources:
        s.stock[who * KINDS + kind] -= 1
    try:
        return reaches(s, f, kinds, left, spare)
    finally:
        for kind in resources:
            s.stock[who * KINDS + kind] += 1
        s.hands[who] = hand


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
