"""Games kept as data: a record of each, and for those who learn from them every position with its options and what
came of it.

game-000007.record       replays exactly (`tidewood replay`)
game-000007.parquet      one row for each decision; its metadata have, under `tidewood`, the game, its set-up, the
                         version of what the numbers mean, and the bot of each seat
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tidewood.api import observation
from tidewood.arena.tables import parquet
from tidewood.game import Game


@dataclass
class Decisions:
    """What was decided in one game, column by column."""

    seats: list[int] = field(default_factory=list)
    seen: list[bytes] = field(default_factory=list)
    options: list[list[list[int]]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)

    def note(self, game: Game, who: str, option: int) -> None:
        """What the player sees and may do, before they do it."""
        own = [i for i, owner in enumerate(game.option_owners) if owner == game.players.index(who)]
        features = game.option_features()
        self.seats.append(game.players.index(who) + 1)
        self.seen.append(game.observe(who))
        self.options.append([features[i] for i in own] if own else features)
        self.taken.append(own.index(option) if own else option)

    def columns(self, number: int, game: Game) -> dict[str, list[Any]]:
        outcome = game.outcome or {"winners": [], "scores": {}}
        names = [game.players[seat - 1] for seat in self.seats]
        return {
            "game": [number] * len(names),
            "answer": list(range(len(names))),
            "seat": self.seats,
            "observation": self.seen,
            "options": self.options,
            "taken": self.taken,
            "won": [name in outcome["winners"] for name in names],
            "score": [float(outcome["scores"].get(name, {"total": 0})["total"]) for name in names],
        }


class Keeper:
    """Keeps the files of one game, by name, for whoever has the folder: that may be another machine."""

    def __init__(self, number: int, positions: bool) -> None:
        self.number = number
        self.files: Final[dict[str, bytes]] = {}
        self.decisions = Decisions() if positions else None

    def note(self, game: Game, who: str, option: int) -> None:
        if self.decisions is not None:
            self.decisions.note(game, who, option)

    def keep(self, game: Game, bots: Sequence[str]) -> None:
        """When the game is over; bots are in the order of the seats."""
        name = f"game-{self.number:06}"
        self.files[f"{name}.record"] = game.record().encode()
        if self.decisions is not None:
            self.files[f"{name}.parquet"] = parquet(self.decisions.columns(self.number, game), about(game, bots))


def about(game: Game, bots: Sequence[str]) -> dict[str, Any]:
    """Without which nobody can read the numbers of a game."""
    version = observation(game.kind, game.setup).version
    return {"game": game.kind, "setup": game.setup, "version": version, "bots": list(bots)}
