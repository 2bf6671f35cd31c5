"""The modules of Mistwood: what is in the box, how they are chosen, dealt and kept secret."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.games.everdell import box
from tests.rules import rule
from tidewood.api import describe
from tidewood.games.everdell import GAME
from tidewood.games.everdell.card import CARD, CARDS
from tidewood.games.everdell.cards.mistwood.farms_file import HOUSE_TEXT, read
from tidewood.games.everdell.pieces import RARITIES, RESOURCES, TYPES
from tidewood.games.everdell.text import LANGUAGES
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.kernel.errors import BadSetup

# id, type, cost (twig, resin, pebble, berry by their first letters), points, card of the banner
CORRIN = """
corrin-the-leader governance critter 3b 1
corrin-the-king prosperity critter 5b 4
corrin-the-warrior traveller critter 4b 2
corrins-field production construction 1t1r1p 1
corrins-path destination construction 1p 0
"""
LEGENDS = """
chipter-swipple production critter 4b 4 chip-sweep
jor-goldwing traveller critter 4b 4 bard
mayberry-matriarch prosperity critter 4b 5 wife
strey-softpaw destination critter 4b 4 ranger
tarry-hare governance critter 5b 4 shopkeeper
click-clacks production construction 2t2r1p 4 general-store
darkdeep-prison traveller construction 2t2r2p 3 dungeon
everflame-tomb destination construction 1t3p 2 cemetery
king-norths-treasury governance construction 3t3p 4 clock-tower
strongroot-castle prosperity construction 4t4r4p 4 castle
"""
OWN = HOUSE_TEXT.replace('"house"', '"printed"').replace("winter-farm-burrow", "my-own-farm")


def cost(id: str) -> str:
    return "".join(f"{n}{RESOURCES[i][0]}" for i, n in enumerate(CARD[id].cost) if n)


def started(seed: int = 1, **setup: object) -> tidewood.Game:
    """A game in which all ability cards have been chosen."""
    game = tidewood.new("everdell", seed, **setup)
    rng = random.Random(seed)
    while game.table()["phase"] == "set-up":
        game.pick(rng.randrange(game.count))
    return game


# -- the box


@rule("MW-BOX-01")
def test_23_cards():
    assert box.CARDS_OF == {"corrin": 5, "farms": 8, "legends": 10}
    assert sum(box.CARDS_OF.values()) == 23


@rule("MW-BOX-02")
def test_four_ability_cards():
    assert [card.id for card in ABILITY_CARDS] == ["butterflies", "pigs", "spiders", "weasels"]
    assert box.ABILITIES == 4


@rule("MW-BOX-03", "MW-BOX-04", "MW-BOX-05")
def test_workers_and_the_rest_of_the_box():
    assert box.WORKERS_OF == {"butterflies": 6, "pigs": 6, "weasels": 6, "spiders": 8}
    assert sum(box.WORKERS_OF.values()) == 26
    assert box.FOR_OTHER_BOXES == {"rabbits": 4, "frogs": 4, "twelve-sided dice": 1}
    hers = box.FOR_PHANTOMIA
    assert (hers["characters"], hers["plans"], hers["actions"], hers["points"], hers["lists"]) == (8, 13, 20, 5, 33)
    assert (hers["figures"], hers["lair boards"], hers["web tiles"], hers["season tiles"]) == (1, 2, 14, 2)


@rule("MW-BOX-06", "MW-BOX-07")
def test_any_player_may_take_the_spiders_and_has_six_workers():
    table = tidewood.new("everdell", 1, players=3, animals=["spiders", "pigs"]).table()
    assert [table["players"][who]["animal"] for who in ("p1", "p2", "p3")] == ["spiders", "pigs", "squirrels"]
    assert sum(table["players"]["p1"]["workers"].values()) == 6


@rule("MW-BOX-08")
def test_against_phantomia_the_spiders_are_hers():
    with pytest.raises(ValueError, match=r"all of them are Phantomia's; allowed: 'squirrels'.*'weasels'$"):
        tidewood.new("everdell", 1, players=1, phantomia=True, animals=["spiders"])
    table = tidewood.new("everdell", 1, players=1, phantomia=True, animals=["weasels"]).table()
    assert sum(table["players"]["phantomia"]["workers"].values()) == 8


@rule("MW-BOX-09", "MW-BOX-10")
@pytest.mark.parametrize("module", ["corrin", "farms", "legends", "abilities"])
def test_each_module_can_be_chosen_alone_before_the_game(module):
    option = next(option for option in GAME.options if option.name == "modules")
    assert option.default == []
    assert module in option.choices
    game = started(players=2, modules=[module])
    rng = random.Random(module)
    while not game.is_over:
        game.pick(rng.randrange(game.count))
    assert game.outcome is not None


# -- cards


@rule("MW-CORRIN-04")
@pytest.mark.parametrize("fact", CORRIN.split("\n")[1:-1])
def test_a_corrin_card_is_as_printed(fact):
    id, type, folk, price, points = fact.split()
    card = CARD[id]
    assert (TYPES[card.type], ("critter", "construction")[card.folk], cost(id)) == (type, folk, price)
    assert (card.points, RARITIES[card.rarity], card.copies, card.from_set) == (int(points), "unique", 1, "corrin")


@rule("MW-LEGEND-24")
@pytest.mark.parametrize("fact", LEGENDS.split("\n")[1:-1])
def test_a_legendary_card_is_as_printed(fact):
    id, type, folk, price, points, banner = fact.split()
    card = CARD[id]
    assert (TYPES[card.type], ("critter", "construction")[card.folk], cost(id)) == (type, folk, price)
    assert (card.points, RARITIES[card.rarity], card.banner) == (int(points), "legendary", banner)


def test_no_card_of_the_modules_is_missing():
    facts = {line.split()[0] for line in (CORRIN + LEGENDS).split("\n") if line}
    assert facts == {card.id for card in CARDS if card.from_set in ("corrin", "legends")}


@rule("MW-CORRIN-05", "MW-LEGEND-25")
@pytest.mark.parametrize(
    ("lang", "corrin", "legends"),
    [
        (
            "en",
            "(strong, for experienced players)",
            "(strong, they make the game more complex, for experienced players)",
        ),
        ("de", "(stark, für erfahrene Personen)", "(stark, machen das Spiel komplexer, für erfahrene Personen)"),
        (
            "fr",
            "(puissantes, pour joueurs expérimentés)",
            "(puissantes, elles rendent le jeu plus complexe, pour joueurs expérimentés)",
        ),
    ],
)
def test_players_are_told_what_is_strong(lang, corrin, legends):
    text = next(option for option in describe("everdell").options if option.name == "modules").text[lang]
    assert corrin in text
    assert legends in text


# -- farms


@rule("MW-FARM-02", "MW-FARM-03")
def test_farms_differ_in_cost_and_most_have_two_effects():
    farms = read(HOUSE_TEXT)["farm"]
    assert len(farms) == 8
    assert len({farm["cost"] for farm in farms}) > 1
    assert len([farm for farm in farms if len(farm["effects"]) == 2]) >= 5
    assert all(CARD[str(farm["id"])].points == 1 for farm in farms)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_farms_are_called_house_cards(lang):
    words = {"en": "House card.", "de": "Hauskarte.", "fr": "Carte maison."}
    farms = [card for card in CARDS if card.from_set == "farms"]
    assert len(farms) == 8
    assert all(LANGUAGES[lang].text(card).startswith(words[lang]) for card in farms)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text[: text.rindex("[[farm]]")], "has 7 farms; there are 8"),
        (lambda text: text.replace("nursery", "seedbed"), "same id"),
        (lambda text: text.replace("3 twig", "3 stone"), "the cost of winter-farm-burrow is '3 stone'; write"),
        (lambda text: text.replace("3 twig", "-3 twig"), "the cost of winter-farm-burrow is '-3 twig'; write"),
        (lambda text: text.replace("2 berry", "99 berry"), "an effect of summer-farm-orchard is '99 berry'; write"),
        (lambda text: text.replace("winter-farm-burrow", "inn"), "another card has the id 'inn' already"),
        (lambda text: text.replace("winter-farm-burrow", "in n"), "farm 8: id is 'in n'; a short name"),
        (lambda text: text + "name = 'a\\u0007'".replace("'", '"'), "the name of winter-farm-burrow is"),
        (lambda text: text + "points = 12", "the points of winter-farm-burrow is 12; allowed: 0 to 9"),
        (lambda text: "colour = 1\n" + text, "unknown key 'colour'; known: source, farm"),
        (lambda text: text + "#" * 70_000, "at most 65,536 are read"),
        (lambda text: text.replace('["1 twig", "1 card"]', "[]"), "needs one effect or two different ones"),
        (lambda text: text.replace("space = 0", "space = 2"), "is 2; allowed: 0 to 1"),
        (lambda text: text.replace("space = 0", "size = 0"), "has the key 'size'; known: "),
        (lambda text: re.sub('cost = "[^"]*"', 'cost = "1 twig"', text), "differ"),
        (lambda text: re.sub(', "1 [a-z]*"]', "]", text), "at least 5 of the 8 have"),
        (lambda text: text + "[", "farms_deck is not TOML"),
        (lambda text: text.replace('"house"', '"dream"'), "source is 'dream'; allowed: 'house', 'printed'"),
    ],
)
def test_a_file_of_farms_that_cannot_be_is_refused_with_a_reason(change, message):
    with pytest.raises(BadSetup, match=re.escape(message)):
        read(change(HOUSE_TEXT))


# -- legendary cards


@rule("MW-LEGEND-01", "MW-LEGEND-02")
def test_legendary_critters_and_constructions_are_shuffled_apart_and_dealt_one_each():
    for seed in range(20):
        table = tidewood.new("everdell", seed, players=4, modules=["legends"]).table()
        dealt = [table["players"][who]["legends"] for who in table["players"]]
        assert [sorted(CARD[id].is_critter for id in own) for own in dealt] == [[False, True]] * 4
        assert len({id for own in dealt for id in own}) == 8


@rule("MW-LEGEND-03")
def test_other_legendary_cards_never_come_into_the_game():
    for seed in range(10):
        game = tidewood.new("everdell", seed, players=2, modules=["legends"])
        table = game.table()
        assert table["legend_box"] == 6
        dealt = {id for player in table["players"].values() for id in player["legends"]}
        rng = random.Random(seed)
        while not game.is_over:
            game.pick(rng.randrange(game.count))
        table = game.table()
        cards = [row["card"] for player in table["players"].values() for row in player["city"]]
        cards += table["discards"] + [card for player in table["players"].values() for card in player["hand"]]
        assert {id for id in cards if CARD[id].from_set == "legends"} <= dealt
        assert table["legend_box"] == 6


@rule("MW-LEGEND-21")
def test_alone_only_the_player_is_dealt_legendary_cards():
    table = tidewood.new("everdell", 2, players=1, modules=["legends"]).table()
    assert len(table["players"]["p1"]["legends"]) == 2
    assert table["players"]["rugwort"].get("legends", []) == []
    assert table["legend_box"] == 8


@rule("MW-LEGEND-04", "MW-LEGEND-06")
def test_only_the_owner_sees_legendary_cards():
    game = tidewood.new("everdell", 3, players=2, modules=["legends"])
    mine = game.table()["players"]["p1"]["legends"]
    assert game.view("p1")["players"]["p1"]["legends"] == mine
    assert game.view("p2")["players"]["p1"]["legends"] == 2
    assert game.view(None)["players"]["p1"]["legends"] == 2
    others = {tuple(game.determinise("p2", random.Random(i)).table()["players"]["p1"]["legends"]) for i in range(40)}
    assert len(others) > 5
    assert all(game.determinise("p1", random.Random(i)).table()["players"]["p1"]["legends"] == mine for i in range(5))


# -- ability cards


@rule("MW-ABILITY-01", "MW-ABILITY-02")
def test_what_is_drawn_and_not_kept_is_secret_and_gone():
    game = tidewood.new("everdell", 5, players=2, modules=["abilities"])
    assert game.view("p1")["players"]["p1"]["offer"] == game.table()["players"]["p1"]["offer"]
    assert game.view("p1")["players"]["p2"]["offer"] == 2
    offers = {tuple(game.determinise("p2", random.Random(i)).table()["players"]["p1"]["offer"]) for i in range(20)}
    assert len(offers) == 1, "p2 holds two of the four, so the other two are known"
    game = started(5, players=2, modules=["abilities"])
    assert all("offer" not in player for player in game.table()["players"].values())


@rule("MW-ABILITY-07")
def test_there_are_no_giant_critters_an_ability_could_be_used_for():
    with pytest.raises(ValueError, match="allowed: 'corrin', 'farms', 'legends', 'abilities'"):
        tidewood.new("everdell", 1, modules=["abilities", "spirecrest"])
    for seed in range(10):
        table = started(seed, players=4, modules=["abilities"]).table()
        assert all(sum(player["workers"].values()) == 5 for player in table["players"].values())


@rule("MW-ABILITY-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spiders_are_last_and_butterflies_first(players):
    seen = set()
    for seed in range(30):
        game = started(seed, players=players, modules=["abilities"])
        have = {player["ability"]: who for who, player in game.table()["players"].items()}
        order = []
        for _ in range(players):
            order.append(game.table()["active"])
            turn = game.table()["turn"]
            while not game.is_over and game.table()["turn"] == turn:
                game.pick(0)
        assert sorted(order) == [f"p{i + 1}" for i in range(players)]
        if "spiders" in have:
            assert order[-1] == have["spiders"]
        if "butterflies" in have:
            assert order[0] == have["butterflies"]
            assert have["butterflies"] == game.table()["start"]
        seen |= set(have)
    assert seen == {"butterflies", "pigs", "spiders", "weasels"}


# -- bad set-ups


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"modules": ["corrin", "corrin"]}, "modules has 'corrin' twice; each of these is allowed once: 'corrin', 'fa"),
        ({"modules": ["pearlbrook"]}, "modules has 'pearlbrook'; allowed: 'corrin', 'farms'"),
        ({"animals": ["pigs", "pigs"]}, "animals has 'pigs' twice"),
        ({"players": 2, "animals": ["pigs", "mice", "turtles"]}, "at most one for each of the 2 players"),
        ({"animals": ["dragons"]}, "animals has 'dragons'; allowed: 'squirrels'"),
        ({"legend_discount": "all"}, "legend_discount is 'all'; it is for the module 'legends'"),
        ({"legend_activation": "on"}, "legend_activation is 'on'; it is for the module 'legends'"),
        ({"modules": ["legends"], "legend_discount": "some"}, "allowed: 'payment', 'none', 'all'"),
        ({"spring_worker": True}, "it is for the module 'abilities' against Phantomia"),
        ({"modules": ["abilities"], "spring_worker": True}, "it is for the module 'abilities' against Phantomia"),
    ],
)
def test_a_set_up_that_cannot_be_says_what_is_allowed(setup, message):
    with pytest.raises(ValueError, match=message):
        tidewood.new("everdell", 1, **setup)


def test_modules_can_be_named_in_one_text_as_on_the_command_line():
    game = tidewood.new("everdell", 1, modules="corrin, legends")
    assert game.setup["modules"] == ["corrin", "legends"]
    assert game.table()["legend_box"] == 6


def test_a_legendary_card_that_is_being_played_is_known_to_all_even_before_it_is_paid():
    """What a bot of another player thinks with has this card there, once, and not another one in its place."""
    own = {"legends": ["click-clacks", "jor-goldwing"], "twig": 3, "resin": 3, "pebble": 3, "city": ["general-store"]}
    game = tidewood.new("everdell", 1, position={"active": "p2", "players": {"p2": own}}, modules=["legends"])
    game.play("play click-clacks")
    assert game.decision.prompt().startswith("How do you play this card")
    for seed in range(8):
        twin = game.determinise("p1", random.Random(seed)).play("pay")
        assert len(twin.table()["players"]["p2"]["legends"]) == 1
        assert "click-clacks" not in twin.table()["players"]["p2"]["legends"]
