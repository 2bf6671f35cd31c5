"""Promises that hold at every decision of random games of Everdell, in every set-up."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tidewood
from tests.games.everdell.setups import ALL, rich
from tests.properties.promises import (
    is_the_same_in_any_process,
    keeps_secrets,
    name,
    picks_in_any_order,
    plays_on_alike,
    replays_alike,
)
from tidewood import Game

# Answers of another player that rest on a hidden hand: in another world it is another answer.
FROM_HAND = ("play ", "discard ", "fill ", "give ", "to ", "tuck ", "visit queen", "visit everflame-tomb", "stop")


def rests_on_a_hand(answer: str) -> bool:
    """Whether an answer of another player does. How a card is paid does not: everybody has seen which it is."""
    return answer.startswith(FROM_HAND)


def pieces(game: Game) -> Counter[str]:
    """All cards and workers, counted from what the table shows."""
    table = game.table()
    count = Counter({"cards": table["deck"] + len(table["discards"]) + len(table["shown"]) + len(table["playing"])})
    count["cards"] += len([card for card in table["meadow"] if card is not None])
    if "farm_stack" in table:
        count["cards"] += table["farm_stack"]["below"] + (table["farm_stack"]["top"] is not None)
    count["cards"] += table.get("legend_box", 0)
    if "phantomia" in table:
        count["cards"] += table["phantomia"]["lair"]["cards"]
        count["cards"] += table["phantomia"].get("caught", {"cards": 0})["cards"]
    for event in table["events"].values():
        count["cards"] += len(event.get("under", []))
    for who, player in table["players"].items():
        count["cards"] += len(player["hand"]) + len(player.get("legends", []))
        count["cards"] += sum(1 + len(row.get("under", [])) for row in player["city"])
        if who.startswith("p") and who[1:].isdigit():  # an opponent's come when abilities have been chosen
            count[f"workers of {who}"] = sum(player["workers"].values())
    return count


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_copies_and_saves_play_on_alike_and_nothing_appears_or_vanishes(setup):
    rng = random.Random(name(setup))
    for _ in range(2):
        plays_on_alike(tidewood.new("everdell", rng.randrange(10**9), **setup), rng, pieces)


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_nobody_sees_what_they_cannot_know(setup):
    rng = random.Random(f"leak {name(setup)}")
    game = tidewood.new("everdell", rng.randrange(10**9), **setup)
    pairs, differed = keeps_secrets(game, rng, rests_on_a_hand, often=0.3)
    assert pairs
    if setup["players"] != 1:  # alone, nothing is hidden but what nobody has drawn
        assert differed * 2 >= pairs, f"only {differed} of {pairs} pairs differed"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_holds_where_much_can_happen(players, seed):
    rng = random.Random(f"rich {players} {seed}")
    game = tidewood.new("everdell", seed, position=rich(rng, players), players=players)
    plays_on_alike(game, rng, pieces)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_more_where_much_can_happen(players, seed):
    rng = random.Random(f"rich leak {players} {seed}")
    game = tidewood.new("everdell", seed, position=rich(rng, players), players=players)
    keeps_secrets(game, rng, rests_on_a_hand, often=0.3)


def test_a_set_is_the_same_however_it_is_picked():
    seen = Counter()
    for i, setup in enumerate(ALL):
        seen += picks_in_any_order(tidewood.new("everdell", i, **setup), random.Random(i))
    for players in (2, 3, 4):
        rng = random.Random(f"rich picks {players}")
        game = tidewood.new("everdell", players, position=rich(rng, players), players=players)
        seen += picks_in_any_order(game, rng)
    assert {"discard", "draw", "gain", "give", "pay"} <= set(seen), seen


def test_the_same_seed_and_answers_give_the_same_game_in_any_process():
    is_the_same_in_any_process("everdell", players=4)


def test_different_seeds_give_different_games():
    tables = [str(tidewood.new("everdell", seed).table()) for seed in range(20)]
    assert len(set(tables)) == 20


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL[::3], ids=name)
def test_a_real_table_plays_to_the_end(setup):
    """People draw and roll; the program is told what came."""
    rng = random.Random(name(setup))
    game = tidewood.new("everdell", 1, chance="table", **setup)
    said = Counter()
    while not game.is_over:
        decision = game.decision
        i = rng.randrange(len(decision))
        if decision.is_chance:
            said[decision.notation(i).split()[0]] += 1
        saved = game.save()
        assert tidewood.load(saved, verify=False).save() == saved
        game.pick(i)
    assert said["draw"] >= 5
    assert said["meadow"] >= 8
    replays_alike(game)


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_random_games_have_no_dead_end(setup):
    rng = random.Random(f"many {name(setup)}")
    for _ in range(8):
        game = tidewood.new("everdell", rng.randrange(10**9), **setup)
        while not game.is_over:
            assert game.count
            game.pick(rng.randrange(game.count))
        assert game.outcome is not None and game.outcome["winners"]
