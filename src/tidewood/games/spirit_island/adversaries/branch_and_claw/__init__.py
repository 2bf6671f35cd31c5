"""The adversary of Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.branch_and_claw.france import ADVERSARY as FRANCE
from tidewood.games.spirit_island.challenges import Adversary

ADVERSARIES: Final[list[Adversary]] = [FRANCE]
