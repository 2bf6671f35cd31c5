"""A Ravage in one land."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, NUMBER
from tidewood.games.spirit_island.hooks import (
    BLIGHT_LIMIT,
    DAHAN_HURT,
    LAND_HURT,
    RAVAGE_DAMAGE,
    RAVAGE_ORDER,
    RAVAGED,
    RAVAGES,
    TAKES_PART,
    by_dahan,
)
from tidewood.games.spirit_island.pieces import DAHAN, DAHANS, INVADERS, STRENGTH, hurt
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import ADD_BLIGHT
from tidewood.games.spirit_island.verbs.damage import Damage, dealt_by
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE
from tidewood.games.spirit_island.verbs.protection import is_safe, taking_part
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declare import Cursor, question
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, COUNTS, THAT, Change, bent, fitting, react

DAMAGE_DEALT: Final = Cursor(NUMBER)
DAHAN_BEFORE: Final = Cursor(NUMBER)  # how many there were before the Invaders struck
BLIGHT_AT: Final = 2  # damage to the land that adds a Blight, SI-RAVAGE-09


class RavageLand(Change[Island]):
    """Invaders damage land and Dahan; the Dahan that are left strike back. [SI-RAVAGE-03]"""

    asks = question("about.ravage", here=HERE)
    hook = RAVAGES
    reaction_hook = RAVAGED

    def finish(self, s: Island, f: Frame, n: int) -> None:
        """What reacts to a Ravage waits until all of it is done, so it goes on the stack first."""
        if RAVAGED in s.hooks:
            react(s, f.scope, RAVAGED, NOTHING)
        s.result = self.do(s, f, n)

    def do(self, s: Island, f: Frame, n: int) -> Result:
        place = f.scope.place
        damage = ravage_damage(s, f.scope)
        s.tell(events.RAVAGED, (s.site(place), damage))
        s.push(Frame(STRIKE_BACK, f.scope, in_ravage(s, f.scope, DAHANS)))
        s.push(Frame(HURT_DAHAN, f.scope, damage))
        s.push(Frame(HURT_LAND, f.scope, damage))
        return number(1)

    def children(self) -> list[Node[Island]]:
        return [STRIKE_BACK, HURT_DAHAN, HURT_LAND]


def in_ravage(s: Island, scope: Scope, kinds: tuple[int, ...]) -> int:
    """How many pieces of these kinds are part of a Ravage in the land."""
    if TAKES_PART in s.hooks:
        return len(taking_part(s, scope, kinds))
    return s.count(scope.place, kinds)


def ravage_damage(s: Island, scope: Scope) -> int:
    """What the Invaders deal: each its own, then what rules add to the land, less Defend. [SI-RAVAGE-03, SI-RAVAGE-04,
    SI-RAVAGE-05, SI-RAVAGE-06, SI-DAMAGE-14]
    """
    place = scope.place
    total = 0
    for kind in INVADERS:
        n = in_ravage(s, scope, (kind,))
        if n:
            total += n * dealt_by(s, scope, kind)
    if total > 0:
        total = bent(s, scope, RAVAGE_DAMAGE, total)
    return max(total - s.defence(place), 0)


class HurtLand(Node[Island]):
    """Two or more damage add one Blight, however much it is. [SI-RAVAGE-08, SI-RAVAGE-09, SI-RAVAGE-11,
    SI-BLIGHT-26, SI-BLIGHT-27]
    """

    def run(self, s: Island, f: Frame) -> None:
        limit = max(bent(s, f.scope, BLIGHT_LIMIT, BLIGHT_AT), 1)
        note(s, "land-damage", number(DAMAGE_DEALT.of(f)))
        if (
            DAMAGE_DEALT.of(f) and LAND_HURT in s.hooks
        ):  # these come after the Blight, so they go on the stack before it
            react(s, f.scope.naming(THAT, number(DAMAGE_DEALT.of(f))), LAND_HURT, NOTHING)
        if DAMAGE_DEALT.of(f) >= limit:  # SI-RAVAGE-10
            s.push(Frame(ADD_BLIGHT, f.scope))

    def children(self) -> list[Node[Island]]:
        return [ADD_BLIGHT]


class HurtDahan(Node[Island]):
    """The same damage to the Dahan: as many as possible are destroyed, a rest wounds one.
    [SI-RAVAGE-07, SI-RAVAGE-12, SI-RAVAGE-13]
    """

    def run(self, s: Island, f: Frame) -> None:
        place = f.scope.place
        left = DAMAGE_DEALT.of(f)
        weakest = sorted(taking_part(s, f.scope, DAHANS), key=lambda shape: s.left(place, shape))
        if not left or not weakest:
            return
        if DAHAN_HURT in s.hooks and fitting(s, f.scope, DAHAN_HURT, CANNOT):
            return
        gone: list[int] = []
        for shape in weakest:
            if is_safe(s, f.scope, shape):
                continue
            need = s.left(place, shape)
            if left >= need:
                gone.append(shape)
                left -= need
            elif left:
                s.take(place, shape)
                s.add(place, hurt(shape, left))
                s.tell(events.DAMAGED, (DAHAN, s.site(place), left))
                left = 0
        for shape in gone:
            s.push(Frame(DESTROY_PIECE, f.scope, held=shape))

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE, HURT_PIECE]


class StrikeBack(Node[Island]):
    """Every Dahan still there deals 2 damage, dealt as the players like.
    [SI-RAVAGE-14, SI-RAVAGE-15, SI-RAVAGE-17, SI-DAHAN-02, SI-DAHAN-03]
    """

    def run(self, s: Island, f: Frame) -> None:
        n = in_ravage(s, f.scope, DAHANS)
        if RAVAGE_ORDER in s.hooks and fitting(s, f.scope, RAVAGE_ORDER, COUNTS):
            n = DAHAN_BEFORE.of(f)
        if n and s.invaders(f.scope.place):
            scope = f.scope.naming("dahan", number(n)).in_mode(by_dahan(f.scope.mode))
            s.push(Frame(DAHAN_DAMAGE, scope))

    def children(self) -> list[Node[Island]]:
        return [DAHAN_DAMAGE]


class DahanStrength(Amount[Island]):
    def of(self, s: Island, scope: Scope) -> int:
        return STRENGTH[DAHAN] * scope.named("dahan").size


RAVAGE_LAND: Final = RavageLand()
HURT_LAND: Final = HurtLand()
HURT_DAHAN: Final = HurtDahan()
STRIKE_BACK: Final = StrikeBack()
DAHAN_DAMAGE: Final = Damage(DahanStrength())
