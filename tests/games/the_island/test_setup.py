"""The set-up as a whole: counts over many games, refused set-ups, and the secret of the values."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.rules import rule

VALUES = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
INLAND = ["E5", "E6", "E7", "F5", "F8", "G4", "G8", "H5", "H8", "I5", "I6", "I7"]  # no water next to them as printed


def start(seed=1, **setup):
    return tidewood.new("the-island", seed=seed, **setup)


def set_up(seed=1, **setup):
    """A game whose adventurers and ships have been put down at random; the first turn has begun."""
    game = start(seed, **setup)
    rng = random.Random(seed)
    while game.decision.notation(0).split()[0] in ("place", "value", "colour", "ship"):
        game.pick(rng.randrange(game.count))
    return game


def tiles(game):
    return {name: content["tile"] for name, content in game.table()["hexes"].items() if "tile" in content}


def folk(game):
    return {name: content["adventurers"] for name, content in game.table()["hexes"].items() if "tile" in content}


def creatures(game, kind):
    hexes = game.table()["hexes"].items()
    return sorted(name for name, content in hexes for _ in range(content.get(kind, 0)))


def seen_values(view):
    return {figure["value"] for player in view["players"].values() for figure in player["figures"]}


def everyones(game):
    """What each player and a spectator see."""
    return [game.view(player) for player in [*game.players, None]]


# -- players and pieces


@rule("TI-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_take_part(players):
    game = set_up(players=players)
    assert game.players == ["p1", "p2", "p3", "p4"][:players]
    assert list(game.table()["players"]) == game.players


@rule("TI-001")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(ValueError, match=f"players is {players}; allowed: 2 to 4"):
        start(players=players)


@rule("TI-002", "AMB-37")
def test_serpents_start_in_the_lagoon_and_on_one_landing_space_of_each_safe_island():
    assert creatures(start(), "serpents") == ["B1", "C11", "G6", "K1", "L10"]


@rule("TI-003")
def test_forty_tiles_cover_the_island_and_nothing_else():
    game = start()
    laid = tiles(game)
    by_row = [sum(name[0] == row for name in laid) for row in "ABCDEFGHIJKLM"]
    assert by_row == [0, 0, 0, 4, 5, 8, 6, 8, 5, 4, 0, 0, 0]
    assert "G6" not in laid
    assert {terrain: list(laid.values()).count(terrain) for terrain in laid.values()} == game.table()["tiles_left"]
    assert game.table()["tiles_left"] == {"beach": 16, "jungle": 16, "mountain": 8}


@rule("TI-003")
def test_tiles_are_laid_at_random():
    islands = [tiles(start(seed)) for seed in range(60)]
    for name in islands[0]:
        assert {island[name] for island in islands} == {"beach", "jungle", "mountain"}, name


@rule("TI-003")
def test_the_underside_of_a_tile_is_seen_by_nobody():
    game = start()
    for view in [game.table(), *everyones(game)]:
        assert all(set(view["hexes"][name]) == {"tile", "adventurers"} for name in tiles(game))


@rule("TI-004")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_ten_adventurers(players):
    before = start(players=players).table()["players"]
    assert [player["unplaced"] for player in before.values()] == [10] * players
    after = set_up(players=players)
    assert [player["unplaced"] for player in after.table()["players"].values()] == [0] * players
    standing = [who for people in folk(after).values() for who in people]
    assert sorted(standing) == sorted(after.players * 10)


@rule("TI-005")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_launches_two_ships(players):
    before = start(players=players).table()["players"]
    assert [player["ships_to_launch"] for player in before.values()] == [2] * players
    after = set_up(players=players).table()
    assert [player["ships_to_launch"] for player in after["players"].values()] == [0] * players
    ships = [content["ship"] for content in after["hexes"].values() if "ship" in content]
    assert [crew for crew in ships if crew is not None] == [[]] * 2 * players


@rule("TI-006")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_other_ships_and_all_sharks_and_whales_are_in_the_supply(players):
    game = set_up(players=players)
    assert game.table()["supply"] == {"ships": 12 - 2 * players, "sharks": 6, "whales": 5}
    assert creatures(game, "sharks") == creatures(game, "whales") == []


# -- values


@rule("TI-007")
def test_each_adventurer_has_a_value_from_one_to_six():
    assert start().table()["players"]["p1"]["values_unplaced"] == VALUES
    for player in set_up().table()["players"].values():
        assert sorted(figure["value"] for figure in player["figures"]) == VALUES
        assert player["values_unplaced"] == []


@rule("TI-007")
def test_a_placed_adventurer_has_the_value_its_owner_chose():
    game = start(start_player="p1").play("place D4", "value 6", "place D5", "value 2")
    assert game.table()["players"]["p1"]["figures"] == [{"id": 1, "at": "D4", "how": "land", "value": 6}]
    assert game.table()["players"]["p2"]["figures"] == [{"id": 1, "at": "D5", "how": "land", "value": 2}]
    assert game.table()["players"]["p1"]["values_unplaced"] == [1, 1, 1, 2, 2, 3, 3, 4, 5]


@rule("TI-008")
def test_before_placing_owners_see_the_values_of_their_adventurers():
    game = start(start_player="p1").play("place D4", "value 6", "place D5", "value 2", "place D6")
    assert game.decision.notations == ["value 1", "value 2", "value 3", "value 4", "value 5"]
    assert game.view("p1")["players"]["p1"]["values_unplaced"] == [1, 1, 1, 2, 2, 3, 3, 4, 5]
    assert game.view("p2")["players"]["p2"]["values_unplaced"] == [1, 1, 1, 2, 3, 3, 4, 5, 6]


@rule("TI-008")
def test_nobody_else_sees_the_values_of_unplaced_adventurers():
    game = start(players=3)
    for who in [*game.players, None]:
        seen = game.view(who)["players"]
        assert [other for other in game.players if seen[other]["values_unplaced"] is not None] == ([who] if who else [])


@rule("TI-008")
def test_which_value_was_placed_changes_nothing_for_the_others():
    six, one = [start(start_player="p1").play("place D4", value, "place D5") for value in ("value 6", "value 1")]
    assert six.table() != one.table()
    for who in ("p2", None):
        assert six.view(who) == one.view(who)
        assert six.log_of(who) == one.log_of(who)


@rule("TI-009")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_sees_the_value_of_an_adventurer_that_stands_on_the_board(players):
    game = set_up(players=players)
    assert seen_values(game.table()) == set(VALUES)
    for view in everyones(game):
        assert seen_values(view) == {None}


@rule("TI-009")
def test_the_log_tells_no_value_not_even_to_the_owner():
    six, one = [start(start_player="p1").play("place D4", value) for value in ("value 6", "value 1")]
    for who in ("p1", "p2", None):
        assert six.log_of(who) == one.log_of(who)
        assert [six.tell(event) for event in six.log_of(who)] == [one.tell(event) for event in one.log_of(who)]


def saved_and_removed():
    position = {
        "clear": True,
        "phase": "remove",
        "hexes": {
            "D4": {"tile": "mountain", "adventurers": ["p1-5"]},
            "D5": {"tile": "mountain"},
            "A1": {"swimmers": ["p2-4"]},
            "M1": {"ship": ["p1-4"]},
        },
        "islands": {"NW": ["p1-6", "p2-3"]},
    }
    return start(position=position, fixed=["tile D5 volcano"])


@rule("TI-009")
def test_nobody_sees_the_value_of_a_saved_or_removed_adventurer():
    game = saved_and_removed()
    places = {figure["at"] for figure in game.table()["players"]["p1"]["figures"]}
    assert places == {"D4", "M1", "NW", "removed"}
    for view in everyones(game):
        assert seen_values(view) == {None}


@rule("TI-009")
def test_all_values_are_seen_at_the_final_scoring():
    game = saved_and_removed().play("remove D5")
    assert game.is_over
    for view in everyones(game):
        for player in view["players"].values():
            assert sorted(figure["value"] for figure in player["figures"]) == VALUES


def test_by_the_switch_owners_may_look_but_nobody_else():
    game = set_up(owners_look=True)
    for who in game.players:
        seen = game.view(who)["players"]
        for other in game.players:
            values = [figure["value"] for figure in seen[other]["figures"]]
            assert (sorted(values) == VALUES) if other == who else (values == [None] * 10)
    assert seen_values(game.view(None)) == {None}


def test_by_the_switch_the_log_tells_the_value_to_the_owner_but_to_nobody_else():
    six, one = [start(start_player="p1", owners_look=True).play("place D4", value) for value in ("value 6", "value 1")]
    assert six.log_of("p1") != one.log_of("p1")
    for who in ("p2", None):
        assert six.log_of(who) == one.log_of(who)


# -- who begins, and where people stand


@rule("TI-010", "AMB-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_may_say_who_begins(players):
    for who in ["p1", "p2", "p3", "p4"][:players]:
        for seed in range(5):
            game = start(seed, players=players, start_player=who)
            assert game.table()["start"] == game.decision.player == who


@rule("TI-010")
def test_only_somebody_who_takes_part_can_begin():
    with pytest.raises(ValueError, match="start_player is 'p3'; allowed: 'random', p1, p2"):
        start(players=2, start_player="p3")


@rule("AMB-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_else_the_start_player_is_drawn_by_lot(players):
    first = [start(seed, players=players).table()["start"] for seed in range(100)]
    for who in ["p1", "p2", "p3", "p4"][:players]:
        assert first.count(who) > 60 / players


@rule("TI-012", "TI-011")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_placement_every_tile_holds_at_most_one_adventurer(players):
    for seed in range(10):
        numbers = [len(people) for people in folk(set_up(seed, players=players)).values()]
        assert numbers.count(1) == 10 * players
        assert numbers.count(0) == 40 - 10 * players


@rule("TI-012", "TI-116")
def test_two_players_with_two_colours_fill_the_island():
    game = set_up(colours=2)
    assert [len(people) for people in folk(game).values()] == [1] * 40
    standing = [who for people in folk(game).values() for who in people]
    assert {who: standing.count(who) for who in standing} == {"p1": 10, "p1b": 10, "p2": 10, "p2b": 10}


# -- overpopulation


def full_but_one(**setup):
    """Four players have placed all but the last adventurer, one on each tile, and D4 is free."""
    island = tiles(start(position={"phase": "place"}))
    people = [f"p{1 + i % 4}" for i in range(39)]
    taken = zip(list(island)[1:], people, strict=True)
    hexes = {name: {"tile": island[name], "adventurers": [who]} for name, who in taken}
    position = {"phase": "place", "active": "p4", "hexes": hexes}
    return start(players=4, position=position, **setup)


@rule("TI-119", "AMB-29")
def test_twelve_inland_tiles_may_hold_two():
    game = full_but_one(overpopulation=True)
    assert game.decision.notations == [f"place {name}" for name in ["D4", *INLAND]]


@rule("AMB-29")
def test_with_the_outer_rim_only_eighteen_tiles_may_hold_two():
    game = full_but_one(overpopulation=True, rim_only=True)
    around_the_lagoon = {"F6", "F7", "G5", "G7", "H6", "H7"}
    assert len(game.decision) == 1 + 18
    assert around_the_lagoon < {notation.removeprefix("place ") for notation in game.decision.notations}


@rule("TI-119")
def test_overpopulation_never_puts_two_next_to_water_nor_three_anywhere():
    doubled = set()
    for seed in range(10):
        for name, people in folk(set_up(seed, players=4, overpopulation=True)).items():
            assert len(people) <= (2 if name in INLAND else 1)
            if len(people) == 2:
                doubled.add(name)
    assert doubled


@rule("AMB-29")
def test_the_outer_rim_is_a_matter_of_overpopulation_only():
    with pytest.raises(ValueError, match="rim_only needs overpopulation"):
        start(rim_only=True)
