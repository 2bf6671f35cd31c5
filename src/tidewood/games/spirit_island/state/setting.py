"""What was fixed before the game and never changes: as much of it as the table and the verbs ask for."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard, FearCard
from tidewood.games.spirit_island.invader_cards import ExtraBuild
from tidewood.games.spirit_island.panel import Panel
from tidewood.kernel.core import Node, Scope, State


class Setting:
    """Who plays, with which cards, against whom. Shared by all copies of a game."""

    def __init__(self, panels: list[Panel], fear_cards: list[FearCard], blight_cards: list[BlightCard]) -> None:
        self.panels: Final = panels  # of the Spirits
        self.players: Final = len(panels)
        self.table: Final = Scope(-1)
        self.fear_cards: Final = fear_cards
        self.blight_cards: Final = blight_cards
        self.has_blight_card = True
        self.progression = False  # Powers are gained in a fixed order
        self.progressions: list[list[int]] = []  # Powers of each Spirit in that order
        self.innates: list[list[int]] = []  # Powers of each Spirit
        self.counts_elements: list[bool] = []  # whether a Power of the Spirit counts single elements
        self.minors: list[int] = []  # Powers by the number of their card in the pool
        self.majors: list[int] = []
        self.escalation: Node[Any] | None = None
        self.extra_build: ExtraBuild | None = None

    def pools(self) -> list[list[int]]:
        """What nobody has drawn yet, by pool: how many of each card."""
        raise NotImplementedError

    def judge(self, s: State) -> None:
        """Say whether the game is won or lost. [SI-WIN-06, SI-WIN-07]"""
        raise NotImplementedError
