"""What the nodes of Spirit Island say, decided once for all languages; the words stand in the catalogues."""

from __future__ import annotations

from tidewood.games.spirit_island.text.composer import challenges, gains, joining, pieces, powers
from tidewood.games.spirit_island.text.composer.base import COMPOSER

__all__ = ["COMPOSER", "challenges", "gains", "joining", "pieces", "powers"]
