"""What makes a game harder: adversaries, level by level, and scenarios. Data that changes set-up, round and
rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.invader_cards import ExtraBuild
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Rule


class Challenge:
    """Changes to a game: one level of an adversary, or a scenario. Adversaries add up their levels."""

    def __init__(
        self,
        id: str,
        difficulty: int,
        *,
        fear_cards: tuple[int, int, int] | None = None,
        deck: str = "",  # stages of the Invader deck from the top, C: the coastal lands
        setup: list[Node[Island]] | None = None,  # after the printed pieces, before the first Explore
        setup_last: list[Node[Island]] | None = None,  # likewise, when all other Invaders are there
        after_setup: list[Node[Island]] | None = None,  # after everything else
        rules: list[Rule[Island]] | None = None,  # in force from the beginning
        spirit_rules: list[Rule[Island]] | None = None,  # likewise, once for each Spirit as its own
        steps: dict[str, Node[Island]] | None = None,  # of the round: "before:<slot>", "after:" or "instead:<slot>"
        escalation: Node[Island] | None = None,
        loses: Condition[Island] | None = None,
        wins: Condition[Island] | None = None,  # instead of the victory of the Terror Level
        fear_more: int = 0,  # Fear in the pool for each player
        blight_more: int = 0,  # Blight on the Blight card for each board
        fear_everything: bool = False,  # the Fear deck holds all Fear cards, and Terror does not come by it
        no_fear_victory: bool = False,
        inner_lands: LandFilter | None = None,  # lands that the table marks as Inner lands
        extra_build: ExtraBuild | None = None,  # a Build space left of Ravage
    ) -> None:
        self.id: Final = id
        self.difficulty: Final = difficulty
        self.fear_cards: Final = fear_cards
        self.deck: Final = deck
        self.setup: Final = setup or []
        self.setup_last: Final = setup_last or []
        self.after_setup: Final = after_setup or []
        self.rules: Final = rules or []
        self.spirit_rules: Final = spirit_rules or []
        self.steps: Final = steps or {}
        self.escalation: Final = escalation
        self.loses: Final = loses
        self.wins: Final = wins
        self.fear_more: Final = fear_more
        self.blight_more: Final = blight_more
        self.fear_everything: Final = fear_everything
        self.no_fear_victory: Final = no_fear_victory
        self.inner_lands: Final = inner_lands
        self.extra_build: Final = extra_build


class Adversary(NamedTuple):
    """An invading nation: level 0 has its escalation and loss condition; each level adds to those before it."""

    id: str
    levels: list[Challenge]  # 0 to 6
