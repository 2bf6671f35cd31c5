"""What each roll would cost whoever is asked whether they prevent it. [PH-LIST-08]"""

from __future__ import annotations

from typing import Any

from tidewood.games.everdell.marks_view import DieRow
from tidewood.games.everdell.phantomia.verbs.city_losses import TakeEvent
from tidewood.games.everdell.phantomia.verbs.effects import Roll, Unless
from tidewood.games.everdell.pieces import KINDS, RESOURCES
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.gaining import PayOneKind
from tidewood.kernel.core import Node, Scope


def die_rows(s: Valley, who: int) -> list[DieRow]:
    """The rows of the table that is rolled on, in the order of their numbers; empty where no such question is open."""
    choice = s.choice
    if choice is None or choice.who != who or not isinstance(choice.frame.node, Unless):
        return []
    roll, scope = choice.frame.node.effect, choice.frame.scope
    if not isinstance(roll, Roll):
        return []
    found: list[DieRow] = []
    least = 1
    for most, part in zip(roll.most, roll.parts, strict=True):
        if most >= least:
            found.append(die_row(s, scope, least, most, part))
        least = most + 1
    return found


def die_row(s: Valley, scope: Scope, least: int, most: int, part: Node[Any]) -> DieRow:
    row: DieRow = {"least": least, "most": most}
    if isinstance(part, PayOneKind):
        paid = min(part.amount.of(s, scope), s.stock[scope.owner * KINDS + part.kind])
        row["takes"] = {"what": RESOURCES[part.kind], "n": paid}
    elif isinstance(part, TakeEvent) and (event := part.event(s)) >= 0:
        row["event"] = EVENT_CARDS[s.events[event]].id
    return row
