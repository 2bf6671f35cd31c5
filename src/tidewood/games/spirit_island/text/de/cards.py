"""Effects in words, for the prompts and options that are still functions."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.text.de.language import GERMAN
from tidewood.kernel.core import Node
from tidewood.language.catalogue import capital

text = GERMAN.text


def clause(node: Node[Any]) -> str:
    """What a node does as part of a sentence."""
    return GERMAN.clause(node, ())


def then(node: Node[Any]) -> str:
    """The same after a colon."""
    return capital(clause(node))
