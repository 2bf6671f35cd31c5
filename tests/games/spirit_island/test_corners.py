"""The corners of lands, as the drawing of the boards has them."""

from typing import Any

import networkx as nx
import pytest

from tidewood.games.spirit_island.board.boards import BALANCED
from tidewood.games.spirit_island.board.corners import corners, is_next
from tidewood.games.spirit_island.board.maps import map_of
from tools.island_shapes import graph_of, plans

PLANS = plans()


def faces(id):
    """The points of a drawn board: the lands, the Ocean (0) and the sides that meet there, but for the outside."""
    embedding: Any = nx.check_planarity(graph_of(PLANS[id]))[1]
    walked = set()
    found = []
    for u, v in embedding.edges():
        if (u, v) not in walked:
            found.append(frozenset(embedding.traverse_face(u, v, mark_half_edges=walked)))
    return [face for face in found if "X" not in face]


def elements(map, corner):
    edges = {0 if edge.endswith("ocean") else edge.partition(".")[2] for edge in corner.edges}
    return frozenset({map.number[place] for place in corner.lands} | edges)


def written(points):
    return sorted(sorted(str(one) for one in point) for point in points)


@pytest.mark.parametrize("id", BALANCED)
def test_the_corners_of_a_board_are_the_points_of_its_drawing(id):
    island = map_of((id,), "standard", (), True)
    assert written(elements(island, corner) for corner in corners(island)) == written(faces(id))


@pytest.mark.parametrize("id", BALANCED)
def test_corners_are_next_to_each_other_along_a_border(id):
    island = map_of((id,), "standard", (), True)
    for one in corners(island):
        for other in corners(island):
            shared = elements(island, one) & elements(island, other)
            by_land = any(isinstance(part, int) and part for part in shared)
            assert is_next(one, other) == (one != other and by_land and len(shared) > 1)


def names(island, corner):
    return [island.names[place] for place in corner.lands]


@pytest.mark.parametrize("adjacency", [True, False])
def test_corners_across_a_seam_have_the_lands_of_both_boards(adjacency):
    island = map_of(("A", "B", "C"), "standard", (), adjacency)
    found = [names(island, corner) for corner in corners(island)]
    assert len({tuple(one) for one in found if len(one) > 2}) == len([one for one in found if len(one) > 2])
    # in the point where the three boards meet, one land of each
    middle = [one for one in found if len({name[0] for name in one}) == 3]
    assert len(middle) == 1
    seams = [one for one in found if len({name[0] for name in one}) == 2 and len(one) == 3]
    cuts = sum(len(BALANCED[island.boards[b]].sides[side].cuts) for a in island.joins for b, side in (a[:2], a[2:]))
    assert len(seams) == cuts


def test_every_two_boards_have_each_land_at_three_corners_or_more():
    island = map_of(("A", "D"), "standard", (), True)
    at = [land for corner in corners(island) for land in corner.lands]
    assert all(at.count(land) >= 3 for land in island.lands)
