"""Tree search over twins."""

from __future__ import annotations

from random import Random
from typing import Final

from tidewood.bots.common import own_options, source_of
from tidewood.game import Game

DEEPEST: Final = 12  # decisions from the root
KEPT: Final = 12  # options that were good one decision earlier and are looked at again
LUCK: Final = 4  # twins over which a single option that meets chance is averaged
TREES: Final = 1
OPTIMISM: Final = 1.0
BROAD: Final = 24  # twins for a decision about chance


class Node:
    """One question in one twin, and what its options look like."""

    __slots__ = ("best", "depth", "kids", "leaf", "looks", "own", "priority", "twin", "values", "who")

    def __init__(self, twin: Game, who: int, own: list[int], depth: int) -> None:
        self.twin: Final = twin
        self.who: Final = who
        self.own: Final = own
        self.depth: Final = depth
        self.looks: list[float] = []  # how the position after each option looks to who; -1 for those not looked at
        self.leaf: list[bool] = []  # where nothing can be opened
        self.kids: list[Node | None] = []
        self.best: int = 0
        self.values: list[float] = []  # for each player, when all do what is best for them
        self.priority: float = -1.0  # of the best thing to open below; -1 when there is none


class Tree:
    """Best first: what looks best is opened next, until chance decides or the iterations are used up."""

    def __init__(self, game: Game, player: str, own: list[int], rng: Random) -> None:
        self.player: Final = player
        self.rng: Final = rng
        self.gain: list[float] = [0.0] * (DEEPEST + 2)  # what opening a node at a depth has changed, on average
        self.opened: list[int] = [0] * (DEEPEST + 2)
        self.root: Final = Node(game.determinise(player, rng), game.players.index(player), own, 0)
        self.chancy: Final = self.look(self.root, None)

    def iterate(self) -> bool:
        """Open one more node. False when there is none."""
        node = self.root
        if node.priority < 0.0:
            return False
        path: list[Node] = []
        j = 0
        while True:
            path.append(node)
            j = self.choose(node)
            kid = node.kids[j]
            if kid is None:
                break
            node = kid
        twin = node.twin.copy()
        twin.step(node.own[j])
        who, own = whose(twin, self.rng)
        kid = Node(twin, who, own, node.depth + 1)
        self.look(kid, node)
        node.kids[j] = kid
        d = kid.depth
        self.opened[d] += 1
        self.gain[d] += (kid.values[node.who] - node.looks[j] - self.gain[d]) / self.opened[d]
        for node in reversed(path):
            self.rank(node)
        return True

    def choose(self, node: Node) -> int:
        best = -1
        best_priority = -9.0
        hope = self.hope(node.depth + 1)
        for j in range(len(node.own)):
            p = self.edge_priority(node, j, hope)
            if p > best_priority:
                best_priority = p
                best = j
        return best

    def hope(self, depth: int) -> float:
        total = 0.0
        for d in range(depth, DEEPEST + 1):
            total += self.gain[d]
        return total * OPTIMISM

    def edge_priority(self, node: Node, j: int, hope: float) -> float:
        kid = node.kids[j]
        if kid is None:
            return -9.0 if node.leaf[j] else node.looks[j] + hope
        if kid.priority < -8.0:
            return -9.0
        return kid.priority if kid.who == node.who else kid.values[node.who]

    def rank(self, node: Node) -> None:
        """What the node has come to: the best option for its player, and the best thing to open next."""
        who = node.who
        best = -9.0
        priority = -9.0
        hope = self.hope(node.depth + 1)
        for j in range(len(node.own)):
            kid = node.kids[j]
            value = node.looks[j] if kid is None else kid.values[who]
            if value > best:
                best = value
                node.best = j
            p = self.edge_priority(node, j, hope)
            priority = max(priority, p)
        node.priority = priority
        kid = node.kids[node.best]
        if kid is not None:
            node.values = kid.values
        else:
            after = node.twin.copy()
            after.step(node.own[node.best])
            node.values = after.values()

    def look(self, node: Node, parent: Node | None) -> bool:
        """Look one step ahead at the options of a new node. True when all of them meet chance: then it is judged as
        it stands.
        """
        twin = node.twin
        who = node.who
        n = len(node.own)
        todo = worth_trying(node, parent)
        node.looks = [-1.0] * n
        node.leaf = [True] * n
        node.kids = [None] * n
        chances: list[int] = []
        ends = True
        for j in todo:
            after = twin.copy()
            if after.step(node.own[j]):
                chances.append(j)
            elif after.mover == who and node.depth + 1 < DEEPEST:
                node.leaf[j] = False
                ends = False
            node.looks[j] = after.value(who)
        if parent is None and ends:
            return True
        if len(chances) == len(todo):
            node.values = twin.values()
            node.priority = -9.0
            return False
        if chances:
            for _ in range(LUCK - 1):
                redrawn = twin.determinise(self.player, self.rng)
                for j in chances:
                    after = redrawn.copy()
                    after.step(node.own[j])
                    node.looks[j] += after.value(who)
            for j in chances:
                node.looks[j] /= LUCK
        self.rank(node)
        return False


def worth_trying(node: Node, parent: Node | None) -> list[int]:
    """What the last step has newly made possible, and what looked best beside it."""
    n = len(node.own)
    if parent is None or parent.who != node.who:
        return list(range(n))
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


def whose(twin: Game, rng: Random) -> tuple[int, list[int]]:
    owners = twin.option_owners
    if not owners:
        return twin.mover, list(range(twin.count))
    who = owners[rng.randrange(len(owners))]  # several may answer: anybody may be the quickest
    return who, [i for i in range(len(owners)) if owners[i] == who]


class TreeSearch:
    def __init__(self, seed: int | str, iterations: int = 0, seconds: float = 0.0) -> None:
        self.rng = source_of(seed)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, game: Game, player: str) -> int:
        own = own_options(game, player)
        if len(own) == 1:
            return own[0]
        totals = [0.0] * len(own)
        for _ in range(TREES):
            tree = Tree(game, player, own, self.rng)
            if tree.chancy:
                return own[self.by_luck(game, player, own)]
            n = 1
            while n < self.iterations // TREES and tree.iterate():
                n += 1
            root = tree.root
            for j in range(len(own)):
                kid = root.kids[j]
                totals[j] += root.looks[j] if kid is None else kid.values[root.who]
        return own[max(range(len(own)), key=totals.__getitem__)]

    def by_luck(self, game: Game, player: str, own: list[int]) -> int:
        """Every option meets chance: go on one step from what falls, in many twins."""
        who = game.players.index(player)
        totals = [0.0] * len(own)
        twins = max(BROAD, self.iterations // len(own))
        for _ in range(min(twins, BROAD)):
            twin = game.determinise(player, self.rng)
            for j in range(len(own)):
                after = twin.copy()
                after.step(own[j])
                totals[j] += self.best_reply(after, who)
        return max(range(len(own)), key=totals.__getitem__)

    def best_reply(self, twin: Game, who: int) -> float:
        if twin.is_over:
            return twin.value(who)
        mover, own = whose(twin, self.rng)
        if mover != who:
            return twin.value(who)
        best = -1.0
        result = 0.0
        for i in own:
            after = twin.copy()
            after.step(i)
            value = after.value(mover)
            if value > best:
                best = value
                result = value if mover == who else after.value(who)
        return result
