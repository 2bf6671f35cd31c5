"""Pieces that become others."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE
from tidewood.games.spirit_island.pieces import (
    BLIGHT,
    CITY,
    EXPLORER,
    INVADERS,
    MORTAL,
    WOUNDS,
    Kinds,
    as_kind,
    damage_of,
    hurt,
    is_thief,
    kind_of,
    names_of,
    told_kind,
)
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import give_back
from tidewood.games.spirit_island.verbs.destroy_and_remove import remove, stays_instead
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE
from tidewood.games.spirit_island.verbs.protection import changeable, thieves
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoManyHere, no_more, on_piece
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.declare import question


class Replace(SoManyHere):
    """Put other pieces in the place of one; damage stays, and may destroy what takes its place. [SI-DAMAGE-08,
    SI-DAMAGE-09, SI-DAMAGE-10, SI-DAMAGE-11, SI-BLIGHT-16]
    """

    says = on_piece("replace")
    stops = no_more("replace")
    asks = question("replace", by_card=True, here=HERE)

    def __init__(self, amount: Amount[Island], kinds: Kinds, into: tuple[int, ...], let: str = "") -> None:
        super().__init__(amount, kinds, let)
        self.into: Final = into

    def choices(self, s: Island, f: Frame) -> list[int]:
        return changeable(s, f.scope, [*super().choices(s, f), *dict.fromkeys(thieves(s, f.scope, self.kinds))])

    def take(self, s: Island, f: Frame, option: int) -> None:
        replace(s, f.scope, option, self.into)

    def mentions(self) -> list[str]:
        return ["replace", *names_of(self.kinds), *names_of(self.into)]

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE]


class Downgrade(Replace):
    """Replace Invaders by the next smaller ones; an Explorer is removed. No Fear. [SI-DAMAGE-16, SI-DAMAGE-17,
    SI-DAMAGE-20, SI-DAMAGE-21]
    """

    says = on_piece("downgrade")
    stops = no_more("downgrade")
    asks = question("downgrade", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds, let: str = "") -> None:
        super().__init__(amount, kinds, (), let)

    def take(self, s: Island, f: Frame, option: int) -> None:
        if kind_of(option) == EXPLORER:
            remove(s, f.scope, option)
        else:
            replace(s, f.scope, option, (kind_of(option) - 1,))

    def mentions(self) -> list[str]:
        return ["downgrade", *names_of(self.kinds)]


class Upgrade(Downgrade):
    """Replace Invaders by the next larger ones; a City stays what it is. [SI-DAMAGE-18, SI-DAMAGE-19]"""

    says = on_piece("upgrade")
    stops = no_more("upgrade")
    asks = question("upgrade", by_card=True, here=HERE, left=LEFT)

    def __init__(self, amount: Amount[Island], kinds: Kinds, let: str = "") -> None:
        super().__init__(amount, Kinds([kind for kind in kinds if kind != CITY]), let)

    def take(self, s: Island, f: Frame, option: int) -> None:
        replace(s, f.scope, option, (kind_of(option) + 1,))

    def mentions(self) -> list[str]:
        return ["upgrade", *names_of(self.kinds)]


def replace(s: Island, scope: Scope, shape: int, into: tuple[int, ...]) -> None:
    """One piece becomes others. Damage goes to the new pieces one after another, as far as each can take it."""
    place = scope.place
    if is_thief(shape) and stays_instead(s, scope, shape):
        return
    s.take(place, shape)
    if kind_of(shape) == BLIGHT:  # back to the pool, SI-BLIGHT-16
        give_back(s, 1)
    damage = damage_of(shape)
    gone: list[int] = []
    keeps = shape if kind_of(shape) in INVADERS and not is_thief(shape) else kind_of(shape)
    for i, kind in enumerate(into):
        # strife and tags stay with an Invader only [SI-TOKEN-12]
        new = as_kind(keeps, kind) if i == 0 and kind in INVADERS else kind
        new = WOUNDS.change(new, 0)
        if kind < MORTAL:
            n = min(damage, s.health_of(place, new))
            damage -= n
            new = hurt(new, n)
            if n >= s.health_of(place, new):
                gone.append(new)
        s.add(place, new)
        s.tell(events.REPLACED, (told_kind(shape), kind, s.site(place)))
    s.result = Result(tuple([(shape, place, kind) for kind in into]), 1)
    for new in gone:
        s.push(DESTROY_PIECE.frame(scope, new))
