"""What is under the tiles: one node for each of the twelve symbols. A tile's text, options and deeds come from here."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from tidewood.games.the_island.board import HEXES, NEAR
from tidewood.games.the_island.events import ABOARD as GOES_ABOARD
from tidewood.games.the_island.events import DIVE, DOLPHIN, WIND
from tidewood.games.the_island.fields import CREATURE, FIGURE, FLAG, HEX, NAMED_ADVENTURER, NUMBER, PLAYER
from tidewood.games.the_island.names import figure_name, figure_number
from tidewood.games.the_island.pieces import ABOARD, ADVENTURERS, SEA, SEATS, SERPENT, SHARK, SYMBOLS, WHALE
from tidewood.games.the_island.state import Isle, more
from tidewood.games.the_island.verbs.ending import end_if_all_gone, finish
from tidewood.games.the_island.verbs.reach import ship_reach, swimmer_reach
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Alike, Declaration
from tidewood.kernel.declare import Held, OfNode, Place, Worked, option, part, question
from tidewood.kernel.picks import Pick

TO: Final = part(HEX, bits=8)
MOVER: Final = part(NUMBER, above=TO)  # a swimmer, or the hex of a ship

CREW: Final = option(
    "adventurer",
    "aboard {adventurer}",
    refs=("adventurer:{adventurer}", "ship:{hex}"),
    adventurer=Worked(NAMED_ADVENTURER, lambda s, f, thing: figure_name(s, thing)),
    figure=Worked(NUMBER, lambda s, f, thing: thing % s.rules.each + 1),
    who=Worked(PLAYER, lambda s, f, thing: s.owner(thing)),
    hex=Place(HEX),
)
SWIM: Final = option(
    "swim",
    "swim {at}{figure}→{to}",
    refs=("adventurer:{who}", "hex:{at}", "hex:{to}"),
    at=Worked(HEX, lambda s, f, option: s.at[MOVER.of(option)]),
    to=TO,
    figure=Worked(FIGURE, lambda s, f, option: figure_number(s, MOVER.of(option))),
    who=Worked(NAMED_ADVENTURER, lambda s, f, option: figure_name(s, MOVER.of(option))),
)
SAIL: Final = option(
    "sail", "sail {at}→{to}", refs=("ship:{at}", "hex:{at}", "hex:{to}"), at=part(HEX, above=TO), to=TO
)
DIVER: Final = OfNode(CREATURE, "kind")
DIVES_FROM: Final = Held(HEX)  # -1 until it is chosen which one dives
WHO_DIVES: Final = option(
    "creature-on",
    "dive {creature} {hex}",
    refs=("creature:{creature}:{hex}", "hex:{hex}"),
    creature=DIVER,
    hex=part(HEX),
)
DIVE_TO: Final = option(
    "hex",
    "{creature} {at}→{hex}",
    refs=("creature:{creature}:{at}", "hex:{hex}"),
    creature=DIVER,
    at=DIVES_FROM,
    hex=part(HEX),
)


class SharkSurfaces(Node[Isle]):
    """A shark from the supply comes up where the tile was; swimmers there are removed. [TI-075, AMB-15]"""

    def run(self, s: Isle, f: Frame) -> None:
        h = f.scope.place
        s.in_supply = more(s.in_supply, SHARK, -1)
        s.add_creature(SHARK, h)  # TI-075
        s.remove(s.folk[h], SHARK)  # TI-075 AMB-15
        end_if_all_gone(s)


class WhaleSurfaces(Node[Isle]):
    """A whale from the supply comes up where the tile was; swimmers there stay. [TI-076]"""

    def run(self, s: Isle, f: Frame) -> None:
        s.in_supply = more(s.in_supply, WHALE, -1)
        s.add_creature(WHALE, f.scope.place)  # TI-076


class ShipDrifts(Node[Isle]):
    """A ship from the supply; those who stood on the tile are put aboard. [TI-077, TI-078, AMB-19]"""

    def run(self, s: Isle, f: Frame) -> None:
        h = f.scope.place
        s.ships_left -= 1
        s.add_ship(h)  # TI-077
        if s.folk[h].bit_count() > SEATS:  # TI-078
            s.push(Frame(GO_ABOARD, f.scope))
        else:
            for a in ADVENTURERS.members(s.folk[h]):  # TI-077 AMB-19
                go_aboard(s, a, h)

    def children(self) -> list[Node[Isle]]:
        return [GO_ABOARD]


class GoAboard(Pick[Isle]):
    """More stood on the tile than a ship holds: the active player says which go aboard, of whatever colour. [TI-078,
    AMB-19]
    """

    says = CREW
    asks = question("go-aboard", hex=Place(HEX))

    def things(self, s: Isle, scope: Scope) -> list[int]:
        return ADVENTURERS.members(s.folk[scope.place])

    def most(self, s: Isle, scope: Scope) -> int:
        return SEATS

    def ask(self, s: Isle, f: Frame, options: list[int]) -> None:
        s.ask(f, s.active, options, silent=False)

    def take(self, s: Isle, f: Frame, picked: list[int]) -> None:
        for a in picked:
            go_aboard(s, a, f.scope.place)


def go_aboard(s: Isle, a: int, h: int) -> None:
    s.tell(GOES_ABOARD, (a, s.owner(a), h))
    s.lift_from(a)
    s.put(a, ABOARD + h)


class Whirlpool(Node[Isle]):
    """The space and all sea next to it are swept clean. [TI-079, TI-080]"""

    def run(self, s: Isle, f: Frame) -> None:
        s.whirlpool(f.scope.place)  # TI-079
        end_if_all_gone(s)


class Volcano(Node[Isle]):
    """The game ends at that moment; in variants 2 and 4 it is a whirlpool. [TI-081, TI-110, TI-121, TI-124]"""

    def run(self, s: Isle, f: Frame) -> None:
        if s.rules.bitter_end or s.rules.island_sinks:  # TI-121 TI-124
            s.whirlpool(f.scope.place)
            end_if_all_gone(s)
        else:
            finish(s, "volcano")  # TI-081 TI-110


class Dolphin(Node[Isle]):
    """Move one own swimmer one to three sea spaces; it may still make its own step this turn. [TI-082, AMB-10,
    AMB-11]
    """

    says = SWIM
    asks = question("dolphin")

    def swimmers(self, s: Isle) -> list[int]:
        each = s.rules.each
        return [a for a in range(s.active * each, s.active * each + each) if s.at[a] < ABOARD and not s.tile[s.at[a]]]

    def can(self, s: Isle, scope: Scope) -> bool:
        return any([s.next_to_sea(s.at[a]) for a in self.swimmers(s)])

    def run(self, s: Isle, f: Frame) -> None:
        options: list[int] = []
        for a in self.swimmers(s):
            options += TO.each(swimmer_reach(s, s.at[a]), MOVER.put(a))
        s.ask(f, s.active, options)

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        a = MOVER.of(option)
        s.tell(DOLPHIN, (a, s.active, s.at[a], TO.of(option)))
        s.lift_from(a)
        s.overboard(ADVENTURERS.only(a), TO.of(option))  # TI-043 TI-082
        end_if_all_gone(s)

    def alike(self, s: Isle, f: Frame, options: list[int]) -> Alike:
        """A swim is told by where it goes from where, and which of several swimmers it is."""
        swimmers = [MOVER.of(swim) for swim in options]
        movers = {a: (s.at[a], figure_number(s, a)) for a in self.swimmers(s)}
        names = {a: figure_name(s, a) for a in movers}
        keys: list[Hashable] = [(movers[a], TO.of(swim)) for a, swim in zip(swimmers, options, strict=True)]
        return Alike(keys, [names[a] for a in swimmers])


class Wind(Node[Isle]):
    """Move one ship under own control one to three sea spaces. [TI-083, AMB-12]"""

    says = SAIL
    asks = question("wind", empty_too=Worked(FLAG, lambda s, f, option: s.rules.wind_moves_empty_ships))

    def ships(self, s: Isle) -> list[int]:
        empty = s.rules.wind_moves_empty_ships
        return [h for h in s.ships if s.controls(s.active, h) or (empty and s.crew[h] == 0)]  # TI-083 AMB-12

    def can(self, s: Isle, scope: Scope) -> bool:
        return any([not s.tile[n] and s.crew[n] < 0 for h in self.ships(s) for n in NEAR[h]])

    def run(self, s: Isle, f: Frame) -> None:
        s.ask(f, s.active, [MOVER.put(h) | to for h in self.ships(s) for to in ship_reach(s, h)])

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        s.tell(WIND, (s.active, MOVER.of(option), TO.of(option)))
        s.move_ship(MOVER.of(option), TO.of(option))
        s.ship_meets(TO.of(option))  # AMB-12
        end_if_all_gone(s)


class Dive(Node[Isle]):
    """Put any creature of the kind onto any empty sea space or the lagoon. [TI-084, TI-085, TI-086, TI-087, AMB-13]"""

    asks = question("who-dives", creature=DIVER)
    comes_up: ClassVar = question("dive-to", creature=DIVER)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def can(self, s: Isle, scope: Scope) -> bool:
        return bool(s.where[self.kind]) and bool(self.empty(s))

    def empty(self, s: Isle) -> list[int]:
        """No ship, no swimmer, no creature: so a dive never attacks. [AMB-13]"""
        return [
            h for h in range(HEXES) if s.tile[h] == SEA and not s.folk[h] and not s.beasts[h] and s.crew[h] < 0
        ]  # AMB-13

    def run(self, s: Isle, f: Frame) -> None:
        if DIVES_FROM.of(f) < 0:
            hexes = s.where[self.kind]
            s.ask(f, s.active, [h for i, h in enumerate(hexes) if i == 0 or hexes[i - 1] != h])
        else:
            s.ask(f, s.active, self.empty(s))

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        if DIVES_FROM.of(f) < 0:
            s.push(DIVES_FROM.put(f, option))
            return
        s.tell(DIVE, (s.active, self.kind, DIVES_FROM.of(f), option))
        s.drop_creature(self.kind, DIVES_FROM.of(f))
        s.add_creature(self.kind, option)

    def declared(self, s: Isle, f: Frame, option: int) -> Declaration:
        return WHO_DIVES if DIVES_FROM.of(f) < 0 else DIVE_TO

    def question(self, s: Isle, f: Frame) -> Declaration:
        return self.asks if DIVES_FROM.of(f) < 0 else self.comes_up


class Repel(Node[Isle]):
    """In answer to an attack: the creature leaves the game, and nobody is harmed. [TI-090, TI-091, AMB-17]"""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, s: Isle, f: Frame) -> None:
        s.drop_creature(self.kind, f.scope.place)  # TI-090 TI-091 AMB-17


GO_ABOARD: Final = GoAboard()
EFFECTS: Final[list[Node[Isle]]] = [  # in the order of the symbols
    SharkSurfaces(),
    WhaleSurfaces(),
    ShipDrifts(),
    Whirlpool(),
    Volcano(),
    Dolphin(),
    Wind(),
    Dive(SERPENT),
    Dive(SHARK),
    Dive(WHALE),
    Repel(SHARK),
    Repel(WHALE),
]
assert len(EFFECTS) == len(SYMBOLS)
