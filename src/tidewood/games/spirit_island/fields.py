"""The types of what events, options and questions of Spirit Island are about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tidewood.games.spirit_island.board.boards import BOARDS
from tidewood.games.spirit_island.board.maps import site_name
from tidewood.games.spirit_island.invader_cards import CARD_IDS
from tidewood.games.spirit_island.panel import ENERGY_TRACK, TRACKS, Space
from tidewood.games.spirit_island.pieces import ELEMENTS, INVADERS, PIECES, TERRAINS, shape_name
from tidewood.games.spirit_island.rule_numbers import RULE_IDS
from tidewood.kernel.declare import Events, Place, Source
from tidewood.kernel.fields import EFFECT, FLAG, NUMBER, PLAYER, FieldType, Lists, Named, Numbers, Written
from tidewood.language.values import Message, Thing, message

ANY_NUMBER: Final = 2**20  # from here on an amount has no limit
PHASES: Final = (
    "spirit", "fast", "invaders.blight", "invaders.fear", "invaders.immigration", "invaders.ravage", "invaders.build",
    "invaders.reveal", "invaders.explore", "invaders.advance", "slow", "time", "invaders.event",
)  # fmt: skip

EVENTS: Final = Events()
event: Final = EVENTS.declare

# Ids by number; the cards of all sets are put in when they are registered.
POWER_IDS: Final[list[str]] = []
FEAR_IDS: Final[list[str]] = []
BLIGHT_IDS: Final[list[str]] = []
EVENT_IDS: Final[list[str]] = []
EVENT_PARTS: Final[list[str]] = []  # names of the parts of Event cards

PIECE: Final = Named("piece", PIECES, points=False)  # a kind of piece
SHAPE: Final = Written("piece", lambda s, shape: shape_name(shape), points=False)  # a piece as it stands there
LAND_NAME: Final = r"[A-Z]+[0-9]+(\+[A-Z0-9]+)*"
# A land of the log, whichever boards are in play.
SITE: Final = Written("land", lambda s, site: site_name(site), form=LAND_NAME)
LAND: Final = Written("land", lambda s, place: s.map.names[place], form=LAND_NAME)
ELEMENT: Final = Named("element", ELEMENTS)
POWER: Final = Named("card", POWER_IDS)
FEAR_CARD: Final = Named("card", FEAR_IDS)
BLIGHT_CARD: Final = Named("card", BLIGHT_IDS)
EVENT_CARD: Final = Named("card", EVENT_IDS)
EVENT_PART: Final = Named("event-part", EVENT_PARTS, points=False)
INVADER_CARD: Final = Named("invader-card", CARD_IDS)
RULE: Final = Named("rule", RULE_IDS)
SPIRIT_OF: Final = Written("spirit", lambda s, who: s.rules.panels[who].id)  # the Spirit of a player
TERRAIN: Final = Named("terrain", TERRAINS)
BOARD: Final = Named("board", BOARDS)
PHASE: Final = Named("phase", PHASES, points=False)
DECK: Final = Named("deck", ("minor", "major"))
INVADER_ACTION: Final = Named("action", ("", "", "", "ravage", "build", "explore"), points=False)


class KindLists(FieldType):
    """Kinds of pieces; all three kinds of Invaders are called that."""

    many: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def value(self, s: Any, given: Any) -> Any:
        if tuple(given) == tuple(INVADERS):
            return [Thing("piece", "invader")]
        return [Thing("piece", PIECES[kind]) for kind in given]


class Left(Numbers):
    """How many may still be chosen; nothing where any number may."""

    always: ClassVar[bool] = False

    def value(self, s: Any, given: Any) -> Any:
        return None if given >= ANY_NUMBER else given


class Gives(FieldType):
    """What a space of a presence track gives, with words: 2 Energy and sun."""

    columns: ClassVar[tuple[str, ...]] = ("energy", "plays", "elements")

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def numbers(self, s: Any, given: Any) -> list[int]:
        """Of elements how many; any element is one of them."""
        found: Space = given
        elements = sum(found.elements) + found.any_element + found.chosen
        return [found.energy + found.gain, found.plays + found.more_plays, elements]

    def value(self, s: Any, given: Any) -> Any:
        found: Space = given
        words: list[Thing | Message] = []
        others = any(found.elements) or found.any_element or found.more_plays or found.act
        if found.energy or (found.track == ENERGY_TRACK and not others):
            words.append(message("space.energy", n=found.energy))
        if found.plays:
            words.append(message("space.plays", n=found.plays))
        words += [Thing("element", ELEMENTS[e]) for e, n in enumerate(found.elements) for _ in range(n)]
        words += [message("space.any")] * found.any_element + [message("space.reclaim")] * found.reclaim
        words += [message("space.more-plays", n=found.more_plays)] if found.more_plays else []
        words += [message(f"space.{found.act}")] if found.act else []
        words += [message("space.chosen")] * found.chosen + [message("space.gain-energy")] * found.gain
        return message("space.gives", what=words) if words else message("space.nothing")


class GrowthLines(Written):
    """A part of a Growth option, as the panel has it: 2/1 is the first of the second."""

    columns: ClassVar[tuple[str, ...]] = ("option", "part")

    def numbers(self, s: Any, given: Any) -> list[int]:
        option, _, part = given.partition("/")
        return [int(option) if option.isdigit() else 0, int(part) if part.isdigit() else 0]


GIVES: Final = Gives("space")
SPACE_ACT_NAME: Final = Written("space-act", lambda s, name: name, points=False)
GROWTH_LINE: Final = GrowthLines("growth", lambda s, line: line)
TRACK: Final = Named("track", TRACKS, points=False)
SPEED: Final = Named("speed", ("fast", "slow"), points=False)
BOARD_HERE: Final = Written("board", lambda s, board: s.map.boards[board])  # a board in play, by its order
RULE_ID: Final = Written("rule", lambda s, id: id)


class Counted(Numbers):
    """A number as people count, from 1."""

    def value(self, s: Any, given: Any) -> Any:
        return given + 1


class Reach(Numbers):
    """How far; nothing where that does not matter."""

    always: ClassVar[bool] = False

    def value(self, s: Any, given: Any) -> Any:
        return None if given < 0 else given


REACH: Final = Reach("number")
COUNT_LEFT: Final = Left("number")
KINDS: Final = KindLists("piece")
HERE: Final[Source] = Place(LAND)
__all__ = [
    "BLIGHT_CARD",
    "BLIGHT_IDS",
    "BOARD",
    "DECK",
    "EFFECT",
    "ELEMENT",
    "EVENTS",
    "EVENT_CARD",
    "EVENT_IDS",
    "EVENT_PART",
    "EVENT_PARTS",
    "FEAR_CARD",
    "FEAR_IDS",
    "FLAG",
    "HERE",
    "INVADER_ACTION",
    "INVADER_CARD",
    "KINDS",
    "LAND",
    "NUMBER",
    "PHASE",
    "PHASES",
    "PIECE",
    "PLAYER",
    "POWER",
    "POWER_IDS",
    "RULE",
    "SHAPE",
    "SITE",
    "SPIRIT_OF",
    "TERRAIN",
    "Lists",
    "event",
]  # fmt: skip
