"""The bot that plans its own next steps, and looks no further.

It tries every option on a twin and judges the position by its value. Where it is still its own turn afterwards and
nothing was left to chance, it goes on from the best few, until somebody else or chance decides. Where chance had a
part, it looks at several twins and takes the mean.
"""

from __future__ import annotations

from typing import Final

from tidewood.api import describe
from tidewood.bots.common import options_of, own_options, source_of
from tidewood.game import Game

BEAM: Final = 3  # positions it goes on from
DEPTH: Final = 3  # own decisions it looks ahead, this one included
KEPT: Final = 5  # options that were good one decision earlier and are tried again
TWINS: Final = 6  # where chance has a part


class Line:
    """A way on from here: the option it begins with, where it has come to, and how good that looks."""

    __slots__ = ("first", "keys", "scores", "twin", "value")

    def __init__(self, first: int, twin: Game, value: float, keys: list[int], scores: list[float]) -> None:
        self.first: Final = first
        self.twin: Final = twin
        self.value: Final = value
        self.keys: Final = keys  # what could be done instead of the last step, and how good each looked
        self.scores: Final = scores


class Planner:
    def __init__(self, seed: int | str) -> None:
        self.rng = source_of(seed)

    def choose(self, game: Game, player: str) -> int:
        own = own_options(game, player)
        if len(own) == 1:
            return own[0]
        who = game.players.index(player)
        twin = game.determinise(player, self.rng)
        all_keys = twin.option_keys
        keys = [all_keys[i] for i in own]
        scores: list[float] = []
        lines: list[Line] = []
        lucky: list[int] = []  # where chance had a part
        for i in own:
            after = twin.copy()
            chance = after.step(i)
            if chance:
                lucky.append(len(scores))
            value = after.value(who)
            scores.append(value)
            if not chance and options_of(after, who):
                lines.append(Line(i, after, value, keys, scores))
        if lucky and (not lines or describe(game.kind).competitive):
            return own[self.by_mean(game, player, who, own, list(range(len(own))), scores)]
        if lucky:  # together, ending one's part is chancy every time: the other ways are still looked into
            self.by_mean(game, player, who, own, lucky, scores)
        best = max(range(len(own)), key=scores.__getitem__)
        if not lines:
            return own[best]
        return look_ahead(lines, who, own[best], scores[best], own, scores)

    def by_mean(self, game: Game, player: str, who: int, own: list[int], which: list[int], scores: list[float]) -> int:
        """Make the scores of these options means over several twins, and say which is the best of all. In one twin all
        options meet the same luck, so few are enough.
        """
        for _ in range(TWINS - 1):
            twin = game.determinise(player, self.rng)
            for j in which:
                after = twin.copy()
                after.step(own[j])
                scores[j] += after.value(who)
        for j in which:
            scores[j] /= TWINS
        return max(range(len(own)), key=scores.__getitem__)


def look_ahead(lines: list[Line], who: int, best: int, best_value: float, own: list[int], scores: list[float]) -> int:
    """The first option of the best way through the own next decisions."""
    for _ in range(DEPTH - 1):
        lines.sort(key=lambda line: -line.value)
        further: list[Line] = []
        for line in lines[:BEAM]:
            own_now = options_of(line.twin, who)
            all_keys = line.twin.option_keys
            keys = [all_keys[i] for i in own_now]
            values: list[float] = [-1.0] * len(keys)
            for j in worth_trying(line, keys):
                after = line.twin.copy()
                chance = after.step(own_now[j])
                value = after.value(who)
                values[j] = value
                if value > best_value:
                    best = line.first
                    best_value = value
                if not chance and options_of(after, who):
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
