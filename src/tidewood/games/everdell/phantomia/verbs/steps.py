"""Steps that people carry out for her at a real table, and why; on a screen they see what happens."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.kernel.declare import EventKind


def say_step(s: Valley, step: EventKind, *args: int) -> None:
    """Told only where people have the table before them."""
    if s.rules.helper:
        s.tell(step, args)
