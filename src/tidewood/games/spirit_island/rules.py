"""The rules of one game, worked out once from its set-up and shared by all copies: who plays, with which cards, against
whom; how it is won, lost and scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.filters import PerElement
from tidewood.games.spirit_island.growing import GrowthOption
from tidewood.games.spirit_island.invader_cards import CARDS, STAGES
from tidewood.games.spirit_island.invaders import CLEAR_STAGE
from tidewood.games.spirit_island.pieces import BLIGHT, BUILDINGS, CITIES, DAHANS, INVADERS
from tidewood.games.spirit_island.powers import MAJOR, MINOR, Power
from tidewood.games.spirit_island.rounds import round_of
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.state import (
    BLIGHT_POOL,
    BY_ADVERSARY,
    BY_SCENARIO,
    FEAR_POOL,
    IMMIGRATION,
    MAJOR_POOL,
    MINOR_POOL,
    SPIRIT_GONE,
    STAGE_1,
    TILE_OUT,
    VICTORY,
    Island,
)
from tidewood.games.spirit_island.twists import Adversary, BlightCard, Twist
from tidewood.kernel.core import Node, Scope
from tidewood.kernel.reading import walk

STANDARD_DECK: Final = "111222233333"  # SI-SETUP-29
WON, SACRIFICE = 1, 2
GROWTH: Final[dict[str, list[GrowthOption]]] = {}
ALWAYS: Final[dict[str, GrowthOption]] = {}


def growth_of(spirit: Spirit) -> list[GrowthOption]:
    """The Growth options of a Spirit as nodes, made once."""
    if spirit.id not in GROWTH:
        GROWTH[spirit.id] = [GrowthOption(parts, spirit.growth_costs[i]) for i, parts in enumerate(spirit.growth)]
        if spirit.always:
            ALWAYS[spirit.id] = GrowthOption(spirit.always)
    return GROWTH[spirit.id]


class Rules:
    """What holds in one game."""

    def __init__(self, setup: Mapping[str, Any], blight_cards: list[BlightCard] | None = None) -> None:
        self.setup: Final = dict(setup)
        self.spirits: Final = [content.SPIRITS[id] for id in setup["spirits"]]
        self.players: Final = len(self.spirits)
        self.boards: Final = self.players + (1 if setup["extra_board"] else 0)  # SI-MAP-15
        self.level: Final[int] = setup["adversary_level"]
        adversary: Adversary | None = content.ADVERSARIES.get(setup["adversary"] or "")
        self.adversary: Final = adversary
        self.scenario: Final[Twist | None] = content.SCENARIOS.get(setup["scenario"] or "")
        twists: list[Twist] = [] if adversary is None else adversary.levels[: self.level + 1]  # SI-ADVERSARY-04
        self.twists: Final = twists if self.scenario is None else [*twists, self.scenario]
        self.has_blight_card: Final[bool] = setup["blight_card"] and not setup["beginner"]  # SI-BEGINNER-02
        self.progression: Final[bool] = setup["beginner"]
        self.table: Final = Scope(-1)
        self.growth: Final = [growth_of(spirit) for spirit in self.spirits]
        self.always: Final = [ALWAYS.get(spirit.id) for spirit in self.spirits]
        self.innates: Final = [[power.index for power in spirit.innates] for spirit in self.spirits]
        self.uniques: Final = [sorted([power.index for power in spirit.cards]) for spirit in self.spirits]
        self.progressions: Final = [
            [content.POWER[id].index for id in spirit.progression] if self.progression else []  # SI-BEGINNER-05
            for spirit in self.spirits
        ]
        self.minors: Final = [power.index for power in content.POWERS if power.kind == MINOR]
        self.majors: Final = [power.index for power in content.POWERS if power.kind == MAJOR]
        self.fear_cards: Final = content.FEAR_CARDS
        self.blight_cards: Final = blight_cards or content.BLIGHT_CARDS
        self.escalation: Final = self._escalation()
        self.counts_elements: Final = [
            any([_counts(power) for power in [*spirit.innates, *spirit.cards]]) for spirit in self.spirits
        ]
        steps: dict[str, Node[Island]] = {}
        for twist in self.twists:
            steps.update(twist.steps)
        self.round: Final = round_of(self.growth, steps, adversary is not None and self.level >= adversary.has_tile)

    def power(self, index: int) -> Power:
        return content.POWERS[index]

    def _escalation(self) -> Node[Island] | None:
        """The base level of an adversary is its escalation. [SI-ADVERSARY-05, SI-ADVERSARY-07, SI-ADVERSARY-09]"""
        return None if self.adversary is None else self.adversary.levels[0].escalation

    # -- numbers of the set-up

    @cached_property
    def deck(self) -> str:
        """The stages of the Invader deck, from the top."""
        found = STANDARD_DECK
        for twist in self.twists:
            found = twist.deck or found
        return found

    @cached_property
    def fear_levels(self) -> list[int]:
        """Fear cards of each Terror Level. [SI-SETUP-23, SI-SETUP-25, SI-ADVERSARY-10]"""
        found = [3, 3, 3]
        for twist in self.twists:
            if twist.fear_cards is not None:
                found = list(twist.fear_cards)
        return found

    @cached_property
    def fear_pool(self) -> int:
        """Fear tokens in the pool. [SI-SETUP-21]"""
        return self.players * (4 + sum([twist.fear_more for twist in self.twists]))

    @cached_property
    def blight_pool(self) -> int:
        """Blight at the beginning: on the Healthy card, or on the printed space. [SI-SETUP-32, SI-SETUP-34]"""
        each = 2 if self.has_blight_card else 5
        more = sum([twist.blight_more for twist in self.twists]) * self.boards
        return each * self.players + (1 if self.setup["blight_erratum"] else 0) + more

    @cached_property
    def difficulty(self) -> int:
        """How hard the game is, for its score."""
        n = 0 if self.adversary is None else self.adversary.levels[self.level].difficulty
        n += 0 if self.scenario is None else self.scenario.difficulty
        return n + (3 if self.setup["layout"] == "thematic" else 0)  # SI-MAP-27

    def pools(self) -> list[list[int]]:
        """What nobody has drawn yet, by pool: how many of each card."""
        pools: list[list[int]] = [[0] * len(CARDS) for _ in range(3)]
        for stage in range(3):
            for card in STAGES[stage]:
                pools[STAGE_1 + stage][card] = 1
        assert len(pools) == FEAR_POOL
        pools.append([1] * len(self.fear_cards))
        pools.append([1] * len(self.blight_cards))
        assert len(pools) == MINOR_POOL and BLIGHT_POOL == MINOR_POOL - 1
        aside = {card for cards in self.progressions for card in cards} if self.progression else set()
        pools.append([0 if card in aside else 1 for card in self.minors])
        pools.append([0 if card in aside else 1 for card in self.majors])
        assert len(pools) == MAJOR_POOL + 1
        return pools

    # -- England's tile

    def has_tile(self, s: Island) -> bool:
        adversary = self.adversary
        return adversary is not None and self.level >= adversary.has_tile and not s.notes[TILE_OUT]

    def after_advance(self, s: Island) -> None:
        """At its lower level England's extra Build goes when a stage II card comes onto it."""
        adversary = self.adversary
        if adversary is None or not self.has_tile(s) or self.level >= adversary.keeps_tile:
            return
        if any([CARDS[card].stage >= CLEAR_STAGE for card in s.spaces[IMMIGRATION]]):
            s.invader_discard.extend(s.spaces[IMMIGRATION])
            s.spaces[IMMIGRATION] = []
            s.notes[TILE_OUT] = 1
            s.tell("tile-gone", ())

    def inner_lands(self, s: Island) -> list[int]:
        """One on each board, where a scenario has them: where all boards meet in one point, the land there; else land
        7. The scenario names land 7 for one and two boards, and the meeting point for the standard layouts of three and
        four; land 7 in other layouts without such a point is a house rule.
        """
        if self.scenario is None or not self.scenario.inner_lands:
            return []
        return s.map.centre or [lands[6] for lands in s.map.lands_of]

    # -- the end

    def judge(self, s: Island) -> None:
        """Both at once is a victory by sacrifice. [SI-WIN-06, SI-WIN-07, SI-LOSS-01, SI-LOSS-04]"""
        if s.over or s.turn == 0:
            return
        if not s.lost:
            self.look_for_defeat(s)
        won = self.is_won(s)
        if won:
            s.won = SACRIFICE if s.lost else WON
        if won or s.lost:
            s.over = True
            s.choice = None
            s.tell("victory" if won else "defeat", (s.won if won else s.lost,))

    def look_for_defeat(self, s: Island) -> None:
        for who in range(s.players):
            if not s.on_island(who):
                s.lost = SPIRIT_GONE
        for twist in self.twists:
            if twist.loses is not None and twist.loses.holds(s, s.asking(-1)):
                s.lost = BY_SCENARIO if twist is self.scenario else BY_ADVERSARY

    def is_won(self, s: Island) -> bool:
        """By Terror Level: no Invaders; no Towns and Cities; no Cities; nothing more to do. [SI-WIN-01, SI-WIN-02,
        SI-WIN-03, SI-WIN-04, SI-WIN-05]
        """
        scenario = self.scenario
        if s.terror >= VICTORY and (scenario is None or not scenario.no_fear_victory):
            return True
        if scenario is not None and scenario.wins is not None:
            return scenario.wins.holds(s, s.asking(-1))
        kinds = (INVADERS, BUILDINGS, CITIES, CITIES)[s.terror - 1]
        for place in s.map.lands:
            if s.count(place, kinds):
                return False
        return True

    def score(self, s: Island) -> dict[str, int]:
        """Every line of the score. [SI-SCORE-02, SI-SCORE-03, SI-SCORE-04, SI-SCORE-05]"""
        lines: dict[str, int] = {}
        left = len(s.invader_deck)
        if s.won:
            lines["difficulty"] = 5 * self.difficulty
            lines["victory"] = 10
            lines["cards_left"] = 2 * left
        else:
            lines["difficulty"] = 2 * self.difficulty
            lines["cards_gone"] = sum([len(cards) for cards in s.spaces]) + len(s.invader_discard)
        lines["dahan"] = s.total(DAHANS) // s.players
        lines["blight"] = -(s.total((BLIGHT,)) // s.players)
        return lines


def _counts(power: Power) -> bool:
    """Whether a Power counts single elements beside its thresholds."""
    for node in walk(power.body):
        amount = getattr(node, "amount", None)
        while amount is not None:
            if isinstance(amount, PerElement):
                return True
            amount = getattr(amount, "most", None) or getattr(amount, "amount", None)
            if not hasattr(amount, "of"):
                break
    return False
