"""Positions: what cannot be is refused with what is allowed."""

from __future__ import annotations

import pytest

import tidewood

SEA = ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "M1", "M2", "M3", "M4", "M5", "M6")
HERE = {"D4": {"tile": "beach", "adventurers": ["p1", "p2"]}}
REFUSED = [
    ({"clear": True, "hexes": {hex: {"ship": []} for hex in SEA}}, "more than 12 ships"),
    (
        {"clear": True, "phase": "ships", "hexes": {**HERE, **{hex: {"ship": []} for hex in SEA[:9]}}},
        "13 ships on the board and to be launched; there are 12",
    ),
    ({"phase": "ships", "players": {"p1": {"ships_to_launch": 3}}}, "3 ships to launch; at most 2 in phase 'ships'"),
    ({"phase": "move", "players": {"p1": {"ships_to_launch": 1}}}, "1 ships to launch; at most 0 in phase 'move'"),
    (
        {"players": {"p1": {"held": ["jungle dolphin"]}}},
        "16 jungle tiles on the board, 1 held or removed; there are 16",
    ),
    ({"removed_tiles": {"volcano": {"mountain": 1}}}, "8 mountain tiles on the board, 1 held or removed; there are 8"),
    ({"clear": 1}, "clear is 1; allowed: true, false"),
]


@pytest.mark.parametrize(("position", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_what_cannot_be_is_refused(position, message):
    if position.get("phase") == "ships":
        position = {"active": "p1", **position}
    with pytest.raises(tidewood.BadPosition, match=message):
        tidewood.new("the-island", 1, position=position)


def test_a_held_tile_comes_from_where_one_is_missing():
    game = tidewood.new("the-island", 1, position={"hexes": {"J7": {}}, "players": {"p1": {"held": ["dolphin"]}}})
    assert game.table()["players"]["p1"]["held_terrains"] == ["jungle"]
    assert game.table()["tiles_left"] == {"beach": 16, "jungle": 15, "mountain": 8}
