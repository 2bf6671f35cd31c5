"""The words that the French functions for questions and log share."""

from __future__ import annotations

from tidewood.games.everdell.state import OPPONENT
from tidewood.games.everdell.text.speech import Speech

FRENCH = Speech("fr")
SEASON = ("l’hiver", "le printemps", "l’été", "l’automne")
card = FRENCH.card
location = FRENCH.location
event = FRENCH.achieved
goods = FRENCH.goods
kinds = FRENCH.kinds
cards = FRENCH.cards
tokens = FRENCH.tokens


def player(who: int) -> str:
    return {OPPONENT: "Rugwort", OPPONENT + 1: "Phantomia"}.get(who) or f"p{who + 1}"


def listed(parts: list[str], word: str = "et") -> str:
    """Un, deux et trois."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"
