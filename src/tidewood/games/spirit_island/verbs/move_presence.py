"""Presence that moves from land to land."""

from __future__ import annotations

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.pieces import DAHAN, kind_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.presence import may_be
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame


class MoveSacredSite(Verb):
    """Move a Sacred Site of one's own from the land to one next to it: exactly two Presence. [SI-PRESENCE-08]"""

    def can(self, s: Island, f: Frame) -> bool:
        return s.present(f.scope.chooser, f.scope.place) >= 2

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f):
            near = s.adjacent(f.scope.place, f.scope.mode)
            self.ask(s, f, [place for place in near if may_be(s, f.scope.chooser, place)])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.add_presence(who, f.scope.place, -2)
        s.add_presence(who, option, 2)
        s.tell(events.PRESENCE_MOVED, (who, s.site(f.scope.place), s.site(option)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"sacred site {s.map.names[f.scope.place]}→{s.map.names[option]}"


class OceanGathers(Verb):
    """Gather one own Presence into each Ocean, from a coastal land of its board. cursor: which board."""

    automatic = False

    def sources(self, s: Island, f: Frame, board: int) -> list[int]:
        who = f.scope.chooser
        return [place for place in s.map.near[s.map.ocean_of[board]] if s.present(who, place)]

    def run(self, s: Island, f: Frame) -> None:
        for board in range(max(f.cursor, 0), len(s.map.boards)):
            sources = self.sources(s, f, board)
            if sources:
                self.ask(s, f.at(board), sources)
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        ocean = s.map.ocean_of[f.cursor]
        s.add_presence(who, option, -1)
        s.add_presence(who, ocean)
        s.tell(events.PRESENCE_MOVED, (who, s.site(option), s.site(ocean)))
        s.push(f.at(f.cursor + 1))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"gather presence {s.map.names[option]}→{s.map.names[s.map.ocean_of[f.cursor]]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]


class OceanPushes(Verb):
    """Push one own Presence out of each Ocean, to its coast. cursor: which board."""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        for board in range(max(f.cursor, 0), len(s.map.boards)):
            ocean = s.map.ocean_of[board]
            if s.present(who, ocean):
                self.ask(s, f.at(board), s.map.near[ocean])
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        ocean = s.map.ocean_of[f.cursor]
        s.add_presence(who, ocean, -1)
        s.add_presence(who, option)
        s.tell(events.PRESENCE_MOVED, (who, s.site(ocean), s.site(option)))
        s.push(f.at(f.cursor + 1))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"push presence {s.map.names[s.map.ocean_of[f.cursor]]}→{s.map.names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]


class LeftWithPresence(Condition[Island]):
    """A Dahan has left a land where this Spirit has Presence, for one where it may be."""

    def holds(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        for shape, origin, to in f.scope.named("that").things:
            if kind_of(shape) == DAHAN and origin >= 0 and s.present(who, origin) and may_be(s, who, to):
                return True
        return False


class GoAlong(Verb):
    """Ally of the Dahan: a Presence may move along with a Dahan."""

    def run(self, s: Island, f: Frame) -> None:
        if s.present(f.scope.owner, f.scope.origin):
            self.ask(s, f, [1, 0])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            who, origin, place = f.scope.owner, f.scope.origin, f.scope.place
            s.add_presence(who, origin, -1)
            s.add_presence(who, place)
            s.tell(events.PRESENCE_MOVED, (who, s.site(origin), s.site(place)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"go along {s.map.names[f.scope.origin]}→{s.map.names[f.scope.place]}" if option else "stay"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[f.scope.place if option else f.scope.origin]}"]
