"""Choose some of these, in the toy game."""

from __future__ import annotations

from typing import Final

from tests.toy.state import LANDS, PIECES, Islet
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Result, Scope
from tidewood.kernel.decks import card_of
from tidewood.kernel.declaration import Happening
from tidewood.kernel.picks import Pick


class PickLands(Pick[Islet]):
    """Choose up to n lands."""

    def __init__(self, amount: Amount[Islet], let: str) -> None:
        self.amount: Final = amount
        self.let: Final = let

    def things(self, s: Islet, scope: Scope) -> list[int]:
        return list(range(LANDS))

    def most(self, s: Islet, scope: Scope) -> int:
        return self.amount.of(s, scope)

    def least(self, s: Islet, scope: Scope, most: int) -> int:
        return 0 if self.amount.up_to else most

    def take(self, s: Islet, f: Frame, picked: list[int]) -> None:
        s.result = Result(tuple([(0, land, land) for land in picked]), len(picked))

    def written(self, s: Islet, f: Frame, thing: int) -> str:
        return f"L{thing}"

    def result_name(self) -> str:
        return self.let


class Offer(Pick[Islet]):
    """Pieces of the land are offered up, at least and at most so many; there may be several of a kind."""

    def __init__(self, least: int, most: int, kinds: tuple[int, ...]) -> None:
        self.fewest: Final = least
        self.limit: Final = most
        self.kinds: Final = kinds

    def things(self, s: Islet, scope: Scope) -> list[int]:
        return [kind for kind in self.kinds for _ in range(s.count(scope.place, (kind,)))]

    def most(self, s: Islet, scope: Scope) -> int:
        return self.limit

    def least(self, s: Islet, scope: Scope, most: int) -> int:
        return self.fewest

    def take(self, s: Islet, f: Frame, picked: list[int]) -> None:
        for kind in picked:
            s.add(f.scope.place, kind, -1)
        s.tell(Happening("offers"), tuple(picked))

    def written(self, s: Islet, f: Frame, thing: int) -> str:
        return f"offer {PIECES[thing]}"

    def about(self, s: Islet, f: Frame, thing: int) -> list[str]:
        return [f"piece:{PIECES[thing]}"]


class OfferTwins(Offer):
    """The same, but only pieces of one kind."""

    bounded = True

    def allows(self, s: Islet, f: Frame, picked: list[int], thing: int) -> bool:
        return not picked or picked[0] == thing


class Forget(Pick[Islet]):
    """Discard cards of the hand. What they are shows in nothing, not even in whether one is asked."""

    def __init__(self, least: int, most: int) -> None:
        self.fewest: Final = least
        self.limit: Final = most

    def things(self, s: Islet, scope: Scope) -> list[int]:
        return sorted([card_of(packed) for packed in s.hands[scope.owner]])

    def most(self, s: Islet, scope: Scope) -> int:
        return self.limit

    def least(self, s: Islet, scope: Scope, most: int) -> int:
        return self.fewest

    def hidden(self, s: Islet, f: Frame, picked: list[int]) -> bool:
        return len(s.hands[f.scope.owner]) > self.fewest

    def take(self, s: Islet, f: Frame, picked: list[int]) -> None:
        hand = s.hands[f.scope.owner]
        for card in picked:
            hand.pop([card_of(packed) for packed in hand].index(card))
        s.tell(Happening("forgets"), (f.scope.owner, len(picked)), tuple(picked), 1 << f.scope.owner)

    def written(self, s: Islet, f: Frame, thing: int) -> str:
        return f"forget {thing}"
