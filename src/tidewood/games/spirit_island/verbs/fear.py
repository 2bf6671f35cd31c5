"""Fear: the pool, the cards that are earned and resolved, the Terror Levels."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import NUMBER
from tidewood.games.spirit_island.hooks import (
    ADVERSARY,
    FEAR,
    FEAR_ACTION,
    FEAR_CARD,
    FEAR_GOES_ROUND,
    FEAR_REACHES,
    TERROR,
)
from tidewood.games.spirit_island.state import FEAR_CARDS_RESOLVED, FEAR_POOL, VICTORY, Island
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Amount
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Scope, number
from tidewood.kernel.core import REVEALED as SHOWN
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle, slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, Worked, option, part, question
from tidewood.kernel.fields import Written
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, THAT, fitting, lift, react


def add_fear(s: Island, n: int) -> None:
    """Fear tokens move; an empty pool earns a card, and what is left counts on. [SI-FEAR-06, SI-FEAR-07, SI-FEAR-08]"""
    if n <= 0:
        return
    s.tell(events.FEAR, (n,))
    note(s, "fear", number(n))
    s.fear += n
    while s.fear >= s.fear_pool and s.terror < VICTORY:
        s.fear -= s.fear_pool
        earn(s)


def earn(s: Island) -> None:
    """The top Fear card goes face down to the earned ones; an uncovered divider counts at once. [SI-FEAR-07,
    SI-FEAR-09, SI-FEAR-16]
    """
    if not s.fear_deck and FEAR_GOES_ROUND in s.hooks:
        fear_goes_round(s)
    if not s.fear_deck:
        return
    s.earned.append(s.fear_deck.pop(0))
    s.tell(events.EARNED, (len(s.earned),))
    if FEAR_REACHES in s.hooks:
        turn_up(s, FEAR_REACHES, len(s.fear_deck))
    by_fear = not (TERROR in s.hooks and fitting(s, TABLE, TERROR, CANNOT))
    if not by_fear:
        return
    s.fear_left[s.terror - 1] -= 1
    last = VICTORY - 1 if FEAR_GOES_ROUND in s.hooks else VICTORY
    while s.terror < last and s.fear_left[s.terror - 1] == 0:
        raise_terror(s)


def turn_up(s: Island, hook: int, left: int) -> bool:
    """A card of an adversary lies on top of a deck that has no more cards than this: it is turned up."""
    for row in s.rows:
        if row.rule.hook == hook and row.value >= left and row.rule.effect is not None:
            lift(s, row.serial)
            s.push(Frame(row.rule.effect, Scope(-1, mode=ADVERSARY)))
            return True
    return False


def fear_goes_round(s: Island) -> None:
    """The resolved Fear cards make a new deck, in an order that nobody knows."""
    for card in s.fear_discard:
        s.pools[FEAR_POOL][card] += 1
        s.fear_deck.append(slot(FEAR_POOL))
    s.fear_left[VICTORY - 2] = len(s.fear_deck)
    s.fear_discard.clear()


def raise_terror(s: Island) -> None:
    """The next Terror Level; after the third comes victory. [SI-WIN-05]"""
    s.terror += 1
    s.tell(events.TERROR, (s.terror,))


class Fear(Node[Island]):
    """So much Fear; a Power's belongs to its land. [SI-FEAR-01, SI-FEAR-05]"""

    def __init__(self, amount: Amount[Island]) -> None:
        self.amount: Final = amount

    def can(self, s: Island, scope: Scope) -> bool:
        return self.amount.of(s, scope) > 0

    def run(self, s: Island, f: Frame) -> None:
        n = self.amount.of(s, f.scope)
        s.result = number(n)
        if n > 0:
            make_fear(s, f.scope, n)

    def mentions(self) -> list[str]:
        return ["fear"]


def make_fear(s: Island, scope: Scope, n: int) -> None:
    """Fear that belongs to a land and may be reacted to there."""
    cards = len(s.earned)
    add_fear(s, n)
    if FEAR in s.hooks:
        react(s, scope.naming(THAT, number(n)), FEAR, number(n))
    if FEAR_CARD in s.hooks and len(s.earned) > cards:
        react(s, scope, FEAR_CARD, NOTHING)


CARD_IN_BOX: Final = Written("card", lambda s, card: s.rules.fear_cards[card].id)
FEAR_CARD_TURNED: Final = option("fear-card", "fear {card}", card=part(CARD_IN_BOX))


class FearStep(Node[Island]):
    """Earned Fear cards are turned up and resolved in the order earned; one earned meanwhile joins them. [SI-FEAR-09,
    SI-FEAR-10, SI-FEAR-11, SI-FEAR-12, SI-FEAR-13]
    """

    falls = FEAR_CARD_TURNED
    asks = question("fear-card")

    def run(self, s: Island, f: Frame) -> None:
        if not s.earned:  # SI-FEAR-14
            return
        if card_of(s.earned[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.earned[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.earned[0]))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        if card_of(s.earned[0]) == UNSEEN:
            settle(s.pools, s.earned, 0, outcome, 0)
        s.earned.pop(0)
        s.fear_discard.append(outcome)
        s.notes[FEAR_CARDS_RESOLVED] += 1
        s.marks |= SHOWN
        s.tell(events.FEAR_CARD_DRAWN, (outcome, s.terror))
        s.push(f)
        level = min(s.terror, 3) - 1
        s.push(Frame(s.rules.fear_cards[outcome].levels[level], Scope(-1, mode=FEAR_ACTION)))


FEAR_STEP: Final = FearStep()


class MoreFearTokens(Node[Island]):
    """The Fear pool grows, by the Terror Level: 1, 1½ or 2 for each player, rounded down."""

    def run(self, s: Island, f: Frame) -> None:
        more = s.players * (min(s.terror, 3) + 1) // 2
        s.fear_pool += more
        s.tell(events.MORE_FEAR, (more,))


def in_pile(s: Island, f: Frame, option: int) -> int:
    """The number of a face-down card among the earned ones or those of the deck, from 1."""
    n = len(s.earned)
    return option + 1 if option < n else option - n + 1


PICKED: Final = Held(NUMBER)  # which face-down card
EARNED_CARD: Final = option("earned-fear-card", "earned {n}", refs=("fear:earned/{n}",), n=Worked(NUMBER, in_pile))
DECK_CARD: Final = option("fear-card-in-deck", "deck {n}", refs=("fear:deck/{n}",), n=Worked(NUMBER, in_pile))
TURN_UP: Final = question("turn-up", by_card=True)
TURNED_CARD: Final = question("turned-up")


class TurnUpFearCard(Verb):
    """Turn a face-down Fear card face up; it is earned and resolved as usual."""

    falls = FEAR_CARD_TURNED

    def options(self, s: Island) -> list[int]:
        """Earned cards first, then those of the deck."""
        pile = [*s.earned, *s.fear_deck]
        return [i for i, slot in enumerate(pile) if card_of(slot) == UNSEEN]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.options(s))

    def run(self, s: Island, f: Frame) -> None:
        if PICKED.of(f) >= 0:
            cards, weights = outcomes(s.pools[FEAR_POOL])
            s.chance(f, cards, weights)
            return
        options = self.options(s)
        if options:
            self.ask(s, f, options)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return EARNED_CARD if option < len(s.earned) else DECK_CARD

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return TURNED_CARD if s.asks_chance else TURN_UP

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(PICKED.put(f, option))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        everybody = PLAYER_SET.first(s.players)
        n = len(s.earned)
        picked = PICKED.of(f)
        if picked < n:
            settle(s.pools, s.earned, picked, outcome, everybody)
        else:
            settle(s.pools, s.fear_deck, picked - n, outcome, everybody)
        s.marks |= REVEALED
        s.tell(events.TURNED_UP, (outcome, picked))
