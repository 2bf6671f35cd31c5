"""Steps of character, plan and list cards that change the Meadow. Their owner is the human concerned."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.events import MEADOW_LOSES, ROLLED
from tidewood.games.everdell.fields import CARD, FLAG, NUMBER
from tidewood.games.everdell.phantomia.happenings import (
    DIE_ROLLED_AGAIN,
    FIGURE_PUT,
    FILLS_PLACE,
    MAY_NOT_STAND,
    NO_CARD_THERE,
    SHE_HIDES_CARD,
    SHE_HIDES_PLACE,
    SHE_PLAYS,
    STANDS_ALREADY,
)
from tidewood.games.everdell.phantomia.verbs.arrow import BESIDE, NEIGHBOURS, barred_for_her
from tidewood.games.everdell.phantomia.verbs.lair import into_lair
from tidewood.games.everdell.phantomia.verbs.naming import ASK_DIE, DIE, MEADOW_SET
from tidewood.games.everdell.pieces import AUTUMN, MEADOW_SIZE, NO_CARD, NO_FIGURE
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.common import (
    Verb,
)
from tidewood.games.everdell.verbs.meadow import REFILL, UNKNOWN
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_FROM_HAND
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.decks import card_of, slot
from tidewood.kernel.declare import Cursor, Place, Worked, option, question
from tidewood.kernel.rows import THAT

PLACES: Final = range(1, MEADOW_SIZE + 1)
REFILLED: Final = Cursor(FLAG)  # -1 until the Meadow has been refilled


def remove(s: Valley, place: int) -> None:
    """The card of a place of the Meadow is discarded."""
    card = s.meadow[place - 1]
    s.meadow[place - 1] = NO_CARD
    s.discard_shown(card)
    s.tell(MEADOW_LOSES, (place, card))


def hide(s: Valley, place: int) -> None:
    """It goes into her lair; everybody has seen it lie there."""
    card = s.meadow[place - 1]
    s.meadow[place - 1] = NO_CARD
    if card == UNKNOWN:  # at a real table nobody is asked until her lair is opened
        if s.ready_deck():  # if not, all cards of the game have been told: there is none that could lie here
            into_lair(s, s.deck.pop())
            s.tell(SHE_HIDES_PLACE, (place,))
        return
    into_lair(s, slot(DECK_POOL, card, s.all_players))
    s.tell(SHE_HIDES_CARD, (card, place))


class DiscardMeadow(Verb):
    """Cards of the Meadow are discarded: all, those next to the figure, or those that fit; then it is refilled.
    [PH-CHARACTER-08, PH-PLAN-18, PH-LIST-22, PH-LIST-36]
    """

    def __init__(self, adjacent: bool = False, what: Filter | None = None) -> None:
        self.adjacent: Final = adjacent
        self.what: Final = what

    def meant(self, s: Valley, place: int) -> bool:
        card = s.meadow[place - 1]
        if card == NO_CARD or (self.adjacent and not MEADOW_SET.has(NEIGHBOURS[s.figure], place)):
            return False
        return self.what is None or card in s.rules.fitting(self.what)

    def run(self, s: Valley, f: Frame) -> None:
        for place in PLACES:
            if self.meant(s, place):
                remove(s, place)
        s.push(Frame(REFILL, f.scope))


class FillPlace(Verb):
    """A hand card of the same type fills the place of the card that was taken or played. The card just taken does not
    count: it must be another one. [PH-CHARACTER-09]
    """

    says = option("card", "fill {card}", card=CHOSEN_FROM_HAND)
    asks = question("fill-place", by_card=True, place=Place(NUMBER))

    def options(self, s: Valley, scope: Scope) -> list[int]:
        hand = [card_of(packed) for packed in s.hands[scope.owner]]
        things = scope.named(THAT).things
        card = things[-1][0] if things else s.meadow[scope.place - 1]
        if things and not things[-1][2] and card in hand:
            hand.remove(card)
        return sorted({other for other in hand if card >= 0 and s.cards[other].type == s.cards[card].type})

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s, f.scope)
        if options:  # what was paid before may have taken the last one
            s.ask(f, f.scope.chooser, options, silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.take_from_hand(f.scope.owner, option)
        s.meadow[f.scope.place - 1] = option
        s.tell(FILLS_PLACE, (f.scope.owner, option, f.scope.place))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.options(s, scope))


class MoveFigure(Verb):
    """After the refill the die says which card goes into her lair, and the figure moves there; it must be another
    place, so it is rolled again if necessary. [PH-CHARACTER-10]
    """

    falls = DIE
    asks = ASK_DIE

    def run(self, s: Valley, f: Frame) -> None:
        if REFILLED.of(f) < 0:
            s.push(REFILLED.put(f, 0))
            s.push(Frame(REFILL, f.scope))
        elif any([self.possible(s, place) for place in PLACES]):
            s.chance(f, list(PLACES), [1] * MEADOW_SIZE)

    def possible(self, s: Valley, place: int) -> bool:
        return place != s.figure and s.meadow[place - 1] != NO_CARD and not barred_for_her(s, place, NO_FIGURE)

    def why_not(self, s: Valley, place: int) -> int:
        if place == s.figure:
            return STANDS_ALREADY
        return NO_CARD_THERE if s.meadow[place - 1] == NO_CARD else MAY_NOT_STAND

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.die = outcome
        s.tell(ROLLED, (outcome,))
        if not self.possible(s, outcome):
            s.tell(DIE_ROLLED_AGAIN, (outcome, self.why_not(s, outcome)))
            s.push(f)
            return
        hide(s, outcome)
        s.figure = outcome
        s.tell(FIGURE_PUT, (outcome,))
        s.push(Frame(REFILL, f.scope))


class Plunder(Verb):
    """The cards beside the figure, not the diagonal ones, go into her lair; then the Meadow is refilled, but not under
    the figure. Not when her autumn ends, for then she does not prepare. [PH-CHARACTER-12, E18, G13]
    """

    def run(self, s: Valley, f: Frame) -> None:
        if s.season[s.players] == AUTUMN:
            return
        for place in PLACES:
            if MEADOW_SET.has(BESIDE[s.figure], place) and s.meadow[place - 1] != NO_CARD:
                hide(s, place)
        s.push(Frame(REFILL, f.scope))


class Snatch(Verb):
    """An open destination card of the human's choice goes from the Meadow into her city. [PH-PLAN-17]"""

    says = option(
        "snatch",
        "snatch {card} {place}",
        refs=("meadow:{place}",),
        card=Worked(CARD, lambda s, f, option: s.meadow[option - 1]),
        place=CHOSEN,
    )
    asks = question("snatch", by_card=True)

    def options(self, s: Valley) -> list[int]:
        return [p for p in PLACES if s.meadow[p - 1] != NO_CARD and s.cards[s.meadow[p - 1]].opened]

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s)
        if options:
            s.ask(f, f.scope.chooser, options)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        card = s.meadow[option - 1]
        s.meadow[option - 1] = NO_CARD
        s.enter(s.players, card)
        s.tell(SHE_PLAYS, (card,))
        s.push(Frame(REFILL, f.scope))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.options(s))
