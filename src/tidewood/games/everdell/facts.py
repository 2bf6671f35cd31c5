"""What is printed on cards, locations and events, as data: names and numbers. What they do stands in their texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NotRequired, TypedDict

from tidewood.games.everdell.card import CARDS, Card, homes_of
from tidewood.games.everdell.fields import ACTION
from tidewood.games.everdell.phantomia.deck.cards import LEFT, OPTION_NUMBER, ActionCard, Deck
from tidewood.games.everdell.phantomia.verbs.modules import KINDS, MODULES, ModuleKind
from tidewood.games.everdell.pieces import (
    ANY,
    POINT,
    RARITIES,
    RESOURCES,
    SEASONS,
    TYPES,
    CardType,
    Rarity,
    Resource,
    Season,
)
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS, EventCard, Location
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.activating import CopyPlace
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.gaining import Gain
from tidewood.games.everdell.verbs.hand import DiscardHand
from tidewood.games.everdell.verbs.meadow import DrawMeadow
from tidewood.games.everdell.verbs.packing import LESS_BY
from tidewood.games.everdell.verbs.playing import Play
from tidewood.games.everdell.words.numbers import EVERY
from tidewood.kernel.amounts import Amount, Flat, Sum, Times, UpTo
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Node
from tidewood.language.values import to_json

Folk = Literal["critter", "construction"]
PlaceKind = Literal["basic", "haven", "journey", "forest"]
GivenKind = Literal[
    "twig", "resin", "pebble", "berry", "any", "card", "point", "discard", "meadow", "copy", "play", "score"
]
FOLKS: Final[tuple[Folk, Folk]] = ("critter", "construction")
ARROWS: Final[tuple[Literal["right", "left"], ...]] = ("right", "left")


class CityCardFacts(TypedDict):
    """A critter or construction. A construction can be occupied for the critters it `frees`, instead of paying them; a
    critter is freed by its `home`s. `spots` are places for workers; others may use them where the owner gains `open`
    point tokens for it. In the city it fills `space` spaces. A legendary card replaces the one of its `banner`.
    """

    kind: Literal["card"]
    folk: Folk
    type: CardType
    rarity: Rarity
    set: str
    copies: int
    cost: dict[Resource, int]
    points: int
    space: int
    home: list[str]
    frees: list[str]
    spots: int
    open: int
    stays: bool
    banner: NotRequired[str]
    house: NotRequired[bool]


class Given(TypedDict):
    """One step of what a place does: a resource, `any` of them, a `card` of the deck or of the `meadow`, a `point`
    token; cards to `discard` first, another place to `copy`, a card to `play` for so much less, and what a field of
    the Journey will `score`. Without `n` it is any number; with `per` it is so much for each so many discarded.
    """

    what: GivenKind
    n: NotRequired[int]
    per: NotRequired[int]
    up_to: NotRequired[bool]


class PlaceFacts(TypedDict):
    """A place for workers on the board; a `shared` one takes any number of them."""

    kind: PlaceKind
    shared: bool
    gives: list[Given]


class Need(TypedDict):
    """What an event asks for: a card by name, or so many of a type."""

    card: NotRequired[str]
    type: NotRequired[CardType]
    of: int


class EventFacts(TypedDict):
    """What an event asks for, its points, and the points for `each` of what it counts, at the end or at once."""

    kind: Literal["event"]
    basic: bool
    needs: list[Need]
    points: int
    each: NotRequired[list[int]]


class Counted(TypedDict):
    """A message about a number."""

    id: str
    args: dict[str, int]


class ActionOption(TypedDict):
    """An option of an action card: its word, and what to say for it, as in a message."""

    option: str
    says: str | Counted


class ActionFacts(TypedDict):
    """An action card of Phantomia: what she tries in each season, and what she does where nothing is possible."""

    kind: Literal["action"]
    symbol: str
    arrow: Literal["left", "right"]
    rows: dict[Season, list[ActionOption]]
    fallback: ActionOption
    points: int
    house: NotRequired[bool]


class PhantomiaFacts(TypedDict):
    """A character, plan or list card of Phantomia."""

    kind: ModuleKind


class AbilityFacts(TypedDict):
    kind: Literal["ability"]


CardFacts = CityCardFacts | PlaceFacts | EventFacts | AbilityFacts | PhantomiaFacts | ActionFacts


def facts(cards: Sequence[Card], deck: Deck) -> dict[str, CardFacts]:
    found: dict[str, CardFacts] = {}
    for card in cards:
        found[card.id] = card_facts(card, cards)
    for location in LOCATIONS:
        found[location.id] = place_facts(location)
    for event in EVENT_CARDS:
        found[event.id] = event_facts(event)
    for module in MODULES:
        found[module.id] = {"kind": KINDS[module.kind]}
    for ability in ABILITY_CARDS:
        found[ability.id] = {"kind": "ability"}
    for action in deck.actions:
        found[f"phantomia-{action.id}"] = action_facts(action, deck.house_actions)
    return found


def card_facts(card: Card, cards: Sequence[Card]) -> CityCardFacts:
    found: CityCardFacts = {
        "kind": "card",
        "folk": FOLKS[0 if card.is_critter else 1],
        "type": TYPES[card.type],
        "rarity": RARITIES[card.rarity],
        "set": card.from_set,
        "copies": card.copies,
        "cost": {name: n for name, n in zip(RESOURCES, card.cost, strict=True) if n},
        "points": card.points,
        "space": card.space,
        "home": [house.id for house in cards if card.is_critter and frees(house, card)],
        "frees": [critter.id for critter in cards if not card.is_critter and frees(card, critter)],
        "spots": len(card.spots),
        "open": card.opened,
        "stays": card.stays,
    }
    if card.banner:
        found["banner"] = card.banner
    if card.house:
        found["house"] = True
    return found


def frees(construction: Card, critter: Card) -> bool:
    """[ED-OCCUPY-01, ED-OCCUPY-05]"""
    return critter.number < len(CARDS) and construction.number in homes_of(critter.number)


# -- places


def place_facts(location: Location) -> PlaceFacts:
    gives = [given for step in steps(location.effect) for given in given_by(step)]
    if location.kind == "journey":
        gives.append({"what": "score", "n": int(location.id.removeprefix("journey-"))})
    return {"kind": PLACE_KINDS[location.kind], "shared": location.shared, "gives": gives}


PLACE_KINDS: Final[dict[str, PlaceKind]] = {
    "basic": "basic", "haven": "haven", "journey": "journey", "forest": "forest"
}  # fmt: skip


def steps(effect: Node[Valley]) -> Iterator[Node[Valley]]:
    """An effect, taken apart into what is done one after another."""
    if not isinstance(effect, Seq):
        yield effect
        return
    for part in effect.parts:
        yield from steps(part)


def given_by(step: Node[Valley]) -> Iterator[Given]:
    if isinstance(step, Gain):
        yield given(gained(step.kinds), step.amount)
    elif isinstance(step, Draw):
        yield given("card", step.amount)
    elif isinstance(step, DrawMeadow):
        yield given("meadow", step.amount)
    elif isinstance(step, DiscardHand):
        yield given("discard", step.amount)
    elif isinstance(step, CopyPlace):
        yield {"what": "copy", "n": 1}
    elif isinstance(step, Play):
        yield {"what": "play", "n": LESS_BY.of(step.how)}


def gained(kinds: int) -> GivenKind:
    if kinds == POINT:
        return "point"
    return "any" if kinds == ANY else RESOURCES[kinds.bit_length() - 1]


def given(what: GivenKind, amount: Amount[Valley]) -> Given:
    if isinstance(amount, Flat):
        return {"what": what, "n": amount.n}
    if isinstance(amount, UpTo) and isinstance(amount.most, Flat):
        return {"what": what} if amount.most.n == EVERY else {"what": what, "n": amount.most.n, "up_to": True}
    if isinstance(amount, Times):
        return {"what": what, "n": amount.n, "per": amount.per}
    return {"what": what, "n": 1, "per": 1}


# -- events


def event_facts(event: EventCard) -> EventFacts:
    found: EventFacts = {"kind": "event", "basic": event.basic, "needs": needs(event), "points": event.points}
    counted = event.score
    if counted is None and not event.points and event.effect is not None:
        counted = next((amount for step in steps(event.effect) if (amount := points_gained(step)) is not None), None)
    if counted is not None:
        found["each"] = [part.n if isinstance(part, Times) else 1 for part in parts_of(counted)]
    return found


def points_gained(step: Node[Valley]) -> Amount[Valley] | None:
    """How many point tokens a step gains."""
    return step.amount if isinstance(step, Gain) and step.kinds == POINT else None


def needs(event: EventCard) -> list[Need]:
    """What it asks for, in printed order."""
    cards: list[Need] = [{"card": id, "of": 1} for id in event.cards]
    types: list[Need] = [{"type": name, "of": n} for name, n in zip(TYPES, event.types, strict=True) if n]
    return cards + types


def parts_of(score: Amount[Valley]) -> Sequence[Amount[Valley]]:
    return score.parts if isinstance(score, Sum) else [score]


# -- her cards


def action_facts(card: ActionCard, house: bool) -> ActionFacts:
    """[PH-SETUP-14]"""
    found: ActionFacts = {
        "kind": "action",
        "symbol": card.symbol,
        "arrow": ARROWS[1 if card.arrow == LEFT else 0],
        "rows": {
            season: [action_option(option) for option in web]
            for season, web in zip(SEASONS, card.webs, strict=True)
            if web
        },
        "fallback": action_option(card.fallback),
        "points": card.tokens,
    }
    if house:
        found["house"] = True
    return found


def action_option(option: str) -> ActionOption:
    return {"option": option, "says": to_json(ACTION.value(None, OPTION_NUMBER[option]))}
