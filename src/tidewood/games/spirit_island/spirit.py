"""What a Spirit is: its panel, Growth, Powers and rules, and aspects that change them. Data; what happens with it is
elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.panel import Panel
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.powers import Power
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Rule


class Start(NamedTuple):
    """Presence at the beginning: how much, and where on the starting board."""

    n: int
    # "highest jungle", "highest" or "lowest" of lands that fit, "next", "number 5", "most dahan", "second-most dahan",
    # "ocean", or "choose"
    where: str
    land: LandFilter | None = None  # for "highest" and "lowest", for "next" to the Presence before, and for "choose"
    otherwise: LandFilter | None = None  # where no land fits
    anywhere: bool = False  # on any board
    then: Node[Island] | None = None  # what is done in that land


class Spirit(Panel):
    """A Spirit with all it can do."""

    def __init__(
        self,
        id: str,
        complexity: int,
        *,
        energy: str,
        plays: str,
        growth: list[list[Node[Island]]],
        always: list[Node[Island]] | None = None,
        start: list[Start],
        innates: list[Power],
        cards: list[Power],
        rules: list[Rule[Island]] | None = None,
        progression: str = "",
        pick: int = 1,
        drowns: bool = False,
        ocean: bool = False,
        presence: int = 13,
        growth_costs: list[int] | None = None,
        bonus: str = "",  # what a Bonus box gives
        groups: list[int] | None = None,  # how many options each group of Growth has: one of each is chosen
        destroyed: int = 0,  # Presence that is destroyed at the beginning
        own: list[int] | None = None,  # numbers that it keeps by its own rules, at the beginning
        acts: Mapping[str, Node[Island]] | None = None,  # what spaces of the tracks let it do once a turn, by name
        growth_tracks: list[str] | None = None,  # further tracks, which open Growth options
        free_growth: int = 0,  # how many Growth options are open from the beginning; 0: all
        aspect: str = "",
        first_energy: int = 0,
    ) -> None:
        super().__init__(id, energy, plays, bonus, pick, drowns, ocean, groups, acts, own, growth_tracks, free_growth)
        self.complexity: Final = complexity
        self.growth: Final = growth
        self.growth_costs: Final = growth_costs or [0] * len(growth)  # Energy that each option costs
        self.always: Final = always or []
        self.start: Final = start
        self.innates: Final = innates
        self.cards: Final = cards
        self.rules: Final = rules or []  # laid at set-up, in force the whole game
        self.progression: Final = progression.split()
        self.presence: Final = presence
        self.destroyed: Final = destroyed
        self.printed: Final = (energy, plays)  # its tracks
        self.aspect: Final = aspect  # by its id, if it has one
        self.first_energy: Final = first_energy  # at the beginning


class Aspect:
    """What it takes away from its Spirit, and what it gives it."""

    def __init__(
        self,
        id: str,
        of: str,
        *,
        without: str,  # an innate, a special rule or a unique Power
        innates: list[Power] | None = None,
        rules: list[Rule[Island]] | None = None,
        energy: int = 0,  # at the beginning
    ) -> None:
        self.id: Final = id
        self.of: Final = of
        self.without: Final = without
        self.innates: Final = innates or []
        self.rules: Final = rules or []
        self.energy: Final = energy

    def applied(self, spirit: Spirit) -> Spirit:
        """The Spirit as this aspect makes it."""
        energy, plays = spirit.printed
        return Spirit(
            spirit.id,
            spirit.complexity,
            energy=energy,
            plays=plays,
            growth=spirit.growth,
            always=spirit.always,
            start=spirit.start,
            innates=[*[power for power in spirit.innates if power.id != self.without], *self.innates],
            cards=[power for power in spirit.cards if power.id != self.without],
            rules=[*[rule for rule in spirit.rules if rule.id != self.without], *self.rules],
            progression=" ".join(spirit.progression),
            aspect=self.id,
            first_energy=self.energy,
        )
