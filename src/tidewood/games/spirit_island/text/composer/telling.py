"""Effects of a Power in the order in which they are told, and what they say because of those told before them: an
effect that adds to another is called more, pieces that were moved are named again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.text.composer.base import COMPOSER, Effect, kinds, then
from tidewood.games.spirit_island.text.composer.gains import lasting
from tidewood.games.spirit_island.text.composer.joining import told_when
from tidewood.games.spirit_island.verbs import (
    damage,
    defend,
    destroy_and_remove,
    fear,
    gains,
    lands,
    push_and_gather,
    repeat,
    target_spirit,
)
from tidewood.kernel.amounts import ThatMany, Times
from tidewood.kernel.combine import May, Seq, When
from tidewood.kernel.composer import Told
from tidewood.language.values import Message, Thing, message

ADDING: Final = (
    fear.Fear, damage.Damage, damage.DamageEach, defend.Defend, gains.Energy, gains.ThisTurn, repeat.Repeat,
    push_and_gather.MovePieces, destroy_and_remove.TakeOff,
)  # fmt: skip
MORE: Final = {True: "card.amount.more", False: "card.amount.more-pieces"}  # whether what is counted is no piece


def flat(node: Effect) -> list[Effect]:
    """The effects that are done one after another."""
    return [inner for part in node.parts for inner in flat(part)] if isinstance(node, Seq) else [node]


class Telling:
    """Goes through the effects of one Power in order."""

    def __init__(self) -> None:
        self.done: list[tuple[Effect, bool]] = []  # what is certain by now, and whether the target Spirit does it
        self.moved: Sequence[int] = ()  # kinds of pieces that were moved

    def always(self, parts: list[Effect]) -> list[Effect]:
        """What the Power does whatever elements there are."""
        found: list[Effect] = []
        for part in parts:
            found.append(self.told(part, False))
            self.note(part)
        return found

    def level(self, node: Effect, instead: bool) -> Effect:
        """What a threshold does: it adds to what is done before it, unless it replaces that."""
        found = [self.told(part, not instead) for part in flat(node)]
        self.note(node)
        return Seq(*found) if len(found) > 1 else found[0]

    def last(self, node: Effect) -> Effect:
        """What a Power does as it ends, if things have come to pass: each adds to what is done for less."""
        found: list[Effect] = []
        for part in flat(node):
            found.append(self.told(part, True))
            self.note(part.then if isinstance(part, When) else part)
        return Seq(*found) if len(found) > 1 else node

    def note(self, node: Effect, theirs: bool = False) -> None:
        for part in flat(node):
            if isinstance(part, target_spirit.They):
                self.note(part.part, True)
            else:
                self.done.append((part, theirs))

    def told(self, part: Effect, sometimes: bool, theirs: bool = False) -> Effect:
        """An effect as it is told now. `sometimes`: it depends on elements or on the land."""
        if isinstance(part, target_spirit.They):
            return target_spirit.They(Seq(*[self.told(each, sometimes, True) for each in flat(part.part)]))
        if isinstance(part, When) and part.otherwise is None and not isinstance(part.then, May):
            inner = [self.told(each, True, theirs) for each in flat(part.then)]
            return Told(told_when(When(part.condition, Seq(*inner) if len(inner) > 1 else inner[0]), self.moved))
        if isinstance(part, lands.InLandsOf):
            return Told(message("card.in-lands-of-them", kinds=kinds(self.moved), then=then(part.part)))
        if isinstance(part, push_and_gather.MovePieces) and part.let:
            self.moved = part.kinds
        if sometimes and any([adds(part, other) for other, their in self.done if their == theirs]):
            return Told(more(part), isinstance(part, gains.ThisTurn))
        return part


def adds(part: Effect, to: Effect) -> bool:
    """Whether an effect is more of what another has done."""
    if type(part) is not type(to) or not isinstance(part, ADDING):
        return False
    if isinstance(part, gains.ThisTurn):
        return isinstance(to, gains.ThisTurn) and part.rule is to.rule
    number = getattr(part, "amount", None)
    if isinstance(number, c.Everything | ThatMany) or (
        isinstance(number, Times) and isinstance(number.amount, ThatMany)
    ):
        return False
    return set(getattr(to, "kinds", ())) <= set(getattr(part, "kinds", ()))


def more(part: Effect) -> Message:
    """The clause of an effect that adds to another."""
    if isinstance(part, gains.ThisTurn):
        return lasting(part, own=False, more=True)
    if isinstance(part, repeat.Repeat):
        return message("card.repeat", more=True)
    if isinstance(part, defend.Defend):
        return message("card.defend-more", n=COMPOSER.said(part).args["n"])
    return counted(COMPOSER.said(part))


def counted(said: Message) -> Message:
    """The same with its number called more."""
    args = {name: counted(value) if isinstance(value, Message) else value for name, value in said.args.items()}
    if said.id != "card.amount.flat":
        return Message(said.id, args)
    what = said.args["what"]
    return Message(MORE[isinstance(what, Thing) and what.kind == "unit"], args)
