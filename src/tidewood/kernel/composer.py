"""The text of cards from the very nodes that are played, decided once for all languages.

A composer knows for every kind of node which clause says it: a message whose values may be other nodes. The words of
the clause stand in the catalogues. Patterns of clauses begin small and have no full stop; sentences get both here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from tidewood.kernel.core import Node
from tidewood.language.catalogue import Catalogue, Features, Missing, capital
from tidewood.language.values import Message, Thing

T = TypeVar("T")
Clause = Message | None
Says = Callable[[Any], Any]  # a message, a node that says it instead, or a list of these: several sentences

ENDS = (".", "!", "?", "…", ".)")
PLAIN, COMMAS, COLONS = range(3)  # how heavily a clause is punctuated
SHORT_LIST: Final = 2  # a longer one has commas


class Told(Node[Any]):
    """Stands for an effect whose clause is ready; it is never played. `lasting`: it is a rule for the turn."""

    def __init__(self, said: Message, lasting: bool = False) -> None:
        self.said: Final = said
        self.lasting: Final = lasting


class Composer:
    """What the nodes of one game say, by their class; a class speaks for those derived from it."""

    def __init__(self) -> None:
        self.table: dict[type, Says] = {}
        self.marks: dict[str, int] = {}  # by id of a pattern: COMMAS, COLONS

    def says(self, *kinds: type) -> Callable[[Callable[[T], Any]], Callable[[T], Any]]:
        def keep(function: Callable[[T], Any]) -> Callable[[T], Any]:
            for kind in kinds:
                self.table[kind] = function
            return function

        return keep

    def fixed(self, ids: Mapping[type, str]) -> None:
        """Kinds that always say the same, by the id of their pattern."""
        for kind, id in ids.items():
            self.table[kind] = always(Message(id))

    def weight(self, thing: Any) -> int:
        """How heavily a text is punctuated, judged by what it is made of and alike in all languages."""
        if thing is None or isinstance(thing, (int, str, Thing)):
            return PLAIN
        if isinstance(thing, Message):
            return max([self.marks.get(thing.id, PLAIN), *[self.weight(value) for value in thing.args.values()]])
        parts = thing if isinstance(thing, (list, tuple)) else self.sentences(thing)
        heaviest = max([self.weight(part) for part in parts], default=PLAIN)
        if heaviest and len(parts) > 1:
            return COLONS
        return max(heaviest, COMMAS) if len(parts) > SHORT_LIST else heaviest

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


def always(said: Message) -> Says:
    return lambda thing: said


def text(composer: Composer, catalogue: Catalogue, thing: Any) -> str:
    """The whole text of a node: its sentences with capitals and full stops."""
    found = [catalogue.text(clause) for clause in composer.sentences(thing)]
    return " ".join([capital(part) + ("" if part.endswith(ENDS) else ".") for part in found if part])


def clause(composer: Composer, catalogue: Catalogue, thing: Any, features: Features) -> str:
    """A node as part of a sentence. Several clauses are joined as asked, else by "and" where none of them has marks of
    its own, else by semicolons.
    """
    parts = composer.sentences(thing)
    if len(parts) > 1 and not catalogue.joining(features):
        features = (*features, "semi" if any([composer.weight(part) for part in parts]) else "and")
    return catalogue.listed(parts, features)
