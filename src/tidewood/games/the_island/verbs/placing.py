"""The set-up: the tiles are laid, the adventurers placed, the ships launched."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.the_island.board import INLAND, INSIDE_RIM, LAND, NEAR
from tidewood.games.the_island.events import LAUNCHED, PLACED, START
from tidewood.games.the_island.fields import COLOUR, FIGURE, HEX, NUMBER, PLAYER, TERRAIN
from tidewood.games.the_island.pieces import SEA, TILES_OF, TOP_VALUE
from tidewood.games.the_island.state import Isle, more, other
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import REAL_TABLE, ROLL, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, Worked, option, part, question

LAID: Final = Cursor(NUMBER)  # how many spaces have their tile
LAID_ON: Final = Worked(HEX, lambda s, f, option: LAND[LAID.of(f)])
PLACED_NOW: Final = Held(FIGURE)  # the adventurer that stands on its space but has no value yet
STANDS_ON: Final = Worked(HEX, lambda s, f, option: s.at[PLACED_NOW.of(f)])
VALUE: Final = part(NUMBER, bits=3)
FIGURE_COLOUR: Final = part(COLOUR, above=VALUE)
ON_HEX: Final = ("hex:{hex}",)

TERRAIN_LAID: Final = option(
    "terrain", "terrain {hex} {terrain}", refs=("hex:{hex}",), hex=LAID_ON, terrain=part(TERRAIN)
)
STARTS: Final = option("player", "start {who}", refs=(), who=part(PLAYER))
PLACE_ON: Final = option("hex", "place {hex}", hex=part(HEX))
LAUNCH: Final = option("hex", "ship {hex}", hex=part(HEX))
CHOOSE_VALUE: Final = option("value", "value {value}", refs=ON_HEX, value=VALUE, hex=STANDS_ON)
CHOOSE_BOTH: Final = option(
    "value-colour", "value {value}{colour}", refs=ON_HEX, value=VALUE, colour=FIGURE_COLOUR, hex=STANDS_ON
)
CHOOSE_COLOUR: Final = option("colour", "colour {colour}", refs=ON_HEX, colour=FIGURE_COLOUR, hex=STANDS_ON)


class LayTiles(Node[Isle]):
    """The forty tiles are mixed and laid, one on each space inside the outline, terrain side up. [TI-003]"""

    says = TERRAIN_LAID
    asks = question("lay-tile", hex=LAID_ON)

    def run(self, s: Isle, f: Frame) -> None:
        if s.mode == ROLL and not s.fixed:
            self.lay_all(s, max(LAID.of(f), 0))
        elif LAID.of(f) < len(LAND):
            left = self.left(s.tiles)
            s.chance(LAID.put(f, max(LAID.of(f), 0)), left, [TILES_OF[terrain] - s.tiles[terrain] for terrain in left])

    def left(self, laid: list[int]) -> list[int]:
        return [terrain for terrain in (1, 2, 3) if laid[terrain] < TILES_OF[terrain]]

    def lay_all(self, s: Isle, begin: int) -> None:
        """The tiles from a place on, all at once: nobody looks between two of them."""
        tile, laid = s.tile[:], s.tiles[:]
        left = self.left(laid)
        weights = [TILES_OF[terrain] - laid[terrain] for terrain in left]
        for h in LAND[begin:]:
            terrain = s.rolled(left, weights)  # TI-003
            tile[h] = terrain
            laid[terrain] += 1
            weights[left.index(terrain)] -= 1
            if laid[terrain] == TILES_OF[terrain]:
                del weights[left.index(terrain)]
                left.remove(terrain)
        s.tile = tile
        s.tiles = laid

    def fell(self, s: Isle, f: Frame, outcome: int) -> None:
        s.tile = other(s.tile, LAND[LAID.of(f)], outcome)
        s.tiles = more(s.tiles, outcome, 1)
        s.push(LAID.put(f, LAID.of(f) + 1))

    def outcome_notation(self, s: Isle, f: Frame, outcome: int) -> str:
        return TERRAIN_LAID.notation(s, f, outcome)


class StartPlayer(Node[Isle]):
    """Who begins: at random, or as the set-up says. [TI-010, AMB-35]"""

    says = STARTS
    asks = question("start-player")

    def run(self, s: Isle, f: Frame) -> None:
        if s.rules.start_player == "random":  # AMB-35
            s.chance(f, list(range(s.players)), [1] * s.players)
        else:
            self.fell(s, f, int(s.rules.start_player[1:]) - 1)

    def fell(self, s: Isle, f: Frame, outcome: int) -> None:
        s.start = outcome
        s.active = outcome  # TI-010
        s.tell(START, (outcome,))

    def outcome_notation(self, s: Isle, f: Frame, outcome: int) -> str:
        return STARTS.notation(s, f, outcome)


class PlaceAdventurer(Node[Isle]):
    """In turn each player puts an own adventurer on a free land tile, until all are placed. [TI-011, TI-012, TI-119,
    TI-116]
    """

    says = PLACE_ON
    asks = question("place-adventurer", left=Worked(NUMBER, lambda s, f, option: s.rules.each - s.placed[s.active]))

    def run(self, s: Isle, f: Frame) -> None:
        who = s.active
        if s.placed[who] == s.rules.each:  # TI-004
            return
        tile, folk = s.tile, s.folk
        if s.rules.overpopulation:
            options = [h for h in LAND if tile[h] and folk[h].bit_count() < self.room(s, h)]
        else:
            options = [h for h in LAND if tile[h] and not folk[h]]  # TI-011 TI-012
        s.ask(f, who, options)

    def room(self, s: Isle, h: int) -> int:
        """How many there is room for in variant 1: two where no water is near, else one. [TI-119, AMB-29]"""
        return 2 if h in (INSIDE_RIM if s.rules.rim_only else INLAND) else 1  # TI-119 AMB-29

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        a = s.active * s.rules.each + s.placed[s.active]
        s.placed = more(s.placed, s.active, 1)
        s.alive = more(s.alive, s.active, 1)
        s.put(a, option)
        s.push(f)
        if s.rules.colours == 1:
            s.colour = other(s.colour, a, 0)
            if s.rules.equal_values or s.mode == REAL_TABLE:  # at a real table the value stays under the figure
                self.next_player(s, a)
                return
        s.push(PLACED_NOW.frame(CHOOSE_FIGURE, f.scope, a))

    def next_player(self, s: Isle, a: int) -> None:
        """The figure stands; what is under its foot is not looked at again. [TI-009]"""
        look = PLAYER_SET.only(s.active) if s.rules.owners_look and s.value[a] else 0  # TI-009
        s.tell(PLACED, (a, s.active, s.at[a], s.colour[a]), (s.value[a],) if look else (), look)
        s.active = (s.active + 1) % s.players  # TI-011


class ChooseFigure(Node[Isle]):
    """Which of the own figures it is: its owner has looked at the values, and keeps them secret. [TI-007, TI-008,
    TI-117]

    Asked also when the figures left are all alike: a player who is not asked would be known to have only those.
    """

    asks = question("which-figure", hex=STANDS_ON)
    in_secret: ClassVar = question("which-figure-secret", hex=STANDS_ON)
    of_colour: ClassVar = question("which-colour", hex=STANDS_ON)

    def run(self, s: Isle, f: Frame) -> None:
        options = self.options(s, f.scope)
        s.ask(f, s.active, options, silent=s.placed[s.active] == s.rules.each)

    def options(self, s: Isle, scope: Scope) -> list[int]:
        blind = s.rules.equal_values or s.mode == REAL_TABLE
        options: list[int] = []
        for colour in range(s.rules.colours):  # TI-117
            first = (s.active * s.rules.colours + colour) * (TOP_VALUE + 1)
            if blind:
                if s.colour_left(s.active, colour):
                    options.append(FIGURE_COLOUR.put(colour))
            else:
                options += [FIGURE_COLOUR.put(colour) | v for v in range(1, TOP_VALUE + 1) if s.hand[first + v]]
        return options

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        a = PLACED_NOW.of(f)
        colour = FIGURE_COLOUR.of(option)
        s.colour = other(s.colour, a, colour)
        value = VALUE.of(option)
        if value:
            s.value = other(s.value, a, value)  # TI-007
            s.hand = more(s.hand, (s.active * s.rules.colours + colour) * (TOP_VALUE + 1) + value, -1)
        PLACE.next_player(s, a)

    def declared(self, s: Isle, f: Frame, option: int) -> Declaration:
        if s.rules.colours == 1:
            return CHOOSE_VALUE
        return CHOOSE_BOTH if VALUE.of(option) else CHOOSE_COLOUR

    def question(self, s: Isle, f: Frame) -> Declaration:
        if s.rules.equal_values or s.mode == REAL_TABLE:
            return self.of_colour
        return self.asks if s.rules.owners_look else self.in_secret


class LaunchShip(Node[Isle]):
    """In turn each player puts a ship on an empty sea space next to land, two rounds long. [TI-005, TI-013, AMB-28,
    AMB-34]
    """

    says = LAUNCH
    asks = question("launch-ship")

    def run(self, s: Isle, f: Frame) -> None:
        who = s.active
        if not s.to_launch[who]:  # TI-005
            return
        options = [h for h in self.coast(s) if s.crew[h] < 0 and not s.beasts[h]]  # TI-013 AMB-28
        s.ask(f, who, options)

    def coast(self, s: Isle) -> list[int]:
        found: list[int] = []
        for h in range(len(s.tile)):
            if s.tile[h] == SEA:
                for n in NEAR[h]:
                    if s.tile[n]:  # TI-013
                        found.append(h)
                        break
        return found

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        s.add_ship(option)
        s.to_launch = more(s.to_launch, s.active, -1)  # TI-013
        s.tell(LAUNCHED, (s.active, option))
        s.active = (s.active + 1) % s.players  # TI-013
        s.push(f)


PLACE: Final = PlaceAdventurer()
CHOOSE_FIGURE: Final = ChooseFigure()
