"""What a Fear card and a Blight card are."""

from __future__ import annotations

from typing import Any, NamedTuple

from tidewood.kernel.core import Node


class FearCard(NamedTuple):
    id: str
    levels: tuple[Node[Any], Node[Any], Node[Any]]  # by Terror Level


class BlightCard(NamedTuple):
    id: str
    per_player: int  # Blight on its blighted side
    each_turn: Node[Any]
    at_once: Node[Any] | None = None
    still_healthy: bool = False  # the island is healthy as long as Blight lies on it, SI-BLIGHT-21
