"""Numbers of answers that mean the same in every position of The Island."""

import hashlib
import random

import numpy as np
import pyspiel
import pytest

import tidewood
import tidewood.rl
import tidewood.rl.openspiel
from tests.games.the_island.setups import ALL, name
from tidewood.api import actions
from tidewood.rl.encoding import ActionIds, Encoder

# Models and records of others keep these numbers: a change of this sum changes what they mean.
SUM = "04fee25d247c22fd"
KNOWN = {0: "stop", 10: "tile shark", 200: "place M5", 1000: "sail A7→D10", 60000: "swim F4→I5"}


def test_the_numbers_are_those_of_version_1():
    listed = actions("the-island")
    assert {id: listed[id] for id in KNOWN} == KNOWN
    assert len(listed) == 136_022
    longest = actions("the-island", {"players": 2, "colours": 2})
    assert longest[: len(listed)] == listed  # more figures only add to the end
    assert len(set(longest)) == len(longest)
    assert hashlib.sha256("\n".join(longest).encode()).hexdigest()[:16] == SUM


@pytest.mark.parametrize("setup", ALL[::4], ids=name)
def test_every_option_has_a_number_that_always_means_it(setup):
    rng = random.Random(f"ids {name(setup)}")
    listed = actions("the-island", setup)
    ids = ActionIds("the-island", setup)
    game = tidewood.new("the-island", rng.randrange(10**9), **setup)
    while not game.is_over:
        options = game.options
        own = [i for i, option in enumerate(options) if option.player == options[0].player]
        found = ids.open(game, own)
        assert sorted(found.values()) == own and list(found) == sorted(found)
        assert all(listed[id] == options[i].notation for id, i in found.items())
        game.pick(rng.randrange(game.count))


def test_pettingzoo_takes_them():
    env = tidewood.rl.env("the-island", players=3, actions="ids")
    env.reset(seed=5)
    listed = actions("the-island", {"players": 3})
    for _ in range(60):
        seen = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(seen)
        open_now = [listed[id] for id in np.flatnonzero(seen["action_mask"])]
        game = env.unwrapped.game
        assert sorted(open_now) == sorted(option.notation for option in game.options)
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert game.answers_in_notation()[-1].endswith(open_now[-1])


def test_a_mask_that_is_reused_says_what_a_new_one_says():
    rng = random.Random(3)
    setup = {"players": 2}
    new, reused = [Encoder("the-island", setup, ids=True, reuse_mask=reuse) for reuse in (False, True)]
    game = tidewood.new("the-island", 3, **setup)
    first = reused.seen(game, "p1")["action_mask"]
    while not game.is_over:
        for player in game.players:
            mask = reused.seen(game, player)["action_mask"]
            assert (mask == new.seen(game, player)["action_mask"]).all()
        game.pick(rng.randrange(game.count))
    assert np.shares_memory(mask, first)
    assert not np.shares_memory(*[new.seen(game, "p1")["action_mask"] for _ in range(2)])


def test_openspiel_takes_them_and_says_them_alike_before_and_after():
    state = pyspiel.load_game("tidewood_the_island(players=2)").new_initial_state()
    state.apply_action(3)
    listed = actions("the-island")
    for n in range(40):
        legal = state.legal_actions()
        assert legal == sorted(legal)
        told = [state.action_to_string(action) for action in legal]
        assert told == [listed[action] for action in legal]
        state.apply_action(legal[n % len(legal)])
        assert state.playing.answers_in_notation()[-1].endswith(told[n % len(legal)])


def test_what_is_not_open_or_not_numbered_is_said():
    with pytest.raises(ValueError, match=r"everdell has too many answers.*allowed: options"):
        tidewood.rl.env("everdell", players=2, actions="ids")
    with pytest.raises(ValueError, match="allowed: options, ids"):
        tidewood.rl.env("the-island", actions="names")
    env = tidewood.rl.env("the-island", players=2, actions="ids")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 0 is not open to p[12]; allowed: "):
        env.step(0)
