"""What was fixed before the game and never changes: as much of it as the table and the verbs ask for."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island.event_cards import EventCard
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard, FearCard
from tidewood.games.spirit_island.invader_cards import ExtraBuild
from tidewood.games.spirit_island.panel import Panel
from tidewood.games.spirit_island.state.constants import NOTES
from tidewood.kernel.core import Node, Scope, State


class Setting:
    """Who plays, with which cards, against whom. Shared by all copies of a game."""

    def __init__(self, panels: list[Panel], fear_cards: list[FearCard], blight_cards: list[BlightCard]) -> None:
        self.panels: Final = panels  # of the Spirits
        self.players: Final = len(panels)
        self.table: Final = Scope(-1)
        self.fear_cards: Final = fear_cards
        self.blight_cards: Final = blight_cards
        self.setup: dict[str, Any] = {}  # what was chosen before the game
        self.event_cards: list[EventCard] = []
        self.planted: list[tuple[int, int]] = []  # Event cards of adversaries, and under how many others they begin
        self.deck = ""  # the stages of the Invader deck from the top; C: the Coastal lands
        self.deck_discards = ""  # the stage of the Invader card that a scenario discards before the game
        self.first_event = False  # a card is drawn on the first turn too, and not carried out
        self.adversary_ids: tuple[str, ...] = ()
        self.has_blight_card = True
        self.progression = False  # Powers are gained in a fixed order
        self.progressions: list[list[int]] = []  # Powers of each Spirit in that order
        self.innates: list[list[int]] = []  # Powers of each Spirit
        self.counts_elements: list[bool] = []  # whether a Power of the Spirit counts single elements
        self.minors: list[int] = []  # Powers by the number of their card in the pool
        self.majors: list[int] = []
        self.escalations: list[Node[Any] | None] = []  # of the adversary, and of one that supports it
        self.late_escalations: list[Node[Any] | None] = []  # after Exploring
        self.most_towns = 0  # as many as there are; 0: no end of them
        self.notes = NOTES
        self.extra_build: ExtraBuild | None = None

    def pools(self) -> list[list[int]]:
        """What nobody has drawn yet, by pool: how many of each card."""
        raise NotImplementedError

    def layout_of(self, boards: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        """How the boards lie: the layout, and the joins of one of the players' own."""
        raise NotImplementedError

    def judge(self, s: State) -> None:
        """Say whether the game is won or lost. [SI-WIN-06, SI-WIN-07]"""
        raise NotImplementedError
