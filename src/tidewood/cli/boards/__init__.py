"""Drawing a position in a terminal. A game without a drawer of its own is shown as an indented list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from rich.text import Text

from tidewood.cli.words import Words

SMALL, LARGE = 0, 1


class Drawer(Protocol):
    """What the frame needs to know about a game to draw it. Everything is made from a view."""

    def width(self, size: int) -> int:
        """Columns of the board; 0 when it has no fixed shape."""

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int) -> list[Text]:
        """The board line by line; `lit` are the refs of the open options."""

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        """Short facts for the line above the board, the most important first."""

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, names: Mapping[str, str], size: int
    ) -> list[Text]:
        """What a player has, below the name; `names` are those of the cards."""

    def mark(self, player: str) -> Text:
        """The player's shape in the player's colour."""

    def legend(self, words: Words) -> list[Text]:
        """What the signs mean."""


class Plain:
    """For games without a drawing."""

    def width(self, size: int) -> int:
        return 0

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int) -> list[Text]:
        return [Text(line) for line in indented({key: part for key, part in view.items() if key != "players"})]

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        return []

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, names: Mapping[str, str], size: int
    ) -> list[Text]:
        return [Text(line) for line in indented(view.get("players", {}).get(player, {}))]

    def mark(self, player: str) -> Text:
        return Text("*")

    def legend(self, words: Words) -> list[Text]:
        return []


def indented(data: Mapping[str, Any], before: str = "") -> list[str]:
    """Nested data as lines; what is empty is left out."""
    lines: list[str] = []
    for key, part in data.items():
        if isinstance(part, Mapping):
            inner = indented(part, before + "  ")
            lines += [f"{before}{key}:", *inner] if inner else []
        elif part not in (None, [], 0, ""):
            lines.append(f"{before}{key}: {', '.join(map(str, part)) if isinstance(part, list) else part}")
    return lines


def drawer_for(game: str, plain_signs: bool = False) -> Drawer:
    """The drawer of a game; with plain signs where the terminal cannot show others."""
    if game == "the-island":
        from tidewood.cli.boards.the_island import Island

        return Island(plain_signs)
    if game == "everdell":
        from tidewood.cli.boards.everdell import Everdell

        return Everdell(plain_signs)
    if game == "spirit-island":
        from tidewood.cli.boards.spirit_island import SpiritIsland

        return SpiritIsland(plain_signs)
    return Plain()
