"""What a Spirit is: its panel, Growth, Powers and rules. Data; what happens with it is elsewhere."""

from __future__ import annotations

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
    where: str  # "highest jungle", "number 5", "most dahan", "second-most dahan", "ocean", or "choose"
    land: LandFilter | None = None  # for "choose"


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
    ) -> None:
        super().__init__(id, energy, plays, bonus, pick, drowns, ocean)
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
