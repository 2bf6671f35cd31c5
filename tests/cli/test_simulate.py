"""Many games between bots, and how fast."""

import re

import pytest

from tests.ours import GAMES
from tidewood.cli.bench import tell
from tidewood.cli.simulate import one_game
from tidewood.cli.words import words_of
from tidewood.language.catalogue import ORDER

KEYS = {"games", "finished", "dead_ends", "seconds", "games_per_s", "decisions", "decisions_per_s", "seats"}
BENCH_KEYS = {"decision_us", "encode_us", "copy_us", "save_us", "load_us", "games_per_s", "growth"}


def results(report):
    """What does not depend on the clock."""
    seats = {name: {key: seat[key] for key in ("bot", "wins", "mean_score")} for name, seat in report["seats"].items()}
    return {**{key: report[key] for key in ("games", "finished", "dead_ends", "decisions")}, "seats": seats}


def test_json_has_everything_and_a_short_list_of_bots_goes_round(run):
    ran = run("simulate", "the-island", "--players", 3, "--bots", "random,greedy", "--games", 1, "--json")
    assert ran.code == 0 and ran.err == ""
    assert set(ran.json) >= KEYS
    assert [seat["bot"] for seat in ran.json["seats"].values()] == ["random", "greedy", "random"]
    assert ran.json["finished"] == ran.json["games"] == 1 and ran.json["dead_ends"] == 0
    assert sum(seat["wins"] for seat in ran.json["seats"].values()) == 1


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes(run):
    asked = (
        "simulate",
        "the-island",
        "--players",
        2,
        "--games",
        4,
        "--seed",
        "tide",
        "--json",
        "--set",
        "equal_values=on",
    )
    one = run(*asked)
    assert results(one.json) == results(run(*asked, "--jobs", 2).json)
    assert results(one.json) == results(run(*asked, PYTHONHASHSEED="7").json)
    assert results(one.json) != results(run(*asked, "--seed", "ebb").json)


def test_for_people_it_is_a_table(run):
    ran = run("simulate", "the-island", "--games", 2)
    assert ran.code == 0
    assert "2 games, 2 finished, 0 dead ends" in ran.out and "decisions/s" in ran.out
    assert "\x1b" not in ran.out + ran.err


def test_a_game_that_raises_is_a_dead_end():
    played, why, _ = one_game("the-island", {"players": 2}, ["random", "no such bot"], 0, 0)
    assert not played.finished
    assert "no such bot" in why


def test_bench_as_json(run):
    ran = run("bench", "the-island", "--seconds", 0.2, "--json")
    assert ran.code == 0
    assert set(ran.json["the-island"]) >= BENCH_KEYS
    assert all(ran.json["the-island"][key] > 0 for key in (*BENCH_KEYS, "encode_ids_us"))
    assert ran.json["the-island"]["growth"] < 3


def test_bench_runs_the_games_of_others_in_turn_with_ours(run):
    ran = run("bench", "the-island", "--seconds", 0.1, "--against-openspiel", "--lang", "de")
    assert ran.code == 0, ran.err
    told = {cells[0]: cells[1:] for line in ran.out.splitlines() if (cells := re.split(r"\s{2,}", line.strip()))}
    for rival in ("python_tic_tac_toe", "python_block_dominoes", "gin_rummy", "hearts", "hive"):
        assert len(told[rival]) == 4 and all(re.fullmatch(r"[\d.,\s]+", cell) for cell in told[rival])
    found = run("bench", "the-island", "--seconds", 0.1, "--against-openspiel", "--json").json["the-island"][
        "openspiel"
    ]
    assert all(other["ratio"] > 0 and other["copy_us"] > 0 for other in found.values())


@pytest.mark.parametrize("lang", ORDER)
def test_decisions_and_copies_of_others_stand_side_by_side_with_ours(capsys, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "80")
    other = {"our_decisions_per_s": 98765.4, "decisions_per_s": 43210.9, "actions_per_s": 54321.0, "ratio": 2.25}
    others = {"python_block_dominoes": {**other, "copy_us": 166.5}, "hive": {**other, "copy_us": 2.75}}
    ours = dict.fromkeys((*BENCH_KEYS, "load_verified_us"), 4.5)
    tell({"the-island": {**ours, "openspiel": others}}, words_of(lang))
    told = [line.split("  ") for line in capsys.readouterr().out.splitlines()]
    rows = {cells[0].strip(): [re.sub(r"[^\d]", "", cell) for cell in cells[1:] if cell.strip()] for cells in told}
    assert rows["the-island"] == ["98765", "450"]
    assert rows["hive"] == ["43211", "54321", "275", "225"]
    assert rows["python_block_dominoes"] == ["43211", "54321", "16650", "225"]


@pytest.mark.parametrize("lang", ORDER)
def test_the_table_of_bench_fits_a_terminal(capsys, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "80")
    slow = dict.fromkeys((*BENCH_KEYS, "load_verified_us"), 12345.678)
    tell(dict.fromkeys(GAMES, slow), words_of(lang))
    told = capsys.readouterr().out
    assert all(game in told for game in GAMES)
    assert all(len(line) <= 80 for line in told.splitlines()) and "…" not in told
