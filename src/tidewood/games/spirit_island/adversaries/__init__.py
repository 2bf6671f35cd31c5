"""Adversaries: each a file with its levels."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.adversaries.brandenburg_prussia import ADVERSARY as BRANDENBURG_PRUSSIA
from tidewood.games.spirit_island.adversaries.england import ADVERSARY as ENGLAND
from tidewood.games.spirit_island.adversaries.sweden import ADVERSARY as SWEDEN
from tidewood.games.spirit_island.challenges import Adversary

ADVERSARIES: Final[list[Adversary]] = [BRANDENBURG_PRUSSIA, ENGLAND, SWEDEN]
