"""Spirit Island in English."""

from __future__ import annotations

from tidewood.games.spirit_island.text.en import asking, cards, choosing, gains, pages, twists, words
from tidewood.games.spirit_island.text.en.language import ENGLISH

__all__ = ["ENGLISH", "asking", "cards", "choosing", "gains", "pages", "twists", "words"]
