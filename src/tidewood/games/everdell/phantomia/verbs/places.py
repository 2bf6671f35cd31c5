"""Which places a character, plan or list card means: as a question about one place, and as a list for web tiles."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.on_cards import WEB_ON
from tidewood.games.everdell.phantomia.verbs.arrow import EXCLUSIVE, forest_fields
from tidewood.games.everdell.pieces import BASIC, CITY, DESTINATION, EVENTS, FOREST, GOODS, HAVEN
from tidewood.games.everdell.places import location_at
from tidewood.games.everdell.state import Valley

# Places of a human's own city that the program knows nothing of: no card has those numbers.
UNTOLD: Final = CITY  # a destination card
STOREHOUSE: Final = CITY + 1_000_000  # a production card, though workers go there [ED-CARD-38]


class Where:
    """A kind of places. Texts go by `name`."""

    def __init__(self, name: str, kinds: int = 0) -> None:
        self.name: Final = name
        self.kinds: Final = kinds  # for places that give one of these resources

    def places(self, s: Valley) -> list[int]:
        return [place for place in every_place(s) if self.holds(s, place)]

    def holds(self, s: Valley, place: int) -> bool:
        return TESTS[self.name](s, place, self.kinds)


def every_place(s: Valley) -> list[int]:
    cards = [CITY + serial for serials in s.serials for serial in serials]
    return [*range(BASIC, HAVEN + 1), *forest_fields(s), *range(EVENTS, EVENTS + len(s.events)), *cards]


def is_webbed(s: Valley, place: int, kinds: int = 0) -> bool:
    if place >= CITY:
        who, i = s.find(place - CITY)
        return who >= 0 and bool(WEB_ON.of(s.on[who][i]))
    return place < len(s.webs) and s.webs[place] > 0


def is_event(s: Valley, place: int, kinds: int = 0) -> bool:
    return EVENTS <= place < CITY


def is_forest(s: Valley, place: int, kinds: int = 0) -> bool:
    return FOREST <= place < EVENTS


def is_basic(s: Valley, place: int, kinds: int = 0) -> bool:
    return BASIC <= place < HAVEN


def is_exclusive(s: Valley, place: int, kinds: int = 0) -> bool:
    return place in EXCLUSIVE


def is_haven(s: Valley, place: int, kinds: int = 0) -> bool:
    return place == HAVEN


def is_destination(s: Valley, place: int, kinds: int = 0) -> bool:
    """A destination card, open or not. At a real table those that are not open are not known one by one."""
    if place == UNTOLD:
        return s.rules.helper
    who, i = s.find(place - CITY) if place >= CITY else (-1, -1)
    return who >= 0 and s.cards[s.city[who][i]].type == DESTINATION


def is_closed_destination(s: Valley, place: int, kinds: int = 0) -> bool:
    """A destination card for its owner alone. [PH-LIST-10]"""
    if place == UNTOLD:
        return s.rules.helper
    who, i = s.find(place - CITY) if place >= CITY else (-1, -1)
    return is_destination(s, place) and not s.cards[s.city[who][i]].opened


def gives(s: Valley, place: int, kinds: int) -> bool:
    """A basic or forest location that gives one of these. [PH-LIST-13, PH-LIST-19]"""
    return (is_basic(s, place) or is_forest(s, place)) and bool(GOODS.common(location_at(s, place).gives, kinds))


TESTS: Final = {
    "webbed": is_webbed, "event": is_event, "forest": is_forest, "basic": is_basic, "exclusive": is_exclusive,
    "haven": is_haven, "destination": is_destination, "closed-destination": is_closed_destination, "giving": gives,
}  # fmt: skip
WEBBED: Final = Where("webbed")
EVENT_PLACES: Final = Where("event")
FOREST_PLACES: Final = Where("forest")
BASIC_PLACES: Final = Where("basic")
EXCLUSIVE_PLACES: Final = Where("exclusive")
HAVEN_PLACE: Final = Where("haven")
DESTINATION_CARDS: Final = Where("destination")
CLOSED_DESTINATIONS: Final = Where("closed-destination")


def giving(kinds: int) -> Where:
    return Where("giving", kinds)
