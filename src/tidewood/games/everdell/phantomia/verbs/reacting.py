"""What her character, plan and list cards do about something she did."""

from __future__ import annotations

from tidewood.games.everdell.pieces import NO_CARD
from tidewood.games.everdell.state import Valley
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.rows import AFTER, fitting


def react_to_her(s: Valley, hook: int, place: int = -1, card: int = NO_CARD) -> None:
    """What her character, plan and list cards do about something she did: in this order, nobody is asked for one."""
    if hook not in s.hooks:
        return
    frames: list[Frame] = []
    for row in fitting(s, Scope(s.players, place=place).about(card), hook, AFTER):
        effect = row.rule.effect
        assert effect is not None
        frames.append(Frame(effect, Scope(row.owner, place=place, cause=(row.serial,))))
    for frame in reversed(frames):
        s.push(frame)
