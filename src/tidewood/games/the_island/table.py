"""The readable JSON of a position: everything, or what one player may see."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, cast

from tidewood.games.the_island.board import HEXES, NAMES, SAFE_ISLANDS
from tidewood.games.the_island.pieces import (
    ABOARD,
    ADVENTURERS,
    BEACH,
    COUNT_OF,
    CREATURES,
    FACE_DOWN,
    HELD,
    HELD_SYMBOL,
    HELD_TERRAIN,
    ISLAND,
    JUNGLE,
    MOUNTAIN,
    OUT,
    SERPENT,
    SHARK,
    SYMBOLS,
    TILE_TERRAINS,
    TOP_VALUE,
    UNPLACED,
    WHALE,
    Terrain,
    hex_of,
)
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.ending import points_of, saved_adventurers, saved_by, winners
from tidewood.games.the_island.view import (
    Colour,
    Figure,
    Islands,
    IslandView,
    LandSpace,
    Phase,
    PlayerTable,
    SeaSpace,
    Space,
)
from tidewood.kernel.kind import ALL_EYES

SHOW_QUIET_FROM = 10  # rounds
COLOURS: tuple[Colour, ...] = ("a", "b")


def owner_name(s: Isle, adventurer: int) -> str:
    """Whose adventurer: p1, or p1b for the second colour of a player who has two."""
    return f"p{s.owner(adventurer) + 1}{'b' if s.colour[adventurer] == 1 else ''}"


def folk(s: Isle, mask: int) -> list[str]:
    return [owner_name(s, a) for a in ADVENTURERS.members(mask)]


def may_see_value(s: Isle, who: int, eyes: int) -> bool:
    """Once placed, nobody looks again before the count, unless the set-up lets owners. [TI-008, TI-009]"""
    return eyes == ALL_EYES or s.over or (s.rules.owners_look and eyes == who)  # TI-009


def table(s: Isle, eyes: int) -> IslandView:
    players = {f"p{who + 1}": player_table(s, who, eyes) for who in range(s.players)}
    return table_with(s, hexes(s), islands(s), players)


def table_with(s: Isle, board: dict[str, Space], saved: Islands, players: dict[str, PlayerTable]) -> IslandView:
    """The rest of the table, around what takes long to make."""
    rules = s.rules
    data: IslandView = {
        "game": "the-island",
        "turn": s.turn,
        "phase": cast("Phase", s.phase),
        "active": None if s.over else f"p{s.active + 1}",
        "start": f"p{s.start + 1}",
        "points_left": s.points if s.phase == "move" else 0,
        "die": None if s.die < 0 else CREATURES[s.die],
        "hexes": board,
        "islands": saved,
        "tiles_left": {"beach": s.tiles[BEACH], "jungle": s.tiles[JUNGLE], "mountain": s.tiles[MOUNTAIN]},
        "supply": {"ships": s.ships_left, "sharks": s.in_supply[SHARK], "whales": s.in_supply[WHALE]},
        "players": players,
    }
    if rules.bitter_end and s.quiet >= SHOW_QUIET_FROM * s.players:  # AMB-30
        data["quiet_rounds"] = {"now": s.quiet // s.players, "limit": rules.quiet_rounds}
    if s.over:
        data["ended"] = s.ended
    return data


def past_table(s: Isle, eyes: int) -> IslandView:
    """From one such position to the next, the values left in hand would tell which was placed where."""
    data = table(s, eyes)
    if eyes >= 0 and not s.rules.owners_look and not s.rules.equal_values:
        data["players"][f"p{eyes + 1}"]["values_unplaced"] = None
    return data


def terrain_name(terrain: int) -> Terrain:
    return TILE_TERRAINS[terrain - BEACH]


def land(terrain: int, people: list[str]) -> LandSpace:
    return {"tile": terrain_name(terrain), "adventurers": people}


def sea(ship: list[str] | None, swimmers: list[str], packed: int) -> SeaSpace:
    return {
        "ship": ship,
        "swimmers": swimmers,
        "serpents": creatures(packed, SERPENT),
        "sharks": creatures(packed, SHARK),
        "whales": creatures(packed, WHALE),
    }


def creatures(packed: int, kind: int) -> int:
    """How many of a kind are among the creatures of a hex."""
    return COUNT_OF[kind].of(packed)


def hexes(s: Isle) -> dict[str, Space]:
    return {NAMES[h]: hex_table(s, h) for h in range(HEXES)}


def islands(s: Isle) -> Islands:
    saved: list[list[str]] = [[] for _ in SAFE_ISLANDS]
    for a, at in enumerate(s.at):
        if ISLAND <= at < OUT:
            saved[at - ISLAND].append(owner_name(s, a))
    nw, ne, sw, se = saved
    return {"NW": nw, "NE": ne, "SW": sw, "SE": se}


def hex_table(s: Isle, h: int) -> Space:
    if s.tile[h]:
        return land(s.tile[h], folk(s, s.folk[h]))
    crew = s.crew[h]
    return sea(None if crew < 0 else folk(s, crew), folk(s, s.folk[h]), s.beasts[h])


def tiles_of(s: Isle, who: int) -> list[int]:
    return [tile for tile in s.held if HELD[tile][0] == who]


def player_table(s: Isle, who: int, eyes: int, shared: bool = False) -> PlayerTable:
    """One player. What others hold is only counted; the terrain side of a kept tile is up. [TI-073, TI-074]"""
    tiles = tiles_of(s, who)
    mine = s.at[who * s.rules.each : (who + 1) * s.rules.each]
    data: PlayerTable = {
        "held": len(tiles),
        "held_terrains": [terrain_name(HELD_TERRAIN.of(tile)) for tile in tiles],
        "unplaced": s.rules.each - s.placed[who],
        "ships_to_launch": s.to_launch[who],
        "saved": len([at for at in mine if ISLAND <= at < OUT]),
        "removed": mine.count(OUT),
        "figures": figures(s, who, may_see_value(s, who, eyes), shared),
    }
    if not s.rules.equal_values:
        data["values_unplaced"] = None  # TI-008
    return own_table(s, who, data) if eyes in (ALL_EYES, who) else data


def own_table(s: Isle, who: int, shown: PlayerTable) -> PlayerTable:
    """What others see of a player, with what only that player looks at: the symbols held, and the values in hand."""
    data = shown.copy()
    data["held"] = [  # TI-071 TI-074
        "face-down" if HELD_SYMBOL.of(tile) == FACE_DOWN else SYMBOLS[HELD_SYMBOL.of(tile)] for tile in tiles_of(s, who)
    ]
    if not s.rules.equal_values:
        data["values_unplaced"] = values_in_hand(s, who)  # TI-008
    return data


def figures(s: Isle, who: int, look: bool, shared: bool) -> list[Figure]:
    first = who * s.rules.each
    if shared and not look and s.rules.colours == 1:
        places = [place for place in s.at[first : first + s.rules.each] if place != UNPLACED]
        return [seen_figure(i, at, at < ABOARD and s.tile[at] > 0) for i, at in enumerate(places, 1)]
    return [figure_table(s, a, look) for a in range(first, first + s.rules.each) if s.at[a] != UNPLACED]


@lru_cache(maxsize=16_384)
def seen_figure(number: int, place: int, on_land: bool) -> Figure:
    """A figure whose value is not shown, where each player has one colour. Not to be changed."""
    return {"id": number, "at": where(place), "how": stance(place, on_land), "value": None}


def stance(place: int, on_land: bool) -> Literal["land", "aboard", "swimming"] | None:
    """What an adventurer in a place does there; nothing for those that are safe or gone."""
    if place < ABOARD:
        return "land" if on_land else "swimming"
    return "aboard" if place < ISLAND else None


def where(place: int) -> str:
    if ISLAND <= place < OUT:
        return SAFE_ISLANDS[place - ISLAND]
    return "removed" if place == OUT else NAMES[hex_of(place)]


def values_in_hand(s: Isle, who: int) -> list[int]:
    values: list[int] = []
    for colour in range(s.rules.colours):
        first = (who * s.rules.colours + colour) * (TOP_VALUE + 1)
        for v in range(1, TOP_VALUE + 1):
            values += [v] * s.hand[first + v]
    return values


def figure_table(s: Isle, a: int, look: bool) -> Figure:
    place = s.at[a]
    data: Figure = {
        "id": a - s.owner(a) * s.rules.each + 1,
        "at": where(place),
        "how": stance(place, place < ABOARD and s.tile[place] > 0),
        "value": s.value[a] or None if look else None,
    }
    if s.rules.colours == 2:
        data["colour"] = COLOURS[s.colour[a]] if s.colour[a] >= 0 else None
    return data


def outcome(s: Isle) -> dict[str, Any]:
    """The count, line by line. [TI-111, TI-112]"""
    scores: dict[str, Any] = {}
    for who in range(s.players):
        lines = [
            {
                "figure": a - who * s.rules.each + 1,
                "island": SAFE_ISLANDS[s.at[a] - ISLAND],
                "points": 1 if s.rules.equal_values else s.value[a],
                **({"colour": "ab"[s.colour[a]]} if s.rules.colours == 2 else {}),
            }
            for a in saved_adventurers(s, who)
        ]
        scores[f"p{who + 1}"] = {"total": points_of(s, who), "saved": saved_by(s, who), "lines": lines}
    return {"ended": s.ended, "winners": [f"p{who + 1}" for who in winners(s)], "scores": scores}
