"""What a price may take: never the card that it is paid for, nor what that card or an event itself still needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tidewood.games.everdell.paying import card_in, plain_ways, source_in, ways
from tidewood.games.everdell.pieces import ACTIVATING, EVENTS, HAND, KINDS, PLAY_TOLL
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.tolls import PLAYING
from tidewood.kernel.core import Frame, Node, Scope

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley


def spare_hand(s: Valley, f: Frame) -> list[int]:
    """The cards of a hand that can be given: all but the one that is being played."""
    cards = [(packed & 0xFFFF) - 1 for packed in s.hands[f.scope.owner]]
    for play, _, _ in f.scope.named(PLAYING).things:
        if source_in(play) == HAND and card_in(play) in cards:
            cards.remove(card_in(play))
    return cards


def spares(s: Valley, f: Frame, kinds: Sequence[int], option: int, left: int) -> bool:
    """Whether so much can be given, beginning with one resource of this kind (-1: with anything), and the card that it
    is paid for can still be played.
    """
    if not f.scope.named(PLAYING).things and event_price(s, f) is None:
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


def reaches(s: Valley, f: Frame, kinds: Sequence[int], left: int, cards: int) -> bool:
    """Hand cards cost the play nothing, so as few resources as possible are looked at."""
    if left <= cards:
        return possible_still(s, f)
    for i, kind in enumerate(kinds):
        at = f.scope.owner * KINDS + kind
        if s.stock[at]:
            s.stock[at] -= 1
            found = reaches(s, f, kinds[i:], left - 1, cards)
            s.stock[at] += 1
            if found:
                return True
    return False


def event_price(s: Valley, f: Frame) -> Node[Valley] | None:
    """What the event that a worker is about to be placed on costs itself."""
    place = f.scope.place
    return EVENT_CARDS[s.events[place - EVENTS]].price if EVENTS <= place < EVENTS + len(s.events) else None


def possible_still(s: Valley, f: Frame) -> bool:
    things = f.scope.named(PLAYING).things
    if not things:
        price = event_price(s, f)
        return price is None or price.whole(s, Frame(price, Scope(f.scope.owner)))
    play, way, hook = things[0]
    if hook == PLAY_TOLL:
        return bool(ways(s, f.scope.owner, play))
    return hook != ACTIVATING or way in plain_ways(s, f.scope.owner, play)
