"""Words for the numbers that her cards count by."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.phantomia.verbs.amounts import (
    CardsInHand,
    Difficulty,
    Fewer,
    FewerOfHand,
    PointsOfIt,
    PointsOrOne,
    ResourcesBeyond,
    UpToHand,
)
from tidewood.games.everdell.phantomia.verbs.city_losses import CourtPoints
from tidewood.games.everdell.phantomia.verbs.hand_losses import HalfHand, LessGiven
from tidewood.games.everdell.phantomia.verbs.webs import WebsHere
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.words.numbers import amount
from tidewood.kernel.amounts import Amount

DIFFICULTY: Final = Difficulty()
CARDS_IN_HAND: Final = CardsInHand()
POINTS_OF_IT: Final = PointsOfIt()


def fewer(n: int) -> Fewer:
    return Fewer(n, GIVEN)


def fewer_of_hand(n: int) -> FewerOfHand:
    return FewerOfHand(n, GIVEN)


def up_to_hand(n: int) -> UpToHand:
    """Up to so many, one for each card in the hand at most."""
    return UpToHand(amount(n))


def beyond(n: int) -> ResourcesBeyond:
    return ResourcesBeyond(n)


GIVEN: Final = "given"

WEBS_HERE: Final = WebsHere()
HALF_HAND: Final = HalfHand()
COURT_POINTS: Final = CourtPoints()
POINTS_OR_ONE: Final = PointsOrOne()


def less_given(n: Amount[Valley]) -> LessGiven:
    return LessGiven(n, GIVEN)
