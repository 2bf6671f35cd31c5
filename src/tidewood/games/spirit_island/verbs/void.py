"""What is drawn in from all around, again and again."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER, PLAYER, SPIRIT_OF
from tidewood.games.spirit_island.pieces import Kinds, names_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE
from tidewood.games.spirit_island.verbs.power_cards import Forget
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR, UNIQUE, power_of
from tidewood.games.spirit_island.verbs.presence import bring_presence, may_be
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.games.spirit_island.verbs.push_and_gather import GATHER, moving
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, PIECE_TAKEN
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Condition
from tidewood.kernel.combine import NO, YES
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, ToDo, option, part, question

LANDS: Final = ToDo(LAND)  # still to gather from
KIND_TURN: Final = Held(NUMBER)
SPIRIT_CHOSEN: Final = part(PLAYER)
GATHERED_FROM: Final = Cursor(LAND)


class GatherOneOfEach(Verb):
    """From each adjacent land, one piece of each of these kinds."""

    says = GATHER
    asks = question("gather-one", by_card=True, here=HERE)

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def can(self, s: Island, scope: Scope) -> bool:
        return any([s.count(land, self.kinds) for land in s.adjacent(scope.place, scope.mode)])

    def run(self, s: Island, f: Frame) -> None:
        lands = LANDS.of(f) if KIND_TURN.of(f) >= 0 else s.adjacent(f.scope.place, f.scope.mode)
        turn = max(KIND_TURN.of(f), 0)
        if not lands:
            return
        if turn == len(self.kinds):
            lands, turn = lands[1:], 0
            if not lands:
                return
        s.push(KIND_TURN.frame(self, f.scope, turn + 1, LANDS.kept(lands)))
        shapes = s.pieces(lands[0], (self.kinds[turn],))
        if len(shapes) > 1:
            now = s.stack.pop()
            self.ask(s, now, [PIECE_TAKEN.put(shape) | LAND_TAKEN.put(lands[0]) for shape in shapes])
        elif shapes:
            s.push(moving(f.scope, shapes[0], lands[0], f.scope.place))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(f)
        s.push(moving(f.scope, PIECE_TAKEN.of(option), LAND_TAKEN.of(option), f.scope.place))

    def mentions(self) -> list[str]:
        return ["gather", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


class GatherPresence(Verb):
    """From each adjacent land, one Presence of any Spirit that may be here. [SI-EXPANSION-12]"""

    says = option("spirit", "to {who}", refs=("player:{who}",), spirit=part(SPIRIT_OF), who=SPIRIT_CHOSEN)
    asks = question("gather-presence", by_card=True, here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        lands = LANDS.of(f) if KIND_TURN.of(f) >= 0 else s.adjacent(place, f.scope.mode)
        for i, land in enumerate(lands):
            every = [who for who in range(s.players) if s.present(who, land) and may_be(s, who, place, f.scope.mode)]
            able = [who for who in every if not holds_still(s, who)]
            if able:
                now = KIND_TURN.frame(self, f.scope, 0, LANDS.kept(lands[i + 1 :]))
                self.ask(s, GATHERED_FROM.put(now, land), able)
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        land = GATHERED_FROM.of(f)
        s.add_presence(option, land, -1)
        s.tell(events.PRESENCE_MOVED, (option, s.site(land), s.site(f.scope.place)))
        s.push(f)
        bring_presence(s, f.scope, option, f.scope.place, land)

    def mentions(self) -> list[str]:
        return ["gather", "presence"]


class ForgetKind(Forget):
    """Forget a Power Card of this kind."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def options(self, s: Island, scope: Scope) -> list[int]:
        return [card for card in super().options(s, scope) if power_of(card).kind == self.kind]


FORGET_THREE: Final = (ForgetKind(MINOR), ForgetKind(MAJOR), ForgetKind(UNIQUE))


class PerformAgain(Verb):
    """As often as one likes: forget a card of each kind to do the part again."""

    asks = question("perform-again", by_card=True)

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def can(self, s: Island, scope: Scope) -> bool:
        return all([forget.can(s, scope) for forget in FORGET_THREE])

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            self.ask(s, f, [1, 0])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            s.push(f)
            s.push(f.run_by(self.part))
            for forget in reversed(FORGET_THREE):
                s.push(f.run_by(forget))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return YES if option else NO

    def children(self) -> list[Node[Island]]:
        return [*FORGET_THREE, self.part]


class NoOtherCards(Condition[Island]):
    """The one whose Power it is has no other Power Card in play."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return all([card == scope.card for card in s.play[scope.owner]])
