"""For whom and where an effect runs, what a step came to, and the book of what an Action has done."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1
THAT: Final = "that"  # under this name a condition, reaction or replacement finds what happened or is about to

Thing = tuple[int, int, int]  # a piece or card, where it came from, where it went


class Result:
    """What a node came to: a multiset of (thing, from, to), or a bare number."""

    __slots__ = ("size", "things")

    def __init__(self, things: tuple[Thing, ...], size: int) -> None:
        self.things: Final = things
        self.size: Final = size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.things == other.things and self.size == other.size

    def __hash__(self) -> int:
        return hash((self.things, self.size))

    def plus(self, thing: int, source: int, to: int) -> Result:
        return Result((*self.things, (thing, source, to)), self.size + 1)


NOTHING: Final = Result((), 0)


def number(n: int) -> Result:
    return Result((), n)


class Scope:
    """For whom and where a frame runs, and what a condition or an amount is asked about. Immutable and shared by the
    frames of one effect.
    """

    __slots__ = ("card", "cause", "chooser", "eyes", "mode", "names", "origin", "owner", "place")

    def __init__(
        self,
        owner: int,
        chooser: int = -3,
        place: int = NOWHERE,
        origin: int = NOWHERE,
        card: int = -1,
        cause: tuple[int, ...] = (),
        eyes: int = -3,
        mode: int = 0,
        names: tuple[tuple[str, Result], ...] = (),
    ) -> None:
        self.owner: Final = owner  # whose effect it is
        self.chooser: Final = owner if chooser == -3 else chooser  # who decides, often not the owner
        self.place: Final = place  # the target: a land, a city row, a Spirit
        self.origin: Final = origin
        self.card: Final = card  # serial of the card or row whose effect runs
        self.cause: Final = cause  # serials of the rows that led here, outermost first
        self.eyes: Final = owner if eyes == -3 else eyes  # whose side conditions are read from
        self.mode: Final = mode
        self.names: Final = names

    def at(self, place: int) -> Scope:
        return Scope(
            self.owner, self.chooser, place, self.origin, self.card, self.cause, self.eyes, self.mode, self.names
        )

    def from_origin(self, origin: int) -> Scope:
        return Scope(
            self.owner, self.chooser, self.place, origin, self.card, self.cause, self.eyes, self.mode, self.names
        )

    def chosen_by(self, who: int) -> Scope:
        return Scope(self.owner, who, self.place, self.origin, self.card, self.cause, self.eyes, self.mode, self.names)

    def of(self, who: int) -> Scope:
        """The same effect for another player, who then also chooses."""
        return Scope(who, who, self.place, self.origin, self.card, self.cause, who, self.mode, self.names)

    def caused_by(self, serial: int, owner: int) -> Scope:
        return Scope(
            owner, owner, self.place, self.origin, self.card, (*self.cause, serial), owner, self.mode, self.names
        )

    def in_mode(self, mode: int) -> Scope:
        return Scope(
            self.owner, self.chooser, self.place, self.origin, self.card, self.cause, self.eyes, mode, self.names
        )

    def naming(self, name: str, result: Result) -> Scope:
        names = (*[pair for pair in self.names if pair[0] != name], (name, result))
        return Scope(
            self.owner, self.chooser, self.place, self.origin, self.card, self.cause, self.eyes, self.mode, names
        )

    def about(self, thing: int, source: int = NOWHERE, to: int = NOWHERE) -> Scope:
        """The same, for a question about one thing."""
        return self.naming(THAT, Result(((thing, source, to),), 1))

    def named(self, name: str) -> Result:
        for known, result in self.names:
            if known == name:
                return result
        return NOTHING


class Ledger:
    """The book of one Action. Immutable: writing makes a new one in its place."""

    __slots__ = ("cause", "notes", "owner", "serial", "used")

    def __init__(
        self,
        serial: int,
        owner: int,
        cause: tuple[int, ...] = (),
        notes: tuple[tuple[str, Result], ...] = (),
        used: tuple[int, ...] = (),
    ) -> None:
        self.serial: Final = serial
        self.owner: Final = owner
        self.cause: Final = cause
        self.notes: Final = notes
        self.used: Final = used  # serials of the once-per-action rows already used

    def using(self, row: int) -> Ledger:
        return Ledger(self.serial, self.owner, self.cause, self.notes, (*self.used, row))

    def noting(self, key: str, result: Result) -> Ledger:
        before = self.noted(key)
        together = Result(before.things + result.things, before.size + result.size)
        notes = (*[note for note in self.notes if note[0] != key], (key, together))
        return Ledger(self.serial, self.owner, self.cause, notes, self.used)

    def noted(self, key: str) -> Result:
        for known, result in self.notes:
            if known == key:
                return result
        return NOTHING
