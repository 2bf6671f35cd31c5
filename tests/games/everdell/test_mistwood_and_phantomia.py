"""Mistwood's modules against Phantomia."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import tidewood
from tests.games.everdell.test_mistwood import OWN, started
from tests.rules import rule
from tidewood.cards import cards
from tidewood.cli.common import read_setup
from tidewood.games.everdell import GAME
from tidewood.games.everdell.cards.mistwood.farms_file import HOUSE_TEXT, read
from tidewood.games.everdell.scoring import score_of
from tidewood.games.everdell.text import LANGUAGES
from tidewood.kernel.errors import BadPosition, BadSetup

# -- against Phantomia


@rule("PH-ABILITY-01", "PH-ABILITY-02")
def test_against_phantomia_nobody_has_the_spiders_and_she_has_no_ability():
    seen = set()
    for seed in range(30):
        table = started(seed, players=2, phantomia=True, modules=["abilities"]).table()
        seen |= {table["players"][who]["ability"] for who in ("p1", "p2")}
        assert table["players"]["phantomia"].get("ability") is None
    assert seen == {"butterflies", "pigs", "weasels"}


@rule("PH-ABILITY-05")
def test_against_phantomia_a_worker_for_spring_makes_it_easier():
    setup = {"players": 1, "phantomia": True, "modules": ["abilities"]}
    easy = started(1, spring_worker=True, **setup).table()["players"]["p1"]["workers"]
    hard = started(1, **setup).table()["players"]["p1"]["workers"]
    assert (easy["waiting"], hard["waiting"]) == (4, 3)


def test_the_version_of_the_rules_covers_the_file_of_farms():
    plain = GAME.version(GAME.checked({}))
    farms = GAME.version(GAME.checked({"modules": ["farms"]}))
    assert farms.startswith(plain)
    assert len(farms) > len(plain)


def own(**setup: object) -> tidewood.Game:
    position = {"players": {"p1": {"hand": ["my-own-farm", "spring-farm-seedbed"], "twig": 3, "resin": 1}}}
    return tidewood.new("everdell", 1, modules=["farms"], farms_deck=OWN, position=position, **setup)


def test_whoever_has_the_printed_farms_can_play_with_them():
    game = own().play("play my-own-farm")
    assert game.table()["players"]["p1"]["city"] == [{"card": "my-own-farm"}]
    assert game.table()["players"]["p1"]["berry"] == 1
    texts = {card.id: card for card in cards("everdell", "en", game.setup)}
    assert texts["my-own-farm"].name == "My own farm"
    assert "winter-farm-burrow" not in texts
    assert not any("House card." in texts[id].text for id in ("my-own-farm", "spring-farm-seedbed"))


def test_own_farms_cost_and_give_what_their_file_says_and_score_as_many_points():
    text = OWN.replace('id = "my-own-farm"\ncost = "3 twig"', 'id = "my-own-farm"\npoints = 4\ncost = "1 pebble"')
    text = text[: text.rindex("effects")] + 'effects = ["2 point", "3 card"]\nspace = 0\n'
    position = {"players": {"p1": {"hand": ["my-own-farm"], "pebble": 1, "city": ["husband", "wife"]}}}
    game = tidewood.new("everdell", 1, modules=["farms"], farms_deck=text, position=position)
    game.play("play my-own-farm")
    assert game.decision is not None
    assert len(game.decision) == 2
    game.pick(0)
    player = game.table()["players"]["p1"]
    assert (player["points"], player["pebble"]) == (2, 0)
    assert score_of(game._state, 0) == 2 + 4 + 2 + 2 + 3  # tokens, the farm, Husband and Wife, their pair


@pytest.mark.parametrize(("lang", "name"), [("en", "Spring Farm (Seedbed)"), ("de", "Frühlingsfarm (Saatbeet)")])
def test_own_farms_are_called_by_their_names_in_the_options_and_in_the_log(lang, name):
    game = own()
    said = [option.text(lang) for option in game.options]
    assert any("My own farm" in text for text in said)
    assert any(name in text for text in said)
    assert game.decision is not None
    assert [shown.text[lang] for shown in game.decision.shown("p1", [lang])] == said
    game.play("play my-own-farm")
    assert any("My own farm" in game.tell(event, lang) for event in game.log)


def test_a_name_of_the_file_is_said_in_every_language_and_no_name_is_taken_for_another():
    text = OWN.replace('id = "my-own-farm"', 'id = "my-own-farm"\nname = "Spring Farm (Seedbed)"')
    text = text.replace('id = "spring-farm-seedbed"', 'id = "swamp"')
    position = {"players": {"p1": {"hand": ["my-own-farm", "swamp"], "twig": 3, "resin": 1}}}
    game = tidewood.new("everdell", 1, modules=["farms"], farms_deck=text, position=position)
    for lang in LANGUAGES:
        said = [option.text(lang) for option in game.options if option.notation.startswith("play")]
        assert any("Spring Farm (Seedbed)" in words for words in said)
        assert any("Swamp" in words for words in said)


def test_a_save_and_a_record_carry_the_farms():
    game = own().play("play my-own-farm")
    again = tidewood.load(game.save())
    assert again.setup["farms_deck"] == OWN
    assert again.table() == game.table()
    whole = tidewood.new("everdell", 3, modules=["farms"], farms_deck=OWN)
    rng = random.Random(3)
    while not whole.is_over:
        whole.pick(rng.randrange(whole.count))
        if whole.answers % 40 == 0:
            assert tidewood.load(whole.save()).table() == whole.table()
    assert tidewood.replay(whole.record()).table() == whole.table()
    assert "my-own-farm" in whole.record()


def test_games_with_other_farms_do_not_touch_each_other():
    mine, house = own(), tidewood.new("everdell", 1, modules=["farms"])
    assert mine.rules_version != house.rules_version
    with pytest.raises(BadPosition, match="my-own-farm"):
        tidewood.new("everdell", 1, modules=["farms"], position={"players": {"p1": {"hand": ["my-own-farm"]}}})
    assert "my-own-farm" not in {card.id for card in cards("everdell", "en")}


def test_the_command_reads_a_file_of_farms(tmp_path):
    file = tmp_path / "farms.toml"
    file.write_text(OWN, "utf-8")
    setup = read_setup("everdell", 2, ["modules=farms", f"farms_deck={file}"])
    assert setup["farms_deck"] == OWN
    assert GAME.checked(setup)["farms_deck"] == OWN
    with pytest.raises(BadSetup, match="farms_deck is for the module 'farms', which modules must name"):
        GAME.checked({"farms_deck": OWN})


def test_the_example_of_the_documentation_is_read():
    example = re.search(r"```toml\n(.*?)```", Path("docs/seasonal-farms.md").read_text("utf-8"), re.S)
    assert example is not None
    with pytest.raises(BadSetup, match="has 2 farms; there are 8"):
        read(example[1])
    two = "\n[[farm]]".join(example[1].split("\n[[farm]]")[1:]).replace("# ... 8 in all", "")
    rest = HOUSE_TEXT.split("[[farm]]")[1:7]
    assert len(read("[[farm]]" + two + "".join([f"[[farm]]{part}" for part in rest]))["farm"]) == 8
