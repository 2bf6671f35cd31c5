"""The table as rows of small numbers, for programs that learn: what a player may know, seen from their seat.

Every row has the same length throughout a game. Seats come in the order of turns from whoever looks, an automated
opponent last; cards are counted by their numbers. A change of what a row means changes VERSION.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.everdell.fields import ABILITY_IDS, EVENT_IDS, LOCATION_IDS, MODULE_IDS, PLAYER_SET
from tidewood.games.everdell.on_cards import CLOSED_ON, GOODS_ON, POINTS_ON
from tidewood.games.everdell.pieces import (
    ELSEWHERE,
    HAVEN,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    KINDS,
    MEADOW_SIZE,
    RESOURCES,
    SPACES,
    WAITING,
    WORKERS,
)  # fmt: skip
from tidewood.games.everdell.pieces import EVENTS as EVENT_PLACE
from tidewood.games.everdell.pieces import FOREST as FIELDS
from tidewood.games.everdell.places import location_at
from tidewood.games.everdell.state import Valley
from tidewood.kernel.decks import UNSEEN, card_of, known_to

VERSION: Final = 2
MOST: Final = 255
AT_HOME, NOT_YET = SPACES, SPACES + 1  # where a worker can be beside the places of the board, and ELSEWHERE
WHERES: Final = SPACES + 3
FOREST: Final = 8  # forest places, events and cards of Phantomia that can lie out at most
EVENTS: Final = 12
HERS: Final = 6
PILES: Final = 3
TURN: Final = 5

MEANING: Final = {
    "seasons": "of each seat, 0 winter to 3 autumn",
    "passed": "whether each seat has passed",
    "goods": "twigs, resin, pebbles, berries of each seat",
    "points": "point tokens of each seat",
    "hand": "own cards, counted by card",
    "hands-seen": "cards of other hands that the player knows, counted by card",
    "hand-sizes": "of each seat",
    "cities": "of each seat, counted by card",
    "closed": "of each seat, cards that are occupied or face down, counted by card",
    "on-cards": "of each seat, what lies on its cards: points, twigs, resin, pebbles, berries",
    "workers": "of each seat, how many stand on each place of the board, at home, not yet there, elsewhere",
    "meadow": "the card on each place and 1, 0 for none",
    "meadow-closed": "whether a figure or a ward lies on each place",
    "forest": "the forest places and 1, 0 for none",
    "events": "the events and 1, 0 for none",
    "event-owners": "the seat that has each and 1, 0 for nobody",
    "abilities": "the ability card of each seat and 1, 0 for none",
    "legends": "own legendary cards beside the city, counted by card",
    "legends-of-others": "how many of them each other seat has",
    "piles": "cards in the deck, in the discard pile, in Phantomia's lair",
    "phantomia": "her open action card and 1, whether she has been on a special event, then her cards in force and 1",
    "webs": "web tiles on each place of the board",
    "turn": "whose turn it is and who began, as seats from whoever looks; the farm on top and 1; the last die; the"
    " haunted place and 1",
}

AXES: Final = {
    **dict.fromkeys(("seasons", "passed", "points", "hand-sizes", "abilities"), ("seat",)),
    "goods": ("seat", "resource"),
    **dict.fromkeys(("hand", "hands-seen", "legends"), ("card",)),
    **dict.fromkeys(("cities", "closed"), ("seat", "card")),
    "on-cards": ("seat", "lying"),
    "workers": ("seat", "place"),
    **dict.fromkeys(("meadow", "meadow-closed"), ("space",)),
    "forest": ("clearing",),
    **dict.fromkeys(("events", "event-owners"), ("event-place",)),
    "legends-of-others": ("other",),
    "piles": ("pile",),
    "phantomia": ("hers",),
    "webs": ("board",),
    "turn": ("turn",),
}


def things(s: Valley) -> dict[str, Sequence[str]]:
    """What axes count; last what numbers of rows stand for."""
    people = ["own", *[f"+{n}" for n in range(1, s.players)]]
    seats = [*people, *[s.rules.opponent] * (len(s.city) - s.players)]
    board = [place_of(s, place) for place in range(SPACES)]
    return {
        "seat": seats,
        "other": seats[1:],
        "resource": RESOURCES,
        "card": [card.id for card in s.cards],
        "lying": ("points", *RESOURCES),
        "place": [*board, "home", "not-yet", "elsewhere"],
        "space": [str(n + 1) for n in range(MEADOW_SIZE)],
        "clearing": [str(n + 1) for n in range(FOREST)],
        "event-place": [str(n + 1) for n in range(EVENTS)],
        "pile": ("deck", "discards", "lair"),
        "hers": ("action", "special", *[f"card {n + 1}" for n in range(HERS)]),
        "board": board,
        "turn": ("active", "began", "farm", "die", "haunted"),
        "location": LOCATION_IDS,
        "event": EVENT_IDS,
        "ability": ABILITY_IDS,
        "module": MODULE_IDS,
    }


def place_of(s: Valley, place: int) -> str:
    """A place of the board, by where it lies: what is there, other rows say."""
    if place <= HAVEN:
        return location_at(s, place).id
    if JOURNEY <= place < JOURNEY + len(JOURNEY_VALUES):
        return f"journey-{JOURNEY_VALUES[place - JOURNEY]}"
    if FIELDS <= place < FIELDS + FOREST:
        return f"forest-{place - FIELDS + 1}"
    if EVENT_PLACE <= place < EVENT_PLACE + EVENTS:
        return f"event-{place - EVENT_PLACE + 1}"
    return "none"


def lengths(s: Valley) -> list[int]:
    """How long each row is in games of this set-up."""
    seats, size = len(s.city), len(s.cards)
    return [
        seats, seats, KINDS * seats, seats, size, size, seats, size * seats, size * seats, (1 + KINDS) * seats,
        WHERES * seats, MEADOW_SIZE, MEADOW_SIZE, FOREST, EVENTS, EVENTS, seats, size, seats - 1, PILES, 2 + HERS,
        SPACES, TURN,
    ]  # fmt: skip


class City:
    """The rows of one city, for as long as nothing in it changes."""

    __slots__ = ("cards", "city", "closed", "lies", "on")

    def __init__(self, city: list[int], on: list[int], size: int) -> None:
        self.city: Final = city[:]
        self.on: Final = on[:]
        cards, closed, lies = [0] * size, [0] * size, [0] * (1 + KINDS)
        for i in range(len(city)):
            card, lying = city[i], on[i]
            cards[card] = cards[card] + 1
            if lying:
                if CLOSED_ON.of(lying):
                    closed[card] = closed[card] + 1
                lies[0] = lies[0] + POINTS_ON.of(lying)
                for kind in range(KINDS):
                    lies[1 + kind] = lies[1 + kind] + GOODS_ON[kind].of(lying)
        self.cards: Final = bytearray(cards)
        self.closed: Final = bytearray(closed)
        self.lies: Final = bytearray([min(n, MOST) for n in lies])


class Hands:
    """The rows from the own hand to the sizes of all, as one player sees them."""

    __slots__ = ("hands", "row")

    def __init__(self, s: Valley, who: int, order: list[int]) -> None:
        self.hands: Final = [hand[:] for hand in s.hands]
        size = len(s.cards)
        found = [0] * (2 * size)
        count_hand(s.hands[who], found, 0)
        for seat in order:
            if seat != who:
                count_known(s.hands[seat], who, found, size)
        found += [min(len(s.hands[seat]), MOST) for seat in order]
        self.row: Final = bytearray(found)


class Workers:
    """The row of workers, as one player sees it."""

    __slots__ = ("at", "row")

    def __init__(self, s: Valley, order: list[int]) -> None:
        self.at: Final = s.at[:]
        found = [0] * (len(order) * WHERES)
        start = 0
        for seat in order:
            for place in s.at[seat * WORKERS : seat * WORKERS + WORKERS]:
                if not 0 <= place < SPACES:
                    place = AT_HOME if place == HOME else NOT_YET if place == WAITING else ELSEWHERE
                found[start + place] = found[start + place] + 1
            start += WHERES
        self.row: Final = bytearray(found)


class Goals:
    """The rows from the forest to the legends of others, as one player sees them: they hardly ever change."""

    __slots__ = ("ability", "events", "forest", "legends", "owners", "row")

    def __init__(self, s: Valley, who: int, order: list[int]) -> None:
        self.forest: Final = s.forest[:]
        self.events: Final = s.events[:]
        self.owners: Final = s.event_owner[:]
        self.ability: Final = s.ability
        self.legends: Final = s.legends
        found: list[int] = []
        add(found, s.forest, 1, FOREST)
        add(found, s.events, 1, EVENTS)
        add(found, [order.index(owner) if owner >= 0 else -1 for owner in s.event_owner], 1, EVENTS)
        found += [s.ability[seat] + 1 for seat in order]
        legends = len(found)
        found += [0] * len(s.cards)
        for packed in s.legends[who]:
            legend = legends + card_of(packed)
            found[legend] = found[legend] + 1
        found += [len(s.legends[seat]) for seat in order if seat != who]
        self.row: Final = bytearray(found)

    def are_those_of(self, s: Valley) -> bool:
        return (
            self.ability is s.ability and self.legends is s.legends and self.owners == s.event_owner
            and self.forest == s.forest and self.events == s.events
        )  # fmt: skip


class Hers:
    """What is in force for Phantomia, and the webs: most games have neither."""

    __slots__ = ("her", "row", "webs")

    def __init__(self, s: Valley) -> None:
        self.her: Final = s.her
        self.webs: Final = s.webs
        found: list[int] = []
        add(found, s.her, 1, HERS)
        add(found, s.webs, 0, SPACES)
        self.row: Final = bytearray(found)


class Eyes:
    """What has been made for one player."""

    __slots__ = ("goals", "hands", "order", "workers")

    def __init__(self, s: Valley, who: int) -> None:
        self.order: Final = [*range(who, s.players), *range(who), *range(s.players, len(s.city))]
        order = self.order
        self.hands = Hands(s, who, order)
        self.workers = Workers(s, order)
        self.goals = Goals(s, who, order)


class Kept:
    """What has been made last. Copies of a state share it and compare it with what lies before them; what is in it is
    replaced, never changed.
    """

    __slots__ = ("cities", "eyes", "hers")

    def __init__(self, s: Valley) -> None:
        self.cities = [City(s.city[seat], s.on[seat], len(s.cards)) for seat in range(len(s.city))]
        self.eyes = [Eyes(s, who) for who in range(s.players)]
        self.hers = Hers(s)


def observed(s: Valley, who: int) -> bytearray:
    """All rows one after the other, in the order of their meanings."""
    kept = s.encoded
    if not isinstance(kept, Kept):
        kept = s.encoded = Kept(s)
    eyes = kept.eyes[who]
    order = eyes.order
    cities: list[City] = []
    for seat in order:
        city = kept.cities[seat]
        if city.city != s.city[seat] or city.on != s.on[seat]:
            city = kept.cities[seat] = City(s.city[seat], s.on[seat], len(s.cards))
        cities.append(city)
    hands = eyes.hands
    if hands.hands != s.hands:
        hands = eyes.hands = Hands(s, who, order)
    workers = eyes.workers
    if workers.at != s.at:
        workers = eyes.workers = Workers(s, order)
    goals = eyes.goals
    if not goals.are_those_of(s):
        goals = eyes.goals = Goals(s, who, order)
    hers = kept.hers
    if hers.her is not s.her or hers.webs is not s.webs:
        hers = kept.hers = Hers(s)
    meadow = [card + 1 for card in s.meadow]
    if s.figure or s.warded:
        meadow += [int(i + 1 == s.figure or PLAYER_SET.has(s.warded, i)) for i in range(MEADOW_SIZE)]
    else:
        meadow += [0] * MEADOW_SIZE
    piles = [min(len(s.deck), MOST), min(len(s.discards), MOST), min(len(s.lair), MOST), s.action + 1, s.special]
    last = [order.index(s.active), order.index(s.start), s.farm_top + 1, s.die, s.haunt + 1]
    return bytearray().join(
        [
            bytearray(seats(s, order)), hands.row, *[city.cards for city in cities], *[city.closed for city in cities],
            *[city.lies for city in cities], workers.row, bytearray(meadow), goals.row, bytearray(piles), hers.row,
            bytearray(last),
        ]
    )  # fmt: skip


def seats(s: Valley, order: list[int]) -> list[int]:
    """The rows of seasons to points."""
    found = [s.season[seat] for seat in order]
    found += [s.passed[seat] for seat in order]
    stock = s.stock
    for seat in order:
        for n in stock[seat * KINDS : seat * KINDS + KINDS]:
            found.append(min(n, MOST))
    found += [min(s.points[seat], MOST) for seat in order]
    return found


def count_hand(hand: list[int], found: list[int], at: int) -> None:
    """Count the own cards from here on."""
    for packed in hand:
        card = card_of(packed)
        if card != UNSEEN:
            found[at + card] = found[at + card] + 1


def count_known(hand: list[int], who: int, found: list[int], at: int) -> None:
    """Count the cards of another hand that the player knows."""
    for packed in hand:
        known = known_to(packed)
        if known and PLAYER_SET.has(known, who):
            card = card_of(packed)
            if card != UNSEEN:
                found[at + card] = found[at + card] + 1


def add(found: list[int], numbers: list[int], more: int, size: int) -> None:
    """A row of this size: the numbers, each with so many more, then 0 for nothing."""
    left = size - len(numbers)
    assert left >= 0
    for number in numbers:
        found.append(number + more)
    if left:
        found += [0] * left
