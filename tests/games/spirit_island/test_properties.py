"""Promises that hold at every decision of random games of Spirit Island: over Spirits, adversaries and their levels,
scenarios, layouts and numbers of players, every two of which meet somewhere.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidewood
from tests.games.spirit_island.lively import lively, midgame
from tests.games.spirit_island.setups import ALL, FACTORS, choices, name, pairs
from tests.properties.promises import is_the_same_in_any_process, keeps_secrets, plays_on_alike, replays_alike
from tidewood import Game
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.layouts import LAYOUTS
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR

PRESENCE = 13
ZONES = ("hand", "play", "discard", "forgotten")
KINDS = {power.id: power.kind for power in content.POWERS}


def pieces(game: Game) -> Counter[str]:
    """What there is, counted from what the table shows, and each thing in one place only."""
    table = game.table()
    count: Counter[str] = Counter()
    for player, spirit in table["spirits"].items():
        covered = [space for track in spirit["tracks"].values() for space in track if not space["uncovered"]]
        count[f"presence of {player}"] = len(covered) + sum(spirit["presence"].values())
    count["blight"] = table["blight"]["pool"] + sum(land["blight"] for land in table["lands"].values())
    count["blight"] -= flipped(game, table)
    count["fear cards"] = table["fear"]["deck"] + table["fear"]["earned"] + len(table["fear"]["discard"])
    assert len(set(table["fear"]["discard"])) == len(table["fear"]["discard"])
    spaces = [cards for space, cards in table["invaders"].items() if space != "deck"]
    turned = [card for cards in spaces for card in cards]
    assert len(set(turned)) == len(turned), "an Invader card in two places"
    count["invader cards"] = len(turned) + len(table["invaders"]["deck"])
    count.update(powers(game, table))
    return count


def flipped(game: Game, table: dict[str, Any]) -> int:
    """The Blight that came from the box as the Blight card turned over."""
    if table["blight"]["card"] is None:
        return 0
    [card] = [card for card in content.BLIGHT_CARDS if card.id == table["blight"]["card"]]
    less = len(table["boards"]) if table["scenario"] == "blitz" else 0
    return max(card.per_player * len(table["spirits"]) - less, 0)


def powers(game: Game, table: dict[str, Any]) -> Counter[str]:
    """Power Cards by kind. Those just drawn lie before a player until one of them is kept."""
    count: Counter[str] = Counter()
    known = [id for spirit in table["spirits"].values() for zone in ZONES for id in spirit[zone]]
    known += [*table["minor"]["discard"], *table["major"]["discard"]]
    decision = game.decision
    if decision is not None:
        known += [notation.split()[-1] for notation in decision.notations if notation.split()[-2:-1] == ["keep"]]
    assert len(set(known)) == len(known), "a Power Card in two places"
    kinds = Counter(KINDS[id] for id in known)
    count["unique powers"] = kinds[2]
    if not game.setup["beginner"]:  # there, cards come out of the box one by one
        count["minor powers"] = kinds[MINOR] + table["minor"]["deck"]
        count["major powers"] = kinds[MAJOR] + table["major"]["deck"]
    return count


def begun(setup: dict[str, Any], rng: random.Random) -> Game:
    """A game whose set-up is over."""
    game = tidewood.new("spirit-island", rng.randrange(10**9), **setup)
    while game.table()["turn"] == 0:
        game.pick(rng.randrange(game.count))
    return game


def test_every_two_choices_meet():
    met = set().union(*[pairs(choice) for choice in choices()])
    sizes = [len(values) for values in FACTORS.values()]
    assert len(met) == sum(a * b for i, a in enumerate(sizes) for b in sizes[i + 1 :])
    assert {setup.get("scenario") for setup in ALL} == {None, *content.SCENARIOS}
    assert {setup["layout"] for setup in ALL} == {"free", "archipelago", "thematic", *[layout for _, layout in LAYOUTS]}


def test_a_game_begins_with_everything():
    rng = random.Random(1)
    game = begun({"spirits": ["river-surges-in-sunlight", "oceans-hungry-grasp"], "boards": ["A", "B"]}, rng)
    assert pieces(game) == {
        "presence of p1": PRESENCE, "presence of p2": PRESENCE, "blight": 7, "fear cards": 9, "invader cards": 12,
        "minor powers": 36, "major powers": 22, "unique powers": 8,
    }  # fmt: skip


@pytest.mark.parametrize("setup", ALL, ids=name)
def test_a_random_game_ends_and_nothing_appears_or_vanishes(setup):
    rng = random.Random(f"ends {name(setup)}")
    game = begun(setup, rng)
    before = pieces(game)
    assert all(n == PRESENCE for thing, n in before.items() if thing.startswith("presence"))
    while not game.is_over:
        assert game.count, "a dead end"
        game.pick(rng.randrange(game.count))
        if rng.random() < 0.15:
            assert pieces(game) == before
        assert game.answers < 20_000, "this game does not end"
    assert pieces(game) == before
    assert game.outcome is not None
    assert bool(game.outcome["winners"]) == game.outcome["victory"]


@pytest.mark.parametrize("setup", ALL[1::3], ids=name)
def test_a_long_game_ends_and_nothing_appears_or_vanishes(setup):
    rng = random.Random(f"long {name(setup)}")
    game = midgame(setup, rng)
    before = pieces(game)
    while not game.is_over:
        if rng.random() < 0.02:
            assert pieces(game) == before
            saved = game.save()
            assert tidewood.load(saved, verify=False).save() == saved
        game.pick(lively(game, rng))
        assert game.answers < 20_000, "this game does not end"
    assert pieces(game) == before
    replays_alike(game)


@pytest.mark.parametrize("setup", ALL[::3], ids=name)
def test_copies_and_saves_play_on_alike(setup):
    rng = random.Random(name(setup))
    plays_on_alike(begun(setup, rng), rng, pieces, often=0)


@pytest.mark.parametrize("setup", ALL[3::44], ids=name)
def test_nothing_is_hidden_but_what_nobody_has_drawn(setup):
    rng = random.Random(f"leak {name(setup)}")
    looked, differed = keeps_secrets(begun(setup, rng), rng, lambda answer: False)
    assert looked and not differed


@pytest.mark.parametrize("setup", ALL[2::6], ids=name)
def test_a_real_table_plays_to_the_end(setup):
    """People draw and turn up; the program is told what came."""
    rng = random.Random(name(setup))
    game = tidewood.new("spirit-island", 1, chance="table", **setup)
    said: Counter[str] = Counter()
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        i = rng.randrange(len(decision))
        if decision.is_chance:
            said[decision.notation(i).split()[0]] += 1
        game.pick(i)
    assert said["invader"] >= 2
    replays_alike(game)


def test_the_same_seed_and_answers_give_the_same_game_in_any_process():
    is_the_same_in_any_process("spirit-island", players=3, adversary="sweden", adversary_level=6)


def test_different_seeds_give_different_games():
    tables = [str(tidewood.new("spirit-island", seed, boards=["A"]).table()) for seed in range(20)]
    assert len(set(tables)) > 3  # the first Invader card; all else nobody has seen yet
