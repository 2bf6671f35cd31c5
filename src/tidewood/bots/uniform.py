"""The bot that takes any option, each as likely as the other."""

from __future__ import annotations

from tidewood.bots.common import own_options, source_of
from tidewood.game import Game


class Uniform:
    def __init__(self, seed: int | str) -> None:
        self.rng = source_of(seed)

    def choose(self, game: Game, player: str) -> int:
        own = own_options(game, player)
        return own[self.rng.randrange(len(own))]
