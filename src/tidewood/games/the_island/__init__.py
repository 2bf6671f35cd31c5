"""The Island: people flee a sinking island while sharks, whales and sea serpents wait. Its face to the rest of the
program.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tidewood.games.the_island import knowledge, position, table, value
from tidewood.games.the_island.board import HEXES
from tidewood.games.the_island.pieces import ABOARD, ISLAND, OUT, TILES_OF, UNPLACED
from tidewood.games.the_island.rounds import GAME as GAME_NODE
from tidewood.games.the_island.rounds import ROOTS
from tidewood.games.the_island.setup import OPTIONS, check
from tidewood.games.the_island.state import Isle, Rules
from tidewood.games.the_island.text import LANGUAGES
from tidewood.games.the_island.vocabulary import WORDS
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, State
from tidewood.kernel.errors import BadFile
from tidewood.kernel.kind import GameKind
from tidewood.kernel.snapshot import Names


class TheIsland(GameKind):
    id = "the-island"
    rules_version = "1"
    options = OPTIONS
    languages = LANGUAGES
    fields = (
        "tile", "folk", "crew", "beasts", "where", "ships", "at", "value", "colour", "hand", "pool", "held", "tiles",
        "placed", "alive", "to_launch", "in_supply", "ships_left", "active", "start", "turn", "points", "swum", "die",
        "quiet", "ended",
    )  # fmt: skip

    def check(self, setup: Mapping[str, object]) -> None:
        check(setup)

    def fresh(self, setup: Mapping[str, Any]) -> Isle:
        return Isle(rules=Rules(**setup))

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        s.push(Frame(GAME_NODE, TABLE))

    def names(self, setup: Mapping[str, Any]) -> Names:
        return NODE_NAMES

    def position(self, s: State, setup: Mapping[str, Any], given: Mapping[str, Any]) -> None:
        position.lay(isle(s), given)

    def words(self, setup: Mapping[str, Any], table: Mapping[str, Any]) -> Collection[str]:
        return WORDS

    def validate(self, s: State) -> None:
        validate(isle(s))

    def table(self, s: State, eyes: int) -> dict[str, Any]:
        return table.table(isle(s), eyes)

    def tables(self, s: State, eyes: Sequence[int]) -> list[dict[str, Any]]:
        return table.tables(isle(s), eyes)

    def past_table(self, s: State, eyes: int) -> dict[str, Any]:
        return table.past_table(isle(s), eyes)

    def redraw(self, s: State, who: int) -> None:
        knowledge.redraw(isle(s), who)

    def outcome(self, s: State) -> dict[str, Any]:
        return table.outcome(isle(s))

    def value(self, s: State, who: int) -> float:
        return value.value(isle(s), who)


def isle(s: State) -> Isle:
    assert isinstance(s, Isle)
    return s


def validate(s: Isle) -> None:
    """Everything is where it can be, and the pieces of the board agree with each other; else the file is broken."""
    if s.players != s.rules.players:
        raise BadFile(f"the snapshot has {s.players} players, its set-up {s.rules.players}")
    n = s.players * s.rules.each
    sizes = {"tile": HEXES, "folk": HEXES, "crew": HEXES, "beasts": HEXES, "where": 3, "at": n, "value": n, "colour": n}
    sizes |= {"tiles": 4, "placed": s.players, "alive": s.players, "to_launch": s.players, "in_supply": 3, "pool": 48}
    sizes |= {"hand": s.players * s.rules.colours * 7}
    for name, size in sizes.items():
        if len(getattr(s, name)) != size:
            raise BadFile(f"snapshot field {name!r} has {len(getattr(s, name))} entries instead of {size}")
    fresh = Isle(rules=s.rules)
    if not all(0 <= terrain <= 3 for terrain in s.tile):
        raise BadFile("a tile of the snapshot has no terrain there is")
    for name in ("hand", "pool", "to_launch", "in_supply"):
        if any(n > most for n, most in zip(getattr(s, name), getattr(fresh, name), strict=True)):
            raise BadFile(f"snapshot field {name!r} has more than there is")
    for terrain in (1, 2, 3):
        if s.tile.count(terrain) != s.tiles[terrain] or s.tiles[terrain] > TILES_OF[terrain]:
            raise BadFile("the tiles of the snapshot do not add up")
    fresh.beasts = [0] * HEXES
    fresh.where = [[], [], []]
    for kind, hexes in enumerate(s.where):
        for h in hexes:
            if not 0 <= h < HEXES or s.tile[h]:
                raise BadFile("a creature of the snapshot is not at sea")
            fresh.add_creature(kind, h)
    for h in s.ships:
        if not 0 <= h < HEXES or s.tile[h] or fresh.crew[h] >= 0:
            raise BadFile("a ship of the snapshot is not at sea, or two are in one space")
        fresh.add_ship(h)
    for a, place in enumerate(s.at):
        if not 0 <= place <= UNPLACED or (ABOARD <= place < ISLAND and fresh.crew[place - ABOARD] < 0):
            raise BadFile("an adventurer of the snapshot is in an impossible place")
        fresh.put(a, place)
        if place < OUT and place < ISLAND:
            fresh.alive[a // s.rules.each] += 1
        if not (0 <= s.value[a] <= 6 and -1 <= s.colour[a] < s.rules.colours):
            raise BadFile("an adventurer of the snapshot has an impossible value")
    for name in ("folk", "crew", "beasts", "where", "ships", "alive"):
        if getattr(s, name) != getattr(fresh, name):
            raise BadFile(f"snapshot field {name!r} does not agree with the pieces")
    for tile in s.held:
        if tile & 15 >= s.players or not 1 <= tile >> 4 & 15 <= 3 or not 5 <= tile >> 8 <= 12:
            raise BadFile("a held tile of the snapshot does not exist")
    low = min(
        *s.pool, *s.hand, *s.placed, *s.to_launch, *s.in_supply, s.ships_left, s.turn, s.points, s.swum, s.quiet + 1
    )
    if low < 0 or not (0 <= s.active < s.players and 0 <= s.start < s.players and -1 <= s.die <= 2):
        raise BadFile("a number of the snapshot is out of range")


NODE_NAMES = Names(ROOTS)
GAME = TheIsland()
