"""The text of cards from the very nodes that are played, decided once for all languages.

A composer knows for every kind of node which clause says it: a message whose values may be other nodes. The words of
the clause stand in the catalogues. Patterns of clauses begin small and have no full stop; sentences get both here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
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
        self.table: dict[type, Says] = {Told: lambda told: told.said}
        self.marks: dict[str, int] = {}  # by id of a pattern: COMMAS, COLONS
        self.nominal: set[str] = set()  # ids of patterns without a verb: 2 Damage

    def says(self, *kinds: type) -> Callable[[Callable[[T], Any]], Callable[[T], Any]]:
        def keep(function: Callable[[T], Any]) -> Callable[[T], Any]:
            for kind in kinds:
                self.table[kind] = function
            return function

        return keep

    def clauses(self, ids: Mapping[type, str | Says], *fields: str, **slots: Says) -> None:
        """Kinds that say one clause, by the id of its pattern or what tells it from the node: which fields of theirs
        stand in it, and what else is worked out from the node.
        """
        for kind, id in ids.items():
            self.table[kind] = filling(id, fields, slots)

    def weight(self, thing: Any) -> int:
        """How heavily a text is punctuated, judged by what it is made of and alike in all languages."""
        if thing is None or isinstance(thing, (int, str, Thing)):
            return PLAIN
        if isinstance(thing, Message):
            return max([self.marks.get(thing.id, PLAIN), *[self.weight(value) for value in thing.args.values()]])
        parts = thing if isinstance(thing, (list, tuple)) else self.sentences(thing)
        heaviest = max([self.weight(part) for part in parts], default=PLAIN)
        if len(parts) > 1 and (heaviest or self.is_mixed(parts)):
            return COLONS
        return max(heaviest, COMMAS) if len(parts) > SHORT_LIST else heaviest

    def is_mixed(self, parts: Sequence[Any]) -> bool:
        """Whether a clause without a verb follows one whose verb would govern both: gather 1 Dahan and 2 Fear."""
        ids = [part.id for part in parts if isinstance(part, Message)]
        return any([later in self.nominal and first not in self.nominal for first, later in pairwise(ids)])

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


def filling(id: str | Says, fields: Sequence[str], slots: Mapping[str, Says]) -> Says:
    def say(thing: Any) -> Message:
        values = {field: getattr(thing, field) for field in fields} | {
            name: fill(thing) for name, fill in slots.items()
        }
        return Message(id if isinstance(id, str) else id(thing), values)

    return say


def by(field: str, yes: str, no: str) -> Says:
    """The id of a pattern, by whether a field of the node holds."""
    return lambda thing: yes if getattr(thing, field) else no


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
        features = (*features, usual_way(composer, parts))
    return catalogue.listed(parts, features)


def in_ways(composer: Composer, catalogue: Catalogue, thing: Any, ways: Sequence[Features]) -> list[str]:
    """The same with its clauses joined in several ways, or as is usual, and each of them said once."""
    parts = composer.sentences(thing)
    texts = [catalogue.value(part, ()) for part in parts]
    usual = usual_way(composer, parts) if len(parts) > 1 else "and"
    return [catalogue.listed(texts, way or (usual,)) for way in ways]


def usual_way(composer: Composer, parts: Sequence[Message]) -> str:
    heavy = any([composer.weight(part) for part in parts]) or composer.is_mixed(parts)
    return "semi" if heavy else "and"
