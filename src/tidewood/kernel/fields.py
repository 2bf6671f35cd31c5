"""The types of declared fields: how a value is written in notation, what it refers to, and how it is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from tidewood.language.values import Thing, to_json

WORD: Final = "[^ ,→]+"  # of notation
FEW: Final = 16  # things that a type for the client may list

# A value in notation, as something on the table, and as it travels in a message.
Facts = tuple[str, str, Any]


def as_number(value: Any) -> int:
    return int(value) if isinstance(value, int) else 0


class FieldType:
    """A kind of value. `name` is its noun in the catalogues and its word in refs: `land`, `piece`, `card`."""

    many: ClassVar[bool] = False  # whether it is a list
    always: ClassVar[bool] = False  # whether there is a value in every message
    # Whether there are only so many values and each is told alike in every state, so that it can be remembered.
    steady: ClassVar[bool] = False
    plain: ClassVar[bool] = True  # whether it has numbers for programs that learn that hang on what is given
    # What these numbers are, after the name of the field; one that is the value itself has no name of its own.
    columns: ClassVar[tuple[str, ...]] = ("",)

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self._facts: Final[dict[Any, Facts]] = {}

    def holds(self) -> tuple[str, ...]:
        """What its values are, for those who read messages: kinds of things, or `number`, `flag`, `effect`,
        `message`.
        """
        return (self.name,)

    def known(self) -> tuple[str, ...]:
        """The ids of all its things, where they are always the same few; else none."""
        return ()

    def value(self, s: Any, given: Any) -> Any:
        """What a message holds: a thing, a number, a list, or None for nothing."""
        raise NotImplementedError

    def write(self, s: Any, given: Any) -> str:
        """The value in notation."""
        value = self.value(s, given)
        return "" if value is None else str(value)

    def numbers(self, s: Any, given: Any) -> list[int]:
        """The value as so many numbers as there are columns."""
        return [as_number(given)]

    def form(self) -> str:
        """What values look like in notation, as a regular expression: a misspelt answer is told from a closed one."""
        return WORD

    def ref(self, s: Any, given: Any) -> str:
        """The value as something on the table; empty where it is nothing one could point at."""
        return ""

    def facts(self, s: Any, given: Any, named: Callable[[Any], Any]) -> Facts:
        """Everything about a value. `named` says what only the game can put into words."""
        if not self.steady:
            return self.write(s, given), self.ref(s, given), to_json(self.value(s, given), named)
        found = self._facts.get(given)
        if found is None:
            found = self.write(s, given), self.ref(s, given), to_json(self.value(s, given), named)
            self._facts[given] = found
        return found


class Named(FieldType):
    """One of a row of ids, the same in every game: a kind of piece, a card, an element. Below 0 is nothing."""

    def __init__(self, name: str, ids: Sequence[str], points: bool = True) -> None:
        super().__init__(name)
        self.ids: Final = ids
        self.points: Final = points  # whether it is something on the table

    def known(self) -> tuple[str, ...]:
        return self.ids if isinstance(self.ids, tuple) and len(self.ids) <= FEW else ()

    def value(self, s: Any, given: Any) -> Any:
        return None if given < 0 else Thing(self.name, self.ids[given])

    def form(self) -> str:
        return "|".join([re.escape(id) for id in self.ids])

    def ref(self, s: Any, given: Any) -> str:
        return f"{self.name}:{self.ids[given]}" if self.points and given >= 0 else ""


class Written(FieldType):
    """A thing whose id is worked out: from the state, where the set-up decides what there is. Below 0 is nothing."""

    def __init__(self, name: str, id_of: Callable[[Any, Any], str], points: bool = True, form: str = WORD) -> None:
        super().__init__(name)
        self.formed: Final = form
        self.id_of: Final = id_of
        self.points: Final = points

    def value(self, s: Any, given: Any) -> Any:
        return (
            None if given is None or (isinstance(given, int) and given < 0) else Thing(self.name, self.id_of(s, given))
        )

    def form(self) -> str:
        return self.formed

    def ref(self, s: Any, given: Any) -> str:
        return f"{self.name}:{self.write(s, given)}" if self.points and self.value(s, given) is not None else ""


class Numbers(FieldType):
    """A number."""

    always: ClassVar[bool] = True

    def holds(self) -> tuple[str, ...]:
        return ("number",)

    def value(self, s: Any, given: Any) -> Any:
        return given

    def form(self) -> str:
        return "[0-9]*"


class NumbersIfAny(Numbers):
    """A number, or nothing."""

    always: ClassVar[bool] = False


class Flags(FieldType):
    """Whether something is so."""

    always: ClassVar[bool] = True

    def holds(self) -> tuple[str, ...]:
        return ("flag",)

    def value(self, s: Any, given: Any) -> Any:
        return bool(given)


class Effects(FieldType):
    """The effect of a card, by its node: what it does is said by the composer of the game."""

    plain: ClassVar[bool] = False
    columns: ClassVar[tuple[str, ...]] = ()

    def holds(self) -> tuple[str, ...]:
        return ("effect",)

    def value(self, s: Any, given: Any) -> Any:
        return given


class Lists(FieldType):
    """Several of one type."""

    many: ClassVar[bool] = True
    always: ClassVar[bool] = True
    plain: ClassVar[bool] = False
    columns: ClassVar[tuple[str, ...]] = ()

    def __init__(self, of: FieldType) -> None:
        super().__init__(of.name)
        self.of: Final = of

    def holds(self) -> tuple[str, ...]:
        return self.of.holds()

    def known(self) -> tuple[str, ...]:
        return self.of.known()

    def value(self, s: Any, given: Any) -> Any:
        return [self.of.value(s, part) for part in given]

    def write(self, s: Any, given: Any) -> str:
        return ", ".join([self.of.write(s, part) for part in given])


NUMBER: Final = Numbers("number")
NUMBER_IF_ANY: Final = NumbersIfAny("number")
FLAG: Final = Flags("flag")
EFFECT: Final = Effects("effect")
PLAYER: Final = Written("player", lambda s, who: f"p{who + 1}", form="p[0-9]+")
