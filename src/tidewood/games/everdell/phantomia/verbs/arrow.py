"""The arrow of the action card: which way she looks for the next place, card or human. [PH-ARROW-01 to PH-ARROW-06]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.phantomia.deck.cards import RIGHT, ActionCard
from tidewood.games.everdell.phantomia.verbs.naming import MEADOW_SET
from tidewood.games.everdell.pieces import BASIC, FOREST, JOURNEY, MEADOW_SIZE, NO_CARD, meadow_cell
from tidewood.games.everdell.state import Valley
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import CANNOT, fitting

EXCLUSIVE: Final = (BASIC, BASIC + 2, BASIC + 5, BASIC + 6)  # basic locations for one worker, along the river
JOURNEYS: Final = (JOURNEY + 1, JOURNEY + 2, JOURNEY + 3)  # she ignores the topmost field [PH-WORKER-28]


def action_card(s: Valley) -> ActionCard | None:
    """The action card that lies open; it also says which arrow holds. [G07]"""
    return s.rules.her_deck.actions[s.action] if s.action >= 0 else None


def arrow(s: Valley) -> int:
    card = action_card(s)
    return RIGHT if card is None else card.arrow


def along(s: Valley, ring: list[int]) -> list[int]:
    """A row of places as the arrow goes: from left to right or from right to left."""
    return ring if arrow(s) == RIGHT else ring[::-1]  # PH-ARROW-05 PH-ARROW-06


def onward(s: Valley, ring: list[int], start: int) -> list[int]:
    """The row from one of its places on in arrow direction, once around. [PH-ARROW-02]"""
    i = ring.index(start)
    turned = ring[i:] + ring[:i] if arrow(s) == RIGHT else ring[i::-1] + ring[:i:-1]  # PH-ARROW-05 PH-ARROW-06
    return turned


def people(s: Valley) -> list[int]:
    """The humans in arrow direction: clockwise the one to her left is first. [PH-ARROW-04, PH-DECK-17, G02]"""
    order = s.order()
    return order if arrow(s) == RIGHT else order[::-1]


def human(s: Valley) -> int:
    """The human whom an action concerns, and who decides where the rules leave it to the humans."""
    return people(s)[0]


def forest_fields(s: Valley) -> list[int]:
    return [FOREST + i for i, card in enumerate(s.forest) if card != NO_CARD]


def card_place(s: Valley, rolled: int) -> int:
    """The Meadow place of a rolled number, or the next one with a card in arrow direction; 0 without any.
    [PH-SEASON-12, PH-ARROW-03]
    """
    for place in onward(s, list(meadow_places()), rolled):
        if s.meadow[place - 1] != NO_CARD:
            return place
    return 0


def barred_for_her(s: Valley, place: int, hook: int) -> bool:
    """Whether a card in force keeps her workers from a place."""
    if hook not in s.hooks:
        return False
    return bool(fitting(s, Scope(s.players, place=place), hook, CANNOT))


def neighbours(place: int) -> int:
    """The Meadow places next to one, diagonally too; two rows of four. [PH-CHARACTER-02, ED-SETUP-07]"""
    return MEADOW_SET.made_of([other for other in meadow_places() if max(steps(place, other)) == 1])


def beside(place: int) -> int:
    """The same without the diagonal ones."""
    return MEADOW_SET.made_of([other for other in meadow_places() if sum(steps(place, other)) == 1])


def meadow_places() -> range:
    return range(1, MEADOW_SIZE + 1)


def steps(place: int, other: int) -> tuple[int, int]:
    """How far two places of the Meadow are from each other: in rows and in columns."""
    row, column = meadow_cell(place)
    r, c = meadow_cell(other)
    return abs(r - row), abs(c - column)


NEIGHBOURS: Final = [0, *[neighbours(place) for place in meadow_places()]]
BESIDE: Final = [0, *[beside(place) for place in meadow_places()]]
