"""Cards that a preview does not know: which draws nothing else hangs on, and the table without what they brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tidewood.games.everdell.pieces import DRAWN, REFILLED, UNDRAWN, UNTURNED
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.meadow import EMPTY, Refill
from tidewood.kernel.kind import PLAYERS, Came

HAND: Final = "hand"
MEADOW: Final = "meadow"


def unseen(s: Valley) -> tuple[str, int] | None:
    """Whose hand, or which place of the Meadow, gets the next card; None where some rule looks at which one it is."""
    if s.choice is None:
        return None
    f = s.choice.frame
    if isinstance(f.node, Draw) and s.hooks.isdisjoint((DRAWN, UNDRAWN)):
        return HAND, f.scope.owner
    if isinstance(f.node, Refill) and s.hooks.isdisjoint((REFILLED, UNTURNED)):
        return MEADOW, EMPTY.of(f)
    return None


def without(s: Valley, view: dict[str, Any], who: int, came: Sequence[Came]) -> dict[str, Any] | None:
    meadow, own = list(view["meadow"]), dict(view["players"][PLAYERS[who]])
    hand = list(own[HAND])
    for where, at, outcome in came:
        card = s.cards[outcome].id
        if where == MEADOW:
            if meadow[at] != card:
                return None
            meadow[at] = None
        elif at == who:
            if card not in hand:
                return None
            hand.remove(card)
    return {**view, MEADOW: meadow, "players": {**view["players"], PLAYERS[who]: {**own, HAND: hand}}}
