"""Spirit Island in English."""

from __future__ import annotations

from tidewood.games.spirit_island.text.en import asking, choosing, twists
from tidewood.games.spirit_island.text.en.language import ENGLISH

__all__ = ["ENGLISH", "asking", "choosing", "twists"]
