"""Effects in words, for the prompts and options that are still functions."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.text.en.language import ENGLISH
from tidewood.kernel.core import Node

text = ENGLISH.text


def clause(node: Node[Any]) -> str:
    """What a node does as part of a sentence."""
    return ENGLISH.clause(node, ())
