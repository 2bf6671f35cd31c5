"""The games in OpenSpiel: its own simulation tests, its search, and positions drawn anew from what a player knows."""

import json
import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

import tidewood.rl.openspiel  # noqa: F401 # registers the games


def after(name, deal, answers):
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    for n in range(answers):
        legal = state.legal_actions()
        state.apply_action(legal[n % len(legal)])
    return state


@pytest.mark.parametrize("name", ["tidewood_everdell(players=2)", "tidewood_spirit_island(players=2)"])
def test_simulations(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_simulation_of_the_island():
    pyspiel.random_sim_test(
        pyspiel.load_game("tidewood_the_island(players=2)"), num_sims=1, serialize=True, verbose=False
    )


def test_a_game_with_more_options_than_most_is_played_to_its_end():
    game = pyspiel.load_game("tidewood_the_island(players=2,colours=2)")
    most = 0
    for deal in range(3):
        state, rng = game.new_initial_state(), Random(deal)
        state.apply_action(deal)
        while not state.is_terminal():
            legal = state.legal_actions()
            most = max(most, len(legal))
            state.apply_action(rng.choice(legal))
        assert max(state.returns()) > 0
    assert most > 256, "none of these games is wide"


def test_options_beyond_the_number_of_actions_come_in_pages():
    wide = pyspiel.load_game("tidewood_everdell(players=2)").new_initial_state()
    game = pyspiel.load_game("tidewood_everdell(players=2,most_options=3)")
    state = game.new_initial_state()
    for one in (wide, state):
        one.apply_action(4)
    names = [wide.action_to_string(action) for action in wide.legal_actions()]
    assert game.num_distinct_actions() == 3 and len(names) > 3
    seen = []
    while len(seen) < len(names):
        assert state.action_to_string(2) == "further options"
        seen += [state.action_to_string(action) for action in state.legal_actions() if action != 2]
        before, told = str(state), state.information_state_string()
        state.apply_action(2)
        assert str(state) != before and state.information_state_string() != told
    assert seen == names
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert pyspiel.load_game("tidewood_everdell(players=2,most_options=1)").num_distinct_actions() == 2


def test_a_state_is_written_and_read():
    state = after("tidewood_the_island(players=3)", 7, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    assert pickle.loads(pickle.dumps(state.playing)).log == state.playing.log


def test_clones_do_not_notice_each_other():
    state = after("tidewood_the_island(players=2)", 3, 20)
    twin, before = state.clone(), str(state)
    assert twin.ids is state.ids, "the list of all answers is not copied"
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


# One tile is left, and the volcano is under it: whoever is on the move can save a figure first, or not.
ENDING = {
    "clear": True,
    "phase": "move",
    "hexes": {"D4": {"tile": "mountain"}, "B1": {"swimmers": ["p1"]}, "M1": {"swimmers": ["p2"]}},
    "removed_tiles": {symbol: {"mountain": n} for symbol, n in
                      {"shark": 1, "whirlpool": 4, "repel-shark": 1, "repel-whale": 1}.items()},
}  # fmt: skip


@pytest.fixture
def ending(tmp_path):
    file = tmp_path / "ending.json"
    file.write_text(json.dumps(ENDING))
    game = pyspiel.load_game(f"tidewood_the_island(players=2,start_player=p1,position={file})")
    state = game.new_initial_state()
    state.apply_action(0)
    return game, state


def ashore(state):
    (action,) = [action for action in state.legal_actions() if state.action_to_string(action) == "swim B1→NW"]
    return action


def test_its_search_finds_the_way_ashore(ending):
    game, state = ending
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 100, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) == ashore(state)


def test_its_search_in_positions_drawn_anew_finds_it_too(ending):
    game, state = ending
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 100, random_state=np.random.RandomState(2))
    assert bot.step(state) == ashore(state)


def test_its_search_plays_in_the_middle_of_a_game():
    """It insists that a position drawn anew has the same information state."""
    state = after("tidewood_the_island(players=2)", 5, 60)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 2, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "kind", [outcome_sampling_mccfr.OutcomeSamplingSolver, external_sampling_mccfr.ExternalSamplingSolver]
)
def test_its_regrets_are_minimized_in_an_ending(ending, kind):
    game, state = ending
    np.random.seed(3)
    solver = kind(game)
    for _ in range(30):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert policy[ashore(state)] > 0.5, policy


def test_every_choice_of_the_set_up_is_a_parameter():
    game = pyspiel.load_game(
        "tidewood_everdell(players=3,modules=legends+abilities,running_score=false,summer_draw=must)"
    )
    state = game.new_initial_state()
    state.apply_action(1)
    setup = state.playing.setup
    assert (
        setup["modules"] == ["legends", "abilities"] and setup["summer_draw"] == "must" and not setup["running_score"]
    )
    assert len(state.observation_tensor(0)) == len(state.playing.observe(0))
    two = pyspiel.load_game("tidewood_the_island(players=2,colours=2)")
    assert two.num_distinct_actions() == 207_676
    with pytest.raises(Exception, match="legends"):
        pyspiel.load_game("tidewood_everdell(modules=lagends)").new_initial_state().apply_action(1)


def test_what_is_drawn_anew_looks_the_same_to_the_player_only():
    state = after("tidewood_everdell(players=2)", 2, 30)
    sampled = [state.resample_from_infostate(0, lambda value=value: value) for value in (0.1, 0.2, 0.3)]
    assert {twin.observation_string(0) for twin in sampled} == {state.observation_string(0)}
    assert len({twin.observation_string(1) for twin in [state, *sampled]}) > 1  # the other hand is another


def test_an_information_state_recalls_what_was_seen():
    state = after("tidewood_the_island(players=2)", 5, 12)
    assert len(state.information_state_string(0)) > len(state.observation_string(0))
    assert state.information_state_string(0) != state.information_state_string(1)
