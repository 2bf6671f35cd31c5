"""What the frame of the terminal needs to draw a game, and the game's own words for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from rich.text import Text

from tidewood.cli.words import Words

SMALL, LARGE = 0, 1

# How dear a part of the status is where there is no room for all of it. What others have is less dear by OTHERS.
MAP: Final = 9  # never left out
DEAR: Final = 7  # options are listed closely before this is left out
USEFUL: Final = 5
ASIDE: Final = 3
OTHERS: Final = 3


class Part(NamedTuple):
    """A part of the status in one or several forms, each shorter than the one before it. What is not dear is shortened
    first, then left out; the screen says so, by its name.
    """

    name: str
    worth: int
    forms: tuple[list[Text], ...]


def part(name: str, worth: int, *forms: Sequence[Text]) -> Part:
    """A part of those forms that are shorter than the ones before them."""
    kept: list[list[Text]] = []
    for form in forms:
        if not kept or len(form) < len(kept[-1]):
            kept.append(list(form))
    return Part(name, worth, tuple(kept))


class Said:
    """The game's own words for what lies on the table; what stands under a key may have another word there."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    def __call__(self, token: object, under: str = "") -> str:
        if under:
            special = self.words.get(f"{under}.{token}") or self.words.get(f"{under}.*", "").replace("*", str(token))
            if special:
                return special
        return self.words.get(str(token), str(token))

    def first(self, token: str) -> str:
        """As the first word of a line."""
        word = self(token)
        return word[:1].upper() + word[1:]


class Drawer(Protocol):
    """What the frame needs to know about a game to draw it. Everything is made from a view."""

    said: Said

    def width(self, size: int) -> int:
        """Columns of the board; 0 when it takes all there are and the players come below it."""

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int, width: int) -> list[Part]:
        """What lies in the middle; `lit` are the refs of the open options."""

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        """Short facts for the line above the board, the most important first."""

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, size: int, width: int, head: Text
    ) -> list[Part]:
        """What a player has; the first part begins with the head, which says who it is."""

    def opponents(self, view: Mapping[str, Any], words: Words, width: int) -> list[Part]:
        """What those have who are no people."""

    def mark(self, player: str) -> Text:
        """The player's shape in the player's colour."""

    def legend(self, words: Words) -> list[Text]:
        """What the signs mean."""
