"""Automated opponents: what they do at which moment. Each one adds itself to OPPONENTS under the name that the set-up
uses. An opponent has a seat after those of the people, with a city, workers and point tokens, and never decides.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.view import EverdellView
from tidewood.kernel.combine import Nothing
from tidewood.kernel.core import Node

NOTHING_TO_DO: Final[Nothing[Valley]] = Nothing()


class Opponent:
    """Subclasses say what differs."""

    name: str = ""
    set_up: Node[Valley] = NOTHING_TO_DO  # after everything else is laid out
    turn: Node[Valley] = NOTHING_TO_DO
    after_prepare: Node[Valley] = NOTHING_TO_DO  # whenever somebody has prepared for a season
    told_turn: Node[Valley] = NOTHING_TO_DO  # a human's turn where the program runs only the opponent
    ends: Node[Valley] = NOTHING_TO_DO  # when all people have passed, before the count

    def lines(self, s: Valley) -> dict[str, int]:
        """What it scores, line by line."""
        raise NotImplementedError

    def finished(self, s: Valley) -> bool:
        """Whether, for all it still wants to do, the game may end."""
        return True

    def receives(self, s: Valley, giver: int, kind: int, n: int) -> None:
        """Resources that somebody gives it; they are gone from the giver already."""

    def receives_card(self, s: Valley, giver: int, card: int) -> None:
        """A card that somebody gives it; it is still in the giver's hand."""
        s.discard_from_hand(giver, card)

    def draws(self, s: Valley, n: int) -> None:
        """Cards that every fellow player may draw; an opponent that is none draws nothing."""

    def add_to(self, table: EverdellView, s: Valley, eyes: int) -> None:
        """Add what the table shows of it beside its seat."""


OPPONENTS: Final[dict[str, Opponent]] = {}
