"""Bots: legal in every set-up, the same for the same seed, and blind to what they may not know."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.games.the_island.setups import ALL, name
from tidewood.arena.match import play_match
from tidewood.bots import make

QUICK = ("random", "greedy", "search:4")


@pytest.mark.parametrize("setup", ALL[::5], ids=name)
def test_every_choice_is_legal_and_the_game_ends(setup):
    game = tidewood.new("the-island", name(setup), **setup)
    bots = {player: make(("random", "greedy")[i % 2], seed=i) for i, player in enumerate(game.players)}
    while game.decision:
        player = game.decision.player
        index = bots[player].choose(game, player)
        assert 0 <= index < game.count
        game.pick(index)
    assert game.outcome is not None


def at_some_decision(seed: int, answers: int) -> tidewood.Game:
    rng = random.Random(seed)
    game = tidewood.new("the-island", seed, players=3)
    while not game.is_over and (game.answers < answers or game.count < 3):
        game.pick(rng.randrange(game.count))
    return game


@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_gives_the_same_choice(level):
    for answers in (5, 70, 120, 180):
        game = at_some_decision(answers, answers)
        if game.decision is None:
            continue
        player = game.decision.player
        before = game.save()
        choices = {make(level, seed=9).choose(game, player) for _ in range(2)}
        assert len(choices) == 1
        assert game.save() == before, "a bot must leave the game as it was"


@pytest.mark.parametrize("level", QUICK)
def test_a_bot_does_not_look_at_what_its_player_cannot_know(level):
    """Two worlds that differ only in what the player cannot know: the same bot chooses the same."""
    differed = 0
    for answers in (60, 90, 120, 150, 180, 200):
        game = at_some_decision(answers, answers)
        if game.decision is None:
            continue
        player = game.decision.player
        worlds = [game.determinise(player, random.Random(i)) for i in range(3)]
        differed += len({str(world.table()) for world in worlds}) > 1
        assert len({make(level, seed=4).choose(world, player) for world in worlds}) == 1
    assert differed >= 3


@pytest.mark.parametrize(
    "bad", ["", "genius", "search", "search:", "search:0", "search:-3", "search:x", "search:0s", "mcts:0", "Random "]
)
def test_unknown_bots_are_refused_with_what_is_allowed(bad):
    with pytest.raises(ValueError, match="allowed: "):
        make(bad, seed=1)


def test_the_old_name_of_the_search_still_works():
    game = at_some_decision(3, 80)
    old, new = [make(name, seed=4).choose(game, game.decision.player) for name in ("mcts:4", "search:4")]
    assert old == new
    assert 0 <= make("mcts:0.01s", seed=1).choose(game, game.decision.player) < game.count


def test_a_time_limit_is_an_alternative():
    game = at_some_decision(3, 80)
    assert game.decision is not None
    assert 0 <= make("search:0.05s", seed=1).choose(game, game.decision.player) < game.count


def test_greedy_beats_random():
    match = play_match("the-island", {"players": 3}, ["greedy", "random", "random"], games=6, seed=1)
    assert match.dead_ends == 0
    assert match.seats["p1"].wins >= 4


def test_a_match_is_the_same_whatever_the_number_of_processes():
    def played(processes: int) -> list[float]:
        match = play_match("the-island", {"players": 2}, ["random", "random"], games=6, seed=3, processes=processes)
        return [seat.wins for seat in match.seats.values()]

    assert played(1) == played(2)
