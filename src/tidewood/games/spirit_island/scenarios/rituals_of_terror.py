"""Rituals of Terror: fear alone does not frighten the Invaders; Spirits and Dahan must perform rituals."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import HERE, PLAYER
from tidewood.games.spirit_island.hooks import ACT_FAST, ACT_SLOW, TERROR
from tidewood.games.spirit_island.hooks import SCENARIO as BY_SCENARIO
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.state import VICTORY, Island
from tidewood.games.spirit_island.verbs.blight import LOSE_PRESENCE, WHOSE
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.verbs.fear import FEAR_STEP, raise_terror
from tidewood.games.spirit_island.verbs.paying import PayJointly
from tidewood.games.spirit_island.verbs.verb import Allowed
from tidewood.games.spirit_island.view import Why
from tidewood.games.spirit_island.words import ALL, CANNOT, DAHAN, MAY, a_land, push, rule
from tidewood.kernel.combine import Nothing
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.joint import LEFT
from tidewood.kernel.rows import Action, Rule

RITUAL_COST: Final = 3  # Energy, and as much Presence
RITUAL_DAHAN: Final = 3  # for each player


class RitualLand(LandFilter):
    """Presence of each Spirit and enough Dahan are there, and what the ritual costs."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        if s.dahan(place) < RITUAL_DAHAN * s.players:
            return False
        here = [s.present(who, place) for who in range(s.players)]
        return min(here) > 0 and sum(here) >= RITUAL_COST


class RitualPossible(Allowed):
    def holds(self, s: Island, scope: Scope) -> bool:
        if s.terror >= VICTORY or sum(s.energy) < RITUAL_COST:
            return False
        land = RitualLand()
        return any([land.fits(s, place, scope) for place in s.map.lands])

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        return "no-energy" if sum(s.energy) < RITUAL_COST else "no-target"


class PayTogether(PayJointly):
    """The Spirits pay together, one at a time, whoever likes."""

    says = option("pay-together", "pay 1 energy", refs=("player:{who}",), who=part(PLAYER))
    asks = question("pay-together", left=LEFT)


class SacrificeTogether(PayJointly):
    """The Spirits destroy Presence of theirs in the land together."""

    says = option("sacrifice-together", "destroy 1 presence", refs=("player:{who}",), who=part(PLAYER))
    asks = question("sacrifice-together", here=HERE, left=LEFT)

    def can(self, s: Island, scope: Scope) -> bool:
        return sum([s.present(who, scope.place) for who in range(s.players)]) >= self.n

    def offers(self, s: Island, f: Frame, who: int) -> list[int]:
        return [who] if s.present(who, f.scope.place) else []

    def give(self, s: Island, f: Frame, option: int) -> None:
        s.push(WHOSE.frame(LOSE_PRESENCE, f.scope, option))

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


class NextTerrorLevel(Node[Island]):
    """The next Terror Level is earned; all earned Fear cards are resolved at it."""

    def run(self, s: Island, f: Frame) -> None:
        raise_terror(s)
        if s.terror < VICTORY:
            s.push(Frame(FEAR_STEP, f.scope))

    def children(self) -> list[Node[Island]]:
        return [FEAR_STEP]


def ritual(id: str, phase: int) -> Rule[Island]:
    """The ritual, as something that may be done in a phase."""
    effect = a_land(
        RitualLand(),
        PayTogether(RITUAL_COST),
        SacrificeTogether(RITUAL_COST),
        NextTerrorLevel(),
        push(ALL, DAHAN, evenly=True),
    )
    return rule(id, MAY, phase, Action(DoneBy(BY_SCENARIO, effect)), condition=RitualPossible())


SCENARIO: Final = Challenge(
    "rituals-of-terror", DIFFICULTY["rituals-of-terror"],
    fear_everything=True,
    steps={"instead:invaders.fear": Nothing()},
    rules=[
        rule("terror-by-ritual", CANNOT, TERROR),
        ritual("ritual-of-terror", ACT_FAST),
        ritual("slow-ritual-of-terror", ACT_SLOW),
    ],
)  # fmt: skip
