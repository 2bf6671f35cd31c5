"""Where she places her workers: the options of an action card that name a place. [PH-WORKER-01 to PH-WORKER-30]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.fields import FLAG
from tidewood.games.everdell.on_cards import DOWN_ON, STAFF_ON
from tidewood.games.everdell.phantomia.deck.cards import OPTION_NUMBER, RIGHT
from tidewood.games.everdell.phantomia.happenings import (
    ARROW_POINTS,
    SHE_GOES_ON,
    SHE_IS_KEPT_OFF,
    SHE_VISITS,
    SHE_VISITS_CARD,
    SHE_VISITS_EVENT,
)
from tidewood.games.everdell.phantomia.verbs.arrow import (
    EXCLUSIVE,
    JOURNEYS,
    arrow,
    barred_for_her,
    forest_fields,
    human,
    onward,
    people,
)
from tidewood.games.everdell.phantomia.verbs.reacting import react_to_her
from tidewood.games.everdell.phantomia.verbs.remembering import COMES_TO, WALKS, note
from tidewood.games.everdell.phantomia.verbs.spiders import idle, put_hers
from tidewood.games.everdell.phantomia.verbs.steps import say_step
from tidewood.games.everdell.pieces import (
    BARRED,
    CITY,
    EVENTS,
    FOREST,
    HAVEN,
    JOURNEY,
    SHOWN_OCCUPIED,
)
from tidewood.games.everdell.places import EVENT_CARDS, SHARED
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import (
    Verb,
)
from tidewood.games.everdell.verbs.naming import PLACES
from tidewood.games.everdell.verbs.workers import (
    pay_owner,
    place_number,
)
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.declare import Cursor, Worked, option, question

# why an option is not possible
POSSIBLE: Final = 0
NO_WORKER: Final = 1
NO_FREE_PLACE: Final = 2
SPECIAL_BEFORE: Final = 3
FIGURE_STANDS: Final = 4
EMPTY_DECK: Final = 5
CITY_FULL: Final = 6
NO_CARDS: Final = 7
NOT_IN_GAME: Final = 8
WEBS: Final = 9  # those that are free are barred to her
NO_SUCH_PLACE: Final = 10


class HerOption(Verb):
    """One option of an action card. `whole` is what she goes by. [PH-TURN-04]"""

    def __init__(self, word: str) -> None:
        self.word: Final = word
        self.number: Final = OPTION_NUMBER[word]

    def why_not(self, s: Valley) -> int:
        return POSSIBLE

    def can(self, s: Valley, scope: Scope) -> bool:
        return self.why_not(s) == POSSIBLE


# -- placing a worker

TOLD: Final = Cursor(FLAG)  # -1 until it has been told that the place shown is not free


def seen_by_chooser(s: Valley, f: Frame, option: int) -> tuple[int, int]:
    """A place as the human who chooses it reads of it."""
    assert isinstance(f.node, PlaceWorker)
    return option, f.node.chooser(s, [option])


class PlaceWorker(HerOption):
    """She places a worker; where several places are as good the humans say which. [PH-WORKER-01 to PH-WORKER-03]"""

    says = option("place", "phantomia {place}", place=Worked(PLACES, seen_by_chooser))
    asks = question("her-worker")

    def places(self, s: Valley) -> list[int]:
        """Where she may go: one place, or several of which somebody chooses."""
        raise NotImplementedError

    def every(self, s: Valley) -> list[int]:
        """All places of that kind, free or not; where the card names one, as they lie."""
        raise NotImplementedError

    def shown(self, s: Valley) -> int:
        """The place that the card names; -1 where it names a kind of place only."""
        return -1

    def chooser(self, s: Valley, places: list[int]) -> int:
        return human(s)

    def why_not(self, s: Valley) -> int:
        if not idle(s):
            return NO_WORKER
        return POSSIBLE if self.places(s) else self.why_nowhere(s)

    def why_nowhere(self, s: Valley) -> int:
        every = self.every(s)
        if not every:
            return NO_SUCH_PLACE
        return NO_FREE_PLACE if all([is_taken(s, place) for place in every]) else WEBS

    def run(self, s: Valley, f: Frame) -> None:
        places = self.places(s)
        if not places or not idle(s):
            return  # as a fallback: as much as is possible [PH-TURN-07]
        shown = self.shown(s)
        if shown >= 0 and places[0] != shown and TOLD.of(f) < 0:
            s.tell(SHE_GOES_ON if is_taken(s, shown) else SHE_IS_KEPT_OFF, (self.number,))
            tell_arrow(s)
            path = onward(s, self.every(s), shown)
            note(s, WALKS, *path[: path.index(places[0]) + 1])
            if SHOWN_OCCUPIED in s.hooks:
                s.push(TOLD.put(f, 0))
                react_to_her(s, SHOWN_OCCUPIED, shown)
                return
        self.tell_why(s, places)
        s.ask(f, self.chooser(s, places), places)

    def tell_why(self, s: Valley, places: list[int]) -> None:
        """Why these places, where the card does not name one."""

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        place_worker(s, option)


def tell_arrow(s: Valley) -> None:
    """Which way places, cards and people are counted."""
    say_step(s, ARROW_POINTS, points_right(s))


def points_right(s: Valley) -> int:
    return 1 if arrow(s) == RIGHT else 0


def place_worker(s: Valley, place: int) -> None:
    """A worker of hers stands there; she gains and loses nothing, but the owner of an open card does.
    [PH-DECK-18, PH-WORKER-14]
    """
    put_hers(s, place)
    note(s, COMES_TO, place)
    if place >= CITY:
        city, i = s.find(place - CITY)
        card = s.cards[s.city[city][i]]
        s.tell(SHE_VISITS_CARD, (card.number, s.seat(city)))
        if card.opened:
            pay_owner(s, s.players, city, place, card.opened)
    elif place >= EVENTS:
        s.tell(SHE_VISITS_EVENT, (s.events[place - EVENTS],))
        if not EVENT_CARDS[s.events[place - EVENTS]].basic:
            s.special = 1
    else:
        s.tell(SHE_VISITS, (place_number(s, place),))


def is_taken(s: Valley, place: int) -> bool:
    """Whether no further worker could stand there, webs aside."""
    if place >= CITY:
        city, i = s.find(place - CITY)
        return len(s.cards[s.city[city][i]].spots) <= STAFF_ON.of(s.on[city][i])
    if place >= EVENTS:
        return s.event_owner[place - EVENTS] >= 0 or s.there[place] > 0
    return place != HAVEN and not (place < HAVEN and SHARED[place]) and s.there[place] > 0


def first_free(s: Valley, ring: list[int], shown: int) -> list[int]:
    """The place shown, else the next possible one in arrow direction. [PH-ARROW-02]"""
    for place in onward(s, ring, shown):
        if not s.there[place] and not barred_for_her(s, place, BARRED):  # PH-WEB-03
            return [place]
    return []


class BasicLocation(PlaceWorker):
    """[PH-WORKER-04, PH-WORKER-05]"""

    def __init__(self, word: str, place: int) -> None:
        super().__init__(word)
        self.place: Final = place

    def shown(self, s: Valley) -> int:
        return self.place

    def every(self, s: Valley) -> list[int]:
        return sorted({*EXCLUSIVE, self.place})

    def places(self, s: Valley) -> list[int]:
        if SHARED[self.place]:
            if not barred_for_her(s, self.place, BARRED):
                return [self.place]
            return [place for place in first_free(s, self.every(s), self.place) if place != self.place]
        return first_free(s, list(EXCLUSIVE), self.place)


class ForestLocation(PlaceWorker):
    """[PH-WORKER-06, PH-WORKER-07]"""

    def __init__(self, word: str, field: int) -> None:
        super().__init__(word)
        self.place: Final = FOREST + field - 1

    def shown(self, s: Valley) -> int:
        return self.place

    def every(self, s: Valley) -> list[int]:
        ring = forest_fields(s)
        return ring if self.place in ring else []

    def places(self, s: Valley) -> list[int]:
        ring = self.every(s)
        return first_free(s, ring, self.place) if ring else []


class JourneyField(PlaceWorker):
    """She discards nothing for it. [PH-WORKER-26, PH-WORKER-27, PH-WORKER-28, PH-WORKER-29]"""

    def __init__(self, word: str, value: int) -> None:
        super().__init__(word)
        self.place: Final = JOURNEY + value - 2

    def shown(self, s: Valley) -> int:
        return self.place

    def every(self, s: Valley) -> list[int]:
        return list(JOURNEYS)

    def places(self, s: Valley) -> list[int]:
        return first_free(s, list(JOURNEYS), self.place)


class Haven(PlaceWorker):
    """The Haven is shared. [PH-WORKER-30]"""

    def every(self, s: Valley) -> list[int]:
        return [HAVEN]

    def places(self, s: Valley) -> list[int]:
        return [] if barred_for_her(s, HAVEN, BARRED) else [HAVEN]


def spots_in(s: Valley, city: int, opened: bool) -> list[int]:
    """Free destination places of a city, open ones or the others; conditions do not matter to her. Of equal cards one.
    [PH-WORKER-08, PH-WORKER-09]
    """
    found: list[int] = []
    seen: list[int] = []
    for i, number in enumerate(s.city[city]):
        card = s.cards[number]
        if not card.spots or bool(card.opened) != opened or DOWN_ON.of(s.on[city][i]) or number in seen:
            continue
        place = CITY + s.serials[city][i]
        if len(card.spots) > STAFF_ON.of(s.on[city][i]) and not barred_for_her(s, place, BARRED):
            seen.append(number)
            found.append(place)
    return found


def cards_in(s: Valley, city: int, opened: bool) -> list[int]:
    """All destination places of a city, free or not."""
    found: list[int] = []
    for i, number in enumerate(s.city[city]):
        card = s.cards[number]
        if card.spots and bool(card.opened) == opened and not DOWN_ON.of(s.on[city][i]):
            found.append(CITY + s.serials[city][i])
    return found


class Destination(PlaceWorker):
    """A destination of her own city that is not open; the humans choose which. [PH-WORKER-08]"""

    def every(self, s: Valley) -> list[int]:
        return cards_in(s, s.players, False)

    def places(self, s: Valley) -> list[int]:
        return spots_in(s, s.players, False)


class OpenDestination(PlaceWorker):
    """An open destination of the human in arrow direction, else of the other, else of her own.
    [PH-WORKER-11, PH-WORKER-12, PH-WORKER-13]
    """

    def every(self, s: Valley) -> list[int]:
        return [place for city in range(len(s.city)) for place in cards_in(s, city, True)]

    def places(self, s: Valley) -> list[int]:
        for city in (*people(s), s.players):
            found = spots_in(s, city, True)
            if found:
                return found
        return []

    def tell_why(self, s: Valley, places: list[int]) -> None:
        if s.players > 1:
            tell_arrow(s)

    def chooser(self, s: Valley, places: list[int]) -> int:
        """The human concerned chooses; of her own cards the one in arrow direction."""
        city = s.find(places[0] - CITY)[0]
        return city if city < s.players else human(s)


class OtherGame(PlaceWorker):
    """Wonders and the river belong to Pearlbrook."""

    def why_not(self, s: Valley) -> int:
        return NOT_IN_GAME

    def every(self, s: Valley) -> list[int]:
        return []

    def places(self, s: Valley) -> list[int]:
        return []
