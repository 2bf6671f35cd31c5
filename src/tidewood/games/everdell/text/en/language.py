"""The words that the English functions for questions share."""

from __future__ import annotations

from tidewood.games.everdell.text.speech import Speech

ENGLISH = Speech("en")
card = ENGLISH.card
location = ENGLISH.location
event = ENGLISH.achieved
ability = ENGLISH.ability
goods = ENGLISH.goods
kinds = ENGLISH.kinds
cards = ENGLISH.cards
tokens = ENGLISH.tokens
player = ENGLISH.player


def listed(parts: list[str], word: str = "and") -> str:
    """One, two and three."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"
