"""Whether a snapshot can be a game at all."""

from __future__ import annotations

from tidewood.games.the_island.board import HEXES
from tidewood.games.the_island.pieces import ABOARD, HELD_SYMBOL, HELD_TERRAIN, HOLDER, ISLAND, OUT, TILES_OF, UNPLACED
from tidewood.games.the_island.state import Isle
from tidewood.kernel.errors import BadFile


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
        terrain, symbol = HELD_TERRAIN.of(tile), HELD_SYMBOL.of(tile)
        if HOLDER.of(tile) >= s.players or not 1 <= terrain <= 3 or not 5 <= symbol <= 12:
            raise BadFile("a held tile of the snapshot does not exist")
    low = min(
        *s.pool, *s.hand, *s.placed, *s.to_launch, *s.in_supply, s.ships_left, s.turn, s.points, s.swum, s.quiet + 1
    )
    if low < 0 or not (0 <= s.active < s.players and 0 <= s.start < s.players and -1 <= s.die <= 2):
        raise BadFile("a number of the snapshot is out of range")
