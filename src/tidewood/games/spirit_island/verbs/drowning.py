"""Drowned pieces: what the Ocean takes, what may be saved from it, and what it gives for them."""

from __future__ import annotations

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, PIECE
from tidewood.games.spirit_island.hooks import ACT_FAST, ACT_SLOW, REPEAT
from tidewood.games.spirit_island.pieces import kind_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.destroy_and_remove import Destroy
from tidewood.games.spirit_island.verbs.piece_changes import DROWN_PIECE, MOVE_PIECE
from tidewood.games.spirit_island.verbs.so_many import LEFT, no_more, on_piece
from tidewood.games.spirit_island.verbs.verb import Allowed, Verb, to_land
from tidewood.games.spirit_island.view import Why
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import Worked, question
from tidewood.kernel.rows import THAT


class Drown(Destroy):
    """Drown pieces of the land."""

    word = "drown"
    says = on_piece("drown")
    stops = no_more("drown")
    asks = question("drown", by_card=True, here=HERE, left=LEFT)

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(DROWN_PIECE.frame(f.scope, option))

    def children(self) -> list[Node[Island]]:
        return [DROWN_PIECE]


class HasDrowned(Allowed):
    """Enough drowned Health for 1 Energy lies on the panel."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.drowned[scope.chooser] >= s.players

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        return "no-drowned"


class CanPayAgain(Allowed):
    """In the Power phases Energy is worth something only to one who may pay for a repeat, or where all may pay together
    for something.
    """

    def holds(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        if s.drowned[who] < s.players:
            return False
        for row in s.rows:
            if row.rule.hook == REPEAT and row.owner == who and row.value < 0:
                return True
            if row.rule.hook in (ACT_FAST, ACT_SLOW) and row.owner < 0:
                return True
        return False

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        return "no-drowned" if s.drowned[scope.chooser] < s.players else None


class ExchangeDrowned(Node[Island]):
    """Drowned Health, as much as there are players, for 1 Energy."""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        s.drowned[who] -= s.players
        s.energy[who] += 1
        s.tell(events.ENERGY, (who, 1))


def drowning(s: Island, f: Frame, option: int) -> int:
    """The kind of piece that is about to drown."""
    return kind_of(f.scope.named(THAT).things[0][0])


class Rescue(Verb):
    """Tidal Boon: a piece about to drown is moved to a coastal land instead."""

    says = to_land("to {land}")
    asks = question("rescue", piece=Worked(PIECE, drowning))

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, [place for place in s.map.coast if not s.is_absent(place)])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        for shape, _, _ in f.scope.named(THAT).things:
            s.push(MOVE_PIECE.frame(f.scope.from_origin(f.scope.place).at(option), shape))

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]
