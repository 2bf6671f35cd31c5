"""A player that an operator brings along."""

from __future__ import annotations

from tidewood import Game


class Last:
    """Takes the last of its options."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, game: Game, player: str) -> int:
        return max(i for i, option in enumerate(game.options) if option.player == player)
