"""How strong everybody is, with how sure that is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import pvariance
from typing import Any, Final, NamedTuple

from tidewood import TidewoodError
from tidewood.arena.plan import Plan
from tidewood.arena.play import Row
from tidewood.language import Message

RESAMPLED: Final = 1000
SURE: Final = 0.95
SIGMAS: Final = 1.96  # so many of them on both sides hold 95 %


class Standing(NamedTuple):
    """One bot over all games."""

    bot: str
    rating: float
    rating_within: float  # 95 % lie this far on both sides
    games: int  # seats that it played to the end
    wins: float
    win_share: float
    win_low: float
    win_high: float
    score: float
    score_low: float
    score_high: float
    decisions: int
    ms_a_decision: float
    first_share: float | None  # of its games in which it had the first turn it won; None if there are none

    def plain(self) -> dict[str, Any]:
        return {key: round(value, 4) if isinstance(value, float) else value for key, value in self._asdict().items()}


def standings(plan: Plan, rows: Sequence[Row]) -> list[Standing]:
    """Everybody, the strongest first. Games are counted in their order, so that the same rows give the same ratings."""
    finished = [row for row in sorted(rows) if row.finished]
    rated = _ratings(plan, finished)
    found = [_standing(bot, finished, *rated[bot]) for bot in dict.fromkeys(plan.bots)]
    return sorted(found, key=lambda one: -one.rating)


def _ratings(plan: Plan, rows: Sequence[Row]) -> dict[str, tuple[float, float]]:
    """Plackett and Luce's model by openskill. Every seat is rated as somebody of its own; a bot that holds several
    moves by the mean of them, so that more seats make nobody look stronger.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise TidewoodError(
            Message("error.no-package", {"package": "openskill", "extra": '"tidewood[arena]"'})
        ) from None
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in dict.fromkeys(plan.bots)}
    for table in _meetings(plan, rows):
        bots = [bot for bot, _ in table]
        if len(set(bots)) > 1:
            order = sorted({key for _, key in table})
            ranks = [float(order.index(key)) for _, key in table]
            teams = model.rate([[ratings[bot]] for bot in bots], ranks=ranks)
            for bot in set(bots):
                seats = [after for held, (after,) in zip(bots, teams, strict=True) if held == bot]
                sigma = mean([one.sigma**2 for one in seats]) ** 0.5
                ratings[bot] = model.rating(mean([one.mu for one in seats]), sigma, bot)
    return {bot: (float(found.mu), SIGMAS * float(found.sigma)) for bot, found in ratings.items()}


def _meetings(plan: Plan, rows: Sequence[Row]) -> list[list[tuple[str, tuple[float, float]]]]:
    """What is compared with what: bots, each with a key, the smaller the better. Where everybody wins or loses together
    these are the games of a deal, else the seats of a game.
    """
    if not plan.is_shared:
        return [[(place.bot, (float(place.rank), 0.0)) for place in row.places] for row in rows]
    deals: dict[int, list[tuple[str, tuple[float, float]]]] = {}
    for row in rows:
        first = row.places[0]
        deals.setdefault(row.deal, []).append((first.bot, (-first.won, -first.score)))
    return list(deals.values())


def _standing(bot: str, rows: Sequence[Row], rating: float, within: float) -> Standing:
    by_deal: dict[int, list[tuple[float, float]]] = {}
    decisions, seconds = 0, 0.0
    first: list[float] = []
    for row in rows:
        for seat, place in enumerate(row.places, 1):
            if place.bot == bot:
                by_deal.setdefault(row.deal, []).append((place.won, place.score))
                decisions += place.decisions
                seconds += place.seconds
                if row.turn(seat) == 1:
                    first.append(place.won)
    every = [one for deal in by_deal.values() for one in deal]
    wins = sum([won for won, _ in every])
    share, (low, high) = mean([won for won, _ in every]), share_interval([[w for w, _ in d] for d in by_deal.values()])
    score, (least, most) = mean([s for _, s in every]), interval([[s for _, s in d] for d in by_deal.values()])
    return Standing(
        bot, rating, within, len(every), wins, share, low, high, score, least, most, decisions,
        1000 * seconds / max(decisions, 1), mean(first) if first else None,
    )  # fmt: skip


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Where the mean of all games lies with 95 %."""
    means = _means(deals)
    outside = round(RESAMPLED * (1 - SURE) / 2)
    return means[outside], means[-1 - outside]


def share_interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The same for a share, by Wilson: what was never or always seen is not certain. It counts as many games as would
    scatter as these do, since games of one deal are alike.
    """
    if not deals:
        return 0.0, 1.0
    share = mean([one for deal in deals for one in deal])
    scatter = pvariance(_means(deals))
    n = share * (1 - share) / scatter if scatter > 0 else float(len(deals))
    z = SIGMAS**2 / n
    middle, half = share + z / 2, (z * (share * (1 - share) + z / 4)) ** 0.5
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


def _means(deals: Sequence[Sequence[float]]) -> list[float]:
    """Means as they could have come, sorted: deals are drawn again and again, whole."""
    if not deals:
        return [0.0] * RESAMPLED
    rng = random.Random("interval")
    sums = [(sum(deal), len(deal)) for deal in deals]
    found = []
    for _ in range(RESAMPLED):
        drawn = rng.choices(sums, k=len(sums))
        found.append(sum([total for total, _ in drawn]) / sum([n for _, n in drawn]))
    return sorted(found)
