"""The bot that searches: it finds the best ways through its own turn, then plays them out in twins until it is its turn
again, and takes what came out best.

Playing out is sequential halving: all plans are tried equally often, the worse half is dropped, and so on. In one twin
all plans meet the same hidden things and the same luck, which leaves less to chance in the comparison.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from tidewood.api import describe
from tidewood.bots.common import own_options, source_of
from tidewood.bots.turn import Plan, Step, Turn, settled
from tidewood.game import Game

PLANS: Final = 6  # that are played out
MARGIN: Final = 0.05  # how much worse than the best a plan may look to be played out
TURN_PART: Final = 0.25  # of the iterations, for the tree of the own turn
LOOKS_COUNT: Final = 8  # how many tries the look of a plan is worth
LONGEST: Final = 40  # decisions in a playout
ALONE: Final = 6  # where nobody else answers, because the game itself plays the opponent
NEW: Final = 6  # options looked at in a playout that nobody has tried yet
GOOD: Final = 3  # and of those that were good whenever they were tried


class Limit:
    """How much thinking is allowed: a number of iterations, or a time."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.began: Final = perf_counter() if seconds else 0.0
        self.done: int = 0

    def used(self) -> float:
        """The part that has been used, from 0 to 1 and beyond."""
        if self.seconds:
            return (perf_counter() - self.began) / self.seconds
        return self.done / self.iterations


class Playouts:
    """Plays on from a plan, everybody by what looks best to them. What was good is remembered and tried first."""

    def __init__(self, who: int, longest: int, rng: Random) -> None:
        self.who: Final = who
        self.longest: Final = longest
        self.rng: Final = rng
        self.gain: Final[dict[int, float]] = {}  # what an option has gained whoever took it, on average
        self.times: Final[dict[int, int]] = {}

    def play(self, twin: Game, steps: list[Step]) -> float:
        """How good the end of a playout looks for the player."""
        return self.end_of(twin, steps).value(self.who)

    def end_of(self, twin: Game, steps: list[Step]) -> Game:
        """Where the twin has come to when the turn comes again, or when the next round begins."""
        now = twin.round
        for step in steps:
            option = step.found_in(twin, self.who)
            if option < 0:
                break
            twin.step(option)
            if twin.mover != self.who:
                break
        others = False
        for _ in range(self.longest):
            if settled(twin).is_over or twin.round != now:
                break
            mover, own = whose(twin, self.rng)
            if mover != self.who:
                others = True
            elif others:
                break
            twin = self.answered(twin, mover, own)
        return twin

    def answered(self, twin: Game, mover: int, own: list[int]) -> Game:
        """The twin after what looks best to the mover among some options."""
        base = twin.value(mover)
        keys = twin.option_keys
        best = -1.0
        result = twin
        for i in self.some(keys, mover, own):
            after = twin.copy()
            after.step(i)
            value = settled(after).value(mover)
            self.note(keys[i] * 16 + mover, value - base)
            if value > best:
                best = value
                result = after
        return result

    def some(self, keys: list[int], mover: int, own: list[int]) -> list[int]:
        """A few options that are new, and a few that have been good."""
        new: list[int] = []
        known: list[tuple[float, int]] = []
        for i in own:
            gain = self.gain.get(keys[i] * 16 + mover)
            if gain is None:
                new.append(i)
            else:
                known.append((-gain, i))
        if len(new) > NEW:
            new = self.rng.sample(new, NEW)
        known.sort()
        return new + [i for _, i in known[:GOOD]]

    def note(self, key: int, gain: float) -> None:
        times = self.times.get(key, 0) + 1
        mean = self.gain.get(key, 0.0)
        self.times[key] = times
        self.gain[key] = mean + (gain - mean) / times


class TreeSearch:
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
        self.rest = plan.steps[1:]
        return plan.steps[0].option

    def best_plan(self, game: Game, player: str, own: list[int]) -> Plan:
        limit = Limit(self.iterations, self.seconds)
        turn = Turn(game, player, own, self.rng)
        while limit.used() < TURN_PART and not turn.is_over:
            turn.open()
            limit.done += 1
        plans = turn.plans(PLANS, MARGIN)
        return plans[0] if len(plans) == 1 else self.played_out(game, player, plans, limit)

    def played_out(self, game: Game, player: str, plans: list[Plan], limit: Limit) -> Plan:
        """The best plan by sequential halving."""
        alone = len(game.players) == 1 and describe(game.kind).competitive
        playouts = Playouts(game.players.index(player), ALONE if alone else LONGEST, self.rng)
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
            plans.sort(key=lambda plan: -(plan.total + LOOKS_COUNT * plan.looks) / (plan.tries + LOOKS_COUNT))
            plans = plans[: (len(plans) + 1) // 2]
        return plans[0]


def whose(twin: Game, rng: Random) -> tuple[int, list[int]]:
    """Who answers in a playout, and with which options."""
    owners = twin.option_owners
    if not owners:
        return twin.mover, list(range(twin.count))
    who = owners[rng.randrange(len(owners))]  # several may answer: anybody may be the quickest
    return who, [i for i in range(len(owners)) if owners[i] == who]
