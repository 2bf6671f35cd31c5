"""Joint decisions that are under way, as bots see them: with what the votes so far come to, and what it costs."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.event_parts import EventVote
from tidewood.kernel.joint import JointPayment
from tidewood.kernel.votes import NOBODY, Volunteer

PAYMENTS: Final = 12  # single payments, at most


def foreseen(s: Island) -> Island:
    """The position after the vote and its payment; the same where nobody has voted."""
    choice = s.choice
    if choice is None or not isinstance(choice.frame.node, EventVote | Volunteer | JointPayment):
        return s
    f = choice.frame
    if isinstance(f.node, EventVote | Volunteer) and not f.got.size:
        return s
    c = s.copy()
    if isinstance(f.node, Volunteer):
        c.choice = None
        f.node.settle(c, f, NOBODY)  # whoever declines does not count on the others
        c.advance()
    if isinstance(f.node, EventVote):
        chosen = set(f.node.votes(f).values())
        c.choice = None
        # Whoever is not for the same as the others is for the first option. [SI-EVENT-13]
        f.node.settle(c, f, chosen.pop() if len(chosen) == 1 else f.node.possible(c, f.scope)[0])
        c.advance()
    for _ in range(PAYMENTS):
        if c.choice is None or not isinstance(c.choice.frame.node, JointPayment):
            break
        c.apply(c.choice.options[0])
    return c
