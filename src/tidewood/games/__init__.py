"""The games, by name. Each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from tidewood.kernel.errors import BadSetup, unknown
from tidewood.kernel.kind import GameKind

PACKAGES = {
    "the-island": "tidewood.games.the_island",
    "spirit-island": "tidewood.games.spirit_island",
    "everdell": "tidewood.games.everdell",
}


def register(game: str, package: str) -> None:
    """Make a game known that lives in another package; the package has its GameKind as GAME."""
    PACKAGES[game] = package


def kind_of(game: str) -> GameKind:
    """The game of that name."""
    if game not in PACKAGES:
        raise BadSetup(unknown("game", game, PACKAGES))
    kind = import_module(PACKAGES[game]).GAME
    assert isinstance(kind, GameKind)
    return kind
