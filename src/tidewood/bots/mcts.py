"""stub"""
from __future__ import annotations
from tidewood.bots.greedy import Greedy
from tidewood.game import Game
class TreeSearch:
    def __init__(self, seed: int | str, iterations: int = 0, seconds: float = 0.0) -> None:
        self.g = Greedy(seed)
    def choose(self, game: Game, player: str) -> int:
        return self.g.choose(game, player)
