"""The words that all French texts share."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS, Card
from tidewood.games.everdell.pieces import OPPONENT
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.text.fr.names import NAMES
from tidewood.games.everdell.text.speech import Speech

FRENCH = Speech("fr", NAMES)
RESOURCE = ("brindille", "résine", "galet", "baie")
PLURAL = ("brindilles", "résines", "galets", "baies")
SEASON = ("l’hiver", "le printemps", "l’été", "l’automne")
TYPE = ("Voyageur", "Production", "Destination", "Gouvernance", "Prospérité")


def card(number: int) -> str:
    return FRENCH.name(CARDS[number].id)


def location(number: int) -> str:
    return FRENCH.name(LOCATIONS[number].id)


def event(number: int) -> str:
    return FRENCH.name(EVENT_CARDS[number].id)


def player(who: int) -> str:
    return {OPPONENT: "Rugwort", OPPONENT + 1: "Phantomia"}.get(who) or f"p{who + 1}"


def goods(n: int, kind: int) -> str:
    return f"{n} {RESOURCE[kind] if n == 1 else PLURAL[kind]}"


def cards(n: int) -> str:
    return f"{n} carte" if n == 1 else f"{n} cartes"


def tokens(n: int) -> str:
    return f"{n} jeton Point" if n == 1 else f"{n} jetons Point"


def listed(parts: list[str], word: str = "et") -> str:
    """Un, deux et trois."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def kinds(mask: int, n: int) -> str:
    """Kinds of resources joined by or; all four are any resource."""
    if mask == 15:
        return "ressource au choix" if n == 1 else "ressources au choix"
    return listed([RESOURCE[k] if n == 1 else PLURAL[k] for k in range(4) if mask >> k & 1], "ou")


def header(n: Card) -> str:
    """What is printed around the text of a card."""
    cost = listed([goods(amount, kind) for kind, amount in enumerate(n.cost) if amount] or ["rien"])
    what = f"{('créature', 'construction')[n.folk]} {('commune', 'unique', 'légendaire')[n.rarity]}"
    points = f"{n.points} point" if n.points < 2 else f"{n.points} points"
    return f"Carte {TYPE[n.type]}, {what} : coûte {cost}, {points}."
