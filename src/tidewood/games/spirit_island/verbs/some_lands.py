"""Several lands of choice, and where a Power comes from."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import EFFECT, HERE, LAND
from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.so_many import LEFT
from tidewood.games.spirit_island.verbs.targets import LandTarget
from tidewood.games.spirit_island.verbs.verb import NO_LAND, STOP, Verb, to_land
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import OfNode, ToDo, question

CHOSEN: Final = ToDo(LAND)  # where it is done already


class SomeLands(Verb):
    """In so many different lands that fit: the part."""

    says = to_land("{land}")
    stops = NO_LAND
    asks = question("a-land", by_card=True, land=OfNode(EFFECT, "land"), part=OfNode(EFFECT, "part"))

    def __init__(self, amount: Amount[Island], land: LandFilter, part: Node[Island]) -> None:
        self.amount: Final = amount
        self.land: Final = land
        self.part: Final = part

    def lands(self, s: Island, scope: Scope, taken: list[int]) -> list[int]:
        found: list[int] = []
        for land in s.lands(scope.mode):
            if land not in taken and self.land.fits(s, land, scope) and self.part.can(s, scope.at(land)):
                found.append(land)
        return found

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.lands(s, scope, []))

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f.scope) if LEFT.of(f) < 0 else LEFT.of(f)
        s.result = NOTHING
        lands = self.lands(s, f.scope, CHOSEN.of(f)) if left > 0 else []
        if lands:
            self.ask(s, LEFT.put(f, left), [*lands, STOP] if self.amount.up_to else lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        s.push(LEFT.frame(self, f.scope, LEFT.of(f) - 1, CHOSEN.kept([*CHOSEN.of(f), option])))
        s.push(Frame(self.part, f.scope.from_origin(f.scope.place).at(option)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


def origins(s: Island, scope: Scope) -> list[int]:
    """The lands from which the Power may have reached its target; one that was paid for comes from anywhere."""
    target = power_of(scope.card).target
    assert isinstance(target, LandTarget)
    found = target.origins(s, scope.owner)
    steps = s.steps(POWER)
    far = target.range_of(s, scope.owner) + target.farther_to(s, scope.owner, scope.place)
    return [
        place for place in found if steps[place][scope.place] <= far + target.farther_from(s, scope.owner, place)
    ] or found


class FromOrigin(Verb):
    """The Spirit says from which land its Power comes, where several are near enough; then the part. [SI-POWER-23]"""

    says = to_land("from {land}")
    asks = question("origin", by_card=True, here=HERE)

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        found = origins(s, f.scope)
        if found:
            self.ask(s, f, found)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.from_origin(option)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class InOrigin(Node[Island]):
    """The part in the land the Power comes from. With `apart` only if that is not its target."""

    def __init__(self, part: Node[Island], apart: bool = False) -> None:
        self.part: Final = part
        self.apart: Final = apart

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.origin >= 0 and self.part.can(s, scope.at(scope.origin))

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        if f.scope.origin >= 0 and not (self.apart and f.scope.origin == f.scope.place):
            s.push(Frame(self.part, f.scope.at(f.scope.origin)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class NextToBoth(LandFilter):
    """A land next to the target of a Power and to the land it comes from."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        near = s.adjacent(place, scope.mode)
        return scope.place in near and scope.origin in near


class SecondTarget(LandFilter):
    """Another land, within so much of the same origin as the first target."""

    def __init__(self, within: int) -> None:
        self.within: Final = within

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        target = power_of(scope.card).target
        assert isinstance(target, LandTarget)
        steps = s.steps(POWER)
        far = self.within + target.range_of(s, scope.owner) - target.within
        far += target.farther_to(s, scope.owner, place)
        reach = {origin: far + target.farther_from(s, scope.owner, origin) for origin in origins(s, scope)}
        return place != scope.place and any([steps[origin][place] <= reach[origin] for origin in reach])


class EitherTarget(LandFilter):
    """One of the two targets."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return place == scope.place or any([place == to for _, _, to in scope.named(self.name).things])


class OriginIsSacred(Condition[Island]):
    """The Power comes from a Sacred Site of its user; if it can come from one, it does."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([s.is_sacred(scope.owner, place) for place in origins(s, scope)])


class InThoseLands(Node[Island]):
    """The part in the target, in the land the Power comes from, and in the land of this name."""

    def __init__(self, name: str, part: Node[Island]) -> None:
        self.name: Final = name
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        lands = [f.scope.place, f.scope.origin, *[to for _, _, to in f.scope.named(self.name).things]]
        for land in reversed(list(dict.fromkeys(lands))):
            if land >= 0:
                s.push(Frame(self.part, f.scope.at(land)))

    def children(self) -> list[Node[Island]]:
        return [self.part]
