"""What all bots share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from tidewood.game import Game


class Bot(Protocol):
    """Whoever answers for a player."""

    def choose(self, game: Game, player: str) -> int:
        """The number of the option to take, one of those that are this player's."""
        ...


def source_of(seed: int | str) -> Random:
    """A text as seed is hashed the same way on every machine and under every hash seed."""
    return Random(f"bot {seed}")


def options_of(game: Game, who: int) -> Sequence[int]:
    """The numbers of the options open to a player, alone or beside others; empty when there are none."""
    owners = game.option_owners
    if owners:
        return [i for i, owner in enumerate(owners) if owner == who]
    return range(game.count) if game.mover == who >= 0 else ()


def own_options(game: Game, player: str) -> list[int]:
    """The numbers of the options this player may take. Raises ValueError when there is none."""
    own = list(options_of(game, game.players.index(player) if player in game.players else -1))
    if not own:
        raise ValueError(f"{player} has nothing to decide here")
    return own
