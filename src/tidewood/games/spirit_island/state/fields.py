"""What lies on the table, field by field, and how it is copied."""

from __future__ import annotations

from tidewood.games.spirit_island.board.maps import Map
from tidewood.games.spirit_island.pieces import KINDS
from tidewood.games.spirit_island.state.constants import NOT_LOST
from tidewood.games.spirit_island.state.setting import Setting
from tidewood.kernel.core import State


class Fields(State):
    """Everything a save holds. Lists are by place, by Spirit, or by both with the Spirit first."""

    __slots__ = (
        "blight_card", "blight_cards", "blight_pool", "boards", "bonus", "defend", "destroyed", "discard", "done",
        "drowned", "earned", "elements", "encoded", "energy", "event_deck", "event_discard", "extra_plays", "fear",
        "fear_deck", "fear_discard", "fear_left", "fear_pool", "forgotten", "grid", "grown", "hand", "healthy",
        "invader_deck", "invader_discard", "loose", "lost", "major_deck", "major_discard", "map", "minor_deck",
        "minor_discard", "notes", "odd", "own", "play", "plays", "pools", "presence", "progress", "quick", "removed",
        "rules", "spaces", "terror", "turn", "uncovered", "used", "won",
    )  # fmt: skip

    def __init__(self, source: Fields | None = None, rules: Setting | None = None, map: Map | None = None) -> None:
        super().__init__(source)
        if source is not None:
            self.rules: Setting = source.rules
            self.map: Map = source.map
            self.boards: list[int] = source.boards
            self.grid: list[int] = source.grid[:]
            self.odd: list[int] = source.odd[:]
            self.presence: list[int] = source.presence[:]
            self.defend: list[int] = source.defend[:]
            self.energy: list[int] = source.energy[:]
            self.uncovered: list[int] = source.uncovered[:]
            self.destroyed: list[int] = source.destroyed[:]
            self.removed: list[int] = source.removed[:]
            self.elements: list[int] = source.elements[:]
            self.loose: list[int] = source.loose[:]
            self.hand: list[list[int]] = [cards[:] for cards in source.hand]
            self.play: list[list[int]] = [cards[:] for cards in source.play]
            self.discard: list[list[int]] = [cards[:] for cards in source.discard]
            self.forgotten: list[list[int]] = [cards[:] for cards in source.forgotten]
            self.used: list[list[int]] = [powers[:] for powers in source.used]
            self.grown: list[int] = source.grown[:]
            self.plays: list[int] = source.plays[:]
            self.extra_plays: list[int] = source.extra_plays[:]
            self.bonus: list[int] = source.bonus[:]
            self.quick: list[int] = source.quick[:]
            self.done: list[int] = source.done[:]
            self.drowned: list[int] = source.drowned[:]
            self.progress: list[int] = source.progress[:]
            self.spaces: list[list[int]] = [cards[:] for cards in source.spaces]
            self.invader_deck: list[int] = source.invader_deck[:]
            self.invader_discard: list[int] = source.invader_discard[:]
            self.fear_deck: list[int] = source.fear_deck[:]
            self.fear_left: list[int] = source.fear_left[:]
            self.earned: list[int] = source.earned[:]
            self.fear_discard: list[int] = source.fear_discard[:]
            self.event_deck: list[int] = source.event_deck[:]
            self.event_discard: list[int] = source.event_discard[:]
            self.minor_deck: list[int] = source.minor_deck[:]
            self.major_deck: list[int] = source.major_deck[:]
            self.minor_discard: list[int] = source.minor_discard[:]
            self.major_discard: list[int] = source.major_discard[:]
            self.blight_cards: list[int] = source.blight_cards[:]
            self.pools: list[list[int]] = [pool[:] for pool in source.pools]
            self.notes: list[int] = source.notes[:]
            self.own: list[list[int]] = [kept[:] for kept in source.own]
            self.fear: int = source.fear
            self.fear_pool: int = source.fear_pool
            self.terror: int = source.terror
            self.blight_pool: int = source.blight_pool
            self.blight_card: int = source.blight_card
            self.healthy: int = source.healthy
            self.turn: int = source.turn
            self.lost: int = source.lost
            self.encoded: object = source.encoded
            self.won: int = source.won
            return
        assert rules is not None and map is not None
        n = rules.players
        self.rules = rules
        self.map = map
        self.players = n
        self.boards = []
        self.grid = [0] * (map.size * KINDS)  # how many pieces of each kind lie in each place, odd ones included
        self.odd = []  # damaged and otherwise special pieces, one entry each: place and shape; sorted
        self.presence = [0] * (n * map.size)
        self.defend = [0] * map.size  # markers of this turn
        self.energy = [0] * n
        self.uncovered = [0] * n  # mask of the spaces of the presence tracks
        self.destroyed = [0] * n  # Presence beside the island
        self.removed = [0] * n  # Presence out of the game
        self.elements = [0] * (n * 8)  # of this turn, tracks included
        self.loose = [0] * n  # elements of choice not yet decided
        self.hand = [[] for _ in range(n)]
        self.play = [[] for _ in range(n)]
        self.discard = [[] for _ in range(n)]
        self.forgotten = [[] for _ in range(n)]
        self.used = [[] for _ in range(n)]  # Powers used this turn
        self.grown = [0] * n  # mask of Growth options taken this turn
        self.plays = [0] * n  # cards that may still be played
        self.extra_plays = [0] * n  # from Growth, this turn
        self.bonus = [0] * n  # mask of track bonuses used this turn
        self.quick = [0] * n  # Slow Powers used as if they were Fast this turn
        self.done = [0] * n  # who is done with this phase; in the Spirit phase how far
        self.drowned = [0] * n  # Health of drowned Invaders on the panel
        self.progress = [0] * n  # cards taken from the power progression
        self.spaces = [[], [], [], []]
        self.invader_deck = []
        self.invader_discard = []
        self.fear_deck = []
        self.fear_left = [0, 0, 0]  # Fear cards of each Terror Level still in the deck
        self.earned = []
        self.fear_discard = []
        self.event_deck = []
        self.event_discard = []
        self.minor_deck = []
        self.major_deck = []
        self.minor_discard = []
        self.major_discard = []
        self.blight_cards = []  # replaced by others in a solo game
        self.pools = rules.pools()
        self.notes = [0] * rules.notes
        self.own = [panel.own[:] for panel in rules.panels]  # what a Spirit keeps by its own rules
        self.fear = 0  # generated since the last card was earned
        self.fear_pool = 0  # how much earns a card
        self.terror = 1  # SI-FEAR-15
        self.blight_pool = 0
        self.blight_card = -1
        self.healthy = 1
        self.turn = 0
        self.lost = NOT_LOST
        self.encoded = None  # what `numbers` has made of some of this; no part of the position
        self.won = 0
