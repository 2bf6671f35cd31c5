"""Mists: Presence that drifts to where a Power is used, and harm that does not heal."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.spirit_island.fields import FLAG, HERE, LAND, NUMBER, PLAYER, SHAPE
from tidewood.games.spirit_island.pieces import INVADERS, damage_of, kind_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.presence import may_be, shift_presence
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.games.spirit_island.verbs.targets import LandTarget, drifts
from tidewood.games.spirit_island.verbs.verb import STOP, PickSome, Verb, to_land
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.combine import NO, YES
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, option, part, question
from tidewood.kernel.picks import MOST
from tidewood.kernel.rows import THAT, THIS_TURN, Rule, lay

TO: Final = part(LAND, bits=12)
ORIGIN: Final = part(LAND, bits=12, above=TO)
OWNER: Final = part(PLAYER, bits=3, above=ORIGIN)
SITE: Final = part(FLAG, above=OWNER)  # a Sacred Site, which is two Presence


class Drift(Verb):
    """Gather one own Presence into the target land or one next to it. Where the Power could not have targeted the land
    otherwise, it must be a Presence that makes it possible.
    """

    says = option(
        "drift", "presence {origin}→{to}", refs=("land:{origin}", "land:{to}"), origin=ORIGIN, to=TO
    )  # fmt: skip
    stops = option("stay", "stay")
    asks = question("drift", by_card=True, here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        target = power_of(f.scope.card).target
        if not isinstance(target, LandTarget):
            return
        who, place = f.scope.owner, f.scope.place
        reached = place in target.in_range(s, who)
        ways = drifts(s, who, place)
        if not reached:
            ways = [way for way in ways if target.reaches(s, who, way[1], place)]
        options = [ORIGIN.put(origin) | TO.put(to) for origin, to in ways]
        if options:
            self.ask(s, f, [*options, STOP] if reached else options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            shift_presence(s, f.scope, f.scope.owner, ORIGIN.of(option), TO.of(option))


# -- Flowing and Silent Forms Dart By


class OwnPresence(Condition[Island]):
    """Presence of the one whose rule it is, with a land to go to."""

    def holds(self, s: Island, scope: Scope) -> bool:
        theirs = any([who == scope.chooser for who, _, _ in scope.named(THAT).things])
        return theirs and bool(ways_out(s, scope.chooser, scope.place, scope.mode))


def ways_out(s: Island, who: int, place: int, mode: int) -> list[int]:
    """Where Presence of a Spirit can be pushed to."""
    return [] if holds_still(s, who) else [land for land in s.adjacent(place, mode) if may_be(s, who, land, mode)]


class PushPresence(Verb):
    """Push one own Presence out of the land."""

    says = to_land("push presence {here}→{land}", here=HERE)
    asks = question("push-presence", here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        who, place = f.scope.chooser, f.scope.place
        lands = ways_out(s, who, place, f.scope.mode)
        if lands and s.present(who, place):
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        shift_presence(s, f.scope, f.scope.chooser, f.scope.place, option)


class EachHolds(Node[Island]):
    """A rule is in force in the land until the turn ends, for every Spirit as its own."""

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule: Final = rule

    def run(self, s: Island, f: Frame) -> None:
        for who in range(s.players):
            lay(s, self.rule, who, f.scope.place, THIS_TURN)


ASKED: Final = Cursor(NUMBER)  # what was chosen, while its owner is asked
OTHERS: Final = option(
    "gather-presence",
    "gather presence {who} {origin}→{here}",
    refs=("land:{origin}", "land:{here}"),
    who=OWNER,
    origin=ORIGIN,
    here=HERE,
)
OTHERS_SITE: Final = option(
    "gather-sacred-site",
    "gather sacred site {who} {origin}→{here}",
    refs=("land:{origin}", "land:{here}"),
    who=OWNER,
    origin=ORIGIN,
    here=HERE,
)


class GatherOthers(Verb):
    """Gather a Presence or a Sacred Site of another Spirit into the land, if that Spirit agrees. Alone one is the other
    Spirit too. [SI-PRESENCE-08]
    """

    stops = option("gather-presence-no-more", "stop")
    asks = question("gather-others", by_card=True, here=HERE)
    agree: ClassVar = question("gather-yours", by_card=True, here=HERE)

    def choices(self, s: Island, scope: Scope) -> list[int]:
        found: list[int] = []
        for who in range(s.players):
            if (who == scope.owner and s.players > 1) or holds_still(s, who):
                continue
            if not may_be(s, who, scope.place, scope.mode):
                continue
            for origin in s.adjacent(scope.place, scope.mode):
                one = OWNER.put(who) | ORIGIN.put(origin)
                found += [one] * (s.present(who, origin) > 0) + [one | SITE.put(1)] * (s.present(who, origin) > 1)
        return found

    def run(self, s: Island, f: Frame) -> None:
        choices = self.choices(s, f.scope)
        if choices:
            self.ask(s, f, [*choices, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if ASKED.of(f) >= 0:
            if option:
                self.gather(s, f, ASKED.of(f))
        elif option != STOP:
            if OWNER.of(option) == f.scope.owner:
                self.gather(s, f, option)
            else:
                s.ask(ASKED.put(f, option), OWNER.of(option), [1, 0])

    def gather(self, s: Island, f: Frame, chosen: int) -> None:
        shift_presence(s, f.scope, OWNER.of(chosen), ORIGIN.of(chosen), f.scope.place, 2 if SITE.of(chosen) else 1)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if ASKED.of(f) >= 0:
            return YES if option else NO
        if option == STOP:
            return self.stops
        return OTHERS_SITE if SITE.of(option) else OTHERS

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return self.agree if ASKED.of(f) >= 0 else self.asks


# -- Unnerving Pall


class IsDamaged(Condition[Island]):
    """The piece in question has taken damage."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([damage_of(shape) > 0 for shape, _, _ in scope.named(THAT).things])


class StayOut(PickSome):
    """Up to so many damaged Invaders of the land take no part in Ravages this turn. [SI-RAVAGE-20]"""

    says = option(
        "stay-out", "{piece} {here}", refs=("piece:{here}/{piece}", "land:{here}"), piece=part(SHAPE), here=HERE
    )
    asks = question("stay-out", by_card=True, here=HERE, n=MOST)

    def __init__(self, n: int, rule: Rule[Island]) -> None:
        self.n: Final = n
        self.rule: Final = rule

    def things(self, s: Island, scope: Scope) -> list[int]:
        return [shape for shape in s.every_piece(scope.place, INVADERS) if damage_of(shape)]

    def most(self, s: Island, scope: Scope) -> int:
        return self.n

    def least(self, s: Island, scope: Scope, most: int) -> int:
        return 0

    def take(self, s: Island, f: Frame, picked: list[int]) -> None:
        for shape in picked:
            lay(s, self.rule, f.scope.owner, f.scope.place, THIS_TURN, value=kind_of(shape) + 1)


# -- Slow and Silent Death


class WoundedLands(Amount[Island]):
    """How many lands with Presence of the Spirit have damaged Invaders."""

    def of(self, s: Island, scope: Scope) -> int:
        n = 0
        for place in s.places_of(scope.owner):
            n += any([damage_of(shape) > 0 for shape in s.pieces(place, INVADERS)])
        return n
