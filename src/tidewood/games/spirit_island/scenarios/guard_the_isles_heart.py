"""Guard the Isle's Heart: the Inner lands must not be built in."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.pieces import EXPLORER, Kinds, kind_of
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.power_cards import GainPower
from tidewood.games.spirit_island.verbs.presence import SOURCE, AddPresence, may_be
from tidewood.games.spirit_island.view import Closed
from tidewood.games.spirit_island.words import MAJOR, MINOR, TOWNS, then
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import question


def inner_lands(s: Island) -> list[int]:
    """One on each board: where all boards meet in one point, the land there; else land 7. The scenario names land 7 for
    one and two boards, and the meeting point for the standard layouts of three and four; land 7 in other layouts
    without such a point is a house rule.
    """
    return s.map.centre or [lands[6] for lands in s.map.lands_of]


class InnerLand(LandFilter):
    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return place in inner_lands(s)


class ForEverySpirit(Node[Island]):
    """During set-up: the part for each Spirit, one after another."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        for who in reversed(range(s.players)):
            s.push(Frame(self.part, f.scope.of(who)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class RemoveEverywhere(Node[Island]):
    """During set-up: all pieces of these kinds leave the island."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def run(self, s: Island, f: Frame) -> None:
        for place in s.map.lands:
            for shape in s.every_piece(place, self.kinds):
                s.take(place, shape)
                s.tell(events.REMOVED, (kind_of(shape), s.site(place)))


class AddToInnerLands(Node[Island]):
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, s: Island, f: Frame) -> None:
        for place in inner_lands(s):
            s.add(place, self.kind)
            s.tell(events.ADDED, (self.kind, s.site(place), 1))


INNER_FROM: Final = question("inner-presence.from")
INNER_TO: Final = question("inner-presence.to")


class InnerPresence(AddPresence):
    """A Presence from one's tracks to the Inner land of one's board, or the nearest land there where one may be."""

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return INNER_FROM if SOURCE.of(f) < 0 else INNER_TO

    def lands(self, s: Island, who: int, scope: Scope) -> list[int]:
        steps = s.map.distances(0)[inner_lands(s)[who]]
        legal = [place for place in s.map.lands_of[who] if may_be(s, who, place)]
        nearest = min([steps[place] for place in legal])
        return [place for place in legal if steps[place] == nearest]

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        who = f.scope.chooser
        if place not in s.map.lands_of[who]:
            return "other-board"
        return "not-first" if may_be(s, who, place) else "not-for-presence"

    def sources(self, s: Island, who: int, scope: Scope) -> list[int]:
        return s.rules.panels[who].can_uncover(s.uncovered[who])


class InnerLandTaken(Condition[Island]):
    """After the first turn, a Town or City is in an Inner land."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.turn > 1 and any([s.buildings(place) for place in inner_lands(s)])


SCENARIO: Final = Challenge(
    "guard-the-isles-heart", DIFFICULTY["guard-the-isles-heart"],
    after_setup=[
        RemoveEverywhere(TOWNS),
        AddToInnerLands(EXPLORER),
        ForEverySpirit(
            then(InnerPresence(), GainPower(MINOR, draw=1), GainPower(MAJOR, draw=1, forget=False)),
        ),
    ],
    loses=InnerLandTaken(),
    inner_lands=InnerLand(),
)  # fmt: skip
