"""The environments pass the tests of those who made the interfaces, and are what they say."""

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

import tidewood.rl

GAMES = [("the-island", {"players": 3}), ("everdell", {"players": 2}), ("spirit-island", {"players": 2})]
SOLO = ["tidewood/SpiritIsland-v0", "tidewood/Everdell-v0"]


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_pettingzoo(game, setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have arrays than dicts, and names such as player_0
        api_test(tidewood.rl.env(game, **setup), num_cycles=100, verbose_progress=False)
        seed_test(lambda: tidewood.rl.env(game, **setup), num_cycles=20)


@pytest.mark.parametrize(
    ("id", "setup"),
    [*[(id, {}) for id in SOLO], (SOLO[1], {"phantomia": True}), (SOLO[1], {"rugwort_variant": "cranky"})],
)
def test_gymnasium(id, setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(id, render_mode="ansi", **setup).unwrapped)


def play(env, seed, before=lambda: None):
    """A game by the last open action: what everybody got in all, and in how many steps."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        if not over and not cut:
            before()
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
        steps += 1
    return got, steps


@pytest.mark.parametrize(("game", "setup"), GAMES[:2])
def test_somebody_wins_and_the_others_lose(game, setup):
    got, _ = play(tidewood.rl.env(game, **setup), 4)
    assert max(got.values()) > 0 > min(got.values()) or set(got.values()) == {1 - (len(got) - 1) / len(got)}


def test_together_all_get_the_same():
    got, _ = play(tidewood.rl.env("spirit-island", players=2), 4)
    assert set(got.values()) in ({1.0}, {-1.0})


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_shaping_adds_up_to_the_outcome_and_how_the_position_got_better(game, setup):
    plain, steps = play(tidewood.rl.env(game, **setup), 9)
    env = tidewood.rl.env(game, shaping="value", **setup)
    looks = []
    shaped, same = play(env, 9, lambda: looks.append(looked(env.unwrapped.game)))
    assert steps == same
    for agent, got in shaped.items():
        better = looks[-1][agent] - looks[0][agent]  # up to the last answer; what came of that one is the outcome
        assert got == pytest.approx(plain[agent] + better) and better


def looked(game):
    return {name: game.determinise(name, Random(0)).value(name) for name in game.players}


def test_shaping_adds_up_for_one_who_plays_alone():
    total = {}
    for shaping in ("outcome", "value"):
        env: Any = gymnasium.make(SOLO[0], shaping=shaping).unwrapped
        seen, _ = env.reset(seed=3)
        total[shaping], looks, over = 0.0, [], False
        while not over:
            looks.append(looked(env.game)["p1"])
            seen, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
            total[shaping] += reward
    assert total["value"] == pytest.approx(total["outcome"] + looks[-1] - looks[0])


def test_pettingzoo_shows_the_table_as_text_and_as_a_picture():
    text = tidewood.rl.env("the-island", players=2, render_mode="ansi")
    text.reset(seed=2)
    before = text.render()
    assert "p1" in before and "p2" in before
    text.step(int(np.flatnonzero(text.observe(text.agent_selection)["action_mask"])[0]))
    assert text.render() != before
    drawn = tidewood.rl.env("the-island", players=2, render_mode="rgb_array")
    drawn.reset(seed=2)
    picture = drawn.render()
    assert picture.ndim == 3 and picture.shape[2] == 3 and picture.dtype == np.uint8 and picture.min() < 100
    silent = tidewood.rl.env("the-island", players=2)
    silent.reset(seed=2)
    assert silent.unwrapped.render() is None


FRAMES = [
    ("the-island", {"players": 4}),
    ("everdell", {"players": 4, "modules": ["legends", "abilities", "farms"]}),
    ("spirit-island", {"players": 6, "expansions": ["branch-and-claw", "jagged-earth"]}),
]


@pytest.mark.parametrize(("game", "setup"), FRAMES, ids=str)
def test_all_pictures_of_a_game_are_equally_large_and_nothing_goes_beyond_their_edge(game, setup):
    env = tidewood.rl.env(game, render_mode="rgb_array", **setup)
    env.reset(seed=2)
    rng, shapes = Random(2), set()
    for n, _ in enumerate(env.agent_iter(400)):
        seen, _, over, cut, _ = env.last()
        if n % 80 == 0:
            frame = env.render()
            shapes.add(frame.shape)
            assert frame.min() < 100
            edges = [edge.reshape(-1, 3) for edge in (frame[:4], frame[-4:], frame[:, :4], frame[:, -4:])]
            assert len(np.unique(np.concatenate(edges), axis=0)) == 1, "it goes on beyond the edge"
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(shapes) == 1


def test_who_is_not_asked_has_nothing_to_choose():
    env = tidewood.rl.env("the-island", players=3)
    env.reset(seed=1)
    others = [agent for agent in env.possible_agents if agent != env.agent_selection]
    assert all(env.observe(agent)["action_mask"].sum() == 0 for agent in others)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert mask.sum() == env.unwrapped.game.count


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_there_is_no_parallel_environment_since_every_answer_is_seen_before_the_next(game, setup):
    env = tidewood.rl.env(game, **setup)
    assert env.metadata["is_parallelizable"] is False
    with pytest.raises(AssertionError, match="is not generally safe"):
        aec_to_parallel(env)


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_in_the_parallel_interface_only_the_action_of_whoever_is_asked_counts(game, setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(turn_based_aec_to_parallel(tidewood.rl.env(game, **setup)), num_cycles=50)
    alone = tidewood.rl.env(game, **setup)
    got, _ = play(alone, 6)
    together = turn_based_aec_to_parallel(tidewood.rl.env(game, **setup))
    seen, _ = together.reset(seed=6)
    total = dict.fromkeys(together.possible_agents, 0.0)
    while together.agents:
        (asked,) = [agent for agent in together.agents if seen[agent]["action_mask"].any()]
        actions = dict.fromkeys(together.agents, 0)  # of the others nothing is wanted
        actions[asked] = int(np.flatnonzero(seen[asked]["action_mask"])[-1])
        seen, rewards, _, _, _ = together.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert total == got and together.unwrapped.game.outcome == alone.unwrapped.game.outcome


WIDE = [
    ("the-island", {"players": 2, "colours": 2}, 4),
    ("the-island", {"players": 2, "colours": 2, "actions": "ids"}, 4),
    ("everdell", {"players": 4, "modules": ["legends", "abilities", "farms"]}, 1),
    ("spirit-island", {"players": 4, "expansions": ["branch-and-claw", "jagged-earth"]}, 1),
]


@pytest.mark.parametrize(("game", "setup", "games"), WIDE, ids=str)
def test_whole_games_find_room_for_all_their_options(game, setup, games):
    env = tidewood.rl.env(game, **setup)
    most = 0
    for seed in range(games):
        rng = Random(seed)
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            mask = np.flatnonzero(seen["action_mask"])
            most = max(most, len(mask))
            env.step(None if over or cut else int(rng.choice(mask)))
        assert env.unwrapped.game.is_over
    assert most > 256 or game != "the-island", "none of these games is wide"


@pytest.mark.parametrize(
    ("id", "setup"),
    [
        (SOLO[0], {"expansions": ["branch-and-claw", "jagged-earth"]}),
        (SOLO[1], {"phantomia": True, "modules": ["farms"]}),
    ],
)
def test_whole_games_alone_find_it_too(id, setup):
    env = gymnasium.make(id, **setup)
    seen, _ = env.reset(seed=5)
    rng, over = Random(5), False
    while not over:
        seen, reward, over, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert reward in (1.0, -1.0)


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_more_options_than_there_is_room_for_come_in_pages(game, setup):
    """Whoever turns the pages finds the rows of all options in order, and plays as with room for all of them."""
    wide = tidewood.rl.env(game, **setup)
    narrow = tidewood.rl.env(game, most_options=4, **setup)
    wide.reset(seed=8)
    narrow.reset(seed=8)
    rng, most = Random(8), 0
    for _ in range(150):
        seen, _, over, _, _ = wide.last()
        if over:
            break
        agent, open_now = wide.agent_selection, np.flatnonzero(seen["action_mask"])
        wanted = int(rng.choice(open_now))
        pages = []
        while narrow.agent_selection == agent:
            page, _, _, _, _ = narrow.last()
            shown = np.flatnonzero(page["action_mask"])
            pages += [row.tobytes() for row in page["options"][shown] if row[0] != -1]
            if seen["options"][wanted].tobytes() in pages or len(open_now) <= 4:
                break
            assert page["options"][3][0] == -1 and page["action_mask"][3], "the last action turns the page"
            narrow.step(3)
            assert len(pages) <= len(open_now)
        assert pages == [row.tobytes() for row in seen["options"][open_now][: len(pages)]]
        most = max(most, len(open_now))
        narrow.step(wanted % 3 if len(open_now) > 4 else wanted)
        wide.step(wanted)
        assert narrow.unwrapped.game.table() == wide.unwrapped.game.table()
    assert most > 8


def test_after_the_last_page_comes_the_first_and_a_game_alone_has_pages_too():
    env: Any = gymnasium.make(SOLO[1], most_options=3).unwrapped
    first, _ = env.reset(seed=2)
    n = env.game.count
    assert n > 3
    for turned in range(-(-n // 2)):
        seen, reward, over, _, _ = env.step(2)
        assert reward == 0 and not over and env.game.answers == 0
        assert seen["options"][2][0] == -1 and seen["options"][2][1] == turned + 1
    assert (seen["options"][:2] == first["options"][:2]).all()
    assert env.step(1)[4]["answers"] > 0


def test_wrong_use_is_said():
    with pytest.raises(ValueError, match="allowed: outcome, value"):
        tidewood.rl.env("the-island", shaping="points")
    with pytest.raises(ValueError, match="allowed: 1"):
        gymnasium.make("tidewood/Everdell-v0", players=2)
    env = tidewood.rl.env("the-island", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="allowed: 0 to"):
        env.step(255)
    with pytest.raises(ValueError, match="most_options is 1; allowed: 2 or more"):
        tidewood.rl.env("the-island", players=2, most_options=1)


def test_an_action_that_is_not_open_changes_nothing():
    env = gymnasium.make(SOLO[1]).unwrapped
    before, _ = env.reset(seed=2)
    after, reward, over, _, info = env.step(255)
    assert reward == -1 and not over and info["open"] == before["action_mask"].sum()
    assert all((before[key] == after[key]).all() for key in before)


@pytest.mark.parametrize("id", SOLO)
def test_pictures(id):
    env = gymnasium.make(id, render_mode="rgb_array")
    env.reset(seed=2)
    drawn = env.render()
    assert drawn.ndim == 3 and drawn.shape[2] == 3 and drawn.dtype == np.uint8 and drawn.min() < 100 < drawn.max()
    text = gymnasium.make(id, render_mode="ansi")
    text.reset(seed=2)
    assert "p1:" in text.render()
