"""What scenario files can say, and what they are told when they say it wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tidewood.files.scenario import read, read_file
from tidewood.kernel.errors import BadFile
from tidewood.scenarios import Ran, run, run_file

ISLAND = """
- name: looked at
  game: spirit-island
  setup: {spirits: [river-surges-in-sunlight], boards: [A]}
  position:
    clear: true
    lands: {A5: {town: 1, city-1: 1, presence: {p1: 2}}}
    spirits: {p1: {hand: [], play: [wash-away]}}
    phase: fast
  expect: EXPECT
"""


def looked(expect: str) -> Ran:
    (scenario,) = read(ISLAND.replace("EXPECT", expect))
    return run(scenario)


@pytest.mark.parametrize(
    "expect",
    [
        "{lands: {A4: {presence: {}}}}",
        "{lands: {A5: {presence: {exactly: {p1: 2}}}}}",
        "{spirits: {p1: {elements: {exactly: {water: 1, earth: 1}}, hand: []}}}",
        "{lands: {A4: {presence: {p1: 0}, city-1: 0, beasts: 0}}}",
        "{spirits: {p1: {elements: {sun: 0}}}}",
        "{outcome: null, blight: {card: null}}",
    ],
)
def test_nothing_and_exactly_can_be_said(expect):
    assert looked(expect).differences == []


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ("{lands: {A5: {presence: {}}}}", "lands.A5.presence: expected {}, found {'p1': 2}"),
        ("{spirits: {p1: {elements: {}}}}", "spirits.p1.elements: expected {}, found {'water': 1, 'earth': 1}"),
        (
            "{spirits: {p1: {elements: {exactly: {water: 1}}}}}",
            "spirits.p1.elements: expected {'water': 1}, found {'water': 1, 'earth': 1}",
        ),
        ("{lands: {A5: {presence: {p1: 0}}}}", "lands.A5.presence.p1: expected 0, found 2"),
        ("{lands: {A4: {tonw: 0}}}", "unknown key of lands.A4 'tonw'; known: terrain"),
        ("{lands: {A4: {presence: {p1: 1}}}}", "lands.A4.presence.p1: expected 1, not on the table"),
        ("{outcome: {}}", "outcome: expected {}, found None"),
    ],
)
def test_what_is_not_so_differs(expect, difference):
    (said,) = looked(expect).differences
    assert difference in said


@pytest.mark.parametrize(
    ("expect", "message"),
    [
        ("{lands: {A5: {presence: {exactly: {p1: 2}, p2: 1}}}}", "'exactly' stands alone"),
        ("{landss: {}}", "unknown key 'landss'; did you mean 'lands'?"),
        ("{options: {}}", "'options' says nothing"),
        ("{options: {exclude: use wash-away}}", "'exclude' of options is a list of notations"),
        ("{options: {omit: [use wash-away]}}", "unknown key of options 'omit'"),
        ("{decision: {plyaer: p1}}", "unknown key of decision 'plyaer'; known: player, players, prompt, count"),
        ("{log: {include: 3}}", "'include' of log is a list of English sentences"),
        ("{view: {p7: {}}}", "unknown player 'p7'"),
        ("{options: {exclude: [use wash-awya]}}", "unknown word 'wash-awya'; did you mean 'wash-away'?"),
        ("{options: {exclude: [psuh town A5→A4]}}", "unknown word 'psuh'; did you mean 'push'?"),
        ("{options: {exclude: [push town A5→A9]}}", "unknown word 'a9'"),
        ("{options: {exclude: [1 growth]}}", "'1 growth' can never be open: no answer is written so"),
        ("{options: {exclude: [growth wash-away]}}", "'growth wash-away' can never be open"),
        ("{log: {exclude: [This sentence kan never be sayd.]}}", "can never be in the log"),
    ],
)
def test_an_expectation_nobody_can_understand_is_an_error(expect, message):
    ran = looked(expect)
    assert message in ran.wrong
    assert not ran.passed


def test_a_closed_option_may_be_excluded_however_it_is_written():
    assert looked("{options: {exclude: [push town A5->A4, 'growth 1', 'p1: USE  flash-floods']}}").passed
    assert "should not be open" in looked("{options: {exclude: [USE  Wash-Away]}}").differences[0]


def test_defaults_stand_at_the_head_of_a_file():
    first, second = read("""
defaults: {game: everdell, setup: {players: 3, seed: 7}, rules: [ED-TURN-01]}
scenarios:
- name: by default
- {name: otherwise, game: the-island, setup: {players: 4}, rules: []}
""")
    assert (first.game, first.setup, first.rules) == ("everdell", {"players": 3, "seed": 7}, ["ED-TURN-01"])
    assert (second.game, second.setup, second.rules) == ("the-island", {"players": 4, "seed": 7}, [])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("defaults: {gane: everdell}\nscenarios: []", "line 1: unknown key 'gane'"),
        ("defaults: {position: {}}\nscenarios: []", "unknown key 'position'; known: game, setup, rules"),
        ("defaults: [everdell]\nscenarios: []", "defaults: expected a mapping"),
        ("defaults: {game: 3}\nscenarios: []", "line 1: defaults: Expected `str`"),
        ("defaults: {game: everdell}", "`scenarios` is needed once"),
        ("scenarios: []\nscenarios: []", "`scenarios` is needed once"),
        ("scenario: []", "did you mean 'scenarios'?"),
        ("scenarios: {name: x}", "expected an array of scenarios"),
        ("3", "expected an array of scenarios"),
    ],
)
def test_a_wrong_head_is_refused(text, message):
    with pytest.raises(BadFile) as error:
        read(text)
    assert message in str(error.value)


SPOILT = """
defaults: {game: the-island, setup: {players: 2}}
scenarios:
- name: right
- name: a wrong key
  plya: [stop]
- name: a wrong name in the position
  position:
    hexes:
      Z9: {tile: beach}
- name: a wrong expectation
  expect:
    hexs: {}
- name: a key twice
  play: []
  play: []
- play: []
- name: a wrong type
  play: stop
- 17
- name: right as well
"""


def test_a_wrong_scenario_is_named_with_its_line_and_the_rest_runs(tmp_path: Path):
    path = tmp_path / "spoilt.yaml"
    path.write_text(SPOILT)
    said = {ran.name: ran.differences for ran in run_file(path)}
    assert [name for name, differences in said.items() if not differences] == ["right", "right as well"]
    assert said["a wrong key"] == [
        "line 6: unknown key 'plya'; known: name, game, rules, about, setup, position, chance, play, expect, "
        "fails; did you mean 'play'?"
    ]
    assert said["a wrong name in the position"][0].startswith("line 10: refused: unknown hex 'Z9'")
    assert said["a wrong expectation"][0].startswith("line 13: expect: unknown key 'hexs'; ")
    assert said["a key twice"] == ["line 14: play is written twice"]
    assert "line 17: Object missing required field `name`" in said["scenario 6"][0]
    assert "line 18: Expected `array`, got `str`" in said["a wrong type"][0]
    assert "line 20: Expected `object`, got `int`" in said["scenario 8"][0]
    with pytest.raises(BadFile, match="a wrong key: line 6: unknown key 'plya'"):
        read_file(path)


FORCED = """
- name: a third one after a forced one
  game: spirit-island
  setup: {spirits: [lightnings-swift-strike], boards: [A]}
  position:
    clear: true
    lands: {A7: {presence: {p1: 2}}, A5: {city: 3, town: 3}}
    spirits: {p1: {play: [gnawing-rootbiters], elements: {fire: 5, air: 5, water: 2}}}
    phase: slow
  play: [use thundering-destruction, A5, either 2, PLAY]
  expect: {lands: {A5: {city: LEFT}}}
"""


def test_a_forced_answer_that_is_named_is_not_taken_for_a_later_question(tmp_path: Path):
    (left_out,) = read(FORCED.replace(", PLAY", "").replace("LEFT", "2"))
    (named,) = read(FORCED.replace("PLAY", "destroy city A5").replace("LEFT", "2"))
    assert run(left_out).differences == run(named).differences == []


def test_who_meant_both_is_told():
    (scenario,) = read(FORCED.replace("PLAY", "destroy city A5").replace("LEFT", "1"))
    differences = run(scenario).differences
    assert differences[0] == "lands.A5.city: expected 1, found 2"
    assert differences[1].startswith("'destroy city A5' names what was forced; write it twice")


def test_whose_forced_answer_it_was_counts():
    (scenario,) = read(FORCED.replace("PLAY", "'p2: destroy city A5'").replace("LEFT", "2"))
    assert "not possible now" in run(scenario).differences[0]


def test_the_example_of_the_documentation_holds(tmp_path: Path):
    text = (Path(__file__).parents[1] / "docs" / "formats.md").read_text(encoding="utf-8")
    path = tmp_path / "example.yaml"
    path.write_text(text.partition("```yaml\n")[2].partition("```")[0])
    (ran,) = run_file(path)
    assert ran.differences == []
