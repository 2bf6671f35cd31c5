"""Drawing a position in a terminal. A game without a drawer of its own is shown as an indented list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from tidewood.api import vocabulary
from tidewood.cards import cards
from tidewood.cli.boards.drawer import DEAR, USEFUL, Drawer, Part, Said, part
from tidewood.cli.lines import broken
from tidewood.cli.words import Words


class Plain:
    """For games without a drawing."""

    def __init__(self, said: Said) -> None:
        self.said = said

    def width(self, size: int) -> int:
        return 0

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int, width: int) -> list[Part]:
        return [part("", USEFUL, as_lines({key: value for key, value in view.items() if key != "players"}, width))]

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        return []

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, size: int, width: int, head: Text
    ) -> list[Part]:
        return [part(player, DEAR, [head, *as_lines(view.get("players", {}).get(player, {}), width)])]

    def opponents(self, view: Mapping[str, Any], words: Words, width: int) -> list[Part]:
        return []

    def mark(self, player: str) -> Text:
        return Text("*")

    def legend(self, words: Words) -> list[Text]:
        return []


def as_lines(data: Mapping[str, Any], width: int) -> list[Text]:
    return [line for row in indented(data) for line in broken(Text(row), width, width)]


def indented(data: Mapping[str, Any], before: str = "") -> list[str]:
    """Nested data as lines; what is empty is left out."""
    lines: list[str] = []
    for key, value in data.items():
        if isinstance(value, Mapping):
            inner = indented(value, before + "  ")
            lines += [f"{before}{key}:", *inner] if inner else []
        elif value not in (None, [], 0, ""):
            lines.append(f"{before}{key}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
    return lines


def drawer_for(game: str, lang: str, plain_signs: bool = False, setup: Mapping[str, object] | None = None) -> Drawer:
    """The drawer of a game, in its words; with plain signs where the terminal cannot show others."""
    said = Said(vocabulary(game, lang, setup))
    if game == "the-island":
        from tidewood.cli.boards.the_island import Island

        return Island(said, plain_signs)
    if game == "everdell":
        from tidewood.cli.boards.everdell import Everdell

        briefs = {card.id: card.brief for card in cards(game, lang, setup) if card.brief}
        return Everdell(said, plain_signs, briefs)
    if game == "spirit-island":
        from tidewood.cli.boards.spirit_island import SpiritIsland

        return SpiritIsland(said, plain_signs)
    return Plain(said)
