"""Whole games of The Island, one for each number of players and variant: every answer, every sentence of the log."""

from __future__ import annotations

import json
import random
from functools import cache

import tidewood
from tests.games.the_island.setups import SEATS

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"overpopulation": True},
    {"bitter_end": True},
    {"equal_values": True},
    {"island_sinks": True},
)


@cache
def build() -> dict[str, str]:
    files: dict[str, str] = {}
    for seats in SEATS:
        for variant in VARIANTS:
            setup: dict[str, object] = {**seats, **variant}
            people = f"{seats['players']}-players" + ("-two-colours" if "colours" in seats else "")
            name = "-".join([people, *(key.replace("_", "-") for key in variant)])
            files[f"the_island/games/{name}.txt"] = playthrough(name, setup)
    return files


def playthrough(seed: str, setup: dict[str, object]) -> str:
    rng = random.Random(seed)
    game = tidewood.new("the-island", seed, **setup)
    while not game.is_over:
        game.pick(rng.randrange(game.count))
    log = [f"# {game.tell(event)}" for event in game.log]
    outcome = f"# {json.dumps(game.outcome)}"
    return "\n".join([game.record().rstrip(), "", *log, "", outcome, ""])
