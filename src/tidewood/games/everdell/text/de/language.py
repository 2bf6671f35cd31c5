"""The words that the German functions for questions share."""

from __future__ import annotations

from tidewood.games.everdell.text.speech import Speech

GERMAN = Speech("de")
card = GERMAN.card
location = GERMAN.location
event = GERMAN.achieved
ability = GERMAN.ability
goods = GERMAN.goods
kinds = GERMAN.kinds
cards = GERMAN.cards
tokens = GERMAN.tokens
player = GERMAN.player


def listed(parts: list[str], word: str = "und") -> str:
    """Eins, zwei und drei."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}"
