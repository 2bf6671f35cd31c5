"""Presence that moves and takes pieces along, or leaves the game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import LAND
from tidewood.games.spirit_island.pieces import Kinds
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.presence import bring_presence, may_be
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.games.spirit_island.verbs.push_and_gather import Bring
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.kernel.amounts import Flat, UpTo
from tidewood.kernel.combine import Seq, When
from tidewood.kernel.core import NOTHING, Condition, Frame, Node, Scope
from tidewood.kernel.declare import option, part, question

FROM: Final = part(LAND, bits=8)
TO: Final = part(LAND, above=FROM)


def brings(n: int, kinds: tuple[Kinds, ...]) -> Node[Island]:
    """Up to n of each of these kinds go along."""
    return Seq(*[Bring(UpTo(Flat(n)), kind) for kind in kinds])


class PushPresence(Verb):
    """One of the chooser's Presence may be pushed, with up to so many pieces of each of these kinds; of some only if
    something is so.
    """

    says = option("push-presence", "push presence {origin}→{to}", origin=FROM, to=TO)
    stops = option("push-no-presence", "stop")
    asks = question("push-presence-along", by_card=True)

    def __init__(
        self, n: int, kinds: tuple[Kinds, ...], more: tuple[Kinds, ...] = (), when: Condition[Island] | None = None
    ) -> None:
        self.n: Final = n
        self.kinds: Final = kinds
        self.more: Final = more
        self.when: Final = when
        along = [brings(n, kinds)]
        if when is not None:
            along.append(When(when, brings(n, more)))
        self.along: Final = Seq(*along)

    def ways(self, s: Island, scope: Scope) -> list[int]:
        who = scope.chooser
        found: list[int] = []
        for origin in [] if holds_still(s, who) else s.places_of(who):
            for to in s.adjacent(origin, scope.mode):
                if may_be(s, who, to, scope.mode):
                    found.append(FROM.put(origin) | TO.put(to))
        return found

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.ways(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        ways = self.ways(s, f.scope)
        if ways:
            self.ask(s, f, [*ways, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        who, origin, to = f.scope.chooser, FROM.of(option), TO.of(option)
        s.add_presence(who, origin, -1)
        s.tell(events.PRESENCE_MOVED, (who, s.site(origin), s.site(to)))
        s.push(Frame(self.along, f.scope.from_origin(origin).at(to)))
        bring_presence(s, f.scope, who, to, origin)

    def mentions(self) -> list[str]:
        return ["push", "presence"]

    def children(self) -> list[Node[Island]]:
        return [self.along]
