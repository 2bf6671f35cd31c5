"""What a price may take: never the card that it is paid for, nor what playing that card itself still needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tidewood.games.everdell.paying import card_in, plain_ways, source_in, ways
from tidewood.games.everdell.pieces import ACTIVATING, HAND, KINDS, PLAY_TOLL
from tidewood.games.everdell.tolls import PLAYING
from tidewood.kernel.core import Frame

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
    things = f.scope.named(PLAYING).things
    if not things:
        return True
    cards = len(spare_hand(s, f))
    if option < 0:
        return reaches(s, f, things[0], kinds, left, cards)
    at = f.scope.owner * KINDS + option
    s.stock[at] -= 1
    try:
        return reaches(s, f, things[0], [kind for kind in kinds if kind >= option], left - 1, cards)
    finally:
        s.stock[at] += 1


def reaches(s: Valley, f: Frame, playing: tuple[int, int, int], kinds: Sequence[int], left: int, cards: int) -> bool:
    """Hand cards cost the play nothing, so as few resources as possible are looked at."""
    if left <= cards:
        return playable_still(s, f, playing)
    for i, kind in enumerate(kinds):
        at = f.scope.owner * KINDS + kind
        if s.stock[at]:
            s.stock[at] -= 1
            found = reaches(s, f, playing, kinds[i:], left - 1, cards)
            s.stock[at] += 1
            if found:
                return True
    return False


def playable_still(s: Valley, f: Frame, playing: tuple[int, int, int]) -> bool:
    play, way, hook = playing
    if hook == PLAY_TOLL:
        return bool(ways(s, f.scope.owner, play))
    return hook != ACTIVATING or way in plain_ways(s, f.scope.owner, play)
