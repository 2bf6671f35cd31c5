"""The table: what can be seen on it at a glance, and the silent changes to cities and workers."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import TERMS, Filter
from tidewood.games.everdell.events import CITY_LOSES
from tidewood.games.everdell.fields import NUMBER
from tidewood.games.everdell.on_cards import DOWN_ON, GOODS_ON, POINTS_ON, STAFF_ON
from tidewood.games.everdell.pieces import (
    ASIDE,
    CAUGHT,
    CITY,
    CITY_SPACE,
    HAND_SIZE,
    HER_SPACE,
    HOME,
    LEGENDARY,
    LOST,
    NEW_WORKERS,
    OPPONENT_CODES,
    SPRING,
    UNIQUE,
    WAITING,
    WORKERS,
)
from tidewood.games.everdell.state.contents import DECK_POOL, N_TYPES
from tidewood.games.everdell.state.piles import Piles
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Scope
from tidewood.kernel.decks import cards_of, slot
from tidewood.kernel.declare import part
from tidewood.kernel.rows import CANNOT, bent, fitting, lay, set_rows

TUCKED: Final = part(NUMBER, bits=32)  # a tucked card: its slot, and above it the place it lies under
UNDER: Final = part(NUMBER, above=TUCKED)
HUSBAND: Final = 1  # a side of a shared space; the other one is the Wife


class Valley(Piles):
    """A game of Everdell."""

    __slots__ = ()

    def copy(self) -> Valley:
        return Valley(self)

    # -- looking

    def hand_limit(self, who: int) -> int:
        limit = self.rules.hand_limit
        return bent(self, TABLE.of(who), HAND_SIZE, limit) if HAND_SIZE in self.hooks else limit

    def hand_room(self, who: int) -> int:
        """Cards that would exceed the limit are not drawn. [ED-HAND-02]"""
        return max(self.hand_limit(who) - len(self.hands[who]), 0)

    def hand_cards(self, who: int) -> list[int]:
        """The different cards of a hand, by number."""
        return sorted(set(cards_of(self.hands[who])))

    def count(self, who: int, what: Filter) -> int:
        """How many cards of a city fit; cards that are face down do not."""
        fitting = self.rules.fitting(what)
        down = DOWN_ON.where(self.on[who])
        return len([i for i, card in enumerate(self.city[who]) if card in fitting and i not in down])

    def spaces(self, who: int) -> int:
        size = self.rules.city_size
        if self.rules.legends:
            size += len([card for card in self.city[who] if self.cards[card].rarity == LEGENDARY])  # MW-LEGEND-16
        return bent(self, TABLE.of(who), CITY_SPACE, size) if CITY_SPACE in self.hooks else size

    def spaces_used(self, who: int, without: int = -1, coming: int = -1) -> int:
        """Filled spaces: a Husband and a Wife share one. `without` is the serial of a card that will leave, and
        `coming` a card that will be there. [ED-CITY-02, ED-CITY-03]
        """
        if who >= self.players and self.rules.turn_seats > self.players:  # G06
            return len([card for card in self.city[who] if self.takes_her_space(card)])
        city = self.city[who]
        if without in self.serials[who]:
            city = city[:]
            del city[self.serials[who].index(without)]
        if coming >= 0:
            city = [*city, coming]
        farms_free = TERMS[self.ability[who]].stacks_farms  # MW-ABILITY-09
        n = husbands = wives = 0
        for card in city:
            definition = self.cards[card]
            if not farms_free or "farm" not in definition.counts_as:
                n += definition.space
            if definition.side:
                if definition.side == HUSBAND:
                    husbands += 1
                else:
                    wives += 1
        return n - min(husbands, wives) if husbands else n

    def takes_her_space(self, card: int) -> bool:
        """Every card takes a space of Phantomia's city, whatever its text says, but legendary ones.
        [G06, PH-LEGEND-02]
        """
        if self.cards[card].rarity == LEGENDARY:
            return False
        if HER_SPACE in self.hooks:
            return not fitting(self, Scope(self.players).about(card), HER_SPACE, CANNOT)
        return True

    def mates(self, who: int, without: int = -1, shown_only: bool = False) -> tuple[int, int]:
        """How many Husbands and how many Wives live in a city; with `shown_only`, those face down do not count."""
        husbands = wives = 0
        for i, card in enumerate(self.city[who]):
            side = self.cards[card].side
            if side and self.serials[who][i] != without and not (shown_only and DOWN_ON.of(self.on[who][i])):
                if side == HUSBAND:
                    husbands += 1
                else:
                    wives += 1
        return husbands, wives

    def fits(self, who: int, card: int, without: int = -1) -> bool:
        """Whether the city has room for the card, once another has left it."""
        need = self.cards[card].space
        if not need or (TERMS[self.ability[who]].stacks_farms and "farm" in self.cards[card].counts_as):
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
        return min(self.mates(who, shown_only=True))

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
        return [TUCKED.of(packed) for packed in self.tucked if UNDER.of(packed) == host]

    def tuck(self, packed: int, host: int) -> None:
        """A slot comes to lie under an event or a card."""
        self.tucked.append(TUCKED.put(packed) | UNDER.put(host))

    def untuck(self, host: int) -> None:
        """Whatever lies under an event or a card is no longer there."""
        self.tucked = [packed for packed in self.tucked if UNDER.of(packed) != host]

    def caught(self) -> list[int]:
        """The slots of hand cards that a list card has turned over. [PH-LIST-18]"""
        return self.under(CAUGHT)

    def others(self, who: int) -> list[int]:
        """The other people, in turn order."""
        return [(who + i) % self.players for i in range(1, self.players)]

    def last_by_ability(self) -> int:
        """Who comes last in turn order whoever begins; -1 for nobody."""
        for who, number in enumerate(self.ability):
            if TERMS[number].is_last:
                return who
        return -1

    def order(self) -> list[int]:
        """The people in turn order: clockwise, unless an ability makes somebody last. [ED-SETUP-12, MW-ABILITY-10]"""
        found = [(self.start + i) % self.players for i in range(self.players)]
        last = self.last_by_ability()
        if last >= 0:
            found = [who for who in found if who != last] + [last]
        return found

    def after(self, who: int) -> int:
        """Whose turn follows. Phantomia sits to the right of the first player. [PH-GAME-04, G02]"""
        if self.rules.turn_seats > self.players:
            seats = [*self.order(), self.players]
            return seats[(seats.index(who) + 1) % len(seats)]
        if self.rules.abilities and self.last_by_ability() >= 0:
            order = self.order()
            return order[(order.index(who) + 1) % len(order)]
        return (who + 1) % self.rules.turn_seats

    # -- silent changes

    def enter(self, who: int, card: int) -> int:
        """A card comes into a city; its rules are in force from now on. The answer is its serial number."""
        serial = self.next_serial()
        self.city[who].append(card)
        self.serials[who].append(serial)
        self.on[who].append(0)
        definition = self.cards[card]
        self.has[who] |= definition.marks
        at = who * N_TYPES + definition.type
        self.types[at] = self.types[at] + 1
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
        has: frozenset[int] = frozenset()
        first = who * N_TYPES
        for kind in range(N_TYPES):
            self.types[first + kind] = 0
        for i, card in enumerate(self.city[who]):
            if not DOWN_ON.of(self.on[who][i]):
                at = first + self.cards[card].type
                self.types[at] = self.types[at] + 1
                has |= self.cards[card].marks
        self.has[who] = has

    def discard_from_city(self, who: int, serial: int) -> int:
        """Everybody sees which card goes. Cards tucked under it go with it."""
        card = self.leave(who, serial)
        self.discards.append(slot(DECK_POOL, card, self.all_players))
        host = CITY + serial
        for packed in self.under(host):
            self.discards.append(packed)
        self.untuck(host)
        self.tell(CITY_LOSES, (self.seat(who), card))
        return card

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
            self.there[place] = self.there[place] + n
            return
        who, i = self.find(place - CITY)
        if who >= 0:
            self.on[who][i] += STAFF_ON.put(n)

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
        self.on[who][i] += POINTS_ON.put(n)

    def lay_goods(self, who: int, i: int, kind: int, n: int) -> None:
        self.on[who][i] += GOODS_ON[kind].put(n)

    def seat(self, who: int) -> int:
        """A player in an event of the log; the automated opponent has a number of its own there."""
        return who if who < self.players else OPPONENT_CODES[self.rules.opponent]
