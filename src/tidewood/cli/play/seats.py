"""Who sits where: people first, then the bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tidewood import Game
from tidewood.bots import Bot, player
from tidewood.cli.common import Wrong

NEWCOMER_BOT = "greedy"
NOBODY = ("none", "0", "")


class Seats:
    def __init__(self, players: Sequence[str], names: Sequence[str], seed: int | str) -> None:
        """`names` are the bots of the last seats, in order."""
        if len(names) > len(players):
            raise Wrong("too-many-bots", n=len(names), players=len(players))
        self.players = list(players)
        self.humans = self.players[: len(players) - len(names)]
        self.bot_names = dict(zip(self.players[len(self.humans) :], names, strict=True))
        self.bots: Mapping[str, Bot] = {who: player(name, f"{seed} {who}") for who, name in self.bot_names.items()}

    def sits(self, player: str) -> str:
        """The name of the bot at a seat; empty for a person."""
        return self.bot_names.get(player, "")

    def is_ours(self, player: str) -> bool:
        """Whether an answer is given at this keyboard: by a person, or for dice and tiles."""
        return player not in self.bot_names


def seats_for(game: Game, bots: Sequence[str] | None, at_a_table: bool) -> Seats:
    """As asked for; else one person against bots, and only people around a real table."""
    if bots is None:
        bots = [] if at_a_table else [NEWCOMER_BOT] * (len(game.players) - 1)
    names = [name for name in bots if name not in NOBODY]
    return Seats(game.players, names, game.seed)
