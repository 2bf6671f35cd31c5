"""The table as a picture, with the boards, cards and pieces that the client draws: one module per game, one sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from tidewood import Game
from tidewood.rl.pictures import everdell, spirit_island, the_island
from tidewood.rl.pictures.canvas import HEIGHT, WIDTH, Sheet

GROUND: Final = "paper"
FOOT: Final = 34  # dots for the question, below the table
PICTURES: Final[Mapping[str, Callable[[Sheet, dict[str, Any]], None]]] = {
    "the-island": the_island.draw,
    "everdell": everdell.draw,
    "spirit-island": spirit_island.draw,
}


def picture(game: Game) -> np.ndarray[Any, Any]:
    """The table as whoever is asked sees it, and below what they are asked."""
    decision = game.decision
    who = decision.players[0] if decision is not None and not decision.is_chance else None
    sheet = Sheet(game.kind, GROUND)
    PICTURES[game.kind](sheet, game.view(who))
    if decision is not None:
        asked = f"{decision.player}: {decision.prompt('en')}"
        sheet.words((16, HEIGHT - FOOT / 2), asked, 15, bold=True, room=WIDTH - 200)
        sheet.words((WIDTH - 16, HEIGHT - FOOT / 2), f"{game.count} open", 14, "ink-2", "right")
    elif game.outcome is not None:
        winners = ", ".join(game.outcome["winners"])
        sheet.words((16, HEIGHT - FOOT / 2), f"Won by {winners}" if winners else "Lost", 15, bold=True)
    return sheet.array()
