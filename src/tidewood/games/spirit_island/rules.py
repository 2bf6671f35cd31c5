"""The rules of one game, worked out once from its set-up and shared by all copies: who plays, with which cards, against
whom; how it is won, lost and scored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final, TypeVar

from tidewood.games.spirit_island import content, events
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.conditions.amounts import PerElement
from tidewood.games.spirit_island.event_cards import EventCard
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard, FearCard
from tidewood.games.spirit_island.invader_cards import CARDS, STAGES
from tidewood.games.spirit_island.pieces import BLIGHT, BUILDINGS, CITIES, DAHANS, INVADERS
from tidewood.games.spirit_island.rounds.spirit_phase import GrowthOption
from tidewood.games.spirit_island.rounds.turn import round_of
from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.state import (
    BLIGHT_POOL,
    BY_ADVERSARY,
    BY_SCENARIO,
    EVENT_POOL,
    FEAR_POOL,
    MINOR_POOL,
    MORE_NOTES,
    NOTES,
    SPIRIT_GONE,
    STAGE_1,
    VICTORY,
    Island,
    Setting,
)
from tidewood.games.spirit_island.verbs.invaders import EscalateLate
from tidewood.games.spirit_island.verbs.powers import Power
from tidewood.kernel.combine import TABLE, Forever, Seq
from tidewood.kernel.core import Node, State
from tidewood.kernel.reading import walk
from tidewood.kernel.snapshot import Names

STANDARD_DECK: Final = "111222233333"  # SI-SETUP-29
WON, SACRIFICE = 1, 2
Card = TypeVar("Card", FearCard, BlightCard, EventCard)
GROWTH: Final[dict[Spirit, list[GrowthOption]]] = {}


def growth_of(spirit: Spirit) -> list[GrowthOption]:
    """The Growth options of a Spirit as nodes, made once."""
    if spirit not in GROWTH:
        always = GrowthOption(spirit.always) if spirit.always else None
        options = enumerate(spirit.growth)
        GROWTH[spirit] = [GrowthOption(parts, spirit.growth_costs[i], always, i + 1) for i, parts in options]
    return GROWTH[spirit]


def up_to_last(every: list[Card], used: list[Card]) -> list[Card]:
    """Cards by number as far as they are used: a set leaves the numbers of those before it as they are."""
    return every[: max([every.index(card) for card in used]) + 1]


def nations_of(setup: Mapping[str, Any], higher: int) -> list[tuple[Adversary, int]]:
    """The adversary and its level, so much higher than chosen, and the one that supports it, if there is one."""
    chosen = [
        (setup["adversary"], setup["adversary_level"] + higher),
        (setup["second_adversary"], setup["second_adversary_level"]),
    ]
    return [(content.ADVERSARIES[id], level) for id, level in chosen if id is not None]


class Tree:
    """The set-up, then one turn after another, and the names of all nodes for saves."""

    def __init__(self, turns: Forever[Any], whole: Seq[Any], names: Names) -> None:
        self.turns: Final = turns
        self.whole: Final = whole
        self.names: Final = names


class Rules(Setting):
    """What holds in one game."""

    def __init__(self, setup: Mapping[str, Any], blight_cards: list[BlightCard] | None = None) -> None:
        spirits = [content.spirit_of(id, setup["aspects"]) for id in setup["spirits"]]
        self.expansions: Final[list[str]] = setup["expansions"]
        self.sets: Final = content.in_play(self.expansions)
        fear = [card for card in content.FEAR_CARDS if content.is_in_play(card.id, self.expansions)]
        blight = [card for card in content.BLIGHT_CARDS if content.is_in_play(card.id, self.expansions)]
        by_number = blight_cards or up_to_last(content.BLIGHT_CARDS, blight)
        super().__init__([*spirits], up_to_last(content.FEAR_CARDS, fear), by_number)
        drawn = [card.id for card in fear] + [card.id for card in blight_cards or blight]
        in_box = [c for c in content.EVENT_CARDS if content.is_in_play(c.id, self.expansions)]
        self.event_cards = up_to_last(content.EVENT_CARDS, in_box) if in_box else []
        self.banned: Final = frozenset() if setup["banned_cards"] == "allow" else content.BANNED  # SI-EXPANSION-05
        events_drawn = content.event_deck(self.expansions, bool(self.banned))
        self.drawn_from: Final = frozenset(drawn + [card.id for card in events_drawn])
        self.first_event = setup["first_turn_event"] == "draw"
        self.setup = dict(setup)
        self.key: Final = repr((self.setup, [card.id for card in blight_cards or []]))  # alike for equal set-ups
        self.spirits: Final = spirits
        self.boards: Final = self.players + (1 if setup["extra_board"] else 0)  # SI-MAP-15
        scenario: Challenge | None = content.SCENARIOS.get(setup["scenario"] or "")
        self.scenario: Final = scenario
        higher = 0 if scenario is None or scenario.levels_more is None else scenario.levels_more(setup)
        self.nations: Final = nations_of(setup, higher)
        self.adversary_ids = tuple([nation.id for nation, _ in self.nations])
        # What the one that supports changes comes first: the other changes what that has left.
        played = [nation.levels[: level + 1] for nation, level in reversed(self.nations)]  # SI-ADVERSARY-04
        levels = [challenge for each in played for challenge in each]
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
        self.minors = [power.index for found in self.sets for power in found.minors]
        self.majors = [power.index for found in self.sets for power in found.majors]
        self.escalations = [nation.levels[0].escalation for nation, _ in self.nations]  # SI-ADVERSARY-05
        self.late_escalations = [nation.levels[0].late_escalation for nation, _ in self.nations]
        self.most_towns = self._most_towns()
        self.notes = NOTES + (MORE_NOTES if any([challenge.keeps for challenge in self.challenges]) else 0)
        ids = [card.id for card in self.event_cards]
        brought = [challenge.event for challenge in self.challenges if challenge.event is not None]
        self.planted = [(ids.index(id), under) for id, under in brought if id in ids]
        self.uniques: Final = [sorted([power.index for power in spirit.cards]) for spirit in spirits]
        self.growth: Final = [growth_of(spirit) for spirit in spirits]
        self.deck = self._deck()
        self.fear_levels: Final = self._fear_levels()
        self.fear_pool: Final = self._fear_pool()
        self.blight_pool: Final = self._blight_pool()
        self.difficulty: Final = self._difficulty()
        steps: dict[str, list[Node[Island]]] = {}
        if any([late is not None for late in self.late_escalations]):
            steps["after:invaders.explore"] = [EscalateLate()]
        for challenge in self.challenges:
            for key, step in challenge.steps.items():
                steps[key] = [step] if key.startswith("instead") else [*steps.get(key, []), step]
            self.extra_build = challenge.extra_build or self.extra_build
        more = bool(self.event_cards), self.extra_build is not None
        self.round: Final = round_of(self.growth, steps, *more)
        # What comes after the Actions of the Invaders: a forecast of those plays a turn without it.
        self.after: Final = {label: steps.get(f"after:invaders.{label}", []) for label in ("ravage", "build")}
        acts = ("after:invaders.ravage", "after:invaders.build", "after:invaders.explore")
        self.foreseen: Final = round_of(self.growth, {k: v for k, v in steps.items() if k not in acts}, *more)
        self.tree: Tree | None = None  # made when the game is first begun or loaded

    # -- numbers of the set-up

    def _deck(self) -> str:
        """The stages of the Invader deck, from the top."""
        found = STANDARD_DECK
        for challenge in self.challenges:
            found = challenge.deck or found
            before = found
            found = found if challenge.deck_change is None else challenge.deck_change(found)
            if challenge is self.scenario:  # what adversaries take out goes back to the box
                self.deck_discards = "".join((Counter(before) - Counter(found)).elements())
        return found

    def _fear_levels(self) -> list[int]:
        """Fear cards of each Terror Level. [SI-SETUP-23, SI-SETUP-25, SI-ADVERSARY-10]"""
        found = [3, 3, 3]
        for nation, level in self.nations:
            given = [each.fear_cards for each in nation.levels[: level + 1] if each.fear_cards is not None]
            if given:
                found = [n + more - 3 for n, more in zip(found, given[-1], strict=True)]
        if self.scenario is not None and self.scenario.fear_cards is not None:
            found = list(self.scenario.fear_cards)
        more = (0, 0, 0) if self.scenario is None else self.scenario.fear_cards_more
        return [n + extra for n, extra in zip(found, more, strict=True)]

    def _most_towns(self) -> int:
        """The Towns that can be placed at once, where an adversary limits them; more of them beside another one."""
        n = 0
        for nation, level in self.nations:
            others = sum([other for found, other in self.nations if found is not nation])
            n += sum([each.towns + each.towns_beside * others for each in nation.levels[: level + 1]])
        return self.players * n

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
        # Of two adversaries the harder one counts, and half of the other, rounded up.
        hard = sorted([nation.levels[level].difficulty for nation, level in self.nations], reverse=True)
        n = sum([(each + i) // (i + 1) for i, each in enumerate(hard)])
        n += 0 if self.scenario is None else self.scenario.difficulty
        thematic = 1 if self.expansions else 3  # its printed tokens help; SI-MAP-27
        return n + (thematic if self.setup["layout"] == "thematic" else 0)

    def pools(self) -> list[list[int]]:
        """What nobody has drawn yet, by pool: how many of each card."""
        pools: list[list[int]] = [[0] * len(CARDS) for _ in range(3)]
        for stage in range(3):
            for card in STAGES[stage]:
                pools[STAGE_1 + stage][card] = 1
        assert len(pools) == FEAR_POOL
        pools.append([1 if card.id in self.drawn_from else 0 for card in self.fear_cards])
        pools.append([int(card.id in self.drawn_from - self.banned) for card in self.blight_cards])
        assert len(pools) == MINOR_POOL and BLIGHT_POOL == MINOR_POOL - 1
        aside = {card for cards in self.progressions for card in cards} if self.progression else set()
        aside |= {content.POWER[id].index for id in [*self.banned, *self.setup["first_help"]] if id in content.POWER}
        pools.append([0 if card in aside else 1 for card in self.minors])
        pools.append([0 if card in aside else 1 for card in self.majors])
        if self.event_cards:
            pools.append([1 if card.id in self.drawn_from else 0 for card in self.event_cards])
            assert len(pools) == EVENT_POOL + 1
        return pools

    def layout_of(self, boards: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        """As the set-up or its scenario lays them."""
        if self.scenario is not None and self.scenario.in_a_row:
            joins = [f"{north}.south-{south}.north" for north, south in pairwise(boards[: self.boards])]
            return "free", tuple(joins)
        return self.setup["layout"], tuple(self.setup["joins"])

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
            if not s.is_on_island(who):
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
        if scenario is not None and scenario.also_wins is not None and scenario.also_wins.holds(s, TABLE):
            return True
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
        if self.scenario is not None and self.scenario.scores is not None:
            lines["scenario"] = self.scenario.scores(s)
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
