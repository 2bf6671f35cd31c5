"""What every declaration offers to those who read it, whatever it declares."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from tidewood.language.values import Message, to_json

NONE: Final[list[int]] = []


class Told:
    """An option in every way that needs no words, only for reading."""

    __slots__ = ("notation", "number", "refs", "says")

    def __init__(self, notation: str, refs: list[str], says: dict[str, Any], number: int | None) -> None:
        self.notation: Final = notation
        self.refs: Final = refs
        self.says: Final = says  # the message as it travels
        self.number: Final = number  # what a person types for it, where the game says so


class Declaration:
    """A question or an option, declared once: its named values give the notation, the refs and the sentence."""

    id: str = ""

    def message(self, s: Any, f: Any, option: int) -> Message:
        """What it is, as plain data: the id of its pattern and its values by name."""
        raise NotImplementedError

    def notation(self, s: Any, f: Any, option: int) -> str:
        raise NotImplementedError

    def refs(self, s: Any, f: Any, option: int) -> list[str]:
        """The things on the table it is about."""
        raise NotImplementedError

    def number(self, s: Any, f: Any, option: int) -> int | None:
        """What a person types for it, where that is not its place in the list."""
        return None

    def add_numbers(self, s: Any, f: Any, option: int, n: int, found: list[int]) -> None:
        """Its values as n numbers; 0 for what is none, and where there are no more."""
        found += [0] * n

    def columns(self) -> tuple[str, ...]:
        """What these numbers are."""
        return ()

    def likeness(self, s: Any, f: Any) -> Hashable:
        """Equal wherever the same option has the same values as numbers, if also `moving` is the same. None where that
        is not known.
        """
        return None

    def moving(self, s: Any, f: Any, option: int) -> list[int]:
        """Those numbers that hang on more than the option and its likeness; mostly none. Not to be changed."""
        return NONE

    def given(self, s: Any, f: Any, option: int) -> tuple[Any, ...] | None:
        """Its values, if whatever has the same is told alike in every game; else None."""
        return None

    def told(self, s: Any, f: Any, option: int, named: Callable[[Any], Any]) -> Told:
        """Everything at once, which costs less than one after the other. `named` says what only the game can put into
        words.
        """
        says = to_json(self.message(s, f, option), named)
        return Told(self.notation(s, f, option), self.refs(s, f, option), says, self.number(s, f, option))


class Alike:
    """A key for each option: a node tells those with the same key alike in every game, but for the one name that
    stands at the place of the option in `names`, where there are some.
    """

    __slots__ = ("keys", "names")

    def __init__(self, keys: list[Hashable], names: list[str] | None = None) -> None:
        self.keys: Final = keys
        self.names: Final = names


class Within(Declaration):
    """What an option means to a node inside the one that asks: its declaration, read from the inner frame."""

    def __init__(self, inner: Declaration, frame: Any, option: int) -> None:
        self.id = inner.id
        self.inner: Final = inner
        self.frame: Final = frame
        self.option: Final = option

    def message(self, s: Any, f: Any, option: int) -> Message:
        return self.inner.message(s, self.frame, self.option)

    def notation(self, s: Any, f: Any, option: int) -> str:
        return self.inner.notation(s, self.frame, self.option)

    def refs(self, s: Any, f: Any, option: int) -> list[str]:
        return self.inner.refs(s, self.frame, self.option)

    def number(self, s: Any, f: Any, option: int) -> int | None:
        return self.inner.number(s, self.frame, self.option)

    def add_numbers(self, s: Any, f: Any, option: int, n: int, found: list[int]) -> None:
        self.inner.add_numbers(s, self.frame, self.option, n, found)

    def likeness(self, s: Any, f: Any) -> Hashable:
        """The inner option follows from the outer one."""
        return self.inner.likeness(s, self.frame)

    def columns(self) -> tuple[str, ...]:
        return self.inner.columns()

    def moving(self, s: Any, f: Any, option: int) -> list[int]:
        return self.inner.moving(s, self.frame, self.option)

    def given(self, s: Any, f: Any, option: int) -> tuple[Any, ...] | None:
        found = self.inner.given(s, self.frame, self.option)
        return None if found is None else (self.inner, *found)

    def told(self, s: Any, f: Any, option: int, named: Callable[[Any], Any]) -> Told:
        return self.inner.told(s, self.frame, self.option, named)


class Happening:
    """Something that can happen, declared once; `s.tell` writes it to the log by its id."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
