"""What a picture in a terminal must keep to."""

from __future__ import annotations

import re

from tidewood.api import vocabulary

ID = re.compile(r"\b[a-z0-9]+(?:[-_][a-z0-9]+)+\b")


def ids_in(text: str, game: str) -> set[str]:
    """Ids of cards, places, events or keys of the table that stand where a player should read their names."""
    known = set(vocabulary(game, "en"))
    return {found for found in ID.findall(text) if found in known}
