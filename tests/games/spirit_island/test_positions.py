"""Positions: what cannot be is refused with what is allowed, and decks can be set by their size."""

from __future__ import annotations

import pytest

import tidewood

RIVER = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"]}
LANDS = ("A1", "A2", "A3", "A4", "A5", "A6", "A7")


def laid(position, **setup):
    return tidewood.new("spirit-island", 1, position=position, **{**RIVER, **setup})


REFUSED = [
    ({"lands": {land: {"presence": {"p1": 2}} for land in LANDS}}, "14 Presence of p1 .*; there are 13"),
    ({"lands": {"A5": {"presence": {"p1": 12}}}, "spirits": {"p1": {"destroyed": 2}}}, "14 Presence of p1"),
    (
        {"lands": {"A5": {"presence": {"p1": 4}}}, "spirits": {"p1": {"uncovered": {"energy": 2, "plays": 2}}}},
        "4 Presence of p1 on the island and destroyed, 10 on its tracks; there are 13",
    ),
    ({"spirits": {"p1": {"uncovered": {"energy": 8}}}}, "8 spaces of energy uncovered; .* has 7"),
    ({"lands": {"A5": {"city-0": 1}}}, "unknown piece of land A5 'city-0'"),
    ({"lands": {"A5": {"blight": 100}}}, "100 blight in A5; at most 99 pieces of a kind"),
    ({"lands": {"A5": {"town": 1000}}}, "1000 town in A5; at most 99"),
    ({"lands": {"A5": {"city-3": 1}}}, "city-3 in A5: its Health is 3, so at most 2 damage"),
    ({"lands": {"A5": {"explorer-1": 1}}}, "explorer-1 in A5: its Health is 1, so at most 0 damage"),
    ({"lands": {"A5": {"blight-1": 1}}}, "blight-1 in A5: blight takes no damage"),
    ({"lands": {"A5": {"town-99": 1}}}, "unknown piece of land A5 'town-99'"),
    ({"lands": {"A5": {"beasts": 1}}}, "beasts in A5: there is no rule for beasts"),
    ({"lands": {"A5": {"vitality": 1}}}, "there is no rule for vitality"),
    ({"lands": {"A5": {"town+strife": 1}}}, "there is no rule for strife"),
    ({"lands": {"A5": {"town+strife2": 1}}}, "there is no rule for strife"),
    ({"lands": {"A5": {"tonw": 1}}}, "unknown piece of land A5 'tonw'; known: .*; did you mean 'town'"),
    ({"spirits": {"p1": {"hand": ["wash-away"], "discard": ["wash-away"]}}}, "'wash-away' is there once"),
    ({"spirits": {"p1": {"hand": ["drought"]}}, "minor": {"discard": ["drought"]}}, "'drought' is there once"),
    ({"spirits": {"p1": {"hand": ["drought"]}}, "minor": {"next": ["drought"]}}, "'drought' is not in this deck"),
    ({"spirits": {"p1": {"hand": ["raging-storm"]}}}, "'raging-storm' belongs to lightnings-swift-strike, not"),
    ({"minor": {"discard": ["wash-away"]}}, "'wash-away' is not in this deck"),
    ({"major": {"next": ["drought"]}}, "'drought' is not in this deck"),
    ({"spirits": {"p1": {"hand": ["droughtt"]}}}, "unknown Power 'droughtt'; did you mean 'drought'"),
    ({"fear": {"earned": ["isolation"], "next": ["isolation"]}}, "the Fear card 'isolation' is there once"),
    ({"fear": {"generated": 4}}, "generated is 4; 4 earn a card; allowed: 0 to 3"),
    ({"fear": {"deck": 6}}, "deck of fear is 6; at Terror Level 1 allowed: 7 to 9"),
    ({"fear": {"terror": 3, "deck": 4}}, "deck of fear is 4; at Terror Level 3 allowed: 1 to 3"),
    ({"invaders": {"deck": 13}}, "deck of invaders is 13; there are 12 cards"),
    ({"invaders": {"deck": 12, "discard": ["jungle", "sands"]}}, "3 cards of stage I in the Invader deck; 2 are left"),
    ({"minor": {"deck": 37}}, "a deck of 37 cards; .* allowed: 0 to 36"),
    ({"minor": {"deck": 1, "next": ["drought", "dark-and-tangled-woods"]}}, "a deck of 1 cards; .* allowed: 2 to"),
    ({"blight": {"healthy": False}}, "healthy is False; an island is healthy until its Blight card is named"),
    ({"clear": "yes"}, "clear is 'yes'; allowed: true, false"),
]


@pytest.mark.parametrize(("position", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_what_cannot_be_is_refused(position, message):
    with pytest.raises(tidewood.BadPosition, match=message):
        laid(position)


def test_a_rule_that_raises_health_lets_a_piece_take_more():
    with pytest.raises(tidewood.BadPosition, match="town-2 in A5: its Health is 2"):
        laid({"lands": {"A5": {"town-2": 1}}}, adversary="england", adversary_level=4)
    game = laid({"lands": {"A5": {"town-2": 1}}}, adversary="england", adversary_level=5)
    assert game.table()["lands"]["A5"]["town-2"] == 1


def test_all_thirteen_presence_can_be_out():
    game = laid({"lands": {"A5": {"presence": {"p1": 11}}}, "spirits": {"p1": {"destroyed": 2}}})
    assert game.table()["spirits"]["p1"]["presence"] == {"island": 11, "destroyed": 2, "removed": 0}


def test_decks_can_be_set_by_size():
    position = {
        "minor": {"deck": 3, "next": ["drought"]},
        "major": {"deck": 0, "discard": ["paralyzing-fright"]},
        "fear": {"deck": 7, "next": ["isolation"]},
        "invaders": {"deck": 4},
    }
    table = laid(position).table()
    assert (table["minor"]["deck"], table["major"]["deck"]) == (3, 0)
    assert len(table["minor"]["discard"]) == 33
    assert len(set(table["minor"]["discard"])) == 33
    assert len(table["major"]["discard"]) == 22
    assert table["major"]["discard"][-1] == "paralyzing-fright"
    assert (table["fear"]["deck"], table["fear"]["left"]) == (7, [1, 3, 3])
    assert table["invaders"]["deck"] == ["III"] * 4


def test_a_small_power_deck_is_shuffled_anew_when_it_is_empty():
    game = laid({"minor": {"deck": 2}, "spirits": {"p1": {"energy": 9}}})
    before = set(game.table()["minor"]["discard"])
    game.play("growth 1", "gain minor")
    assert len({option.notation for option in game.decision}) == 4
    assert game.table()["minor"] == {"deck": 32, "discard": []}
    assert len(before) == 34


def test_cards_that_lie_elsewhere_have_left_the_invader_deck():
    table = laid({"invaders": {"ravage": ["jungle"], "build": ["sands"], "discard": ["mountain"]}}).table()
    assert table["invaders"]["deck"] == ["I", *["II"] * 4, *["III"] * 5]


def test_the_table_says_which_land_borders_which():
    lands = laid({}, spirits=["river-surges-in-sunlight", "thunderspeaker"], boards=["A", "B"]).table()["lands"]
    assert laid({}).table()["lands"]["A5"]["adjacent"] == ["A1", "A4", "A6", "A7", "A8"]
    for name, land in lands.items():
        assert name not in land["adjacent"]
        assert all(name in lands[other]["adjacent"] for other in land["adjacent"])
    assert any(other.startswith("B") for name in lands if name.startswith("A") for other in lands[name]["adjacent"])


def test_what_is_printed_on_the_board_is_not_taken_from_a_position():
    copied = {"terrain": "jungle", "coastal": True, "adjacent": ["A2"], "town": 1}
    land = laid({"lands": {"A5": copied}}).table()["lands"]["A5"]
    assert (land["town"], land["adjacent"], land["terrain"]) == (
        1,
        laid({}).table()["lands"]["A5"]["adjacent"],
        "wetland",
    )
