"""Tokens of several kinds, Strife among them: some are removed, come back, or are added as one likes."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, SHAPE
from tidewood.games.spirit_island.pieces import INVADERS, KIND, STRIFE, Kinds, kind_of, names_of, strife_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.add import Add
from tidewood.games.spirit_island.verbs.destroy_and_remove import remove
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoMany, no_more
from tidewood.games.spirit_island.verbs.strife import Strife
from tidewood.kernel.amounts import Amount, Flat
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.ledger import note, noted

REMOVED: Final = "tokens-removed"  # in the book of the Action; Strife as the Invader that had it
ADDED: Final = "tokens-added"
STRIFE_TOKEN: Final = INVADERS[0]  # as a token: no Invader is one
TOKEN: Final = part(SHAPE)
REMOVE_TOKEN: Final = option(
    "remove", "remove {piece} {here}", refs=("piece:{here}/{piece}", "land:{here}"), piece=TOKEN, here=HERE
)
REMOVE_STRIFE: Final = option(
    "remove-strife",
    "remove strife {piece} {here}",
    refs=("piece:{here}/{piece}", "land:{here}"),
    piece=TOKEN,
    here=HERE,
)
ADD_TOKEN: Final = option("add-token", "add {piece} {here}", refs=("land:{here}",), piece=TOKEN, here=HERE)
ADD_STRIFE: Final = option("add-strife", "add strife {here}", refs=("land:{here}",), here=HERE)
ADD_ONE_STRIFE: Final = Strife(Flat(1))


class RemoveTokens(SoMany):
    """Remove tokens of these kinds and Strife from the land."""

    stops = no_more("remove")
    asks = question("remove", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds) -> None:
        self.amount = amount
        self.kinds: Final = kinds

    def tokens(self, s: Island, place: int) -> list[int]:
        return [*s.pieces(place, self.kinds), *[shape for shape in s.pieces(place, INVADERS) if strife_of(shape)]]

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and bool(self.tokens(s, scope.place))

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.tokens(s, f.scope.place)

    def take(self, s: Island, f: Frame, option: int) -> None:
        place = f.scope.place
        if KIND.of(option) in INVADERS:
            s.take(place, option)
            s.add(place, STRIFE.change(option, strife_of(option) - 1))
            s.tell(events.STRIFE_GONE, (kind_of(option), s.site(place)))
            s.result = NOTHING.plus(option, place, -1)
        else:
            remove(s, f.scope, option)
        note(s, REMOVED, s.result)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if option >= 0 and KIND.of(option) in INVADERS:
            return REMOVE_STRIFE
        return super().declared(s, f, option) if option < 0 else REMOVE_TOKEN

    def mentions(self) -> list[str]:
        return ["remove", "strife", *names_of(self.kinds)]


class AddTokens(SoMany):
    """Add tokens to the land, each of one of these kinds or Strife; `most_each`: of each no more than so many."""

    stops = no_more("add")
    asks = question("add-token", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds, most_each: int = -1) -> None:
        self.amount = amount
        self.kinds: Final = kinds
        self.most_each: Final = most_each
        self.nodes: Final = {kind: Add(Flat(1), kind) for kind in kinds}

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and self.amount.of(s, scope) > 0

    def free(self, s: Island) -> list[int]:
        """The kinds of which more may be added, Strife as one of them."""
        added = [token for token, _, _ in noted(s, ADDED).things]
        every = [*self.kinds, STRIFE_TOKEN]
        return [token for token in every if self.most_each < 0 or added.count(token) < self.most_each]

    def choices(self, s: Island, f: Frame) -> list[int]:
        return [token for token in self.free(s) if token != STRIFE_TOKEN or s.invaders(f.scope.place)]

    def take(self, s: Island, f: Frame, option: int) -> None:
        note(s, ADDED, Result(((option, -1, f.scope.place),), 1))
        s.push(Frame(ADD_ONE_STRIFE if option == STRIFE_TOKEN else self.nodes[option], f.scope))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if option < 0:
            return super().declared(s, f, option)
        return ADD_STRIFE if option == STRIFE_TOKEN else ADD_TOKEN

    def mentions(self) -> list[str]:
        return ["add", "strife", *names_of(self.kinds)]

    def children(self) -> list[Node[Island]]:
        return [ADD_ONE_STRIFE, *self.nodes.values()]


class ReturnTokens(AddTokens):
    """Put tokens back that the Action has removed."""

    def left_over(self, s: Island, f: Frame) -> list[int]:
        """What was removed and is not back yet."""
        gone = [STRIFE_TOKEN if kind_of(shape) in INVADERS else shape for shape, _, _ in noted(s, REMOVED).things]
        for token, _, _ in noted(s, ADDED).things:
            gone.remove(token)
        return sorted(gone)

    def choices(self, s: Island, f: Frame) -> list[int]:
        return [token for token in self.left_over(s, f) if token != STRIFE_TOKEN or s.invaders(f.scope.place)]


class MoreOfEach(Node[Island]):
    """For each kind of token that the Action has added, the part that speaks of it."""

    def __init__(self, parts: dict[int, Node[Island]]) -> None:
        self.parts: Final = parts

    def run(self, s: Island, f: Frame) -> None:
        added = [token for token, _, _ in noted(s, ADDED).things]
        for token, node in reversed(list(self.parts.items())):
            if token in added:
                s.push(Frame(node, f.scope))

    def children(self) -> list[Node[Island]]:
        return list(self.parts.values())
