"""The set-up of a game: it never changes during play, so all copies share it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.everdell.card import CARDS, Card, Filter
from tidewood.games.everdell.phantomia.deck.cards import Deck
from tidewood.games.everdell.pieces import CITY_SIZE, COMMON, HAND_LIMIT, LEGENDARY, SPRING_WORKERS, WORKER_COUNT

NOBODY: Final = ""
RUGWORT: Final = "rugwort"
PHANTOMIA: Final = "phantomia"

FITTING: Final[tuple[dict[Filter, frozenset[int]], dict[Filter, frozenset[int]]]] = (
    {},
    {},
)  # with unique and with common Fairgrounds


PLANS_WITH_LISTS: Final[set[str]] = set()  # ids of the plans that bring list cards


class Rules:
    """What was chosen before the game. New modules add their choices here and in setup.py."""

    def __init__(
        self,
        her_deck: Deck,
        players: int = 2,
        start_player: str = "random",
        summer_draw: str = "up_to",
        fairgrounds: str = "unique",
        production_order: str = "short",
        occupying: str = "with_ability",
        rugwort_level: int = 1,
        rugwort_forest: str = "counterclockwise",
        rugwort_variant: str = "none",
        modules: Sequence[str] = (),
        legend_discount: str = "payment",
        legend_activation: str = "off",
        animals: Sequence[str] = (),
        spring_worker: bool = False,
        cards: list[Card] | None = None,
        phantomia: bool = False,
        phantomia_level: int = 2,
        phantomia_character: str = "none",
        phantomia_plan: str = "none",
        phantomia_lists: bool = False,
        phantomia_forest: str = "three",
        autumn_events: str = "taken",
        corrupt_court: str = "human",
        face_down: str = "game_end",
        helper: bool = False,
        running_score: bool = True,
    ) -> None:
        self.players: Final = players
        self.start_player: Final = start_player
        self.summer_must: Final = summer_draw == "must"  # E01
        self.common_fairgrounds: Final = fairgrounds == "common"  # E04
        self.ask_most: Final = production_order != "short"  # the games of the first rules ask more than is needed
        self.ask_all: Final = production_order == "full"
        self.occupies_alone: Final = occupying == "alone"
        self.rugwort_level: Final = rugwort_level
        self.clockwise: Final = rugwort_forest == "clockwise"  # E02
        self.variant: Final = rugwort_variant
        # [PH-COMBI-01, PH-COMBI-02]
        self.opponent: Final = PHANTOMIA if phantomia else RUGWORT if players == 1 else NOBODY
        self.seats: Final = players + (1 if self.opponent else 0)
        self.turn_seats: Final = players + (1 if self.opponent == PHANTOMIA else 0)
        # [PH-SETUP-02, PH-SETUP-03, PH-SETUP-04] E10
        many = players + (1 if phantomia and phantomia_forest == "by_players" else 0)  # PH-SETUP-03 PH-SETUP-04
        self.forests: Final = 3 if many <= 2 else 4  # ED-SETUP-01 ED-SOLO-01
        self.forest_spots: Final = 2 if players >= 4 else 1  # ED-WORKER-08
        self.hand_limit: Final = HAND_LIMIT
        self.city_size: Final = CITY_SIZE
        self.legends: Final = "legends" in modules
        self.abilities: Final = "abilities" in modules
        self.sets: Final = ("base", *[module for module in modules if module in ("corrin", "farms")])  # MW-CORRIN-01
        self.cards: Final = CARDS if cards is None else cards  # by number, with the farms of a file in their places
        self.legend_discount: Final = legend_discount  # E06
        self.legends_act: Final = legend_activation == "on"  # E07
        self.animals: Final = tuple(animals)
        # MW-ABILITY-04, unless the people want it easier against Phantomia [PH-ABILITY-05]
        self.spring_worker: Final = not self.abilities or spring_worker
        self.workers: Final = WORKER_COUNT - (0 if self.spring_worker else SPRING_WORKERS)
        self.phantomia_level: Final = phantomia_level  # PH-SETUP-10
        self.character: Final = phantomia_character
        self.plan: Final = phantomia_plan
        self.lists: Final = phantomia_lists  # a list card each season [PH-LIST-02]
        self.uses_lists: Final = phantomia_lists or phantomia_plan in PLANS_WITH_LISTS  # PH-PLAN-09
        self.her_deck: Final = her_deck
        self.her_points_card: Final = self.her_deck.points[phantomia_level]  # PH-SCORE-02
        self.events_left: Final = autumn_events == "left"  # E14
        self.court_by_her_season: Final = corrupt_court == "phantomia"  # E19
        self.turns_up_again: Final = face_down == "next_prepare"  # E20
        self.helper: Final = helper  # the program runs Phantomia alone, for people at a real table
        self.running_score: Final = running_score  # whether the table shows it before the end
        # Found once and kept, for speed only.
        self.found: Final = FITTING[self.common_fairgrounds] if self.cards is CARDS else {}

    def fitting(self, what: Filter) -> frozenset[int]:
        """The numbers of the cards that fit; looked up once a set-up."""
        found = self.found.get(what)
        if found is None:
            found = frozenset([card.number for card in self.cards if what.fits(card, self.rarity(card))])
            self.found[what] = found
        return found

    def copies(self, card: Card) -> int:
        """How many of a card are in the deck of this game. [ED-GAME-05]"""
        if card.id == "farm" and "farms" in self.sets:
            return 0  # MW-FARM-01
        return card.copies if card.from_set in self.sets else 0

    def in_game(self, card: Card) -> int:
        """How many of a card there are, in the deck or beside it."""
        return card.copies if self.legends and card.rarity == LEGENDARY else self.copies(card)

    def rarity(self, card: Card) -> int:
        """Fairgrounds are common in some printings. [ED-CARD-14]"""
        if self.common_fairgrounds and card.id == "fairgrounds":
            return COMMON
        return card.rarity
