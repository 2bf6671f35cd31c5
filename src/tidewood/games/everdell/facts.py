"""What is printed on cards, locations and events, as data: names and numbers. What they do stands in their texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from tidewood.games.everdell.card import CARDS, Card, homes_of
from tidewood.games.everdell.phantomia.verbs.modules import KINDS, MODULES, ModuleKind
from tidewood.games.everdell.pieces import RARITIES, RESOURCES, TYPES, CardType, Rarity, Resource
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS, EventCard, Location
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS


class CityCardFacts(TypedDict):
    """A critter or construction. A construction can be occupied for the critters it `frees`, instead of paying them; a
    critter is freed by its `homes`.
    """

    kind: Literal["critter", "construction"]
    type: CardType
    rarity: Rarity
    set: str
    copies: int
    cost: dict[Resource, int]
    points: int
    spaces: int
    frees: NotRequired[list[str]]
    homes: NotRequired[list[str]]
    places: NotRequired[int]
    open_to_others: NotRequired[bool]
    house_card: NotRequired[bool]


class LocationFacts(TypedDict):
    kind: Literal["location"]
    place: str
    shared: bool


class EventFacts(TypedDict):
    """What an event asks for: cards by name, or so many of a type; and its points."""

    kind: Literal["event"]
    basic: bool
    cards: list[str]
    types: dict[CardType, int]
    points: int


class PhantomiaFacts(TypedDict):
    """A character, plan or list card of Phantomia."""

    kind: ModuleKind


class AbilityFacts(TypedDict):
    kind: Literal["ability"]


CardFacts = CityCardFacts | LocationFacts | EventFacts | AbilityFacts | PhantomiaFacts


def facts(cards: Sequence[Card]) -> dict[str, CardFacts]:
    found: dict[str, CardFacts] = {}
    for card in cards:
        found[card.id] = card_facts(card, cards)
    for location in LOCATIONS:
        found[location.id] = location_facts(location)
    for event in EVENT_CARDS:
        found[event.id] = event_facts(event)
    for module in MODULES:
        found[module.id] = {"kind": KINDS[module.kind]}
    for ability in ABILITY_CARDS:
        found[ability.id] = {"kind": "ability"}
    return found


def card_facts(card: Card, cards: Sequence[Card]) -> CityCardFacts:
    found: CityCardFacts = {
        "kind": "critter" if card.is_critter else "construction",
        "type": TYPES[card.type],
        "rarity": RARITIES[card.rarity],
        "set": card.from_set,
        "copies": card.copies,
        "cost": {name: n for name, n in zip(RESOURCES, card.cost, strict=True) if n},
        "points": card.points,
        "spaces": card.space,
    }
    if card.is_critter:
        found["homes"] = [home.id for home in cards if frees(home, card)]
    else:
        found["frees"] = [critter.id for critter in cards if frees(card, critter)]
    if card.spots:
        found["places"] = len(card.spots)
        found["open_to_others"] = card.opened > 0
    if card.house:
        found["house_card"] = True
    return found


def frees(construction: Card, critter: Card) -> bool:
    """[ED-OCCUPY-01, ED-OCCUPY-05]"""
    return critter.number < len(CARDS) and construction.number in homes_of(critter.number)


def location_facts(location: Location) -> LocationFacts:
    return {"kind": "location", "place": location.kind, "shared": location.shared}


def event_facts(event: EventCard) -> EventFacts:
    return {
        "kind": "event",
        "basic": event.basic,
        "cards": list(event.cards),
        "types": {name: n for name, n in zip(TYPES, event.types, strict=True) if n},
        "points": event.points,
    }
