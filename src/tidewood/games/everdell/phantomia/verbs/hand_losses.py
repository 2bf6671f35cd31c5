"""Steps of plan and list cards that take cards of the human's hand. Their owner is the human concerned."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.events import DISCARDS
from tidewood.games.everdell.phantomia.happenings import (
    HAND_CARD_CAUGHT,
    LOOKS_AT_HERS,
    LOSES_PAIR,
    LOSES_TO_HER,
    LOSES_TO_LAIR,
    TAKES_BACK,
)
from tidewood.games.everdell.phantomia.verbs.effects import RandomFromHand, free_hand
from tidewood.games.everdell.phantomia.verbs.lair import enter_hers, into_lair, is_full, receive, receive_card
from tidewood.games.everdell.phantomia.verbs.naming import ASK_DRAWN, DONE, HER_CARD, LOST_CARD, others
from tidewood.games.everdell.pieces import CAUGHT
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.common import LEFT, Counted, Verb
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_CARD, CHOSEN_FROM_HAND, SEAT
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.combine import When
from tidewood.kernel.core import NOTHING, ROLL, Frame, Scope, number
from tidewood.kernel.decks import slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Owner, option, question

PAIR: Final = 2


class HalfHand(Amount[Valley]):
    """Half of the cards in the human's hand, rounded up. [PH-LIST-30]"""

    def of(self, s: Valley, scope: Scope) -> int:
        return (len(s.hands[scope.owner]) + 1) // 2


class LessGiven(Amount[Valley]):
    """An amount, less one for each thing given before."""

    def __init__(self, amount: Amount[Valley], name: str) -> None:
        self.amount: Final = amount
        self.name: Final = name

    def of(self, s: Valley, scope: Scope) -> int:
        return max(self.amount.of(s, scope) - scope.named(self.name).size, 0)


class HandOf(Condition[Valley]):
    """The human holds at least so many cards."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: Valley, scope: Scope) -> bool:
        return len(s.hands[scope.owner]) >= self.n


class WithHand(When[Valley]):
    """One thing with so many hand cards, another with fewer."""


class BuyBack(Counted):
    """Of the cards that she is about to take, any number are taken back unseen; a token of hers for each. As nobody has
    looked at them, only the number is asked, and what is left is drawn afterwards. [PH-LIST-30]
    """

    says = option("take-back", "take back {n}", refs=("player:{who}",), number=CHOSEN, n=CHOSEN, who=Owner(SEAT))
    asks = question("take-back", by_card=True)

    def run(self, s: Valley, f: Frame) -> None:
        most = self.amount.of(s, f.scope)
        s.result = NOTHING
        if most:
            s.ask(f, f.scope.chooser, list(range(most, -1, -1)))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.result = number(option)
        if option:
            s.tell(TAKES_BACK, (f.scope.owner, option))
            gain_points(s, s.players, option)


def play_or_hide(s: Valley, who: int, card: int) -> None:
    """A hand card comes into her city, or into her lair if it is full. [PH-PLAN-15]"""
    s.take_from_hand(who, card, others(s, who))
    if is_full(s):
        into_lair(s, slot(DECK_POOL, card, PLAYER_SET.only(who)))
        s.tell(LOSES_TO_LAIR, (who,), (card,), PLAYER_SET.only(who))
    else:
        enter_hers(s, card)


class RandomPlayed(Verb):
    """A random card of the human's hand is played into her city. [PH-PLAN-15]"""

    falls = LOST_CARD
    asks = ASK_DRAWN

    def run(self, s: Valley, f: Frame) -> None:
        cards = s.hand_cards(f.scope.owner)
        every = free_hand(s, f.scope.owner)
        if cards:
            s.chance(f, cards, [every.count(card) for card in cards])

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        play_or_hide(s, f.scope.owner, outcome)


class ChosenPlayed(Verb):
    """A hand card of the human's choice is played into her city. [PH-PLAN-15]"""

    says = option("card", "lose {card}", card=CHOSEN_FROM_HAND)
    asks = question("played-from-hand", by_card=True)

    def run(self, s: Valley, f: Frame) -> None:
        cards = s.hand_cards(f.scope.owner)
        if cards:
            s.ask(f, f.scope.chooser, cards, silent=len(s.hands[f.scope.owner]) == 1)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        play_or_hide(s, f.scope.owner, option)


class TakePair(Verb):
    """Two random hand cards: one is discarded, the other goes into her deck. Unseen, the human knows which two are gone
    but not which is where; seen, the human says which is discarded. [PH-PLAN-10]
    """

    falls = LOST_CARD
    says = option("card", "discard {card}", card=CHOSEN_CARD)
    asks = question("discard-of-pair", by_card=True)

    def __init__(self, seen: bool) -> None:
        self.seen: Final = seen

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        done = max(DONE.of(f), 0)
        if done < PAIR:
            cards = s.hand_cards(who)
            every = free_hand(s, who)
            s.chance(DONE.put(f, done), cards, [every.count(card) for card in cards])
        elif self.seen:
            s.ask(f, f.scope.chooser, sorted(set(s.shown[-PAIR:])))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = f.scope.owner
        s.take_from_hand(who, outcome, others(s, who))
        if self.seen:
            s.shown.append(outcome)
        else:
            if s.mode == ROLL:
                packed = slot(DECK_POOL, outcome)
            else:  # at a real table nobody tells which of the two was which
                s.pools[DECK_POOL][outcome] += 1
                packed = slot(DECK_POOL)
            if DONE.of(f):
                s.hands[s.players].append(packed)
                s.tell(LOSES_PAIR, (who,))
                gain_points(s, s.players, 1)
            else:
                s.discards.append(packed)
        s.push(DONE.put(f, DONE.of(f) + 1))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        who = f.scope.owner
        kept = s.shown[-PAIR:]
        del s.shown[-PAIR:]
        kept.remove(option)
        s.discards.append(slot(DECK_POOL, option, PLAYER_SET.only(who)))
        s.tell(DISCARDS, (who, 1), (option,), PLAYER_SET.only(who))
        s.tell(LOSES_TO_HER, (who,), (kept[0],), PLAYER_SET.only(who))
        receive_card(s, kept[0], PLAYER_SET.only(who))

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return ASK_DRAWN if DONE.of(f) < PAIR else self.asks


class DrawPair(Verb):
    """She draws two cards into her deck instead; the human may have paid to look at them. [PH-PLAN-10]"""

    falls = HER_CARD
    asks = question("her-draw")

    def __init__(self, seen: bool) -> None:
        self.seen: Final = seen

    def run(self, s: Valley, f: Frame) -> None:
        done = max(DONE.of(f), 0)
        if not self.seen:
            receive(s, PAIR)
        elif done < PAIR and s.ready_deck():
            s.chance(DONE.put(f, done), *s.deck_outcomes())

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = f.scope.owner
        s.settle_top(outcome)
        s.tell(LOOKS_AT_HERS, (who,), (outcome,), PLAYER_SET.only(who))
        receive_card(s, outcome, PLAYER_SET.only(who))
        s.push(DONE.put(f, DONE.of(f) + 1))


class DiscardKind(Verb):
    """All fitting cards of the human's hand are discarded. [PH-LIST-36]"""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        fitting = s.rules.fitting(self.what)
        cards = sorted([card for card in free_hand(s, who) if card in fitting])
        for card in cards:
            s.discard_from_hand(who, card)
        if cards:
            s.tell(DISCARDS, (who, len(cards)), tuple(cards), PLAYER_SET.only(who))


# -- turned hand cards


class Catch(RandomFromHand):
    """Random cards of the hand are turned over: out of reach, but still in the hand as its limit goes. [PH-LIST-18]"""

    falls = option("card", "turn {card}", card=CHOSEN_CARD)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = f.scope.owner
        s.take_from_hand(who, outcome, others(s, who))
        s.tuck(slot(DECK_POOL, outcome, PLAYER_SET.only(who)), CAUGHT)
        s.tell(HAND_CARD_CAUGHT, (who,), (outcome,), PLAYER_SET.only(who))
        if LEFT.of(f) > 1:
            s.push(LEFT.put(f, LEFT.of(f) - 1))


class CaughtRoom(Amount[Valley]):
    """Turned cards count for the hand limit."""

    def of(self, s: Valley, scope: Scope) -> int:
        return -len(s.caught())
