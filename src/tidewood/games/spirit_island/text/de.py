"""Spirit Island."""

from __future__ import annotations

from tidewood.kernel.text import Language

GERMAN = Language("de", {"spirit-island": "Spirit Island"})
