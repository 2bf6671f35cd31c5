"""Words of the table that are made from what is printed: pieces with damage, Invader cards, tracks, thresholds."""

from __future__ import annotations

from collections.abc import Callable

from tidewood.games.spirit_island import content, pieces
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.panel import Space
from tidewood.games.spirit_island.pieces import element_text
from tidewood.games.spirit_island.state import SPACES
from tidewood.games.spirit_island.table import gives
from tidewood.games.spirit_island.text.language import IslandLanguage

PILES = (*SPACES, "deck", "discard")  # where Invader cards lie
MOST_DAMAGE = 5  # what has more Health than this would not be in the box


def shapes() -> list[int]:
    """Pieces that have been hurt, in truth or in a dream."""
    return [
        kind | pieces.WOUNDS.put(damage) | pieces.DREAMT_WOUNDS.put(dream) | dreamt
        for kind in range(pieces.MORTAL)
        for damage in range(MOST_DAMAGE)
        for dream in range(MOST_DAMAGE - damage)
        for dreamt in (0, pieces.DREAMT)
        if damage or dream or dreamt
    ]


def made(
    language: IslandLanguage,
    shape: Callable[[int], str],
    invader_card: Callable[[int], str],
    short: Callable[[Space], str],
    needs: Callable[[tuple[int, ...]], str],
) -> None:
    """Put them among the words of a language that says them with these functions."""
    words = language.words
    words.update({pieces.shape_name(number): shape(number) for number in shapes()})
    for pile in PILES:
        words.update({f"{pile}.{card.id}": invader_card(i) for i, card in enumerate(CARDS)})
    for spirit in content.SPIRITS.values():
        words.update({f"gives.{gives(space)}": short(space) for space in spirit.spaces})
        for power in spirit.innates:
            words.update({element_text(level.needs): needs(level.needs) for level in power.levels})
