"""The words that answers and outcomes are written with, so that a misspelt one is not taken for a closed one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, Final

from tidewood.games.spirit_island.board.boards import BALANCED, SIDES, THEMATIC
from tidewood.games.spirit_island.content import BLIGHT_CARDS, EVENT_CARDS, FEAR_CARDS, POWER, SPIRITS
from tidewood.games.spirit_island.invader_cards import CARD
from tidewood.games.spirit_island.panel import TRACKS
from tidewood.games.spirit_island.pieces import ELEMENTS, KINDS, MORTAL, PIECES, STRIFE, hurt, is_odd, shape_name
from tidewood.games.spirit_island.state import SPACES
from tidewood.kernel.kind import PLAYERS
from tidewood.kernel.notation import PICK_WORDS

MOST_DAMAGE: Final = 16
MOST_STRIFE: Final = 6
VERBS: Final = (
    "growth", "part", "from", "destroyed", "presence", "gain", "minor", "major", "keep", "forget", "reclaim",
    "play", "done", "use", "repeat", "by", "element", "for", "energy", "to", "push", "gather", "move", "go",
    "along", "stay", "stop", "damage", "destroy", "remove", "replace", "drown", "cascade", "ravage", "build",
    "explore", "either", "yes", "no", "let", "it", "happen", "instead", "react", "board", "invader", "draw",
    "fear", "blight", "downgrade", "upgrade", "give", "pay", "strike", "sacred", "site", "none", "earned",
    "deck", "strife", "now", "later", "both", "space", "add", "and", "event", "vote", "discard", "guard", "leave",
    "swap", "day", "open", "time", "discord", "duel", "incite", "prepare", "spend", "swarm", "out",
    "odd", "ward", "with", "join", "corner", "marker", "found", "number", "thief",
    "thief-0", "thief-1", "thief-2", "thief-3", "I", "II", "III", "truce",
    *[name for spirit in SPIRITS.values() for name in spirit.acts],
    *PICK_WORDS,
)  # fmt: skip
LANDS: Final = {  # of a board, printed; E names one of either kind
    board: max([len(kind[board].lands) for kind in (BALANCED, THEMATIC) if board in kind])
    for board in (*BALANCED, *THEMATIC)
}
CORNERS: Final = ("nw", "ne", "sw", "se")  # of a board
LEVELS: Final = ["1+2", "1+2+3", "1+2+3+4", "1+3", "2+3"]  # thresholds of an innate Power, used together
DREAMT: Final = [f"{PIECES[kind]}~{n}" for kind in range(MORTAL) for n in range(1, MOST_DAMAGE)]
HURT: Final = [hurt(kind, n) for kind in range(MORTAL) for n in range(MOST_DAMAGE)]
SHAPES: Final = [shape_name(shape | STRIFE.put(n)) for shape in HURT for n in range(MOST_STRIFE) if n or is_odd(shape)]
STARRED: Final = [f"{shape}*" for shape in (*PIECES[:MORTAL], *SHAPES)]  # destroyed in a dream, on their way
ALWAYS: Final = frozenset(
    [
        *VERBS, *LEVELS, *PIECES[:KINDS], *SHAPES, *DREAMT, *STARRED, *ELEMENTS, *TRACKS, *SPACES, *POWER, *CARD,
        *[card.id for card in FEAR_CARDS], *[card.id for card in BLIGHT_CARDS], *[card.id for card in EVENT_CARDS],
        *SPIRITS, *BALANCED, *THEMATIC, *PLAYERS,
    ]
)  # fmt: skip


def notation_words(lands: Mapping[str, Mapping[str, Any]], boards: Iterable[str]) -> frozenset[str]:
    """With the lands of the boards in play and their Oceans, which the table shows only when something is there; lands
    that are joined, corners where lands meet, and sides of boards where another may be laid.
    """
    near = {land: set(shown["adjacent"]) for land, shown in lands.items()}
    found = {*lands, *[f"{land}+{corner}" for land in lands for corner in CORNERS]}
    for land, others in near.items():
        found.update([f"{land}+{other}" for other in others])
        for size in (2, 3):
            for more in combinations([other for other in lands if other in others], size):
                if all([b in near[a] for a, b in combinations(more, 2)]):
                    found.add("+".join([one for one in lands if one == land or one in more]))
    for board in boards:
        found.update([f"{board}{number}" for number in range(LANDS[board] + 1)])  # also those that were destroyed
        found.update([f"{board}.{side}-{own}" for side in SIDES for own in SIDES])
    return ALWAYS | found


def counts(key: str) -> bool:
    """What the table leaves out where there are none: damaged pieces, tokens, elements, a Spirit's Presence."""
    return key in SHAPES or key in PIECES[:KINDS] or key in ELEMENTS or key in PLAYERS
