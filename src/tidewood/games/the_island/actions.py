"""Every answer that a player of The Island can ever give, in a fixed order: its number means the same in every position
of every set-up.

Numbers never change their meaning: what comes later goes to the end. What only two colours need comes last, so that
with one colour the list is shorter and the numbers are the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache
from typing import Final

from tidewood.games.the_island.board import HEXES, NAMES, NEAR
from tidewood.games.the_island.fields import COLOUR, ISLANDS
from tidewood.games.the_island.names import figure_number
from tidewood.games.the_island.pieces import (
    ABOARD,
    CREATURE_COUNT,
    CREATURES,
    ISLAND,
    PER_COLOUR,
    SHIPS,
    SYMBOLS,
    TILE_TERRAINS,
    TOP_VALUE,
)
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.moving import MOVER, SHIP, TO, MoveStep
from tidewood.kernel.core import Frame
from tidewood.kernel.declare import STOP, Declared

PLAYERS: Final = 4
FARTHEST: Final = 3  # hexes that a dolphin or the wind carries a swimmer or a ship


@cache
def actions(colours: int) -> tuple[str, ...]:
    """All of them in notation."""
    found = [*plain(), *on_hexes(), *over_sea()]
    for figure in range(PER_COLOUR + 1):
        found += of_figure(figure)
    if colours > 1:
        for letter in COLOUR.ids:
            found += [f"colour {letter}", *[f"value {n}{letter}" for n in range(1, TOP_VALUE + 1)]]
        for figure in range(PER_COLOUR + 1, colours * PER_COLOUR + 1):
            found += of_figure(figure)
    return tuple(found)


def plain() -> Iterator[str]:
    yield from ("stop", "stay", "suffer", "no tile")
    yield from [f"value {n}" for n in range(1, TOP_VALUE + 1)]
    for symbol in SYMBOLS:
        yield from [f"tile {symbol}", *[f"tile {terrain} {symbol}" for terrain in TILE_TERRAINS]]
    for creature in CREATURES:
        yield from [f"repel {creature}", *[f"repel {creature} {terrain}" for terrain in TILE_TERRAINS]]


def on_hexes() -> Iterator[str]:
    for verb in ("place", "ship", "remove", *[f"dive {creature}" for creature in CREATURES]):
        yield from [f"{verb} {name}" for name in NAMES]


def over_sea() -> Iterator[str]:
    """Ships sail, creatures move or dive and come up anywhere."""
    for at in range(HEXES):
        yield from [f"sail {NAMES[at]}→{NAMES[to]}" for to in within(at)]
    for creature in CREATURES:
        for start in NAMES:
            yield from [f"{creature} {start}→{to}" for to in NAMES if to != start]


def of_figure(number: int) -> Iterator[str]:
    """What one figure of a player does; 0 where its player has no other in the same place."""
    figure = f"#{number}" if number else ""
    for at, name in enumerate(NAMES):
        start = name + figure
        yield from (f"board {start}", f"jump {start}")
        for verb in ("walk", "jump", "board"):
            yield from [f"{verb} {start}→{NAMES[to]}" for to in NEAR[at]]
        yield from [f"swim {start}→{NAMES[to]}" for to in within(at)]
        for verb in ("swim", "land"):
            yield from [f"{verb} {start}→{island}" for island in ISLANDS]
    if number:
        for who in range(1, PLAYERS + 1):
            yield from (f"aboard p{who}#{number}", f"put back aboard p{who}#{number}")


@cache
def within(start: int) -> list[int]:
    """The hexes that are at most so far away, by their numbers."""
    near = {start}
    for _ in range(FARTHEST):
        near |= {to for at in near for to in NEAR[at]}
    return sorted(near - {start})


def most_options(colours: int) -> int:
    """No decision has more: a dolphin may carry each swimmer of a player, the wind each ship, the die each creature of
    a kind; or every figure steps to a hex or a ship on each side, and every ship sails.
    """
    figures, far, sides = colours * PER_COLOUR, max([len(within(at)) for at in range(HEXES)]), max(map(len, NEAR))
    steps = 2 * sides * figures + sides * SHIPS + 1
    return max(far * max(figures, SHIPS, *CREATURE_COUNT) + 1, steps, HEXES)


# -- the other way round: the numbers of what is open


@cache
def by_notation() -> dict[str, int]:
    """The number of every answer; with fewer colours the numbers are the same."""
    return {notation: number for number, notation in enumerate(actions(2))}


def places(among: list[list[int]]) -> list[int]:
    """For two hexes, packed as `at * HEXES + to`: which of those near `at` the other is, -1 if none."""
    found = [-1] * (HEXES * HEXES)
    for at, near in enumerate(among):
        for i, to in enumerate(near):
            found[at * HEXES + to] = i
    return found


def sums(sizes: list[int]) -> list[int]:
    """Where each of a row of blocks begins."""
    found = [0]
    for size in sizes:
        found.append(found[-1] + size)
    return found


class Blocks:
    """Where the numbers of steps begin: by figure, then by hex, where what is near comes first, then what is within
    reach. Made when somebody first asks, since the list of all answers is long.
    """

    def __init__(self) -> None:
        known = by_notation()
        reached = [within(at) for at in range(HEXES)]
        self.near: Final = [len(near) for near in NEAR]
        self.reach: Final = [len(reach) for reach in reached]
        self.near_place: Final = places(NEAR)
        self.reach_place: Final = places(reached)
        self.hex: Final = sums([2 + 3 * self.near[h] + self.reach[h] + 2 * len(ISLANDS) for h in range(HEXES)])
        figures = ["", *[f"#{n}" for n in range(1, 2 * PER_COLOUR + 1)]]
        self.figure: Final = [known[f"board {NAMES[0]}{figure}"] for figure in figures]
        first = known[f"sail {NAMES[0]}→{NAMES[reached[0][0]]}"]
        self.sail: Final = [first + before for before in sums(self.reach)]
        self.stop: Final = known["stop"]


@cache
def blocks() -> Blocks:
    return Blocks()


_known: Final[dict[Hashable, int]] = {}


def numbered(s: Isle) -> list[int]:
    """The numbers of all open options, in their order. Steps are counted out, since they are most of what is asked;
    everything else is looked up by its values, and the first time by its notation.
    """
    choice = s.choice
    if choice is None:
        return []
    f = choice.frame
    if isinstance(f.node, MoveStep):
        return steps(s, choice.options)
    return [looked_up(s, f, option) for option in choice.options]


def looked_up(s: Isle, f: Frame, option: int) -> int:
    declared = f.node.declared(s, f, option)
    values = declared.given(s, f, option) if isinstance(declared, Declared) and option >= 0 else None
    if values is None:
        return by_notation()[f.node.notation(s, f, option)]
    key = (declared, values)
    number = _known.get(key)
    if number is None:
        number = _known[key] = by_notation()[f.node.notation(s, f, option)]
    return number


def steps(s: Isle, options: list[int]) -> list[int]:
    """The options of one adventurer stand side by side, so where its numbers begin is looked up once for all."""
    found: list[int] = []
    tile, where = s.tile, blocks()
    mover = -1
    start = at = hex = row = near = 0
    for option in options:
        if option == STOP:
            found.append(where.stop)
            continue
        piece, to = MOVER.of(option), TO.of(option)
        if piece >= SHIP:
            ship = piece - SHIP
            found.append(where.sail[ship] + where.reach_place[ship * HEXES + to])
            continue
        if piece != mover:
            mover = piece
            at = s.at[mover]
            hex = at - ABOARD if at >= ABOARD else at
            start = where.figure[figure_number(s, mover)] + where.hex[hex]
            row = hex * HEXES
            near = where.near[hex]
        if to >= ISLAND:
            ashore = start + 2 + 3 * near + where.reach[hex] + to - ISLAND
            found.append(ashore + len(ISLANDS) if at >= ABOARD else ashore)
        elif to >= ABOARD:
            climbs = at < ABOARD and not tile[at]
            found.append(start if climbs else start + 2 + 2 * near + where.near_place[row + to - ABOARD])
        elif at >= ABOARD:
            found.append(start + 1)
        elif not tile[at]:
            found.append(start + 2 + 3 * near + where.reach_place[row + to])
        else:
            found.append(start + 2 + (0 if tile[to] else near) + where.near_place[row + to])
    return found
