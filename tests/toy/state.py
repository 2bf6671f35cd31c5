"""A toy island: six lands, four kinds of pieces, two players, decks built in stages. It exists to prove the kernel."""

from __future__ import annotations

from typing import Final

from tidewood.kernel.core import NOWHERE, State
from tidewood.kernel.decks import slot
from tidewood.kernel.rows import Row

LANDS: Final = 6
SCOUT, HAMLET, HURT_HAMLET, FOLK = range(4)
KINDS: Final = 4
PIECES: Final = ("scout", "hamlet", "hamlet-1", "folk")
RING: Final = tuple(((land - 1) % LANDS, (land + 1) % LANDS) for land in range(LANDS))

# hooks, from 1 on
MOVED, DESTROYED, DAMAGE, ADJACENCY, ARRIVED = range(1, 6)


class Islet(State):
    """The toy's table."""

    __slots__ = (
        "deck",
        "energy",
        "fear",
        "grid",
        "hands",
        "in_play",
        "near",
        "played",
        "pools",
        "topology",
        "turn",
        "veiled",
    )

    def __init__(self, source: Islet | None = None, players: int = 2, cards: int = 0) -> None:
        super().__init__(source)
        if source is not None:
            self.grid: list[int] = source.grid[:]
            self.near: list[list[int]] = [row[:] for row in source.near]
            self.energy: list[int] = source.energy[:]
            self.hands: list[list[int]] = [hand[:] for hand in source.hands]
            self.deck: list[int] = source.deck[:]
            self.pools: list[list[int]] = [pool[:] for pool in source.pools]
            self.in_play: list[list[int]] = [cards[:] for cards in source.in_play]
            self.played: list[int] = source.played[:]
            self.veiled: list[int] = source.veiled[:]
            self.fear: int = source.fear
            self.turn: int = source.turn
            self.topology: int = source.topology
            return
        self.players = players
        self.grid = [0] * (LANDS * KINDS)
        self.near = [list(row) for row in RING]  # the map is part of the state: it may change in play
        self.energy = [3] * players
        self.hands = [[] for _ in range(players)]
        self.deck = []
        self.pools = [[0] * cards, [0] * cards]  # the cards of the first and of the second stage
        self.in_play = [
            [] for _ in range(players)
        ]  # serial and card, packed: cards whose rules hold while they lie here
        self.played = [0] * players
        self.veiled = [0] * players  # whose hand is hidden from its owner too
        self.fear = 0
        self.turn = 0
        self.topology = 0

    def copy(self) -> Islet:
        return Islet(self)

    def count(self, land: int, kinds: tuple[int, ...]) -> int:
        return sum(self.grid[land * KINDS + kind] for kind in kinds)

    def present(self, land: int, kinds: tuple[int, ...]) -> list[int]:
        return [kind for kind in kinds if self.grid[land * KINDS + kind]]

    def add(self, land: int, kind: int, n: int = 1) -> None:
        self.grid[land * KINDS + kind] += n
        assert self.grid[land * KINDS + kind] >= 0

    def adjacent(self, land: int, kind: int = -1) -> list[int]:
        """The one door to the map: what counts as next to a land depends on what moves. Folk know paths that others do
        not.
        """
        if land == NOWHERE:
            return []
        cut = {row.place for row in self.rows if row.rule.hook == ADJACENCY} if ADJACENCY in self.hooks else set()
        if kind == FOLK or not cut:
            return self.near[land]
        return [] if land in cut else [n for n in self.near[land] if n not in cut]

    def rows_of(self, card: int) -> list[Row]:
        return [row for row in self.rows if row.value == card]

    def judge(self) -> None:
        """The toy is won when no invader is left; looked at only between Actions."""
        if self.turn and not any(self.count(land, (SCOUT, HAMLET, HURT_HAMLET)) for land in range(LANDS)):
            self.over = True


def staged_deck(s: Islet, first: list[int], second: list[int], n: int) -> None:
    """n cards of the first stage lie upon n of the second; nobody knows their order."""
    for card in first:
        s.pools[0][card] += 1
    for card in second:
        s.pools[1][card] += 1
    s.deck = [slot(0)] * n + [slot(1)] * n
