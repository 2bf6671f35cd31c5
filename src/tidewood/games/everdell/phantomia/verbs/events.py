"""Events that she takes."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import ACHIEVES
from tidewood.games.everdell.phantomia.happenings import SHE_ACHIEVES
from tidewood.games.everdell.phantomia.verbs.arrow import along
from tidewood.games.everdell.pieces import EVENTS, OPPONENT_CODES
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import Valley

# why she takes it
CARD_SAYS: Final = -1
SHE_MEETS_IT: Final = 0
SHE_STANDS_THERE: Final = 1


def take_event(s: Valley, i: int, because: int = CARD_SAYS) -> None:
    s.event_owner[i] = s.players
    s.webs = [0 if place == EVENTS + i else n for place, n in enumerate(s.webs)]  # PH-PLAN-08
    if s.rules.helper and because != CARD_SAYS:
        s.tell(SHE_ACHIEVES, (s.events[i], because))
    else:
        s.tell(ACHIEVES, (OPPONENT_CODES["phantomia"], s.events[i]))


def take_occupied_events(s: Valley) -> None:
    """[PH-SEASON-03]"""
    for i, owner in enumerate(s.event_owner):
        if owner < 0 and s.there[EVENTS + i]:  # a human's worker would have taken it at once, so this one is hers
            take_event(s, i, SHE_STANDS_THERE)


def take_further_event(s: Valley) -> None:
    """One more basic event that she meets completely: the first in arrow direction. [PH-SEASON-04, PH-END-04]"""
    for i in along(s, list(range(len(s.events)))):
        event = EVENT_CARDS[s.events[i]]
        if event.basic and s.event_owner[i] < 0 and not s.there[EVENTS + i] and event.met(s, s.players):
            take_event(s, i, SHE_MEETS_IT)
            return
