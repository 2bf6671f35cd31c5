"""Spirit Island in French."""

from __future__ import annotations

from tidewood.games.spirit_island.text.fr import asking, choosing, twists
from tidewood.games.spirit_island.text.fr.language import FRENCH

__all__ = ["FRENCH", "asking", "choosing", "twists"]
