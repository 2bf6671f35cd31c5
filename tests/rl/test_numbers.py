"""The table and the options as numbers: of fixed size, in range, and nothing that the player may not know."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import tidewood
from tidewood.api import observation, title
from tidewood.features import FEATURES, ROW
from tidewood.rl.encoding import Encoder

SETUPS = [
    ("the-island", {"players": 4}),
    ("the-island", {"players": 2, "colours": 2, "owners_look": False}),
    ("the-island", {"players": 3, "equal_values": True}),
    ("everdell", {"players": 4}),
    ("everdell", {"players": 1}),
    (
        "everdell",
        {"players": 1, "phantomia": True, "phantomia_plan": "skilful-weaving", "phantomia_character": "random"},
    ),
    ("everdell", {"players": 3, "modules": ["legends", "abilities"]}),
    ("spirit-island", {"players": 2, "adversary": "sweden", "adversary_level": 3}),
    ("spirit-island", {"players": 1, "expansions": ["branch-and-claw", "jagged-earth"]}),
]


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_rows_keep_their_length_and_their_range_and_tell_nothing_hidden(name, setup):
    rng = Random(f"numbers {setup}")
    meaning = observation(name, setup)
    game = tidewood.new(name, 3, **setup)
    for n in range(150):
        if game.is_over:
            break
        for player in game.players:
            rows = game.observation(player)
            assert {row: len(numbers) for row, numbers in rows.items()} == {
                row: m for row, (m, _) in meaning.rows.items()
            }
            seen = game.observe(player)  # raises if a number does not fit a byte
            assert list(seen) == [number for row in rows.values() for number in row]
            if n % 5 == 0:
                assert game.determinise(player, rng).observe(player) == seen
            if n % 10 == 0:  # what was kept of the last look is not kept too long
                assert tidewood.load(game.save(), verify=False).observe(player) == seen
        features = game.option_features()
        assert len(features) == game.count and all(len(row) == FEATURES for row in features)
        owners = game.option_owners or [game.mover] * game.count
        for who in range(len(game.players)):  # remembered rows are what they would be made of anew
            own = [row for row, owner in zip(features, owners, strict=True) if owner == who]
            assert [list(ROW.unpack(row)) for row in game.feature_rows(who)] == own
        game.pick(rng.randrange(game.count))


@pytest.mark.parametrize("name", ["the-island", "everdell", "spirit-island"])
def test_options_of_one_decision_differ(name):
    """So that a network can tell them apart."""
    rng = Random(name)
    game = tidewood.new(name, 5, players=2)
    alike = asked = 0
    while not game.is_over and asked < 150:
        owners = game.option_owners or [0] * game.count
        rows = [(*row, owner) for row, owner in zip(game.option_features(), owners, strict=True)]
        alike += len(rows) - len(set(rows))
        asked += 1
        assert all(row[0] in observation(name).options.values() for row in rows)
        game.pick(rng.randrange(game.count))
    assert alike == 0


MEETS = [
    ("the-island", {"players": 2}),
    ("everdell", {"players": 3}),
    ("everdell", {"players": 1, "phantomia": True}),
    ("spirit-island", {"players": 2, "expansions": ["branch-and-claw", "jagged-earth"]}),
]


@pytest.mark.parametrize(("name", "setup"), MEETS, ids=str)
def test_fields_tell_options_apart_without_their_keys(name, setup):
    """A network can read what an option is about, and need not learn keys by heart. Effects alone have no numbers."""
    alike = rows = 0
    kinds = {number: id for id, number in observation(name, setup).options.items()}
    for seed in range(3):
        rng = Random(f"{name} {seed}")
        game = tidewood.new(name, seed, **setup)
        while not game.is_over:
            owners = game.option_owners or [0] * game.count
            told = [
                (row[0], *row[3:], owner)
                for row, owner in zip(game.option_features(), owners, strict=True)
                if kinds[row[0]] not in EFFECTS
            ]
            rows += len(told)
            alike += len(told) - len(set(told))
            game.pick(rng.randrange(game.count))
    assert alike <= 0.005 * rows, f"{alike} of {rows}"


EFFECTS = ("option.either", "option.vote")


def test_a_visit_names_the_place_as_the_row_of_workers_does():
    rng = Random("visits")
    game = tidewood.new("everdell", 2, players=2)
    visit = observation("everdell").options["option.visit"]
    went = 0
    while not game.is_over:
        n, rows, who = rng.randrange(game.count), game.option_features(), game.mover
        before = game.observation(who)["workers"]
        game.pick(n)
        if rows[n][0] == visit and game.answers and not game.is_over:
            places = len(before) // 2
            moved = [after - was for was, after in zip(before[:places], game.observation(who)["workers"], strict=False)]
            assert moved[rows[n][3]] >= 1
            went += 1
    assert went > 5


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_every_number_of_a_row_has_a_name(name, setup):
    meaning = observation(name, setup)
    assert meaning.axes.keys() == meaning.rows.keys()
    for row, (n, _) in meaning.rows.items():
        columns = meaning.columns(row)
        assert len(columns) == n, row


def test_names_of_numbers_are_those_of_the_table():
    position = {"players": {"p1": {"city": ["inn", "wife"]}, "p2": {"city": ["farm"], "resin": 2}}}
    game = tidewood.new("everdell", 1, players=2, start_player="p1", position=position)
    meaning = observation("everdell", game.setup)
    rows = game.observation("p2")
    named = {
        row: {name: n for name, n in zip(meaning.columns(row), rows[row], strict=True) if n}
        for row in ("cities", "goods", "turn")
    }
    assert named["cities"] == {"own farm": 1, "+1 inn": 1, "+1 wife": 1}
    assert named["goods"] == {"own resin": 2}
    assert named["turn"]["active"] == named["turn"]["began"] == 1  # p1 is the next but none


def test_a_move_is_seen_from_every_seat():
    game = tidewood.new("the-island", 1, players=2)
    before = [game.observation(player)["placed"] for player in game.players]
    game.pick(0)
    game.pick(0)  # where, and which figure
    after = [game.observation(player)["placed"] for player in game.players]
    assert before == [[0, 0], [0, 0]] and sorted(after) == [[0, 1], [1, 0]]


@pytest.mark.parametrize("name", ["the-island", "everdell", "spirit-island"])
def test_the_page_says_what_every_row_means_and_how_long_it_is(name):
    page = (Path(__file__).parents[2] / "docs" / "simulator.md").read_text(encoding="utf-8")
    meaning = observation(name, {"players": 2})
    lines = [f"| `{row}` | {n} | {means} |" for row, (n, means) in meaning.rows.items()]
    assert "| --- | --- | --- |\n" + "\n".join(lines) + "\n\n" in page  # these and no others
    assert f"**{title(name)}** (version {meaning.version})" in page


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_arrays_are_as_long_as_their_rows_and_of_the_type_the_page_says(name, setup):
    page = (Path(__file__).parents[2] / "docs" / "simulator.md").read_text(encoding="utf-8")
    assert "all are bytes (`uint8`), features of options are `int32`" in page
    game = tidewood.new(name, 3, **setup)
    rows = game.observation(game.players[0])
    meaning = observation(name, setup)
    assert list(rows) == list(meaning.rows), "declared in another order, or not at all"
    encoder = Encoder(name, setup)
    seen = encoder.seen(game, game.players[0])
    assert encoder.space.contains(seen)
    assert seen["observation"].dtype == np.uint8 and seen["options"].dtype == np.int32
    assert seen["observation"].tolist() == [number for row in rows.values() for number in row]
    assert len(seen["observation"]) == sum(n for n, _ in meaning.rows.values()) == meaning.size
    features = seen["options"][seen["action_mask"] == 1].tolist()
    owners = game.option_owners or [game.mover] * game.count
    assert features == [row for row, who in zip(game.option_features(), owners, strict=True) if who == 0]
