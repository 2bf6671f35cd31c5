"""The types of what events, options and questions of Spirit Island are about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tidewood.games.spirit_island.board.boards import BOARDS
from tidewood.games.spirit_island.board.maps import site_name
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.panel import ENERGY_TRACK, TRACKS, Space
from tidewood.games.spirit_island.pieces import ELEMENTS, INVADERS, PIECES, shape_name
from tidewood.games.spirit_island.registry import ORDER
from tidewood.kernel.declare import Events, Place, Source
from tidewood.kernel.fields import EFFECT, FLAG, NUMBER, PLAYER, FieldType, Lists, Named, Numbers, Written
from tidewood.language.values import Message, Thing, message

ANY_NUMBER: Final = 2**20  # from here on an amount has no limit
PHASES: Final = (
    "spirit", "fast", "invaders.blight", "invaders.fear", "invaders.immigration", "invaders.ravage", "invaders.build",
    "invaders.reveal", "invaders.explore", "invaders.advance", "slow", "time",
)  # fmt: skip

EVENTS: Final = Events()
event: Final = EVENTS.declare

# Ids by number; the cards of all sets are put in when they are registered.
POWER_IDS: Final[list[str]] = []
FEAR_IDS: Final[list[str]] = []
BLIGHT_IDS: Final[list[str]] = []

PIECE: Final = Named("piece", PIECES, points=False)  # a kind of piece
SHAPE: Final = Written("piece", lambda s, shape: shape_name(shape), points=False)  # a piece as it stands there
SITE: Final = Written("land", lambda s, site: site_name(site))  # a land of the log, whichever boards are in play
LAND: Final = Written("land", lambda s, place: s.map.names[place])
ELEMENT: Final = Named("element", ELEMENTS)
POWER: Final = Named("card", POWER_IDS)
FEAR_CARD: Final = Named("card", FEAR_IDS)
BLIGHT_CARD: Final = Named("card", BLIGHT_IDS)
INVADER_CARD: Final = Named("invader-card", [card.id for card in CARDS])
RULE: Final = Named("rule", ORDER)
SPIRIT_OF: Final = Written("spirit", lambda s, who: s.rules.panels[who].id)  # the Spirit of a player
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

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def value(self, s: Any, given: Any) -> Any:
        found: Space = given
        words: list[Thing | Message] = []
        if found.energy or (found.track == ENERGY_TRACK and not any(found.elements) and not found.any_element):
            words.append(message("space.energy", n=found.energy))
        if found.plays:
            words.append(message("space.plays", n=found.plays))
        words += [Thing("element", ELEMENTS[e]) for e, n in enumerate(found.elements) for _ in range(n)]
        words += [message("space.any")] * found.any_element + [message("space.reclaim")] * found.reclaim
        return message("space.gives", what=words) if words else message("space.nothing")


GIVES: Final = Gives("space")
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
    "Lists",
    "event",
]  # fmt: skip
