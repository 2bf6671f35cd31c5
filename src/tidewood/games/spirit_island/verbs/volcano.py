"""What Volcano Looming High does with its Presence and its fire."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER, PLAYER
from tidewood.games.spirit_island.pieces import FIRE
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import AT_ONCE, LOSE_PRESENCE, WHOSE
from tidewood.games.spirit_island.verbs.presence import (
    SPACE,
    SPACE_GIVES,
    TRACK_OF,
    cover,
    last_uncovered,
    may_be,
    shift_presence,
)
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoMany, no_more
from tidewood.games.spirit_island.verbs.targets import INNATE_POWER
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Condition, Flat, UpTo
from tidewood.kernel.core import NOTHING, Frame, Node, Scope, number
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.rows import THAT


class Erupt(Verb):
    """Destroy as much of one's own Presence in the land as one likes, at least one, all at once. More range reaches
    lands where there is none to destroy.
    """

    says = option("erupt", "destroy {n}", refs=("land:{here}",), n=part(NUMBER), here=HERE)
    asks = question("erupt", by_card=True, here=HERE)

    def __init__(self, let: str) -> None:
        self.let = let

    def can(self, s: Island, scope: Scope) -> bool:
        return s.present(scope.owner, scope.place) > 0

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        if self.can(s, f.scope):
            self.ask(s, f, list(range(1, s.present(f.scope.owner, f.scope.place) + 1)))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(WHOSE.frame(LOSE_PRESENCE, f.scope.naming(AT_ONCE, number(option)), f.scope.owner))

    def mentions(self) -> list[str]:
        return ["destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


class GatherOwn(SoMany):
    """Move own Presence from other lands to this one, up to so many."""

    says = option("presence-from-land", "from {land}", land=part(LAND))
    stops = no_more("bring")
    asks = question("gather-own", by_card=True, here=HERE, left=LEFT)

    def __init__(self, n: int) -> None:
        self.n: Final = n
        self.amount = UpTo(Flat(n))

    def others(self, s: Island, scope: Scope) -> list[int]:
        who = scope.chooser
        return [place for place in s.places_of(who) if place != scope.place] if self.may(s, scope) else []

    def may(self, s: Island, scope: Scope) -> bool:
        return not holds_still(s, scope.chooser) and may_be(s, scope.chooser, scope.place, scope.mode)

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.others(s, f.scope)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.others(s, scope))

    def take(self, s: Island, f: Frame, option: int) -> None:
        shift_presence(s, f.scope, f.scope.chooser, option, f.scope.place)

    def mentions(self) -> list[str]:
        return ["move", "presence"]


class ReturnToTracks(SoMany):
    """Return own destroyed Presence to the presence tracks, up to so many. [SI-PRESENCE-15]"""

    says = option(
        "presence-to-track", "to {track}", refs=("space:{space}",), track=TRACK_OF, space=SPACE, gives=SPACE_GIVES
    )
    stops = no_more("bring")
    asks = question("return-to-tracks", by_card=True, left=LEFT)

    def __init__(self, n: int) -> None:
        self.n: Final = n
        self.amount = UpTo(Flat(n))

    def choices(self, s: Island, f: Frame) -> list[int]:
        who = f.scope.chooser
        return last_uncovered(s, who) if s.destroyed[who] else []

    def can(self, s: Island, scope: Scope) -> bool:
        return s.destroyed[scope.chooser] > 0 and bool(last_uncovered(s, scope.chooser))

    def take(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.destroyed[who] -= 1
        cover(s, who, option)
        s.tell(events.PRESENCE_RESTORED, (who,))

    def mentions(self) -> list[str]:
        return ["presence"]


class SplitEnergy(Verb):
    """Energy for each Fire, shared with the target Spirit as evenly as possible; the user says who gets the odd one."""

    says = option("odd-energy", "odd to {who}", refs=("player:{who}",), who=part(PLAYER))
    asks = question("odd-energy", by_card=True)

    def run(self, s: Island, f: Frame) -> None:
        one, other = f.scope.owner, f.scope.eyes
        n = s.elements[one * 8 + FIRE]
        if one == other:
            self.give(s, one, n)
            return
        half = n // 2
        self.give(s, one, half)
        self.give(s, other, half)
        if n > half + half:
            self.ask(s, f, [one, other])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        self.give(s, option, 1)

    def give(self, s: Island, who: int, n: int) -> None:
        s.energy[who] += n
        s.result = NOTHING
        if n:
            s.tell(events.ENERGY, (who, n))

    def mentions(self) -> list[str]:
        return ["energy"]


class TowersHere(Condition[Island]):
    """A Power Card starts from a land where the Spirit whose rule it is has at least so much Presence."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: Island, scope: Scope) -> bool:
        return not scope.named(INNATE_POWER).size and s.present(scope.chooser, scope.place) >= self.n


class OwnLost(Condition[Island]):
    """It is Presence of the Spirit whose rule it is that was destroyed."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([who == scope.chooser for who, _, _ in scope.named(THAT).things])
