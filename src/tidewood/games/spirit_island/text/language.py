"""What a language of Spirit Island has beyond any other game's: pages on what is no single card."""

from __future__ import annotations

from collections.abc import Callable

from tidewood.kernel.text import Language


class IslandLanguage(Language):
    """`page` gives text to Spirits, adversaries and scenarios by id."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.written: list[Callable[[], dict[str, str]]] = []

    def page(self, function: Callable[[], dict[str, str]]) -> Callable[[], dict[str, str]]:
        self.written.append(function)
        return function

    def pages(self) -> dict[str, str]:
        """Texts by id of what is more than one node, in order."""
        found: dict[str, str] = {}
        for function in self.written:
            found |= function()
        return found
