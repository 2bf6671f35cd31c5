"""What one box adds to the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.event_cards import EventCard
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard, FearCard
from tidewood.games.spirit_island.spirit import Aspect, Spirit
from tidewood.games.spirit_island.verbs.powers import Power

NO_ASPECTS: Final[list[Aspect]] = []


class ContentSet(NamedTuple):
    """What one box adds. Its boards stand with the others, in `board/boards.py`, since lands have their numbers."""

    id: str
    minors: list[Power]
    majors: list[Power]
    fear_cards: list[FearCard]
    blight_cards: list[BlightCard]
    events: list[EventCard]
    spirits: list[Spirit]
    aspects: list[Aspect]
    adversaries: list[Adversary]
    scenarios: list[Challenge]
    tokens: frozenset[str] = frozenset()  # those it has rules for, of an earlier set or its own
    bans: frozenset[str] = frozenset()  # Powers and Blight cards of earlier sets that it takes out

    def powers(self) -> list[Power]:
        """All of them, in the order of their numbers."""
        of_spirits = [power for spirit in self.spirits for power in [*spirit.cards, *spirit.innates]]
        of_aspects = [power for aspect in self.aspects for power in aspect.innates]
        return [*self.minors, *self.majors, *of_spirits, *of_aspects]
