"""Guard the Isle's Heart: the Inner lands must not be built in."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import EXPLORER, Kinds, kind_of
from tidewood.games.spirit_island.power_cards import GainPower
from tidewood.games.spirit_island.presence import AddPresence, may_be
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.twists import Twist
from tidewood.games.spirit_island.words import then
from tidewood.games.spirit_island.words_for_cards import MAJOR, MINOR
from tidewood.games.spirit_island.words_for_things import TOWNS
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node


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
                s.tell("removed", (kind_of(shape), s.site(place)))


class AddToInnerLands(Node[Island]):
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, s: Island, f: Frame) -> None:
        for place in s.rules.inner_lands(s):
            s.add(place, self.kind)
            s.tell("added", (self.kind, s.site(place), 1))


class InnerPresence(AddPresence):
    """A Presence from one's tracks to the Inner land of one's board, or the nearest land there where one may be."""

    def lands(self, s: Island, who: int, f: Frame) -> list[int]:
        steps = s.map.distances(0)[s.rules.inner_lands(s)[who]]
        legal = [place for place in s.map.lands_of[who] if may_be(s, who, place)]
        nearest = min([steps[place] for place in legal])
        return [place for place in legal if steps[place] == nearest]

    def sources(self, s: Island, who: int, f: Frame) -> list[int]:
        return s.rules.spirits[who].can_uncover(s.uncovered[who])


class InnerLandTaken(Condition[Island]):
    """After the first turn, a Town or City is in an Inner land."""

    def holds(self, s: Island, f: Frame) -> bool:
        return s.turn > 1 and any([s.buildings(place) for place in s.rules.inner_lands(s)])


SCENARIO: Final = Twist(
    "guard-the-isles-heart", DIFFICULTY["guard-the-isles-heart"],
    after_setup=[
        RemoveEverywhere(TOWNS),
        AddToInnerLands(EXPLORER),
        ForEverySpirit(
            then(InnerPresence(), GainPower(MINOR, draw=1), GainPower(MAJOR, draw=1, forget=False)),
        ),
    ],
    loses=InnerLandTaken(),
    inner_lands=True,
)  # fmt: skip
