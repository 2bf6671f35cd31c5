"""Sets of small numbers, each kept as one int: terrains of a card, spaces of a track, players still to come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from tidewood.kernel.fields import PLAYER, FieldType


class Bits(FieldType):
    """Some of the things of one type: a bit for each. The int lies in the state, the code asks by name."""

    many: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def __init__(self, one: FieldType) -> None:
        super().__init__(one.name)
        self.one: Final = one

    def holds(self) -> tuple[str, ...]:
        return self.one.holds()

    def known(self) -> tuple[str, ...]:
        return self.one.known()

    def has(self, some: int, thing: int) -> bool:
        return bool(some >> thing & 1)

    def those(self, some: int, things: list[int]) -> list[int]:
        """Which of the things are in it."""
        return [thing for thing in things if some >> thing & 1]

    def row(self, some: int, n: int) -> list[int]:
        """For each of the first n of them 1 if it is there, else 0."""
        return [some >> i & 1 for i in range(n)]

    def plus(self, some: int, thing: int) -> int:
        return some | 1 << thing

    def minus(self, some: int, thing: int) -> int:
        return some & ~(1 << thing)

    def only(self, thing: int) -> int:
        return 1 << thing

    def both(self, some: int, others: int) -> int:
        return some | others

    def without(self, some: int, others: int) -> int:
        return some & ~others

    def common(self, some: int, others: int) -> int:
        """Those that are in both."""
        return some & others

    def overlap(self, some: int, others: int) -> int:
        """How many are in both."""
        return (some & others).bit_count()

    def span(self, first: int, n: int) -> int:
        """So many of them from the first one on."""
        return (1 << n) - 1 << first

    def first(self, n: int) -> int:
        """The first n of them."""
        return (1 << n) - 1

    def made_of(self, things: Iterable[int]) -> int:
        some = 0
        for thing in things:
            some |= 1 << thing
        return some

    def members(self, some: int) -> list[int]:
        """The things in it, in order."""
        found: list[int] = []
        while some:
            low = some & -some
            found.append(low.bit_length() - 1)
            some ^= low
        return found

    def value(self, s: Any, given: Any) -> Any:
        return [self.one.value(s, thing) for thing in self.members(given)]

    def write(self, s: Any, given: Any) -> str:
        return "+".join([self.one.write(s, thing) for thing in self.members(given)])


PLAYER_SET: Final = Bits(PLAYER)
MARKS: Final = Bits(FieldType("mark"))  # of a decision, for undo
CHANCE_USED: Final = MARKS.only(0)
REVEALED: Final = MARKS.only(1)


def packed_counts(counts: list[int], most: list[int]) -> int:
    """How many there are of each, as one number, where it is known how many there can be at most."""
    code, factor = 0, 1
    for n, limit in zip(counts, most, strict=True):
        code += n * factor
        factor *= limit + 1
    return code


def unpacked_counts(code: int, most: list[int]) -> list[int]:
    """The same back; empty for a number that is none of these."""
    counts: list[int] = []
    for limit in most:
        code, n = divmod(code, limit + 1)
        counts.append(n)
    return counts if code == 0 else []


def halves(number: int) -> tuple[int, int]:
    """A number as two that each fit 31 bits; what is above is left out."""
    return number & 0x7FFFFFFF, number >> 31 & 0x7FFFFFFF
