"""Spirit Island."""

from __future__ import annotations

from tidewood.kernel.text import Language

FRENCH = Language("fr", {"spirit-island": "Spirit Island"})
