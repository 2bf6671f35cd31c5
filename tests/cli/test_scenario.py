"""Scenario files from the command line."""

import pytest

GOOD = """
- name: a whale surfaces
  game: the-island
  setup: {players: 2}
  position: {hexes: {D4: {tile: beach}, E5: {tile: jungle, adventurers: [p1, p2]}}, clear: true, phase: remove}
  chance: ["tile D4 whale", "die whale"]
  play: ["remove D4"]
  expect: {hexes: {D4: {whales: 1}}}
"""
DIFFERS = GOOD.replace("whales: 1", "whales: 3").replace("a whale surfaces", "three whales surface")


@pytest.fixture
def files(tmp_path):
    (tmp_path / "all" / "deeper").mkdir(parents=True)
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "all" / "deeper" / "good.yml").write_text(GOOD)
    (tmp_path / "all" / "differs.yaml").write_text(GOOD + DIFFERS)
    (tmp_path / "bad.yaml").write_text("- name: [")


def test_all_is_as_expected(call, files):
    ran = call("scenario", "good.yaml")
    assert (ran.code, ran.out) == (0, "1 scenario in 1 file, 0 with differences, 0 mistakes\n")


def test_what_differs_is_said(run, files):
    ran = run("scenario", "good.yaml", "all")
    assert ran.code == 1
    assert "all/differs.yaml: three whales surface\n    hexes.D4.whales: expected 3, found 1\n" in ran.out.replace(
        "\\", "/"
    )
    assert "4 scenarios in 3 files, 1 with differences" in ran.out


def test_a_bad_file_does_not_keep_the_others_from_running(call, files):
    ran = call("scenario", "bad.yaml", "missing.yaml", "all", "--json")
    assert ran.code == 2
    assert "bad.yaml" in ran.err and "missing.yaml" in ran.err
    assert {key: ran.json[key] for key in ("files", "scenarios", "failed")} == {"files": 4, "scenarios": 3, "failed": 1}
    assert len(ran.json["bad"]) == 2
    failed = [result for result in ran.json["results"] if not result["passed"]]
    assert [result["name"] for result in failed] == ["three whales surface"]
    assert failed[0]["differences"] == ["hexes.D4.whales: expected 3, found 1"]


def test_a_wrong_scenario_does_not_keep_the_others_of_its_file_from_running(call, files, tmp_path):
    (tmp_path / "mixed.yaml").write_text(GOOD + "- name: mistyped\n  game: the-island\n  plya: []\n" + DIFFERS)
    ran = call("scenario", "mixed.yaml", "--json")
    assert ran.code == 2
    assert ran.err.startswith("tidewood: mixed.yaml: mistyped: line 11: unknown key 'plya'")
    assert [result["line"] for result in ran.json["results"]] == [2, 9, 13]
    assert [result["passed"] for result in ran.json["results"]] == [True, False, False]


def test_a_wrong_position_is_named_with_its_line(call, files, tmp_path):
    (tmp_path / "wrong.yaml").write_text(GOOD.replace("tile: beach", "tile: baech"))
    ran = call("scenario", "wrong.yaml")
    assert ran.code == 1
    assert ran.out.startswith(
        "wrong.yaml: a whale surfaces\n    line 5: refused: unknown terrain 'baech'; "
        "known: beach, jungle, mountain; did you mean 'beach'?\n"
    )
