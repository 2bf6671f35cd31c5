"""What options and questions are about: seats, cards of a city, of the Meadow and to be played, and places."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tidewood.games.everdell.fields import CARD, CARD_NAME, EVENT, HAND_CARD, LOCATION, RESOURCE
from tidewood.games.everdell.pieces import CITY, ELSEWHERE, EVENTS, FOREST, HAVEN, JOURNEY, JOURNEY_VALUES
from tidewood.games.everdell.places import EVENT_CARDS, location_at
from tidewood.games.everdell.state import Valley
from tidewood.kernel.core import Frame
from tidewood.kernel.declare import OPTION, POSITION, Held, Source, part
from tidewood.kernel.fields import NUMBER, FieldType, Written
from tidewood.language.values import Thing, message

CITY_CARD_NAME: Final = f"{CARD_NAME}(#[0-9]+)?( (p[0-9]+|rugwort|phantomia))?"


def player_name(s: Valley, who: int) -> str:
    return f"p{who + 1}" if who < s.players else s.rules.opponent


def card_name(s: Valley, who: int, i: int) -> str:
    """A card of a city: its id, and which copy where there are several."""
    id = s.cards[s.city[who][i]].id
    copy = copy_number(s, who, i)
    return f"{id}#{copy}" if copy else id


def copy_number(s: Valley, who: int, i: int) -> int | None:
    """Which of several equal cards of a city it is; nothing where there is only one."""
    city = s.city[who]
    return city[: i + 1].count(city[i]) if city.count(city[i]) > 1 else None


def serial_name(s: Valley, serial: int, reader: int = -1) -> str:
    """The same by serial number; with its owner where that is not the reader."""
    who, i = s.find(serial)
    if who < 0:
        return "gone"
    name = card_name(s, who, i)
    return name if who == reader else f"{name} {player_name(s, who)}"


def serial_ref(s: Valley, serial: int) -> str:
    """Whose city, and the how many-eth card of it as the table lists them."""
    who, i = s.find(serial)
    return f"city:{player_name(s, who)}:{i + 1}" if who >= 0 else "city"


def place_name(s: Valley, place: int, reader: int) -> str:
    if place >= CITY:
        return serial_name(s, place - CITY, reader)
    if place >= EVENTS:
        return EVENT_CARDS[s.events[place - EVENTS]].id
    if place >= FOREST or place <= HAVEN:
        return location_at(s, place).id
    return f"journey-{JOURNEY_VALUES[place - JOURNEY]}"


def place_ref(s: Valley, place: int) -> str:
    if place >= CITY:
        return serial_ref(s, place - CITY)
    name = place_name(s, place, -1)
    return f"event:{name}" if place >= EVENTS else f"place:{name}"


class CityCards(FieldType):
    """A card of a city and who reads of it: which copy it is, and whose where it is another's."""

    columns: ClassVar[tuple[str, ...]] = ("", "seat")

    def numbers(self, s: Any, given: Any) -> list[int]:
        """Which card, -1 if it is gone, and how many seats after the reader its city is."""
        serial, reader = given
        who, i = s.find(serial)
        seats = (who - reader) % s.players if who < s.players else who
        return [-1, 0] if who < 0 else [s.city[who][i], seats]

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def value(self, s: Any, given: Any) -> Any:
        serial, reader = given
        who, i = s.find(serial)
        if who < 0:
            return None
        owner = None if who == reader else SEAT.value(s, who)
        return message("city.card", card=CARD.value(s, s.city[who][i]), copy=copy_number(s, who, i), owner=owner)

    def write(self, s: Any, given: Any) -> str:
        return serial_name(s, *given)

    def form(self) -> str:
        return CITY_CARD_NAME

    def ref(self, s: Any, given: Any) -> str:
        return serial_ref(s, given[0])


class Places(FieldType):
    """Where a worker can be, and who reads of it."""

    columns: ClassVar[tuple[str, ...]] = ("", "card", "seat")

    def numbers(self, s: Any, given: Any) -> list[int]:
        """The place as the row `workers` has it of what a player sees; then which card of a city it is, -1 for none,
        and how many seats after the reader.
        """
        place, reader = given
        return [ELSEWHERE, *CITY_CARDS.numbers(s, (place - CITY, reader))] if place >= CITY else [place, -1, 0]

    def holds(self) -> tuple[str, ...]:
        return ("place", "event", "message")

    def value(self, s: Any, given: Any) -> Any:
        place, reader = given
        if place < 0:
            return None
        if place >= CITY:
            return CITY_CARDS.value(s, (place - CITY, reader))
        if place >= EVENTS:
            return EVENT.value(s, s.events[place - EVENTS])
        return Thing(self.name, place_name(s, place, reader))

    def write(self, s: Any, given: Any) -> str:
        return place_name(s, *given)

    def form(self) -> str:
        return CITY_CARD_NAME

    def ref(self, s: Any, given: Any) -> str:
        return place_ref(s, given[0])


class MeadowCards(FieldType):
    """A card of the Meadow by its place."""

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def value(self, s: Any, given: Any) -> Any:
        return message("meadow.card", card=CARD.value(s, s.meadow[given - 1]), place=given)

    def write(self, s: Any, given: Any) -> str:
        return f"{s.cards[s.meadow[given - 1]].id} {given}"

    def form(self) -> str:
        return f"{CARD_NAME} [0-9]"

    def ref(self, s: Any, given: Any) -> str:
        return f"meadow:{given}"


class Seen(Source):
    """A card or a place as the player whose effect it is reads of it."""

    def __init__(self, type: FieldType, at: Source) -> None:
        super().__init__(type, POSITION)
        self.at: Final = at

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return self.at.read(s, f, option), f.scope.owner

    def moves(self, s: Any, f: Frame, option: int) -> bool:
        """A place of the board is that; which card lies in a city, the position says."""
        return self.type is not PLACES or self.at.follows != OPTION or self.at.read(s, f, option) >= CITY


SEAT: Final = Written("player", player_name)  # by number among those in this game
CITY_CARDS: Final = CityCards("city")
PLACES: Final = Places("place")
MEADOW_CARDS: Final = MeadowCards("meadow")

# The option is the thing itself.
CHOSEN: Final = part(NUMBER)
CHOSEN_SEAT: Final = part(SEAT)
CHOSEN_CARD: Final = part(CARD)
CHOSEN_FROM_HAND: Final = part(HAND_CARD)
CHOSEN_FROM_CITY: Final = Seen(CITY_CARDS, CHOSEN)
CHOSEN_FROM_MEADOW: Final = part(MEADOW_CARDS)
CHOSEN_PLACE: Final = Seen(PLACES, CHOSEN)
CHOSEN_RESOURCE: Final = part(RESOURCE)
CHOSEN_EVENT: Final = part(EVENT)
CHOSEN_LOCATION: Final = part(LOCATION)
HELD_CARD: Final = Held(CARD)
