"""The text of cards from the very nodes that are played, decided once for all languages.

A composer knows for every kind of node which clause says it: a message whose values may be other nodes. The words of
the clause stand in the catalogues. Patterns of clauses begin small and have no full stop; sentences get both here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from tidewood.language.catalogue import Catalogue, Features, Missing, capital
from tidewood.language.values import Message

T = TypeVar("T")
Clause = Message | None
Says = Callable[[Any], Any]  # a message, a node that says it instead, or a list of these: several sentences

ENDS = (".", "!", "?", "…")


class Composer:
    """What the nodes of one game say, by their class; a class speaks for those derived from it."""

    def __init__(self) -> None:
        self.table: dict[type, Says] = {}

    def says(self, *kinds: type) -> Callable[[Callable[[T], Any]], Callable[[T], Any]]:
        def keep(function: Callable[[T], Any]) -> Callable[[T], Any]:
            for kind in kinds:
                self.table[kind] = function
            return function

        return keep

    def always(self, clauses: Mapping[type, str]) -> None:
        """Nodes that say the same whatever they hold, each by the id of its clause."""
        for kind, id in clauses.items():
            self.table[kind] = partial(same, Message(id))

    def said(self, thing: Any) -> Any:
        """The clause of a node, or the list of its sentences."""
        for kind in type(thing).__mro__:
            if kind in self.table:
                return self.table[kind](thing)
        raise Missing(f"no clause for {type(thing).__name__}")

    def sentences(self, thing: Any) -> list[Message]:
        """A text as the clauses of its sentences, in order."""
        if thing is None:
            return []
        if isinstance(thing, Message):
            return [thing]
        if isinstance(thing, (list, tuple)):
            return [clause for part in thing for clause in self.sentences(part)]
        return self.sentences(self.said(thing))


def same(clause: Message, thing: Any) -> Message:
    return clause


def text(composer: Composer, catalogue: Catalogue, thing: Any) -> str:
    """The whole text of a node: its sentences with capitals and full stops."""
    found = [catalogue.text(clause) for clause in composer.sentences(thing)]
    return " ".join([capital(part) + ("" if part.endswith(ENDS) else ".") for part in found if part])


def clause(composer: Composer, catalogue: Catalogue, thing: Any, features: Features) -> str:
    """A node as part of a sentence: its clauses joined by the pattern `clause.and`, `clause.semi` or as asked."""
    parts = composer.sentences(thing)
    return catalogue.listed(parts, features if len(parts) > 1 else tuple(f for f in features if f != "and"))
