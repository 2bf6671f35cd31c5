"""On which boards something happens, how often, and how Spirits keep it away together."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.conditions.boards import AmongLands
from tidewood.games.spirit_island.fields import BOARD_HERE, EFFECT, HERE, LAND, PLAYER
from tidewood.games.spirit_island.pieces import DAHAN
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import LOSE_PRESENCE, WHOSE
from tidewood.games.spirit_island.verbs.each import EachSpirit
from tidewood.games.spirit_island.verbs.event_parts import PreventVote
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE
from tidewood.games.spirit_island.verbs.so_many import LEFT
from tidewood.games.spirit_island.verbs.verb import NO_LAND, STOP, Verb, to_land
from tidewood.kernel.amounts import Amount
from tidewood.kernel.combine import When
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, OfNode, Worked, option, part, question
from tidewood.kernel.joint import LEFT as TO_PAY
from tidewood.kernel.joint import JointPayment
from tidewood.kernel.rows import Action

USED_BOARDS: Final = Held(BOARD_SET)


class OnHalfOfBoards(Verb):
    """In a land of choice on half of the boards, rounded up; each its own Action."""

    says = to_land("{land}")
    asks = question("a-land", by_card=True, land=OfNode(EFFECT, "land"), part=OfNode(EFFECT, "part"))

    def __init__(self, on_board: ALand) -> None:
        self.land: Final = on_board.land
        self.part: Final = Action(on_board.part)
        self.inner: Final = on_board

    def run(self, s: Island, f: Frame) -> None:
        left = (len(s.boards_left()) + 1) // 2 if LEFT.of(f) < 0 else LEFT.of(f)
        used = max(USED_BOARDS.of(f), 0)
        if left <= 0:
            return
        lands = [p for p in self.inner.lands(s, f.scope) if not BOARD_SET.has(used, s.map.board[p])]
        if lands:
            self.ask(s, USED_BOARDS.put(LEFT.frame(self, f.scope, left), used), lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        used = BOARD_SET.plus(USED_BOARDS.of(f), s.map.board[option])
        s.push(USED_BOARDS.put(LEFT.frame(self, f.scope, LEFT.of(f) - 1), used))
        s.push(Frame(self.part, self.inner.inner(f.scope, option)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class Among(Verb):
    """Something done to one piece at a time, in lands of choice that fit, so many times or up to so many."""

    says = to_land("{land}")
    stops = NO_LAND
    asks = question("among", by_card=True, land=OfNode(EFFECT, "land"), part=OfNode(EFFECT, "part"), left=LEFT)

    def __init__(self, amount: Amount[Island], inner: ALand) -> None:
        self.amount: Final = amount
        self.inner: Final = inner
        self.land: Final = inner.land
        self.part: Final = inner.part

    def can(self, s: Island, scope: Scope) -> bool:
        return self.inner.can(s, scope) and self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)
        lands = self.inner.lands(s, f.scope) if left > 0 else []
        s.result = NOTHING
        if lands:
            self.ask(s, LEFT.put(f, left), [*lands, STOP] if self.amount.up_to else lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            s.push(LEFT.put(f, LEFT.of(f) - 1))
            s.push(Frame(self.part, self.inner.inner(f.scope, option)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class ForSpiritsWith(EachSpirit):
    """The part for every Spirit that has enough such pieces among its lands. [SI-ACTION-04]"""

    def __init__(self, owned: AmongLands, part: Node[Island]) -> None:
        super().__init__(When(owned, part))
        self.owned: Final = owned
        self.given: Final = part


# -- keeping it away

PAYER: Final = part(PLAYER, bits=3)
LOSES_AT: Final = part(LAND, above=PAYER)
DAHAN_GIVEN: Final = -2  # as an option: a Dahan instead of Presence
DAHAN_OPTION: Final = option("sacrifice-dahan", "destroy dahan {here}", here=HERE)
BOARD: Final = Worked(BOARD_HERE, lambda s, f, option: f.scope.card)


class SacrificeOnBoard(JointPayment[Island]):
    """The Spirits destroy so much Presence on the board together; in the land, where one stands in the scope.
    [SI-EVENT-14]
    """

    says = option(
        "sacrifice-on-board", "destroy presence {land}", refs=("player:{who}", "land:{land}"), who=PAYER, land=LOSES_AT
    )
    asks = question("sacrifice-on-board", by_card=True, board=BOARD, left=TO_PAY)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def places(self, s: Island, scope: Scope) -> list[int]:
        return s.lands_on(scope.card)

    def can(self, s: Island, scope: Scope) -> bool:
        return sum([s.present(who, p) for who in range(s.players) for p in self.places(s, scope)]) >= self.n

    def due(self, s: Island, scope: Scope) -> int:
        return self.n

    def offers(self, s: Island, f: Frame, who: int) -> list[int]:
        return LOSES_AT.each([p for p in self.places(s, f.scope) if s.present(who, p)], PAYER.put(who))

    def give(self, s: Island, f: Frame, option: int) -> None:
        s.push(WHOSE.frame(LOSE_PRESENCE, f.scope.at(LOSES_AT.of(option)), PAYER.of(option)))

    def mentions(self) -> list[str]:
        return ["destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


class SacrificeHere(SacrificeOnBoard):
    """Presence or Dahan of the land, so many in all; Dahan belong to nobody, so whoever likes gives them."""

    says = option(
        "sacrifice-on-board", "destroy presence {land}", refs=("player:{who}", "land:{land}"), who=PAYER, land=LOSES_AT
    )

    def places(self, s: Island, scope: Scope) -> list[int]:
        return [scope.place]

    def can(self, s: Island, scope: Scope) -> bool:
        here = sum([s.present(who, scope.place) for who in range(s.players)])
        return here + s.dahan(scope.place) >= self.n

    def offers(self, s: Island, f: Frame, who: int) -> list[int]:
        return super().offers(s, f, who) + ([DAHAN_GIVEN] if s.dahan(f.scope.place) else [])

    def give(self, s: Island, f: Frame, option: int) -> None:
        if option == DAHAN_GIVEN:
            s.push(DESTROY_PIECE.frame(f.scope, s.pieces(f.scope.place, (DAHAN,))[0]))
        else:
            super().give(s, f, option)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return DAHAN_OPTION if option == DAHAN_GIVEN else self.says

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE, DESTROY_PIECE]


class Prevent(PreventVote):
    """It happens, unless the Spirits agree to pay for keeping it away. [SI-EVENT-12, SI-EVENT-13, SI-EVENT-14]"""

    asks = question("prevent", by_card=True, board=BOARD)

    def __init__(self, part: Node[Island], price: Node[Island]) -> None:
        super().__init__(part, price)
        self.part: Final = part
        self.price: Final = price

    def run(self, s: Island, f: Frame) -> None:
        if self.part.can(s, f.scope):  # else there is nothing to keep away, SI-EVENT-07
            super().run(s, f)

    def can(self, s: Island, scope: Scope) -> bool:
        return self.part.can(s, scope)

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return self.asks
