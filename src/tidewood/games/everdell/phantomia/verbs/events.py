"""Events that she takes."""

from __future__ import annotations

from tidewood.games.everdell.events import ACHIEVES
from tidewood.games.everdell.phantomia.happenings import SHE_ACHIEVES
from tidewood.games.everdell.phantomia.verbs.arrow import along
from tidewood.games.everdell.pieces import EVENTS, OPPONENT_CODES
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import Valley


def take_event(s: Valley, i: int) -> None:
    """A card has her take it."""
    own_event(s, i)
    s.tell(ACHIEVES, (OPPONENT_CODES["phantomia"], s.events[i]))


def own_event(s: Valley, i: int) -> None:
    s.event_owner[i] = s.players
    s.webs = [0 if place == EVENTS + i else n for place, n in enumerate(s.webs)]  # PH-PLAN-08


def take_occupied_events(s: Valley) -> None:
    """[PH-SEASON-03]"""
    for i, owner in enumerate(s.event_owner):
        if owner < 0 and s.there[EVENTS + i]:  # a human's worker would have taken it at once, so this one is hers
            own_event(s, i)
            s.tell(SHE_ACHIEVES, (s.events[i], 1))


def take_further_event(s: Valley) -> None:
    """One more basic event that she meets completely: the first in arrow direction. [PH-SEASON-04, PH-END-04]"""
    for i in along(s, list(range(len(s.events)))):
        event = EVENT_CARDS[s.events[i]]
        if event.basic and s.event_owner[i] < 0 and not s.there[EVENTS + i] and event.met(s, s.players):
            own_event(s, i)
            s.tell(SHE_ACHIEVES, (s.events[i], 0))
            return
