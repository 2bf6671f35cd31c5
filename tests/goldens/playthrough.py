"""A whole random game as a golden file: every answer, every sentence of the log, the count."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping

import tidewood


def playthrough(game_name: str, seed: str, setup: Mapping[str, object]) -> str:
    rng = random.Random(seed)
    game = tidewood.new(game_name, seed, **setup)
    while not game.is_over:
        game.pick(rng.randrange(game.count))
    log = [f"# {game.tell(event)}" for event in game.log]
    outcome = f"# {json.dumps(game.outcome)}"
    return "\n".join([game.record().rstrip(), "", *log, "", outcome, ""])
