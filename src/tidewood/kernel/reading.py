"""Nodes can be read, not only run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tidewood.kernel.core import Node


def walk(node: Node[Any]) -> Iterator[Node[Any]]:
    """The node and everything below it, in order."""
    yield node
    for child in node.children():
        yield from walk(child)


def mentions(node: Node[Any], word: str) -> bool:
    """Whether the text of this effect speaks of something."""
    return any(word in part.mentions() for part in walk(node))
