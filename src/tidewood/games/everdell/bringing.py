"""What an open pick brings: whoever picks sees it, and can answer what is asked next with the same confirmation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tidewood.games.everdell.marks_worth import kind_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.amounts import CostOf
from tidewood.games.everdell.verbs.common import Some
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.gaining import Gain
from tidewood.games.everdell.verbs.hand import DiscardHand
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import Frame, Node, Scope, number
from tidewood.kernel.picks import MOST, Brought


def brings(s: Valley, f: Frame) -> list[Brought]:
    """What follows a pick in the same effect and is counted by it."""
    node, after = f.node, s.stack[-1] if s.stack else None
    if not isinstance(node, Some) or not node.let or after is None or not isinstance(after.node, Seq):
        return []
    left = after.node.left(after)
    done = after.node.parts[: -len(left)]
    if not done or done[-1] is not node:
        return []
    return list(counted(s, f, after.scope, left))


def counted(s: Valley, f: Frame, scope: Scope, parts: Sequence[Node[Any]]) -> Iterator[Brought]:
    node = f.node
    assert isinstance(node, Some)
    scopes = [scope.naming(node.let, number(n)) for n in range(MOST.of(f) + 1)]
    for i, part in enumerate(parts):
        if isinstance(part, Gain) and not isinstance(part.amount, CostOf):
            n = tuple([part.amount.of(s, named) for named in scopes])
            what = kind_of(part.kinds)
            # Only what is asked right after the pick can be answered with it.
            chosen = mix(s, part, scopes[-1]) if i == 0 and len(part.options) > 1 else ()
        elif isinstance(part, Draw):
            room = s.hand_room(scope.owner)
            freed = isinstance(node, DiscardHand)
            n = tuple([min(part.how_many(s, named), room + k * freed) for k, named in enumerate(scopes)])
            what, chosen = "card", ()
        else:
            return
        if what is not None and any(n):
            yield Brought(what, n, chosen)


def mix(s: Valley, part: Gain, scope: Scope) -> tuple[tuple[str, str], ...]:
    """One of each kind that may be taken."""
    f = Frame(part, scope)
    return tuple([(part.refs(s, f, kind)[0], part.notation(s, f, kind)) for kind in part.options])
