"""`tidewood simulate --records`: games that replay, and positions to learn from."""

import json

import pyarrow.parquet as pq

import tidewood
from tidewood.api import observation
from tidewood.features import FEATURES


def test_records_replay_and_positions_are_those_of_the_games(call, tmp_path):
    asked = ("simulate", "the-island", "--players", 2, "--games", 2, "--records", "kept", "--positions", "--json")
    ran = call(*asked)
    assert ran.code == 0 and ran.json["finished"] == 2
    kept = tmp_path / "kept"
    assert sorted(path.name for path in kept.iterdir()) == [
        "game-000000.parquet", "game-000000.record", "game-000001.parquet", "game-000001.record",
    ]  # fmt: skip
    rows = pq.read_table(kept / "game-000001.parquet").to_pylist()
    over = tidewood.replay((kept / "game-000001.record").read_text())
    assert over.outcome is not None
    again = tidewood.new("the-island", over.seed, players=2)
    for row in rows:
        player = again.players[row["seat"] - 1]
        assert row["observation"] == again.observe(player)
        assert len(row["options"]) == again.count and len(row["options"][0]) == FEATURES
        assert row["won"] == (player in over.outcome["winners"])
        assert row["score"] == over.outcome["scores"][player]["total"]
        again.pick(row["taken"])
    assert again.is_over and again.outcome == over.outcome


def test_positions_say_what_they_are_of(call, tmp_path):
    asked = (
        "simulate",
        "everdell",
        "--players",
        2,
        "--games",
        2,
        "--bots",
        "greedy,random",
        "--set",
        "summer_draw=must",
    )
    assert call(*asked, "--records", "kept", "--positions").code == 0
    told = [
        json.loads(pq.read_schema(tmp_path / "kept" / f"game-00000{n}.parquet").metadata[b"tidewood"]) for n in (0, 1)
    ]
    assert [one["bots"] for one in told] == [["greedy", "random"], ["random", "greedy"]]  # the seats go round
    for one in told:
        assert one["game"] == "everdell" and one["setup"]["summer_draw"] == "must"
        meaning = observation("everdell", one["setup"])
        assert one["version"] == meaning.version
        table = pq.read_table(tmp_path / "kept" / "game-000000.parquet")
        assert {len(seen) for seen in table["observation"].to_pylist()} == {meaning.size}


def test_positions_where_several_may_answer_are_each_players_own(call, tmp_path):
    assert call("simulate", "spirit-island", "--players", 2, "--games", 1, "--records", "k", "--positions").code == 0
    rows = pq.read_table(tmp_path / "k" / "game-000000.parquet").to_pylist()
    assert {row["seat"] for row in rows} == {1, 2}
    assert all(row["taken"] < len(row["options"]) for row in rows)


def test_a_folder_is_needed(call):
    ran = call("simulate", "the-island", "--games", 1, "--positions")
    assert ran.code == 2 and "--records FOLDER" in ran.err
    ran = call("simulate", "the-island", "--games", 1, "--records", "/proc/kept")
    assert ran.code == 2 and "/proc/kept cannot be used" in ran.err
