"""Fear: the pool, the cards that are earned, the Terror Levels."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.hooks import FEAR, FEAR_CARD, TERROR
from tidewood.games.spirit_island.state import VICTORY, Island
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, number
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, fitting, react


def add_fear(s: Island, n: int) -> None:
    """Fear tokens move; an empty pool earns a card, and what is left counts on. [SI-FEAR-06, SI-FEAR-07, SI-FEAR-08]"""
    if n <= 0:
        return
    s.tell("fear", (n,))
    note(s, "fear", number(n))
    s.fear += n
    while s.fear >= s.fear_pool and s.terror < VICTORY:
        s.fear -= s.fear_pool
        earn(s)


def earn(s: Island) -> None:
    """The top Fear card goes face down to the earned ones; an uncovered divider counts at once. [SI-FEAR-07,
    SI-FEAR-09, SI-FEAR-16]
    """
    if not s.fear_deck:
        return
    s.earned.append(s.fear_deck.pop(0))
    s.tell("earned", (len(s.earned),))
    by_fear = not (s.hooks >> TERROR & 1 and fitting(s, s.asking(-1), TERROR, CANNOT))
    if not by_fear:
        return
    s.fear_left[s.terror - 1] -= 1
    while s.terror < VICTORY and s.fear_left[s.terror - 1] == 0:
        raise_terror(s)


def raise_terror(s: Island) -> None:
    """The next Terror Level; after the third comes victory. [SI-WIN-05]"""
    s.terror += 1
    s.tell("terror", (s.terror,))


class Fear(Node[Island]):
    """So much Fear; a Power's belongs to its land. [SI-FEAR-01, SI-FEAR-05]"""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, f: Frame) -> bool:
        return self.amount.of(s, f) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f)
        s.result = number(n)
        if n > 0:
            make_fear(s, f, n)

    def mentions(self) -> list[str]:
        return ["fear"]


def make_fear(s: Island, f: Frame, n: int) -> None:
    """Fear that belongs to a land and may be reacted to there."""
    cards = len(s.earned)
    add_fear(s, n)
    if s.hooks >> FEAR & 1:
        react(s, Frame(f.node, f.scope.naming("that", number(n))), FEAR, number(n))
    if s.hooks >> FEAR_CARD & 1 and len(s.earned) > cards:
        react(s, Frame(f.node, f.scope), FEAR_CARD, NOTHING)
