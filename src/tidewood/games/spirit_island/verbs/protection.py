"""What can be harmed, and by whom: pieces that are safe, that take no part in a Ravage, or are only dreamt of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tidewood.games.spirit_island.hooks import (
    DREAM,
    FIXED,
    HARM_BEGINS,
    HARMLESS,
    POWER,
    RAVAGE,
    SPIRIT,
    STANDS_FOR,
    STAYS_OUT,
    TAKES_PART,
    THIEVES,
    by_dahan,
    cause_of,
)
from tidewood.games.spirit_island.pieces import (
    EXPLORER,
    INVADERS,
    SWARM,
    THIEF_NUMBERS,
    Kinds,
    damage_of,
    is_dreamt,
    kind_of,
    thief,
)
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.ledger import noted
from tidewood.kernel.rows import AFTER, CANNOT, NUMBER, Row, Rule, fitting

STAYED_OUT: Final[Rule[Island]] = Rule("stayed-out", NUMBER, STAYS_OUT)


def harm_begins(s: Island, f: Frame, kinds: tuple[int, ...], places: Sequence[int] = ()) -> bool:
    """Whether something comes before the harm that these kinds of pieces are about to take in the land, or in these
    lands; then it is on the stack, and the harm behind it.
    """
    return begins(s, f, HARM_BEGINS, kinds, places)


def begins(s: Island, f: Frame, hook: int, kinds: tuple[int, ...], places: Sequence[int] = ()) -> bool:
    """The same for whatever is about to happen to Invaders."""
    if hook not in s.hooks or not s.ledgers or not any([kind in kinds for kind in INVADERS]):
        return False
    for place in places or (f.scope.place,):
        for row in fitting(s, f.scope.at(place), hook, AFTER):
            effect = row.rule.effect
            assert effect is not None
            s.push(f)
            s.push(Frame(effect, f.scope.at(place)))
            return True
    return False


def dreamer(s: Island, who: int) -> bool:
    """Whether the Powers of this Spirit only dream of damage."""
    return DREAM in s.hooks and any([row.rule.hook == DREAM and row.owner == who for row in s.rows])


def dreams(s: Island, scope: Scope) -> bool:
    """Whether this is a Power of a Spirit whose Powers only dream of damage."""
    return cause_of(scope.mode) == POWER and dreamer(s, scope.owner)


def is_safe(s: Island, scope: Scope, piece: int) -> bool:
    """Whether nothing can harm this piece here."""
    return HARMLESS in s.hooks and bool(fitting(s, scope.about(piece), HARMLESS, CANNOT))


def taking_part(s: Island, scope: Scope, kinds: tuple[int, ...]) -> list[int]:
    """Each single piece of these kinds that is part of a Ravage in the land, as shapes; the others deal nothing, take
    nothing, and nothing that bends the Ravage counts for them. [SI-RAVAGE-20]

    A row with a value is about a single piece of the kind before that number: the one with the most damage that fits.
    """
    every = s.every_piece(scope.place, kinds)
    if TAKES_PART in s.hooks:
        out: list[Row] = []
        for shape in sorted(every, key=damage_of, reverse=True):
            rows = [row for row in fitting(s, scope.about(shape), TAKES_PART, CANNOT) if row not in out]
            single = [row for row in rows if row.value == kind_of(shape) + 1]
            if single:
                out.append(single[0])
            if single or any([row.value == 0 for row in rows]):
                every.remove(shape)
    if STAYS_OUT in s.hooks and EXPLORER in kinds:
        explorers = [shape for shape in every if kind_of(shape) == EXPLORER]
        for shape in explorers[: staying_out(s, scope)]:
            every.remove(shape)
    return every


def staying_out(s: Island, scope: Scope) -> int:
    """How many Explorers of the land take no part in a Ravage by rules that count them."""
    rows = fitting(s, scope, STAYS_OUT, NUMBER)
    if any([row.rule is STAYED_OUT for row in rows]):  # who takes part is settled as the Ravage begins, SI-RAVAGE-21
        return next(row.value for row in rows if row.rule is STAYED_OUT)
    n = 0
    for row in rows:
        amount = row.rule.amount
        n += row.value if amount is None else amount.of(s, scope.chosen_by(row.owner))
    return max(n, 0)


def is_fixed(s: Island, scope: Scope, piece: int) -> bool:
    """Whether nothing can move, remove or replace this piece of the land."""
    return FIXED in s.hooks and bool(fitting(s, scope.about(piece), FIXED, CANNOT))


def holds_still(s: Island, who: int) -> bool:
    """Whether the Presence of this Spirit cannot move."""
    return STANDS_FOR in s.hooks and any([row.rule.hook == STANDS_FOR and row.owner == who for row in s.rows])


def stuck(s: Island, shape: int) -> bool:
    """Whether this piece is Presence that cannot move."""
    return shape == SWARM and holds_still(s, s.swarmer())


THWARTED: Final = "thief-thwarted"  # in the book of the Action: Thieves that are caught or flee as it ends


def thieves(s: Island, scope: Scope, kinds: tuple[int, ...]) -> list[int]:
    """Each single Thief of the land, which counts as an Explorer for what players do."""
    if THIEVES not in s.hooks or EXPLORER not in kinds:
        return []
    if scope.owner < 0 or cause_of(scope.mode) not in (POWER, SPIRIT):
        return []
    found: list[int] = []
    gone = [shape for shape, place, _ in noted(s, THWARTED).things if place == scope.place]
    for shape in [thief(known) for known in range(THIEF_NUMBERS + 1)]:
        found += [shape] * (s.how_many(scope.place, shape) - gone.count(shape))
    return found


def there(s: Island, scope: Scope, kinds: tuple[int, ...]) -> int:
    """How many pieces of these kinds what players do finds in the land."""
    return s.count(scope.place, kinds) + len(thieves(s, scope, kinds))


def changeable(s: Island, scope: Scope, shapes: list[int]) -> list[int]:
    """Those of these pieces of the land that can be moved, removed and replaced."""
    return [shape for shape in shapes if not is_fixed(s, scope, shape)] if FIXED in s.hooks else shapes


def harmable(s: Island, scope: Scope, kinds: Kinds) -> list[int]:
    """Each single piece of these kinds in the land that can be harmed, as shapes."""
    is_strike = scope.mode == by_dahan(RAVAGE)
    every = taking_part(s, scope, kinds) if is_strike else s.every_piece(scope.place, kinds)
    if s.odd:
        every = [shape for shape in every if not is_dreamt(shape)]
    if HARMLESS in s.hooks:
        every = [shape for shape in every if not is_safe(s, scope, shape)]
    return every + thieves(s, scope, kinds) if THIEVES in s.hooks else every
