"""What lies on the table, as flat lists: every field of the state, fresh and copied."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARDS, Card
from tidewood.games.everdell.pieces import (
    HOME,
    KINDS,
    LEGENDARY,
    MEADOW_SIZE,
    NO_ABILITY,
    NO_CARD,
    NO_PLACE,
    OUT,
    SPACES,
    STARTING_WORKERS,
    TYPES,
    WAITING,
    WORKERS,
)
from tidewood.games.everdell.rules import Rules
from tidewood.kernel.core import State
from tidewood.kernel.decks import slot

DECK_POOL: Final = 0
N_TYPES: Final = len(TYPES)


class Fields(State):
    """Seats are the people and, after them, an automated opponent if there is one."""

    __slots__ = (
        "ability",
        "action",
        "actions",
        "active",
        "at",
        "cards",
        "city",
        "deck",
        "die",
        "discards",
        "encoded",
        "event_goods",
        "event_owner",
        "events",
        "farm_top",
        "figure",
        "forest",
        "hands",
        "has",
        "haunt",
        "her",
        "lair",
        "last",
        "legends",
        "meadow",
        "offers",
        "on",
        "passed",
        "points",
        "pools",
        "rules",
        "schemes",
        "season",
        "serials",
        "shown",
        "special",
        "start",
        "stock",
        "there",
        "tucked",
        "turn",
        "types",
        "warded",
        "webs",
    )

    def __init__(self, source: Fields | None = None, rules: Rules | None = None) -> None:
        super().__init__(source)
        if source is not None:
            self.rules: Rules = source.rules
            self.cards: list[Card] = source.cards
            self.active: int = source.active
            self.start: int = source.start
            self.turn: int = source.turn
            self.die: int = source.die
            self.figure: int = source.figure
            self.warded: int = source.warded
            self.season: list[int] = source.season[:]
            self.passed: list[int] = source.passed[:]
            self.stock: list[int] = source.stock[:]
            self.points: list[int] = source.points[:]
            self.hands: list[list[int]] = [hand[:] for hand in source.hands]
            self.deck: list[int] = source.deck[:]
            self.discards: list[int] = source.discards[:]
            self.pools: list[list[int]] = [pool[:] for pool in source.pools]
            self.meadow: list[int] = source.meadow[:]
            self.shown: list[int] = source.shown[:]
            self.forest: list[int] = source.forest[:]
            self.events: list[int] = source.events[:]
            self.event_owner: list[int] = source.event_owner[:]
            self.event_goods: list[int] = source.event_goods[:]
            self.tucked: list[int] = source.tucked[:]
            self.at: list[int] = source.at[:]
            self.there: list[int] = source.there[:]
            self.city: list[list[int]] = [row[:] for row in source.city]
            self.serials: list[list[int]] = [row[:] for row in source.serials]
            self.on: list[list[int]] = [row[:] for row in source.on]
            self.has: list[frozenset[int]] = source.has[:]
            self.types: list[int] = source.types[:]
            # These are never changed in place, so copies can share them.
            self.ability: list[int] = source.ability
            self.offers: list[list[int]] = source.offers
            self.legends: list[list[int]] = source.legends
            self.farm_top: int = source.farm_top
            self.haunt: int = source.haunt
            self.action: int = source.action
            self.actions: list[int] = source.actions
            self.lair: list[int] = source.lair
            self.special: int = source.special
            self.her: list[int] = source.her
            self.schemes: list[int] = source.schemes
            self.webs: list[int] = source.webs
            self.last: list[list[int]] = source.last
            self.encoded: object = source.encoded
            return
        assert rules is not None
        seats = rules.seats
        self.players = rules.players
        self.rules = rules
        self.cards = rules.cards  # by number
        self.active = 0
        self.start = 0
        self.turn = 0
        self.die = 0  # what the eight-sided die showed last
        self.figure = 0  # the place of the Meadow under a figure: it is not refilled
        self.warded = 0  # bits of Meadow places that people may neither play nor draw from
        self.season = [0] * seats
        self.passed = [0] * seats
        self.stock = [0] * (KINDS * seats)  # ED-SETUP-13
        self.points = [0] * seats  # point tokens
        self.hands = [[] for _ in range(seats)]
        legends = [card.copies if card.rarity == LEGENDARY else 0 for card in CARDS] if rules.legends else []
        self.pools = [[rules.copies(card) for card in CARDS], [], legends]
        self.deck = [slot(DECK_POOL)] * sum(self.pools[0])
        self.discards = []  # the top is the last
        self.meadow = [NO_CARD] * MEADOW_SIZE
        self.shown = []  # cards revealed and in nobody's hand; the latest reveal is at the end [ED-MEADOW-06]
        self.forest = []
        self.events = []  # four basic ones, then special ones
        self.event_owner = []
        self.event_goods = []
        self.tucked = []
        self.at = []
        for _ in range(rules.players):
            later = rules.workers - STARTING_WORKERS
            self.at += [HOME] * STARTING_WORKERS + [WAITING] * later + [OUT] * (WORKERS - rules.workers)
        self.at += [OUT] * (WORKERS * (seats - rules.players))
        self.there = [0] * SPACES  # how many workers stand there
        self.city = [[] for _ in range(seats)]
        self.serials = [[] for _ in range(seats)]
        self.on = [[] for _ in range(seats)]  # what lies on each card of the city
        self.has = [frozenset()] * seats  # the cards in the city that are face up, with what they count as
        self.types = [0] * (N_TYPES * seats)  # how many cards of each type are in the city
        self.ability = [NO_ABILITY] * seats  # the ability card of each player; she gets none [PH-ABILITY-02]
        self.offers = [[] for _ in range(seats)]  # ability cards drawn, one of which is kept
        self.legends = [[] for _ in range(seats)]  # legendary cards beside the city, still to be played
        self.farm_top = NO_CARD  # the open farm of the Pigs' stack
        self.haunt = NO_PLACE  # the place with the figure of the Spiders
        self.action = -1  # Phantomia's action card that lies open
        self.actions = []  # where each of her action cards is
        self.lair = []  # cards face down in her lair, as slots; her deck is the hand of her seat
        self.special = 0  # whether she has been on a special event in this season
        self.her = []  # her character, plan and list card in force
        self.schemes = []  # character and list cards still to be turned up; their order is nobody's
        self.webs = []  # web tiles on each place of the board
        self.encoded = None  # what `numbers` has made of some of this; no part of the position
        self.last = [[]]  # notes of Phantomia's last turn; the first row says which it was
