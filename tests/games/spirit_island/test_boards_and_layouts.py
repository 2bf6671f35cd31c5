"""The map: boards, layouts and how they join."""

from __future__ import annotations

from collections import Counter

import pytest

import tidewood
from tests.games.spirit_island.test_setup import BOARDS, new
from tests.rules import rule
from tidewood.api import describe
from tidewood.games.spirit_island.board.boards import BALANCED, THEMATIC, THEMATIC_SETS, Board
from tidewood.games.spirit_island.board.layouts import LAYOUTS
from tidewood.games.spirit_island.board.maps import map_of
from tidewood.games.spirit_island.pieces import INVADERS, OCEAN, TERRAINS

# -- the map


def neighbours(board: Board) -> dict[int, set[int]]:
    return {land.number: set(land.near) for land in board.lands}


@pytest.mark.parametrize("board", [*BALANCED.values(), *THEMATIC.values()], ids=lambda board: board.id)
@rule("SI-MAP-01", "SI-MAP-03", "SI-MAP-04")
def test_the_lands_of_a_board(board):
    near = neighbours(board)
    assert [land.number for land in board.lands] == list(range(1, len(board.lands) + 1))
    assert all(a in near[b] for a in near for b in near[a]), "adjacency goes both ways"
    assert all(land.terrain != OCEAN for land in board.lands)
    assert {TERRAINS[land.terrain] for land in board.lands} == {"jungle", "mountain", "sands", "wetland"}
    found = map_of((board.id,), "standard" if board.id in BALANCED else "thematic", (), True)
    for land in board.lands:
        assert land.coastal == (found.ocean_of[0] + land.number in found.near[found.ocean_of[0]])


@rule("SI-MAP-09", "SI-MAP-10")
def test_standard_layouts_keep_all_oceans_outside_and_two_boards_west_and_east():
    for (n, name), layout in LAYOUTS.items():
        if name == "standard":
            assert all("west" not in (side, other) for _, side, _, other in layout.joins)
            assert len(layout.joins) == (0, 1, 3, 4, 5, 7)[n - 1]
    first, second = [board.ocean for board in LAYOUTS[2, "standard"].boards]
    assert 90 < first < 270 and (second - first) % 360 == 180


@rule("SI-MAP-11", "SI-MAP-12")
def test_three_oceans_spread_evenly_and_four_lie_two_and_two():
    oceans = sorted(board.ocean for board in LAYOUTS[3, "standard"].boards)
    assert [(ocean - oceans[0]) % 360 for ocean in oceans] == [0, 120, 240]
    west, east = 150, 330
    assert Counter(board.ocean for board in LAYOUTS[4, "standard"].boards) == {west: 2, east: 2}


@rule("SI-MAP-06", "SI-MAP-07")
def test_lands_of_joined_sides_touch_and_those_of_a_meeting_point_too():
    touch = map_of(("A", "B", "C", "D"), "standard", (), True)
    border = map_of(("A", "B", "C", "D"), "standard", (), False)
    pairs = {(touch.names[a], touch.names[b]) for a in touch.lands for b in touch.near[a] if b not in border.near[a]}
    assert pairs == {("A7", "C4"), ("C4", "A7"), ("B8", "D8"), ("D8", "B8")}
    assert ("A7", "B8") in {(border.names[a], border.names[b]) for a in border.lands for b in border.near[a]}


@rule("SI-MAP-06")
def test_thematic_boards_that_meet_in_a_point_touch_there_unless_borders_are_asked_for():
    boards = ("W", "E", "NE", "NW")
    touch, border = map_of(boards, "thematic", (), True), map_of(boards, "thematic", (), False)
    pairs = {(touch.names[a], touch.names[b]) for a in touch.lands for b in touch.near[a] if b not in border.near[a]}
    assert pairs == {("NW9", "E10"), ("E10", "NW9"), ("NE6", "W6"), ("W6", "NE6")}


@rule("SI-MAP-13")
@pytest.mark.parametrize(("n", "layout"), [key for key in LAYOUTS if key[1] != "standard"])
def test_other_layouts_hold_together_and_differ_from_the_standard_one(n, layout):
    boards = ("A", "B", "C", "D", "E", "F")[:n]
    sets = ["jagged-earth"] if n > 4 else []
    found, standard = map_of(boards, layout, (), True), map_of(boards, "standard", (), True)
    assert found.near != standard.near
    assert max(found.distances(0)[found.lands[0]][place] for place in found.lands) < 16
    assert new(players=n, boards=list(boards), layout=layout, expansions=sets).table()["boards"] == list(boards)


@rule("SI-MAP-13")
def test_sides_that_come_to_lie_together_are_joined_even_if_nobody_names_them():
    named = map_of(("A", "B", "C"), "standard", (), True)
    free = map_of(("A", "B", "C"), "free", ("A.east-B.south", "A.south-C.east"), True)
    assert free.near == named.near


@rule("SI-MAP-23", "SI-MAP-25")
def test_there_are_six_thematic_boards_larger_and_with_more_invaders_than_the_balanced_ones():
    assert set(THEMATIC) == {"NW", "NE", "W", "E", "SE", "SW"}
    assert min(len(board.lands) for board in THEMATIC.values()) > max(len(board.lands) for board in BALANCED.values())
    assert invaders(THEMATIC) > invaders(BALANCED)
    assert same_terrain(THEMATIC) > same_terrain(BALANCED)


def invaders(boards: dict[str, Board]) -> float:
    """Printed Invaders, on average."""
    printed = [n for board in boards.values() for land in board.lands for kind, n in land.printed if kind in INVADERS]
    return sum(printed) / len(boards)


def same_terrain(boards: dict[str, Board]) -> float:
    """How often neighbours have the same terrain."""
    pairs = [(board.lands[a - 1], board.lands[b - 1]) for board in boards.values() for a, near in
             neighbours(board).items() for b in near]  # fmt: skip
    return sum(a.terrain == b.terrain for a, b in pairs) / len(pairs)


@rule("SI-MAP-19", "SI-MAP-20", "SI-MAP-21", "SI-MAP-22")
def test_the_thematic_boards_of_each_number_of_players():
    assert [set(THEMATIC_SETS[n]) for n in range(1, 5)] == [
        {"NE"}, {"W", "E"}, {"W", "E", "NE"}, {"W", "E", "NE", "NW"},
    ]  # fmt: skip
    for n in range(1, 5):
        assert new(players=n, layout="thematic").table()["boards"] == list(THEMATIC_SETS[n])


def test_five_and_six_players_use_the_southern_boards_too():
    for n, southern in ((5, {"SE"}), (6, {"SE", "SW"})):
        boards = new(players=n, layout="thematic", expansions=["jagged-earth"]).table()["boards"]
        assert boards == list(THEMATIC_SETS[n]) and set(boards) == {"W", "E", "NE", "NW"} | southern


@rule("SI-MAP-16", "SI-MAP-17")
@pytest.mark.parametrize("players", range(1, 7))
def test_boards_that_are_much_alike_are_drawn_together_by_five_and_six_players_only(players):
    drawn = [
        set(tidewood.new("spirit-island", seed, players=players, expansions=["jagged-earth"]).table()["boards"])
        for seed in range(30)
    ]
    assert set().union(*drawn) == set(BALANCED)
    for pair in ({"B", "E"}, {"D", "F"}):
        assert any(pair <= boards for boards in drawn) == (players > 4)


@rule("SI-MAP-26")
def test_a_thematic_land_is_terrain_coast_and_pieces_and_nothing_else():
    thematic = new(players=4, layout="thematic").table()["lands"].values()
    balanced = new(players=4, boards=BOARDS).table()["lands"].values()
    assert {key for land in thematic for key in land} == {key for land in balanced for key in land}


@rule("SI-MAP-28")
def test_the_set_up_says_whom_the_thematic_map_is_for():
    [layout] = [option for option in describe("spirit-island").options if option.name == "layout"]
    assert "experienced" in layout.text["en"] and "Erfahrene" in layout.text["de"] and "confirmés" in layout.text["fr"]


@rule("SI-MAP-14")
def test_an_archipelago_is_one_islet_for_each_board_two_apart():
    found = map_of(("A", "B"), "archipelago", (), True)
    steps = found.distances(0)
    place = found.by_name
    assert steps[place["A3"]][place["B3"]] == steps[place["A1"]][place["B2"]] == 2
    assert steps[place["A4"]][place["B3"]] == 3
    assert not set(found.near[place["A3"]]) & set(found.lands_of[1])
