"""Badlands: what an Action damages there is damaged more, once for each of them. [SI-TOKEN-13, SI-TOKEN-14]"""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island.hooks import BEASTS_BITE, STANDS_FOR
from tidewood.games.spirit_island.pieces import BADLANDS, BEASTS, DAHAN
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.ledger import note, noted
from tidewood.kernel.reading import mentions
from tidewood.kernel.rows import Action

USED: Final = "badlands"  # in the book of the Action: for whom, and where
DAHAN_SUFFER: Final = "dahan-suffer"  # in the book of the Action: where ravaging Invaders damage Dahan
FOR_DAHAN, FOR_INVADERS = range(2)


def side(kinds: tuple[int, ...]) -> int:
    return FOR_DAHAN if DAHAN in kinds else FOR_INVADERS


def bonus(s: Island, scope: Scope, kinds: tuple[int, ...]) -> int:
    """How much more damage these pieces of the land would take in the running Action. [SI-TOKEN-17]"""
    n = s.count_for(scope.owner, scope.place, (BADLANDS,))
    if STANDS_FOR in s.hooks and not presence_counts(s, scope.place, kinds):
        n -= s.stand_ins(scope.place)
    if BEASTS_BITE in s.hooks:
        n += s.count(scope.place, (BEASTS,))
    if not n or not s.ledgers:
        return 0
    used = noted(s, USED).things
    return 0 if any([who == side(kinds) and where == scope.place for who, where, _ in used]) else n


def presence_counts(s: Island, place: int, kinds: tuple[int, ...]) -> bool:
    """Whether Presence that may count as Badlands does. Nobody would have it hurt Dahan, so it does not in an Action
    that Dahan suffer from, unless it has hurt Invaders there before.
    """
    if side(kinds) == FOR_INVADERS:
        return not any([where == place for _, where, _ in noted(s, DAHAN_SUFFER).things])
    return any([who == FOR_INVADERS and where == place for who, where, _ in noted(s, USED).things])


def spend(s: Island, scope: Scope, kinds: tuple[int, ...]) -> int:
    """The same, and the Action has had it; the Badlands stay. [SI-TOKEN-19]"""
    n = bonus(s, scope, kinds)
    if n:
        note(s, USED, NOTHING.plus(side(kinds), scope.place, 0))  # once in an Action: SI-TOKEN-14
    return n


def can_wait(s: Island) -> bool:
    """Whether the running Action may damage something later on, so that the bonus need not be used now.
    [SI-TOKEN-18]
    """
    for frame in reversed(s.stack):
        if isinstance(frame.node, Action):
            return False
        for node in still_to_come(frame):
            if mentions(node, "damage") and node.can(s, frame.scope):
                return True
    return False


def still_to_come(frame: Frame) -> list[Node[Any]]:
    """What a frame has not begun: all of it, or of a list the parts from where it stands."""
    node = frame.node
    if not frame.has_begun:
        return [node]
    return list(node.left(frame)) if isinstance(node, Seq) else []
