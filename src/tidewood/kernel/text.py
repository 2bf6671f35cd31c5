"""Text from nodes: one function per node per language, never a template shared by languages.

A language of a game is a `Language` with four kinds of functions: what a node says (the text of a card), the prompt
of a question, the words of an option, and the sentence for an event of the log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tidewood.kernel.core import Frame, Node, State
from tidewood.kernel.log import Event

F = TypeVar("F", bound=Callable[..., str])


class Missing(KeyError):
    """A text that a language lacks. The suite fails on it; a player never sees it."""


class Language:
    """What one game says in one language."""

    def __init__(self, code: str, names: dict[str, str] | None = None) -> None:
        self.code = code
        self.names = names or {}
        self.words: dict[str, str] = {}  # for whatever else the table and the set-up say; see vocabulary()
        self.nodes: dict[type, Callable[[Any], str]] = {}
        self.prompts: dict[type, Callable[[Any, Frame], str]] = {}
        self.options: dict[type, Callable[[Any, Frame, int], str]] = {}
        self.events: dict[str, Callable[[Event], str]] = {}
        self.colon = ": "  # between a name and what it is about

    # -- definitions, as decorators

    def says(self, *kinds: type) -> Callable[[F], F]:
        return self._into(self.nodes, kinds)

    def prompt(self, *kinds: type) -> Callable[[F], F]:
        return self._into(self.prompts, kinds)

    def option(self, *kinds: type) -> Callable[[F], F]:
        return self._into(self.options, kinds)

    def event(self, *kinds: str) -> Callable[[F], F]:
        def keep(function: F) -> F:
            for kind in kinds:
                self.events[kind] = function
            return function

        return keep

    def _into(self, table: dict[type, Any], kinds: tuple[type, ...]) -> Callable[[F], F]:
        def keep(function: F) -> F:
            for kind in kinds:
                table[kind] = function
            return function

        return keep

    # -- use

    def name(self, id: str) -> str:
        """The name of a card or thing; its id where this language has none."""
        return self.names.get(id, id)

    def vocabulary(self) -> dict[str, str]:
        """A word for every key and value of the table, the outcome and the set-up. Where a token means another thing
        under some key, it has that before it: `phase.fast`; `action.*` speaks for all that stands under `action`.
        """
        return self.names | self.words

    def text(self, node: Node[Any]) -> str:
        return self._find(self.nodes, node)(node)  # type: ignore[no-any-return]

    def pages(self) -> dict[str, str]:
        """Texts by id of what is more than one node, such as a player's board."""
        return {}

    def prompt_for(self, s: State, f: Frame) -> str:
        return self._find(self.prompts, f.node)(s, f)  # type: ignore[no-any-return]

    def option_text(self, s: State, f: Frame, option: int) -> str:
        return self._find(self.options, f.node)(s, f, option)  # type: ignore[no-any-return]

    def option_texts(self, s: State, f: Frame, options: list[int]) -> list[str]:
        """The same for many: what speaks for the node is looked up once."""
        say = self._find(self.options, f.node)
        return [say(s, f, option) for option in options]

    def event_text(self, event: Event) -> str:
        if event.kind not in self.events:
            raise Missing(f"{self.code}: no text for event {event.kind!r}")
        return self.events[event.kind](event)

    def _find(self, table: dict[type, Any], node: Node[Any]) -> Any:
        for kind in type(node).__mro__:
            if kind in table:
                return table[kind]
        raise Missing(f"{self.code}: no text for {type(node).__name__}")
