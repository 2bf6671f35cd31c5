"""A cluster of two machines, which are two nodes here, one of which dies."""

import sys
from functools import partial
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from tests.arena.test_arena import QUICK, played, results
from tidewood.arena import Lost, Plan, on_ray, play, processes

pytestmark = pytest.mark.slow

TRAVELLER = """
from pathlib import Path
from tidewood.bots.common import own_options

class Traveller:
    def __init__(self, seed):
        with Path({where!r}).open("a") as file:
            file.write(__file__ + "\\n")

    def choose(self, game, player):
        return own_options(game, player)[0]
"""


@pytest.fixture
def cluster(monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()


def test_a_machine_that_dies_loses_nothing(cluster):
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    plan = Plan(QUICK.game, QUICK.setup, QUICK.bots, 16, QUICK.seed)
    rows = []
    for _, row in on_ray(cluster.address)(partial(play, plan), range(plan.games)):
        rows.append(row)
        if len(rows) == 3:
            cluster.remove_node(second, allow_graceful=False)
    assert [row.number for row in sorted(rows)] == list(range(16))
    assert results(rows) == results(played(plan, processes(1)))


def test_a_game_that_always_kills_is_given_up(cluster):
    plan = Plan(QUICK.game, QUICK.setup, ("tests.arena.players:Deadly", "random"), 1)
    with pytest.raises(Lost, match="game 0"):
        list(on_ray(cluster.address)(partial(play, plan), range(1)))


def test_players_of_ones_own_go_along_and_simulate_plays_there_too(cluster, call, tmp_path, monkeypatch):
    (tmp_path / "traveller.py").write_text(TRAVELLER.format(where=str(tmp_path / "where.txt")))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "traveller", raising=False)
    asked = ("simulate", "the-island", "--players", 2, "--games", 2, "--bots", "traveller:Traveller", "--json")
    there = call(*asked, "--ray", cluster.address, "--records", "kept")
    assert there.code == 0 and there.json["finished"] == 2
    made = [Path(line).parent for line in (tmp_path / "where.txt").read_text().splitlines()]
    assert made.count(tmp_path) == 1  # this process looked whether there is such a player
    assert len(made) == 1 + 2 * 2  # those that played were made of a copy, not of the file that only this machine has
    assert len(list((tmp_path / "kept").glob("*.record"))) == 2
    here = call(*asked)
    same = ("wins", "mean_score", "decisions")
    assert [[s[k] for k in same] for s in there.json["seats"].values()] == [
        [s[k] for k in same] for s in here.json["seats"].values()
    ]


def test_a_cluster_of_ones_own_is_made_beside_one_that_is_there(monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")  # which is not even there
    assert sorted(on_ray("local")(abs, range(3))) == [(0, 0), (1, 1), (2, 2)]
