"""Presence that moves from land to land."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER
from tidewood.games.spirit_island.pieces import DAHAN, kind_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.presence import may_be
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Origin, Worked, option, part, question
from tidewood.kernel.rows import THAT

BOARD_TURN: Final = Cursor(NUMBER)  # the board whose Ocean gathers or pushes
OCEAN_OF: Final = Worked(LAND, lambda s, f, option: s.map.ocean_of[BOARD_TURN.of(f)])
ORIGIN: Final = Origin(LAND)
GO_ALONG: Final = option("go-along", "go along {origin}→{here}", origin=ORIGIN, here=HERE)
STAY: Final = option("stay", "stay", refs=("land:{origin}",), origin=ORIGIN)


class MoveSacredSite(Verb):
    """Move a Sacred Site of one's own from the land to one next to it: exactly two Presence. [SI-PRESENCE-08]"""

    says = to_land("sacred site {here}→{land}", here=HERE)
    asks = question("move-sacred-site", by_card=True, here=HERE)

    def can(self, s: Island, scope: Scope) -> bool:
        return s.present(scope.chooser, scope.place) >= 2

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            near = s.adjacent(f.scope.place, f.scope.mode)
            self.ask(s, f, [place for place in near if may_be(s, f.scope.chooser, place, f.scope.mode)])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.add_presence(who, f.scope.place, -2)
        s.add_presence(who, option, 2)
        s.tell(events.PRESENCE_MOVED, (who, s.site(f.scope.place), s.site(option)))


class OceanGathers(Verb):
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
                self.ask(s, f.at(board), sources)
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        ocean = s.map.ocean_of[BOARD_TURN.of(f)]
        s.add_presence(who, option, -1)
        s.add_presence(who, ocean)
        s.tell(events.PRESENCE_MOVED, (who, s.site(option), s.site(ocean)))
        s.push(f.at(BOARD_TURN.of(f) + 1))


class OceanPushes(Verb):
    """Push one own Presence out of each Ocean, to its coast."""

    says = to_land("push presence {ocean}→{land}", ocean=OCEAN_OF)
    asks = question("ocean-pushes", ocean=OCEAN_OF)

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        for board in range(max(BOARD_TURN.of(f), 0), len(s.map.boards)):
            ocean = s.map.ocean_of[board]
            if s.present(who, ocean):
                self.ask(s, f.at(board), s.map.near[ocean])
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        ocean = s.map.ocean_of[BOARD_TURN.of(f)]
        s.add_presence(who, ocean, -1)
        s.add_presence(who, option)
        s.tell(events.PRESENCE_MOVED, (who, s.site(ocean), s.site(option)))
        s.push(f.at(BOARD_TURN.of(f) + 1))


class LeftWithPresence(Condition[Island]):
    """A Dahan has left a land where this Spirit has Presence, for one where it may be."""

    def holds(self, s: Island, scope: Scope) -> bool:
        who, mode = scope.chooser, scope.mode
        for shape, origin, to in scope.named(THAT).things:
            if kind_of(shape) == DAHAN and origin >= 0 and s.present(who, origin) and may_be(s, who, to, mode):
                return True
        return False


class GoAlong(Verb):
    """Ally of the Dahan: a Presence may move along with a Dahan."""

    asks = question("go-along", origin=ORIGIN, here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        if s.present(f.scope.owner, f.scope.origin):
            self.ask(s, f, [1, 0])

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return GO_ALONG if option else STAY

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            who, origin, place = f.scope.owner, f.scope.origin, f.scope.place
            s.add_presence(who, origin, -1)
            s.add_presence(who, place)
            s.tell(events.PRESENCE_MOVED, (who, s.site(origin), s.site(place)))
