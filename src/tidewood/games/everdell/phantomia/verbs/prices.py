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
from tidewood.kernel.core import Scope
from tidewood.kernel.decks import card_of


def spare_hand(s: Valley, scope: Scope) -> list[int]:
    """The cards of a hand that can be given: all but the one that is being played."""
    cards = [card_of(packed) for packed in s.hands[scope.owner]]
    for play, _, _ in scope.named(PLAYING).things:
        if PLAY_SOURCE.of(play) == HAND and PLAY_CARD.of(play) in cards:
            cards.remove(PLAY_CARD.of(play))
    return cards


def is_price(scope: Scope) -> bool:
    """Whether something else depends on what is left."""
    return bool(scope.named(PLAYING).things or scope.named(VISITING).things)


def spares(s: Valley, scope: Scope, kinds: Sequence[int], n: int) -> bool:
    """Whether so much can be given, and what it is paid for can still be done."""
    return not is_price(scope) or reaches(s, scope, kinds, n, len(spare_hand(s, scope)))


def spares_these(
    s: Valley, scope: Scope, resources: Sequence[int], cards: Sequence[int], kinds: Sequence[int], left: int
) -> bool:
    """The same, when these resources and cards of the hand are given, and so much more of these kinds and cards."""
    who = scope.owner
    spare = len(spare_hand(s, scope)) - len(cards)
    hand = s.hands[who]
    kept = hand[:]
    for card in cards:
        kept.pop(next(i for i, packed in enumerate(kept) if card_of(packed) == card))
    s.hands[who] = kept
    for kind in resources:
        s.stock[who * KINDS + kind] -= 1
    try:
        return reaches(s, scope, kinds, left, spare)
    finally:
        for kind in resources:
            s.stock[who * KINDS + kind] += 1
        s.hands[who] = hand


def reaches(s: Valley, scope: Scope, kinds: Sequence[int], left: int, cards: int) -> bool:
    """Whether the rest can come from hand cards, or from as few resources as possible and hand cards."""
    if left <= cards and without_cards(s, scope, left):
        return True
    if not left:
        return False
    for i, kind in enumerate(kinds):
        at = scope.owner * KINDS + kind
        if s.stock[at]:
            s.stock[at] -= 1
            found = reaches(s, scope, kinds[i:], left - 1, cards)
            s.stock[at] += 1
            if found:
                return True
    return False


def without_cards(s: Valley, scope: Scope, n: int) -> bool:
    """Whether it is possible still with so many hand cards fewer; a card to be played is not looked for in the hand."""
    if scope.named(PLAYING).things:
        return possible_still(s, scope)
    who = scope.owner
    hand = s.hands[who]
    for gone in combinations(range(len(hand)), n):
        s.hands[who] = [packed for i, packed in enumerate(hand) if i not in gone]
        found = possible_still(s, scope)
        s.hands[who] = hand
        if found:
            return True
    return False


def possible_still(s: Valley, scope: Scope) -> bool:
    things = scope.named(PLAYING).things
    if not things:
        return place_acts(s, scope.owner, scope.named(VISITING).things[0][0])
    play, way, hook = things[0]
    if hook == PLAY_TOLL:
        return bool(ways(s, scope.owner, play))
    return hook != ACTIVATING or way in plain_ways(s, scope.owner, play)


def place_acts(s: Valley, who: int, place: int) -> bool:
    """Whether a place can do something for a worker, and the price of an event can be paid. [ED-WORKER-03]"""
    if place >= CITY:
        city, i = s.find(place - CITY)
        effect, card = s.cards[s.city[city][i]].visit, place - CITY
        return effect is None or effect.can(s, Scope(who, place=place, card=card))
    if place >= EVENTS:
        price = EVENT_CARDS[s.events[place - EVENTS]].price
        return price is None or price.whole(s, Scope(who))
    location = location_at(s, place)
    return location.easy or location.effect.can(s, Scope(who, place=place))
