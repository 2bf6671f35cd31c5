"""Looking up rules and cards; the version."""

import tomllib

import pytest

import tidewood
from tests.cli.command import HERE
from tidewood.api import games
from tidewood.cards import cards
from tidewood.cli.reference import cards_lines
from tidewood.rulebook import rules, search


def test_version(run):
    ran = run("--version")
    assert (ran.code, ran.out) == (0, f"tidewood {tidewood.__version__}\n")


def test_rules_by_id_and_by_words(call):
    ran = call("rules", "ti-031")
    assert ran.code == 0
    assert "A ship never holds more than 3 adventurers" in ran.out
    ran = call("rules", "whale", "capsizes", "--json")
    assert {rule["id"] for rule in ran.json} >= {"TI-091", "AMB-18"}
    assert "nur auf Englisch" in call("rules", "AMB-03", "--lang", "de").out
    ran = call("rules", "unicorn")
    assert ran.code == 1 and "unicorn" in ran.err


def test_the_register_is_whole():
    found = {rule.id for rule in rules("the-island")}
    assert found == {f"TI-{n:03}" for n in range(1, 125)} | {f"AMB-{n:02}" for n in range(1, 39)}
    source = (HERE / "tidewood/games/the_island/rules.toml").read_text(encoding="utf-8")
    assert all(
        rule["text"] and rule["basis"] in ("printed", "follows", "other", "reading")
        for rule in tomllib.loads(source)["rule"]
    )
    assert search("TI-002")[0].section == "Setup"


def test_cards_in_three_languages(call):
    for lang, dolphin in (("en", "Dolphin"), ("de", "Delfin"), ("fr", "Dauphin")):
        ran = call("cards", "the-island", "--lang", lang, "--json")
        assert ran.code == 0
        assert len(ran.json) == 12
        assert {card["id"]: card["name"] for card in ran.json}["dolphin"] == dolphin
        assert all(card["text"] for card in ran.json)
    ran = call("cards", "the-island", "--lang", "fr")
    assert "Dauphin" in ran.out


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", games())
def test_no_line_of_a_card_begins_with_a_mark(game, lang):
    for width in (40, 60, 80):
        for line in cards_lines(game, lang, width):
            assert line.plain.lstrip()[:1] not in tuple(":;!?»,."), line.plain


def test_cards_from_python():
    assert cards("the-island", "de")[5] == ("dolphin", "Delfin", cards("the-island", "de")[5].text)
