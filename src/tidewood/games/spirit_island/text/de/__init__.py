"""Spirit Island in German."""

from __future__ import annotations

from tidewood.games.spirit_island.text.de import asking, choosing, twists
from tidewood.games.spirit_island.text.de.language import GERMAN

__all__ = ["GERMAN", "asking", "choosing", "twists"]
