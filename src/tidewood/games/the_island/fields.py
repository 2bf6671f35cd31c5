"""The types of what events, options and questions of The Island are about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tidewood.games.the_island.board import NAMES
from tidewood.games.the_island.pieces import ABOARD, CREATURES, FACE_DOWN, ISLAND, SYMBOLS, TERRAINS
from tidewood.kernel.declare import Events
from tidewood.kernel.fields import FLAG, NUMBER, PLAYER, FieldType, Lists, Named, Written
from tidewood.language.values import Thing

EVENTS: Final = Events()
event: Final = EVENTS.declare

ISLANDS: Final = ("NW", "NE", "SW", "SE")
ENDINGS: Final = ("volcano", "all-gone", "sunk", "quiet")


class Certain(Named):
    """One of a row of ids, and never nothing."""

    always: ClassVar[bool] = True
    steady: ClassVar[bool] = True


class Adventurers(Written):
    """An adventurer by owner and number: p2#3 is the third one that p2 placed."""

    plain: ClassVar[bool] = False
    columns: ClassVar[tuple[str, ...]] = ()  # where it is and its figure say which
    always: ClassVar[bool] = True
    steady: ClassVar[bool] = True


HEX: Final = Certain("hex", NAMES)
CREATURE: Final = Certain("creature", CREATURES, points=False)
CAUSE: Final = Named("creature", CREATURES, points=False)  # whose deed it was; nothing: a whirlpool's
TERRAIN: Final = Certain("terrain", TERRAINS, points=False)
TILE: Final = Certain("tile", (*SYMBOLS, "kept"))  # kept: face down, at a real table
COLOUR: Final = Certain("colour", ("a", "b"), points=False)
SAFE_ISLAND: Final = Certain("island", ISLANDS)
ADVENTURERS: Final = Lists(PLAYER)
NAMED_ADVENTURER: Final = Adventurers("adventurer", lambda s, name: name)


class Places(FieldType):
    """Where an adventurer is or goes: a hex, the ship in a hex, or a safe island."""

    always: ClassVar[bool] = True
    steady: ClassVar[bool] = True

    def holds(self) -> tuple[str, ...]:
        return (
            "hex",
            "ship",
            "island",
        )

    def value(self, s: Any, given: Any) -> Any:
        if given >= ISLAND:
            return Thing("island", ISLANDS[given - ISLAND])
        return Thing("ship", NAMES[given - ABOARD]) if given >= ABOARD else Thing("hex", NAMES[given])


class FigureNumbers(FieldType):
    """Which of several own adventurers in one place is meant; nothing where there is only one."""

    steady: ClassVar[bool] = True

    def value(self, s: Any, given: Any) -> Any:
        return given or None

    def write(self, s: Any, given: Any) -> str:
        return f"#{given}" if given else ""

    def form(self) -> str:
        return "(#[0-9]+)?"


PLACE: Final = Places("place")
FIGURE: Final = FigureNumbers("number")
assert len(SYMBOLS) == FACE_DOWN

__all__ = [
    "ADVENTURERS", "CAUSE", "COLOUR", "CREATURE", "ENDINGS", "EVENTS", "FIGURE", "FLAG", "HEX", "ISLANDS",
    "NAMED_ADVENTURER", "NUMBER", "PLACE", "PLAYER", "SAFE_ISLAND", "TERRAIN", "TILE", "event",
]  # fmt: skip
