"""What a sentence is about: things with a name, numbers, lists, and other messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias


class Thing:
    """Something with a name in every language: its kind (`piece`, `land`, `card`) and its id."""

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id: str) -> None:
        self.kind: Final = kind
        self.id: Final = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and self.kind == other.kind and self.id == other.id

    def __hash__(self) -> int:
        return hash((self.kind, self.id))

    def __repr__(self) -> str:
        return f"Thing({self.kind!r}, {self.id!r})"

    def __str__(self) -> str:
        return self.id


class Message:
    """What is said: the id of a pattern and the values of its slots. Plain data, so it can travel."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Any] | None = None) -> None:
        self.id: Final = id
        self.args: Final[Mapping[str, Any]] = args or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and dict(self.args) == dict(other.args)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {dict(self.args)!r})"


# A value may also be anything that a language of a game puts into words by itself, such as the node of a card's effect.
Value: TypeAlias = "int | bool | str | Thing | Message | list[Any] | tuple[Any, ...] | object | None"


def message(id: str, **args: Any) -> Message:
    return Message(id, args)


def to_json(value: Any, named: Callable[[Any], Any] | None = None) -> Any:
    """A value as it travels: a thing as `kind:id`, plain text as `{"text": …}`, a message as `{"id": …, "args": …}`,
    and what only the game can put into words as `named` says: `effect:card:flash-floods/0`, or `{"forms": …}`.
    """
    if value is None or isinstance(value, (bool, int)):
        return value
    if isinstance(value, str):
        return {"text": value}
    if isinstance(value, Thing):
        return f"{value.kind}:{value.id}"
    if isinstance(value, (list, tuple)):
        return [to_json(part, named) for part in value]
    if isinstance(value, Message):
        args = {name: to_json(arg, named) for name, arg in value.args.items() if arg is not None}
        return {"id": value.id, "args": args}
    if named is None:
        raise TypeError(f"{type(value).__name__} cannot travel")
    return named(value)
