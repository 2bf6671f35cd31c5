"""The types of what events, options and questions of Everdell are about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tidewood.games.everdell.pieces import (
    ANY,
    CITY,
    EVENTS,
    HAND,
    MEADOW_SIZE,
    OPPONENT_CODES,
    RESOURCES,
    SEASONS,
    kinds_of,
)
from tidewood.kernel.bits import PLAYER_SET, Bits
from tidewood.kernel.declare import Events
from tidewood.kernel.fields import EFFECT, FLAG, NUMBER, Effects, FieldType, Lists, Named, Numbers, Written
from tidewood.language.values import Message, Thing, message

HAPPENINGS: Final = Events()
event: Final = HAPPENINGS.declare

# Ids by number; whoever makes a card, a location or an event puts its id in.
CARD_IDS: Final[list[str]] = []
LOCATION_IDS: Final[list[str]] = []
EVENT_IDS: Final[list[str]] = []
ABILITY_IDS: Final[list[str]] = []
MODULE_IDS: Final[list[str]] = []  # Phantomia's characters, plans and list cards
# What is done by hand at a real table, and what a module does: the effects whose texts an event tells.
MODULE_TEXTS: Final[list[Any]] = []
BY_HAND_TEXTS: Final[list[Any]] = []

NOBODY: Final = 15  # as a taker: there is nobody to give to, and what is given is discarded
_OPPONENTS: Final = {code: name for name, code in OPPONENT_CODES.items()}


def seat_name(s: Any, seat: int) -> str:
    return _OPPONENTS.get(seat) or f"p{seat + 1}"


class Takers(Written):
    """Whom something is given to, nobody included."""

    def value(self, s: Any, given: Any) -> Any:
        return None if given == NOBODY else super().value(s, given)


class Cards(Named):
    """A card by number. In notation it has the id it has in this game: farms may come from a file."""

    def __init__(self, ids: list[str], zone: str = "card") -> None:
        super().__init__("card", ids)
        self.zone: Final = zone  # where it lies, for refs

    def write(self, s: Any, given: Any) -> str:
        return str(s.cards[given].id)

    def form(self) -> str:
        return "|".join([*self.ids, FILED_NAME])

    def ref(self, s: Any, given: Any) -> str:
        return f"{self.zone}:{self.write(s, given)}"


CARD_NAME: Final = "[a-z][a-z0-9-]*"
FILED_NAME: Final = "[a-z0-9]+(-[a-z0-9]+)+"  # of a farm that came from a file
PLAYER: Final = Written("player", seat_name)  # by seat, with numbers of their own for those who are no people
TAKER: Final = Takers("player", seat_name)
CARD: Final = Cards(CARD_IDS)
HAND_CARD: Final = Cards(CARD_IDS, "hand")
CARDS: Final = Lists(CARD)
LOCATION: Final = Named("place", LOCATION_IDS)
EVENT: Final = Named("event", EVENT_IDS)
ABILITY: Final = Named("ability", ABILITY_IDS)
RESOURCE: Final = Named("resource", RESOURCES)
SEASON: Final = Named("season", SEASONS, points=False)


class Hosts(FieldType):
    """What cards are put under: the Dungeon, or the event that is achieved."""

    def value(self, s: Any, given: Any) -> Any:
        return Thing(self.name, "dungeon" if given >= CITY else "event")


class MeadowSources(Numbers):
    """The place of the Meadow a card is played from; nothing where it comes from elsewhere."""

    always: ClassVar[bool] = False

    def value(self, s: Any, given: Any) -> Any:
        return given if HAND < given <= MEADOW_SIZE else None


def goods(kind: int, n: int) -> Message:
    """So many of one resource."""
    return message("goods.some", n=n, what=Thing("resource", RESOURCES[kind]))


class ResourceKinds(FieldType):
    """Kinds of resources of which one is meant; all four are any resource."""

    many: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def value(self, s: Any, given: Any) -> Any:
        if given == ANY:
            return [Thing("resource", "any")]
        return [Thing("resource", RESOURCES[kind]) for kind in kinds_of(given)]


class Sums(Lists):
    """Amounts of all four resources, in their order; those that are nothing are left out."""

    plain: ClassVar[bool] = True
    columns: ClassVar[tuple[str, ...]] = RESOURCES

    def numbers(self, s: Any, given: Any) -> list[int]:
        return [*given]

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def value(self, s: Any, given: Any) -> Any:
        return [goods(kind, n) for kind, n in enumerate(given) if n]


HOST: Final = Hosts("host")
MEADOW_SOURCE: Final = MeadowSources("number")
SUMS: Final = Sums(NUMBER)
RESOURCE_KINDS: Final = ResourceKinds("resource")
MEADOW_PLACE: Final = Written("meadow", lambda s, place: str(place))

# Sets, each as one number
KIND_SET: Final = Bits(RESOURCE)
MEADOW_SET: Final = Bits(MEADOW_PLACE)

# -- Phantomia
WHYS: Final = (
    "possible", "no-worker", "no-free-place", "special-before", "figure-stands", "empty-deck", "city-full", "no-cards",
    "not-in-game", "webs", "no-such-place",
)  # fmt: skip


class Whys(Named):
    """Why an option of an action card is not possible; nothing where it is."""

    def value(self, s: Any, given: Any) -> Any:
        return super().value(s, given) if given else None


class Texts(Effects):
    """The effect of a card in a list that is filled when the cards are made."""

    def __init__(self, nodes: list[Any]) -> None:
        super().__init__("effect")
        self.nodes: Final = nodes

    def value(self, s: Any, given: Any) -> Any:
        return self.nodes[given]


class Modules(Named):
    """A character, plan or list card, with what it does."""

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def value(self, s: Any, given: Any) -> Any:
        return message("module.turned-up", name=super().value(s, given), text=MODULE_TEXTS[given])


class Levels(FieldType):
    """A level of difficulty, with the name of its points card."""

    def holds(self) -> tuple[str, ...]:
        return ("message",)

    def value(self, s: Any, given: Any) -> Any:
        return message("level.called", n=given, name=Thing(self.name, f"points-card-{given}"))


class Boards(Lists):
    """A place of the board and the number of its event or location."""

    many: ClassVar[bool] = False

    def holds(self) -> tuple[str, ...]:
        return (
            "event",
            "place",
        )

    def value(self, s: Any, given: Any) -> Any:
        place, number = given
        return EVENT.value(s, number) if place >= EVENTS else LOCATION.value(s, number)


class Letters(Lists):
    """The id of an action card, letter by letter: it may come from a file."""

    many: ClassVar[bool] = False

    def value(self, s: Any, given: Any) -> Any:
        return Thing(self.name, "".join([chr(letter) for letter in given]))


class Actions(FieldType):
    """An option of an action card, by its number among all of them."""

    def __init__(self, words: list[str]) -> None:
        super().__init__("action")
        self.words: Final = words  # filled when her cards are read

    def holds(self) -> tuple[str, ...]:
        return ("action", "place", "message")

    def value(self, s: Any, given: Any) -> Any:
        word = self.words[given]
        kind, _, rest = word.partition(" ")
        if kind == "basic" and rest != "event":
            return Thing("place", f"basic-{rest}")
        if kind in ("points", "forest", "journey") and rest.isdigit():
            return message(f"action.{kind}", n=int(rest))
        return Thing(self.name, word)


ACTION_WORDS: Final[list[str]] = []
DOUBT_IDS: Final[list[str]] = []
WHY: Final = Whys("why", WHYS, points=False)
ACTION: Final = Actions(ACTION_WORDS)
ACTION_CARD: Final = Letters(Written("action-card", lambda s, id: id))
DOUBT: Final = Named("doubt", DOUBT_IDS, points=False)
LEVEL: Final = Levels("level")
SYMBOLS: Final = ("spider", "figure", "ambassador", "none")
SYMBOL: Final = Named("symbol", SYMBOLS, points=False)
NUMBERS: Final = Lists(NUMBER)
MODULE: Final = Modules("module", MODULE_IDS)
MODULE_CARD: Final = Named("module", MODULE_IDS)
BY_HAND_TEXT: Final = Texts(BY_HAND_TEXTS)
WEBBED: Final = Boards(NUMBER)
__all__ = [
    "ABILITY",
    "ACTION",
    "ACTION_CARD",
    "BY_HAND_TEXT",
    "CARD",
    "CARDS",
    "CARD_NAME",
    "DOUBT",
    "EFFECT",
    "EVENT",
    "FLAG",
    "HAND_CARD",
    "HAPPENINGS",
    "HOST",
    "KIND_SET",
    "LEVEL",
    "LOCATION",
    "MEADOW_PLACE",
    "MEADOW_SET",
    "MEADOW_SOURCE",
    "MODULE",
    "MODULE_CARD",
    "NOBODY",
    "NUMBER",
    "NUMBERS",
    "PLAYER",
    "PLAYER_SET",
    "RESOURCE",
    "SEASON",
    "SUMS",
    "SYMBOL",
    "TAKER",
    "WEBBED",
    "WHY",
    "event",
    "goods",
]
