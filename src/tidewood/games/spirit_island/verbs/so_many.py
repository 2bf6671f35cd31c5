"""The kit of verbs that take one thing after another: so many of them, or until the player has had enough."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.spirit_island.fields import COUNT_LEFT, HERE, LAND, SHAPE
from tidewood.games.spirit_island.hooks import is_full
from tidewood.games.spirit_island.pieces import Kinds
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.protection import there
from tidewood.games.spirit_island.verbs.verb import STOP, Verb, together
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Result, Scope
from tidewood.kernel.declare import Cursor, Declared, option, part

LEFT: Final = Cursor(COUNT_LEFT)  # how many may still be taken

# What is taken from among the pieces of several lands
LAND_TAKEN: Final = part(LAND, bits=8)
PIECE_TAKEN: Final = part(SHAPE, above=LAND_TAKEN)


def on_piece(word: str) -> Declared:
    """An option that does something to a piece of the land."""
    return option(
        word, f"{word} {{piece}} {{here}}", refs=("piece:{here}/{piece}", "land:{here}"), piece=part(SHAPE), here=HERE
    )


def no_more(word: str) -> Declared:
    return option(f"{word}-no-more", "stop")


class SoMany(Verb):
    """Takes things one at a time. Subclasses say how many (`most`), which there are (`choices`) and what is done to one
    (`take`); what is left and what was done is kept here.
    """

    amount: Amount[Island]
    may_stop: ClassVar[bool] = False  # at any time, whatever the amount says

    def most(self, s: Island, scope: Scope) -> int:
        return self.amount.of(s, scope)

    def choices(self, s: Island, f: Frame) -> list[int]:
        """What can be taken now: each single thing, or each kind of thing once."""
        raise NotImplementedError

    def take(self, s: Island, f: Frame, option: int) -> None:
        raise NotImplementedError

    def price(self, s: Island, f: Frame, option: int) -> int:
        """How much of what is left it uses up."""
        return 1

    def is_all(self, s: Island, f: Frame, choices: list[int]) -> bool:
        """Whether everything is taken, so that there is nothing to choose."""
        return False

    def run(self, s: Island, f: Frame) -> None:
        if LEFT.of(f) < 0:
            left, done = self.most(s, f.scope), NOTHING
        else:
            left, done = LEFT.of(f), together(f.got, s.result)
        s.result = done
        if left <= 0:
            return
        now = LEFT.frame(self, f.scope, left, done)
        choices = self.choices(s, now)
        if not choices:
            return
        if self.is_all(s, now, choices):
            self.forced(s, now, choices[0])
            self.take_first(s, now, choices)
            return
        options = list(dict.fromkeys(choices))
        may_stop = self.may_stop or (self.amount.up_to and not is_full(f.scope.mode))
        self.ask(s, now, [*options, STOP] if may_stop or self.may_decline(s, now, options) else options)

    def may_decline(self, s: Island, f: Frame, options: list[int]) -> bool:
        """Whether a rule lets the player take none of these, although the amount would ask for it."""
        return False

    def take_first(self, s: Island, f: Frame, choices: list[int]) -> None:
        """The first of those that are all taken: no more than these, whatever else may come to the land."""
        self.answer(s, LEFT.put(f, len(choices)), choices[0])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            s.result = f.got
            return
        self.go_on(s, f, self.price(s, f, option))
        s.result = NOTHING
        self.take(s, f, option)

    def go_on(self, s: Island, f: Frame, price: int) -> None:
        """Come back for the rest, after what is done to this one."""
        s.push(LEFT.put(f, LEFT.of(f) - price))

    def done(self, f: Frame) -> Result:
        """What was taken so far."""
        return f.got


class SoManyHere(SoMany):
    """So many pieces of these kinds in the land."""

    def __init__(self, amount: Amount[Island], kinds: Kinds, let: str = "") -> None:
        self.amount = amount
        self.kinds: Final = kinds
        self.let = let

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and there(s, scope, self.kinds) > 0 and self.amount.of(s, scope) > 0

    def choices(self, s: Island, f: Frame) -> list[int]:
        return s.pieces(f.scope.place, self.kinds)
