"""What must be paid before something may be done, where a rule in force says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidewood.games.everdell.verbs.drawing import REFILL
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.rows import AFTER, fitting

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley


def due(s: Valley, who: int, hook: int, place: int, card: int) -> list[Frame]:
    """The prices, as effects to be run before it. `place` and `card` say what is about to be done."""
    if not s.hooks >> hook & 1:
        return []
    scope = Scope(who, place=place)
    found: list[Frame] = []
    for row in fitting(s, Frame(REFILL, scope, card, card), hook, AFTER):
        effect = row.rule.effect
        assert effect is not None
        found.append(Frame(effect, Scope(who, place=place, card=row.value, cause=(row.serial,))))
    return found


def payable(s: Valley, who: int, hook: int, place: int, card: int) -> bool:
    """Whether every price can be paid; what cannot is not offered."""
    return all([frame.node.whole(s, frame) for frame in due(s, who, hook, place, card)])
