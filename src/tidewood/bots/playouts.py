"""Playing on from a position in a twin, everybody by what looks best to them."""

from __future__ import annotations

from random import Random
from typing import Final

from tidewood.bots.turn import Step, settled
from tidewood.game import Game

LONGEST: Final = 40  # decisions in a playout
NEW: Final = 6  # options looked at in a playout that nobody has tried yet
GOOD: Final = 3  # and of those that were good whenever they were tried


class Playouts:
    """Plays on from a plan. What was good is remembered and tried first."""

    def __init__(self, who: int, longest: int, rng: Random, turns: int = 1) -> None:
        self.who: Final = who
        self.longest: Final = longest
        self.turns: Final = turns  # until the player's own turn has come again so often
        self.rng: Final = rng
        self.gain: Final[dict[int, float]] = {}  # what an option has gained whoever took it, on average
        self.times: Final[dict[int, int]] = {}
        self.judged: Game | None = None  # the twin after the last answer, how good it looks, and to whom
        self.looks: float = 0.0
        self.judge: int = -1
        self.work: int = 0  # positions judged, each counted for every player: with more of them there is more to judge

    def play(self, twin: Game, steps: list[Step]) -> float:
        """How good the end of a playout looks for the player."""
        end = self.end_of(twin, steps)
        return self.looks if end is self.judged and self.judge == self.who else end.value(self.who)

    def end_of(self, twin: Game, steps: list[Step]) -> Game:
        """Where the twin has come to when the turn has come again, or when the next round begins."""
        now = twin.round
        for step in steps:
            option = step.found_in(twin, self.who)
            if option < 0:
                break
            twin.step(option)
            if twin.mover != self.who:
                break
        others = False
        turns = 0
        for _ in range(self.longest):
            if settled(twin).is_over or twin.round != now:
                break
            mover, own = self.next(twin)
            if mover != self.who:
                others = True
            elif others and not now:
                turns += 1
                if turns == self.turns:
                    break
                others = False
            twin = self.answered(twin, mover, own)
        return twin

    def next(self, twin: Game) -> tuple[int, list[int]]:
        """Who answers, and with which options."""
        owners = twin.option_owners
        if not owners:
            return twin.mover, list(range(twin.count))
        # Several may answer: anybody may be the quickest. In a round the player goes first: its part is what counts.
        who = self.who if twin.round and self.who in owners else owners[self.rng.randrange(len(owners))]
        return who, [i for i in range(len(owners)) if owners[i] == who]

    def answered(self, twin: Game, mover: int, own: list[int]) -> Game:
        """The twin after what looks best to the mover among some options."""
        base = self.looks if twin is self.judged and mover == self.judge else twin.value(mover)
        keys = twin.option_keys
        best = -1.0
        result = twin
        some = self.some(keys, mover, own)
        self.work += len(some) * len(twin.players)
        for i in some:
            after = twin.copy()
            after.step(i)
            value = settled(after).value(mover)
            self.note(keys[i] * 16 + mover, value - base)
            if value > best:
                best = value
                result = after
        self.judged, self.looks, self.judge = result, best, mover
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
