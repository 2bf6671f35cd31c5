"""The own turn as a tree: best first, through one's own decisions, until somebody else or chance has a part."""

from __future__ import annotations

from random import Random
from typing import Final

from tidewood.game import Game

DEEPEST: Final = 12  # decisions from the root
KEPT: Final = 12  # options that were good one decision earlier and are looked at again
LUCK: Final = 4  # twins over which a single option that meets chance is averaged
FORCED: Final = 8  # answers in a row without a choice
DRAWN: Final = 7  # twins of which the middle one is thought with


class Step:
    """An answer in a plan: what was open, and which option it takes."""

    __slots__ = ("keys", "option")

    def __init__(self, keys: list[int], option: int) -> None:
        self.keys: Final = keys
        self.option: Final = option

    def found_in(self, twin: Game, who: int) -> int:
        """The number of the option in another twin; -1 where it is not open. Each of several players has its own."""
        key = self.keys[self.option]
        owners = twin.option_owners
        for i, open_key in enumerate(twin.option_keys):
            if open_key == key and (not owners or owners[i] == who):
                return i
        return -1


class Plan:
    """A way through the own next decisions: how good its end looks, and what came of trying it."""

    __slots__ = ("looks", "steps", "total", "tries")

    def __init__(self, steps: list[Step], looks: float) -> None:
        self.steps: Final = steps
        self.looks: Final = looks
        self.total: float = 0.0
        self.tries: int = 0


class Node:
    """One question of the own turn, and what its options look like."""

    __slots__ = ("best", "depth", "kids", "leaf", "looks", "own", "priority", "twin")

    def __init__(self, twin: Game, own: list[int], depth: int) -> None:
        self.twin: Final = twin
        self.own: Final = own
        self.depth: Final = depth
        self.looks: list[float] = [-1.0] * len(own)  # how the position after each option looks; -1: not looked at
        self.leaf: list[bool] = [True] * len(own)  # where the turn ends, or nobody goes on
        self.kids: list[Node | None] = [None] * len(own)
        self.best: float = -1.0  # of what can be reached from here
        self.priority: float = -9.0  # of the best thing to open from here; below -8 when there is none


class Turn:
    """Opens what looks best, one node at a time."""

    def __init__(self, game: Game, player: str, own: list[int], rng: Random) -> None:
        self.player: Final = player
        self.who: Final = game.players.index(player)
        self.rng: Final = rng
        self.gain: Final[list[float]] = [0.0] * (DEEPEST + 2)  # what opening a node has changed, by its depth
        self.opened: Final[list[int]] = [0] * (DEEPEST + 2)
        self.root: Final = Node(middle_twin(game, player, self.who, rng), own, 0)
        self.look(self.root, list(range(len(own))))

    @property
    def is_over(self) -> bool:
        """Nothing is left to open."""
        return self.root.priority < -8.0

    def open(self) -> None:
        """Open one more node."""
        node = self.root
        path: list[Node] = []
        while True:
            path.append(node)
            j = self.most_promising(node)
            kid = node.kids[j]
            if kid is None:
                break
            node = kid
        twin = node.twin.copy()
        twin.step(node.own[j])
        new = Node(twin, list(range(twin.count)), node.depth + 1)
        self.look(new, worth_trying(new, node))
        node.kids[j] = new
        d = new.depth
        self.opened[d] += 1
        self.gain[d] += (new.best - node.looks[j] - self.gain[d]) / self.opened[d]
        for node in reversed(path):
            self.rank(node)

    def most_promising(self, node: Node) -> int:
        best = 0
        hope = self.hope(node.depth + 1)
        for j in range(1, len(node.own)):
            if self.promise(node, j, hope) > self.promise(node, best, hope):
                best = j
        return best

    def hope(self, depth: int) -> float:
        """What the steps from this depth on have gained so far."""
        total = 0.0
        for d in range(depth, DEEPEST + 1):
            total += self.gain[d]
        return total

    def promise(self, node: Node, j: int, hope: float) -> float:
        kid = node.kids[j]
        if kid is None:
            return -9.0 if node.leaf[j] else node.looks[j] + hope
        return kid.priority

    def rank(self, node: Node) -> None:
        """What the node has come to, and the best thing to open next."""
        best = -1.0
        priority = -9.0
        hope = self.hope(node.depth + 1)
        for j in range(len(node.own)):
            kid = node.kids[j]
            best = max(best, node.looks[j] if kid is None else kid.best)
            priority = max(priority, self.promise(node, j, hope))
        node.best = best
        node.priority = priority

    def look(self, node: Node, todo: list[int]) -> None:
        """Look one step ahead."""
        chancy: list[int] = []
        for j in todo:
            after = node.twin.copy()
            if after.step(node.own[j]):
                chancy.append(j)
            elif after.mover == self.who and node.depth + 1 < DEEPEST:
                node.leaf[j] = False
            node.looks[j] = settled(after).value(self.who)
        if chancy:
            self.look_again(node, chancy)
        self.rank(node)

    def look_again(self, node: Node, chancy: list[int]) -> None:
        """Where chance has a part, one look is not enough. In one twin all options meet the same luck."""
        for _ in range(LUCK - 1):
            redrawn = node.twin.determinise(self.player, self.rng)
            for j in chancy:
                after = redrawn.copy()
                after.step(node.own[j])
                node.looks[j] += settled(after).value(self.who)
        for j in chancy:
            node.looks[j] /= LUCK

    def plans(self, most: int, margin: float, apart: bool = False) -> list[Plan]:
        """The best ways through the turn, best first, none much worse than the best.

        Those that look exactly alike are mostly the same steps in another order, so only one of them is kept. `apart`:
        only one of those that begin with the same option, for who thinks again after it.
        """
        found: list[Plan] = []
        collect(self.root, [], found)
        found.sort(key=lambda plan: -plan.looks)
        kept: list[Plan] = []
        begun: set[int] = set()
        for plan in found:
            if len(kept) == most or plan.looks < found[0].looks - margin:
                break
            first = plan.steps[0].option
            if (not kept or plan.looks < kept[-1].looks - 1e-9) and not (apart and first in begun):
                kept.append(plan)
                begun.add(first)
        return kept


def settled(twin: Game) -> Game:
    """The twin after all answers that are no choice: an attack that nobody can ward off has not been judged before."""
    for _ in range(FORCED):
        if twin.count != 1:
            break
        twin.step(0)
    return twin


def middle_twin(game: Game, player: str, who: int, rng: Random) -> Game:
    """Of several twins the one that looks neither good nor bad: in a twin where all is won or lost nothing matters."""
    twins = [game.determinise(player, rng) for _ in range(DRAWN)]
    twins.sort(key=lambda twin: twin.value(who))
    return twins[DRAWN // 2]


def collect(node: Node, steps: list[Step], found: list[Plan]) -> None:
    """All ways from a node on."""
    keys = node.twin.option_keys
    for j in range(len(node.own)):
        kid = node.kids[j]
        on = [*steps, Step(keys, node.own[j])]
        if kid is not None:
            collect(kid, on, found)
        elif node.looks[j] >= 0.0:
            found.append(Plan(on, node.looks[j]))


def worth_trying(node: Node, parent: Node) -> list[int]:
    """What the last step has newly made possible, and what looked best beside it."""
    n = len(node.own)
    keys = node.twin.option_keys
    known = parent.twin.option_keys
    before: dict[int, float] = {}
    for j in range(len(parent.own)):
        before[known[parent.own[j]]] = parent.looks[j]
    new: list[int] = []
    old: list[tuple[float, int]] = []
    for j in range(n):
        key = keys[node.own[j]]
        if key in before:
            old.append((-before[key], j))
        else:
            new.append(j)
    if len(old) < len(new):
        return list(range(n))
    old.sort()
    return new + [j for _, j in old[:KEPT]]
