"""Decks, knowledge and rules that come and go, in the toy game."""

from __future__ import annotations

from typing import Final

from tests.toy.state import ARRIVED, FOLK, Islet
from tidewood.kernel.core import EVERYONE, NOTHING, REVEALED, Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle, shown_to
from tidewood.kernel.declaration import Happening
from tidewood.kernel.rows import THIS_TURN, Rule, lay, lift, react


class ThisTurn(Node[Islet]):
    """A rule is in force until the turn ends; `here` binds it to the land."""

    def __init__(self, rule: Rule[Islet], here: bool = False, uses: int = -1, value: int = 0) -> None:
        self.rule: Final = rule
        self.here: Final = here
        self.uses: Final = uses
        self.value: Final = value

    def run(self, s: Islet, f: Frame) -> None:
        s.topology += 1
        lay(s, self.rule, f.scope.owner, f.scope.place if self.here else -1, THIS_TURN, self.uses, self.value)


class LayDown(Node[Islet]):
    """The card stays in play; its rule holds as long as it lies there."""

    def __init__(self, rule: Rule[Islet]) -> None:
        self.rule: Final = rule

    def run(self, s: Islet, f: Frame) -> None:
        s.in_play[f.scope.owner].append(lay(s, self.rule, f.scope.owner, value=1))


class Burn(Node[Islet]):
    """Give up a card in play: its rule goes with it, and what it had begun still ends properly."""

    def can(self, s: Islet, scope: Scope) -> bool:
        return bool(s.in_play[scope.owner])

    def run(self, s: Islet, f: Frame) -> None:
        if self.can(s, f.scope):
            lift(s, s.in_play[f.scope.owner].pop())


class Look(Node[Islet]):
    """Look at the top card of the deck; only the one who looks knows it."""

    def run(self, s: Islet, f: Frame) -> None:
        if not s.deck:
            return
        if card_of(s.deck[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.deck[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.deck[0]))

    def fell(self, s: Islet, f: Frame, outcome: int) -> None:
        who = f.scope.chooser
        if card_of(s.deck[0]) == UNSEEN:
            settle(s.pools, s.deck, 0, outcome, 1 << who)
        else:
            s.deck[0] = shown_to(s.deck[0], 1 << who)
        s.marks |= REVEALED
        s.tell(Happening("look"), (who,), (outcome,), 1 << who)

    def outcome_notation(self, s: Islet, f: Frame, outcome: int) -> str:
        return f"top {outcome}"


class Draw(Node[Islet]):
    """Draw the top card into the hand."""

    def run(self, s: Islet, f: Frame) -> None:
        if not s.deck:
            return
        if card_of(s.deck[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.deck[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.deck[0]))

    def fell(self, s: Islet, f: Frame, outcome: int) -> None:
        who = f.scope.owner
        if card_of(s.deck[0]) == UNSEEN:
            settle(s.pools, s.deck, 0, outcome, 0)
        seen = 0 if s.veiled[who] else 1 << who
        s.hands[who].append(shown_to(s.deck.pop(0), seen))
        s.marks |= REVEALED
        s.tell(Happening("draw"), (who,), (outcome,), seen)

    def outcome_notation(self, s: Islet, f: Frame, outcome: int) -> str:
        return f"draw {outcome}"


class Veil(Node[Islet]):
    """From now on the owner may not look at what is drawn: a hand hidden from the one who holds it."""

    def run(self, s: Islet, f: Frame) -> None:
        s.veiled[f.scope.owner] = 1


class Insert(Node[Islet]):
    """A foreign card that everybody knows goes under the top two of the deck."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: Islet, f: Frame) -> None:
        from tidewood.kernel.decks import slot

        s.deck.insert(min(2, len(s.deck)), slot(1, self.card, EVERYONE & 0xFF))


class Report(Node[Islet]):
    """Ask again for the reactions to an arrival; used where a test needs two at once."""

    def run(self, s: Islet, f: Frame) -> None:
        result = NOTHING.plus(FOLK, f.scope.place, f.scope.place)
        react(s, f.scope.naming("that", result), ARRIVED, result)
