"""Games that go on: random answers lose within a few turns, so these begin in the middle, with much Presence and Blight
to spare, and use what Powers they have. They see late Invader cards, Fear cards at every Terror Level, and victories.
"""

from __future__ import annotations

import random
from typing import Any

import tidewood
from tidewood import Game
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.boards import BALANCED, THEMATIC_SETS

ACTS = ("use", "play", "damage", "destroy")


def midgame(setup: dict[str, Any], rng: random.Random) -> Game:
    players = len(setup["spirits"]) if "spirits" in setup else setup["players"]
    n = players + bool(setup.get("extra_board"))
    boards = setup.get("boards") or THEMATIC_SETS[n] if setup["layout"] == "thematic" else [*BALANCED][:n]
    lands: dict[str, Any] = {}
    for who in range(players):
        coast = "spirits" in setup and content.SPIRITS[setup["spirits"][who]].ocean
        for number in (1, 2, 3) if coast else (3, 5, 8):
            presence = {f"p{who + 1}": 4}
            lands[f"{boards[who]}{number}"] = {"town": 1, "dahan": 2, "explorer": 1, "presence": presence}
    sets = setup.get("expansions", [])
    fear = [card.id for card in content.FEAR_CARDS if content.is_in_play(card.id, sets)]
    position = {
        "lands": lands,
        "blight": {"pool": 60 * players},
        "spirits": {f"p{who + 1}": {"energy": 9} for who in range(players)},
        "fear": {"terror": rng.randint(1, 3), "earned": rng.sample(fear, 2)},
        "phase": "spirit",
    }
    if setup["layout"] != "thematic":
        setup = {**setup, "boards": list(boards)}
    return tidewood.new("spirit-island", rng.randrange(10**9), position=position, **setup)


def lively(game: Game, rng: random.Random) -> int:
    """An answer that does something, mostly; Blight cascades to where the least of it is."""
    decision = game.decision
    assert decision is not None
    said = [notation.partition(": ")[2] or notation for notation in decision.notations]
    if said[0].startswith("cascade"):
        lands = game.table()["lands"]
        there = [lands.get(text.partition("→")[2], {"blight": 0})["blight"] for text in said]
        return there.index(min(there))
    acts = [i for i, text in enumerate(said) if text.startswith(ACTS) and "presence" not in text]
    return rng.choice(acts) if acts and rng.random() < 0.9 else rng.randrange(len(said))
