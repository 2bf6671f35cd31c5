"""Presence that moves from land to land."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER, PIECE
from tidewood.games.spirit_island.pieces import Kinds, kind_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.presence import bring_presence, may_be, shift_presence
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.games.spirit_island.verbs.verb import STOP, Verb, to_land
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, OfNode, Origin, Worked, option, part, question
from tidewood.kernel.rows import THAT

BOARD_TURN: Final = Cursor(NUMBER)  # the board whose Ocean gathers or pushes
OCEAN_OF: Final = Worked(LAND, lambda s, f, option: s.map.ocean_of[BOARD_TURN.of(f)])
ORIGIN: Final = Origin(LAND)
MOVED_TO: Final = part(LAND, bits=12)
FROM: Final = part(LAND, above=MOVED_TO)
GO_ALONG: Final = option("go-along", "go along {origin}→{here}", origin=ORIGIN, here=HERE)
STAY: Final = option("stay", "stay", refs=("land:{origin}",), origin=ORIGIN)


class MoveSacredSite(Verb):
    """Move a Sacred Site of one's own from the land to one next to it: exactly two Presence. [SI-PRESENCE-08]"""

    says = to_land("sacred site {here}→{land}", here=HERE)
    asks = question("move-sacred-site", by_card=True, here=HERE)

    def can(self, s: Island, scope: Scope) -> bool:
        return s.present(scope.chooser, scope.place) >= 2 and not holds_still(s, scope.chooser)

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            near = s.adjacent(f.scope.place, f.scope.mode)
            self.ask(s, f, [place for place in near if may_be(s, f.scope.chooser, place, f.scope.mode)])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.add_presence(who, f.scope.place, -2)
        bring_presence(s, f.scope, who, option, f.scope.place, 2)
        s.tell(events.PRESENCE_MOVED, (who, s.site(f.scope.place), s.site(option)))


class MovePresence(Verb):
    """Move one own Presence to a land so far away at most; it may also stay where it is, which is in range too."""

    says = option(
        "move-presence", "presence {origin}→{to}", refs=("land:{origin}", "land:{to}"), origin=FROM, to=MOVED_TO
    )
    stops = option("stay", "stay")
    asks = question("move-presence", by_card=True, within=OfNode(NUMBER, "within"))

    def __init__(self, within: int) -> None:
        self.within: Final = within

    def choices(self, s: Island, scope: Scope) -> list[int]:
        who = scope.chooser
        steps = s.steps(scope.mode)
        lands = [place for place in range(s.map.size) if may_be(s, who, place, scope.mode)]
        return [
            FROM.put(origin) | MOVED_TO.put(to)
            for origin in ([] if holds_still(s, who) else s.places_of(who))
            for to in lands
            if to != origin and steps[origin][to] <= self.within
        ]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.choices(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        choices = self.choices(s, f.scope)
        if choices:
            self.ask(s, f, [*choices, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            shift_presence(s, f.scope, f.scope.chooser, FROM.of(option), MOVED_TO.of(option))


class GatherIntoOceans(Verb):
    """Gather one own Presence into each Ocean, from a coastal land of its board."""

    says = option(
        "land", "gather presence {land}→{ocean}", refs=("land:{land}", "land:{ocean}"), land=part(LAND), ocean=OCEAN_OF
    )
    asks = question("ocean-gathers", ocean=OCEAN_OF)
    automatic = False

    def sources(self, s: Island, scope: Scope, board: int) -> list[int]:
        who = scope.chooser
        return [place for place in s.map.near[s.map.ocean_of[board]] if s.present(who, place)]

    def run(self, s: Island, f: Frame) -> None:
        for board in range(max(BOARD_TURN.of(f), 0), len(s.map.boards)):
            sources = self.sources(s, f.scope, board)
            if sources:
                self.ask(s, BOARD_TURN.put(f, board), sources)
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        shift_presence(s, f.scope, f.scope.chooser, option, s.map.ocean_of[BOARD_TURN.of(f)])
        s.push(BOARD_TURN.put(f, BOARD_TURN.of(f) + 1))


class PushOutOfOceans(Verb):
    """Push one own Presence out of each Ocean, to its coast."""

    says = to_land("push presence {ocean}→{land}", ocean=OCEAN_OF)
    asks = question("ocean-pushes", ocean=OCEAN_OF)

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        for board in range(max(BOARD_TURN.of(f), 0), len(s.map.boards)):
            ocean = s.map.ocean_of[board]
            if s.present(who, ocean):
                self.ask(s, BOARD_TURN.put(f, board), s.map.near[ocean])
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        shift_presence(s, f.scope, f.scope.chooser, s.map.ocean_of[BOARD_TURN.of(f)], option)
        s.push(BOARD_TURN.put(f, BOARD_TURN.of(f) + 1))


class LeftWithPresence(Condition[Island]):
    """A piece of these kinds has left a land where this Spirit has Presence, for one where it may be."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Island, scope: Scope) -> bool:
        who, mode = scope.chooser, scope.mode
        for shape, origin, to in scope.named(THAT).things:
            left = origin >= 0 and origin != to and kind_of(shape) in self.kinds
            if left and s.present(who, origin) and may_be(s, who, to, mode):
                return True
        return False


class GoAlong(Verb):
    """Ally of the Dahan or of the Beasts: a Presence may move along with one."""

    asks = question("go-along", piece=OfNode(PIECE, "kind"), origin=ORIGIN, here=HERE)

    def __init__(self, kinds: Kinds) -> None:
        self.kind: Final = kinds[0]

    def run(self, s: Island, f: Frame) -> None:
        if s.present(f.scope.owner, f.scope.origin) and not holds_still(s, f.scope.owner):
            self.ask(s, f, [1, 0])

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return GO_ALONG if option else STAY

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            shift_presence(s, f.scope, f.scope.owner, f.scope.origin, f.scope.place)
