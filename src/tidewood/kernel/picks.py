"""Choose some of these: these things, at least so many, at most so many.

Search lists each set once, in the order of the table: `options` has only things at or after the last one picked. People
pick in any order, one by one or as a set, and put back what they have not confirmed; `singles` has all of that. Nothing
happens to a thing before the pick is complete, so a pick that has begun is only a frame: its cursor says from which
thing on the options go, it holds the most that may be picked, and has got what is picked so far, in table order.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from tidewood.kernel.bits import packed_counts, unpacked_counts
from tidewood.kernel.core import NOTHING, Frame, Node, Result, S, Scope
from tidewood.kernel.declare import Cursor, Held, part
from tidewood.kernel.fields import FLAG, NUMBER
from tidewood.kernel.notation import normal, verb_of, without

STOP: Final = -1
# Numbers of things are answers; below STOP, counted downwards, lie those that put one back and whole sets.
FIRST_BELOW: Final = -2
IS_SET: Final = part(FLAG, bits=1)
WHICH: Final = part(NUMBER, above=IS_SET)  # the thing that is put back, or the set


LISTED_FROM: Final = Cursor(NUMBER)  # from which thing on those are listed that may follow
MOST: Final = Held(NUMBER)  # how many may be picked


class Brought(NamedTuple):
    """What a pick brings: how many of what, for each number of things picked from none on. Where its parts are chosen
    next, `parts` has their refs and the answers that choose them, so that both can be answered at once.
    """

    what: str
    n: tuple[int, ...]
    parts: tuple[tuple[str, str], ...] = ()


def put_back(thing: int) -> int:
    """The answer that puts a thing back."""
    return FIRST_BELOW - WHICH.put(thing)


def is_put_back(option: int) -> bool:
    return option <= FIRST_BELOW and not IS_SET.of(FIRST_BELOW - option)


def is_set(option: int) -> bool:
    return option <= FIRST_BELOW and IS_SET.of(FIRST_BELOW - option) > 0


def thing_of(option: int) -> int:
    """The thing that an answer picks or puts back."""
    return option if option >= 0 else WHICH.of(FIRST_BELOW - option)


def distinct(things: list[int]) -> list[int]:
    """Each thing once; equal ones lie side by side."""
    return [thing for i, thing in enumerate(things) if i == 0 or things[i - 1] != thing]


def in_order(things: list[int], picked: list[int]) -> list[int]:
    """What is picked, as the table lists it."""
    left = picked[:]
    found: list[int] = []
    for thing in things:
        if thing in left:
            left.remove(thing)
            found.append(thing)
    return found


def first_then(thing: int, rest: list[int]) -> list[int]:
    """The rest, with this thing at its beginning."""
    after = rest[:]
    after.remove(thing)
    return [thing, *after]


def packed_set(things: list[int], picked: list[int]) -> int:
    """A set as one number: how many of each distinct thing."""
    kinds = distinct(things)
    which = packed_counts([picked.count(kind) for kind in kinds], [things.count(kind) for kind in kinds])
    return FIRST_BELOW - IS_SET.put(1) - WHICH.put(which)


def things_of(things: list[int], option: int) -> list[int]:
    """The things of a set; empty for a number that is none of these."""
    kinds = distinct(things)
    counts = unpacked_counts(WHICH.of(FIRST_BELOW - option), [things.count(kind) for kind in kinds])
    found: list[int] = []
    for kind, n in zip(kinds, counts, strict=False):
        found += [kind] * n
    return found


class Pick(Node[S]):
    """Choose some of these. A game says what there is, how many, how a thing is written and what is done with them.

    What a pick is about stands in its scope: the registers of the frame are its own.
    """

    bounded: ClassVar[bool] = False  # whether `allows` ever says no
    tells_sets: ClassVar[bool] = False  # whether languages have words of their own for its sets
    asks_between: ClassVar[bool] = False  # whether it asks about a thing before it goes on
    asks_to_stop: ClassVar[bool] = False  # whether old records say that it stops even where nothing else was listed

    def things(self, s: S, scope: Scope) -> list[int]:
        """What there is to pick from, numbers from 0 on, in table order; what is there twice stands twice in a row."""
        raise NotImplementedError(type(self).__name__)

    def most(self, s: S, scope: Scope) -> int:
        """How many may be picked. Asked once, at the beginning."""
        raise NotImplementedError(type(self).__name__)

    def least(self, s: S, scope: Scope, most: int) -> int:
        """How many must be; of what is there, no more than all."""
        return most

    def allows(self, s: S, f: Frame, picked: list[int], thing: int) -> bool:
        """Whether a thing may join what is picked. Whatever is allowed is so in every order, and so is each part."""
        return True

    def hidden(self, s: S, f: Frame, picked: list[int]) -> bool:
        """Whether not being asked would tell others what only the player knows, when these are picked."""
        return False

    def written(self, s: S, f: Frame, thing: int) -> str:
        """Picking a thing in notation, such as `discard wife`."""
        declared = self.declared(s, f, thing)
        assert declared is not None, type(self).__name__
        return declared.notation(s, f, thing)

    def about(self, s: S, f: Frame, thing: int) -> list[str]:
        """What on the table a thing is."""
        declared = self.declared(s, f, thing)
        return [] if declared is None else declared.refs(s, f, thing)

    def take(self, s: S, f: Frame, picked: list[int]) -> None:
        """Do what the pick is for; what is picked comes in table order. Says what it came to."""
        raise NotImplementedError(type(self).__name__)

    def ask(self, s: S, f: Frame, options: list[int]) -> None:
        s.ask(f, f.scope.chooser, options, silent=False)

    # -- running

    def run(self, s: S, f: Frame) -> None:
        things = self.things(s, f.scope)
        most = self.most(s, f.scope)
        if most > len(things) and not self.hidden(s, f, []):
            most = len(things)
        self.go_on(s, MOST.put(LISTED_FROM.frame(self, f.scope, 0), most), things, [], 0)

    def answer(self, s: S, f: Frame, option: int) -> None:
        things = self.things(s, f.scope)
        picked = picked_in(f)
        if option == STOP:
            self.take(s, f, picked)
        elif option >= 0:
            at = things.index(option)
            picked = in_order(things, [*picked, option]) if picked else [option]
            self.go_on(s, f, things, picked, at if at >= LISTED_FROM.of(f) else 0)
        elif is_set(option):
            self.take(s, f, in_order(things, picked + things_of(things, option)))
        else:
            picked.remove(thing_of(option))
            self.go_on(s, f, things, picked, 0)

    def go_on(self, s: S, f: Frame, things: list[int], picked: list[int], low: int) -> None:
        """Ask for the next thing; do it, once nothing is left to decide."""
        least = self.bound(s, f, things)
        settled, rest = self.settled(s, f, things, picked, least)
        if s.silent is not None:
            for thing in distinct(settled):
                forced = settled.count(thing) - picked.count(thing)
                s.silent += [(f.scope.chooser, self.written(s, f, thing))] * forced
        if rest is None:
            self.take(s, f, settled)
        else:
            self.ask_next(s, f, things, settled, low, rest, least)

    def settled(
        self, s: S, f: Frame, things: list[int], picked: list[int], least: int
    ) -> tuple[list[int], list[int] | None]:
        """What is picked with all that must be, and what may be picked next; None when it is complete."""
        while len(picked) < MOST.of(f):
            needed = least - len(picked)
            hidden = self.hidden(s, f, picked)
            rest = self.rest(s, f, things, picked)
            if not rest and (needed > 0 or not hidden):
                break
            if needed > 0 and not hidden and rest[0] == rest[-1]:
                picked = in_order(things, [*picked, rest[0]])
            elif needed > 0 and not hidden and needed == len(rest):
                picked = in_order(things, picked + rest)
            else:
                return picked, rest
        return picked, None

    def completed_by(self, s: S, f: Frame, option: int) -> list[int] | None:
        """The whole set, if this answer completes it."""
        things = self.things(s, f.scope)
        picked = picked_in(f)
        if option == STOP:
            return picked
        if is_set(option):
            return in_order(things, picked + things_of(things, option))
        if option >= 0:
            picked.append(option)
        else:
            picked.remove(thing_of(option))
        settled, rest = self.settled(s, f, things, in_order(things, picked), self.bound(s, f, things))
        return settled if rest is None else None

    def ask_next(
        self, s: S, f: Frame, things: list[int], picked: list[int], low: int, rest: list[int], least: int
    ) -> None:
        needed = least - len(picked)
        options = self.listed(s, f, things, picked, low, rest, needed)
        if not options and low > 0 and needed > 0:  # picked in another order: the rest lies before it
            low = 0
            options = self.listed(s, f, things, picked, low, rest, needed)
        if needed <= 0:
            options.append(STOP)
        got = Result(tuple([(thing, 0, 0) for thing in picked]), len(picked)) if picked else NOTHING
        self.ask(s, LISTED_FROM.put(f, low, got, by=self), options)

    def bound(self, s: S, f: Frame, things: list[int]) -> int:
        """How many must be picked of what is there."""
        most = MOST.of(f)
        return min(self.least(s, f.scope, most), most, len(things))

    def rest(self, s: S, f: Frame, things: list[int], picked: list[int]) -> list[int]:
        """What may still be picked, whatever the order."""
        rest = things
        if picked:
            rest = []
            j = 0
            for thing in things:
                if j < len(picked) and picked[j] == thing:
                    j += 1
                else:
                    rest.append(thing)
        if self.bounded:
            rest = [thing for thing in rest if self.allows(s, f, picked, thing)]
        return rest

    def listed(
        self, s: S, f: Frame, things: list[int], picked: list[int], low: int, rest: list[int], needed: int
    ) -> list[int]:
        """Things from `low` on, each of them a way to a complete set that needs none before it."""
        if low <= 0 and not self.bounded:
            return distinct(rest[: len(rest) - needed + 1] if needed > 1 else rest)
        options: list[int] = []
        last = -1
        for i, thing in enumerate(rest):
            if thing == last or (low > 0 and things.index(thing) < low):
                continue
            last = thing
            if len(rest) - i >= needed and (not self.bounded or self.reaches(s, f, picked, rest[i:], needed)):
                options.append(thing)
        return options

    def reaches(self, s: S, f: Frame, picked: list[int], rest: list[int], needed: int) -> bool:
        """Whether a pick that goes on with the first of these can be completed by those after it."""
        taken = [*picked, rest[0]]
        for thing in rest[1:]:
            if len(taken) - len(picked) >= needed:
                break
            if self.allows(s, f, taken, thing):
                taken.append(thing)
        return len(taken) - len(picked) >= needed

    def followed(self, s: S, f: Frame, option: int) -> bool:
        """Whether this, as the only option listed, followed by itself before there were picks."""
        return not self.hidden(s, f, picked_in(f)) or (option == STOP and not self.asks_to_stop)

    # -- what people may answer

    def singles(self, s: S, f: Frame) -> list[int]:
        """Every answer about one thing: pick it, put it back; and to stop, where enough are picked."""
        things = self.things(s, f.scope)
        picked = picked_in(f)
        rest = self.rest(s, f, things, picked)
        needed = self.bound(s, f, things) - len(picked)
        found = distinct(rest)
        if self.bounded and needed > 1:
            found = [thing for thing in found if self.reaches(s, f, picked, first_then(thing, rest), needed)]
        if needed <= 0:
            found.append(STOP)
        return found + [put_back(thing) for thing in distinct(picked)]

    def accepts(self, s: S, f: Frame, option: int) -> bool:
        """Whether this may be answered, in whatever order."""
        if not is_set(option):
            return option in self.singles(s, f)
        things = self.things(s, f.scope)
        picked = picked_in(f)
        added = things_of(things, option)
        if not added or not self.bound(s, f, things) <= len(picked) + len(added) <= MOST.of(f):
            return False
        for thing in added:
            if thing not in self.rest(s, f, things, picked):
                return False
            picked = in_order(things, [*picked, thing])
        return True

    def read(self, s: S, f: Frame, text: str) -> int:
        """The set that is written, each thing with its verb or after the first without: `discard wife, farm`. A number
        says how many of a thing, and `stop` at the end that this is all. 0 for what is no set; no set has this number.
        """
        parts = [normal(part) for part in text.split(",")]
        stops = len(parts) > 1 and parts[-1] == "stop"
        if stops:
            parts.pop()
        things = self.things(s, f.scope)
        names = {normal(self.written(s, f, thing)): thing for thing in distinct(things)}
        verb = verb_of(parts[0])
        added: list[int] = []
        for said in parts:
            n = 1
            name = said if said in names else f"{verb} {said}"
            if name not in names:
                count, _, rest = without(verb, said).partition(" ")
                n = int(count) if count.isdecimal() and len(count) < 4 else 1
                name = rest if rest in names else f"{verb} {rest}"
            if name not in names or n < 1:
                return 0
            added += [names[name]] * n
        if (len(added) == 1 and not stops) or any([added.count(thing) > things.count(thing) for thing in added]):
            return 0
        return packed_set(things, added)

    def notation(self, s: S, f: Frame, option: int) -> str:
        if option == STOP:
            return "stop"
        if option >= 0:
            return self.written(s, f, option)
        if is_put_back(option):
            written = self.written(s, f, thing_of(option))
            return f"put back {without(verb_of(written), written)}"
        return self.set_notation(s, f, things_of(self.things(s, f.scope), option))

    def set_notation(self, s: S, f: Frame, added: list[int]) -> str:
        """A whole set in notation; one thing alone says that it is all."""
        if not added:
            return "stop"
        parts = [self.written(s, f, thing) for thing in added]
        verb = verb_of(parts[0])
        parts = [parts[0], *[without(verb, part) for part in parts[1:]]]
        return ", ".join(parts if len(parts) > 1 else [*parts, "stop"])

    def refs(self, s: S, f: Frame, option: int) -> list[str]:
        if option == STOP:
            return []
        if not is_set(option):
            return self.about(s, f, thing_of(option))
        found: list[str] = []
        for thing in things_of(self.things(s, f.scope), option):
            found += [ref for ref in self.about(s, f, thing) if ref not in found]
        return found


def picked_in(f: Frame) -> list[int]:
    """What is picked so far, in table order."""
    return [thing[0] for thing in f.got.things]
