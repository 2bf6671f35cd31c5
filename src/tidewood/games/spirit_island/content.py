"""Everything there is to choose from, set by set. A new set is a folder of cards, a folder of Spirits, and one more
entry in SETS, behind the others: its place gives Powers their numbers in saves.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island import fields
from tidewood.games.spirit_island.adversaries import ADVERSARIES as ALL_ADVERSARIES
from tidewood.games.spirit_island.cards import base as base_cards
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard, FearCard
from tidewood.games.spirit_island.scenarios import SCENARIOS as ALL_SCENARIOS
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.spirits import base as base_spirits
from tidewood.games.spirit_island.verbs.powers import POWERS, Power, number_powers


class ContentSet(NamedTuple):
    """What one box adds."""

    minors: list[Power]
    majors: list[Power]
    fear_cards: list[FearCard]
    blight_cards: list[BlightCard]
    spirits: list[Spirit]


SETS: Final = [
    ContentSet(
        base_cards.MINOR_POWERS,
        base_cards.MAJOR_POWERS,
        base_cards.FEAR_CARDS,
        base_cards.BLIGHT_CARDS,
        base_spirits.SPIRITS,
    ),
]

SPIRITS: Final[dict[str, Spirit]] = {spirit.id: spirit for found in SETS for spirit in found.spirits}
FEAR_CARDS: Final[list[FearCard]] = [card for found in SETS for card in found.fear_cards]
BLIGHT_CARDS: Final[list[BlightCard]] = [card for found in SETS for card in found.blight_cards]
ADVERSARIES: Final[dict[str, Adversary]] = {found.id: found for found in ALL_ADVERSARIES}
SCENARIOS: Final[dict[str, Challenge]] = {found.id: found for found in ALL_SCENARIOS}
for _set in SETS:
    number_powers([*_set.minors, *_set.majors])
    for _spirit in _set.spirits:
        number_powers([*_spirit.cards, *_spirit.innates])
POWER: Final[dict[str, Power]] = {power.id: power for power in POWERS}

fields.FEAR_IDS[:] = [card.id for card in FEAR_CARDS]
fields.BLIGHT_IDS[:] = [card.id for card in BLIGHT_CARDS]

__all__ = ["ADVERSARIES", "BLIGHT_CARDS", "FEAR_CARDS", "POWER", "POWERS", "SCENARIOS", "SETS", "SPIRITS", "ContentSet"]
