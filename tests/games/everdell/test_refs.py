"""What options refer to: things on the table, in one grammar."""

from __future__ import annotations

import random
import re
from typing import get_args

import pytest

import tidewood
from tests.games.everdell.setups import BASE, MISTWOOD, PHANTOMIA, SOLO, rich
from tests.properties.promises import name
from tidewood.games.everdell.asking import QuestionKind

REF = re.compile(r"[a-z-]+:[a-z0-9_-]+(?::\d+)?")
# Answers about nothing that lies on the table.
ABOUT_NOTHING = re.compile(r"ready")
KINDS = get_args(QuestionKind)


def check(game):
    assert game.decision.kind in KINDS
    source = game.decision.source
    assert source is None or REF.fullmatch(source), f"{game.decision}: {source}"
    for option in game.decision:
        assert option.refs or ABOUT_NOTHING.fullmatch(option.notation), f"{option.notation!r} refers to nothing"
        assert all(REF.fullmatch(ref) for ref in option.refs), f"{option.notation!r}: {option.refs}"


@pytest.mark.parametrize("setup", [*BASE, *SOLO, *MISTWOOD, *PHANTOMIA], ids=name)
def test_every_option_refers_to_something(setup):
    rng = random.Random(f"refs {name(setup)}")
    game = tidewood.new("everdell", rng.randrange(10**9), **setup)
    while not game.is_over:
        check(game)
        game.pick(rng.randrange(game.count))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_option_refers_to_something_where_much_can_happen(players, seed):
    rng = random.Random(f"rich refs {players} {seed}")
    game = tidewood.new("everdell", seed, position=rich(rng, players), players=players)
    while not game.is_over:
        check(game)
        game.pick(rng.randrange(game.count))


def opened(*answers, **position):
    return tidewood.new("everdell", 1, position={"clear": True, **position}).play(*answers).decision


def test_a_question_says_of_which_kind_it_is_and_what_asks_it():
    rich_player = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
    mine = {**rich_player, "hand": ["shopkeeper", "farm", "woodcarver"], "city": ["general-store", "judge"]}
    turn = opened(players={"p1": mine})
    assert (turn.kind, turn.source) == ("turn", None)
    way = opened("play shopkeeper", players={"p1": mine})
    assert (way.kind, way.source) == ("way", "hand:shopkeeper")
    payment = opened("play shopkeeper", "judge", players={"p1": mine})
    assert (payment.kind, payment.source) == ("pay", "hand:shopkeeper")
    assert payment[0].refs == ["hand:shopkeeper", "resource:pebble", "resource:berry"]
    haven = opened("visit haven", players={"p1": mine})
    assert (haven.kind, haven.source) == ("pick", "place:haven")
    number = opened("play woodcarver", "pay", players={"p1": mine})
    assert (number.kind, number.source) == ("number", "city:p1:3")


def test_passing_and_preparing_point_at_the_season():
    autumn = opened(players={"p1": {"season": "autumn"}})
    assert [option.refs for option in autumn if option.notation == "pass"] == [["season:p1"]]
    winter = opened(players={"p1": {"workers": {"waiting": 4, "aside": 2}}})
    assert [option.refs for option in winter if option.notation == "prepare"] == [["season:p1"]]
