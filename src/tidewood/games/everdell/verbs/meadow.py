"""The Meadow: which of its cards may be taken, drawing from it, and its refill."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import CAST_OFF, MEADOW_LOSES, REFILLS, TAKES
from tidewood.games.everdell.fields import NUMBER
from tidewood.games.everdell.pieces import DRAWN, MEADOW_SIZE, NO_CARD, NO_TAKING, REFILLED, TAKEN, UNDRAWN, UNTURNED
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import (
    STOP,
    Counted,
)
from tidewood.games.everdell.verbs.naming import CHOSEN_CARD
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import Worked, option, question
from tidewood.kernel.rows import CANNOT, fitting, react

UNKNOWN: Final = -2  # a Meadow card of a real table that the program was not told of


def unwelcome(s: Valley, who: int, card: int, hook: int) -> bool:
    """Whether a rule in force has this card discarded and another one drawn for it. [PH-LIST-21, PH-LIST-22]"""
    return bool(fitting(s, Frame(REFILL, Scope(who), card, card), hook, CANNOT))


def cast_off(s: Valley, card: int) -> None:
    s.discard_shown(card)
    s.tell(CAST_OFF, (card,))


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
        s.tell(TAKES, (who, card, option))
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


class RecallCards(Node[Valley]):
    """Say again which cards were drawn, after the Meadow was refilled."""

    def run(self, s: Valley, f: Frame) -> None:
        s.result = f.got


MEADOW_REFILLED: Final = Worked(NUMBER, lambda s, f, option: f.cursor + 1)  # places count from 1


class Refill(Node[Valley]):
    """Every empty place of the Meadow gets a card, but not one under a figure. [ED-MEADOW-01]"""

    falls = option("card", "meadow {place} {card}", place=MEADOW_REFILLED, card=CHOSEN_CARD)
    asks = question("refill", place=MEADOW_REFILLED)

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
        s.tell(REFILLS, (i + 1, card))


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
        s.tell(MEADOW_LOSES, (option, card))
        s.push(Frame(self, f.scope, f.cursor - 1, option + 1, f.got.plus(card, option, 0)))

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return f"discard {s.cards[s.meadow[option - 1]].id} {option}"

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [f"meadow:{option}"]


REFILL: Final = Refill()
RECALL_CARDS: Final = RecallCards()
