"""The rules of one game, worked out once from its set-up and shared by all copies: who plays, with which cards, against
whom; how it is won, lost and scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.spirit_island import content, events
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.conditions.amounts import PerElement
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard
from tidewood.games.spirit_island.invader_cards import CARDS, STAGES
from tidewood.games.spirit_island.pieces import BLIGHT, BUILDINGS, CITIES, DAHANS, INVADERS
from tidewood.games.spirit_island.rounds.spirit_phase import GrowthOption
from tidewood.games.spirit_island.rounds.turn import round_of
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.state import (
    BLIGHT_POOL,
    BY_ADVERSARY,
    BY_SCENARIO,
    FEAR_POOL,
    MAJOR_POOL,
    MINOR_POOL,
    SPIRIT_GONE,
    STAGE_1,
    VICTORY,
    Island,
    Setting,
)
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR, Power
from tidewood.kernel.combine import TABLE, Forever, Seq
from tidewood.kernel.core import Node, State
from tidewood.kernel.reading import walk
from tidewood.kernel.snapshot import Names

STANDARD_DECK: Final = "111222233333"  # SI-SETUP-29
WON, SACRIFICE = 1, 2
GROWTH: Final[dict[Spirit, list[GrowthOption]]] = {}


def growth_of(spirit: Spirit) -> list[GrowthOption]:
    """The Growth options of a Spirit as nodes, made once."""
    if spirit not in GROWTH:
        always = GrowthOption(spirit.always) if spirit.always else None
        options = enumerate(spirit.growth)
        GROWTH[spirit] = [GrowthOption(parts, spirit.growth_costs[i], always) for i, parts in options]
    return GROWTH[spirit]


class Tree:
    """The set-up, then one turn after another, and the names of all nodes for saves."""

    def __init__(self, turns: Forever[Any], whole: Seq[Any], names: Names) -> None:
        self.turns: Final = turns
        self.whole: Final = whole
        self.names: Final = names


class Rules(Setting):
    """What holds in one game."""

    def __init__(self, setup: Mapping[str, Any], blight_cards: list[BlightCard] | None = None) -> None:
        spirits = [content.SPIRITS[id] for id in setup["spirits"]]
        super().__init__([*spirits], content.FEAR_CARDS, blight_cards or content.BLIGHT_CARDS)
        self.setup: Final = dict(setup)
        self.spirits: Final = spirits
        self.boards: Final = self.players + (1 if setup["extra_board"] else 0)  # SI-MAP-15
        self.level: Final[int] = setup["adversary_level"]
        adversary: Adversary | None = content.ADVERSARIES.get(setup["adversary"] or "")
        self.adversary: Final = adversary
        self.scenario: Final[Challenge | None] = content.SCENARIOS.get(setup["scenario"] or "")
        levels: list[Challenge] = [] if adversary is None else adversary.levels[: self.level + 1]  # SI-ADVERSARY-04
        self.challenges: Final = levels if self.scenario is None else [*levels, self.scenario]
        self.has_blight_card = setup["blight_card"] and not setup["beginner"]  # SI-BEGINNER-02
        self.progression = setup["beginner"]
        self.progressions = [
            [content.POWER[id].index for id in spirit.progression] if self.progression else []  # SI-BEGINNER-05
            for spirit in spirits
        ]
        self.innates = [[power.index for power in spirit.innates] for spirit in spirits]
        self.counts_elements = [
            any([_counts(power) for power in [*spirit.innates, *spirit.cards]]) for spirit in spirits
        ]
        self.minors = [power.index for power in content.POWERS if power.kind == MINOR]
        self.majors = [power.index for power in content.POWERS if power.kind == MAJOR]
        self.escalation = self._escalation()
        self.uniques: Final = [sorted([power.index for power in spirit.cards]) for spirit in spirits]
        self.growth: Final = [growth_of(spirit) for spirit in spirits]
        self.deck: Final = self._deck()
        self.fear_levels: Final = self._fear_levels()
        self.fear_pool: Final = self._fear_pool()
        self.blight_pool: Final = self._blight_pool()
        self.difficulty: Final = self._difficulty()
        steps: dict[str, Node[Island]] = {}
        for challenge in self.challenges:
            steps.update(challenge.steps)
            self.extra_build = challenge.extra_build or self.extra_build
        self.round: Final = round_of(self.growth, steps, self.extra_build is not None)
        self.tree: Tree | None = None  # made when the game is first begun or loaded

    def _escalation(self) -> Node[Island] | None:
        """The base level of an adversary is its escalation. [SI-ADVERSARY-05, SI-ADVERSARY-07, SI-ADVERSARY-09]"""
        return None if self.adversary is None else self.adversary.levels[0].escalation

    # -- numbers of the set-up

    def _deck(self) -> str:
        """The stages of the Invader deck, from the top."""
        found = STANDARD_DECK
        for challenge in self.challenges:
            found = challenge.deck or found
        return found

    def _fear_levels(self) -> list[int]:
        """Fear cards of each Terror Level. [SI-SETUP-23, SI-SETUP-25, SI-ADVERSARY-10]"""
        found = [3, 3, 3]
        for challenge in self.challenges:
            if challenge.fear_cards is not None:
                found = list(challenge.fear_cards)
        return found

    def _fear_pool(self) -> int:
        """Fear tokens in the pool. [SI-SETUP-21]"""
        return self.players * (4 + sum([challenge.fear_more for challenge in self.challenges]))

    def _blight_pool(self) -> int:
        """Blight at the beginning: on the Healthy card, or on the printed space. [SI-SETUP-32, SI-SETUP-34]"""
        each = 2 if self.has_blight_card else 5
        more = sum([challenge.blight_more for challenge in self.challenges]) * self.boards
        return each * self.players + (1 if self.setup["blight_erratum"] else 0) + more

    def _difficulty(self) -> int:
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

    # -- the end

    def judge(self, s: State) -> None:
        """Both at once is a victory by sacrifice. [SI-WIN-06, SI-WIN-07, SI-LOSS-01, SI-LOSS-04]"""
        assert isinstance(s, Island)
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
            s.tell(events.VICTORY if won else events.DEFEAT, (s.won if won else s.lost,))

    def look_for_defeat(self, s: Island) -> None:
        for who in range(s.players):
            if not s.on_island(who):
                s.lost = SPIRIT_GONE
        for challenge in self.challenges:
            if challenge.loses is not None and challenge.loses.holds(s, TABLE):
                s.lost = BY_SCENARIO if challenge is self.scenario else BY_ADVERSARY

    def is_won(self, s: Island) -> bool:
        """By Terror Level: no Invaders; no Towns and Cities; no Cities; nothing more to do. [SI-WIN-01, SI-WIN-02,
        SI-WIN-03, SI-WIN-04, SI-WIN-05]
        """
        scenario = self.scenario
        if s.terror >= VICTORY and (scenario is None or not scenario.no_fear_victory):
            return True
        if scenario is not None and scenario.wins is not None:
            return scenario.wins.holds(s, TABLE)
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


def rules_of(s: Island) -> Rules:
    """All the rules of a game, where what the table knows of them is not enough."""
    assert isinstance(s.rules, Rules)
    return s.rules


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
