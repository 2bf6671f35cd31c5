"""The Spirits of Branch & Claw, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.spirit import Spirit
from tidewood.games.spirit_island.spirits.branch_and_claw import (
    keeper_of_the_forbidden_wilds,
    sharp_fangs_behind_the_leaves,
)

SPIRITS: Final[list[Spirit]] = [keeper_of_the_forbidden_wilds.SPIRIT, sharp_fangs_behind_the_leaves.SPIRIT]
