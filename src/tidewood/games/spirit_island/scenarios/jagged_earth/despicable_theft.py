"""Despicable Theft: Thieves come with the Explorers and seek to escape by ship.

A Thief is a marker in force in its land, by a rule that tells what is known of it: face down, or its number. Which
number a face-down Thief has falls when it is turned up. Thieves that were mixed face down share their numbers until
then: each of them may be any of those.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.fields import HERE, NUMBER
from tidewood.games.spirit_island.hooks import (
    ADDED,
    ARRIVED,
    DESTROYED,
    DROWNED,
    EXPLORED,
    FELL,
    REMOVED,
    THIEVES,
)
from tidewood.games.spirit_island.hooks import SCENARIO as BY_SCENARIO
from tidewood.games.spirit_island.pieces import THIEF_NUMBERS, is_thief, shape_name, thief
from tidewood.games.spirit_island.registry import number_of
from tidewood.games.spirit_island.scenarios.branch_and_claw.rituals_of_the_destroying_flame import BackToLand
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.scenarios.jagged_earth.acceleration import ACCELERATE_DECK
from tidewood.games.spirit_island.scenarios.markers import put_marker
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.destroy_and_remove import remove
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, MEANT, MOVE_PIECE, push_to
from tidewood.games.spirit_island.verbs.protection import THWARTED
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.games.spirit_island.words import ACTION_CLOSES, AFTER, COUNTS, INSTEAD, fear, rule
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Row, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, ToDo, option, part, question
from tidewood.kernel.ledger import note, noted
from tidewood.kernel.rows import THAT, THIS_TURN, Action

SUPPLY: Final = (12, 3, 2, 1)  # Thieves with this number; without one first
FROM_LAND: Final = 6
WATCHED_BY: Final = 2  # Dahan that see who a Thief is, and can catch it
LOST_FEAR: Final = 4
GONE: Final = -1
HIDDEN, *KNOWN = [rule(shape_name(thief(n)), COUNTS, THIEVES) for n in range(THIEF_NUMBERS + 1)]
# The value of a Thief that is face down: its number + 1 if it was known before it was mixed, and with which others
NUMBER_BEFORE: Final = part(NUMBER, bits=4)
MIXED: Final = part(NUMBER, above=NUMBER_BEFORE)


def all_thieves(s: Island) -> list[Row]:
    """Every Thief that is not in the supply."""
    return [row for row in s.rows if row.rule.hook == THIEVES]


def on_island(s: Island) -> list[Row]:
    return [row for row in all_thieves(s) if row.place != GONE]


def known_of(row: Row) -> int:
    """Its number + 1, as everybody knows or knew it; 0: nobody does."""
    return NUMBER_BEFORE.of(row.value) if row.rule is HIDDEN else 1 + [known is row.rule for known in KNOWN].index(True)


def change(s: Island, row: Row, number: int, place: int, value: int = 0) -> None:
    """A Thief becomes one that is known as this, + 1, or a face-down one; off the island for the rest of the turn."""
    made = HIDDEN if number == 0 else KNOWN[number - 1]
    new = Row(row.serial, made, -1, place, THIS_TURN if place == GONE else 0, -1, value)
    s.rows = tuple([new if other.serial == row.serial else other for other in s.rows])


def thief_of(s: Island, serial: int) -> Row | None:
    return next((row for row in s.rows if row.serial == serial), None)


def is_watched(s: Island, place: int) -> bool:
    return s.dahan(place) >= WATCHED_BY


def is_caught(s: Island, place: int) -> bool:
    """Whether Thieves of a land can be destroyed, removed and replaced."""
    return is_watched(s, place) and not s.buildings(place)


# -- who they are


class TurnThief(Node[Island]):
    """A face-down Thief is turned up: one of those it was mixed with, or one of the supply."""

    falls = option("thief-number", "number {n}", n=part(NUMBER))
    asks = question("thief-number")

    def run(self, s: Island, f: Frame) -> None:
        row = thief_of(s, SERIAL.of(f))
        if row is None or row.rule is not HIDDEN:
            return
        out = [known_of(other) for other in all_thieves(s)]
        left = [n - out.count(number + 1) for number, n in enumerate(SUPPLY)]
        mixed = [known_of(other) for other in self.others(s, row)]
        unknown = mixed.count(0)
        weights = [mixed.count(n + 1) * sum(left) + unknown * left[n] for n in range(THIEF_NUMBERS)]
        numbers = [n for n in range(THIEF_NUMBERS) if weights[n]]
        s.chance(f, numbers, [weights[n] for n in numbers])

    def others(self, s: Island, row: Row) -> list[Row]:
        """Those it was mixed with, and itself."""
        mix = MIXED.of(row.value)
        return [other for other in all_thieves(s) if other.rule is HIDDEN and mix and MIXED.of(other.value) == mix] or [
            row
        ]

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        row = thief_of(s, SERIAL.of(f))
        assert row is not None
        others = self.others(s, row)
        same = [other for other in others if known_of(other) == outcome + 1] or [o for o in others if not known_of(o)]
        if same[0].serial != row.serial:  # it takes the number of that one, which is any of the rest now
            change(s, same[0], 0, same[0].place, row.value)
        change(s, row, outcome + 1, row.place)
        s.marks |= REVEALED
        s.tell(events.MARKER_PUT, (number_of(KNOWN[outcome]), s.site(row.place)))


SERIAL: Final = Held(NUMBER)
TURN_THIEF: Final = TurnThief()


class IsToSee(Condition[Island]):
    """Some Thief is turned up, or several are mixed."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return bool(unseen(s)) or bool(unmixed(s))


def unseen(s: Island) -> list[Row]:
    return [row for row in on_island(s) if row.rule is HIDDEN and is_watched(s, row.place)]


def unmixed(s: Island) -> list[Row]:
    """The face-down Thieves of a land that are to be mixed: several, and not all known as the same."""
    for place in sorted({row.place for row in on_island(s)}):
        here = [row for row in on_island(s) if row.place == place]
        told = {(row.rule.id, MIXED.of(row.value)) for row in here}
        if len(here) > 1 and not is_watched(s, place) and len(told) > 1:
            return here
    return []


class Look(Node[Island]):
    """Thieves are face up in lands with 2 or more Dahan; elsewhere those of a land are mixed face down."""

    def run(self, s: Island, f: Frame) -> None:
        if unseen(s):
            s.push(f)
            s.push(SERIAL.frame(TURN_THIEF, f.scope, unseen(s)[0].serial))
            return
        here = unmixed(s)
        if here:
            s.push(f)
            before = {MIXED.of(row.value) for row in here} - {0}
            for row in all_thieves(s):
                if row in here or (row.rule is HIDDEN and MIXED.of(row.value) in before):
                    value = NUMBER_BEFORE.put(known_of(row)) | MIXED.put(here[0].serial)
                    change(s, row, 0, row.place, value)

    def children(self) -> list[Node[Island]]:
        return [TURN_THIEF]


# -- where they come from and go


class Arrive(Node[Island]):
    """A Thief of the supply comes along."""

    def run(self, s: Island, f: Frame) -> None:
        if len(all_thieves(s)) < sum(SUPPLY):
            put_marker(s, HIDDEN, f.scope.place)
            s.push(Frame(LOOK, f.scope))

    def children(self) -> list[Node[Island]]:
        return [LOOK]


class FarInland(Condition[Island]):
    """During play, in a land numbered 6 or higher."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.turn > 0 and s.map.number[scope.place] >= FROM_LAND


def nearer(s: Island, place: int) -> list[int]:
    """The lands next to this one that are nearer to the Ocean of its board."""
    steps = s.steps(0)
    coast = [land for land in s.map.near[s.map.ocean_of[s.map.board[place]]] if not s.is_absent(land)]
    far = {land: min([steps[land][shore] for shore in coast], default=0) for land in (place, *s.near(place))}
    return [land for land in s.near(place) if far[land] < far[place]]


TO_GO: Final = ToDo(NUMBER)  # serials of Thieves that are still to go
BEGUN: Final = Cursor(NUMBER)
ESCAPES, MOVES = range(2)


class SeekToEscape(Verb):
    """Thieves at the Ocean escape, all others move 1 land towards the Ocean of their board."""

    says = push_to(MEANT)
    asks = question("thief-way", here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        if BEGUN.of(f) < 0:
            coastal = [row.serial for row in on_island(s) if s.is_coast(row.place)]
            others = [row.serial for row in on_island(s) if not s.is_coast(row.place)]
            for stage, serials in ((MOVES, others), (ESCAPES, coastal)):
                if serials:
                    s.push(BEGUN.frame(self, f.scope, stage, TO_GO.kept(serials)))
            return
        serials = TO_GO.of(f)
        if len(serials) > 1:
            s.push(TO_GO.put(f, serials[1:]))
        row = thief_of(s, serials[0])
        if row is None or row.place == GONE:
            return
        if BEGUN.of(f) == ESCAPES:
            s.push(SERIAL.frame(ESCAPE, f.scope.at(row.place), row.serial))
            s.push(SERIAL.frame(TURN_THIEF, f.scope, row.serial))
        elif nearer(s, row.place):
            now = BEGUN.frame(self, Scope(-1, place=row.place, mode=BY_SCENARIO), MOVES)
            self.ask(s, MEANT.put(now, thief(shown(row))), nearer(s, row.place))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(MOVE_PIECE.frame(f.scope.from_origin(f.scope.place).at(option), MEANT.of(f)))

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE, ESCAPE, TURN_THIEF]


def shown(row: Row) -> int:
    return 0 if row.rule is HIDDEN else known_of(row)


class Escape(Node[Island]):
    """A Thief leaves by ship: earned Fear is lost, and its number speeds the Invaders up."""

    def run(self, s: Island, f: Frame) -> None:
        row = thief_of(s, SERIAL.of(f))
        assert row is not None
        number = known_of(row) - 1
        s.tell(events.MARKER_GONE, (number_of(KNOWN[number]), s.site(row.place)))
        change(s, row, number + 1, GONE)
        lost = min(LOST_FEAR, s.fear)
        if lost:
            s.fear -= lost
            s.tell(events.FEAR_BACK, (lost,))
        for _ in range(number):
            s.push(Frame(ACCELERATE_DECK, f.scope))

    def children(self) -> list[Node[Island]]:
        return [ACCELERATE_DECK]


# -- thwarting them


class UncaughtThief(Condition[Island]):
    """That is a Thief, where none can be destroyed, removed or replaced."""

    def holds(self, s: Island, scope: Scope) -> bool:
        things = scope.named(THAT).things
        return bool(things) and is_thief(things[0][0]) and not is_caught(s, scope.place)


class ThatThief(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        return any([is_thief(thing[0]) for thing in scope.named(THAT).things])


class Wait(Node[Island]):
    """What becomes of the Thief is seen after the Action: it may be caught then."""

    def __init__(self, destroyed: bool) -> None:
        self.destroyed: Final = destroyed

    def run(self, s: Island, f: Frame) -> None:
        shape = f.scope.named(THAT).things[0][0]
        note(s, THWARTED, NOTHING.plus(shape, f.scope.place, int(self.destroyed)))


class HasWaiting(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        return noted(s, THWARTED).size > 0


class Thwart(Verb):
    """After the Action: Thieves that it would have destroyed, removed or replaced are caught now, or pushed instead."""

    says = push_to(MEANT)
    asks = question("thief-flees", here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        things = noted(s, THWARTED).things
        done = max(BEGUN.of(f), 0)
        if done >= len(things):
            return
        shape, place, destroyed = things[done]
        s.push(BEGUN.put(f, done + 1))
        scope = f.scope.chosen_by(s.ledgers[-1].owner).at(place)
        if not s.how_many(place, shape):
            return
        if not is_caught(s, place):
            self.ask(s, MEANT.put(BEGUN.frame(self, scope, done), shape), s.adjacent(place, 0))
        elif destroyed:
            s.push(DESTROY_PIECE.frame(scope, shape))
        else:
            remove(s, scope, shape)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(MOVE_PIECE.frame(f.scope.from_origin(f.scope.place).at(option), MEANT.of(f)))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return self.says

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE, DESTROY_PIECE]


LOOK: Final = Look()
ESCAPE: Final = Escape()
SCENARIO: Final = Challenge(
    "despicable-theft", DIFFICULTY["despicable-theft"],
    steps={"before:invaders.ravage": Action(SeekToEscape())},
    rules=[
        rule("thieves-arrive", AFTER, EXPLORED, Arrive(), condition=FarInland(), part=True),
        rule("thieves-move", AFTER, ARRIVED, LOOK, condition=IsToSee(), part=True),
        rule("thieves-meet", AFTER, ADDED, LOOK, condition=IsToSee(), part=True),
        rule("thieves-hide", AFTER, ACTION_CLOSES, LOOK, condition=IsToSee(), part=True),
        rule("thieves-flee", INSTEAD, DESTROYED, Wait(True), condition=UncaughtThief()),
        rule("thieves-stay", INSTEAD, REMOVED, Wait(False), condition=UncaughtThief()),
        rule("thieves-swim", INSTEAD, DROWNED, BackToLand(), condition=ThatThief()),
        rule("thieves-thwarted", AFTER, ACTION_CLOSES, Thwart(), condition=HasWaiting(), part=True),
        rule("thieves-feared", AFTER, FELL, fear(1), condition=ThatThief(), part=True),
    ],
)  # fmt: skip
