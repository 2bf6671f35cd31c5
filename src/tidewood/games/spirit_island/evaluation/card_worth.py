"""What a card is worth to a Spirit, wherever it is. Bots ask it of every position, so it is worked out once."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.panel import Panel
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.powers import MAJOR, POWERS, power_of

CARD: Final = 4.0
MAJOR_MORE: Final = 2.0
COSTS: Final = 0.2  # each Energy that a card costs
FITS: Final = 0.12  # an element of a card that an innate needs

WORTHS: Final[dict[Panel, list[float]]] = {}  # an aspect has a panel of its own
FITTING: Final[dict[Panel, list[float]]] = {}


def worths(s: Island, who: int) -> list[float]:
    """What each Power is worth as a card of this Spirit."""
    panel = s.rules.panels[who]
    found = WORTHS.get(panel)
    if found is None:
        fits = fitting_elements(s, who)
        found = WORTHS[panel] = [
            CARD + (MAJOR_MORE if power.kind == MAJOR else 0.0) - COSTS * power.cost + fits[power.index]
            for power in POWERS
        ]
    return found


def fitting_elements(s: Island, who: int) -> list[float]:
    """What the elements of each Power are worth to this Spirit, because its innates need them."""
    panel = s.rules.panels[who]
    found = FITTING.get(panel)
    if found is None:
        needed = [0] * 8
        for index in s.rules.innates[who]:
            for needs in power_of(index).needs:
                for e in range(8):
                    needed[e] += needs[e]
        found = FITTING[panel] = [FITS * sum([needed[e] * power.elements[e] for e in range(8)]) for power in POWERS]
    return found
