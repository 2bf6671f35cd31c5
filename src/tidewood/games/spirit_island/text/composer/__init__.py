"""What the nodes of Spirit Island say, decided once for all languages; the words stand in the catalogues."""

from __future__ import annotations

from tidewood.games.spirit_island.text.composer import (
    adversaries_branch_and_claw,
    challenges,
    choices_branch_and_claw,
    gains,
    joining,
    pieces,
    powers,
    spirits_a_jagged_earth,
    spirits_jagged_earth,
    tokens_jagged_earth,
)
from tidewood.games.spirit_island.text.composer.base import COMPOSER

__all__ = [
    "COMPOSER", "adversaries_branch_and_claw", "challenges", "choices_branch_and_claw", "gains", "joining", "pieces",
    "powers", "spirits_a_jagged_earth", "spirits_jagged_earth", "tokens_jagged_earth",
]  # fmt: skip
