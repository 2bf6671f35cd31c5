"""Two lands that are one for a turn."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import FLAG, HERE, LAND, NUMBER, PLAYER, SHAPE, SPIRIT_OF
from tidewood.games.spirit_island.hooks import ABSENT, ARRIVED, JOINED, POWER
from tidewood.games.spirit_island.pieces import KINDS, OCEAN
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import ODD_PLACE, Island
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE
from tidewood.games.spirit_island.verbs.presence import bring_presence, may_be
from tidewood.games.spirit_island.verbs.protection import changeable, holds_still, stuck
from tidewood.games.spirit_island.verbs.verb import STOP, Verb, to_land
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Origin, Worked, option, part, question
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import COUNTS, THAT, THIS_TURN, Action, Row, Rule, lay, lift, react, set_rows

WOVEN: Final[Rule[Island]] = register(Rule("woven-land", COUNTS, JOINED))
PART_OF_IT: Final[Rule[Island]] = register(Rule("woven-part", COUNTS, ABSENT))


class JoinLands(Verb):
    """The land and one next to it are a single land for this turn: the other one is not there, what it is and what lies
    in it is part of this one.
    """

    says = to_land("join {here}+{land}", here=HERE)
    asks = question("join-lands", by_card=True, here=HERE)

    def lands(self, s: Island, scope: Scope) -> list[int]:
        if scope.place < 0 or s.map.terrain[scope.place] == OCEAN:
            return []
        near = s.adjacent(scope.place, scope.mode)
        return [land for land in near if s.map.terrain[land] != OCEAN and len(s.parts(land)) == 1]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.lands(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        lands = self.lands(s, f.scope)
        if lands:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        whole = f.scope.place
        for kind in range(KINDS):
            s.grid[whole * KINDS + kind] += s.grid[option * KINDS + kind]
            s.grid[option * KINDS + kind] = 0
        s.odd = sorted([ODD_PLACE.change(e, whole) if ODD_PLACE.of(e) == option else e for e in s.odd])
        for who in range(s.players):
            n = s.present(who, option)
            s.add_presence(who, option, -n)
            s.add_presence(who, whole, n)
        s.defend[whole] += s.defend[option]
        s.defend[option] = 0
        set_rows(s, tuple([moved(row, option, whole) for row in s.rows]))
        lay(s, PART_OF_IT, f.scope.owner, option, THIS_TURN)
        lay(s, WOVEN, f.scope.owner, whole, THIS_TURN, value=option)
        s.tell(events.LANDS_JOINED, (s.site(whole), s.site(option)))


def moved(row: Row, origin: int, to: int) -> Row:
    """A rule in force in a land, in the land it is part of."""
    if row.place != origin:
        return row
    return Row(row.serial, row.rule, row.owner, to, row.until, row.uses, row.value)


class PartLands(Node[Island]):
    """Joined lands are two again, before the turn ends."""

    def run(self, s: Island, f: Frame) -> None:
        row = next(row for row in s.rows if row.rule is WOVEN)
        for other in s.rows:
            if other.rule is PART_OF_IT and other.place == row.value:
                lift(s, other.serial)
        lift(s, row.serial)
        s.tell(events.LANDS_PARTED, (s.site(row.place), s.site(row.value)))
        s.push(Frame(DIVIDE, Scope(row.owner, place=row.place, origin=row.value, mode=POWER)))

    def children(self) -> list[Node[Island]]:
        return [DIVIDE]


APART: Final = Origin(LAND)  # the land that becomes one of its own again
OF_SPIRIT: Final = part(FLAG, bits=1)  # a Presence; else a piece
THING: Final = part(NUMBER, above=OF_SPIRIT)
PART_PIECE: Final = option(
    "part-piece",
    "move {piece} {here}→{apart}",
    refs=("piece:{here}/{piece}", "land:{here}", "land:{apart}"),
    piece=Worked(SHAPE, lambda s, f, option: THING.of(option)),
    here=HERE,
    apart=APART,
)
PART_PRESENCE: Final = option(
    "part-presence",
    "move presence {who} {here}→{apart}",
    refs=("land:{here}", "land:{apart}"),
    spirit=Worked(SPIRIT_OF, lambda s, f, option: THING.of(option)),
    who=Worked(PLAYER, lambda s, f, option: THING.of(option)),
    here=HERE,
    apart=APART,
)


class Divide(Verb):
    """What lies in a land that was joined is divided as the Spirit who joined it likes. All of it is considered moved,
    as the card says: what stays, too.
    """

    says = PART_PIECE
    asks = question("part-lands", here=HERE, apart=APART)
    stops = option("part-no-more", "stop")

    def run(self, s: Island, f: Frame) -> None:
        place, apart = f.scope.place, f.scope.origin
        shapes = changeable(s, f.scope, s.pieces(place, tuple(range(KINDS))))
        options = [THING.put(shape) for shape in shapes if not stuck(s, shape)]
        here = [who for who in range(s.players) if s.present(who, place) and may_be(s, who, apart)]
        options += [THING.put(who) | OF_SPIRIT.put(1) for who in here if not holds_still(s, who)]
        if options:
            self.ask(s, f, [*options, STOP])

    def stay(self, s: Island, f: Frame) -> None:
        """What is left has moved within the land."""
        place = f.scope.place
        moved = [NOTHING.plus(shape, place, place) for shape in s.every_piece(place, tuple(range(KINDS)))]
        for one in reversed(moved):
            note(s, "moved", one)
            if ARRIVED in s.hooks:
                react(s, f.scope.from_origin(place).naming(THAT, one), ARRIVED, one)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if option == STOP:
            return self.stops
        return PART_PRESENCE if OF_SPIRIT.of(option) else PART_PIECE

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            self.stay(s, f)
            return
        place, apart = f.scope.place, f.scope.origin
        s.push(f)
        if OF_SPIRIT.of(option):
            who = THING.of(option)
            s.add_presence(who, place, -1)
            s.tell(events.PRESENCE_MOVED, (who, s.site(place), s.site(apart)))
            bring_presence(s, f.scope, who, apart, place)
        else:
            s.push(MOVE_PIECE.frame(f.scope.from_origin(place).at(apart), THING.of(option)))

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


DIVIDE: Final = Action(Divide())
PART_LANDS: Final = PartLands()
