"""What the database holds, as values. Times are aware datetimes in UTC."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Final, Literal, TypedDict

import msgspec

TableState = Literal["running", "over", "ended"]  # being played, played to its end, broken off by vote
SeatKind = Literal["human", "bot", "open"]
Clock = Literal["generous", "correspondence"]
LinkKind = Literal["invitation", "personal", "spectator"]

PAYLOAD_LIMIT: Final = 1024  # bytes of UTF-8


class Secret:
    """A text the server keeps to itself. It does not show itself, and the web layer has no way to encode it."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return "Secret(…)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> str:
        raise TypeError("a secret does not leave its process")


def hashed(secret: str) -> Secret:
    """How a link's or cookie's secret is stored and looked up. It has 128 random bits and more, so it needs no salt."""
    return Secret(hashlib.sha256(secret.encode()).hexdigest())


def now() -> datetime:
    return datetime.now(UTC)


class Browser(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that was given a cookie."""

    id: str
    cookie: Secret  # hashed
    created: datetime = msgspec.field(default_factory=now)


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A game with its seats."""

    id: str  # at most 24 characters of a-z, 0-9 and -
    game: str
    setup: dict[str, object]
    seed: Secret
    host: str | None = None  # the browser of whoever opened it
    name: str = ""
    listed: bool = False
    spectator: Secret | None = None  # the hash of its spectators' link
    state: TableState = "running"
    created: datetime = msgspec.field(default_factory=now)
    clock: Clock | None = None
    talk: bool | None = None  # whether people may chat and point; None: unless it is listed


class TableChanges(TypedDict, total=False):
    host: str | None
    name: str
    listed: bool
    talk: bool | None
    spectator: Secret | None
    state: TableState


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One player of a table. A seat that was handed to a bot keeps its holder, who may take it back."""

    table: str
    player: str  # p1, p2, …
    kind: SeatKind
    bot: str | None = None  # the level, when a bot plays
    name: str = ""
    holder: str | None = None  # the browser that answers for it
    invitation: Secret | None = None  # hashed; None once somebody sits here
    personal: Secret | None = None  # hashed


class SeatChanges(TypedDict, total=False):
    kind: SeatKind
    bot: str | None
    name: str
    holder: str | None
    invitation: Secret | None
    personal: Secret | None


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it."""

    table: Table
    seats: tuple[Seat, ...]  # p1 first
    seq: int  # of the last answer; 0 before the first
    changed: datetime  # when that was, else when the table was made


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """What a secret opens."""

    table: str
    kind: LinkKind
    player: str | None = None  # None for spectators


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log. `kind` is a word of the server: answer, undo, ask-undo, agree, end, …"""

    table: str
    seq: int  # 1, 2, 3, … without gaps
    player: str
    kind: str
    payload: str  # at most PAYLOAD_LIMIT bytes
    at: datetime = msgspec.field(default_factory=now)


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table's game after the answer `seq` (0: before the first), as it was under `rules`."""

    table: str
    seq: int
    save: Secret
    rules: str
    at: datetime = msgspec.field(default_factory=now)
    log: Secret | None = None  # what is new in the table's log since another snapshot; None when `save` has it all


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a table's chat."""

    table: str
    n: int  # 1, 2, 3, …
    player: str
    name: str  # as they were called then
    text: str
    at: datetime = msgspec.field(default_factory=now)


class News(msgspec.Struct, frozen=True, kw_only=True):
    """Something about a table has changed: look at the store for what it is now.

    `what` is `answers` (its log has reached `seq`), `seats`, `table`, or a word given to `Store.tell`. News of one
    table and word that nobody has taken yet are joined into the newest. `what == "missed"` (with an empty table) says
    that the connection was lost for a while: anything may have changed.
    """

    table: str
    what: str
    seq: int = 0
    own: bool = False  # this very store has done it
