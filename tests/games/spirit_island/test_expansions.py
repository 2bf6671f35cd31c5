"""What the expansions add to the set-up, and what is said of set-ups that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import tidewood
from tests.rules import rule
from tidewood import Game
from tidewood.games.spirit_island import content
from tidewood.kernel.errors import BadSetup

RIVER, LIGHTNING, SHROUD = "river-surges-in-sunlight", "lightnings-swift-strike", "shroud-of-silent-mist"
BRANCH, JAGGED = content.EXPANSIONS
TOKENS = ("beasts", "wilds", "disease", "badlands")


def new(**setup: Any) -> Game:
    return tidewood.new("spirit-island", 1, **setup)


def tokens(**setup: Any) -> dict[str, dict[str, int]]:
    """The tokens and Towns with Strife of a new island, by land."""
    lands = new(**setup, fixed=["invader jungle"]).table()["lands"]
    found = {
        name: {kind: land[kind] for kind in (*TOKENS, "town+strife") if kind in land} for name, land in lands.items()
    }
    return {name: there for name, there in found.items() if there}


@rule("SI-SETUP-04", "SI-SETUP-05")
@pytest.mark.parametrize("sets", [[BRANCH], [JAGGED], [BRANCH, JAGGED]])
def test_every_balanced_board_has_beasts_in_its_first_bare_land_and_disease_in_land_2(sets):
    bare = {"A": 1, "B": 5, "C": 4, "D": 3, "E": 6, "F": 7}
    for board, number in bare.items():
        if board in "ABCD" or JAGGED in sets:
            assert tokens(boards=[board], expansions=sets) == {
                f"{board}{number}": {"beasts": 1}, f"{board}2": {"disease": 1},
            }  # fmt: skip
    assert tokens(boards=["A"]) == {}


@rule("SI-SETUP-06")
def test_on_the_thematic_map_the_printed_tokens_are_laid_out_instead():
    west_and_east = {
        "W3": {"wilds": 1}, "W4": {"beasts": 1}, "W10": {"beasts": 1},
        "E2": {"disease": 2, "town+strife": 1}, "E3": {"disease": 1, "town+strife": 1},
    }  # fmt: skip
    assert tokens(players=2, layout="thematic", expansions=[BRANCH]) == west_and_east
    assert tokens(players=2, layout="thematic") == {}
    land = new(players=2, layout="thematic", expansions=[BRANCH]).table()["lands"]["E3"]
    assert (land["town"], land["town+strife"]) == (0, 1), "of the Town that is printed there"


@rule("SI-SETUP-07")
def test_jagged_earth_adds_badlands_to_three_lands_of_the_thematic_map():
    def badlands(players: int, sets: list[str]) -> list[str]:
        found = tokens(players=players, layout="thematic", expansions=sets)
        return [name for name, there in found.items() if there.get("badlands")]

    assert badlands(4, [JAGGED]) == badlands(4, [BRANCH, JAGGED]) == ["W9", "E6", "NW7"]
    assert badlands(4, [BRANCH]) == []
    assert badlands(6, [JAGGED]) == ["W9", "E6", "NW7", "SW6"], "one is printed"


@rule("SI-MAP-27")
def test_the_thematic_map_is_less_hard_with_its_tokens():
    assert [new(layout="thematic", expansions=sets).table()["difficulty"] for sets in ([], [BRANCH], [JAGGED])] == [
        3,
        1,
        1,
    ]


@rule("SI-SETUP-19")
def test_the_supply_of_tokens_has_no_end():
    there = {"beasts": 40, "wilds": 30, "disease": 20, "explorer+strife": 50}
    position = {"clear": True, "lands": {"A1": there, "A5": {"presence": {"p1": 1}}}}
    table = new(boards=["A"], expansions=[BRANCH], position=position).table()
    assert {kind: table["lands"]["A1"][kind] for kind in there} == there and "supply" not in table


@rule("SI-EXPANSION-01", "SI-EXPANSION-02", "SI-EXPANSION-03")
def test_each_set_stands_on_the_base_game_alone_and_both_mix():
    """What needs no expansion, one of them, or both, as the symbols on the back of the cards say."""
    for sets in ([], [BRANCH], [JAGGED], [BRANCH, JAGGED]):
        there = [found for found in content.SETS if found.id in (content.BASE, *sets)]
        table = new(boards=["A"], expansions=sets).table()
        banned = BRANCH in sets  # one Minor Power
        assert table["minor"]["deck"] == sum(len(found.minors) for found in there) - banned
        assert table["major"]["deck"] == sum(len(found.majors) for found in there)
        for spirit in content.SPIRITS:
            if content.SET_OF[spirit] in (content.BASE, *sets):
                assert new(boards=["A"], spirits=[spirit], expansions=sets).setup["spirits"] == [spirit]
            else:
                with pytest.raises(BadSetup):
                    new(boards=["A"], spirits=[spirit], expansions=sets)


@rule("SI-EXPANSION-10")
@pytest.mark.parametrize("spirit", [RIVER, "many-minds-move-as-one"])
def test_there_is_one_sea_monsters_and_it_is_the_newer_one(spirit):
    assert [power.id for power in content.POWERS].count("sea-monsters") == 1
    position = {
        "clear": True, "phase": "slow",
        "lands": {"A2": {"beasts": 6, "explorer": 1, "city": 9, "presence": {"p1": 2}}},
        "spirits": {"p1": {"play": ["sea-monsters"], "elements": {}}},
    }  # fmt: skip
    game = new(boards=["A"], spirits=[spirit], expansions=[BRANCH, JAGGED], position=position)
    game.play("use sea-monsters", "A2")
    assert game.table()["fear"]["generated"] + 4 * game.table()["fear"]["earned"] >= 8
    raised = [event for event in game.log if event.kind == "fear"]
    assert raised[0].args[-1] == 8, "2 for each of 7 Beasts, but 8 at most"


BAD: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"players": 7}, "players is 7; allowed: 1 to 6", "players ist 7; erlaubt sind: 1 bis 6", "players vaut 7",
    ),
    (
        {"players": 5}, "5 boards are needed; without jagged-earth there are 4: A, B, C, D",
        "nötig sind 5 Inselteile; vorhanden sind ohne jagged-earth nur 4: A, B, C, D",
        "sans jagged-earth il y en a 4",
    ),
    (
        {"boards": ["E"]}, "'E' is of jagged-earth, which is not among expansions; without it allowed: A, B, C, D",
        "der Inselteil 'E' gehört zu jagged-earth", "la tuile 'E' est de jagged-earth",
    ),
    (
        {"boards": ["B", "E"], "players": 2, "expansions": [JAGGED]}, "boards B and E are not used together by up to 4",
        "werden bis zu viert nicht zusammen benutzt", "ne s’utilisent pas ensemble jusqu’à 4 joueurs",
    ),
    (
        {"spirits": [SHROUD], "expansions": [BRANCH]}, "shroud-of-silent-mist is of jagged-earth",
        "gehört zu jagged-earth", "est de jagged-earth",
    ),
    (
        {"spirits": [RIVER], "aspects": ["wind"], "expansions": [JAGGED]}, "allowed: sunshine", "sunshine", "sunshine",
    ),
    (
        {"players": 5, "beginner": True}, "a beginner game is for 4 players at most",
        "ist für höchstens 4 Spieler", "est pour 4 joueurs au plus",
    ),
    (
        {"adversary": "russia", "expansions": [BRANCH]}, "russia is of jagged-earth", "gehört zu jagged-earth",
        "est de jagged-earth",
    ),
    (
        {"scenario": "the-great-river"}, "the-great-river is of jagged-earth", "gehört zu jagged-earth",
        "vient de jagged-earth",
    ),
    (
        {"expansions": ["nature-incarnate"]}, "allowed: 'branch-and-claw', 'jagged-earth'", "'jagged-earth'",
        "'jagged-earth'",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("setup", "en", "de", "fr"), BAD, ids=[str(bad[0]) for bad in BAD])
def test_a_bad_set_up_is_told_what_is_allowed_in_three_languages(setup, en, de, fr):
    with pytest.raises(BadSetup) as refused:
        new(**setup)
    for lang, said in (("en", en), ("de", de), ("fr", fr)):
        assert said in refused.value.text(lang)


def test_six_boards_are_enough_for_six_players_but_not_for_one_board_more():
    assert len(new(players=5, extra_board=True, expansions=[JAGGED]).table()["boards"]) == 6
    with pytest.raises(BadSetup, match="7 boards are needed; there are 6: A, B, C, D, E, F"):
        new(players=6, extra_board=True, expansions=[JAGGED])


def test_players_who_name_no_spirits_get_the_simplest_of_the_sets():
    found = list(new(players=6, expansions=[JAGGED]).table()["spirits"].values())
    assert len({spirit["spirit"] for spirit in found}) == 6
