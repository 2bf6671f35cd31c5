"""The bot that looks at where its own next steps lead, and no further.

It tries every option on a twin and judges the position by its value. Where it is still its own turn afterwards and
nothing was left to chance, it goes on from the best few, until somebody else or chance decides. Where chance had a
part, it looks at several twins and takes the mean.
"""

from __future__ import annotations

from typing import Final

from tidewood.bots.common import own_options, source_of
from tidewood.game import Game

BEAM: Final = 3  # positions it goes on from
DEPTH: Final = 3  # own decisions it looks ahead, this one included
KEPT: Final = 5  # options that were good one decision earlier and are tried again
TWINS: Final = 6  # where chance has a part
EVALUATIONS: Final = 160  # about so many positions a decision at most, beside the first look at every option


class Line:
    """A way on from here: the option it begins with, where it has come to, and how good that looks."""

    __slots__ = ("first", "keys", "scores", "twin", "value")

    def __init__(self, first: int, twin: Game, value: float, keys: list[int], scores: list[float]) -> None:
        self.first: Final = first
        self.twin: Final = twin
        self.value: Final = value
        self.keys: Final = keys  # what could be done instead of the last step, and how good each looked
        self.scores: Final = scores


class Greedy:
    def __init__(self, seed: int | str) -> None:
        self.rng = source_of(seed)

    def choose(self, game: Game, player: str) -> int:
        own = own_options(game, player)
        if len(own) == 1:
            return own[0]
        who = game.players.index(player)
        twin = game.determinise(player, self.rng)
        keys = twin.option_keys
        scores: list[float] = []
        lines: list[Line] = []
        chancy = False
        for i in own:
            after = twin.copy()
            chancy |= after.step(i)
            value = after.value(who)
            scores.append(value)
            if not chancy and after.mover == who:
                lines.append(Line(i, after, value, keys, scores))
        if chancy:
            return self.by_mean(game, player, who, own, scores)
        best = max(range(len(own)), key=scores.__getitem__)
        if not lines:
            return own[best]
        return look_ahead(lines, who, own[best], scores[best], own, scores)

    def by_mean(self, game: Game, player: str, who: int, own: list[int], scores: list[float]) -> int:
        """The option with the best mean over several twins. In one twin all options meet the same luck, so few are
        enough.
        """
        totals = scores[:]
        for _ in range(TWINS - 1):
            twin = game.determinise(player, self.rng)
            for j, i in enumerate(own):
                after = twin.copy()
                after.step(i)
                totals[j] += after.value(who)
        return own[max(range(len(own)), key=totals.__getitem__)]


def look_ahead(lines: list[Line], who: int, best: int, best_value: float, own: list[int], scores: list[float]) -> int:
    """The first option of the best way through the own next decisions."""
    for _ in range(DEPTH - 1):
        lines.sort(key=lambda line: -line.value)
        further: list[Line] = []
        for line in lines[:BEAM]:
            keys = line.twin.option_keys
            values: list[float] = [-1.0] * len(keys)
            for i in worth_trying(line, keys):
                after = line.twin.copy()
                chance = after.step(i)
                value = after.value(who)
                values[i] = value
                if value > best_value:
                    best = line.first
                    best_value = value
                if not chance and after.mover == who:
                    further.append(Line(line.first, after, value, keys, values))
        if not further:
            break
        lines = further
    return best


def worth_trying(line: Line, keys: list[int]) -> list[int]:
    """What the last step has newly made possible, and what looked best beside it: other options have not become
    better by it.
    """
    before = dict(zip(line.keys, line.scores, strict=True))
    new = [i for i, key in enumerate(keys) if key not in before]
    if 2 * len(new) >= len(keys):
        return list(range(len(keys)))
    old = [i for i, key in enumerate(keys) if key in before]
    old.sort(key=lambda i: -before[keys[i]])
    return new + old[:KEPT]
