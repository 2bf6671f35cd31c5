"""A Ravage in one land."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import HERE, NUMBER
from tidewood.games.spirit_island.hooks import (
    BLIGHT_LIMIT,
    DAHAN_FIRST,
    DAHAN_HURT,
    LAND_HURT,
    RAVAGE_DAMAGE,
    RAVAGE_ORDER,
    RAVAGED,
    RAVAGES,
    SIDES,
    STANDS_FOR,
    STAYS_OUT,
    TAKES_PART,
    TO_DAHAN,
    TO_LAND,
    by_dahan,
)
from tidewood.games.spirit_island.pieces import (
    BUILDINGS,
    DAHAN,
    DAHANS,
    EXPLORER,
    EXPLORERS,
    INVADERS,
    STRENGTH,
    hurt,
    kind_of,
)
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.badlands import DAHAN_SUFFER, spend
from tidewood.games.spirit_island.verbs.blight import ADD_BLIGHT
from tidewood.games.spirit_island.verbs.damage import Damage, dealt_by
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE, HURT_PIECE
from tidewood.games.spirit_island.verbs.protection import STAYED_OUT, is_safe, staying_out, taking_part
from tidewood.games.spirit_island.verbs.strife import calm, wear_off
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declare import Cursor, Held, question
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, COUNTS, THAT, THIS_ACTION, Change, bent, fitting, lay, react

DAMAGE_DEALT: Final = Cursor(NUMBER)
DAHAN_BEFORE: Final = Cursor(NUMBER)  # how many there were before the Invaders struck
ORDER: Final = Held(NUMBER)  # whether the Dahan were struck before they strike back
STRUCK_FIRST: Final = 1
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
        if DAHAN_FIRST in s.hooks and in_ravage(s, f.scope, DAHANS):
            s.push(Frame(STRIKE_LATER, f.scope))
            s.push(ORDER.put(DAHAN_BEFORE.frame(STRIKE_BACK, f.scope, in_ravage(s, f.scope, DAHANS)), STRUCK_FIRST))
        else:
            self.strike(s, f, True)
        return number(1)

    def strike(self, s: Island, f: Frame, strikes_back: bool) -> None:
        """The Invaders strike, then the Dahan, if it is their turn."""
        place = f.scope.place
        damage = ravage_damage(s, f.scope, TO_LAND)
        to_dahan = ravage_damage(s, f.scope, TO_DAHAN) if TO_DAHAN in s.hooks else damage
        if STAYS_OUT in s.hooks:
            lay(s, STAYED_OUT, -1, place, THIS_ACTION, value=staying_out(s, f.scope))
        s.tell(events.RAVAGED, (s.site(place), damage))
        if s.odd:
            wear_off(s, place, taking_part(s, f.scope, INVADERS))
        if strikes_back:
            s.push(DAHAN_BEFORE.frame(STRIKE_BACK, f.scope, in_ravage(s, f.scope, DAHANS)))
        s.push(DAMAGE_DEALT.frame(HURT_DAHAN, f.scope, to_dahan))
        s.push(DAMAGE_DEALT.frame(HURT_LAND, f.scope, damage))

    def children(self) -> list[Node[Island]]:
        return [STRIKE_BACK, HURT_DAHAN, HURT_LAND, STRIKE_LATER]


class StrikeLater(Node[Island]):
    """The Invaders that are left strike after the Dahan, who have had their turn."""

    def run(self, s: Island, f: Frame) -> None:
        if in_ravage(s, f.scope, INVADERS):
            RAVAGE_LAND.strike(s, f, False)


def in_ravage(s: Island, scope: Scope, kinds: tuple[int, ...]) -> int:
    """How many pieces of these kinds are part of a Ravage in the land."""
    if TAKES_PART in s.hooks or STAYS_OUT in s.hooks:
        return len(taking_part(s, scope, kinds))
    return s.count(scope.place, kinds)


def dealt_in(s: Island, scope: Scope, to: int = 0) -> int:
    """What the Invaders of a land deal: each its own, with Strife nothing, then what rules add to the land.
    [SI-RAVAGE-03, SI-RAVAGE-04, SI-RAVAGE-05, SI-DAMAGE-14, SI-TOKEN-07, SI-TOKEN-09]
    """
    return with_rules(s, scope, dealt_by_kinds(s, scope, to))


def with_rules(s: Island, scope: Scope, dealt: list[tuple[int, int]]) -> int:
    """What that comes to, with what rules add to the land."""
    total = sum([n for _, n in dealt])
    return bent(s, scope, RAVAGE_DAMAGE, total) if total > 0 else 0


def dealt_by_kinds(s: Island, scope: Scope, to: int = 0) -> list[tuple[int, int]]:
    """What the Invaders of a land deal, by kind, without what rules add to the land."""
    found: list[tuple[int, int]] = []
    for kind in BUILDINGS if sides(s, scope) else INVADERS:
        n = len(calm(s, taking_part(s, scope, (kind,)))) if s.odd else in_ravage(s, scope, (kind,))
        if n:
            each = dealt_by(s, scope, kind)
            found.append((kind, n * (bent(s, scope, to, each) if to in s.hooks else each)))
    return found


def sides(s: Island, scope: Scope) -> bool:
    """Whether the Explorers of the land fight beside the Dahan."""
    return SIDES in s.hooks and bool(fitting(s, scope, SIDES, COUNTS))


def ravage_damage(s: Island, scope: Scope, to: int = 0) -> int:
    """What is left of it after Defend. [SI-RAVAGE-06]"""
    return max(dealt_in(s, scope, to) - s.defence(scope.place), 0)


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
        if left:
            left += spend(s, f.scope, DAHANS)  # SI-RAVAGE-18
        hurt_kinds = DAHANS | EXPLORERS if sides(s, f.scope) else DAHANS
        weakest = sorted(taking_part(s, f.scope, hurt_kinds), key=lambda shape: s.left(place, shape))
        if not left or not weakest:
            return
        if STANDS_FOR in s.hooks:
            note(s, DAHAN_SUFFER, NOTHING.plus(0, place, 0))
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
                s.tell(events.DAMAGED, (kind_of(shape), s.site(place), left))
                left = 0
        for shape in gone:
            s.push(DESTROY_PIECE.frame(f.scope, shape))

    def children(self) -> list[Node[Island]]:
        return [DESTROY_PIECE, HURT_PIECE]


class StrikeBack(Node[Island]):
    """Every Dahan still there deals 2 damage, and Badlands more, dealt as the players like. [SI-RAVAGE-14,
    SI-RAVAGE-15, SI-RAVAGE-17, SI-RAVAGE-19, SI-DAHAN-02, SI-DAHAN-03]
    """

    def run(self, s: Island, f: Frame) -> None:
        n = in_ravage(s, f.scope, DAHANS)
        if RAVAGE_ORDER in s.hooks and fitting(s, f.scope, RAVAGE_ORDER, COUNTS):
            n = DAHAN_BEFORE.of(f)
        scope = f.scope.naming("dahan", number(n)).in_mode(by_dahan(f.scope.mode))
        if ORDER.of(f) == STRUCK_FIRST:
            scope = scope.naming("weak", number(1))
        if sides(s, f.scope):
            helpers = in_ravage(s, f.scope, EXPLORERS)
            if n + helpers and s.buildings(f.scope.place):
                s.push(Frame(DAHAN_AND_EXPLORERS, scope.naming("explorers", number(helpers))))
        elif n and s.invaders(f.scope.place):
            s.push(Frame(DAHAN_DAMAGE, scope))

    def children(self) -> list[Node[Island]]:
        return [DAHAN_DAMAGE, DAHAN_AND_EXPLORERS]


class DahanStrength(Amount[Island]):
    def of(self, s: Island, scope: Scope) -> int:
        each = 1 if scope.named("weak").size else STRENGTH[DAHAN]
        return each * scope.named("dahan").size + STRENGTH[EXPLORER] * scope.named("explorers").size


RAVAGE_LAND: Final = RavageLand()
STRIKE_LATER: Final = StrikeLater()
HURT_LAND: Final = HurtLand()
HURT_DAHAN: Final = HurtDahan()
STRIKE_BACK: Final = StrikeBack()
DAHAN_DAMAGE: Final = Damage(DahanStrength())
DAHAN_AND_EXPLORERS: Final = Damage(DahanStrength(), BUILDINGS)
