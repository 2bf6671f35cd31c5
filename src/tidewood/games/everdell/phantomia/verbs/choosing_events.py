"""Events she goes to: those of which her city meets the most. [PH-WORKER-15 to PH-WORKER-25]"""

from __future__ import annotations

from typing import ClassVar

from tidewood.games.everdell.phantomia.happenings import MET, NOT_MET, PARTLY_MET, SHE_CHOOSES_EVENT
from tidewood.games.everdell.phantomia.verbs.arrow import along, barred_for_her
from tidewood.games.everdell.phantomia.verbs.placing_workers import SPECIAL_BEFORE, PlaceWorker, points_right
from tidewood.games.everdell.phantomia.verbs.steps import say_step
from tidewood.games.everdell.pieces import BARRED, EVENTS, TYPES
from tidewood.games.everdell.places import EVENT_CARDS, EventCard
from tidewood.games.everdell.state import Valley


def requirements_met(s: Valley, event: EventCard, whole: bool) -> int:
    """How much of an event her city meets: required cards one by one, or whole requirements only. [G23]"""
    her = s.players
    n = len(event.needs.intersection(s.has[her]))
    for kind, wanted in enumerate(event.types):
        have = s.types[her * len(TYPES) + kind]
        if wanted:
            n += (1 if have >= wanted else 0) if whole else min(have, wanted)
    return n


def free_events(s: Valley, basic: bool) -> list[int]:
    """Indices of the events that are still to be had, in arrow direction."""
    found = [
        i
        for i, owner in enumerate(s.event_owner)
        if owner < 0
        and EVENT_CARDS[s.events[i]].basic == basic
        and not s.there[EVENTS + i]
        and not barred_for_her(s, EVENTS + i, BARRED)
    ]
    return along(s, found)


class AnEvent(PlaceWorker):
    """The event of which she meets the most; of several the first in arrow direction."""

    basic: ClassVar[bool] = True

    def every(self, s: Valley) -> list[int]:
        return [EVENTS + i for i, event in enumerate(s.events) if EVENT_CARDS[event].basic == self.basic]

    def rank(self, s: Valley, event: EventCard) -> tuple[int, int]:
        """How much of it she meets: nothing, a part, or all; and how large the part is."""
        raise NotImplementedError

    def ranks(self, s: Valley) -> list[tuple[int, tuple[int, int]]]:
        return [(i, self.rank(s, EVENT_CARDS[s.events[i]])) for i in free_events(s, self.basic)]

    def places(self, s: Valley) -> list[int]:
        best, most = -1, (-1, 0)
        for i, rank in self.ranks(s):
            if rank > most:
                best, most = i, rank
        return [EVENTS + best] if best >= 0 else []

    def tell_why(self, s: Valley, places: list[int]) -> None:
        ranks = dict(self.ranks(s))
        chosen = places[0] - EVENTS
        tied = list(ranks.values()).count(ranks[chosen]) > 1
        why = (ranks[chosen][0], 1 if tied else 0, points_right(s), 1 if self.basic else 0)
        say_step(s, SHE_CHOOSES_EVENT, s.events[chosen], *why)


class BasicEvent(AnEvent):
    """[PH-WORKER-15, PH-WORKER-16, PH-WORKER-17, PH-WORKER-18, PH-WORKER-19]"""

    def rank(self, s: Valley, event: EventCard) -> tuple[int, int]:
        if event.met(s, s.players):
            return MET, 0
        part = requirements_met(s, event, False)
        return (PARTLY_MET, part) if part else (NOT_MET, 0)


class SpecialEvent(AnEvent):
    """Only one in each season. [PH-WORKER-20, PH-WORKER-21, PH-WORKER-22, PH-WORKER-23, PH-WORKER-24]"""

    basic: ClassVar[bool] = False

    def why_not(self, s: Valley) -> int:
        return SPECIAL_BEFORE if s.special else super().why_not(s)  # PH-WORKER-25

    def rank(self, s: Valley, event: EventCard) -> tuple[int, int]:
        """Meeting one requirement is as good as meeting another."""
        if event.met(s, s.players):
            return MET, 0
        return PARTLY_MET if requirements_met(s, event, True) else NOT_MET, 0
