"""What can be harmed, and by whom: pieces that are safe, that take no part in a Ravage, or are only dreamt of."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import DREAM, HARMLESS, POWER, RAVAGE, TAKES_PART, by_dahan, cause_of
from tidewood.games.spirit_island.pieces import Kinds, is_dreamt
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.core import Frame
from tidewood.kernel.rows import CANNOT, fitting


def dreamer(s: Island, who: int) -> bool:
    """Whether the Powers of this Spirit only dream of damage."""
    return s.hooked(DREAM) and any([row.rule.hook == DREAM and row.owner == who for row in s.rows])


def dreams(s: Island, f: Frame) -> bool:
    """Whether this is a Power of a Spirit whose Powers only dream of damage."""
    return cause_of(f.scope.mode) == POWER and dreamer(s, f.scope.owner)


def is_safe(s: Island, f: Frame, piece: int) -> bool:
    """Whether nothing can harm this piece here."""
    return s.hooked(HARMLESS) and bool(fitting(s, f, HARMLESS, CANNOT, piece))


def taking_part(s: Island, f: Frame, kinds: tuple[int, ...]) -> list[int]:
    """Each single piece of these kinds that is part of a Ravage in the land, as shapes; the others deal nothing, take
    nothing, and nothing that bends the Ravage counts for them. [SI-RAVAGE-20]
    """
    every = s.every_piece(f.scope.place, kinds)
    if s.hooked(TAKES_PART):
        every = [shape for shape in every if not fitting(s, f, TAKES_PART, CANNOT, shape)]
    return every


def harmable(s: Island, f: Frame, kinds: Kinds) -> list[int]:
    """Each single piece of these kinds in the land that can be harmed, as shapes."""
    is_strike = f.scope.mode == by_dahan(RAVAGE)
    every = taking_part(s, f, kinds) if is_strike else s.every_piece(f.scope.place, kinds)
    if s.odd:
        every = [shape for shape in every if not is_dreamt(shape)]
    if s.hooked(HARMLESS):
        every = [shape for shape in every if not is_safe(s, f, shape)]
    return every
