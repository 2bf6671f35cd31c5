"""Everything that clients send. Whatever else stands in a message is refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tidewood.language.values import message
from tidewood.server.refusals import Refusal

Name = Annotated[str, Meta(max_length=40, description="what people call themselves or their table")]
Player = Annotated[str, Meta(max_length=12, examples=["p1"])]
BotName = Annotated[str, Meta(max_length=100, examples=["greedy"])]
Notation = Annotated[str, Meta(max_length=1000, examples=["walk D4→D5"])]
STEP: Final = 40  # answers given together
# Twice as long between processes, which pass on 256 letters at most. A `$` alone would let a line end through.
Ref = Annotated[str, Meta(pattern=r"^(?!.*\s)[!-~]{1,80}$", examples=["hex:D4"])]
Choices = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=60)]],
    Meta(max_length=8, description="this player's own entry of set-up options by seat; `random` leaves it to chance"),
]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    setup: dict[str, Any] = {}
    name: Name | None = None
    listed: bool = False
    clock: Literal["generous", "correspondence"] | None = None
    talk: Annotated[bool | None, Meta(description="whether people may chat; left out: unless it is listed")] = None


class Join(Struct, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(max_length=100)] | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    choose: Choices | None = None


class LinkBody(Struct, forbid_unknown_fields=True):
    """The secret of a link, or a listed table: exactly one of the two."""

    secret: Annotated[str, Meta(max_length=100)] | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None


class Answering(Struct):
    """One answer, or several that are one step: exactly one of the two is there."""

    answer: Notation | None = None
    answers: (
        Annotated[list[Notation], Meta(min_length=1, max_length=STEP, description="all of them or none")] | None
    ) = None

    @property
    def texts(self) -> list[str]:
        if (self.answer is None) == (self.answers is None):
            raise Refusal("bad-request", ["answer", "answers"], why=message("why.one-of", names="answer, answers"))
        return self.answers if self.answers is not None else [self.answer or ""]


class AnswerBody(Answering, forbid_unknown_fields=True, kw_only=True):
    version: Count
    player: Player | None = None


class HintBody(Struct, forbid_unknown_fields=True):
    version: Count
    player: Player | None = None


class UndoBody(Struct, forbid_unknown_fields=True):
    to: Count
    player: Player | None = None


class ConsentBody(Struct, forbid_unknown_fields=True):
    request: Count
    agree: bool
    player: Player | None = None


class PlayerBody(Struct, forbid_unknown_fields=True):
    player: Player | None = None


class WhatIfBody(Struct, forbid_unknown_fields=True):
    at: Count
    player: Player | None = None


class SeatBody(Struct, forbid_unknown_fields=True):
    to: Literal["bot", "human", "open", "leave"] | None = None
    bot: BotName | None = None
    name: Name | None = None
    link: Literal["renew"] | None = None
    choose: Choices | None = None


class TalkBody(Struct, forbid_unknown_fields=True):
    on: bool


class ChatBody(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=250)]
    player: Player | None = None


class PointMessage(Struct, tag_field="type", tag="point", forbid_unknown_fields=True):
    """Show the others a thing. Nothing is answered, and nothing is kept."""

    ref: Ref
    player: Player | None = None


class AnswerMessage(Answering, tag_field="type", tag="answer", forbid_unknown_fields=True, kw_only=True):
    """The same over the stream; `id` comes back in the ack."""

    id: Count
    version: Count
    player: Player | None = None


class Resync(Struct, tag_field="type", tag="resync", forbid_unknown_fields=True):
    pass


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


INCOMING: Final = msgspec.json.Decoder(AnswerMessage | Resync | Ping | PointMessage)
INCOMING_TYPES: Final = (AnswerMessage, Resync, Ping, PointMessage)
