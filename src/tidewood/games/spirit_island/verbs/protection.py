"""What can be harmed, and by whom: pieces that are safe, that take no part in a Ravage, or are only dreamt of."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import DREAM, HARMLESS, POWER, RAVAGE, TAKES_PART, by_dahan, cause_of
from tidewood.games.spirit_island.pieces import Kinds, is_dreamt
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import CANNOT, fitting


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
    """
    every = s.every_piece(scope.place, kinds)
    if TAKES_PART in s.hooks:
        every = [shape for shape in every if not fitting(s, scope.about(shape), TAKES_PART, CANNOT)]
    return every


def harmable(s: Island, scope: Scope, kinds: Kinds) -> list[int]:
    """Each single piece of these kinds in the land that can be harmed, as shapes."""
    is_strike = scope.mode == by_dahan(RAVAGE)
    every = taking_part(s, scope, kinds) if is_strike else s.every_piece(scope.place, kinds)
    if s.odd:
        every = [shape for shape in every if not is_dreamt(shape)]
    if HARMLESS in s.hooks:
        every = [shape for shape in every if not is_safe(s, scope, shape)]
    return every
