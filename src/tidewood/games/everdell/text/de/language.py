"""The words that all German texts share."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS, Card
from tidewood.games.everdell.pieces import OPPONENT
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.text.de.names import NAMES
from tidewood.games.everdell.text.speech import Speech

GERMAN = Speech("de", NAMES)
RESOURCE = ("Zweig", "Harz", "Kiesel", "Beere")
PLURAL = ("Zweige", "Harz", "Kiesel", "Beeren")
SEASON = ("Winter", "Frühling", "Sommer", "Herbst")
TYPE = ("Bewegung", "Produktion", "Ziel", "Verwaltung", "Wohlstand")
TYPE_CARD = ("Bewegungskarte", "Produktionskarte", "Zielkarte", "Verwaltungskarte", "Wohlstandskarte")


def card(number: int) -> str:
    return GERMAN.name(CARDS[number].id)


def location(number: int) -> str:
    return GERMAN.name(LOCATIONS[number].id)


def event(number: int) -> str:
    return GERMAN.name(EVENT_CARDS[number].id)


def player(who: int) -> str:
    return {OPPONENT: "Fusselwürz", OPPONENT + 1: "Phantomia"}.get(who) or f"p{who + 1}"


def goods(n: int, kind: int) -> str:
    return f"{n} {RESOURCE[kind] if n == 1 else PLURAL[kind]}"


def cards(n: int) -> str:
    return f"{n} Karte" if n == 1 else f"{n} Karten"


def tokens(n: int) -> str:
    return f"{n} Punkte-Marker"


def listed(parts: list[str], word: str = "und") -> str:
    """Eins, zwei und drei."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def kinds(mask: int, n: int) -> str:
    """Kinds of resources joined by or; all four are any resource."""
    if mask == 15:
        return "beliebige Ressource" if n == 1 else "beliebige Ressourcen"
    return listed([RESOURCE[k] if n == 1 else PLURAL[k] for k in range(4) if mask >> k & 1], "oder")


def header(n: Card) -> str:
    """What is printed around the text of a card."""
    cost = listed([goods(amount, kind) for kind, amount in enumerate(n.cost) if amount] or ["nichts"])
    what = f"{('gewöhnliches', 'einzigartiges', 'legendäres')[n.rarity]} {('Wesen', 'Bauwerk')[n.folk]}"
    points = "1 Punkt" if n.points == 1 else f"{n.points} Punkte"
    return f"{TYPE_CARD[n.type]}, {what}: kostet {cost}, {points}."
