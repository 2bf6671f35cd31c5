"""Spirit Island in French."""

from __future__ import annotations

from tidewood.games.spirit_island.text.fr import asking, cards, choosing, gains, pages, twists, words
from tidewood.games.spirit_island.text.fr.language import FRENCH

__all__ = ["FRENCH", "asking", "cards", "choosing", "gains", "pages", "twists", "words"]
