"""Several answers of which one is illegal: nothing is played, and the error says which it was."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import tidewood
from tests.games.everdell.setups import ALL, rich
from tests.properties.promises import name
from tidewood import Game
from tidewood.kernel.errors import IllegalChoice

NONSENSE = "play nobody"


def refused(game: Game, answers: list[str], which: int) -> None:
    before, options = game.save(), [option.notation for option in game.options]
    with pytest.raises(IllegalChoice) as wrong:
        game.play(*answers)
    assert wrong.value.which == which
    assert wrong.value.answer == answers[which]
    assert pickle.loads(pickle.dumps(wrong.value)).which == which
    assert game.save() == before
    assert [option.notation for option in game.options] == options


def spoiled(answers: list[str], at: int) -> list[str]:
    return [*answers[:at], NONSENSE, *answers[at + 1 :]]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_way_with_one_wrong_answer_changes_nothing(players):
    rng = random.Random(f"wrong {players}")
    game = tidewood.new("everdell", players, position=rich(rng, players), players=players)
    looked_at = 0
    while looked_at <= 10:
        decision = game.decision
        assert decision is not None
        if decision.kind != "turn":
            game.pick(rng.randrange(game.count))
            continue
        marks: Any = game.marks(decision.player)
        ways = [way for mark in marks["plays"].values() for way in mark.get("ways", [])]
        for way in [way for way in ways if len(way["answers"][0]) > 1][:6]:
            for at in range(len(way["answers"][0])):
                refused(game, spoiled(way["answers"][0], at), at)
                looked_at += 1
        game.pick(rng.randrange(game.count))


@pytest.mark.parametrize("setup", ALL[::7], ids=name)
def test_one_answer_too_many_takes_all_of_them_back(setup):
    rng = random.Random(f"too many {name(setup)}")
    game = tidewood.new("everdell", rng.randrange(10**9), **setup)
    for _ in range(40):
        if game.is_over:
            break
        twin = game.copy()
        good = []
        for _ in range(rng.randrange(1, 4)):
            if not twin.is_over:
                option = rng.choice(list(twin.options))
                good.append(f"{option.player}: {option.notation}" if option.player in twin.players else option.notation)
                twin.pick([o.notation for o in twin.options].index(option.notation))
        refused(game, [*good, NONSENSE], len(good))
        game.pick(rng.randrange(game.count))


def test_a_pick_with_one_thing_that_is_not_there_is_refused_whole():
    own = {"hand": ["farm", "mine", "inn"]}
    position = {"clear": True, "active": "p1", "players": {"p1": own}}
    game = tidewood.new("everdell", 1, players=2, position=position)
    refused(game, ["visit haven", "discard farm, king"], 1)
    refused(game, ["visit haven", "discard farm, discard farm"], 1)
