"""The bots' quick outlook and the forecast of the view agree wherever nothing but the printed rules counts."""

from __future__ import annotations

import random
from typing import Any

import tidewood
from tidewood.games.spirit_island import island
from tidewood.games.spirit_island.evaluation.outlook import Outlook, blights

POSITIONS = 60
TERRAINS = ("jungle", "mountain", "sands", "wetland")


def laid(rng: random.Random) -> tidewood.Game:
    """An island with anything anywhere, and no Power in force."""
    names = [f"{board}{number}" for board in "AB" for number in range(1, 9)]
    lands: dict[str, dict[str, Any]] = {name: {} for name in names}
    for land in lands.values():
        for kind, most in (("explorer", 3), ("town", 2), ("city", 1), ("dahan", 4), ("blight", 1), ("defend", 6)):
            land[kind] = rng.randint(0, most) if rng.random() < 0.6 else 0
    ravage, build = rng.sample(TERRAINS, 2)
    spirits = ["river-surges-in-sunlight", "lightnings-swift-strike"]
    plays = {"p1": {"play": ["boon-of-vigor"]}, "p2": {"play": ["lightnings-boon"]}}
    lands["A8"]["presence"], lands["B8"]["presence"] = {"p1": 1}, {"p2": 1}
    position = {
        "clear": True, "phase": "fast", "turn": 3, "lands": lands, "blight": {"pool": 50}, "spirits": plays,
        "invaders": {"ravage": [ravage], "build": [build]},
    }  # fmt: skip
    return tidewood.new("spirit-island", rng.randrange(10**6), position=position, spirits=spirits, boards=["A", "B"])


def test_outlook_and_forecast_agree_on_ravages_and_builds():
    rng = random.Random(14)
    compared = 0
    for _ in range(POSITIONS):
        game = laid(rng)
        s = island(game._state)
        outlook = Outlook(s)
        told = game.view()["forecast"]
        now = {s.map.names[place]: list(land) for place, land in outlook.lands.items()}
        assert {s.map.names[place] for place in outlook.ravaging} >= set(told["ravage"])
        outlook.invaders_act()
        then = {s.map.names[place]: land for place, land in outlook.lands.items()}
        for name, ravage in told["ravage"].items():
            if not ravage["sure"]:
                continue
            assert blights(now[name]) == bool(ravage["blight"]), name
            assert now[name][3] - then[name][3] == ravage["dahan_lost"], name
            compared += 1
        for name, build in told["build"].items():
            if not build["sure"]:
                continue
            built = [then[name][1] - now[name][1], then[name][2] - now[name][2]]
            assert built == [build["adds"].count("town"), build["adds"].count("city")], name
            compared += 1
    assert compared > 4 * POSITIONS
