"""The words that answers and outcomes are written with, so that a misspelt one is not taken for a closed one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tidewood.games.spirit_island.board.boards import BALANCED, THEMATIC
from tidewood.games.spirit_island.content import BLIGHT_CARDS, FEAR_CARDS, POWER, SPIRITS
from tidewood.games.spirit_island.invader_cards import CARD
from tidewood.games.spirit_island.panel import TRACKS
from tidewood.games.spirit_island.pieces import ELEMENTS, KINDS, MORTAL, PIECES, hurt, shape_name
from tidewood.games.spirit_island.state import SPACES
from tidewood.kernel.notation import PICK_WORDS

MOST_DAMAGE: Final = 16
VERBS: Final = (
    "growth", "part", "from", "destroyed", "presence", "gain", "minor", "major", "keep", "forget", "reclaim",
    "play", "done", "use", "repeat", "by", "element", "for", "energy", "to", "push", "gather", "move", "go",
    "along", "stay", "stop", "damage", "destroy", "remove", "replace", "drown", "cascade", "ravage", "build",
    "explore", "either", "yes", "no", "let", "it", "happen", "instead", "react", "board", "invader", "draw",
    "fear", "blight", "downgrade", "upgrade", "give", "pay", "strike", "sacred", "site", "none", "earned",
    "deck", *PICK_WORDS,
)  # fmt: skip
LEVELS: Final = ["1+2", "1+2+3", "1+2+3+4", "1+3", "2+3"]  # thresholds of an innate Power, used together
DREAMT: Final = [f"{PIECES[kind]}~{n}" for kind in range(MORTAL) for n in range(1, MOST_DAMAGE)]
SHAPES: Final = [shape_name(hurt(kind, n)) for kind in range(MORTAL) for n in range(1, MOST_DAMAGE)]
STARRED: Final = [f"{shape}*" for shape in (*PIECES[:MORTAL], *SHAPES)]  # destroyed in a dream, on their way
PLAYERS: Final = ("p1", "p2", "p3", "p4")
ALWAYS: Final = frozenset(
    [
        *VERBS, *LEVELS, *PIECES[:KINDS], *SHAPES, *DREAMT, *STARRED, *ELEMENTS, *TRACKS, *SPACES, *POWER, *CARD,
        *[card.id for card in FEAR_CARDS], *[card.id for card in BLIGHT_CARDS], *SPIRITS, *BALANCED, *THEMATIC,
        *PLAYERS,
    ]
)  # fmt: skip


def notation_words(lands: Iterable[str], boards: Iterable[str]) -> frozenset[str]:
    """With the lands of the boards in play and their Oceans, which the table shows only when something is there."""
    return ALWAYS | {*lands, *[f"{board}0" for board in boards]}


def counts(key: str) -> bool:
    """What the table leaves out where there are none: damaged pieces, tokens, elements, a Spirit's Presence."""
    return key in SHAPES or key in PIECES[:KINDS] or key in ELEMENTS or key in PLAYERS
