"""What lies on the table, and the silent changes to it."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARDS, Card, Filter
from tidewood.games.everdell.pieces import (
    ASIDE,
    CITY,
    CITY_SPACE,
    DOWN,
    GOODS_AT,
    HAND_SIZE,
    HOME,
    KINDS,
    LEGENDARY,
    LOST,
    MEADOW_SIZE,
    NEW_WORKERS,
    NO_ABILITY,
    NO_CARD,
    NO_PLACE,
    ONE_STAFF,
    OUT,
    PIGS,
    POINTS_AT,
    SPACES,
    SPIDERS,
    SPRING,
    STARTING_WORKERS,
    TYPES,
    UNIQUE,
    WAITING,
    WORKERS,
)
from tidewood.games.everdell.rules import Rules
from tidewood.kernel.chance import draw
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import CHANCE_USED, REVEALED, ROLL, Frame, State
from tidewood.kernel.decks import UNSEEN, card_of, known_to, slot
from tidewood.kernel.rows import REACTIONS, bent, lay, set_rows

HOST: Final = 32  # a tucked card: its slot, and above it the place it lies under
SLOT: Final = (1 << HOST) - 1
DECK_POOL: Final = 0
N_TYPES: Final = len(TYPES)
OPPONENT: Final = 9  # Rugwort in events of the log
OPPONENT_CODES: Final = {"rugwort": OPPONENT, "phantomia": OPPONENT + 1}
HUSBAND: Final = 1  # sides of a shared space
WIFE: Final = 2


class Valley(State):
    """A game of Everdell. Seats are the people and, after them, an automated opponent if there is one."""

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

    def __init__(self, source: Valley | None = None, rules: Rules | None = None) -> None:
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
            self.has: list[int] = source.has[:]
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
        self.has = [0] * seats  # bits of the cards in the city that are face up, with what they count as
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

    def copy(self) -> Valley:
        return Valley(self)

    # -- looking
    # ----------------------------------------------------------------------------------------------------------

    def hand_limit(self, who: int) -> int:
        limit = self.rules.hand_limit
        return bent(self, Frame(REACTIONS, TABLE.of(who)), HAND_SIZE, limit) if self.hooks >> HAND_SIZE & 1 else limit

    def hand_room(self, who: int) -> int:
        """Cards that would exceed the limit are not drawn. [ED-HAND-02]"""
        return max(self.hand_limit(who) - len(self.hands[who]), 0)

    def hand_cards(self, who: int) -> list[int]:
        """The different cards of a hand, by number."""
        return sorted({(packed & 0xFFFF) - 1 for packed in self.hands[who]})

    def count(self, who: int, what: Filter) -> int:
        """How many cards of a city fit; cards that are face down do not."""
        mask = what.mask(self.rules)
        n = 0
        for i, card in enumerate(self.city[who]):
            if mask >> card & 1 and not self.on[who][i] & DOWN:
                n += 1
        return n

    def spaces(self, who: int) -> int:
        size = self.rules.city_size
        if self.rules.legends:
            size += len([card for card in self.city[who] if self.cards[card].rarity == LEGENDARY])  # MW-LEGEND-16
        return bent(self, Frame(REACTIONS, TABLE.of(who)), CITY_SPACE, size) if self.hooks >> CITY_SPACE & 1 else size

    def spaces_used(self, who: int, without: int = -1) -> int:
        """Filled spaces: a Husband and a Wife share one. `without` is the serial of a card that will leave.
        [ED-CITY-02, ED-CITY-03]
        """
        if who >= self.players and self.rules.turn_seats > self.players:  # G06
            from tidewood.games.everdell.phantomia.holdings import spaces_used

            return spaces_used(self)
        n = husbands = wives = 0
        serials = self.serials[who]
        farms_free = self.ability[who] == PIGS  # MW-ABILITY-09
        for i, card in enumerate(self.city[who]):
            if serials[i] != without:
                definition = self.cards[card]
                if not (farms_free and "farm" in definition.counts_as):
                    n += definition.space
                if definition.side == HUSBAND:
                    husbands += 1
                elif definition.side == WIFE:
                    wives += 1
        return n - min(husbands, wives)

    def mates(self, who: int, without: int = -1, hidden: int = 0) -> tuple[int, int]:
        """How many Husbands and how many Wives live in a city; `hidden` is the mark of those that do not count."""
        husbands = wives = 0
        for i, card in enumerate(self.city[who]):
            side = self.cards[card].side
            if side and self.serials[who][i] != without and not self.on[who][i] & hidden:
                if side == HUSBAND:
                    husbands += 1
                else:
                    wives += 1
        return husbands, wives

    def fits(self, who: int, card: int, without: int = -1) -> bool:
        """Whether the city has room for the card, once another has left it."""
        need = self.cards[card].space
        if not need or (self.ability[who] == PIGS and "farm" in self.cards[card].counts_as):
            return True
        used = self.spaces_used(who, without)
        if used < self.spaces(who):
            return True
        side = self.cards[card].side
        if side:
            husbands, wives = self.mates(who, without)
            return wives > husbands if side == HUSBAND else husbands > wives  # ED-CITY-03
        return False

    def barred_twin(self, who: int, card: int, without: int = -1) -> bool:
        """A city holds at most one copy of a unique card, and no further one of what a legendary card replaces.
        [ED-PLAY-03, ED-PLAY-04, MW-LEGEND-15]
        """
        if self.rules.legends:
            id = self.cards[card].id
            if any([self.cards[other].banner == id for other in self.city[who]]):
                return True
        if card not in self.city[who] or self.rules.rarity(self.cards[card]) != UNIQUE:  # face down it is there too
            return False
        if without < 0:
            return True
        i = self.serials[who].index(without) if without in self.serials[who] else -1
        return i < 0 or self.city[who][i] != card or self.city[who].count(card) > 1

    def pairs(self, who: int) -> int:
        """Husbands and Wives who share a space and bring something: face down nobody does. [ED-CITY-03, PH-LIST-40]"""
        return min(self.mates(who, hidden=DOWN))

    def find(self, serial: int) -> tuple[int, int]:
        """In whose city a card lies, and the how many-eth it is; -1 when it has left."""
        for who, serials in enumerate(self.serials):
            if serial in serials:
                return who, serials.index(serial)
        return -1, -1

    def row(self, who: int, card: int) -> int:
        """The index of the first such card in a city, -1 without one."""
        city = self.city[who]
        return city.index(card) if card in city else -1

    def workers_at(self, who: int, place: int) -> int:
        return self.at[who * WORKERS : who * WORKERS + WORKERS].count(place)

    def idle(self, who: int) -> int:
        """Workers still to be placed."""
        return self.at[who * WORKERS : who * WORKERS + WORKERS].count(HOME)

    def under(self, host: int) -> list[int]:
        """The slots tucked under an event or a card, by its place."""
        return [packed & SLOT for packed in self.tucked if packed >> HOST == host]

    def others(self, who: int) -> list[int]:
        """The other people, in turn order."""
        return [(who + i) % self.players for i in range(1, self.players)]

    def order(self) -> list[int]:
        """The people in turn order: clockwise, but the Spiders come last. [ED-SETUP-12, MW-ABILITY-10]"""
        found = [(self.start + i) % self.players for i in range(self.players)]
        if SPIDERS in self.ability:
            last = self.ability.index(SPIDERS)
            found = [who for who in found if who != last] + [last]
        return found

    def after(self, who: int) -> int:
        """Whose turn follows. Phantomia sits to the right of the first player. [PH-GAME-04, G02]"""
        if self.rules.turn_seats > self.players:
            seats = [*self.order(), self.players]
            return seats[(seats.index(who) + 1) % len(seats)]
        if self.rules.abilities and SPIDERS in self.ability:
            order = self.order()
            return order[(order.index(who) + 1) % len(order)]
        return (who + 1) % self.rules.turn_seats

    # -- silent changes
    # ----------------------------------------------------------------------------------------------------

    def enter(self, who: int, card: int) -> int:
        """A card comes into a city; its rules are in force from now on. The answer is its serial number."""
        serial = self.next_serial()
        self.city[who].append(card)
        self.serials[who].append(serial)
        self.on[who].append(0)
        definition = self.cards[card]
        self.has[who] |= definition.marks
        self.types[who * N_TYPES + definition.type] += 1
        if who < self.players:
            for rule in definition.rules:
                lay(self, rule, who, value=serial)
        return serial

    def leave(self, who: int, serial: int) -> int:
        """A card leaves a city: what lies on it is lost, workers on it are set aside. The answer is the card.
        [ED-CITY-05, ED-WORKER-19, ED-WORKER-20]
        """
        i = self.serials[who].index(serial)
        card = self.city[who].pop(i)
        self.serials[who].pop(i)
        self.on[who].pop(i)
        definition = self.cards[card]
        self.recount(who)
        place = CITY + serial
        if place in self.at:
            gone = LOST if definition.stays else ASIDE  # ED-WORKER-19 ED-WORKER-20
            self.at = [gone if at == place else at for at in self.at]
        if definition.rules:
            set_rows(self, tuple([row for row in self.rows if row.value != serial or row.owner != who]))
        return card

    def recount(self, who: int) -> None:
        """Note again what a city has and of which types; cards that are face down do not count."""
        mask = 0
        first = who * N_TYPES
        for kind in range(N_TYPES):
            self.types[first + kind] = 0
        for i, card in enumerate(self.city[who]):
            if not self.on[who][i] & DOWN:
                self.types[first + self.cards[card].type] += 1
                mask |= self.cards[card].marks
        self.has[who] = mask

    def discard_from_city(self, who: int, serial: int) -> int:
        """Everybody sees which card goes. Cards tucked under it go with it."""
        card = self.leave(who, serial)
        self.discards.append(slot(DECK_POOL, card, self.all_players))
        host = CITY + serial
        for packed in self.under(host):
            self.discards.append(packed)
        self.tucked = [packed for packed in self.tucked if packed >> HOST != host]
        self.tell("city-loses", (self.seat(who), card))
        return card

    @property
    def all_players(self) -> int:
        return (1 << self.players) - 1

    def take_from_hand(self, who: int, card: int, hidden_from: int = 0) -> int:
        """A card leaves a hand; the answer is its slot. Whoever does not see which one it is no longer knows for
        certain what is left.
        """
        hand = self.hands[who]
        found = [i for i, packed in enumerate(hand) if (packed & 0xFFFF) - 1 == card]
        assert found, f"{self.cards[card].id} is not in the hand"
        # Of several copies the one goes that most have seen: others must take it to be that one.
        packed = hand.pop(found[0] if len(found) == 1 else max(found, key=lambda i: known_to(hand[i]).bit_count()))
        if hidden_from:
            for i, left in enumerate(hand):
                hand[i] = slot(DECK_POOL, card_of(left), known_to(left) & ~hidden_from)
        return packed

    def announce(self, who: int, card: int) -> None:
        """A card that is about to be played is seen by all, while it is still asked how."""
        hand = self.hands[who]
        for i, packed in enumerate(hand):
            if (packed & 0xFFFF) - 1 == card:
                hand[i] = slot(DECK_POOL, card, self.all_players)
                return

    def discard_from_hand(self, who: int, card: int) -> None:
        """Face down: only the owner knows which. [ED-MEADOW-04]"""
        self.take_from_hand(who, card, self.all_players & ~(1 << who))
        self.discards.append(slot(DECK_POOL, card, 1 << who))

    def discard_shown(self, card: int) -> None:
        if self.rules.helper:  # the discard pile is the people's affair: the card may come again
            self.pools[DECK_POOL][card] += 1
            self.deck.append(slot(DECK_POOL))
            return
        self.discards.append(slot(DECK_POOL, card, self.all_players))

    def put_worker(self, who: int, place: int, was: int = HOME) -> None:
        """One of the workers that were there goes to a place."""
        i = who * WORKERS + self.at[who * WORKERS : who * WORKERS + WORKERS].index(was)
        if was >= 0:
            self.crowd(was, -1)
        self.at[i] = place
        if place >= 0:
            self.crowd(place, 1)

    def crowd(self, place: int, n: int) -> None:
        if place < CITY:
            self.there[place] += n
            return
        who, i = self.find(place - CITY)
        if who >= 0:
            self.on[who][i] += n * ONE_STAFF

    def workers_back(self, who: int) -> None:
        """All workers come back but those that stay for good. [ED-SEASON-02, ED-WORKER-19]"""
        for i in range(who * WORKERS, who * WORKERS + WORKERS):
            place = self.at[i]
            if place == ASIDE:
                self.at[i] = HOME
            elif place >= 0 and not self.is_for_good(place):
                self.crowd(place, -1)
                self.at[i] = HOME

    def is_for_good(self, place: int) -> bool:
        if place < CITY:
            return False
        who, i = self.find(place - CITY)
        return who >= 0 and self.cards[self.city[who][i]].stays

    def new_workers(self, who: int, season: int) -> None:
        if season == SPRING and not self.rules.spring_worker:
            return  # MW-ABILITY-04
        for _ in range(NEW_WORKERS[season]):
            if WAITING in self.at[who * WORKERS : who * WORKERS + WORKERS]:
                self.put_worker(who, HOME, WAITING)

    def lay_points(self, who: int, i: int, n: int) -> None:
        self.on[who][i] += n << POINTS_AT

    def lay_goods(self, who: int, i: int, kind: int, n: int) -> None:
        self.on[who][i] += n << GOODS_AT[kind]

    # -- the deck
    # ----------------------------------------------------------------------------------------------------------

    @property
    def quick(self) -> bool:
        """Whether the program rolls, so that a draw need not go through a question of its own."""
        return self.mode == ROLL and not self.fixed

    def ready_deck(self) -> bool:
        """When the deck is empty the discard pile is shuffled into a new one. [ED-MEADOW-05]"""
        if not self.deck:
            self.settle_unseen()
            for packed in self.discards:
                if card_of(packed) != UNSEEN:
                    self.pools[DECK_POOL][card_of(packed)] += 1
            self.deck = [slot(DECK_POOL)] * len(self.discards)
            if self.discards:
                self.tell("reshuffled")
            self.discards = []
        return bool(self.deck)

    def settle_unseen(self) -> None:
        """Before the discard pile becomes the deck: what Phantomia has drawn unseen came from the deck before it. At a
        real table nobody knows those cards, so they stay open there.
        """
        if self.mode == ROLL and any(self.pools[DECK_POOL]):
            self.lair = self.lair[:]
            for pile in (self.hands[-1], self.lair):
                for i, packed in enumerate(pile):
                    if packed == slot(DECK_POOL):
                        pile[i] = slot(DECK_POOL, self.drawn_from(self.pools[DECK_POOL]))

    def pull(self) -> int:
        """The top card of the deck, drawn by the program. The caller has looked that there is one."""
        packed = self.deck.pop()
        self.marks |= CHANCE_USED
        card = card_of(packed)
        return self.drawn_from(self.pools[DECK_POOL]) if card == UNSEEN else card

    def drawn_from(self, pool: list[int]) -> int:
        n = draw(self.rng, sum(pool))
        self.rng += 1
        for card, left in enumerate(pool):
            n -= left
            if n < 0:
                pool[card] -= 1
                return card
        raise AssertionError("an empty pool")

    def deck_outcomes(self) -> tuple[list[int], list[int]]:
        """What the top card can be, and how likely each is."""
        top = card_of(self.deck[-1])
        if top != UNSEEN:
            return [top], [1]
        pool = self.pools[DECK_POOL]
        cards = [card for card, n in enumerate(pool) if n]
        return cards, [pool[card] for card in cards]

    def settle_top(self, card: int) -> None:
        """The top card came out as this one, and leaves the deck."""
        if card_of(self.deck.pop()) == UNSEEN:
            self.pools[DECK_POOL][card] -= 1

    def reveal_discard(self) -> int:
        self.marks |= REVEALED
        card = card_of(self.discards.pop())
        return self.drawn_from(self.pools[DECK_POOL]) if card == UNSEEN else card

    def into_hand(self, who: int, card: int, known: int) -> None:
        self.hands[who].append(slot(DECK_POOL, card, known | 1 << who))

    def empty_places(self) -> list[int]:
        """Places of the Meadow to be refilled, from 0."""
        return [i for i in range(MEADOW_SIZE) if self.meadow[i] == NO_CARD and i + 1 != self.figure]

    def seat(self, who: int) -> int:
        """A player in an event of the log; the automated opponent has a number of its own there."""
        return who if who < self.players else OPPONENT_CODES[self.rules.opponent]
