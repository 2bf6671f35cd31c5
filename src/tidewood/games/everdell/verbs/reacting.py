"""How the rule of a card in a city acts: for the card that carries it, and when its owner does something."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.fields import EFFECT, NUMBER
from tidewood.games.everdell.pieces import ACTIVATING
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.naming import CITY_CARDS, Seen
from tidewood.games.everdell.verbs.tolls import Price, due
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, Worked, option, question
from tidewood.kernel.rows import THAT, row_of


def carrier(s: Valley, f: Frame, option: int) -> int:
    """The serial of the card that carries the rule."""
    assert isinstance(f.node, Carried)
    return f.node.for_card(s, f.scope).card


CARRYING: Final = Seen(CITY_CARDS, Worked(NUMBER, carrier))


class Carried(Node[Valley]):
    """The effect of a rule: it acts for the card that carries the rule."""

    does: ClassVar = option("carried-pay", "activate", card=CARRYING)
    leaves: ClassVar = option("carried-leave", "leave it")
    asks = question("carried", part=OfNode(EFFECT, "part"))

    def __init__(self, part: Node[Valley]) -> None:
        self.part: Final = part

    def run(self, s: Valley, f: Frame) -> None:
        scope = self.for_card(s, f.scope)
        if ACTIVATING in s.hooks and self.tolls(s, scope) and self.can(s, f.scope):
            payable = all([price.can_be_paid(s) for price in self.tolls(s, scope)])
            s.ask(f, f.scope.chooser, [1, 0] if payable else [0])  # PH-LIST-21
            return
        s.push(Frame(self.part, scope))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        scope = self.for_card(s, f.scope)
        if option:
            s.push(Frame(self.part, scope))
            for price in self.tolls(s, scope):
                s.push(price.frame())

    def tolls(self, s: Valley, scope: Scope) -> list[Price]:
        """What a rule in force wants for the help of this card."""
        city, i = s.find(scope.card)
        return due(s, scope.owner, ACTIVATING, scope.place, s.city[city][i]) if city >= 0 else []

    def for_card(self, s: Valley, scope: Scope) -> Scope:
        """The same for the card that carries the rule: the one whose row led here."""
        row = row_of(s, scope.cause[-1]) if scope.cause else None
        serial = row.value if row is not None else -1
        return Scope(scope.owner, place=scope.place, card=serial, cause=scope.cause, names=scope.names)

    def can(self, s: Valley, scope: Scope) -> bool:
        return self.part.can(s, self.for_card(s, scope))

    def whole(self, s: Valley, scope: Scope) -> bool:
        return self.part.whole(s, self.for_card(s, scope))

    def children(self) -> list[Node[Valley]]:
        return [self.part]

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.does if option else self.leaves


class OwnPlayed(Condition[Valley]):
    """A fitting card was played by the owner of the rule. [ED-PLAY-09]"""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def holds(self, s: Valley, scope: Scope) -> bool:
        if scope.owner != scope.chooser:
            return False
        return scope.named(THAT).things[0][0] in s.rules.fitting(self.what)


class Own(Condition[Valley]):
    """It is the owner of the rule who does it."""

    def holds(self, s: Valley, scope: Scope) -> bool:
        return scope.owner == scope.chooser
