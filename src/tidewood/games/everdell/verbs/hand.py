"""Cards that leave a hand: discarded, or given to others."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import DISCARDS, GIVES_CARD
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import (
    STOP,
    Counted,
)
from tidewood.games.everdell.verbs.gaining import recipients
from tidewood.games.everdell.verbs.naming import player_name
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Result


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
            s.tell(DISCARDS, (who, got.size), tuple([thing[0] for thing in got.things]), 1 << who)

    def can(self, s: Valley, f: Frame) -> bool:
        n = len(s.hands[f.scope.owner])
        return n > 0 if self.amount.up_to else n >= self.amount.of(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else f"discard {s.cards[option].id}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else [f"hand:{s.cards[option].id}"]


def takers_of_cards(s: Valley, who: int, n: int) -> list[int]:
    """Who can be given n cards: whoever has room for all of them, else whoever has the most. [ED-HAND-03,
    ED-PASS-02]
    """
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
        s.tell(GIVES_CARD, (who, taker), (card,), 1 << who | 1 << taker)
    elif taker == s.players and s.rules.opponent:
        OPPONENTS[s.rules.opponent].receives_card(s, who, card)
        s.tell(GIVES_CARD, (who, s.seat(taker)), (card,), 1 << who)
    else:
        s.discard_from_hand(who, card)
        s.tell(DISCARDS, (who, 1), (card,), 1 << who)
