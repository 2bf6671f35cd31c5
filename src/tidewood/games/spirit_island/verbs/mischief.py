"""Mischief: Strife that spreads, Invaders set on each other, and Powers used just to see what happens."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, POWER, SHAPE
from tidewood.games.spirit_island.hooks import in_full
from tidewood.games.spirit_island.pieces import DAHANS, ELEMENTS, INVADERS, STRIFE, Kinds, kind_of, strife_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.badlands import bonus
from tidewood.games.spirit_island.verbs.damage import STRENGTH_NAMED, Damage, MoreDamage, Strength, dealt_by
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE
from tidewood.games.spirit_island.verbs.power_cards import CARD, DRAW, DRAWING, FROM_DECK, draw_power, forget, gain
from tidewood.games.spirit_island.verbs.powers import MINOR, power_of
from tidewood.games.spirit_island.verbs.protection import harmable
from tidewood.games.spirit_island.verbs.strife import ONE_STRIFE, wear_off
from tidewood.games.spirit_island.verbs.targets import LandTarget
from tidewood.games.spirit_island.verbs.verb import NO_LAND, STOP, Verb, to_land
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Scope, number
from tidewood.kernel.decks import UNSEEN, card_of, settle
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Worked, option, part, question
from tidewood.kernel.fields import NUMBER
from tidewood.kernel.ledger import note, noted

FOUND: Final = "found"  # under this name the book of the Action has the Power that turned up
MOB: Final = "mob"  # under this name: the Invader that strikes the others
SEEN: Final = Cursor(NUMBER)  # cards turned up so far
TURNED: Final = option("draw", "draw {card}", card=Worked(POWER, lambda s, f, outcome: s.rules.minors[outcome]))


INVADER: Final = part(SHAPE, bits=24)
FIGHTER: Final = part(SHAPE, above=INVADER)


class CardPlays(Amount[Island]):
    """How many cards the presence track lets the Spirit play."""

    def of(self, s: Island, scope: Scope) -> int:
        return s.rules.panels[scope.chooser].plays(s.uncovered[scope.chooser])


class Discord(Verb):
    """A Real Flair for Discord: for 1 Energy a Strife more, in the land or next to it."""

    says = to_land("discord {land}")
    stops = NO_LAND
    asks = question("discord", here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        near = [f.scope.place, *s.adjacent(f.scope.place, f.scope.mode)]
        lands = [land for land in near if s.invaders(land)]
        if lands and s.energy[f.scope.owner]:
            self.ask(s, f, [*lands, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            s.energy[f.scope.owner] -= 1
            s.tell(events.PAID, (f.scope.owner, 1))
            s.push(Frame(ONE_STRIFE, f.scope.at(option)))

    def children(self) -> list[Node[Island]]:
        return [ONE_STRIFE]


# -- Minor Powers from the top of their deck


class DiscardTop(Node[Island]):
    """The top card of the Minor Power deck is turned up and discarded."""

    falls = TURNED

    def __init__(self, let: str = "") -> None:
        self.let: Final = let

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        if SEEN.of(f) < 0:
            draw_power(s, DRAWING.frame(self, f.scope, FROM_DECK.put(MINOR)), MINOR)

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        s.result = NOTHING.plus(turn_up(s, f, outcome), -1, -1)

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return DRAW

    def result_name(self) -> str:
        return self.let


def turn_up(s: Island, f: Frame, outcome: int) -> int:
    """The top Minor Power goes face up to the discard pile."""
    if card_of(s.minor_deck[0]) == UNSEEN:
        settle(s.pools, s.minor_deck, 0, outcome, 0)
    s.minor_deck.pop(0)
    card = s.rules.minors[outcome]
    s.minor_discard.append(card)
    s.marks |= REVEALED
    s.tell(events.DREW, (f.scope.owner, card))
    return card


class Gives(Condition[Island]):
    """A card that was turned up has this element."""

    def __init__(self, name: str, element: str) -> None:
        self.name: Final = name
        self.element: Final = ELEMENTS.index(element)

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([power_of(card).elements[self.element] > 0 for card, _, _ in scope.named(self.name).things])


class SeeWhatHappens(DiscardTop):
    """Minor Powers are discarded until one targets a land; it is used on the target land, wherever that is, and in
    full: as many as it allows, and all that it would let one choose between.
    """

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        seen = max(SEEN.of(f), -1)
        if SEEN.of(f) and seen <= len(s.rules.minors):  # 0: nothing was left to draw
            draw_power(s, DRAWING.put(SEEN.frame(self, f.scope, seen), FROM_DECK.put(MINOR)), MINOR)

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        card = turn_up(s, f, outcome)
        if not isinstance(power_of(card).target, LandTarget):
            s.push(SEEN.put(f, max(SEEN.of(f), 0) + 1))
            return
        note(s, FOUND, NOTHING.plus(card, -1, -1))
        scope = f.scope
        used = Scope(
            scope.owner, scope.owner, scope.place, scope.origin, card, scope.cause, scope.eyes, in_full(scope.mode)
        )
        s.tell(events.USED, (card, scope.owner, s.site(scope.place)))
        s.push(Frame(power_of(card).body, used))


class KeepFound(Verb):
    """Forget a Power Card for the one that was just used, and 1 Energy."""

    says = option("forget-for-it", "forget {card}", card=CARD)
    stops = option("no-card", "stop")
    asks = question("keep-found", by_card=True)

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        found = [card for card, _, _ in noted(s, FOUND).things if card in s.minor_discard]
        own = sorted([*s.hand[who], *s.play[who], *s.discard[who]])
        if found and own:
            self.ask(s, f, [*own, STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        who = f.scope.owner
        found = noted(s, FOUND).things[0][0]
        s.minor_discard.remove(found)
        forget(s, who, option)
        gain(s, who, found)
        s.energy[who] += 1
        s.tell(events.ENERGY, (who, 1))


# -- Invaders set on others


class Duel(Verb):
    """One Invader and one Dahan damage each other, both at once. Strife holds the Invader back. [SI-DAMAGE-15,
    SI-TOKEN-07]
    """

    says = option(
        "duel",
        "duel {invader} {dahan} {here}",
        refs=("piece:{here}/{invader}", "piece:{here}/{dahan}"),
        invader=INVADER,
        dahan=FIGHTER,
        here=HERE,
    )
    asks = question("duel", by_card=True, here=HERE)

    def can(self, s: Island, scope: Scope) -> bool:
        return s.invaders(scope.place) > 0 and s.dahan(scope.place) > 0

    def run(self, s: Island, f: Frame) -> None:
        invaders, dahan = s.pieces(f.scope.place, INVADERS), s.pieces(f.scope.place, DAHANS)
        options = [INVADER.put(one) | FIGHTER.put(other) for one in invaders for other in dahan]
        if options:
            self.ask(s, f, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        one, other = INVADER.of(option), FIGHTER.of(option)
        struck = 0 if strife_of(one) else dealt_by(s, f.scope, kind_of(one))
        back = dealt_by(s, f.scope, kind_of(other))
        for kinds, more in MORE.items():
            hurts = back if kinds == INVADERS else struck  # none where it was nothing, SI-TOKEN-16
            if hurts and bonus(s, f.scope, kinds):
                s.push(Frame(more, f.scope))
        if strife_of(one):
            wear_off(s, f.scope.place, [one])
            one = STRIFE.change(one, strife_of(one) - 1)
        if struck:
            s.push(HURT_PIECE.frame(f.scope, other, struck))
        if back:
            s.push(HURT_PIECE.frame(f.scope, one, back))

    def children(self) -> list[Node[Island]]:
        return [HURT_PIECE, *MORE.values()]


MORE: Final[dict[Kinds, Node[Island]]] = {INVADERS: MoreDamage(INVADERS), DAHANS: MoreDamage(DAHANS)}


class OthersHurt(Damage):
    """Damage to Invaders other than the one that deals it."""

    def choices(self, s: Island, f: Frame) -> list[int]:
        every = harmable(s, f.scope, self.kinds)
        for shape, _, _ in f.scope.named(MOB).things:
            if shape in every:
                every.remove(shape)
        return every


class Incite(Verb):
    """One Invader with Strife deals its Damage to other Invaders; the Strife stays. [SI-TOKEN-10]"""

    says = option(
        "incite", "incite {piece} {here}", refs=("piece:{here}/{piece}", "land:{here}"), piece=part(SHAPE), here=HERE
    )
    asks = question("incite", by_card=True, here=HERE)

    def __init__(self) -> None:
        self.dealt: Final = OthersHurt(Strength(), INVADERS)

    def choices(self, s: Island, scope: Scope) -> list[int]:
        return [shape for shape in s.pieces(scope.place, INVADERS) if strife_of(shape)]

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and bool(self.choices(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        choices = self.choices(s, f.scope)
        s.result = NOTHING
        if choices:
            self.ask(s, f, choices)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        n = dealt_by(s, f.scope, kind_of(option))
        scope = f.scope.naming(STRENGTH_NAMED, number(n)).naming(MOB, NOTHING.plus(option, -1, -1))
        s.push(Frame(self.dealt, scope))

    def mentions(self) -> list[str]:
        return ["damage"]

    def children(self) -> list[Node[Island]]:
        return [self.dealt, DESTROY_PIECE]
