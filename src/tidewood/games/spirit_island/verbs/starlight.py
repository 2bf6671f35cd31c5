"""Starlight that seeks its form: Growth that grows, elements chosen once and for all, cards given up for others.

Its own numbers: for each Growth track which of its two Growth options was chosen, 0 for none, then how many of each
element it has chosen.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import EFFECT, ELEMENT, NUMBER, PLAYER, SPIRIT_OF
from tidewood.games.spirit_island.hooks import is_repeat
from tidewood.games.spirit_island.panel import GROWTH_TRACK, SPACE_SET, Space
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.power_cards import (
    DISCARDED_CARD,
    FORGET,
    KEEP_CARD,
    RECLAIM_CARD,
    GainPower,
    forget,
    gain,
    note_reclaim,
)
from tidewood.games.spirit_island.verbs.powers import MINOR, UNIQUE, power_of, shown_elements
from tidewood.games.spirit_island.verbs.verb import STOP, PickSome, Verb
from tidewood.kernel.amounts import Condition
from tidewood.kernel.combine import Seq
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, OfNode, Worked, option, part, question
from tidewood.kernel.picks import MOST
from tidewood.kernel.rows import THAT

CHOSEN: Final = 4  # from here on the elements that were chosen
SIX: Final = "six"


def uncovered_space(s: Island, scope: Scope) -> Space:
    """The space that was just uncovered."""
    return s.rules.panels[scope.chooser].spaces[scope.named(THAT).things[0][0]]


class OwnSpace(Condition[Island]):
    """A space of the one whose rule it is was uncovered that gives an element of choice, or something at once."""

    def __init__(self, element: bool) -> None:
        self.element: Final = element

    def holds(self, s: Island, scope: Scope) -> bool:
        if scope.owner != scope.chooser:
            return False
        space = uncovered_space(s, scope)
        return bool(space.chosen) if self.element else space.track >= GROWTH_TRACK


class ChooseElement(Verb):
    """An element of choice lies on the space from now on."""

    says = option("element", "{element}", element=part(ELEMENT))
    asks = question("choose-element")

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, list(range(8)))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        s.own[who][CHOSEN + option] += 1
        s.elements[who * 8 + option] += 1
        s.tell(events.ELEMENT_GAINED, (who, option))


TRACK: Final = Cursor(NUMBER)


def opened(s: Island, f: Frame, option: int) -> Node[Island]:
    assert isinstance(f.node, BegetGrowth)
    return f.node.growth[option]


class BegetGrowth(Verb):
    """Growth Begets Growth: 1 Energy for some spaces; an empty track opens one of its two Growth options."""

    says = option(
        "open-growth",
        "open growth {n}",
        refs=("growth:{n}",),
        n=Worked(NUMBER, lambda s, f, option: option + 1),
        part=Worked(EFFECT, opened),
    )
    asks = question("open-growth")

    def __init__(self, growth: list[Node[Island]]) -> None:
        self.growth: Final = growth  # all Growth options, for those who read

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        if TRACK.of(f) < 0:
            space = uncovered_space(s, f.scope)
            if space.gain:
                s.energy[who] += space.gain
                s.tell(events.ENERGY, (who, space.gain))
            panel = s.rules.panels[who]
            of_track = [i for i, other in enumerate(panel.spaces) if other.track == space.track]
            number = space.track - GROWTH_TRACK
            if all([SPACE_SET.has(s.uncovered[who], i) for i in of_track]) and not s.own[who][number]:
                self.ask(s, TRACK.put(f, number), panel.pair(number))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        s.own[who][TRACK.of(f)] = s.rules.panels[who].as_opened(option)


# -- cards


class ReclaimSome(PickSome):
    """Reclaim up to so many cards; `half`: half of the discard pile, rounded up; `played`: cards in play too."""

    says = RECLAIM_CARD
    stops = option("no-card", "stop")
    asks = question("reclaim-some", by_card=True, n=MOST)

    def __init__(self, n: int = 0, half: bool = False, played: bool = False) -> None:
        self.n: Final = n
        self.half: Final = half
        self.played: Final = played

    def things(self, s: Island, scope: Scope) -> list[int]:
        who = scope.chooser
        return sorted([*s.discard[who], *(s.play[who] if self.played else [])])

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.things(s, scope))

    def most(self, s: Island, scope: Scope) -> int:
        return (len(s.discard[scope.chooser]) + 1) // 2 if self.half else self.n

    def least(self, s: Island, scope: Scope, most: int) -> int:
        return most if self.half else 0

    def take(self, s: Island, f: Frame, picked: list[int]) -> None:
        for card in picked:
            take_back(s, f.scope.chooser, card)


def take_back(s: Island, who: int, card: int) -> None:
    """A card returns to the hand, from play with its elements gone."""
    if card in s.play[who]:
        s.play[who].remove(card)
        s.add_elements(who, shown_elements(s, who, card), -1)
    else:
        s.discard[who].remove(card)
    s.hand[who] = sorted([*s.hand[who], card])
    note_reclaim(s, who)
    s.tell(events.RECLAIMED, (who, card))


class ForgetFor(Verb):
    """Forget a card, if one likes, and then do the part. `unique`: a unique Power from anywhere, else one from the hand
    or the discard pile. A rule may let one discard a card from the hand instead.
    """

    stops = option("no-card", "stop")
    asks = question("forget-for", by_card=True, part=OfNode(EFFECT, "part"))

    def __init__(self, part: Node[Island], unique: bool = False) -> None:
        self.part: Final = part
        self.unique: Final = unique

    def cards(self, s: Island, who: int) -> list[int]:
        own = [*s.hand[who], *s.discard[who], *(s.play[who] if self.unique else [])]
        return sorted([card for card in own if not self.unique or power_of(card).kind == UNIQUE])

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.cards(s, scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        cards = self.cards(s, f.scope.chooser)
        if cards:
            kept = [option for option in FORGET.kept(s, f.scope) if DISCARDED_CARD.of(option) in cards]
            self.ask(s, f, [*cards, *kept, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            s.push(f.run_by(self.part))
            FORGET.answer(s, f, option)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return self.stops if option == STOP else FORGET.declared(s, f, option)

    def children(self) -> list[Node[Island]]:
        return [FORGET, self.part]


class TakeSecond(Verb):
    """Gain one more of the cards that were drawn."""

    says = KEEP_CARD
    asks = question("keep", by_card=True)

    def run(self, s: Island, f: Frame) -> None:
        cards = [card for card, _, to in f.scope.named(SIX).things if to == -1 and card in s.minor_discard]
        if cards:
            self.ask(s, f, sorted(cards))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.minor_discard.remove(option)
        gain(s, f.scope.chooser, option)


class GainTwo(Node[Island]):
    """Draw six Minor Powers and gain two of them."""

    def __init__(self) -> None:
        self.part: Final = Seq(GainPower(MINOR, draw=6, let=SIX), TakeSecond())

    def run(self, s: Island, f: Frame) -> None:
        s.push(f.run_by(self.part))

    def children(self) -> list[Node[Island]]:
        return [self.part]


class ForgetThis(Node[Island]):
    """The Power Card that is used is forgotten."""

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.card in s.play[scope.owner] and not is_repeat(scope.mode)

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            forget(s, f.scope.owner, f.scope.card)


class GainElement(Node[Island]):
    """Gain one of an element, for this turn."""

    automatic = True

    def __init__(self, element: str) -> None:
        self.element: Final = ELEMENTS.index(element)

    def can(self, s: Island, scope: Scope) -> bool:
        return False  # alone it is no reason to do anything

    def run(self, s: Island, f: Frame) -> None:
        s.elements[f.scope.chooser * 8 + self.element] += 1
        s.tell(events.ELEMENT_GAINED, (f.scope.chooser, self.element))


class AfterForgetting(Node[Island]):
    """Forget this Power Card, and then: the part."""

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part
        self.first: Final = ForgetThis()

    def can(self, s: Island, scope: Scope) -> bool:
        return self.first.can(s, scope)

    def run(self, s: Island, f: Frame) -> None:
        s.push(f.run_by(self.part))
        s.push(f.run_by(self.first))

    def children(self) -> list[Node[Island]]:
        return [self.first, self.part]


class SpiritThere(Verb):
    """A Spirit with Presence in the land, of the user's choice, does the part."""

    says = option("spirit", "to {who}", refs=("player:{who}",), spirit=part(SPIRIT_OF), who=part(PLAYER))
    asks = question("spirit-there", by_card=True)

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = part

    def spirits(self, s: Island, scope: Scope) -> list[int]:
        return [who for who in range(s.players) if s.present(who, scope.place)]

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and bool(self.spirits(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        spirits = self.spirits(s, f.scope)
        s.result = NOTHING
        if spirits:
            self.ask(s, f, spirits)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(Frame(self.part, f.scope.chosen_by(option)))

    def children(self) -> list[Node[Island]]:
        return [self.part]
