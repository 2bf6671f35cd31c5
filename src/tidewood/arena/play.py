"""One game of an arena."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from tidewood.arena.match import LONGEST, whose
from tidewood.arena.plan import Plan
from tidewood.bots import player
from tidewood.game import new


class Place(NamedTuple):
    """What came of one seat."""

    bot: str
    score: float
    won: float  # a win shared by two counts a half for each
    rank: int  # from 1; those who are equal share one
    decisions: int
    seconds: float  # thought


class Row(NamedTuple):
    """What came of one game; the places are in the order of the seats, and seats are counted from 1."""

    number: int
    deal: int
    finished: bool
    answers: int
    seconds: float
    places: tuple[Place, ...]
    error: str = ""
    began: int | None = None  # the seat that had the first turn; None where all act together

    def turn(self, seat: int) -> int | None:
        """How early a seat has its turn in each round: 1 for the one that began."""
        return None if self.began is None else (seat - self.began) % len(self.places) + 1

    def plain(self) -> list[Any]:
        """As JSON data."""
        return [*self[:5], [list(place) for place in self.places], *self[6:]]

    @staticmethod
    def read(plain: list[Any]) -> Row:
        number, deal, finished, answers, seconds, places, *rest = plain
        return Row(number, deal, finished, answers, seconds, tuple([Place(*place) for place in places]), *rest)


def play(plan: Plan, number: int) -> Row:
    """Play a game; one that raises is a dead end with its reason. Who thinks with a time limit apart, the same plan and
    number give the same result everywhere.
    """
    deal, lineup = plan.deal(number), plan.lineup(number)
    seats = len(lineup)
    decisions, thought = [0] * seats, [0.0] * seats
    error = ""
    clock = time.perf_counter  # looked up once: random bots decide in microseconds
    started = clock()
    game = new(plan.game, f"{plan.seed} deal {deal}", **plan.setup)
    names = game.players
    try:
        minds = [player(bot, f"{plan.seed} deal {deal} {bot} {seat}") for seat, bot in enumerate(lineup)]
        for turn in range(LONGEST):
            if game.is_over:
                break
            seat = whose(game, turn)
            before = clock()
            option = minds[seat].choose(game, names[seat])
            thought[seat] += clock() - before
            game.pick(option)
            decisions[seat] += 1
    except Exception as reason:
        error = f"{type(reason).__name__}: {reason}"
    outcome = game.outcome
    won, scores = [0.0] * seats, [0.0] * seats
    if outcome is not None:
        winners = set(outcome["winners"])
        share = 1.0 if plan.is_shared else 1.0 / max(len(winners), 1)
        won = [share if name in winners else 0.0 for name in names]
        scores = [float(outcome["scores"][name]["total"]) if name in outcome["scores"] else 0.0 for name in names]
    keys = [(-one, -score) for one, score in zip(won, scores, strict=True)]
    places = tuple(
        [
            Place(lineup[i], scores[i], won[i], 1 + sum([key < keys[i] for key in keys]), decisions[i], thought[i])
            for i in range(seats)
        ]
    )
    began = None if game.began is None else names.index(game.began) + 1
    return Row(number, deal, outcome is not None, sum(decisions), clock() - started, places, error, began)
