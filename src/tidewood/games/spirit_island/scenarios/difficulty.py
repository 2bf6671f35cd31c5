"""The difficulty that scenarios print, those of expansions too. Second Wave varies by how the game before it went and
counts as 0 without one. [SI-SCENARIO-06]
"""

from __future__ import annotations

from typing import Final

DIFFICULTY: Final = {
    "blitz": 0,
    "guard-the-isles-heart": 0,
    "second-wave": 0,
    "powers-long-forgotten": 1,
    "elemental-invocation": 1,
    "ward-the-shores": 2,
    "despicable-theft": 2,
    "rituals-of-terror": 3,
    "rituals-of-the-destroying-flame": 3,
    "the-great-river": 3,
    "dahan-insurrection": 4,
}
