"""The bot that searches: what it plans, how it keeps to it, and when it stops thinking."""

from __future__ import annotations

import random
import time

import tidewood
from tests.bots.test_bots import at_some_decision
from tidewood.bots import adviser
from tidewood.bots.playouts import GOOD, LONGEST, NEW, Playouts
from tidewood.bots.search import ALONE, PlanSearch
from tidewood.bots.turn import Turn

PATIENCE = 20  # seconds: a million iterations would take hours, and the machine may do other things meanwhile


def at_a_move(answers: int) -> tidewood.Game:
    """A decision in the middle of a game after which the same player goes on."""
    rng = random.Random(answers)
    game = at_some_decision(answers, answers)
    while not any(option.notation == "stop" for option in game.options):
        game.pick(rng.randrange(game.count))
    return game


def test_plans_are_ordered_and_differ():
    game = at_a_move(100)
    player = game.decision.player
    turn = Turn(game, player, list(range(game.count)), random.Random(1))
    for _ in range(30):
        turn.open()
    plans = turn.plans(6, 0.5)
    looks = [plan.looks for plan in plans]
    assert 1 < len(plans) <= 6
    assert looks == sorted(set(looks), reverse=True)
    assert turn.root.best == looks[0]
    assert len(plans[0].steps) > 1, "a turn is planned as a whole"


def test_no_plan_is_much_worse_than_the_best():
    game = at_a_move(100)
    turn = Turn(game, game.decision.player, list(range(game.count)), random.Random(1))
    best, *others = turn.plans(50, 0.01)
    assert all(plan.looks >= best.looks - 0.01 for plan in others)


def test_a_plan_is_followed_without_searching_again(monkeypatch):
    game = at_a_move(90)
    player = game.decision.player
    bot = PlanSearch(seed=1, iterations=40)
    game.pick(bot.choose(game, player))
    assert bot.rest, "the turn goes on"

    def search(*_):
        raise AssertionError("it has a plan")

    monkeypatch.setattr(PlanSearch, "best_plan", search)
    bot.choose(game, player)


def test_a_plan_is_dropped_when_something_came_between():
    game = at_a_move(90)
    bot = PlanSearch(seed=1, iterations=40)
    bot.choose(game, game.decision.player)
    other = at_a_move(120)
    assert bot.choose(other, other.decision.player) in range(other.count)


def test_a_time_limit_is_kept():
    game = at_a_move(90)
    player = game.decision.player
    began = time.perf_counter()
    PlanSearch(seed=1, seconds=0.2).choose(game, player)
    assert 0.2 <= time.perf_counter() - began < PATIENCE


def test_iterations_and_a_time_limit_together_end_with_what_is_used_up_first():
    game = at_a_move(90)
    player = game.decision.player
    began = time.perf_counter()
    PlanSearch(seed=1, iterations=1_000_000, seconds=0.2).choose(game, player)
    assert time.perf_counter() - began < PATIENCE
    plain, hurried = [PlanSearch(seed=1, iterations=10, seconds=s).choose(game, player) for s in (0.0, 600.0)]
    assert plain == hurried


def test_a_playout_ends_when_the_turn_comes_again():
    game = at_a_move(90)
    player = game.decision.player
    twin = game.determinise(player, random.Random(1))
    playouts = Playouts(game.players.index(player), LONGEST, random.Random(1))
    assert 0 <= playouts.play(twin, []) <= 1
    assert {key % 16 for key in playouts.gain} == {0, 1, 2}, "everybody has had a turn"


def test_a_playout_goes_on_for_as_many_own_turns_as_it_is_told():
    game = tidewood.new("everdell", 4, players=2, start_player="p1")
    ends = []
    for turns in (1, 2):
        playouts = Playouts(0, 2 * LONGEST, random.Random(1), turns)
        end = playouts.end_of(game.determinise("p1", random.Random(1)), [])
        assert end.players[end.mover] == "p1"
        ends.append([turns_taken(end, player) for player in ("p1", "p2")])
    assert ends == [[1, 1], [2, 2]]


def turns_taken(game: tidewood.Game, player: str) -> int:
    """In the first winter of Everdell: a worker is placed, or a card played."""
    table = game.view(player)["players"][player]
    return int(table["workers"]["placed"]) + len(table["city"])


def test_a_playout_ends_with_the_round_where_all_play_together():
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"])
    playouts = Playouts(0, LONGEST, random.Random(1))
    end = playouts.end_of(game.determinise("p1", random.Random(1)), [])
    assert end.round == 2
    assert end.count == len(game.options), "the first question of a turn: which Growth option"
    assert tidewood.new("the-island", 1, players=2).round == 0, "here players take turns"


def test_others_who_answer_do_not_end_a_playout_where_all_play_together():
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight", "vital-strength-of-the-earth"])
    playouts = Playouts(1, LONGEST, random.Random(1))
    end = playouts.end_of(game.determinise("p2", random.Random(1)), [])
    assert end.round == 2
    assert {key % 16 for key in playouts.gain} == {0, 1}, "both have done their part"


def test_where_all_play_together_it_thinks_again_at_every_step():
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"])
    bot = PlanSearch(seed=1, iterations=8)
    game.pick(bot.choose(game, "p1"))
    assert bot.rest == []


def test_it_looks_a_few_decisions_ahead_where_the_game_itself_is_the_opponent():
    game = tidewood.new("everdell", 1, players=1, phantomia=True)
    playouts = Playouts(0, ALONE, random.Random(1))
    playouts.play(game.determinise("p1", random.Random(1)), [])
    assert 0 < sum(playouts.times.values()) <= ALONE * (NEW + GOOD)


def test_it_lands_who_wins_by_it():
    position = {
        "clear": True,
        "phase": "move",
        "points_left": 1,
        "hexes": {"B1": {"ship": ["p1-6"]}},
        "islands": {"NE": ["p2-5"]},
    }
    game = tidewood.new("the-island", 1, players=2, position=position)
    choice = PlanSearch(seed=1, iterations=30).choose(game, "p1")
    assert game.options[choice].notation == "land B1→NW"


def test_the_adviser_is_the_search_and_keeps_to_its_time():
    bot = adviser("hint", 2.0)
    assert isinstance(bot, PlanSearch)
    assert (bot.iterations, bot.seconds) == (1000, 2.0)
    game = at_a_move(60)
    player = game.decision.player
    assert game.options[adviser("hint", 0.05).choose(game, player)].player == player
