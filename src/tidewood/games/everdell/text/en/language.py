"""The words that the English functions for questions and log share."""

from __future__ import annotations

from tidewood.games.everdell.state import OPPONENT
from tidewood.games.everdell.text.speech import Speech

ENGLISH = Speech("en")
SEASON = ("winter", "spring", "summer", "autumn")
card = ENGLISH.card
location = ENGLISH.location
event = ENGLISH.achieved
goods = ENGLISH.goods
kinds = ENGLISH.kinds
cards = ENGLISH.cards
tokens = ENGLISH.tokens


def player(who: int) -> str:
    return {OPPONENT: "Rugwort", OPPONENT + 1: "Phantomia"}.get(who) or f"p{who + 1}"


def listed(parts: list[str], word: str = "and") -> str:
    """One, two and three."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"
