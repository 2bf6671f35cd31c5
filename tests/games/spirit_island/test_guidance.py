"""What the table says of itself: how the boards lie, how strong pieces are, what wins, why a card cannot be used."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tidewood
from tests.properties.shapes import misfits
from tidewood import Game
from tidewood.api import card_faces, card_facts, whole_box
from tidewood.games.spirit_island.faces import CardFace


def island(spirit: str = "river-surges-in-sunlight", **position: Any) -> Game:
    return tidewood.new("spirit-island", 1, position={"clear": True, **position}, spirits=[spirit], boards=["A"])


def test_the_map_says_where_each_board_lies():
    game = tidewood.new("spirit-island", 1, players=2, boards=["B", "D"])
    assert game.table()["map"] == {
        "layout": "standard",
        "boards": [
            {"id": "B", "shape": "B", "turn": 0, "at": [0, 0], "islet": 0},
            {"id": "D", "shape": "D", "turn": 3, "at": [1, -2], "islet": 0},
        ],
    }


def test_a_thematic_board_has_its_place_whichever_are_used():
    boards = tidewood.new("spirit-island", 1, players=2, layout="thematic", boards=["E", "NE"]).table()["map"]["boards"]
    assert [(board["id"], board["shape"], board["turn"]) for board in boards] == [("E", "tE", 3), ("NE", "tNE", 3)]
    assert boards[0]["at"] != boards[1]["at"]


def test_islets_are_told_apart():
    joins = {"layout": "archipelago", "joins": ["A.south-C.north"]}
    boards = tidewood.new("spirit-island", 1, players=3, boards=["A", "C", "D"], **joins).table()["map"]["boards"]
    assert [board["islet"] for board in boards] == [0, 0, 2]


def test_an_adversary_changes_what_pieces_take_and_deal():
    table = tidewood.new("spirit-island", 1, boards=["A"], adversary="england", adversary_level=5).table()
    assert table["health"]["town"] == {"health": 3, "damage": 2}
    table = tidewood.new("spirit-island", 1, boards=["A"], adversary="sweden", adversary_level=3).table()
    assert table["health"]["city"] == {"health": 3, "damage": 5}


def test_goals_follow_the_terror_level():
    game = island(fear={"terror": 2}, lands={"A1": {"town": 2, "explorer": 3}})
    wins = game.table()["goal"]["wins"]
    assert wins[0] == {"when": "no-buildings", "n": 2}


@pytest.mark.parametrize(
    ("spirit", "phase", "cannot"),
    [
        ({"hand": ["wash-away", "flash-floods"], "energy": 1}, "spirit.play", {"flash-floods": "no-energy"}),
        ({"play": ["wash-away", "flash-floods"]}, "fast", {"wash-away": "is-slow"}),
        ({"play": ["wash-away"]}, "slow", {"massive-flooding": "no-elements"}),
    ],
)
def test_a_card_says_why_it_cannot_be_used(spirit, phase, cannot):
    game = island(lands={"A5": {"presence": {"p1": 1}, "city": 1}}, spirits={"p1": {"hand": [], **spirit}}, phase=phase)
    found = game.table()["spirits"]["p1"]["cannot"]
    assert {id: found.get(id) for id in cannot} == cannot


def test_after_the_last_card_play_the_hand_stays_in_hand():
    spirit = {"hand": ["wash-away", "flash-floods"], "energy": 5}
    game = island(lands={"A5": {"city": 1}}, spirits={"p1": spirit}, phase="spirit.play").play("play flash-floods")
    assert game.table()["spirits"]["p1"]["cannot"] == {"wash-away": "no-plays"}


def test_lands_that_a_power_cannot_target_say_why():
    cards = {"hand": [], "play": ["natures-resilience", "boon-of-vigor"]}
    lands = {"A8": {"city": 1, "presence": {"p1": 2}}}
    game = island(lands=lands, spirits={"p1": cards}, phase="fast").play("use natures-resilience")
    about = game.table()["about"]
    assert (about["card"], about["by"], about["origins"]) == ("natures-resilience", "p1", ["A8"])
    assert about["closed"] == dict.fromkeys(["A1", "A2", "A3", "A4"], "out-of-range")


def test_the_line_that_asks_is_told():
    lands = {"A2": {"town": 2, "presence": {"p1": 1}}, "A5": {"city": 1}}
    game = island(lands=lands, spirits={"p1": {"hand": [], "play": ["flash-floods"]}}, phase="fast")
    game.play("use flash-floods", "A2")  # the first of two equal Towns needs no answer
    about = game.table()["about"]
    assert (about["card"], about["land"], about["line"]) == ("flash-floods", "A2", 1)
    assert len(card_faces("spirit-island", "en")["flash-floods"]["text"]) == 2


def test_lands_of_the_wrong_kind_say_so():
    lands = {"A8": {"city": 1, "presence": {"p1": 2}}, "A7": {"dahan": 1}, "A6": {"dahan": 1}}
    game = island(lands=lands, spirits={"p1": {"hand": [], "play": ["call-to-bloodshed"]}}, phase="slow")
    game.play("use call-to-bloodshed")
    assert game.table()["about"]["closed"]["A5"] == "wrong-land"


def test_lands_that_nothing_can_be_pushed_to_say_why():
    lands = {"A8": {"town": 2, "presence": {"p1": 2}}}
    game = island(lands=lands, spirits={"p1": {"hand": [], "play": ["wash-away"]}}, phase="slow")
    game.play("use wash-away", "A8")
    assert game.table()["about"]["closed"] == dict.fromkeys(["A1", "A2", "A3", "A4"], "not-adjacent")


def test_lands_that_nothing_can_be_gathered_from_say_why():
    lands = {"A8": {"presence": {"p1": 2}, "city": 1}, "A7": {"dahan": 2}, "A1": {"dahan": 1}}
    cards = {"hand": [], "play": ["sudden-ambush"]}
    game = island("thunderspeaker", lands=lands, spirits={"p1": cards}, phase="fast")
    game.play("use sudden-ambush", "A8")
    closed = game.table()["about"]["closed"]
    assert closed["A5"] == "no-pieces" and closed["A1"] == "not-adjacent"


def test_lands_where_blight_cannot_cascade_to_say_why():
    lands = {"A8": {"blight": 1, "city": 1}}
    game = island(lands=lands, invaders={"ravage": ["jungle"], "build": ["sands"]}, phase="invaders.ravage")
    assert "cascade" in game.decision.notations[0]
    assert game.table()["about"]["closed"] == dict.fromkeys(["A1", "A2", "A3", "A4", "A8"], "not-adjacent")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_face_is_as_declared_and_has_no_empty_line(lang):
    faces = card_faces("spirit-island", lang)
    assert not [misfit for id, face in faces.items() for misfit in misfits(face, CardFace, id)]
    assert set(card_facts("spirit-island")) <= set(faces)
    said = json.dumps({id: face for id, face in faces.items() if "at_once" not in face})
    assert '""' not in said.replace('"target": ""', "")  # one Power has no target


def test_a_face_says_a_card_part_by_part():
    face = card_faces("spirit-island", "en")["massive-flooding"]
    assert [level["text"] for level in face["levels"]][:2] == [
        "Push 1 Explorer or Town.",
        "Instead: 2 Damage. Push up to 3 Explorers or Towns.",
    ]
    growth = card_faces("spirit-island", "en")["river-surges-in-sunlight"]["growth"]
    assert [[part["kind"] for part in option] for option in growth] == [
        ["reclaim", "gain-power", "energy"],
        ["presence", "presence"],
        ["gain-power", "presence"],
    ]


def test_a_question_of_an_event_says_which_part_of_its_card_asks():
    sets = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"], "expansions": ["branch-and-claw"]}
    lands = {"A2": {"city": 1, "presence": {"p1": 1}}, "A8": {"beasts": 1}}
    rich = {"p1": {"energy": 9}}
    position = {"clear": True, "lands": lands, "turn": 2, "phase": "invaders.event", "spirits": rich}
    game = tidewood.new("spirit-island", 1, position={**position, "events": ["war-touches-the-islands-shores"]}, **sets)
    assert "line" not in game.table()["about"], "no option is chosen yet"
    game.play("vote 2")
    about = game.table()["about"]
    face = card_faces("spirit-island", "en")[about["card"]]
    assert face["event"][about["line"]]["half"] == "token"


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Town (1 Damage, strife)"), ("de", "Dorf (1 Schaden, Streit)"), ("fr", "Village")]
)
def test_a_piece_with_strife_is_called_so(lang, name):
    sets = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"], "expansions": ["branch-and-claw"]}
    lands = {"A2": {"town-1+strife": 1, "explorer": 1, "presence": {"p1": 1}}, "A8": {"explorer": 1}}
    spirit = {"p1": {"play": ["flash-floods"]}}
    position = {"clear": True, "lands": lands, "phase": "fast", "spirits": spirit}
    game = tidewood.new("spirit-island", 1, position=position, **sets)
    for answer in ("use flash-floods", "A2"):
        game.play(answer)
    option = next(one for one in game.decision.options if "strife" in one.notation)
    assert name in option.text(lang)


def jagged(spirit: str, **position: Any) -> Game:
    sets = {"spirits": [spirit], "boards": ["A"], "expansions": ["jagged-earth"]}
    return tidewood.new("spirit-island", 1, position={"clear": True, **position}, **sets)


def test_elements_that_are_prepared_are_seen_at_the_next_look():
    lands = {"A8": {"presence": {"p1": 1}, "explorer": 1}}
    spirit = {"uncovered": {"energy": 4}}
    game = jagged("shifting-memory-of-ages", lands=lands, spirits={"p1": spirit}, phase="spirit")
    assert game.views(["p1"])[0]["spirits"]["p1"]["prepared"]["moon"] == 1
    for answer in ("space prepare", "prepare fire"):
        game.play(answer)
    assert game.views(["p1"])[0]["spirits"]["p1"]["prepared"]["fire"] == 1


def test_an_isolated_land_is_marked():
    lands = {"A8": {"presence": {"p1": 1}, "explorer": 1}}
    spirit = {"p1": {"play": ["mesmerized-tranquility", "boon-of-vigor"]}}
    game = jagged("river-surges-in-sunlight", lands=lands, spirits=spirit, phase="fast")
    assert "isolated" not in game.views(["p1"])[0]["lands"]["A8"]
    game.play("use mesmerized-tranquility")
    assert game.views(["p1"])[0]["lands"]["A8"]["isolated"]


def test_growth_says_what_it_costs_what_goes_together_and_what_is_open():
    facts = card_facts("spirit-island", whole_box("spirit-island"))
    assert facts["keeper-of-the-forbidden-wilds"]["growth_costs"] == [0, 0, 0, 3]
    assert facts["lure-of-the-deep-wilderness"]["growth_groups"] == [2, 2]
    assert "growth_costs" not in facts["river-surges-in-sunlight"]
    game = jagged("starlight-seeks-its-form", lands={"A8": {"presence": {"p1": 1}, "explorer": 1}}, phase="spirit")
    assert game.table()["spirits"]["p1"]["growth"] == [1, 2, 3, 4]
    for answer in ("growth 2", "from growth-1", "open growth 6"):
        game.play(answer)
    assert game.views(["p1"])[0]["spirits"]["p1"]["growth"] == [1, 2, 3, 4, 6]


def test_the_blight_card_has_a_step_once_it_has_been_turned_over():
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"])
    assert "invaders.blight" not in game.table()["steps"]
    position = {"blight": {"card": "downward-spiral", "healthy": False}, "phase": "fast"}
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"], position=position)
    assert "invaders.blight" in game.table()["steps"]


def test_a_face_says_when_else_and_from_where_a_power_is_used():
    faces, facts = card_faces("spirit-island", "en"), card_facts("spirit-island", whole_box("spirit-island"))
    assert faces["too-near-the-jungle"]["origin"] == "in a jungle"
    assert faces["carapaced-land"]["farther"] == "1 to a land with Beasts"
    assert "pay 1 Energy" in faces["dry-wood-explodes-in-smoldering-splinters"]["text"][-1]
    ranges = {id: fact["range"] for id, fact in facts.items() if "range" in fact}
    assert {id for id, range in ranges.items() if "origin_land" in range} == {
        id for id, face in faces.items() if "origin" in face
    }
    assert ranges["carapaced-land"]["farther_land"] == ["beasts"]
    assert all(range.get("farther_with") or "farther_land" in range for range in ranges.values() if "farther" in range)


@pytest.mark.parametrize(("adversary", "lands"), [("england", ["A1", "A3"]), ("brandenburg-prussia", ["A1", "A3"])])
def test_the_adversary_whose_escalation_asks_is_told(adversary, lands):
    pieces = {land: {"city": 1} for land in lands}
    position = {"clear": True, "lands": pieces, "invaders": {"deck": ["jungle-2"]}, "phase": "invaders.reveal"}
    game = tidewood.new("spirit-island", 1, boards=["A"], adversary=adversary, position=position)
    assert len(game.decision.notations) > 1
    assert (game.table()["about"]["card"], game.table()["about"]["line"]) == (adversary, 0)


def test_the_scenario_that_asks_is_told_and_growth_is_not_its_own():
    game = tidewood.new("spirit-island", 1, boards=["A"], scenario="guard-the-isles-heart")
    assert game.table()["about"]["card"] == "guard-the-isles-heart"
    game.play(game.decision.notations[0])
    while game.table()["phase"] != "spirit":
        game.pick(0)
    assert "card" not in game.table().get("about", {})
