"""What every declaration offers to those who read it, whatever it declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tidewood.language.values import Message, to_json

# The notation, the refs, and the message as it travels; all of it only for reading.
Told = tuple[str, list[str], dict[str, Any]]


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

    def told(self, s: Any, f: Any, option: int, named: Callable[[Any], Any]) -> Told:
        """Everything at once, which costs less than one after the other. `named` says what only the game can put into
        words.
        """
        message = self.message(s, f, option)
        return self.notation(s, f, option), self.refs(s, f, option), to_json(message, named)


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

    def told(self, s: Any, f: Any, option: int, named: Callable[[Any], Any]) -> Told:
        return self.inner.told(s, self.frame, self.option, named)


class Happening:
    """Something that can happen, declared once; `s.tell` writes it to the log by its id."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
