"""The words that the French functions for questions share."""

from __future__ import annotations

from tidewood.games.everdell.text.speech import Speech

FRENCH = Speech("fr")
card = FRENCH.card
location = FRENCH.location
event = FRENCH.achieved
ability = FRENCH.ability
goods = FRENCH.goods
kinds = FRENCH.kinds
cards = FRENCH.cards
tokens = FRENCH.tokens
player = FRENCH.player


def listed(parts: list[str], word: str = "et") -> str:
    """Un, deux et trois."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"
