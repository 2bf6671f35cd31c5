"""Drawing and revealing cards of the deck, and what becomes of those revealed."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import DRAWS, KEEPS, REVEALS, TUCKS
from tidewood.games.everdell.fields import FLAG, NUMBER, PLAYER_SET
from tidewood.games.everdell.pieces import DRAWN, UNDRAWN
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.common import LEFT, Counted, Verb
from tidewood.games.everdell.verbs.meadow import cast_off, unwelcome
from tidewood.games.everdell.verbs.naming import CHOSEN_CARD, HELD_CARD, SEAT
from tidewood.kernel.amounts import Amount, Flat
from tidewood.kernel.core import NOTHING, Frame, Result, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, Owner, option, question
from tidewood.kernel.rows import THAT, react

FROM_DECK: Final = 0
FROM_DISCARDS: Final = 1
FROM_THE_DECK: Final = Held(FLAG)  # 0 once it is chosen to reveal from there
TRIES: Final = Held(NUMBER)  # cards that may still be turned over where some do not come into the hand


class Draw(Counted):
    """Cards from the deck into the hand, never over the limit. [ED-MEADOW-03, ED-HAND-02]"""

    falls = option("card", "draw {card}", card=CHOSEN_CARD)
    asks = question("draw", who=Owner(SEAT))

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        left = LEFT.of(f)
        if left < 0:
            left = min(self.how_many(s, f.scope), s.hand_room(who))
        if s.quick:
            drawn = list(f.got.things)  # fixed outcomes may have come first
            tries = len(s.deck) + len(s.discards)  # there may be nothing but cards that do not come into the hand
            while left > 0 and tries and s.ready_deck():
                card = s.pull()
                tries -= 1
                if UNDRAWN in s.hooks and unwelcome(s, who, card, UNDRAWN):
                    cast_off(s, card)
                    continue
                s.into_hand(who, card, 0)
                drawn.append((card, 0, 0))
                left -= 1
            self.done(s, f, Result(tuple(drawn), len(drawn)))
        elif left > 0 and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            s.chance(LEFT.put(f, left), outcomes, weights)
        else:
            self.done(s, f, f.got)

    def how_many(self, s: Valley, scope: Scope) -> int:
        return self.amount.of(s, scope)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        if UNDRAWN in s.hooks and unwelcome(s, f.scope.owner, outcome, UNDRAWN):
            cast_off(s, outcome)
            tries = len(s.deck) + len(s.discards) if TRIES.of(f) < 0 else TRIES.of(f)
            s.push(TRIES.put(f if tries else LEFT.put(f, 0), tries - 1))
            return
        s.into_hand(f.scope.owner, outcome, 0)
        s.push(LEFT.put(f, LEFT.of(f) - 1, f.got.plus(outcome, 0, 0)))

    def done(self, s: Valley, f: Frame, got: Result) -> None:
        s.result = got
        if got.size:
            who = f.scope.owner
            s.tell(DRAWS, (who, got.size), tuple([thing[0] for thing in got.things]), PLAYER_SET.only(who))
            if DRAWN in s.hooks:
                react(s, f.scope.naming(THAT, got), DRAWN, got)

    def can(self, s: Valley, scope: Scope) -> bool:
        return s.hand_room(scope.owner) > 0 and bool(s.deck or s.discards)


class FillHand(Draw):
    """Draw up to the hand limit."""

    def __init__(self) -> None:
        super().__init__(Flat(0))

    def how_many(self, s: Valley, scope: Scope) -> int:
        return s.hand_room(scope.owner)


class Reveal(Counted):
    """Turn up cards, all from the deck or, where it may be, all from the discard pile. [ED-MEADOW-06, ED-CARD-05]"""

    falls = option("card", "reveal {card}", card=CHOSEN_CARD)
    from_deck: ClassVar = option("from-deck", "deck", refs=("pile:deck",))
    from_discards: ClassVar = option("from-discards", "discards", refs=("pile:discards",))
    asks_card: ClassVar = question("reveal")
    asks_where: ClassVar = question("reveal-from", by_card=True)

    def __init__(self, amount: Amount[Valley], either: bool = False, let: str = "") -> None:
        super().__init__(amount, let)
        self.either: Final = either

    def run(self, s: Valley, f: Frame) -> None:
        if LEFT.of(f) < 0:
            sources = [FROM_DECK] if s.deck or s.discards else []
            if self.either and s.discards:
                sources.append(FROM_DISCARDS)
            if not sources:
                s.result = NOTHING
                return
            s.ask(LEFT.put(f, self.amount.of(s, f.scope)), f.scope.chooser, sources)
            return
        if s.quick:
            left, got = LEFT.of(f), f.got
            while left and s.ready_deck():
                card = s.pull()
                got = self.show(s, got, card)
                left -= 1
            self.done(s, f, got)
        elif LEFT.of(f) and s.ready_deck():
            outcomes, weights = s.deck_outcomes()
            s.chance(f, outcomes, weights)
        else:
            self.done(s, f, f.got)

    def show(self, s: Valley, got: Result, card: int) -> Result:
        s.shown.append(card)
        return got.plus(card, 0, len(s.shown) - 1)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == FROM_DECK:
            s.push(FROM_THE_DECK.put(f, 0))
            return
        got = NOTHING
        for _ in range(min(LEFT.of(f), len(s.discards))):
            got = self.show(s, got, s.reveal_discard())
        self.done(s, f, got)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        got = self.show(s, f.got, outcome)
        s.push(LEFT.put(f, LEFT.of(f) - 1, got))

    def done(self, s: Valley, f: Frame, got: Result) -> None:
        s.result = got
        s.tell(REVEALS, (f.scope.owner, *[thing[0] for thing in got.things]))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(s.deck or s.discards)

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.from_discards if option == FROM_DISCARDS else self.from_deck

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.asks_card if s.asks_chance else self.asks_where


def base_of(scope: Scope, name: str) -> int:
    """Where the cards of a reveal begin among those that lie open; -1 when there were none."""
    things = scope.named(name).things
    return things[0][2] if things else -1


class DiscardShown(Verb):
    """What is left of the cards of a reveal is discarded."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Valley, f: Frame) -> None:
        base = base_of(f.scope, self.name)
        s.result = NOTHING
        if base >= 0:
            for card in s.shown[base:]:
                s.discard_shown(card)
            s.shown = s.shown[:base]

    def can(self, s: Valley, scope: Scope) -> bool:
        return False


class Sort(Verb):
    """Each card of a reveal goes under the event or into the hand, within its limit. [ED-EVENT-09]"""

    tucks: ClassVar = option("sort-under", "tuck {card}", card=HELD_CARD)
    keeps: ClassVar = option("sort-into-hand", "keep {card}", card=HELD_CARD)
    asks = question("sort", by_card=True, card=HELD_CARD)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Valley, f: Frame) -> None:
        base = base_of(f.scope, self.name)
        if base >= 0 and len(s.shown) > base:
            options = [1]
            if s.hand_room(f.scope.owner) and self.welcome(s, f, s.shown[base]):
                options.append(0)
            s.ask(HELD_CARD.put(f, s.shown[base]), f.scope.chooser, options)

    def welcome(self, s: Valley, f: Frame, card: int) -> bool:
        """Whether a card may come into the hand at all. [PH-LIST-21]"""
        return UNDRAWN not in s.hooks or not unwelcome(s, f.scope.owner, card, UNDRAWN)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        card = s.shown.pop(base_of(f.scope, self.name))
        if option:
            s.tuck(slot(DECK_POOL, card, s.all_players), f.scope.place)
            s.tell(TUCKS, (f.scope.owner, card, f.scope.place))
        else:
            s.into_hand(f.scope.owner, card, s.all_players)
            s.tell(KEEPS, (f.scope.owner, card))
        s.push(Frame(self, f.scope))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.tucks if option else self.keeps
