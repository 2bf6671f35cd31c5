"""A language of Everdell: besides the texts of nodes it has pages for cards that are plain data."""

from __future__ import annotations

from collections.abc import Callable

from tidewood.kernel.text import Language


class Speech(Language):
    def __init__(self, code: str, names: dict[str, str] | None = None) -> None:
        super().__init__(code, names)
        self.data_cards: list[Callable[[], dict[str, str]]] = []

    def pages(self) -> dict[str, str]:
        """Texts by id of cards that are no nodes."""
        found: dict[str, str] = {}
        for cards in self.data_cards:
            found |= cards()
        return found
