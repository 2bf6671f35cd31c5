"""What Everdell says, in each language."""

from __future__ import annotations

from tidewood.games.everdell.text.en import ENGLISH

LANGUAGES = {"en": ENGLISH}
