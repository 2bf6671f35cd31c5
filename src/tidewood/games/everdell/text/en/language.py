"""The words that all English texts share."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS, Card
from tidewood.games.everdell.pieces import OPPONENT
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.text.en.names import NAMES
from tidewood.games.everdell.text.speech import Speech

ENGLISH = Speech("en", NAMES)
RESOURCE = ("twig", "resin", "pebble", "berry")
PLURAL = ("twigs", "resin", "pebbles", "berries")
SEASON = ("winter", "spring", "summer", "autumn")
TYPE = ("traveller", "production", "destination", "governance", "prosperity")


def card(number: int) -> str:
    return ENGLISH.name(CARDS[number].id)


def location(number: int) -> str:
    return ENGLISH.name(LOCATIONS[number].id)


def event(number: int) -> str:
    return ENGLISH.name(EVENT_CARDS[number].id)


def player(who: int) -> str:
    return {OPPONENT: "Rugwort", OPPONENT + 1: "Phantomia"}.get(who) or f"p{who + 1}"


def goods(n: int, kind: int) -> str:
    return f"{n} {RESOURCE[kind] if n == 1 else PLURAL[kind]}"


def cards(n: int) -> str:
    return f"{n} card" if n == 1 else f"{n} cards"


def tokens(n: int) -> str:
    return f"{n} point token" if n == 1 else f"{n} point tokens"


def listed(parts: list[str], word: str = "and") -> str:
    """One, two and three."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def kinds(mask: int, n: int) -> str:
    """Kinds of resources joined by or; all four are any resource."""
    if mask == 15:
        return "of any resource"
    return listed([RESOURCE[k] if n == 1 else PLURAL[k] for k in range(4) if mask >> k & 1], "or")


def header(n: Card) -> str:
    """What is printed around the text of a card."""
    cost = listed([goods(amount, kind) for kind, amount in enumerate(n.cost) if amount] or ["nothing"])
    what = f"{('common', 'unique', 'legendary')[n.rarity]} {('critter', 'construction')[n.folk]}"
    points = "1 point" if n.points == 1 else f"{n.points} points"
    return f"{TYPE[n.type].capitalize()} card, {what}: cost {cost}, {points}."
