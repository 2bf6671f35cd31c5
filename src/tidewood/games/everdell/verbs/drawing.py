"""Drawing, revealing and discarding cards; the Meadow and its refill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.pieces import (
    DRAWN,
    MEADOW_SIZE,
    NO_CARD,
    NO_TAKING,
    REFILLED,
    TAKEN,
    UNDRAWN,
    UNTURNED,
)
from tidewood.games.everdell.verbs.common import STOP, Counted, Verb, player_name
from tidewood.kernel.amounts import Amount, Flat
from tidewood.kernel.core import NOTHING, Frame, Node, Result
from tidewood.kernel.rows import CANNOT, fitting, react

if TYPE_CHECKING:
    from tidewood.games.everdell.state import Valley

UNKNOWN: Final = -2  # a Meadow card of a real table that the program was not told of
FROM_DECK: Final = 0
FROM_DISCARDS: Final = 1


class Draw(Counted):
    """Cards from the deck into the hand, never over the limit. [ED-MEADOW-03, ED-HAND-02]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        left = f.cursor
        if left < 0:
            left = min(self.how_many(s, f), s.hand_room(who))
        if s.quick:
            drawn = list(f.got.things)  # fixed outcomes may have come first
            tries = len(s.deck) + len(s.discards)  # there may be nothing but cards that do not come into the hand
            while left > 0 and tries and s.ready_deck():
                card = s.pull()
                tries -= 1
                if s.hooks >> UNDRAWN & 1 and unwelcome(s, who, card, UNDRAWN):
                    cast_off(s, card)
                    continue
                s.into_hand(who, card, 0)
                drawn.append((card, 0, 0))
                left -= 1
            self.done(s, f, Result(tuple(drawn), len(drawn)))
        elif left > 0 and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            s.chance(f.at(left), outcomes, weights)
        else:
            self.done(s, f, f.got)

    def how_many(self, s: Valley, f: Frame) -> int:
        return self.amount.of(s, f)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        if s.hooks >> UNDRAWN & 1 and unwelcome(s, f.scope.owner, outcome, UNDRAWN):
            cast_off(s, outcome)
            tries = len(s.deck) + len(s.discards) if f.held < 0 else f.held
            s.push(Frame(self, f.scope, f.cursor if tries else 0, tries - 1, f.got))
            return
        s.into_hand(f.scope.owner, outcome, 0)
        s.push(Frame(self, f.scope, f.cursor - 1, f.held, f.got.plus(outcome, 0, 0)))

    def done(self, s: Valley, f: Frame, got: Result) -> None:
        s.result = got
        if got.size:
            who = f.scope.owner
            s.tell("draws", (who, got.size), tuple([thing[0] for thing in got.things]), 1 << who)
            if s.hooks >> DRAWN & 1:
                react(s, Frame(self, f.scope.naming("that", got)), DRAWN, got)

    def can(self, s: Valley, f: Frame) -> bool:
        return s.hand_room(f.scope.owner) > 0 and bool(s.deck or s.discards)

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"draw {s.cards[outcome].id}"


class FillHand(Draw):
    """Draw up to the hand limit."""

    def __init__(self) -> None:
        super().__init__(Flat(0))

    def how_many(self, s: Valley, f: Frame) -> int:
        return s.hand_room(f.scope.owner)


def unwelcome(s: Valley, who: int, card: int, hook: int) -> bool:
    """Whether a rule in force has this card discarded and another one drawn for it. [PH-LIST-21, PH-LIST-22]"""
    from tidewood.kernel.core import Scope

    return bool(fitting(s, Frame(REFILL, Scope(who), card, card), hook, CANNOT))


def cast_off(s: Valley, card: int) -> None:
    s.discard_shown(card)
    s.tell("cast-off", (card,))


def may_draw(s: Valley, who: int, place: int) -> bool:
    """Whether a Meadow card may come into the hand."""
    if not may_take(s, who, place):
        return False
    return not s.hooks >> UNDRAWN & 1 or not unwelcome(s, who, s.meadow[place - 1], UNDRAWN)


def may_take(s: Valley, who: int, place: int) -> bool:
    """Whether a player may take or play this Meadow card; places count from 1. [ED-SOLO-10]"""
    if s.meadow[place - 1] == NO_CARD or s.warded >> place & 1:  # ED-SOLO-10
        return False
    if s.hooks >> NO_TAKING & 1:
        from tidewood.kernel.core import Scope

        return not fitting(s, Frame(REFILL, Scope(who, place=place), place), NO_TAKING, CANNOT)
    return True


class DrawMeadow(Counted):
    """Cards from the Meadow into the hand; it is refilled when all are taken. [ED-MEADOW-02]"""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        left, low = f.cursor, f.held
        if left < 0:
            left = min(self.amount.of(s, f), s.hand_room(who))
            low = 1
        places = [place for place in range(low, MEADOW_SIZE + 1) if may_draw(s, who, place)] if left > 0 else []
        if not self.amount.up_to and places:  # as many as can be
            wanted = min(left, len([p for p in range(1, MEADOW_SIZE + 1) if may_draw(s, who, p)]))
            places = places[: len(places) - wanted + 1]
        if not places:
            self.done(s, f)
            return
        if self.may_stop(f.got.size):
            places.append(STOP)
        s.ask(Frame(self, f.scope, left, low, f.got), f.scope.chooser, places)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            self.done(s, f)
            return
        who = f.scope.owner
        card = s.meadow[option - 1]
        s.meadow[option - 1] = NO_CARD
        s.into_hand(who, card, s.all_players)
        s.tell("takes", (who, card, option))
        got = f.got.plus(card, option, 0)
        bent = s.hooks >> TAKEN & 1  # what follows may change the Meadow, so the order of taking matters
        s.push(Frame(self, f.scope, f.cursor - 1, 1 if bent else option + 1, got))
        if bent:
            react(s, Frame(self, f.scope.at(option).naming("that", got)), TAKEN, got)

    def done(self, s: Valley, f: Frame) -> None:
        if f.got.size:
            s.push(Frame(RECALL_CARDS, f.scope, got=f.got))
            if s.hooks >> DRAWN & 1:
                react(s, Frame(self, f.scope.naming("that", f.got)), DRAWN, f.got)
            s.push(Frame(REFILL, f.scope))
        else:
            s.result = NOTHING

    def can(self, s: Valley, f: Frame) -> bool:
        who = f.scope.owner
        return s.hand_room(who) > 0 and any([may_draw(s, who, p) for p in range(1, MEADOW_SIZE + 1)])

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"draw {s.cards[s.meadow[option - 1]].id} {option}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"meadow:{option}"]


class RecallCards(Node["Valley"]):
    """Say again which cards were drawn, after the Meadow was refilled."""

    def run(self, s: Valley, f: Frame) -> None:
        s.result = f.got


class Refill(Node["Valley"]):
    """Every empty place of the Meadow gets a card, but not one under a figure. [ED-MEADOW-01]"""

    def run(self, s: Valley, f: Frame) -> None:
        places = s.empty_places()
        if s.rules.helper:
            for i in places:
                s.meadow[i] = UNKNOWN
        elif s.quick:
            tries = len(s.deck) + len(s.discards)
            for i in places:
                while s.meadow[i] == NO_CARD and tries and s.ready_deck():
                    tries -= 1
                    self.turn_up(s, i, s.pull())
        elif places and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            s.chance(Frame(self, f.scope, places[0], f.held), outcomes, weights)
            return
        if s.hooks >> REFILLED & 1:
            react(s, f, REFILLED, NOTHING)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        self.turn_up(s, f.cursor, outcome)
        tries = f.held
        if s.meadow[f.cursor] == NO_CARD:
            tries = len(s.deck) + len(s.discards) if tries < 0 else tries - 1
        if tries:
            s.push(Frame(self, f.scope, -1, tries))

    def turn_up(self, s: Valley, i: int, card: int) -> None:
        if s.hooks >> UNTURNED & 1 and unwelcome(s, s.active, card, UNTURNED):
            cast_off(s, card)
            return
        s.meadow[i] = card
        s.tell("refills", (i + 1, card))

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"meadow {f.cursor + 1} {s.cards[outcome].id}"


class Refresh(Counted):
    """Discard cards of the Meadow, then refill it. [ED-CARD-41]"""

    def run(self, s: Valley, f: Frame) -> None:
        left, low = f.cursor, f.held
        if left < 0:
            left, low = self.amount.of(s, f), 1
        every = [place for place in range(1, MEADOW_SIZE + 1) if s.meadow[place - 1] != NO_CARD]
        left = min(left, len(every))
        places = [place for place in every if place >= low]
        if left > 0:
            s.ask(Frame(self, f.scope, left, low, f.got), f.scope.chooser, places[: len(places) - left + 1])
        else:
            s.result = f.got
            s.push(Frame(REFILL, f.scope))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        card = s.meadow[option - 1]
        s.meadow[option - 1] = NO_CARD
        s.discard_shown(card)
        s.tell("meadow-loses", (option, card))
        s.push(Frame(self, f.scope, f.cursor - 1, option + 1, f.got.plus(card, option, 0)))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"discard {s.cards[s.meadow[option - 1]].id} {option}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"meadow:{option}"]


class Reveal(Counted):
    """Turn up cards, all from the deck or, where it may be, all from the discard pile. [ED-MEADOW-06, ED-CARD-05]"""

    def __init__(self, amount: Amount[Valley], either: bool = False, let: str = "") -> None:
        super().__init__(amount, let)
        self.either: Final = either

    def run(self, s: Valley, f: Frame) -> None:
        if f.cursor < 0:
            sources = [FROM_DECK] if s.deck or s.discards else []
            if self.either and s.discards:
                sources.append(FROM_DISCARDS)
            if not sources:
                s.result = NOTHING
                return
            s.ask(f.at(self.amount.of(s, f)), f.scope.chooser, sources)
            return
        if s.quick:
            left, got = f.cursor, f.got
            while left and s.ready_deck():
                card = s.pull()
                got = self.show(s, got, card)
                left -= 1
            self.done(s, f, got)
        elif f.cursor and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            s.chance(f, outcomes, weights)
        else:
            self.done(s, f, f.got)

    def show(self, s: Valley, got: Result, card: int) -> Result:
        s.shown.append(card)
        return got.plus(card, 0, len(s.shown) - 1)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == FROM_DECK:
            s.push(Frame(self, f.scope, f.cursor, 0))
            return
        got = NOTHING
        for _ in range(min(f.cursor, len(s.discards))):
            got = self.show(s, got, s.reveal_discard())
        self.done(s, f, got)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        got = self.show(s, f.got, outcome)
        s.push(Frame(self, f.scope, f.cursor - 1, 0, got))

    def done(self, s: Valley, f: Frame, got: Result) -> None:
        s.result = got
        s.tell("reveals", (f.scope.owner, *[thing[0] for thing in got.things]))

    def can(self, s: Valley, f: Frame) -> bool:
        return bool(s.deck or s.discards)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "discards" if option else "deck"

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"reveal {s.cards[outcome].id}"


def base_of(f: Frame, name: str) -> int:
    """Where the cards of a reveal begin among those that lie open; -1 when there were none."""
    things = f.scope.named(name).things
    return things[0][2] if things else -1


class DiscardShown(Verb):
    """What is left of the cards of a reveal is discarded."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Valley, f: Frame) -> None:
        base = base_of(f, self.name)
        s.result = NOTHING
        if base >= 0:
            for card in s.shown[base:]:
                s.discard_shown(card)
            s.shown = s.shown[:base]

    def can(self, s: Valley, f: Frame) -> bool:
        return False


class Sort(Verb):
    """Each card of a reveal goes under the event or into the hand, within its limit. [ED-EVENT-09]"""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Valley, f: Frame) -> None:
        base = base_of(f, self.name)
        if base >= 0 and len(s.shown) > base:
            options = [1]
            welcome = not s.hooks >> UNDRAWN & 1 or not unwelcome(s, f.scope.owner, s.shown[base], UNDRAWN)
            if s.hand_room(f.scope.owner) and welcome:  # PH-LIST-21
                options.append(0)
            s.ask(f.holding(s.shown[base]), f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        from tidewood.games.everdell.state import DECK_POOL, HOST
        from tidewood.kernel.decks import slot

        card = s.shown.pop(base_of(f, self.name))
        if option:
            s.tucked.append(f.scope.place << HOST | slot(DECK_POOL, card, s.all_players))
            s.tell("tucks", (f.scope.owner, card, f.scope.place))
        else:
            s.into_hand(f.scope.owner, card, s.all_players)
            s.tell("keeps", (f.scope.owner, card))
        s.push(Frame(self, f.scope))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"{'tuck' if option else 'keep'} {s.cards[f.held].id}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"card:{s.cards[f.held].id}"]


class DiscardHand(Counted):
    """Discard cards from the hand, face down; in the order of their names, so that a set is one way only."""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        hand = sorted([(packed & 0xFFFF) - 1 for packed in s.hands[who]])
        left, low = f.cursor, f.held
        if left < 0:
            left, low = min(self.amount.of(s, f), len(hand)), 0
        if left and not self.amount.up_to and left == len(hand):
            got = f.got
            for card in hand:
                s.discard_from_hand(who, card)
                got = got.plus(card, 0, 0)
            self.done(s, f, got)
            return
        options: list[int] = []
        if left > 0:
            for i, card in enumerate(hand):
                if card >= low and card not in options and (self.amount.up_to or len(hand) - i >= left):
                    options.append(card)
        if not options and not (left > 0 and hand and self.amount.up_to):
            self.done(s, f, f.got)
            return
        if self.may_stop(f.got.size):
            options.append(STOP)
        # What is in a hand must not show in whether its owner is asked.
        s.ask(Frame(self, f.scope, left, low, f.got), f.scope.chooser, options, silent=len(hand) == 1)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            self.done(s, f, f.got)
            return
        s.discard_from_hand(f.scope.owner, option)
        s.push(Frame(self, f.scope, f.cursor - 1, option, f.got.plus(option, 0, 0)))

    def done(self, s: Valley, f: Frame, got: Result) -> None:
        s.result = got
        if got.size:
            who = f.scope.owner
            s.tell("discards", (who, got.size), tuple([thing[0] for thing in got.things]), 1 << who)

    def can(self, s: Valley, f: Frame) -> bool:
        n = len(s.hands[f.scope.owner])
        return n > 0 if self.amount.up_to else n >= self.amount.of(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"discard {s.cards[option].id}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"hand:{s.cards[option].id}"]


def takers_of_cards(s: Valley, who: int, n: int) -> list[int]:
    """Who can be given n cards: whoever has room for all of them, else whoever has the most. [ED-HAND-03, ED-PASS-02]
    """
    from tidewood.games.everdell.verbs.gaining import recipients

    found = [other for other in recipients(s, who) if other >= s.players or s.hand_room(other) >= n]
    if not found:
        most = max([s.hand_room(other) for other in recipients(s, who)], default=0)
        found = [other for other in recipients(s, who) if most and s.hand_room(other) == most]
    return found


class GiveCards(Counted):
    """Give cards of the hand, or of those just drawn, to one other player who has room. [ED-HAND-03, ED-HAND-04]"""

    def __init__(self, amount: Amount[Valley], name: str = "", let: str = "") -> None:
        super().__init__(amount, let)
        self.name: Final = name  # only out of these

    def choices(self, s: Valley, f: Frame) -> list[int]:
        if self.name:
            hand = [(packed & 0xFFFF) - 1 for packed in s.hands[f.scope.owner]]
            cards: list[int] = []
            for thing in f.scope.named(self.name).things:  # some may have gone on to another player already
                if thing[0] in hand:
                    hand.remove(thing[0])
                    cards.append(thing[0])
            for thing in f.got.things:
                if thing[0] in cards:
                    cards.remove(thing[0])
            return sorted(cards)
        return sorted([(packed & 0xFFFF) - 1 for packed in s.hands[f.scope.owner]])

    def run(self, s: Valley, f: Frame) -> None:
        cards = self.choices(s, f)
        if f.cursor < 0:
            n = min(self.amount.of(s, f), len(cards) - 1 if self.name else len(cards))
            if n <= 0:
                s.result = NOTHING
                return
            takers = takers_of_cards(s, f.scope.owner, n)
            s.ask(Frame(self, f.scope, n, -1), f.scope.chooser, takers or [STOP])
        elif not self.name and f.cursor and f.cursor == len(cards):
            got = f.got  # all of the hand: there is nothing to decide, and everybody sees that
            for card in cards:
                give_card(s, f.scope.owner, f.held, card)
                got = got.plus(card, f.scope.owner, f.held)
            s.result = got
        elif f.cursor:
            options = [card for i, card in enumerate(cards) if card >= f.scope.mode and card not in cards[:i]]
            if not self.name:
                options = [card for card in options if len([c for c in cards if c >= card]) >= f.cursor]
            if options:
                s.ask(f, f.scope.chooser, options, silent=len(cards) == 1)
            else:  # what was drawn has gone on
                s.result = f.got
        else:
            s.result = f.got

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if f.held == -1:
            s.push(Frame(self, f.scope, f.cursor, option if option != STOP else 99))
            return
        who, taker = f.scope.owner, f.held
        give_card(s, who, taker, option)
        s.push(Frame(self, f.scope.in_mode(option), f.cursor - 1, taker, f.got.plus(option, who, taker)))

    def can(self, s: Valley, f: Frame) -> bool:
        return bool(self.name) or len(s.hands[f.scope.owner]) >= self.amount.of(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        if f.held == -1:
            return "to nobody" if option == STOP else f"to {player_name(s, option)}"
        return f"give {s.cards[option].id}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        if f.held == -1:
            return [] if option == STOP else [f"player:{player_name(s, option)}"]
        return [f"hand:{s.cards[option].id}"]


def give_card(s: Valley, who: int, taker: int, card: int) -> None:
    """A hand card reaches another player; giver and taker know it. What does not fit is discarded. [ED-HAND-04]"""
    if taker < s.players and s.hand_room(taker) > 0:
        s.take_from_hand(who, card, s.all_players & ~(1 << who | 1 << taker))
        s.into_hand(taker, card, 1 << who)
        s.tell("gives-card", (who, taker), (card,), 1 << who | 1 << taker)
    elif taker == s.players and s.rules.opponent:
        OPPONENTS[s.rules.opponent].receives_card(s, who, card)
        s.tell("gives-card", (who, s.seat(taker)), (card,), 1 << who)
    else:
        s.discard_from_hand(who, card)
        s.tell("discards", (who, 1), (card,), 1 << who)


REFILL: Final = Refill()
RECALL_CARDS: Final = RecallCards()
ALL_MEADOW: Final = Filter()
