"""Everdell's "some of these", as people pick them: in any order, together, and put back."""

from __future__ import annotations

from typing import Any

import pytest

import tidewood
from tidewood import Game, IllegalChoice


def valley(*answers: str, players: int = 2, meadow: list[str] | None = None, places=None, **own: object) -> Game:
    position = {"players": {"p1": own}, "places": places or {}}
    if meadow is not None:
        position["meadow"] = meadow
    return tidewood.new("everdell", 1, position=position, players=players).play(*answers)


def own(game: Game) -> dict[str, Any]:
    mine: dict[str, Any] = game.table()["players"]["p1"]
    return mine


HAND = ["wife", "farm", "inn", "mine"]


@pytest.mark.parametrize(
    "answers",
    [
        ("discard farm", "discard wife", "stop"),
        ("discard wife", "discard farm", "stop"),
        ("discard wife, farm",),
        ("discard farm, discard wife, stop",),
        ("discard inn", "discard wife", "put back inn", "discard farm, stop"),
    ],
)
def test_the_haven_takes_cards_in_any_order(answers):
    game = valley("visit haven", hand=HAND).play(*answers, "gain berry")
    assert own(game)["hand"] == ["inn", "mine"]
    assert own(game)["berry"] == 1
    assert [game.tell(event) for event in game.log_of("p1") if event.kind == "discards"] == [
        "p1 discards 2 cards: Farm and Wife."
    ]


def test_the_haven_must_take_one():
    game = valley("visit haven", hand=HAND)
    assert "stop" not in game.decision
    with pytest.raises(IllegalChoice, match="choose 1 to 4 of: discard farm, discard inn, discard mine, discard wife"):
        game.play("discard king, farm")


def test_how_many_are_chosen_stands_in_the_question():
    game = valley("visit haven", hand=HAND).play("discard wife")
    assert game.decision.prompt() == "Haven: Discard up to 4 cards from your hand. (1 of 4 chosen)"
    assert game.decision.prompt("de") == "Zuflucht: Wirf bis zu 4 Handkarten ab. (1 von 4 gewählt)"
    french = "Havre de Paix\u00a0: Défaussez jusqu’à 4 cartes de votre main. (choix\u00a0: 1 sur 4)"
    assert game.decision.prompt("fr") == french


def test_what_others_see_of_a_pick_that_has_begun_is_nothing():
    before = valley("visit haven", hand=HAND)
    begun = before.copy().play("discard wife")
    assert begun.view("p2") == before.view("p2")
    assert begun.log_of("p2") == before.log_of("p2")


@pytest.mark.parametrize(
    "answers", [("discard mine", "discard wife"), ("discard mine, wife",), ("discard wife, mine",)]
)
def test_a_journey_costs_so_many_cards(answers):
    game = valley("visit journey-2", season="autumn", hand=HAND).play(*answers)
    assert own(game)["hand"] == ["farm", "inn"]


@pytest.mark.parametrize(
    "answers",
    [
        ("gain berry", "gain twig"),
        ("gain twig", "gain berry"),
        ("gain berry, twig",),
        ("gain twig, berry",),
    ],
)
def test_any_resources_are_gained_in_any_mix(answers):
    game = valley("visit haven", "discard wife, farm, inn, mine", hand=HAND)
    assert game.decision.notations == ["gain twig", "gain resin", "gain pebble", "gain 2 berry"]
    game.play(*answers)
    assert (own(game)["twig"], own(game)["berry"]) == (1, 1)


def test_two_of_a_kind_are_one_answer_too():
    game = valley("visit haven", "discard wife, farm, inn, mine", hand=HAND)
    assert own(game.copy().play("gain 2 berry"))["berry"] == 2
    assert own(game.copy().play("gain berry", "gain berry"))["berry"] == 2
    assert own(game.copy().play("gain 2 twig"))["twig"] == 2
    assert game.decision.find("gain 2 berry")[0].text() == "Gain 2 berries"


PEDDLER = {"hand": ["peddler"], "berry": 3, "twig": 2, "pebble": 1}


@pytest.mark.parametrize("answers", [("pay pebble", "pay twig"), ("pay twig, pebble",), ("pay pebble, pay twig",)])
def test_the_peddler_trades_any_resources(answers):
    game = valley("play peddler", **PEDDLER).play(*answers, "gain 2 resin")
    assert [own(game)[kind] for kind in ("twig", "resin", "pebble", "berry")] == [1, 2, 0, 1]


@pytest.mark.parametrize("answers", [("pay twig", "stop"), ("pay twig, stop",), ("pay 1 twig, stop",)])
def test_the_peddler_may_trade_one(answers):
    game = valley("play peddler", **PEDDLER).play(*answers, "gain resin")
    assert [own(game)[kind] for kind in ("twig", "resin", "pebble", "berry")] == [1, 1, 1, 1]


@pytest.mark.parametrize("answers", [("give mine", "give farm"), ("give farm", "give mine"), ("give mine, farm",)])
def test_the_post_office_gives_two_cards(answers):
    game = valley("visit post-office", city=["post-office"], hand=HAND).play(*answers)
    assert own(game)["hand"] == ["inn", "wife"]
    assert game.decision.prompt().startswith("Post Office: Discard up to 2 cards from your hand.")


def test_the_bard_discards_up_to_five():
    game = valley("play bard", hand=[*HAND, "bard", "king"], berry=3)
    game.play("discard king", "discard mine, wife")
    assert own(game)["hand"] == ["farm", "inn"]
    assert own(game)["points"] == 3


@pytest.mark.parametrize("answers", [("give berry p3", "give berry p2", "stop"), ("give berry p2, berry p3",)])
def test_gifts_of_an_event_go_to_whom_one_likes(answers):
    game = tidewood.new(
        "everdell", 1, players=3,
        position={
            "events": ["a-brilliant-marketing-plan"],
            "players": {"p1": {"city": ["shopkeeper", "post-office"], "berry": 2, "twig": 1}},
        },
    )  # fmt: skip
    game.play("visit a-brilliant-marketing-plan").play(*answers)
    table = game.table()["players"]
    assert [table[player]["berry"] for player in ("p1", "p2", "p3")] == [0, 1, 1]
    assert table["p1"]["points"] == 4


def test_no_gift_is_given_twice():
    game = tidewood.new(
        "everdell", 1, players=3,
        position={
            "events": ["a-brilliant-marketing-plan"],
            "players": {"p1": {"city": ["shopkeeper", "post-office"], "berry": 1, "twig": 1}},
        },
    )  # fmt: skip
    game.play("visit a-brilliant-marketing-plan")
    with pytest.raises(IllegalChoice):
        game.play("give berry p2, berry p3")
    game.play("give berry p3")
    assert "give berry p2" not in game.decision
    assert "give twig p2" in game.decision


MEADOW = ["farm", "mine", "inn", "wife", "king", "castle", "palace", "theater"]


@pytest.mark.parametrize(
    "answers",
    [
        ("draw king 5", "draw mine 2"),
        ("draw mine 2", "draw king 5"),
        ("draw mine 2, king 5",),
        ("draw farm 1", "put back farm 1", "draw king 5, mine 2"),
    ],
)
def test_cards_of_the_meadow_are_drawn_in_any_order(answers):
    game = valley(
        "prepare", meadow=MEADOW, season="spring", workers={"waiting": 3}, places={"basic-1-berry": ["p1", "p1", "p1"]}
    ).play(*answers)
    assert {"king", "mine"} <= set(own(game)["hand"])
    assert [game.table()["meadow"][place] for place in (0, 2, 3)] == ["farm", "inn", "wife"]


def test_a_card_that_is_picked_from_the_meadow_lies_open_in_nobodys_hand():
    game = valley(
        "prepare", meadow=MEADOW, season="spring", workers={"waiting": 3}, places={"basic-1-berry": ["p1", "p1", "p1"]}
    ).play("draw king 5")
    assert game.table()["meadow"][4] is None
    assert game.table()["shown"] == ["king"]
    game.play("put back king 5")
    assert game.table()["meadow"] == MEADOW
    assert game.table()["shown"] == []


def test_the_undertaker_refreshes_three_cards_in_any_order():
    game = valley("play undertaker", hand=["undertaker"], berry=2, meadow=MEADOW)
    game.play("discard theater 8", "discard farm 1", "discard king 5")
    assert game.table()["discards"][-3:] == ["farm", "king", "theater"]


def test_cards_of_a_city_are_discarded_by_the_names_they_have_now():
    city = ["farm", "mine", "farm", "farm"]
    position = {
        "events": ["croak-wart-cure"],
        "players": {"p1": {"city": [*city, "undertaker", "barge-toad"], "berry": 2}},
    }
    game = tidewood.new("everdell", 1, position=position).play("visit croak-wart-cure")
    game.play("discard farm#3", "discard farm#1")
    assert [card["card"] for card in own(game)["city"]] == ["mine", "farm", "undertaker", "barge-toad"]


# -- Corrin the Warrior's gifts: what, and to whom


def warrior(players: int, *answers: str, others: dict[str, Any] | None = None, **mine: object) -> Game:
    own = {"hand": ["corrin-the-warrior", "farm", "inn", "mine"], "berry": 6, "twig": 2, **mine}
    position = {"players": {"p1": own, **(others or {})}}
    game = tidewood.new("everdell", 1, position=position, players=players, modules=["corrin"])
    return game.play("play corrin-the-warrior", *answers)


def held(game: Game, player: str) -> tuple[int, int, list[str]]:
    row = game.table()["players"][player]
    return row["twig"], row["berry"], row["hand"]


@pytest.mark.parametrize(
    "answers",
    [
        ("give mine", "give twig", "give berry", "stop"),
        ("give berry", "give mine", "give twig", "stop"),
        ("give mine, twig, berry",),
        ("give inn", "give mine", "put back inn", "give twig, berry"),
    ],
)
def test_gifts_to_the_only_other_player_in_any_order(answers):
    game = warrior(2, *answers)
    assert held(game, "p1") == (1, 1, ["farm", "inn"])
    assert held(game, "p2") == (1, 1, ["mine"])
    assert own(game)["points"] == 3
    assert game.decision.player == "p2"


@pytest.mark.parametrize(
    "answers",
    [
        ("give twig", "to p2", "give mine", "to p3", "give farm", "to p2", "stop"),
        ("give mine", "to p3", "give farm", "to p2", "give twig", "to p2", "stop"),
        ("give mine, twig, farm", "to p2", "to p2", "to p3"),
        ("give mine", "to p3", "give farm, twig", "to p2", "to p2"),
        ("give mine", "to p2", "put back mine", "give mine", "to p3", "give twig, farm", "to p2", "to p2"),
    ],
)
def test_gifts_go_to_whom_one_likes_told_with_each_or_at_the_end(answers):
    game = warrior(3, *answers)
    assert held(game, "p1") == (1, 2, ["inn"])
    assert held(game, "p2") == (1, 0, ["farm"])
    assert held(game, "p3") == (0, 0, ["mine"])
    assert own(game)["points"] == 3
    again = tidewood.replay(game.record())
    assert again.table() == game.table()
    assert tidewood.load(game.save()).save() == game.save()


def test_nothing_is_given_before_all_is_told():
    game = warrior(3)
    before = game.view("p2")
    game.play("give mine", "to p2", "give twig", "to p3")
    assert game.view("p2") == before
    assert game.decision.prompt() == "Corrin the Warrior: What do you give? (2 of 7 chosen)"


def test_the_question_names_the_gift():
    game = warrior(3, "give mine, twig")
    assert game.decision.prompt("en") == "Corrin the Warrior: To whom do you give 1 twig?"
    assert game.decision.prompt("de") == "Corrin der Krieger: Wem gibst du 1 Zweig?"
    assert game.decision.prompt("fr") == "Corrin le Guerrier\u00a0: À qui donnez-vous 1 brindille\u00a0?"
    game.play("to p2")
    assert game.decision.prompt("en") == "Corrin the Warrior: To whom do you give Mine?"


FULL = ["crane", "crane", "king", "king", "queen", "queen", "ruins"]


def test_who_has_room_for_one_card_gets_one_and_the_giver_says_which():
    game = warrior(2, "give mine, farm, inn", others={"p2": {"hand": FULL}})
    assert game.decision.notations == ["to p2", "to nobody"]
    game.play("to nobody", "to p2")
    assert held(game, "p2")[2] == sorted([*FULL, "inn"])
    assert sorted(game.table()["discards"]) == ["farm", "mine"]
    assert own(game)["points"] == 3
    game = warrior(2, "give mine", "give farm", "stop", others={"p2": {"hand": FULL}})
    assert held(game, "p2")[2] == sorted([*FULL, "mine"])
    assert game.table()["discards"] == ["farm"]


def test_a_card_that_was_for_nobody_goes_to_whom_has_room_again():
    game = warrior(2, "give mine", "give farm", "put back mine", "stop", others={"p2": {"hand": FULL}})
    assert held(game, "p2")[2] == sorted([*FULL, "farm"])
    assert game.table()["discards"] == []
