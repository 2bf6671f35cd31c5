"""What a preview says is what happens, in random positions of several set-ups; cards that come unseen stay unknown."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidewood
from tests.games.everdell.setups import BASE, MISTWOOD, PHANTOMIA, SOLO
from tests.properties.promises import name
from tidewood import Game

SETUPS = [BASE[0], BASE[4], SOLO[2], MISTWOOD[3], MISTWOOD[5], PHANTOMIA[1], PHANTOMIA[2], PHANTOMIA[6]]
POSITIONS = 25
OPTIONS = 6  # of each position


def known(view: dict[str, Any], player: str, came: dict[str, int], foreseen: dict[str, Any]) -> dict[str, Any]:
    """What came about, without the cards that nobody could foresee."""
    own, told = view["players"][player], foreseen["players"][player]
    if "hand" not in own:
        return view
    drawn = Counter(own["hand"]) - Counter(told["hand"])
    assert drawn.total() == came.get("hand", 0)
    assert not Counter(told["hand"]) - Counter(own["hand"])
    unknown = [place for place, card in enumerate(foreseen["meadow"]) if card is None and view["meadow"][place]]
    assert len(unknown) <= came.get("meadow", 0)
    meadow = [None if place in unknown else card for place, card in enumerate(view["meadow"])]
    return {**view, "meadow": meadow, "players": {**view["players"], player: {**own, "hand": told["hand"]}}}


def look(game: Game, rng: random.Random) -> Counter[str]:
    """Some options are previewed and then taken; how many said how far."""
    decision = game.decision
    assert decision is not None
    player, found = decision.players[0], Counter[str]()
    own = [i for i in range(len(decision)) if decision.owner(i) == player]
    some = rng.sample(own, min(OPTIONS, len(own)))
    for i, twin in zip(some, game.previews(player, some, rng=rng), strict=True):
        if twin is None:
            continue
        stop, view, came = twin.looked_past(player)
        if stop.decision is not None and stop.decision.is_chance:
            found["chance"] += 1
            continue
        real = game.copy()
        real.pick(i)
        assert known(real.view(player), player, came, view) == view, decision[i].notation
        found["past a draw" if came else "sure"] += 1
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_what_the_preview_says_is_what_happens(setup):
    rng = random.Random(f"foreseen {name(setup)}")
    found = Counter[str]()
    while found["positions"] < POSITIONS:
        game = tidewood.new("everdell", rng.randrange(10**9), **setup)
        for _ in range(rng.randrange(5, 90)):
            if game.decision is None:
                break
            game.pick(rng.randrange(len(game.decision)))
        if game.decision is not None:
            found += look(game, rng)
            found["positions"] += 1
    assert found["sure"] > POSITIONS and found["past a draw"] > 2
