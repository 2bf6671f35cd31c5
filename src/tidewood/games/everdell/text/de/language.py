"""The words that the German functions for questions and log share."""

from __future__ import annotations

from tidewood.games.everdell.state import OPPONENT
from tidewood.games.everdell.text.speech import Speech

GERMAN = Speech("de")
SEASON = ("Winter", "Frühling", "Sommer", "Herbst")
card = GERMAN.card
location = GERMAN.location
event = GERMAN.achieved
goods = GERMAN.goods
kinds = GERMAN.kinds
cards = GERMAN.cards
tokens = GERMAN.tokens


def player(who: int) -> str:
    return {OPPONENT: "Fusselwürz", OPPONENT + 1: "Phantomia"}.get(who) or f"p{who + 1}"


def listed(parts: list[str], word: str = "und") -> str:
    """Eins, zwei und drei."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"
