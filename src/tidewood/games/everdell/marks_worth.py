"""What playing a card would come to: the score with it in the city, and what it does for its player at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tidewood.games.everdell.marks_view import Bringing, Brought
from tidewood.games.everdell.on_cards import POINTS_ON
from tidewood.games.everdell.pieces import ANY, HAND, KINDS, PLAYED, POINT, RESOURCES, kinds_of
from tidewood.games.everdell.places import EVENT_CARDS
from tidewood.games.everdell.scoring import LINES, bonus, event_points, lines_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.state.contents import N_TYPES
from tidewood.games.everdell.verbs.amounts import CostOf, InHand, Left
from tidewood.games.everdell.verbs.city import Lay
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.gaining import Gain, Give, Pay, PayOneKind
from tidewood.games.everdell.verbs.hand import DiscardHand
from tidewood.games.everdell.verbs.meadow import DrawMeadow
from tidewood.games.everdell.verbs.naming import serial_ref
from tidewood.games.everdell.verbs.packing import PLAY_CARD, PLAY_SOURCE
from tidewood.games.everdell.verbs.reacting import Carried
from tidewood.kernel.amounts import Amount, Sum, Times
from tidewood.kernel.combine import May, Seq, When
from tidewood.kernel.core import Node, Result, Scope, number
from tidewood.kernel.decks import card_of
from tidewood.kernel.rows import AFTER, THAT, fitting, set_rows

BONUSES: Final = LINES.index("bonuses")
OF_EVENTS: Final = LINES.index("events")


class Trial:
    """A copy of the table without a card that leaves, into whose city one card after another is laid."""

    def __init__(self, s: Valley, who: int, leaves: int) -> None:
        self.s: Final = s.copy()
        self.who: Final = who
        if leaves:
            self.s.leave(who, leaves)
        self.rows: Final = self.s.rows
        self.has: Final = self.s.has[who]
        self.hand: Final = self.s.hands[who]
        self.play: int = -1
        self.serial: int = 0

    def lay(self, play: int) -> None:
        """The card that is asked about comes into the city in place of the one before it."""
        if play == self.play:
            return
        self.lift()
        s, who, card = self.s, self.who, self.s.cards[PLAY_CARD.of(play)]
        self.play = play
        if PLAY_SOURCE.of(play) == HAND:
            gone = next(i for i, packed in enumerate(self.hand) if card_of(packed) == card.number)
            s.hands[who] = self.hand[:gone] + self.hand[gone + 1 :]
        self.serial = 0 if card.into_others else s.enter(who, card.number)

    def lift(self) -> None:
        """It goes again, as if it had never been there."""
        s, who = self.s, self.who
        s.hands[who] = self.hand
        if self.serial:
            card = s.cards[s.city[who].pop()]
            s.serials[who].pop()
            s.on[who].pop()
            s.has[who] = self.has
            s.types[who * N_TYPES + card.type] -= 1
            if card.rules:
                set_rows(s, self.rows)


class Worth:
    """What one player's cards would come to. The table is copied only where a card has to lie in the city to tell, and
    then once for all cards, and once more for each card that might leave.
    """

    def __init__(self, s: Valley, who: int) -> None:
        self.s: Final = s
        self.who: Final = who
        self.told: Final = s.rules.running_score
        lines = lines_of(s, who) if self.told else [0] * len(LINES)
        self.moving: Final = lines[BONUSES] + lines[OF_EVENTS]
        self.still: Final = sum(lines) - self.moving
        scores = [s.cards[card].score for card in s.city[who]]
        # Whether anything counts cards at all, and whether what is paid matters.
        self.counts: Final = any([score is not None for score in scores]) or counting_event(s, who)
        self.counted: Final = any([counts_stock(score) for score in scores])
        self.trials: Final[dict[int, Trial]] = {}
        self.play: int = -1
        self.plain: list[int] = []  # the score where nothing leaves the city and what is paid does not matter

    def lay(self, play: int) -> None:
        """This card is asked about now."""
        self.play, self.plain = play, []

    def trial(self, leaves: int = 0) -> Trial:
        """The table with the card in the city, and without the one that leaves."""
        if leaves not in self.trials:
            self.trials[leaves] = Trial(self.s, self.who, leaves)
        found = self.trials[leaves]
        found.lay(self.play)
        return found

    def scores(
        self, pay: Sequence[Sequence[int]], leaves: int = 0, spent_on: int = 0, tokens: int = 0, tolled: bool = False
    ) -> list[int]:
        """The score after each payment, before the card does anything. Empty where it depends on what else is given."""
        s, who = self.s, self.who
        card = s.cards[PLAY_CARD.of(self.play)]
        if not self.told or card.first is not None:
            return []
        still = self.still - tokens + (0 if card.into_others else card.points)
        if leaves:
            i = s.serials[who].index(leaves)
            still -= s.cards[s.city[who][i]].points + POINTS_ON.of(s.on[who][i])
        if not self.counts and card.score is None:
            return [still + self.moving] * len(pay)
        by_sum = self.counted or counts_stock(card.score)
        if by_sum and tolled:
            return []
        if self.plain and not leaves and not tokens:
            return self.plain * len(pay)
        table = self.trial(leaves).s
        spent = table.serials[who].index(spent_on) if tokens else -1
        if tokens:
            table.lay_points(who, spent, -tokens)
        found = after_paying(table, who, pay) if by_sum else [moving(table, who)] * len(pay)
        if tokens:
            table.lay_points(who, spent, tokens)
        elif not by_sum and not leaves:
            self.plain = [still + found[0]]
        return [still + n for n in found]

    def brings(self) -> list[Brought]:
        """What the card does when it is played, and what others of the city do about it, as far as it is sure."""
        card = self.s.cards[PLAY_CARD.of(self.play)]
        effect = card.on_play if card.produce is None else card.produce
        reacts = PLAYED in self.s.hooks
        if card.into_others or card.first is not None or (effect is None and not reacts):
            return []
        trial = self.trial()
        s, who, serial = trial.s, self.who, trial.serial
        found: list[Brought] = []
        if effect is not None:
            found += brought(s, effect, Scope(who, card=serial, cause=(serial,)))
        if reacts:
            that = Result(((card.number, serial, PLAY_SOURCE.of(self.play)),), 1)
            own = tuple([row.serial for row in s.rows if row.serial > serial])
            scope = Scope(who, card=serial, cause=own, names=((THAT, that),))
            for row in fitting(s, scope, PLAYED, AFTER):
                part = row.rule.effect
                if row.owner != who or part is None:
                    continue
                carried = Scope(who, card=row.value, cause=(row.serial,), names=scope.names)
                by = serial_ref(s, row.value)
                found += [{**one, "by": by} for one in brought(s, part, carried)]
        return found


def counting_event(s: Valley, who: int) -> bool:
    """Whether an event of this player scores for something that can change."""
    mine = [EVENT_CARDS[s.events[i]] for i, owner in enumerate(s.event_owner) if owner == who]
    return any([event.score is not None for event in mine])


def moving(s: Valley, who: int) -> int:
    """The part of a score that other cards can change: bonuses, and events that count something."""
    n = event_points(s, who)
    cards = s.cards
    for i, card in enumerate(s.city[who]):
        if cards[card].score is not None:
            n += bonus(s, who, i)
    return n


def after_paying(s: Valley, who: int, pay: Sequence[Sequence[int]]) -> list[int]:
    """The same after each payment. Only the few cards that count resources are asked again."""
    cards, first = s.cards, who * KINDS
    counting = [i for i, card in enumerate(s.city[who]) if counts_stock(cards[card].score)]
    still = moving(s, who) - sum([bonus(s, who, i) for i in counting])
    stock = s.stock[first : first + KINDS]
    found: list[int] = []
    for paid in pay:
        s.stock[first : first + KINDS] = [stock[kind] - paid[kind] for kind in range(KINDS)]
        found.append(still + sum([bonus(s, who, i) for i in counting]))
    s.stock[first : first + KINDS] = stock
    return found


def counts_stock(score: Amount[Any] | None) -> bool:
    """Whether resources in the supply or cards in the hand count for a score. [ED-CARD-01, MW-LEGEND-29]"""
    if score is None:
        return False
    if isinstance(score, Sum):
        return any([counts_stock(part) for part in score.parts])
    return counts_stock(score.amount) if isinstance(score, Times) else isinstance(score, Left | InHand)


def brought(s: Valley, effect: Node[Any], scope: Scope, up_to: bool = False) -> Iterator[Brought]:
    """What an effect brings its owner. What is given for it is taken to be as much as possible."""
    if isinstance(effect, Seq):
        for part in effect.parts:
            yield from brought(s, part, scope, up_to)
            if isinstance(part, Pay | PayOneKind | DiscardHand | Give) and part.let:
                scope = scope.naming(part.let, number(most_of(s, part, scope)))
                up_to = up_to or part.amount.up_to
    elif isinstance(effect, When):
        chosen = effect.now(s, scope)
        if chosen is not None:
            yield from brought(s, chosen, scope, up_to)
    elif isinstance(effect, Carried | May):
        yield from brought(s, effect.part, scope, up_to or isinstance(effect, May))
    else:
        what, n = one_step(s, effect, scope)
        if what is not None and n > 0:
            yield {"what": what, "n": n, "up_to": True} if up_to else {"what": what, "n": n}


def most_of(s: Valley, part: Pay | PayOneKind | DiscardHand | Give, scope: Scope) -> int:
    """As much as can be given."""
    n = part.amount.of(s, scope)
    if isinstance(part, DiscardHand):
        return min(n, len(s.hands[scope.owner]))
    first = scope.owner * KINDS
    kinds = [part.kind] if isinstance(part, PayOneKind) else part.options
    return min(n, sum([s.stock[first + kind] for kind in kinds]))


def one_step(s: Valley, step: Node[Any], scope: Scope) -> tuple[Bringing | None, int]:
    if isinstance(step, Gain) and not isinstance(step.amount, CostOf):
        return kind_of(step.kinds), step.amount.of(s, scope)
    if isinstance(step, Lay):
        return kind_of(step.kind), step.amount.of(s, scope)
    if isinstance(step, Draw):
        return "card", min(step.how_many(s, scope), s.hand_room(scope.owner))
    if isinstance(step, DrawMeadow):
        return "meadow", min(step.amount.of(s, scope), s.hand_room(scope.owner))
    return None, 0


def kind_of(kinds: int) -> Bringing | None:
    """One resource, a point token, or any of the four; other mixes have no sign of their own."""
    if kinds == POINT:
        return "point"
    if kinds == ANY:
        return "any"
    alone = kinds_of(kinds)
    return RESOURCES[alone[0]] if len(alone) == 1 else None
