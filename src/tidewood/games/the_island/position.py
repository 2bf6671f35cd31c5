"""Positions by name: what a scenario file lays over a fresh game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.games.the_island.board import HEX, LAND, NAMES, NEAR, SAFE_ISLANDS
from tidewood.games.the_island.pieces import (
    ABOARD,
    CREATURE_COUNT,
    CREATURES,
    ISLAND,
    OUT,
    POINTS,
    RED,
    SEA,
    SEATS,
    SERPENT,
    SHIPS,
    SYMBOLS,
    TERRAINS,
    TILE_SYMBOLS,
    TILES_OF,
    TOP_VALUE,
    UNPLACED,
    held_tile,
)
from tidewood.games.the_island.rounds import GAME, PHASES, SET_UP, TURN, TURNS
from tidewood.games.the_island.state import SYMBOL_COUNT, Isle
from tidewood.games.the_island.verbs.ending import end_if_all_gone
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import REAL_TABLE, Frame
from tidewood.kernel.errors import BadPosition, known

KEYS = (
    "clear",
    "hexes",
    "islands",
    "players",
    "phase",
    "active",
    "start",
    "points_left",
    "turn",
    "quiet_rounds",
    "removed_tiles",
)
HEX_KEYS = ("tile", "adventurers", "ship", "swimmers", "serpents", "sharks", "whales")
PLAYER_KEYS = ("held", "ships_to_launch", "removed")


def lay(s: Isle, position: Mapping[str, Any]) -> None:
    """Lay a position over a fresh game, then put the frames of its phase on the stack."""
    _known_keys("key of a position", position, KEYS)
    phase = position.get("phase", "move")
    if phase not in PHASES:
        raise BadPosition(known("phase", phase, PHASES))
    _board(s, position)
    _people(s, position, phase)
    _numbers(s, position, phase)
    _all_tiles(s)
    _frames(s, phase)


def _board(s: Isle, position: Mapping[str, Any]) -> None:
    if not _flag(position, "clear"):
        _default_island(s)
    else:
        for h in list(s.where[SERPENT]):
            s.drop_creature(SERPENT, h)
    for name, content in _mapping(position.get("hexes", {}), "hexes").items():
        if name not in HEX:
            raise BadPosition(known("hex", name, ["A1 to M7, see docs/formats.md"]))
        _hex(s, HEX[name], _mapping(content, f"hex {name}"))
    for terrain in (1, 2, 3):
        if s.tiles[terrain] > TILES_OF[terrain]:
            raise BadPosition(f"{s.tiles[terrain]} {TERRAINS[terrain]} tiles; there are {TILES_OF[terrain]}")
    for symbol_name, by_terrain in _mapping(position.get("removed_tiles", {}), "removed_tiles").items():
        if symbol_name not in SYMBOLS:
            raise BadPosition(known("tile", symbol_name, SYMBOLS))
        for terrain_name, n in _mapping(by_terrain, f"removed_tiles of {symbol_name}").items():
            if terrain_name not in TERRAINS[1:]:
                raise BadPosition(known("terrain", terrain_name, TERRAINS[1:]))
            at = TERRAINS.index(terrain_name) * SYMBOL_COUNT + SYMBOLS.index(symbol_name)
            if s.pool[at] < _count(n, "removed_tiles"):
                raise BadPosition(f"{n} {symbol_name} tiles under {terrain_name}; there are {s.pool[at]}")
            s.pool[at] -= n


def _all_tiles(s: Isle) -> None:
    """Tiles on the board, held and turned up already are not more than there are."""
    for terrain in (1, 2, 3):
        hidden = _hidden(s, terrain)
        if s.tiles[terrain] > hidden:
            there, gone = TILES_OF[terrain], TILES_OF[terrain] - hidden
            name = TERRAINS[terrain]
            raise BadPosition(
                f"{s.tiles[terrain]} {name} tiles on the board, {gone} held or removed; there are {there}"
            )


def _hidden(s: Isle, terrain: int) -> int:
    """Tiles of a terrain that nobody has turned up yet."""
    return sum(s.pool[terrain * SYMBOL_COUNT : (terrain + 1) * SYMBOL_COUNT])


def _default_island(s: Isle) -> None:
    """Without `clear` the tiles lie in a fixed order that needs no chance: beach outside, mountain inside, row by
    row.
    """
    terrains = [1] * 16 + [2] * 16 + [3] * 8
    by_shore = sorted(LAND, key=lambda h: (sum(1 for n in _distance_to_sea(h)), h))
    for h, terrain in zip(by_shore, terrains, strict=True):
        s.tile[h] = terrain
        s.tiles[terrain] += 1


def _distance_to_sea(h: int) -> range:
    """A range as long as the hex is far from printed sea; the lagoon counts."""
    edge, reached, steps = [h], {h}, 0
    while all(x in LAND for x in edge):
        edge = [n for x in edge for n in NEAR[x] if n not in reached]
        reached.update(edge)
        steps += 1
    return range(steps)


def _hex(s: Isle, h: int, content: Mapping[str, Any]) -> None:
    name = NAMES[h]
    _known_keys(f"key of hex {name}", content, HEX_KEYS)
    if s.tile[h]:
        s.tiles[s.tile[h]] -= 1
        s.tile[h] = SEA
    tile = content.get("tile")
    if tile is not None:
        if tile not in TERRAINS[1:]:
            raise BadPosition(known("terrain", tile, TERRAINS[1:]))
        if h not in LAND:
            raise BadPosition(f"{name} is sea as printed; no tile can lie there")
        s.tile[h] = TERRAINS.index(tile)
        s.tiles[s.tile[h]] += 1
    if s.tile[h] and any(key in content for key in HEX_KEYS[2:]):
        raise BadPosition(f"{name} has a tile: ships, swimmers and creatures cannot be there")
    if not s.tile[h] and content.get("adventurers"):
        raise BadPosition(f"{name} is sea: write swimmers or ship instead of adventurers")
    for kind, creature in enumerate(CREATURES):
        if f"{creature}s" in content or kind == SERPENT:
            here = s.where[kind].count(h)
            for _ in range(here):
                s.drop_creature(kind, h)
            for _ in range(_count(content.get(f"{creature}s", 0), f"{creature}s in {name}")):
                s.add_creature(kind, h)
        if len(s.where[kind]) > CREATURE_COUNT[kind]:
            raise BadPosition(f"{len(s.where[kind])} {creature}s; there are {CREATURE_COUNT[kind]}")
    if content.get("ship") is not None:
        if len(s.ships) == SHIPS:
            raise BadPosition(f"more than {SHIPS} ships")
        s.add_ship(h)


def _people(s: Isle, position: Mapping[str, Any], phase: str) -> None:
    placing = phase == "place"
    wanted: list[tuple[int, int, int, int]] = []  # player, colour, value, place
    for name, content in _mapping(position.get("hexes", {}), "hexes").items():
        for key, base in (("adventurers", 0), ("swimmers", 0), ("ship", ABOARD)):
            people = _list(content.get(key) or [], f"{key} of {name}")
            if key == "ship" and len(people) > SEATS:
                raise BadPosition(f"{len(people)} aboard in {name}; a ship holds {SEATS}")
            wanted += [(*_person(s, person), base + HEX[name]) for person in people]
    for name, people in _mapping(position.get("islands", {}), "islands").items():
        if name not in SAFE_ISLANDS:
            raise BadPosition(known("safe island", name, SAFE_ISLANDS))
        wanted += [(*_person(s, person), ISLAND + SAFE_ISLANDS.index(name)) for person in _list(people, name)]
    for explicit in (True, False):  # the values that are named first, so that the others get what is left
        for who, colour, value, place in wanted:
            if bool(value) == explicit:
                _place(s, who, colour, value, place)
    for who in range(s.players):
        left = s.rules.each - s.placed[who]
        if not placing:
            for _ in range(left):
                _place(s, who, 0 if s.colour_left(who, 0) else 1, 0, OUT)


def _place(s: Isle, who: int, colour: int, value: int, place: int) -> None:
    if s.placed[who] == s.rules.each or not s.colour_left(who, colour):
        raise BadPosition(
            f"too many adventurers of p{who + 1}; there are {s.rules.each // s.rules.colours} of each colour"
        )
    first = (who * s.rules.colours + colour) * (TOP_VALUE + 1)
    if not s.rules.equal_values and (value or s.mode != REAL_TABLE):  # at a real table values are told at the count
        if not value:
            value = next(v for v in range(1, TOP_VALUE + 1) if s.hand[first + v])
        if not s.hand[first + value]:
            raise BadPosition(f"p{who + 1} has no adventurer of value {value} left")
        s.hand[first + value] -= 1
    a = who * s.rules.each + s.placed[who]
    s.placed[who] += 1
    s.colour[a] = colour
    s.value[a] = value
    s.at[a] = UNPLACED
    if place < ISLAND:
        s.alive[who] += 1
        s.put(a, place)
    else:
        s.at[a] = place


def _person(s: Isle, text: object) -> tuple[int, int, int]:
    """p1, p1-6 with its value, p1b or p1b-6 of the second colour."""
    name, _, value = str(text).partition("-")
    colour = 1 if name.endswith("b") else 0
    players = [f"p{who + 1}" for who in range(s.players)]
    base = name[:-1] if colour else name
    if base not in players or colour >= s.rules.colours:
        names = [*players, *(f"{player}b" for player in players if s.rules.colours == 2)]
        raise BadPosition(known("adventurer", text, [*names, "p1-6 for one with its value"]))
    if value and (not value.isdecimal() or not 1 <= int(value) <= TOP_VALUE):
        raise BadPosition(f"{text!r}: values are 1 to {TOP_VALUE}")
    return players.index(base), colour, int(value or 0)


def _numbers(s: Isle, position: Mapping[str, Any], phase: str) -> None:
    s.start = _player(s, position.get("start", "p1"))
    s.active = _player(s, position.get("active", position.get("start", "p1")))
    s.turn = _count(position.get("turn", 0 if phase in ("place", "ships") else 1), "turn")
    s.begin_turn()
    s.points = _count(position.get("points_left", POINTS), "points_left")
    if s.points > POINTS:
        raise BadPosition(f"points_left is {s.points}; allowed: 0 to {POINTS}")
    quiet = position.get("quiet_rounds", 0)
    if isinstance(quiet, Mapping):
        quiet = quiet.get("now", 0)
    s.quiet = _count(quiet, "quiet_rounds") * s.players
    for kind in (1, 2):
        s.in_supply[kind] = CREATURE_COUNT[kind] - len(s.where[kind])
    if phase not in PHASES[:2]:
        s.to_launch = [0] * s.players
    for name, content in _mapping(position.get("players", {}), "players").items():
        who = _player(s, name)
        _known_keys(f"key of {name}", _mapping(content, name), PLAYER_KEYS)
        for tile in _list(content.get("held", []), f"held of {name}"):
            _hold(s, who, tile)
        gone = len([a for a in range(who * s.rules.each, (who + 1) * s.rules.each) if s.at[a] == OUT])
        if content.get("removed", gone) != gone:
            raise BadPosition(f"{name} has {gone} adventurers nowhere on the table, so removed is {gone}")
        if "ships_to_launch" in content:
            most = s.to_launch[who]
            s.to_launch[who] = _count(content["ships_to_launch"], "ships_to_launch")
            if s.to_launch[who] > most:
                raise BadPosition(f"{name} has {s.to_launch[who]} ships to launch; at most {most} in phase {phase!r}")
    s.ships_left = SHIPS - len(s.ships) - sum(s.to_launch)
    if s.ships_left < 0:
        raise BadPosition(f"{SHIPS - s.ships_left} ships on the board and to be launched; there are {SHIPS}")


def _hold(s: Isle, who: int, tile: object) -> None:
    """A held tile: dolphin, or jungle dolphin where it matters what terrain it came from."""
    *terrain, symbol_name = str(tile).split() or [""]
    if symbol_name not in SYMBOLS[RED:] or (terrain and terrain[0] not in TERRAINS[1:]):
        raise BadPosition(
            known("tile that can be held", tile, [*SYMBOLS[RED:], "jungle dolphin for one of that terrain"])
        )
    symbol = SYMBOLS.index(symbol_name)
    places = [TERRAINS.index(terrain[0])] if terrain else [1, 2, 3]
    for t in sorted(places, key=lambda t: _hidden(s, t) <= s.tiles[t]):  # first where a tile is missing on the board
        if s.pool[t * SYMBOL_COUNT + symbol]:
            s.pool[t * SYMBOL_COUNT + symbol] -= 1
            s.held.append(held_tile(who, t, symbol))
            return
    total = sum(TILE_SYMBOLS[t][symbol] for t in places)
    raise BadPosition(f"more {tile} tiles than there are ({total})")


def _frames(s: Isle, phase: str) -> None:
    """Play begins in this phase, as if the ones before it were done."""
    if phase in PHASES[:2]:
        s.push(GAME.after(1, TABLE))
        s.push(SET_UP.after(2 + PHASES.index(phase), TABLE))
        return
    s.push(Frame(TURNS, TABLE))
    s.push(TURN.after(PHASES.index(phase) - 1, TABLE))
    if s.living() == 0:
        end_if_all_gone(s)


def _player(s: Isle, name: object) -> int:
    players = [f"p{who + 1}" for who in range(s.players)]
    if name not in players:
        raise BadPosition(known("player", name, players))
    return players.index(str(name))


def _known_keys(what: str, content: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    for key in content:
        if key not in keys:
            raise BadPosition(known(what, key, keys))


def _mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise BadPosition(f"{where} must be a mapping with names as keys")
    return value


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{where} must be a list")
    return value


def _flag(content: Mapping[str, Any], key: str) -> bool:
    value = content.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(f"{key} is {value!r}; allowed: true, false")
    return value


def _count(value: object, where: str) -> int:
    if type(value) is not int or not 0 <= value <= 10_000:
        raise BadPosition(f"{where} must be a number from 0 on")
    return value
