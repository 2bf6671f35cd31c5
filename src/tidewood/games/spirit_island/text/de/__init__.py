"""Spirit Island in German."""

from __future__ import annotations

from tidewood.games.spirit_island.text.de import asking, cards, choosing, gains, pages, twists, words
from tidewood.games.spirit_island.text.de.language import GERMAN

__all__ = ["GERMAN", "asking", "cards", "choosing", "gains", "pages", "twists", "words"]
