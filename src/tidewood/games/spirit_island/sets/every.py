"""All boxes in the order in which they came. The place gives Powers their numbers in saves, so a new one goes last."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.sets import base, branch_and_claw, jagged_earth
from tidewood.games.spirit_island.sets.content_set import ContentSet

SETS: Final[list[ContentSet]] = [base.SET, branch_and_claw.SET, jagged_earth.SET]
