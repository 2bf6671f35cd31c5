"""What people at a table say to each other, as it travels; the rest of what travels is in `wire`."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct


class ChatLine(Struct, tag_field="type", tag="chat"):
    n: int
    player: str
    name: str
    text: str
    at: datetime


class Chat(Struct):
    lines: list[ChatLine]


class Point(Struct, tag_field="type", tag="point"):
    """Somebody points at a thing, for a moment. It is kept nowhere."""

    player: str
    ref: str
