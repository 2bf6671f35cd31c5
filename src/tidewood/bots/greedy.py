"""The bot that takes what looks best at once.

It tries every option on a twin and judges the position by its value, after answers that are no choice. Where chance had
a part it looks at several twins and takes the mean.
"""

from __future__ import annotations

from typing import Final

from tidewood.bots.common import options_of, own_options, source_of
from tidewood.game import Game

TWINS: Final = 6  # where chance has a part
FORCED: Final = 8  # answers that are no choice, at most


class Greedy:
    def __init__(self, seed: int | str) -> None:
        self.rng = source_of(seed)

    def choose(self, game: Game, player: str) -> int:
        own = own_options(game, player)
        if len(own) == 1:
            return own[0]
        who = game.players.index(player)
        totals = [0.0] * len(own)
        for _ in range(TWINS):
            twin = game.determinise(player, self.rng)
            chancy = False
            for j, i in enumerate(own):
                after = twin.copy()
                chancy |= after.step(i)
                chancy |= settle(after, who)
                totals[j] += after.value(who)
            if not chancy:
                break
        return own[max(range(len(own)), key=totals.__getitem__)]


def settle(game: Game, who: int) -> bool:
    """Give the answers that are no choice of this player. True when chance had a part in it."""
    chancy = False
    for _ in range(FORCED):
        own = options_of(game, who)
        if len(own) != 1 or game.count > 1:
            break
        chancy |= game.step(own[0])
    return chancy
