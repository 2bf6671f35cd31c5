"""The adversaries of Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.jagged_earth.habsburg_livestock import ADVERSARY as HABSBURG_LIVESTOCK
from tidewood.games.spirit_island.adversaries.jagged_earth.russia import ADVERSARY as RUSSIA
from tidewood.games.spirit_island.challenges import Adversary

ADVERSARIES: Final[list[Adversary]] = [HABSBURG_LIVESTOCK, RUSSIA]
