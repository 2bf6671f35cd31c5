"""Step 2: adventurers and ships move.

A move is one int: the piece that moves, then where to. A piece is an adventurer's number or, from SHIP on, the hex of
a ship; a place is a hex, a ship in a hex (ABOARD) or a safe island (ISLAND).
"""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.board import LANDING, NAMES, NEAR
from tidewood.games.the_island.names import figure, figure_name, place_name
from tidewood.games.the_island.pieces import ABOARD, ISLAND
from tidewood.games.the_island.state import Isle, seats_free
from tidewood.games.the_island.verbs.ending import end_if_all_gone
from tidewood.kernel.core import Frame, Node

SHIP: Final = 64  # pieces from here on are ships, by their hex
WIDTH: Final = 512  # places fit below this
STOP: Final = -1


def move_notation(s: Isle, piece: int, to: int) -> str:
    """How a move is written: the kind of step, from where, to where; the figure's number only where two could be
    meant.
    """
    if piece >= SHIP:
        return f"sail {NAMES[piece - SHIP]}→{NAMES[to]}"
    place = s.at[piece]
    source = place_name(place) + figure(s, piece)
    if place >= ABOARD:
        if to >= ISLAND:
            return f"land {source}→{place_name(to)}"
        return f"jump {source}" if to < ABOARD else f"board {source}→{place_name(to)}"
    if s.tile[place]:
        if to >= ABOARD:
            return f"board {source}→{place_name(to)}"
        return f"{'walk' if s.tile[to] else 'jump'} {source}→{NAMES[to]}"
    if to >= ABOARD and to < ISLAND:
        return f"board {source}"
    return f"swim {source}→{place_name(to)}"


def move_refs(s: Isle, piece: int, to: int) -> list[str]:
    target = f"island:{place_name(to)}" if to >= ISLAND else f"hex:{place_name(to)}"
    if piece >= SHIP:
        return [f"ship:{NAMES[piece - SHIP]}", f"hex:{NAMES[piece - SHIP]}", target]
    refs = [f"adventurer:{figure_name(s, piece)}", f"hex:{place_name(s.at[piece])}", target]
    return [*refs, f"ship:{place_name(to)}"] if ABOARD <= to < ISLAND else refs


class MoveStep(Node[Isle]):
    """Step 2: up to three movement points, split in any way over own adventurers and ships. [TI-023, TI-024, TI-025,
    AMB-24]
    """

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
        piece = option // WIDTH
        to = option % WIDTH
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
        swum = s.swum
        each = s.rules.each
        for a in range(who * each, who * each + each):  # TI-033
            place = s.at[a]
            if place >= ISLAND:  # TI-063
                continue
            base = a * WIDTH
            if place >= ABOARD:
                h = place - ABOARD
                if LANDING[h] >= 0:
                    options.append(base + ISLAND + LANDING[h])  # TI-058
                if not swum >> a & 1:  # AMB-07
                    options.append(base + h)  # TI-035
                for n in NEAR[h]:
                    if crews[n] >= 0 and seats_free(crews[n]):  # TI-029 TI-030 TI-031
                        options.append(base + ABOARD + n)
            elif tile[place]:
                for n in NEAR[place]:
                    if tile[n]:
                        options.append(base + n)  # TI-026 TI-027
                    else:
                        if not swum >> a & 1:
                            options.append(base + n)  # TI-034 AMB-20
                        if crews[n] >= 0 and seats_free(crews[n]):  # TI-028 TI-031 AMB-20
                            options.append(base + ABOARD + n)
            elif not swum >> a & 1:  # TI-038 AMB-08
                if LANDING[place] >= 0:
                    options.append(base + ISLAND + LANDING[place])  # TI-060
                if crews[place] >= 0 and seats_free(crews[place]):  # TI-040 TI-041
                    options.append(base + ABOARD + place)
                for n in NEAR[place]:
                    if not tile[n]:  # TI-032
                        options.append(base + n)  # TI-042
        for h in s.ships:
            if crews[h] == 0 or s.controls(who, h):  # TI-048 TI-051
                base = (SHIP + h) * WIDTH
                for n in NEAR[h]:
                    if not tile[n] and crews[n] < 0:  # TI-046 TI-047
                        options.append(base + n)
        return options

    def notation(self, s: Isle, f: Frame, option: int) -> str:
        return "stop" if option == STOP else move_notation(s, option // WIDTH, option % WIDTH)

    def refs(self, s: Isle, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else move_refs(s, option // WIDTH, option % WIDTH)


def step(s: Isle, a: int, to: int) -> None:
    """One adventurer makes one step. A step that starts or ends in the water is its only one of the turn. [AMB-07,
    AMB-08, AMB-09]
    """
    place = s.at[a]
    swimming = place < ABOARD and not s.tile[place]
    if s.sink is not None:
        s.tell("step", (a, s.active, place, to, int(swimming), int(to < ABOARD and not s.tile[to])))
    if to >= ISLAND:
        s.save(a, to - ISLAND)  # TI-059
        return
    if swimming or (to < ABOARD and not s.tile[to]):  # AMB-08 AMB-09
        s.swum |= 1 << a  # AMB-07 AMB-08
    s.lift_from(a)
    if to >= ABOARD:
        was_empty = s.crew[to - ABOARD] == 0
        s.put(a, to)
        if was_empty and s.rules.boarding_wakes_creatures:  # AMB-26
            s.ship_meets(to - ABOARD)
    elif s.tile[to]:
        s.put(a, to)
    else:
        s.overboard(1 << a, to)  # TI-043 TI-045


def sail(s: Isle, h: int, to: int) -> None:
    """A ship makes one step with all aboard, and meets what is there. [TI-046, TI-052]"""
    s.tell("sail", (s.active, h, to))
    s.move_ship(h, to)  # TI-046
    s.ship_meets(to)
