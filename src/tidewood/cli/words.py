"""What the command says itself: everything around the texts of a game, in the language that was asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tidewood.language import Catalogue, Message, read

TEXTS: Final = Path(__file__).parent / "text"


class Spoken:
    """The language of the command that runs: what is wrong is said in it, wherever it comes up."""

    lang = "en"


SPOKEN: Final = Spoken()
OTHER_NAMES: Final = "other-names."
PLAIN: Final = (int, Message, type(None))  # goes into a text as it is


class Words:
    """One language: `words("play.saved-to", path=path)`."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Final = catalogue
        self.colon: Final = self("play.colon")  # between a name and what it is about

    def __call__(self, id: str, **values: object) -> str:
        """A text; what it is about is put in as it is."""
        told = {name: value if isinstance(value, PLAIN) else str(value) for name, value in values.items()}
        return self.catalogue.text(Message(id, told))

    def number(self, value: float, places: int = 0) -> str:
        """A number as this language writes it."""
        written = f"{value:,.{places}f}"
        return written.translate(str.maketrans(",.", self("play.number-signs")))

    def command(self, typed: str) -> str:
        """The command that is meant, which may have other names in this language."""
        typed = typed.lower()
        for id, names in self.catalogue.patterns.items():
            if id.startswith(OTHER_NAMES) and typed in names.split():
                return id.removeprefix(OTHER_NAMES)
        return typed


@cache
def words_of(lang: str) -> Words:
    """The words of a language; each is read when it is first needed."""
    return Words(read("command", TEXTS, lang))
