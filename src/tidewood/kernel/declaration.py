"""What every declaration offers to those who read it, whatever it declares."""

from __future__ import annotations

from typing import Any, Final

from tidewood.language.values import Message


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


class Happening:
    """Something that can happen, declared once; `s.tell` writes it to the log by its id."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
