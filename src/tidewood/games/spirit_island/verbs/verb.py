"""What all verbs of Spirit Island share: whom they ask, and how their result is named."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.spirit_island.fields import LAND
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.view import Closed, Why
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import STOP, Declared, Source, option, part
from tidewood.kernel.picks import Pick


class Verb(Node[Island]):
    """A step that may ask: the one who chooses, or where nobody does, the players together. [SI-GAME-06, SI-GAME-07]"""

    let: str = ""
    stops: ClassVar[Declaration | None] = None  # what it means to have had enough

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return self.stops if option == STOP and self.stops is not None else self.says

    def result_name(self) -> str:
        return self.let

    def ask(self, s: Island, f: Frame, options: list[int]) -> None:
        s.ask(f, f.scope.chooser, options)

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        """Why its question does not take a land, which is none of the options."""
        return "wrong-land"

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        """What is missing where a rule would let a Spirit do this and it cannot; None: nothing worth telling."""
        return None

    def forced(self, s: Island, f: Frame, option: int) -> None:
        """Note an answer that nobody was asked for: a record or scenario may name it all the same."""
        if s.silent is not None:
            s.silent.append((f.scope.chooser, self.notation(s, f, option)))


class Allowed(Condition[Island]):
    """When a Spirit may do something beside its Powers; where it may not, what is missing."""

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        return None


class PickSome(Pick[Island]):
    """A pick that may end before all are picked."""

    stops: ClassVar[Declaration] = option("pick-no-more", "stop")

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return self.stops if option == STOP else self.says


def to_land(notation: str, **fields: Source) -> Declared:
    """An option to choose a land; the land it comes from, if any, stands among the fields before it."""
    return Declared("option.land", notation, {**fields, "land": part(LAND)}, None, False)


NO_LAND: Final = option("no-land", "stop")


def together(a: Result, b: Result) -> Result:
    return Result(a.things + b.things, a.size + b.size)


__all__ = ["NO_LAND", "STOP", "Verb", "to_land", "together"]
