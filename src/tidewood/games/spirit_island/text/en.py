"""Spirit Island."""

from __future__ import annotations

from tidewood.kernel.text import Language

ENGLISH = Language("en", {"spirit-island": "Spirit Island"})
