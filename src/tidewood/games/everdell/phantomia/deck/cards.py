"""Phantomia's action cards and points cards, as data. [PH-SETUP-14, PH-SETUP-15, PH-SCORE-02]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.fields import ACTION_WORDS, SYMBOLS
from tidewood.games.everdell.pieces import SEASONS
from tidewood.language.values import Message

SPIDER, FIGURE, AMBASSADOR, NO_SYMBOL = SYMBOLS
RIGHT: Final = 1  # clockwise, left to right, top to bottom [PH-ARROW-05]
LEFT: Final = -1  # counter-clockwise, right to left, bottom to top [PH-ARROW-06]
ARROWS: Final = {"right": RIGHT, "left": LEFT}
EXPANSIONS: Final = ("pearlbrook", "newleaf")
LEVELS: Final = 5
MOST_POINTS: Final = 9
BASIC_NAMES: Final = (
    "3-twigs", "2-twigs-1-card", "2-resin", "1-resin-1-card", "2-cards-1-point", "1-pebble", "1-berry-1-card",
    "1-berry",
)  # fmt: skip
PLACES: Final = (
    *[f"basic {name}" for name in BASIC_NAMES], "forest 1", "forest 2", "forest 3", "destination", "open destination",
    "basic event", "special event", "journey 3", "journey 4", "journey 5", "haven", "wonder", "river",
)  # fmt: skip
OTHERS: Final = (
    "figure", "draw", "discard", "play deck", "play meadow", "points difficulty",
    *[f"points {n}" for n in range(MOST_POINTS + 1)],
)  # fmt: skip
ALL_OPTIONS: Final = (*PLACES, *OTHERS)  # an option is its number here, in saves and in the log
ACTION_WORDS.extend(ALL_OPTIONS)
OPTION_NUMBER: Final = {option: i for i, option in enumerate(ALL_OPTIONS)}


class ActionCard:
    """One action card: four webs for the seasons with up to two options each, and the fallback. [PH-SETUP-14]"""

    def __init__(
        self, id: str, symbol: str, arrow: int, sets: tuple[str, ...], webs: tuple[tuple[str, ...], ...],
        fallback: str, tokens: int,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.symbol: Final = symbol
        self.arrow: Final = arrow
        self.sets: Final = sets
        self.webs: Final = webs
        self.fallback: Final = fallback
        self.tokens: Final = tokens
        # It belongs to the first season for which it shows an action. [PH-SETUP-15]
        self.season: Final = next((i for i, web in enumerate(webs) if web), len(SEASONS))


class PointsCard:
    """What she scores on one level of difficulty. [PH-SCORE-02]"""

    # [PH-SCORE-10, PH-SCORE-13]
    KEYS: Final = ("difficulty", "special_event", "adornment", "pearl", "value_0", "prosperity", "visitors")

    def __init__(self, level: int, numbers: dict[str, int]) -> None:
        self.level: Final = level
        self.numbers: Final = numbers
        self.difficulty: Final = numbers["difficulty"]
        self.special_event: Final = numbers["special_event"]
        self.value_0: Final = numbers["value_0"]
        self.prosperity: Final = numbers["prosperity"]


class Deck:
    """All action and points cards of a game, and what is doubtful about them."""

    def __init__(self, actions: tuple[ActionCard, ...], points: tuple[PointsCard, ...], house: tuple[bool, bool]):
        self.actions: Final = actions
        self.points: Final = points
        self.house_actions: Final = house[0]  # house cards are called so wherever they are shown
        self.house_points: Final = house[1]
        self.warnings: list[tuple[str, Message]] = []  # number of the constraint, what is odd
        self.number: Final = {card.id: i for i, card in enumerate(actions)}


# where an action card is
OUT_OF_GAME: Final = 0
PILE: Final = 1  # the face-up pile of a later season
STACK: Final = 2  # in the stack; one winter card with the spider of these is in the box, nobody knows which
PLAYED: Final = 3
BOX: Final = 4  # known to be in the box: only in positions by name
