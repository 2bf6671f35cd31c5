"""Events, options and questions, each declared once with named fields of known types.

    TO: Final = part(LAND, bits=8)                  # where in the option it lies
    PIECE: Final = part(SHAPE, above=TO)
    PUSH: Final = option("push", "push {piece} {here}→{to}", piece=PIECE, here=HERE, to=TO)
    MOVED: Final = event("moved", "SI-PUSHGATHER-01", piece=KIND, origin=SITE, to=SITE)

From the declaration come the notation, the refs, the JSON of a log line with its rules, the types for the client and
the values of the sentence in every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final

from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declaration import NONE, Declaration, Happening, Told
from tidewood.kernel.fields import FieldType, Lists, as_number
from tidewood.kernel.log import Event
from tidewood.language.values import Message

STOP: Final = -1  # the option of whoever has had enough

# What the value of a field follows from: the option alone, the question it is an option of, or the whole position
OPTION, QUESTION, POSITION = range(3)


class Source:
    """A field with the place where its value lies: in the option, in the frame, or worked out."""

    def __init__(self, type: FieldType, follows: int = QUESTION) -> None:
        self.type: Final = type
        self.follows: Final = follows if type.plain else OPTION  # what is no number is alike for all
        self.is_one: Final = type.columns == ("",)

    def read(self, s: Any, f: Frame, option: int) -> Any:
        raise NotImplementedError

    def moves(self, s: Any, f: Frame, option: int) -> bool:
        """Whether the numbers of this option hang on the whole position, where that may be."""
        return True


class Part(Source):
    """Some bits of an option: an int in the state, a name in the code."""

    def __init__(self, type: FieldType, shift: int, bits: int) -> None:
        super().__init__(type, OPTION)
        self.shift: Final = shift
        self.bits: Final = bits  # 0: all that are above
        self.mask: Final = (1 << bits) - 1 if bits else -1

    def put(self, value: int) -> int:
        return value << self.shift

    def of(self, option: int) -> int:
        return option >> self.shift & self.mask

    def each(self, values: list[int], beside: int = 0) -> list[int]:
        """An option for each of the values, with what else all of them say."""
        shift = self.shift
        return [value << shift | beside for value in values]

    def where(self, options: list[int]) -> list[int]:
        """The positions of those that have something other than 0 here."""
        if not any(options):
            return []
        here = self.mask << self.shift
        return [at for at, option in enumerate(options) if option & here]

    def change(self, option: int, value: int) -> int:
        """The option with another value here."""
        return option & ~(self.mask << self.shift) | value << self.shift

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return option >> self.shift & self.mask


def part(type: FieldType, bits: int = 0, above: Part | None = None) -> Part:
    """The next bits of an option; without a number of bits all the rest."""
    return Part(type, 0 if above is None else above.shift + above.bits, bits)


class Register(Source):
    """What a node keeps in its frame, under a name. Where in the frame that lies is said here and nowhere else."""

    def of(self, f: Frame) -> int:
        raise NotImplementedError

    def put(self, f: Frame, value: int, got: Result | None = None, by: Node[Any] | None = None) -> Frame:
        """The frame with another value here; if so given, with more done, and run on by another node."""
        raise NotImplementedError

    def frame(self, node: Node[Any], scope: Scope, value: int, got: Result = NOTHING) -> Frame:
        """A frame of the node that keeps only this, and what was done."""
        raise NotImplementedError

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return self.of(f)


class Cursor(Register):
    """The register in which a node counts, under the name of what it counts there."""

    def of(self, f: Frame) -> int:
        return f.cursor

    def put(self, f: Frame, value: int, got: Result | None = None, by: Node[Any] | None = None) -> Frame:
        return Frame(f.node if by is None else by, f.scope, value, f.held, f.got if got is None else got)

    def frame(self, node: Node[Any], scope: Scope, value: int, got: Result = NOTHING) -> Frame:
        return Frame(node, scope, value, -1, got)


class Held(Register):
    """The register for what was picked while something else about it is asked."""

    def of(self, f: Frame) -> int:
        return f.held

    def put(self, f: Frame, value: int, got: Result | None = None, by: Node[Any] | None = None) -> Frame:
        return Frame(f.node if by is None else by, f.scope, f.cursor, value, f.got if got is None else got)

    def frame(self, node: Node[Any], scope: Scope, value: int, got: Result = NOTHING) -> Frame:
        return Frame(node, scope, -1, value, got)


class ToDo(Source):
    """The register of a node that goes through things in any order: those still to come."""

    def of(self, f: Frame) -> list[int]:
        return [thing[0] for thing in f.got.things]

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return self.of(f)

    def put(self, f: Frame, things: list[int]) -> Frame:
        """The frame with these to come."""
        return f.having(self.kept(things))

    def frame(self, node: Node[Any], scope: Scope, things: list[int]) -> Frame:
        """A frame of the node that keeps only these."""
        return Frame(node, scope, -1, -1, self.kept(things))

    def kept(self, things: list[int]) -> Result:
        """These, as a frame keeps them."""
        return Result(tuple([(thing, 0, 0) for thing in things]), len(things))

    def without(self, f: Frame, done: int) -> Frame | None:
        """The frame for the rest, after this one; None if it was the last."""
        rest = tuple([thing for thing in f.got.things if thing[0] != done])
        return f.having(Result(rest, len(rest))) if rest else None


class Place(Source):
    """The target of the scope."""

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return f.scope.place


class Origin(Source):
    """Where the effect came from."""

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return f.scope.origin


class Owner(Source):
    """Whose effect it is."""

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return f.scope.owner


class OfNode(Source):
    """A field of the node that asks: what a card says about it."""

    def __init__(self, type: FieldType, name: str) -> None:
        super().__init__(type)
        self.name: Final = name

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return getattr(f.node, self.name)


class Worked(Source):
    """A value that a function works out, of the whole position unless it is said to follow from less."""

    def __init__(self, type: FieldType, work: Callable[[Any, Frame, int], Any], follows: int = POSITION) -> None:
        super().__init__(type, follows)
        self.work: Final = work

    def read(self, s: Any, f: Frame, option: int) -> Any:
        return self.work(s, f, option)


SLOT: Final = re.compile(r"\{(\w+)\}")


class Declared(Declaration):
    """An option or a question: an id, a notation, and where its values lie."""

    def __init__(
        self,
        id: str,
        notation: str,
        fields: Mapping[str, Source],
        refs: tuple[str, ...] | None,
        by_card: bool,
        number: Source | int | None = None,
    ) -> None:
        self.id = id
        self.written: Final = notation
        self.fields: Final = dict(fields)
        self.pointed: Final = refs
        self.by_card: Final = by_card
        self.typed: Final = number
        self._sources: Final = tuple(self.fields.values())
        self._is_steady: Final = all([source.type.steady for source in self._sources]) and not isinstance(
            number, Source
        )
        self._asked: Final = tuple([source for source in self._sources if source.follows == QUESTION])
        self._moving: Final = tuple([source for source in self._sources if source.follows == POSITION])
        for template in (notation, *(refs or ())):
            for name in SLOT.findall(template):
                if name not in self.fields:
                    raise ValueError(f"{id}: {template!r} names {name!r}, which is not declared")

    def message(self, s: Any, f: Frame, option: int) -> Message:
        return Message(
            self.id,
            {name: source.type.value(s, source.read(s, f, option)) for name, source in self.fields.items()},
        )

    def notation(self, s: Any, f: Frame, option: int) -> str:
        return self.filled(self.written, s, f, option)

    def filled(self, template: str, s: Any, f: Frame, option: int) -> str:
        def write(match: re.Match[str]) -> str:
            source = self.fields[match[1]]
            return source.type.write(s, source.read(s, f, option))

        return SLOT.sub(write, template)

    def refs(self, s: Any, f: Frame, option: int) -> list[str]:
        if self.pointed is not None:
            return [self.filled(template, s, f, option) for template in self.pointed]
        found = [source.type.ref(s, source.read(s, f, option)) for source in self.fields.values()]
        return [ref for ref in found if ref]

    def add_numbers(self, s: Any, f: Frame, option: int, n: int, found: list[int]) -> None:
        whole = len(found) + n
        for source in self._sources:
            add_numbers(s, f, option, source, found)
        found += [0] * (whole - len(found))

    def columns(self) -> tuple[str, ...]:
        return tuple(
            [
                f"{name}.{column}" if column else name
                for name, source in self.fields.items()
                for column in source.type.columns
            ]
        )

    def likeness(self, s: Any, f: Frame) -> Hashable:
        if not self._asked:
            return self
        return (self, *[n for source in self._asked for n in source.type.numbers(s, source.read(s, f, 0))])

    def moving(self, s: Any, f: Frame, option: int) -> list[int]:
        if not self._moving:
            return NONE
        found: list[int] = []
        for source in self._moving:
            if source.moves(s, f, option):
                add_numbers(s, f, option, source, found)
        return found

    def given(self, s: Any, f: Frame, option: int) -> tuple[Any, ...] | None:
        return tuple([source.read(s, f, option) for source in self._sources]) if self._is_steady else None

    def told(self, s: Any, f: Frame, option: int, named: Callable[[Any], Any]) -> Told:
        written: dict[str, str] = {}
        args: dict[str, Any] = {}
        refs: list[str] = []
        for name, source in self.fields.items():
            written[name], ref, arg = source.type.facts(s, source.read(s, f, option), named)
            if ref:
                refs.append(ref)
            if arg is not None:
                args[name] = arg
        if self.pointed is not None:
            refs = [template.format_map(written) for template in self.pointed]
        says = {"id": self.id, "args": args}
        return Told(self.written.format_map(written), refs, says, self.number(s, f, option))

    def number(self, s: Any, f: Frame, option: int) -> int | None:
        if isinstance(self.typed, Source):
            return int(self.typed.read(s, f, option))
        return self.typed


def add_numbers(s: Any, f: Frame, option: int, source: Source, found: list[int]) -> None:
    if source.is_one:
        found.append(as_number(source.read(s, f, option)))
    else:
        found += source.type.numbers(s, source.read(s, f, option))


def option(
    id: str, notation: str, *, refs: tuple[str, ...] | None = None, number: Source | int | None = None, **fields: Source
) -> Declared:
    """An option: its pattern is `option.<id>`. Without `refs` it is about every field that can be pointed at. With
    `number` a person types that for it, wherever it stands in the list: the number that is asked for, or one that is
    the same in every turn.
    """
    return Declared(f"option.{id}", notation, fields, refs, False, number)


def question(id: str, *, by_card: bool = False, **fields: Source) -> Declared:
    """A question: its pattern is `prompt.<id>`. With `by_card` the card whose effect asks is named before it."""
    return Declared(f"prompt.{id}", "", fields, (), by_card)


class EventKind(Happening):
    """Something that can happen: its fields in the order in which an event holds them, and the rules it comes from."""

    def __init__(
        self,
        id: str,
        rules: tuple[str, ...],
        fields: Mapping[str, FieldType],
        secret: Mapping[str, FieldType],
        variant: Callable[[Mapping[str, Any]], str] | None,
    ) -> None:
        super().__init__(id)
        self.rules: Final = rules
        self.fields: Final = dict(fields)
        self.secret: Final = dict(secret)
        self.variant: Final = variant
        self._places: Final = {name: place for place, name in enumerate(fields)}

    def of(self, event: Event, field: str) -> int:
        """What an event of this kind holds in a field that is no list."""
        return event.args[self._places[field]]

    def message(self, event: Event) -> Message:
        """What happened, by name. Secret values are None for whoever may not see them."""
        args = values(self.fields, event.args)
        if self.secret:
            args |= values(self.secret, event.secret) if event.secret else dict.fromkeys(self.secret)
        chosen = "" if self.variant is None else self.variant(args)
        return Message(f"log.{self.id}.{chosen}" if chosen else f"log.{self.id}", args)


def values(fields: Mapping[str, FieldType], given: tuple[int, ...]) -> dict[str, Any]:
    """The values of an event by name; a list takes all that are left."""
    found: dict[str, Any] = {}
    i = 0
    for name, type in fields.items():
        if isinstance(type, Lists):
            found[name] = type.value(None, given[i:])
            i = len(given)
        else:
            found[name] = type.value(None, given[i])
            i += 1
    return found


class Events:
    """The events of a game, by id. Its `declare` is what the modules of the game call `event`."""

    def __init__(self) -> None:
        self.kinds: Final[dict[str, EventKind]] = {}

    def declare(
        self,
        id: str,
        *rules: str,
        secret: Mapping[str, FieldType] | None = None,
        variant: Callable[[Mapping[str, Any]], str] | None = None,
        **fields: FieldType,
    ) -> EventKind:
        """Something that can happen. Its pattern is `log.<id>`, or `log.<id>.<variant>` where the values decide."""
        if id in self.kinds:
            raise ValueError(f"the event {id!r} is declared twice")
        kind = self.kinds[id] = EventKind(id, rules, fields, secret or {}, variant)
        return kind
