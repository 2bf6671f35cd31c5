"""The bot that takes what looks best at once.

It tries every option on a twin and judges the position by its value, after answers that are no choice. Where chance had
a part it looks at several twins and takes the mean.

In a game that all play together, in rounds, what an answer is good for shows when the round is over. There it plays on
from the few that look best, always by what looks best at once, until the round ends, and judges what has come of it.
"""

from __future__ import annotations

from typing import Final

from tidewood.bots.common import options_of, own_options, source_of
from tidewood.bots.playouts import LONGEST, Playouts
from tidewood.bots.turn import Step
from tidewood.game import Game

TWINS: Final = 6  # where chance has a part
FORCED: Final = 8  # answers that are no choice, at most
FEW: Final = 6  # options from which it plays on to the end of the round
TRIES: Final = 2  # from each of them, before the worse half is dropped
MARGIN: Final = 0.05  # how much worse than the best an option may look to be played on from
LOOKS_COUNT: Final = 4  # how many tries the first look is worth
ENOUGH: Final = 30_000  # work of playouts, shared by players: with up to four of them it hardly ever comes to that


class Greedy:
    def __init__(self, seed: int | str) -> None:
        self.rng = source_of(seed)

    def choose(self, game: Game, player: str) -> int:
        own = own_options(game, player)
        if len(own) == 1:
            return own[0]
        looks = self.looks(game, player, own)
        best = sorted(own, key=lambda i: -looks[i])
        if not game.round:
            return best[0]
        few = best[:1]
        for i in best:  # those that look exactly alike are mostly the same in another order
            if len(few) < FEW and looks[best[0]] - MARGIN < looks[i] < looks[few[-1]] - 1e-9:
                few.append(i)
        return self.at_the_end(game, player, few, looks)

    def looks(self, game: Game, player: str, own: list[int]) -> dict[int, float]:
        """How good the position after each option looks."""
        who = game.players.index(player)
        totals = dict.fromkeys(own, 0.0)
        twins = 0
        chancy = True
        while chancy and twins < TWINS:
            twins += 1
            chancy = False
            twin = game.determinise(player, self.rng)
            for i in own:
                after = twin.copy()
                chancy |= after.step(i)
                chancy |= settle(after, who)
                totals[i] += after.value(who)
        return {i: total / twins for i, total in totals.items()}

    def at_the_end(self, game: Game, player: str, few: list[int], looks: dict[int, float]) -> int:
        """Of a few options the one from which the round ends best. In one twin all meet the same luck."""
        playouts = Playouts(game.players.index(player), LONGEST, self.rng)
        keys = game.option_keys
        totals = {i: LOOKS_COUNT * looks[i] for i in few}
        enough = ENOUGH // len(game.players)
        while len(few) > 1 and playouts.work < enough:
            for _ in range(TRIES):
                if playouts.work >= enough:
                    break
                twin = game.determinise(player, self.rng)
                for i in few:
                    totals[i] += playouts.play(twin.copy(), [Step(keys, i)])
            few = sorted(few, key=lambda i: -totals[i])[: (len(few) + 1) // 2]
        return few[0]


def settle(game: Game, who: int) -> bool:
    """Give the answers that are no choice of this player. True when chance had a part in it."""
    chancy = False
    for _ in range(FORCED):
        own = options_of(game, who)
        if len(own) != 1 or game.count > 1:
            break
        chancy |= game.step(own[0])
    return chancy
