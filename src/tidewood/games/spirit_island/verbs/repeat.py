"""A Power once more."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE
from tidewood.games.spirit_island.hooks import POWER, is_repeat, repeated
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.targets import LandTarget
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import question
from tidewood.kernel.rows import Action


class Repeat(Node[Island]):
    """The same Power once more, as an Action of its own after this one; a repeat causes no further one. [SI-POWER-32,
    SI-POWER-34, SI-POWER-35, SI-ACTION-01]

    `adjacent`: on a land next to the target, instead of a new target.
    """

    def __init__(self, adjacent: bool = False) -> None:
        self.adjacent: Final = adjacent

    def run(self, s: Island, f: Frame) -> None:
        if is_repeat(f.scope.mode):
            return
        power = power_of(f.scope.card)
        again = NEXT_TO_IT if self.adjacent else power.action
        this = max([i for i, frame in enumerate(s.stack) if frame.node is power.action])
        s.stack.insert(this, Frame(again, f.scope.in_mode(repeated(f.scope.mode))))

    def can(self, s: Island, scope: Scope) -> bool:
        return not is_repeat(scope.mode)

    def mentions(self) -> list[str]:
        return ["repeat"]


class OnAdjacent(Verb):
    """A Power is repeated on a land next to its target that it can target too."""

    says = to_land("{land}")
    asks = question("repeat-next-to", by_card=True, here=HERE)

    def lands(self, s: Island, scope: Scope) -> list[int]:
        target = power_of(scope.card).target
        assert isinstance(target, LandTarget)
        near = s.adjacent(scope.place, POWER)
        return [place for place in near if target.land.fits(s, place, scope)]

    def run(self, s: Island, f: Frame) -> None:
        lands = self.lands(s, f.scope)
        if lands:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        power = power_of(f.scope.card)
        s.tell(events.USED, (power.index, f.scope.owner, s.site(option)))
        s.push(Frame(power.body, f.scope.at(option)))


ON_ADJACENT: Final = OnAdjacent()
NEXT_TO_IT: Final = Action(ON_ADJACENT)
