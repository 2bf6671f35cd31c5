"""Power Cards of a Spirit: gain, give, forget, reclaim."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import DECK, FLAG, NUMBER, PLAYER, POWER, SPEED
from tidewood.games.spirit_island.hooks import CARD_GAINED, KEEPS_CARD, NO_FORGETTING, RECLAIM_NOTED, RECLAIMED, SPIRIT
from tidewood.games.spirit_island.hooks import FORGETS as FORGETS_LATER
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.state import MAJOR_POOL, MINOR_POOL, Island
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR, UNIQUE, power_of, shown_elements
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Result, Scope
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle, slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OPTION, Cursor, Held, ToDo, Worked, option, part, question
from tidewood.kernel.fields import Named
from tidewood.kernel.rows import COUNTS, MAY, THAT, THIS_TURN, Row, Rule, fitting, lay, react, use

DRAWN: Final = 4  # cards to choose from, SI-GAIN-02
CARD: Final = part(POWER)
PILE: Final = Named("pile", ("hand", "play", "discard"), points=False)

# What is drawn from: the deck, and whether a card is forgotten for the one that is kept
FROM_DECK: Final = part(DECK, bits=4)
FORGETS: Final = part(FLAG, bits=1, above=FROM_DECK)
DRAWING: Final = Held(NUMBER)
DRAWN_CARDS: Final = ToDo(POWER)  # to choose from
TO_DRAW: Final = Cursor(NUMBER)
TURN: Final = Cursor(NUMBER)  # of those who may give each other a card


def deck_of(f: Frame) -> int:
    return FROM_DECK.of(DRAWING.of(f))


def drawn_card(s: Island, f: Frame, outcome: int) -> int:
    cards = s.rules.minors if deck_of(f) == MINOR else s.rules.majors
    return cards[outcome]


def pile_of(s: Island, f: Frame, card: int) -> int:
    """Where a card lies: in hand, in play, or discarded."""
    who = f.scope.chooser
    return 0 if card in s.hand[who] else 1 if card in s.play[who] else 2


def taker_of(f: Frame) -> int:
    return f.scope.eyes if f.scope.chooser == f.scope.owner else f.scope.owner


KEEP_CARD: Final = option(
    "keep",
    "keep {card}",
    card=CARD,
    speed=Worked(SPEED, lambda s, f, card: power_of(card).speed, OPTION),
    cost=Worked(NUMBER, lambda s, f, card: power_of(card).cost, OPTION),
)
RECLAIM_CARD: Final = option("card", "reclaim {card}", card=CARD)
DRAW: Final = question("draw", deck=Worked(DECK, lambda s, f, option: deck_of(f)))
KEEP: Final = question("keep", by_card=True)
DISCARDED_CARD: Final = part(POWER, bits=20)
INSTEAD: Final = part(FLAG, above=DISCARDED_CARD)  # discarded, not forgotten
DISCARD_INSTEAD: Final = option("discard-instead", "discard {card}", card=DISCARDED_CARD)


class GainPower(Verb):
    """Gain a Power Card: choose the deck, see four, keep one; a Major costs a forgotten card. [SI-GAIN-01, SI-GAIN-02,
    SI-GAIN-03, SI-GAIN-04, SI-GAIN-05]
    """

    says = option("gain-power", "gain {deck}", deck=part(DECK))
    asks = question("gain-power", by_card=True)

    def __init__(self, kind: int = -1, draw: int = DRAWN, forget: bool = True, let: str = "") -> None:
        self.kind: Final = kind  # MINOR or MAJOR where there is no choice
        self.draw: Final = draw
        self.forget: Final = forget
        self.let = let

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.result = NOTHING
        if s.rules.progression:
            take_next(s, f, who, self)
        elif self.kind >= 0:
            self.answer(s, f, self.kind)
        else:
            self.ask(s, f, [MINOR, MAJOR])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        how = FROM_DECK.put(option) | FORGETS.put(int(option == MAJOR and self.forget))
        s.push(DRAWING.put(TO_DRAW.frame(KEEP_ONE, f.scope, self.draw), how))

    def mentions(self) -> list[str]:
        return ["power-card"]

    def children(self) -> list[Node[Island]]:
        return [KEEP_ONE, FORGET]


def forgets_for(s: Island, card: int) -> bool:
    """Whether a Spirit forgets a card for this one. [SI-GAIN-05]"""
    return power_of(card).kind == MAJOR and NO_FORGETTING not in s.hooks


def take_next(s: Island, f: Frame, who: int, node: GainPower) -> None:
    """The next card of the power progression, without draw and choice. [SI-BEGINNER-07]"""
    cards = s.rules.progressions[who]
    if s.progress[who] >= len(cards):
        return
    card = cards[s.progress[who]]
    s.progress[who] += 1
    gain(s, who, card)
    if node.forget and forgets_for(s, card):
        s.push(Frame(FORGET, f.scope))


def gain(s: Island, who: int, card: int, result: Result = NOTHING) -> None:
    """A Power Card comes to the hand. `result`: what the gain came to, with the cards that were drawn and not kept."""
    s.hand[who] = sorted([*s.hand[who], card])
    s.tell(events.GAINED, (who, card))
    if CARD_GAINED in s.hooks:
        react(s, Scope(who, card=card, mode=SPIRIT).naming(THAT, result), CARD_GAINED, result)


class KeepOne(Verb):
    """Draw cards one by one, then keep one of them."""

    says = KEEP_CARD
    falls = option("draw", "draw {card}", card=Worked(POWER, drawn_card))

    def run(self, s: Island, f: Frame) -> None:
        if TO_DRAW.of(f) > 0:
            draw_power(s, f, deck_of(f))
            return
        cards = DRAWN_CARDS.of(f)
        if cards:
            self.ask(s, f, sorted(cards))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        kind = deck_of(f)
        deck = s.minor_deck if kind == MINOR else s.major_deck
        if card_of(deck[0]) == UNSEEN:
            settle(s.pools, deck, 0, outcome, 0)
        deck.pop(0)
        card = drawn_card(s, f, outcome)
        s.marks |= REVEALED
        s.tell(events.DREW, (f.scope.chooser, card))
        s.push(TO_DRAW.put(f, TO_DRAW.of(f) - 1, f.got.plus(card, kind, -1)))

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return DRAW if s.asks_chance else KEEP

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        deck = deck_of(f)
        discards = s.minor_discard if deck == MINOR else s.major_discard
        rest = [card for card in DRAWN_CARDS.of(f) if card != option]
        discards.extend(rest)
        s.result = Result(((option, deck, who), *[(card, deck, -1) for card in rest]), 1)
        gain(s, who, option, s.result)
        if FORGETS.of(DRAWING.of(f)) and forgets_for(s, option):
            s.push(Frame(KEEPING, f.scope, got=s.result))
            s.push(Frame(FORGET, f.scope))


def draw_power(s: Island, f: Frame, kind: int) -> None:
    """Turn up the top card of a Power deck; an empty deck is made anew from its discard pile. [SI-SETUP-37]"""
    deck = s.minor_deck if kind == MINOR else s.major_deck
    pool = MINOR_POOL if kind == MINOR else MAJOR_POOL
    if not deck:
        cards = s.rules.minors if kind == MINOR else s.rules.majors
        discards = s.minor_discard if kind == MINOR else s.major_discard
        if not discards:  # nothing left to draw: the choice is among fewer
            s.push(TO_DRAW.put(f, 0))
            return
        for card in discards:
            s.pools[pool][cards.index(card)] += 1
            deck.append(slot(pool))
        discards.clear()
        s.tell(events.RESHUFFLED, (kind,))
    if card_of(deck[0]) == UNSEEN:
        cards, weights = outcomes(s.pools[pool_of(deck[0])])
        s.chance(f, cards, weights)
    else:
        f.node.fell(s, f, card_of(deck[0]))


class Keeping(Node[Island]):
    """Say again which card was gained, after another was forgotten."""

    def run(self, s: Island, f: Frame) -> None:
        s.result = f.got


class Forget(Verb):
    """Forget a Power Card from hand, play or discard pile. [SI-GAIN-06, SI-GAIN-07, SI-GAIN-08, SI-GAIN-09,
    SI-GAIN-10, SI-ELEMENT-06]
    """

    says = option("forget", "forget {card}", card=CARD, where=Worked(PILE, pile_of))
    asks = question("forget", by_card=True)

    def options(self, s: Island, scope: Scope) -> list[int]:
        who = scope.chooser
        return sorted([*s.hand[who], *s.play[who], *s.discard[who]])

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.options(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        options = self.options(s, f.scope)
        s.result = NOTHING
        if options:
            self.ask(s, f, [*options, *self.kept(s, f.scope)])

    def kept(self, s: Island, scope: Scope) -> list[int]:
        """Cards in hand that a rule lets the Spirit discard instead."""
        if KEEPS_CARD not in s.hooks or not self.right(s, scope):
            return []
        own = [card for card in self.options(s, scope) if card in s.hand[scope.chooser]]
        return DISCARDED_CARD.each(own, INSTEAD.put(1))

    def right(self, s: Island, scope: Scope) -> list[Row]:
        return [row for row in fitting(s, scope, KEEPS_CARD, MAY) if row.owner == scope.chooser]

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        if INSTEAD.of(option):
            card = DISCARDED_CARD.of(option)
            use(s, self.right(s, f.scope)[0])
            s.hand[who].remove(card)
            s.discard[who] = sorted([*s.discard[who], card])
            s.tell(events.DISCARDED, (who, card))
            return
        forget(s, who, option)
        s.result = NOTHING.plus(option, who, -1)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return DISCARD_INSTEAD if INSTEAD.of(option) else self.says

    def mentions(self) -> list[str]:
        return ["forget"]


def forget(s: Island, who: int, card: int) -> None:
    """A unique Power leaves the game, any other goes to the discard pile of its kind. [SI-GAIN-08, SI-GAIN-09]"""
    power = power_of(card)
    if card in s.hand[who]:
        s.hand[who].remove(card)
    elif card in s.discard[who]:
        s.discard[who].remove(card)
    else:
        s.play[who].remove(card)
        s.add_elements(who, shown_elements(s, who, power.index), -1)
    if power.kind == UNIQUE:
        s.forgotten[who] = sorted([*s.forgotten[who], card])
    elif power.kind == MINOR:
        s.minor_discard.append(card)
    else:
        s.major_discard.append(card)
    s.tell(events.FORGOT, (who, card))


def forget_due(s: Island) -> None:
    """Cards in play that were played to be forgotten as the turn ends."""
    if FORGETS_LATER in s.hooks:
        for row in s.rows:
            if row.rule.hook == FORGETS_LATER and row.value in s.play[row.owner]:
                forget(s, row.owner, row.value)


HAS_RECLAIMED: Final[Rule[Island]] = Rule("reclaimed", COUNTS, RECLAIMED)


def note_reclaim(s: Island, who: int, n: int = 1) -> None:
    """A Spirit has reclaimed Power Cards: note it, where a rule asks for it."""
    if RECLAIM_NOTED in s.hooks and n:
        lay(s, HAS_RECLAIMED, who, until=THIS_TURN)


class ReclaimAll(Node[Island]):
    """All cards of the own discard pile return to the hand. [SI-GAIN-12, SI-GAIN-13, SI-GAIN-14]"""

    automatic = True

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.hand[who] = sorted([*s.hand[who], *s.discard[who]])
        note_reclaim(s, who, len(s.discard[who]))
        s.discard[who] = []
        s.tell(events.RECLAIMED_ALL, (who,))


class Reclaim(Verb):
    """One card of the own discard pile returns to the hand."""

    says = RECLAIM_CARD
    asks = question("reclaim", by_card=True)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(s.discard[scope.chooser])

    def run(self, s: Island, f: Frame) -> None:
        options = sorted(s.discard[f.scope.chooser])
        if options:
            self.ask(s, f, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.discard[who].remove(option)
        s.hand[who] = sorted([*s.hand[who], option])
        note_reclaim(s, who)
        s.tell(events.RECLAIMED, (who, option))


KEEP_ONE: Final = KeepOne()
KEEPING: Final = Keeping()
FORGET: Final = Forget()


class TakeLeftover(Verb):
    """Gain one of the cards that the other Spirit did not keep; a Major costs a forgotten card. [SI-GAIN-05]"""

    says = KEEP_CARD
    asks = question("take-leftover", by_card=True)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def cards(self, s: Island, scope: Scope) -> list[int]:
        found = [card for card, _, to in scope.named(self.name).things if to == -1]
        return sorted([card for card in found if card in s.minor_discard or card in s.major_discard])

    def run(self, s: Island, f: Frame) -> None:
        cards = self.cards(s, f.scope)
        s.result = NOTHING
        if cards:
            self.ask(s, f, cards)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        (s.minor_discard if option in s.minor_discard else s.major_discard).remove(option)
        s.result = NOTHING.plus(option, -1, f.scope.owner)
        gain(s, f.scope.owner, option, s.result)
        if forgets_for(s, option):
            s.push(Frame(FORGET, f.scope))

    def children(self) -> list[Node[Island]]:
        return [FORGET]


class GiveCard(Verb):
    """Each may give the other Spirit one card from hand: the user of the Power first."""

    says = option("give", "give {card}", card=CARD)
    stops = option("give-no-card", "stop")
    asks = question("give", by_card=True, taker=Worked(PLAYER, lambda s, f, option: taker_of(f)))

    def run(self, s: Island, f: Frame) -> None:
        i = max(TURN.of(f), 0)
        if i > 1 or f.scope.owner == f.scope.eyes:  # alone there is nobody to give to
            return
        giver = (f.scope.owner, f.scope.eyes)[i]
        if s.hand[giver]:
            now = TURN.frame(self, f.scope.chosen_by(giver), i)
            self.ask(s, now, [*s.hand[giver], STOP])
        else:
            s.push(TURN.put(f, i + 1))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            s.hand[f.scope.chooser].remove(option)
            gain(s, taker_of(f), option)
        s.push(TURN.put(f, TURN.of(f) + 1))


class ForgotThis(Condition[Island]):
    """The card whose effect runs was forgotten for the one just gained."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.card in s.forgotten[scope.owner]


class GainedWithout(Condition[Island]):
    """The card that was gained does not have this element. For rules."""

    def __init__(self, element: str) -> None:
        self.element: Final = ELEMENTS.index(element)

    def holds(self, s: Island, scope: Scope) -> bool:
        return not power_of(scope.card).elements[self.element]
