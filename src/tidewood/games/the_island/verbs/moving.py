"""Step 2: adventurers and ships move.

A move is one int: the piece that moves, then where to. A piece is an adventurer's number or, from SHIP on, the hex of
a ship; a place is a hex, a ship in a hex (ABOARD) or a safe island (ISLAND).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from tidewood.games.the_island.board import HEXES, LANDING, NEAR
from tidewood.games.the_island.events import SAIL as SAILS
from tidewood.games.the_island.events import STEP
from tidewood.games.the_island.fields import FIGURE, HEX, NAMED_ADVENTURER, NUMBER, PLACE
from tidewood.games.the_island.names import figure_name, figure_number
from tidewood.games.the_island.pieces import ABOARD, ADVENTURERS, ISLAND
from tidewood.games.the_island.state import Isle, seats_free
from tidewood.games.the_island.verbs.ending import end_if_all_gone
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.declaration import Alike, Declaration
from tidewood.kernel.declare import OPTION, STOP, Declared, Worked, option, part, question

SHIP: Final = 64  # movers from here on are ships, by their hex
TO: Final = part(PLACE, bits=9)
MOVER: Final = part(NUMBER, above=TO)
# What the numbers of an adventurer's steps follow from, beside the steps
DRY: Final = part(NUMBER, bits=1)
FIGURE_OF: Final = part(NUMBER, bits=8, above=DRY)
MOVER_OF: Final = part(NUMBER, bits=8, above=FIGURE_OF)
START: Final = part(NUMBER, above=MOVER_OF)
MOST_STARTS: Final = 4096  # that are remembered, so that memory does not grow with every game
STEPS: Final = [MOVER.put(piece) for piece in range(SHIP + HEXES)]  # the place comes on top
SIDES: Final = 64  # sets of the six sides of a hex


def sailings(h: int) -> list[list[int]]:
    """The options of a ship for each set of sides that are free: most of what can be done is sailing, and numbers that
    are there already need not be made.
    """
    found: list[list[int]] = [[]]
    for n in NEAR[h]:
        found += [[*others, STEPS[SHIP + h] + n] for others in found]
    return found + [[]] * (SIDES - len(found))


SAILINGS: Final = [options for h in range(HEXES) for options in sailings(h)]  # by hex, then by what is free

AT: Final = Worked(PLACE, lambda s, f, option: s.at[MOVER.of(option)])
SHIP_AT: Final = Worked(HEX, lambda s, f, option: MOVER.of(option) - SHIP, OPTION)
WHICH: Final = Worked(FIGURE, lambda s, f, option: figure_number(s, MOVER.of(option)))
WHO: Final = Worked(NAMED_ADVENTURER, lambda s, f, option: figure_name(s, MOVER.of(option)))

ON_HEX: Final = ("adventurer:{who}", "hex:{at}", "hex:{to}")
ON_ISLAND: Final = ("adventurer:{who}", "hex:{at}", "island:{to}")
ON_SHIP: Final = (*ON_HEX, "ship:{to}")


def step_option(id: str, notation: str, refs: tuple[str, ...]) -> Declared:
    """A step of one adventurer; its figure is named only where two could be meant."""
    return option(id, notation, refs=refs, at=AT, to=TO, figure=WHICH, who=WHO)


SAIL: Final = option("sail", "sail {at}→{to}", refs=("ship:{at}", "hex:{at}", "hex:{to}"), at=SHIP_AT, to=TO)
ASHORE: Final = step_option("step-ashore", "land {at}{figure}→{to}", ON_ISLAND)
SWIM_ASHORE: Final = step_option("swim-ashore", "swim {at}{figure}→{to}", ON_ISLAND)
CROSS: Final = step_option("cross", "board {at}{figure}→{to}", ON_SHIP)
BOARD: Final = step_option("board", "board {at}{figure}→{to}", ON_SHIP)
CLIMB: Final = step_option("climb", "board {at}{figure}", ON_SHIP)
OVERBOARD: Final = step_option("overboard", "jump {at}{figure}", ON_HEX)
SWIM: Final = step_option("swim", "swim {at}{figure}→{to}", ON_HEX)
WALK: Final = step_option("walk", "walk {at}{figure}→{to}", ON_HEX)
JUMP: Final = step_option("jump", "jump {at}{figure}→{to}", ON_HEX)
NO_MORE: Final = option("stop", "stop")


def step_of(s: Isle, place: int, to: int) -> Declared:
    """Which kind of step leads from one place to another."""
    if to >= ISLAND:
        return ASHORE if place >= ABOARD else SWIM_ASHORE
    if to >= ABOARD:
        return CROSS if place >= ABOARD else BOARD if s.tile[place] else CLIMB
    if place >= ABOARD:
        return OVERBOARD
    if not s.tile[place]:
        return SWIM
    return WALK if s.tile[to] else JUMP


class MoveStep(Node[Isle]):
    """Step 2: up to three movement points, split in any way over own adventurers and ships. [TI-023, TI-024, TI-025,
    AMB-24]
    """

    asks = question("move", n=Worked(NUMBER, lambda s, f, option: s.points))

    def run(self, s: Isle, f: Frame) -> None:
        if s.points == 0 or not s.alive[s.active]:  # AMB-25
            return
        options = self.moves(s, s.active)
        options.append(STOP)  # TI-025 AMB-24
        s.ask(f, s.active, options)

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        if option == STOP:
            s.points = 0
            return
        s.points -= 1  # TI-023 TI-026 TI-039
        s.push(f)  # TI-024
        piece = MOVER.of(option)
        to = TO.of(option)
        if piece >= SHIP:
            sail(s, piece - SHIP, to)
        else:
            step(s, piece, to)
        end_if_all_gone(s)

    def moves(self, s: Isle, who: int) -> list[int]:
        """Every step of an own adventurer, and every step of a ship under own control or empty. [TI-033, TI-048,
        TI-051]
        """
        options: list[int] = []
        tile = s.tile
        crews = s.crew
        swum = ADVENTURERS.members(s.swum)
        each = s.rules.each
        for a in range(who * each, who * each + each):  # TI-033
            place = s.at[a]
            if place >= ISLAND:  # TI-063
                continue
            base = STEPS[a]
            may_swim = a not in swum
            if place >= ABOARD:
                h = place - ABOARD
                if LANDING[h] >= 0:
                    options.append(base + ISLAND + LANDING[h])  # TI-058
                if may_swim:  # AMB-07
                    options.append(base + h)  # TI-035
                for n in NEAR[h]:
                    if crews[n] >= 0 and seats_free(crews[n]):  # TI-029 TI-030 TI-031
                        options.append(base + ABOARD + n)
            elif tile[place]:
                for n in NEAR[place]:
                    if tile[n]:
                        options.append(base + n)  # TI-026 TI-027
                    else:
                        if may_swim:
                            options.append(base + n)  # TI-034 AMB-20
                        if crews[n] >= 0 and seats_free(crews[n]):  # TI-028 TI-031 AMB-20
                            options.append(base + ABOARD + n)
            elif may_swim:  # TI-038 AMB-08
                if LANDING[place] >= 0:
                    options.append(base + ISLAND + LANDING[place])  # TI-060
                if crews[place] >= 0 and seats_free(crews[place]):  # TI-040 TI-041
                    options.append(base + ABOARD + place)
                for n in NEAR[place]:
                    if not tile[n]:  # TI-032
                        options.append(base + n)  # TI-042
        for h in s.ships:
            if crews[h] == 0 or s.controls(who, h):  # TI-048 TI-051
                free = 0
                weight = 1
                for n in NEAR[h]:
                    if not tile[n] and crews[n] < 0:  # TI-046 TI-047
                        free += weight
                    weight += weight
                options += SAILINGS[SIDES * h + free]
        return options

    def declared(self, s: Isle, f: Frame, option: int) -> Declaration:
        if option == STOP:
            return NO_MORE
        mover = MOVER.of(option)
        return SAIL if mover >= SHIP else step_of(s, s.at[mover], TO.of(option))

    def row_tables(self, s: Isle, f: Frame, options: list[int]) -> list[dict[Any, bytes]]:
        """A step has the kind and the values that follow from where it begins and ends, where there is land, and which
        of several adventurers it is. The options of one adventurer stand side by side.
        """
        found: list[dict[Any, bytes]] = []
        tile = s.tile
        last = -1
        steps = SAILING
        for move in options:
            mover = MOVER.of(move)
            if mover >= SHIP or move == STOP:
                found.append(SAILING.rows)
                continue
            if mover != last:
                last = mover
                steps = rows_of(s, mover)
            to = TO.of(move)
            found.append(steps.on_land if to < ABOARD and tile[to] else steps.rows)
        return found

    def alike(self, s: Isle, f: Frame, options: list[int]) -> Alike:
        """A step is told by where it goes from where, which of several adventurers it is, and where there is land. The
        options of one adventurer stand side by side, so most of that is looked up once for all of them.
        """
        keys: list[Hashable] = []
        names: list[str] = []
        tile = s.tile
        last, name, start = -2, "", (0, 0, False)
        for move in options:
            mover = MOVER.of(move)
            if mover != last:
                if move == STOP or mover >= SHIP:
                    keys.append(move)
                    names.append("")
                    continue
                last = mover
                name = figure_name(s, mover)
                start = (s.at[mover], figure_number(s, mover), is_land(s, s.at[mover]))
            to = move - STEPS[mover]
            keys.append((start, to, to < ABOARD and tile[to] > 0))
            names.append(name)
        return Alike(keys, names)


class Rows:
    """The features of the steps of one adventurer from one place that have been worked out before, by the step."""

    __slots__ = ("on_land", "rows")

    def __init__(self) -> None:
        self.rows: Final[dict[Any, bytes]] = {}
        self.on_land: Final[dict[Any, bytes]] = {}  # those that end on land


SAILING: Final = Rows()  # those of ships, and of making no step
_rows: Final[dict[int, Rows]] = {}


def rows_of(s: Isle, mover: int) -> Rows:
    place = s.at[mover]
    key = MOVER_OF.put(mover) | START.put(place) | FIGURE_OF.put(figure_number(s, mover)) | DRY.put(is_land(s, place))
    found = _rows.get(key)
    if found is None:
        if len(_rows) >= MOST_STARTS:
            _rows.clear()
        found = _rows[key] = Rows()
    return found


def is_land(s: Isle, place: int) -> bool:
    return place < ABOARD and s.tile[place] > 0


def step(s: Isle, a: int, to: int) -> None:
    """One adventurer makes one step. A step that starts or ends in the water is its only one of the turn. [AMB-07,
    AMB-08, AMB-09]
    """
    place = s.at[a]
    swimming = place < ABOARD and not s.tile[place]
    if s.sink is not None:
        s.tell(STEP, (a, s.active, place, to, int(swimming), int(to < ABOARD and not s.tile[to])))
    if to >= ISLAND:
        s.save(a, to - ISLAND)  # TI-059
        return
    if swimming or (to < ABOARD and not s.tile[to]):  # AMB-08 AMB-09
        s.swum = ADVENTURERS.plus(s.swum, a)  # AMB-07 AMB-08
    s.lift_from(a)
    if to >= ABOARD:
        was_empty = s.crew[to - ABOARD] == 0
        s.put(a, to)
        if was_empty and s.rules.boarding_wakes_creatures:  # AMB-26
            s.ship_meets(to - ABOARD)
    elif s.tile[to]:
        s.put(a, to)
    else:
        s.overboard(ADVENTURERS.only(a), to)  # TI-043 TI-045


def sail(s: Isle, h: int, to: int) -> None:
    """A ship makes one step with all aboard, and meets what is there. [TI-046, TI-052]"""
    s.tell(SAILS, (s.active, h, to))
    s.move_ship(h, to)  # TI-046
    s.ship_meets(to)
