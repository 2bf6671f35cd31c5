"""Questions that are open to several players at once: whether one is, and what each of them may answer."""

from __future__ import annotations

from typing import Final

from tidewood import Game

SEVERAL: Final = -2  # who is to answer, where it is more than one


def is_for_several(game: Game) -> bool:
    return game.mover == SEVERAL and game.decision is not None and len(game.decision.players) > 1


def options_by_player(game: Game) -> dict[str, object]:
    """What each player may answer, to compare two decisions; the prompt tells apart what only looks alike."""
    decision = game.decision
    if decision is None:
        return {}
    prompt = decision.prompt()
    found: dict[str, list[str]] = {}
    for i in range(len(decision)):
        found.setdefault(decision.owner(i), []).append(decision.notation(i))
    return {player: (prompt, tuple(notations)) for player, notations in found.items()}
