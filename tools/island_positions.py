"""Record busy islands for the tests of the drawn map: python -m tools.island_positions.

Plays games of one, two, four and six boards as they come, and keeps of each the position with the most kinds of
pieces in its lands: what the map has to find room for.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import tidewood

WRITTEN: Final = Path(__file__).resolve().parent.parent / "web/src/games/spirit-island/island/positions.json"
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "one": {"spirits": ["vital-strength-of-the-earth"], "boards": ["C"]},
    "two": {"spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"], "boards": ["B", "D"]},
    "four": {
        "spirits": [
            "vital-strength-of-the-earth",
            "oceans-hungry-grasp",
            "thunderspeaker",
            "a-spread-of-rampant-green",
        ],
        "boards": ["A", "B", "C", "D"],
    },
    "six": {
        "spirits": [
            "vital-strength-of-the-earth",
            "sharp-fangs-behind-the-leaves",
            "many-minds-move-as-one",
            "volcano-looming-high",
            "lure-of-the-deep-wilderness",
            "grinning-trickster-stirs-up-trouble",
        ],
        "boards": ["A", "B", "C", "D", "E", "F"],
        "expansions": ["branch-and-claw", "jagged-earth"],
    },
    "thematic": {
        "spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"],
        "boards": ["W", "E"],
        "layout": "thematic",
    },
}
GAMES: Final = 25
KEPT: Final = ("turn", "phase", "boards", "map", "lands", "health", "forecast")  # of a view: what the map reads


def crowded(view: dict[str, Any]) -> int:
    """How hard it is to find room: in the fullest land, and then in all of them."""
    kinds = [sum(1 for n in land.values() if isinstance(n, int) and n > 0) for land in view["lands"].values()]
    many = [sum(n for n in land.values() if isinstance(n, int)) for land in view["lands"].values()]
    return 1000 * max(kinds) + 10 * max(many) + sum(kinds)


def played(setup: dict[str, Any], seed: int) -> dict[str, Any]:
    """The busiest position of a game that is played as it comes."""
    game, rng = tidewood.new("spirit-island", seed, **setup), random.Random(seed)
    best: dict[str, Any] = game.view()
    while not game.is_over:
        game.pick(rng.randrange(game.count))
        view = game.view()
        if crowded(view) > crowded(best):
            best = view
    return best


def kept(view: dict[str, Any]) -> dict[str, Any]:
    spirits = {player: {"sacred_sites": spirit["sacred_sites"]} for player, spirit in view["spirits"].items()}
    return {key: view[key] for key in KEPT if key in view} | {"spirits": spirits}


def main() -> None:
    found = {
        name: kept(max((played(setup, seed) for seed in range(GAMES)), key=crowded)) for name, setup in SETUPS.items()
    }
    lines = [f'"{name}":{json.dumps(view, separators=(",", ":"))}' for name, view in found.items()]
    WRITTEN.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
