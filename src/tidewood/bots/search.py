"""The bot that searches: it finds the best plans for its own turn, plays them out in twins until it is its turn again,
as often as the game says that plans need, and takes the plan that did best.

The playouts use sequential halving: all plans are tried equally often, the worse half is dropped, and so on. Within one
twin all plans meet the same hidden cards and the same luck, so less of the comparison is left to chance.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from tidewood.api import describe
from tidewood.bots.common import own_options, source_of
from tidewood.bots.playouts import LONGEST, Playouts
from tidewood.bots.turn import Plan, Step, Turn
from tidewood.game import Game

PLANS: Final = 6  # that are played out
MARGIN: Final = 0.05  # how much worse than the best a plan may look to be played out
TURN_PART: Final = 0.25  # of the iterations, for the tree of its own turn
LOOKS_COUNT: Final = 8  # how many tries the look of a plan is worth
LOOKS_SHARE: Final = 0.4  # and where playouts end with the round: of what a plan counts, however often it was tried
ALONE: Final = 6  # where nobody else answers, because the game itself plays the opponent


class Limit:
    """How much thinking is allowed: a number of iterations, or a time, or what is used up first."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.began: Final = perf_counter() if seconds else 0.0
        self.done: int = 0

    def used(self) -> float:
        """The part that has been used, from 0 to 1 and beyond."""
        part = self.done / self.iterations if self.iterations else 0.0
        return max(part, (perf_counter() - self.began) / self.seconds) if self.seconds else part


class PlanSearch:
    def __init__(self, seed: int | str, iterations: int = 0, seconds: float = 0.0) -> None:
        self.rng: Final = source_of(seed)
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.rest: list[Step] = []  # of the plan that is being followed

    def choose(self, game: Game, player: str) -> int:
        own = own_options(game, player)
        if self.rest and self.rest[0].keys == game.option_keys and self.rest[0].option in own:
            return self.rest.pop(0).option  # nothing has come between
        if len(own) == 1:
            return own[0]
        plan = self.best_plan(game, player, own)
        self.rest = [] if game.round else plan.steps[1:]  # together, it is worth thinking again at every step
        return plan.steps[0].option

    def best_plan(self, game: Game, player: str, own: list[int]) -> Plan:
        limit = Limit(self.iterations, self.seconds)
        turn = Turn(game, player, own, self.rng)
        while limit.used() < TURN_PART and not turn.is_over:
            turn.open()
            limit.done += 1
        plans = turn.plans(PLANS, MARGIN, apart=game.round > 0)
        return plans[0] if len(plans) == 1 else self.played_out(game, player, plans, limit)

    def played_out(self, game: Game, player: str, plans: list[Plan], limit: Limit) -> Plan:
        """The best plan by sequential halving."""
        kind = describe(game.kind)
        alone = len(game.players) == 1 and kind.competitive
        longest = ALONE if alone else kind.turns_ahead * LONGEST
        playouts = Playouts(game.players.index(player), longest, self.rng, kind.turns_ahead)
        used = limit.used()
        rounds = (len(plans) - 1).bit_length()
        for i in range(rounds):
            until = used + (1.0 - used) * (i + 1) / rounds
            while True:
                twin = game.determinise(player, self.rng)
                for plan in plans:
                    plan.total += playouts.play(twin.copy(), plan.steps)
                    plan.tries += 1
                limit.done += len(plans)
                if limit.used() >= until:
                    break
            plans.sort(key=lambda plan: -worth(plan, game.round > 0))
            plans = plans[: (len(plans) + 1) // 2]
        return plans[0]


def worth(plan: Plan, in_rounds: bool) -> float:
    """What a plan counts, by its look and by what came of trying it."""
    if in_rounds:
        return (1.0 - LOOKS_SHARE) * plan.total / plan.tries + LOOKS_SHARE * plan.looks
    return (plan.total + LOOKS_COUNT * plan.looks) / (plan.tries + LOOKS_COUNT)
