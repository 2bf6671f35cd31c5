"""Character, plan, list and ability cards at a real table: what the helper asks, and what she gets."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.games.everdell.real_table import facts, tell
from tests.games.everdell.test_phantomia_helper import helper, told
from tests.properties.promises import replays_alike
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, LIST, MODULES, PLAN

# Two workers and the figure of hers are placed: her next card of that kind makes her prepare.
FIGURE = ("action w1", "play", "action w2", "play", "action w6", "die 4", "meadow 4 farm")
PREPARES = (*FIGURE, "play", "action w3")


def with_character(name: str, *answers: str) -> tidewood.Game:
    return helper(*FIGURE, *answers, phantomia_character=name)


def with_plan(name: str, *answers: str) -> tidewood.Game:
    return helper(*FIGURE, *answers, phantomia_plan=name)


def with_list(name: str, *answers: str) -> tidewood.Game:
    """A list card is turned up; the die of her preparing shows 1 until it is done."""
    game = helper(*PREPARES, f"list {name}", *answers, phantomia_lists=True)
    while game.decision.is_chance and "die 1" in game.decision.notations:
        game.play("die 1")
        while game.decision.notations[0].startswith("meadow"):
            game.play("meadow 1 mine" if "meadow 1 mine" in game.decision.notations else game.decision.notations[0])
    return game


def hers(game: tidewood.Game) -> dict[str, object]:
    """Her tokens, and how many cards she has where."""
    table = game.table()
    city = [row["card"] for row in table["players"]["phantomia"]["city"]]
    deck, lair = table["phantomia"]["deck"]["cards"], table["phantomia"]["lair"]["cards"]
    return {"points": table["players"]["phantomia"]["points"], "deck": deck, "lair": lair, "city": city}


# -- characters


def test_a_card_next_to_the_figure_is_told_only_where_her_character_asks_for_it():
    assert [x for x in facts(with_character("the-pedant")) if x.startswith("take")] == [
        "take 3", "take 7", "take 8",
    ]  # fmt: skip
    assert not [x for x in facts(with_character("the-splendid-one")) if x.startswith("take")]
    assert not [x for x in facts(helper(*FIGURE)) if x.startswith("take")]


def test_the_dealmaker_is_given_a_token_for_it_and_the_turn_goes_on():
    game = with_character("the-dealmaker", "take 3")
    assert hers(game)["points"] == 1
    assert game.decision.player == "p1"
    assert "visit haven" in facts(game)


def test_the_perfidious_one_gains_what_was_not_paid():
    game = with_character("the-perfidious-one", "take 8")
    assert game.decision.prompt("en") == "How many point tokens does Phantomia gain from it?"
    assert hers(game.play("2 tokens"))["points"] == 2


def test_the_pedant_moves_her_figure_and_takes_the_card_unseen():
    game = with_character("the-pedant", "take 3", "die 4", "die 7")
    table = game.table()
    assert table["phantomia"]["figure"] == 7
    assert hers(game)["lair"] == 1
    assert "The card on Meadow space 7 goes face down into Phantomia’s lair." in told(game)
    assert "The figure already stands on space 4: the die is rolled again." in told(game)


def test_the_plunderer_takes_the_cards_beside_the_figure_when_she_prepares():
    game = helper(*PREPARES, phantomia_character="the-plunderer")
    assert hers(game)["lair"] == 2  # of the places 3 and 8; none is diagonal


def test_the_privileged_one_gains_points_for_a_card_that_she_plays_next_to_the_figure():
    game = helper(*FIGURE, "play", phantomia_character="the-privileged-one", phantomia_level=3)
    before = hers(game)["points"]
    game.play("action w9")
    while game.decision.is_chance:
        game.play("die 3")
    game.play("meadow 3 mine")
    assert "mine" in hers(game)["city"]
    assert hers(game)["points"] == before + 3


# -- plans


def test_the_hand_is_asked_for_where_she_draws_by_it():
    game = with_plan("pulling-the-strings")
    assert game.decision.prompt("en") == "How many cards do you have in hand?"
    assert "p1 carries out: Discard any number of cards from your hand." in told(game)
    assert hers(game.play("5 in hand"))["lair"] == 5


def test_the_stock_is_asked_for_where_she_draws_by_it():
    assert hers(with_plan("necessity", "4 beyond 3"))["lair"] == 4


def test_a_counter_action_is_told_and_what_it_prevents_is_not_asked():
    game = helper("action w1", "visit basic-2-resin", "action w2", phantomia_plan="captivating-effect")
    assert "Did you prevent that?" in game.decision.prompt("en")
    assert hers(game.copy().play("prevent"))["points"] == 0
    assert hers(game.play("let it happen"))["points"] == 2


def test_a_card_of_the_city_that_she_takes_is_named():
    assert hers(with_plan("successful-haul", "let it happen", "lose mine"))["city"] == ["farm", "mine"]
    assert hers(with_plan("successful-haul", "let it happen", "none"))["city"] == ["farm"]
    assert hers(with_plan("successful-haul", "prevent", "her inn"))["city"] == ["farm", "inn"]


def test_two_cards_of_a_hand_are_one_for_her_and_with_a_small_hand_she_draws_two():
    assert hers(with_plan("an-engaging-nature", "let it happen", "3 or more"))["deck"] == 2
    assert hers(with_plan("an-engaging-nature", "prevent", "fewer"))["deck"] == 3


def test_a_hand_card_that_she_plays_is_named_and_a_fool_is_asked_for():
    assert hers(with_plan("attempted-coup", "2 or more", "let it happen", "lose inn"))["city"] == ["farm", "inn"]
    game = with_plan("attempted-coup", "2 or more", "prevent", "lose fool")
    assert game.decision.notations == ["fool fits", "no room"]


def test_points_of_a_card_that_is_played_are_known_by_its_name():
    game = with_plan("skilful-weaving")
    assert "play castle" in facts(game)
    before = hers(game)["points"]
    assert hers(tell(game.copy(), "play castle"))["points"] == before + 4
    assert hers(tell(game.copy(), "play farm"))["points"] == before
    assert hers(tell(game.copy(), "play"))["points"] == before
    assert "play castle" not in facts(helper(*FIGURE))


def test_an_open_destination_goes_from_the_meadow_into_her_city():
    game = with_plan("snatched-away")
    assert game.decision.notations == ["lose inn", "lose post-office", "none"]
    assert hers(game.play("lose inn"))["city"] == ["farm", "inn"]


def test_web_tiles_lie_on_places_that_the_program_knows():
    game = with_plan("smothering-swarm", "web basic-1-pebble")
    before = hers(game)["points"]
    assert hers(tell(game.copy(), "visit basic-1-pebble"))["points"] == before + 2
    assert hers(tell(game, "visit basic-2-twigs-1-card"))["points"] == before


# -- lists


def test_a_place_with_a_web_tile_costs_what_the_card_says_and_another_does_not():
    game = with_list("web-tax")
    before = hers(game)["points"]
    assert hers(tell(game.copy(), "visit haven"))["points"] == before
    assert hers(tell(game.copy(), "visit basic-1-pebble"))["points"] == before + 1


def test_a_worker_on_a_destination_card_of_ones_own_is_one_for_fatigue():
    game = with_list("fatigue")
    before = hers(game)["points"]
    assert hers(tell(game.copy(), "visit elsewhere"))["points"] == before + 2
    assert hers(tell(game.copy(), "visit storehouse"))["points"] == before
    assert hers(tell(game.copy(), "visit haven"))["points"] == before
    assert hers(tell(game.copy(), "play inn"))["points"] == before + 2


def test_what_was_given_makes_less_of_it():
    game = helper(*PREPARES, "list busy-little-spider", phantomia_lists=True)
    assert game.decision.prompt("en") == "How many did you give up for it?"
    game.play("2 given", "her mine")
    assert hers(game)["city"] == ["farm", "mine"]
    game = helper(*PREPARES, "list only-borrowed", "1 given", phantomia_lists=True)
    before = hers(game)
    game.play("2 to her")
    after = hers(game)
    assert (after["deck"], after["points"]) == (before["deck"] + 2 + 2, before["points"] + 2 + 2)  # and those of spring


def test_twice_the_hand_in_points():
    game = helper(*PREPARES, "list imitation", phantomia_lists=True)
    before = hers(game)["points"]
    assert hers(game.play("3 in hand"))["points"] == before + 6 + 2


def test_a_ransomed_worker_is_one_that_the_program_knows():
    game = helper(*PREPARES, "list ransom-demand", "let it happen", phantomia_lists=True)
    assert game.table()["players"]["p1"]["workers"]["home"] == 1


def test_a_dice_card_is_rolled_and_paid_by_hand():
    game = helper(*PREPARES, "list theft", "let it happen", "die 3", phantomia_lists=True)
    assert any(line.startswith("p1 carries out: Pay 3 resin") for line in told(game))


# -- modules of Mistwood


def test_the_pigs_take_all_farms_out_of_the_deck():
    game = tidewood.new(
        "everdell", 1, players=1, phantomia=True, helper=True, chance="table", modules=["abilities", "farms"]
    )
    game.play("ready")
    assert game.decision.notations == ["ability butterflies", "ability pigs", "ability weasels"]
    game.play("ability pigs")
    for _ in range(3 + 4):
        game.pick(0)
    tell(game, "action w1", "play", "action w6", "die 4")
    assert not any("farm" in notation for notation in game.decision.notations)


def test_the_butterflies_sit_to_her_left():
    game = tidewood.new("everdell", 1, players=2, phantomia=True, helper=True, chance="table", modules=["abilities"])
    game.play("ready", "ability weasels", "ability butterflies")
    for _ in range(3 + 4):
        game.pick(0)
    game.play("action w1")
    assert game.decision.player == "p2"


def test_a_corrin_card_goes_into_her_lair_and_is_hers_at_the_end():
    game = helper(*FIGURE[:-1], "meadow 4 corrin-the-king", modules=["corrin"])
    assert hers(game)["city"] == []
    assert game.table()["phantomia"]["lair"] == {"cards": 1, "known": ["corrin-the-king"]}


def test_with_legendary_cards_she_receives_one_and_what_she_discards_is_looked_at():
    seen = set()
    for seed in range(6):
        game = tidewood.new("everdell", seed, players=1, phantomia=True, helper=True, modules=["legends"])
        rng = random.Random(seed)
        while not game.is_over:
            seen |= {notation for notation in game.decision.notations if notation.startswith("her ")}
            game.pick(rng.randrange(game.count))
    assert {"her tarry-hare", "her everflame-tomb", "her mine"} <= seen


# -- all of them


def greedy(game: tidewood.Game, rng: random.Random) -> int:
    """An answer of people who give her as much as they can, and take whatever lies beside her."""
    wanted = ("take ", "give 8 ", "play ", "given", "gone", "cards")
    telling = [i for i, answer in enumerate(game.decision.notations) if answer.startswith(wanted)]
    return rng.choice(telling) if telling and rng.random() < 0.9 else rng.randrange(game.count)


ALL_CARDS = 128


def cards_told(game: tidewood.Game) -> int:
    """How many cards of the game are hers or lie open in a city."""
    table = game.table()
    hers, people = table["phantomia"], table["players"]
    cities = [*people["phantomia"]["city"], *people["p1"]["open_cards"]]
    return int(hers["deck"]["cards"]) + int(hers["lair"]["cards"]) + len(cities)


@pytest.mark.parametrize("chance", ["roll", "table"])
@pytest.mark.parametrize("character", [module.id for module in MODULES if module.kind == CHARACTER])
def test_with_every_character_it_goes_on_when_no_card_is_left(character, chance):
    most = 0
    for seed, setup in enumerate(({}, {"phantomia_lists": True}, {"phantomia_plan": "the-weavers-will"})):
        rng = random.Random(seed)
        chosen = {"phantomia": True, "helper": True, "phantomia_character": character, **setup}
        game = tidewood.new("everdell", seed, players=1, chance=chance, **chosen)
        while not game.is_over:
            game.pick(greedy(game, rng))
            most = max(most, cards_told(game))
            assert game.answers < 4000
    assert most == ALL_CARDS or character != "the-pedant"


def setup_of(number: int) -> dict[str, object]:
    module = MODULES[number]
    if module.kind == CHARACTER:
        return {"players": 1 + number % 2, "phantomia_character": module.id}
    if module.kind == PLAN:
        return {"players": 1, "phantomia_plan": module.id, "phantomia_character": "random"}
    modules = ["corrin", "legends", "abilities", "farms"]
    return {"players": 1, "phantomia_lists": True, "modules": modules[: number % 5]}


@pytest.mark.parametrize("number", range(len(MODULES)), ids=[module.id for module in MODULES])
def test_with_every_card_any_telling_comes_to_an_end_and_is_saved_and_said(number):
    chance = "table" if MODULES[number].kind == LIST else "roll"
    game = tidewood.new("everdell", number, phantomia=True, helper=True, chance=chance, **setup_of(number))
    rng = random.Random(number)
    wanted = f"list {MODULES[number].id}"
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        if rng.random() < 0.1:
            option = decision[rng.randrange(len(decision))]
            for lang in game.languages:
                assert decision.prompt(lang)
                assert option.text(lang)
            saved = game.save()
            assert tidewood.load(saved, verify=False).save() == saved
        if wanted in decision.notations:
            game.play(wanted)
        else:
            game.pick(rng.randrange(game.count))
        assert game.answers < 4000
    for lang in game.languages:
        assert all(game.tell(event, lang) for event in game.log)
    replays_alike(game)
