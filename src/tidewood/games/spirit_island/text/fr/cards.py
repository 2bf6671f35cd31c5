"""Effects in words, for the prompts and options that are still functions."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.text.composer import base
from tidewood.games.spirit_island.text.fr.language import FRENCH
from tidewood.kernel.core import Node

text = FRENCH.text


def clause(node: Node[Any]) -> str:
    """What a node does as part of a sentence."""
    return FRENCH.clause(node, ())


def then(node: Node[Any]) -> str:
    """What a node does, after what it depends on."""
    return FRENCH.catalogue.say(base.then(node))
