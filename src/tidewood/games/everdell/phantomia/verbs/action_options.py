"""The other options of an action card: the figure, cards, points. Each can say why it is not possible.
[PH-TURN-04 to PH-TURN-08]
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.events import ROLLED
from tidewood.games.everdell.fields import NUMBER
from tidewood.games.everdell.phantomia.deck.cards import ALL_OPTIONS, BASIC_NAMES
from tidewood.games.everdell.phantomia.happenings import (
    DIE_MEETS_FIGURE,
    DIE_ROLLED_AGAIN,
    FIGURE_PUT,
    MAY_NOT_STAND,
    SHE_ACTS,
    SHE_CANNOT,
    SHE_DISCARDS,
    SHE_FALLS_BACK,
    SHE_HAS_NO_ROOM,
    SHE_LOOKS,
    SHE_LOSES_TOP,
)
from tidewood.games.everdell.phantomia.verbs.arrow import barred_for_her, card_place, onward
from tidewood.games.everdell.phantomia.verbs.choosing_events import BasicEvent, SpecialEvent
from tidewood.games.everdell.phantomia.verbs.lair import (
    difficulty,
    enter_hers,
    is_full,
    lose_top,
    receive,
    show_top,
    top_outcomes,
)
from tidewood.games.everdell.phantomia.verbs.naming import ASK_DIE, AT_PLACE, DIE, HER_CARD
from tidewood.games.everdell.phantomia.verbs.placing_workers import (
    CITY_FULL,
    EMPTY_DECK,
    FIGURE_STANDS,
    NO_CARDS,
    POSSIBLE,
    BasicLocation,
    Destination,
    ForestLocation,
    Haven,
    HerOption,
    JourneyField,
    OpenDestination,
    OtherGame,
)
from tidewood.games.everdell.phantomia.verbs.reacting import react_to_her
from tidewood.games.everdell.phantomia.verbs.remembering import (
    CANNOT,
    COMES_TO,
    FALLBACK,
    MEADOW_PLACE,
    TAKES,
    WALKS,
    note,
)
from tidewood.games.everdell.phantomia.verbs.steps import say_step
from tidewood.games.everdell.phantomia.verbs.turning_up import look_and_take, turn_up
from tidewood.games.everdell.pieces import (
    BASIC,
    CITY,
    FIGURE_PLACED,
    HER_PLAYED,
    LEGEND_POOL,
    MEADOW_SIZE,
    NO_CARD,
    NO_FIGURE,
)
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.meadow import REFILL
from tidewood.kernel.core import REAL_TABLE, Frame, Node
from tidewood.kernel.decks import card_of, pool_of, slot
from tidewood.kernel.declare import Cursor, question


class FromMeadow(HerOption):
    """The die says which Meadow card she plays. [PH-SETUP-07]"""

    falls = DIE
    asks = ASK_DIE

    def run(self, s: Valley, f: Frame) -> None:
        if AT_PLACE.of(f) > 0:
            self.take(s, f, AT_PLACE.of(f))
        elif self.why_not(s) == POSSIBLE:
            s.chance(f, list(range(1, MEADOW_SIZE + 1)), [1] * MEADOW_SIZE)

    def take(self, s: Valley, f: Frame, place: int) -> None:
        """She has the card of that place."""
        raise NotImplementedError


def note_walk(s: Valley, rolled: int, place: int) -> None:
    """Which places of the Meadow she comes by, and the one whose card she has. [PH-ARROW-03]"""
    path = onward(s, list(range(1, MEADOW_SIZE + 1)), rolled)
    if place != rolled:
        note(s, WALKS, *[MEADOW_PLACE * passed for passed in path[: path.index(place) + 1]])
    note(s, COMES_TO, MEADOW_PLACE * place)


class PutFigure(FromMeadow):
    """She plays a Meadow card; the place is not refilled, her figure stands there. [PH-FIGURE-01 to PH-FIGURE-03]"""

    def why_not(self, s: Valley) -> int:
        if s.figure:
            return FIGURE_STANDS  # G10
        return POSSIBLE if any([card != NO_CARD for card in s.meadow]) else NO_CARDS

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.die = outcome
        s.tell(ROLLED, (outcome,))
        place = card_place(s, outcome)
        if barred_for_her(s, place, NO_FIGURE):
            s.tell(DIE_ROLLED_AGAIN, (place, MAY_NOT_STAND))
            s.push(f)  # PH-ABILITY-03: the die is rolled again
            return
        note_walk(s, outcome, place)
        look_and_take(s, f, outcome, place)

    def take(self, s: Valley, f: Frame, place: int) -> None:
        card = s.meadow[place - 1]
        s.meadow[place - 1] = NO_CARD
        s.figure = place  # PH-FIGURE-03
        s.tell(FIGURE_PUT, (place,))
        react_to_her(s, FIGURE_PLACED, place, card)
        if is_full(s) and s.takes_her_space(card):  # PH-FIGURE-02
            s.discard_shown(card)
            s.tell(SHE_HAS_NO_ROOM if s.rules.helper else SHE_DISCARDS, (card,))
        else:
            enter_hers(s, card)


class PlayMeadow(FromMeadow):
    """[PH-CARDS-05, PH-CARDS-06, PH-CARDS-07]"""

    def why_not(self, s: Valley) -> int:
        if is_full(s):
            return CITY_FULL
        return POSSIBLE if any([card != NO_CARD for card in s.meadow]) else NO_CARDS

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.die = outcome
        s.tell(ROLLED, (outcome,))
        if outcome == s.figure:
            say_step(s, DIE_MEETS_FIGURE, outcome)
            s.push(Frame(PLAY_PILE, f.scope))  # PH-CARDS-06
            return
        note_walk(s, outcome, card_place(s, outcome))
        look_and_take(s, f, outcome, card_place(s, outcome))

    def take(self, s: Valley, f: Frame, place: int) -> None:
        card = s.meadow[place - 1]
        s.meadow[place - 1] = NO_CARD
        s.push(Frame(REFILL, f.scope))
        react_to_her(s, HER_PLAYED, place, card)
        before = len(s.serials[s.players])
        enter_hers(s, card)  # PH-ABILITY-04
        for serial in s.serials[s.players][before:]:
            note(s, COMES_TO, CITY + serial)  # another card will lie at that place of the Meadow


class PlayPile(Node[Valley]):
    """She plays the top card of the draw pile. [PH-CARDS-06]"""

    says = HER_CARD
    falls = HER_CARD
    asks = question("her-pile")

    def run(self, s: Valley, f: Frame) -> None:
        if s.ready_deck():
            turn_up(s, f, *s.deck_outcomes())

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.settle_top(outcome)
        enter_hers(s, outcome)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


class DrawCard(HerOption):
    """[PH-CARDS-01]"""

    def why_not(self, s: Valley) -> int:
        return POSSIBLE if s.deck or s.discards else NO_CARDS

    def run(self, s: Valley, f: Frame) -> None:
        receive(s, 1)


class DiscardCard(HerOption):
    """The top card of her deck is discarded face down; a legendary one goes back to the box.
    [PH-CARDS-02, PH-CARDS-03, PH-LEGEND-03]
    """

    says = HER_CARD
    falls = HER_CARD
    asks = question("her-top")

    def why_not(self, s: Valley) -> int:
        return POSSIBLE if s.hands[s.players] else EMPTY_DECK

    def run(self, s: Valley, f: Frame) -> None:
        if not s.hands[s.players]:
            return
        legends = any([pool_of(packed) == LEGEND_POOL for packed in s.hands[s.players]])
        if legends if s.rules.helper else s.mode == REAL_TABLE:
            outcomes, weights = top_outcomes(s)  # people look: for the discard pile, or whether it goes into the box
            turn_up(s, f, outcomes, weights)
            return
        packed = lose_top(s)
        if s.rules.helper:
            s.deck.append(slot(DECK_POOL))  # nobody knows it, and the discard pile is the people's affair
        elif pool_of(packed) != LEGEND_POOL:
            s.discards.append(packed)
        s.tell(SHE_LOSES_TOP)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        legend = pool_of(top_slot(s, outcome)) == LEGEND_POOL
        show_top(s, outcome)
        if not legend and s.rules.helper:
            s.discard_shown(outcome)
        elif not legend:
            s.discards.append(slot(0, outcome))
        s.tell(SHE_LOSES_TOP)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)


def top_slot(s: Valley, card: int) -> int:
    """A slot of her deck that can be this card."""
    for packed in s.hands[s.players]:
        if card_of(packed) == card or (card_of(packed) < 0 and s.pools[pool_of(packed)][card]):
            return packed
    raise AssertionError("a card that is not in her deck")


class PlayDeck(HerOption):
    """The top card of her deck comes into her city. When it is full only a legendary card can: so it is looked at.
    [PH-CARDS-04, PH-CARDS-07, PH-LEGEND-02, G08, G09]
    """

    says = HER_CARD
    falls = HER_CARD
    asks = question("her-top")

    def why_not(self, s: Valley) -> int:
        if not s.hands[s.players]:
            return EMPTY_DECK
        if is_full(s) and not any([pool_of(packed) == LEGEND_POOL for packed in s.hands[s.players]]):
            return CITY_FULL
        return POSSIBLE

    def run(self, s: Valley, f: Frame) -> None:
        if self.why_not(s) == POSSIBLE:
            turn_up(s, f, *top_outcomes(s))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        self.fell(s, f, option)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        legend = pool_of(top_slot(s, outcome)) == LEGEND_POOL
        if is_full(s) and not legend:
            pool = pool_of(top_slot(s, outcome))
            show_top(s, outcome)
            s.hands[s.players].append(slot(pool, outcome, s.all_players))
            s.tell(SHE_LOOKS, (outcome,))
            go_on(s, f)
            return
        show_top(s, outcome)
        enter_hers(s, outcome)


class GainPoints(HerOption):
    """[PH-POINTS-01, PH-POINTS-02]"""

    def __init__(self, word: str, n: int) -> None:
        super().__init__(word)
        self.n: Final = n  # -1: by difficulty

    def run(self, s: Valley, f: Frame) -> None:
        gain_points(s, s.players, difficulty(s) if self.n < 0 else self.n)


def made(word: str) -> HerOption:
    """The step for an option as a file writes it. [PH-TURN-08]"""
    kind, _, rest = word.partition(" ")
    if kind == "basic" and rest in BASIC_NAMES:
        return BasicLocation(word, BASIC + BASIC_NAMES.index(rest))
    if kind == "forest":
        return ForestLocation(word, int(rest))
    if kind == "journey":
        return JourneyField(word, int(rest))
    if kind == "points":
        return GainPoints(word, -1 if rest == "difficulty" else int(rest))
    return NAMED[word](word)


NAMED: Final[dict[str, type[HerOption]]] = {
    "destination": Destination, "open destination": OpenDestination, "basic event": BasicEvent,
    "special event": SpecialEvent, "haven": Haven, "wonder": OtherGame, "river": OtherGame, "figure": PutFigure,
    "draw": DrawCard, "discard": DiscardCard, "play deck": PlayDeck, "play meadow": PlayMeadow,
}  # fmt: skip
STEPS: Final = tuple([made(word) for word in ALL_OPTIONS])
PLAY_PILE: Final = PlayPile()


# -- which option

FROM_OPTION: Final = Cursor(NUMBER)  # options before this one turned out not to be possible


class Act(Node[Valley]):
    """The first option of the season that can be done completely, else the fallback: as much of it as is possible, and
    its point tokens. [PH-TURN-04, PH-TURN-05, PH-TURN-06, PH-TURN-07]
    """

    def run(self, s: Valley, f: Frame) -> None:
        card = s.rules.her_deck.actions[s.action]
        web = card.webs[s.season[s.players]]  # PH-GAME-07
        for i in range(max(FROM_OPTION.of(f), 0), len(web)):
            step = STEP_OF[web[i]]
            why = step.why_not(s)
            if why == POSSIBLE:  # PH-WORKER-02
                s.tell(SHE_ACTS, (step.number, i + 1))
                note(s, TAKES, step.number, i + 1, POSSIBLE)
                s.push(Frame(step, f.scope.in_mode(i + 1)))
                return
            s.tell(SHE_CANNOT, (step.number, i + 1, why))
            note(s, CANNOT, step.number, i + 1, why)
        step = STEP_OF[card.fallback]
        why = step.why_not(s)
        s.tell(SHE_FALLS_BACK, (step.number, why))
        note(s, TAKES, step.number, FALLBACK, why)
        s.push(Frame(TOKENS, f.scope))
        if why == POSSIBLE:
            s.push(Frame(step, f.scope.in_mode(NO_MORE)))


class Tokens(Node[Valley]):
    """The point tokens of the fallback. [PH-TURN-07]"""

    def run(self, s: Valley, f: Frame) -> None:
        gain_points(s, s.players, s.rules.her_deck.actions[s.action].tokens)


def go_on(s: Valley, f: Frame) -> None:
    """What was begun turned out not to be possible: the next option, if this was not the fallback."""
    if f.scope.mode != NO_MORE:
        s.push(FROM_OPTION.frame(ACT, f.scope, f.scope.mode))


NO_MORE: Final = 9
STEP_OF: Final = {step.word: step for step in STEPS}
ACT: Final = Act()
TOKENS: Final = Tokens()
