"""A board that comes to the island during the game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.boards import BOARDS, SIDES, numbers_of
from tidewood.games.spirit_island.board.layouts import Join, layout_of
from tidewood.games.spirit_island.board.maps import Map, map_of, plan_of
from tidewood.games.spirit_island.fields import BOARD, BOARD_HERE, LAND, NUMBER, PIECE, PLAYER, SPIRIT_OF
from tidewood.games.spirit_island.hooks import NEW_BOARD, SKIPS_BOARD
from tidewood.games.spirit_island.pieces import BADLANDS, BEASTS, KINDS, WILDS
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.add import came
from tidewood.games.spirit_island.verbs.presence import AddPresence, may_be
from tidewood.games.spirit_island.verbs.verb import STOP, Verb, to_land
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Worked, option, part, question
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.fields import Named
from tidewood.kernel.rows import COUNTS, Rule, lay

UNTOUCHED: Final[Rule[Island]] = register(Rule("untouched-land", COUNTS, NEW_BOARD))
SKIPPED: Final[Rule[Island]] = register(Rule("untouched-land-skips", COUNTS, SKIPS_BOARD))
TOKENS: Final = (BEASTS, BEASTS, WILDS, WILDS, BADLANDS, BADLANDS)
MOST_PRESENCE: Final = 2

# How the new board lies: at which side of which board, with which of its own sides
SIDE: Final = Named("side", SIDES, points=False)
OWN_SIDE: Final = part(SIDE, bits=2)
AT_SIDE: Final = part(SIDE, bits=2, above=OWN_SIDE)
AT_BOARD: Final = part(BOARD_HERE, above=AT_SIDE)
PLACE_CHOSEN: Final = Cursor(NUMBER)  # where the new board will lie, packed as above


def new_joins(s: Island) -> tuple[Join, ...]:
    """How the board that came during the game lies at the others, if there is one; for the map of a loaded game."""
    if NEW_BOARD not in s.hooks:
        return ()
    packed = next(row.value for row in s.rows if row.rule is UNTOUCHED)
    return ((AT_BOARD.of(packed), SIDES[AT_SIDE.of(packed)], len(s.boards) - 1, SIDES[OWN_SIDE.of(packed)]),)


class NewBoard(Verb):
    """Once in a game: a board drawn at random comes next to the board of the land. Its printed pieces do not come with
    it; tokens and Presence are put there. From now on a Build card, and what an adversary does on each board, skips one
    board.
    """

    says = option(
        "place-board",
        "{at}.{side}-{own}",
        refs=("land:{land}",),
        at=AT_BOARD,
        side=AT_SIDE,
        own=OWN_SIDE,
        land=Worked(LAND, lambda s, f, option: f.scope.place),
    )
    falls = option("board", "board {board}", board=part(BOARD))

    def free(self, s: Island) -> list[int]:
        """Boards that are in the box."""
        return [b for b in numbers_of(s.rules.setup["expansions"], False) if b not in s.boards]

    def places(self, s: Island, scope: Scope) -> list[int]:
        """How a board can lie at that of the land."""
        if not s.map.placed or s.rules.setup["layout"] == "thematic":
            return []
        at = s.map.board[scope.place]
        found: list[int] = []
        ids = tuple(s.map.boards)
        plan = plan_of(ids, *s.rules.layout_of(ids))
        for side in range(len(SIDES)):
            for own in range(len(SIDES)):
                join = (at, SIDES[side], len(ids), SIDES[own])
                try:
                    layout_of(len(ids) + 1, (*plan.joins, join), (*ids, "new"))
                except BadSetup:
                    continue
                found.append(AT_BOARD.put(at) | AT_SIDE.put(side) | OWN_SIDE.put(own))
        return found

    def can(self, s: Island, scope: Scope) -> bool:
        return NEW_BOARD not in s.hooks and bool(self.free(s)) and bool(self.places(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        if PLACE_CHOSEN.of(f) >= 0:
            free = self.free(s)
            s.chance(f, free, [1] * len(free))
        elif self.can(s, f.scope):
            self.ask(s, f, self.places(s, f.scope))

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return ASK_BOARD if s.asks_chance else ASK_PLACE

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(PLACE_CHOSEN.put(f, option))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        old = tuple(s.map.boards)
        s.boards = [*s.boards, outcome]
        lay(s, UNTOUCHED, -1, value=PLACE_CHOSEN.of(f))
        lay(s, SKIPPED, -1)
        touching = s.rules.setup["adjacency"] == "touch"
        grow(s, map_of((*old, BOARDS[outcome]), *s.rules.layout_of(old), touching, new_joins(s)))
        s.tell(events.BOARD_DRAWN, (outcome,))
        s.push(Frame(SETTLE, f.scope))

    def children(self) -> list[Node[Island]]:
        return [SETTLE]


ASK_PLACE: Final = question("place-board", by_card=True)
ASK_BOARD: Final = question("board")


def grow(s: Island, map: Map) -> None:
    """The map has another board behind the others: what is kept by place gets room for it."""
    more = map.size - s.map.size
    s.grid = [*s.grid, *[0] * (more * KINDS)]
    s.defend = [*s.defend, *[0] * more]
    size = s.map.size
    s.presence = [n for who in range(s.players) for n in [*s.presence[who * size : who * size + size], *[0] * more]]
    s.map = map


TURN: Final = Cursor(NUMBER)  # which token or Presence comes next


def coming(s: Island, f: Frame, option: int) -> int:
    return TOKENS[max(TURN.of(f), 0)]


class Settle(Verb):
    """Tokens come to the new board, each to a land of one's choice; then Presence of any Spirits."""

    says = to_land("{piece} {land}", piece=Worked(PIECE, coming))
    asks = question("settle-token", by_card=True, piece=Worked(PIECE, coming))

    def run(self, s: Island, f: Frame) -> None:
        turn = max(TURN.of(f), 0)
        if turn < len(TOKENS):
            self.ask(s, TURN.put(f, turn), [*s.map.lands_of[-1]])
        else:
            s.push(LEFT.frame(SETTLE_PRESENCE, f.scope, MOST_PRESENCE))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        kind = coming(s, f, option)
        s.push(TURN.put(f, TURN.of(f) + 1))
        s.add(option, kind)
        s.tell(events.ADDED, (kind, s.site(option), 1))
        came(s, f.scope.at(option), NOTHING.plus(kind, -1, option))

    def children(self) -> list[Node[Island]]:
        return [SETTLE_PRESENCE]


LEFT: Final = Cursor(NUMBER)
TO_LAND: Final = part(LAND, bits=8)
OF_WHOM: Final = part(PLAYER, above=TO_LAND)


class SettlePresence(Verb):
    """Up to 2 Presence of any Spirits come to lands of the new board."""

    says = option(
        "settle-presence",
        "presence {who} {land}",
        refs=("land:{land}", "player:{who}"),
        spirit=Worked(SPIRIT_OF, lambda s, f, option: OF_WHOM.of(option)),
        who=OF_WHOM,
        land=TO_LAND,
    )
    stops = option("settle-no-more", "stop")
    asks = question("settle-presence", by_card=True, left=LEFT)

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) <= 0:
            return
        options = [
            TO_LAND.put(place) | OF_WHOM.put(who)
            for who in range(s.players)
            for place in s.map.lands_of[-1]
            if may_be(s, who, place) and ADD_HERE.can(s, Scope(who, place=place, mode=f.scope.mode))
        ]
        if options:
            self.ask(s, f, [*options, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            s.push(LEFT.put(f, LEFT.of(f) - 1))
            s.push(Frame(ADD_HERE, Scope(OF_WHOM.of(option), place=TO_LAND.of(option), mode=f.scope.mode)))

    def children(self) -> list[Node[Island]]:
        return [ADD_HERE]


ADD_HERE: Final = AddPresence(here=True)
SETTLE: Final = Settle()
SETTLE_PRESENCE: Final = SettlePresence()
