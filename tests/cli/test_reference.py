"""Looking up rules and cards; the version."""

import re
import shlex
import tomllib

import pytest

import tidewood
from tests.cli.command import HERE
from tests.ours import GAMES
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


def test_every_rule_that_a_game_cites_can_be_looked_up():
    cited = {
        id
        for path in HERE.glob("tidewood/games/**/*.py")
        for id in re.findall(r"\b(?:ED|MW|PH|SI|TI)-(?:[A-Z]+-)?\d{2,3}\b", path.read_text(encoding="utf-8"))
    }
    known = {rule.id for game in ("everdell", "spirit-island", "the-island") for rule in rules(game)}
    assert len(cited) > 900 and cited - known == set()


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
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_card_begins_with_a_mark(game, lang):
    for width in (40, 60, 80):
        for line in cards_lines(cards(game, lang), width):
            assert line.plain.lstrip()[:1] not in tuple(":;!?»,."), line.plain


SETS = {
    "the-island": ({},),
    "everdell": (
        *[{"modules": [module]} for module in ("corrin", "farms", "legends", "abilities")],
        {"phantomia": True, "players": 1, "phantomia_lists": True},
    ),
    "spirit-island": ({"expansions": ["branch-and-claw"]}, {"expansions": ["jagged-earth"]}),
}  # what brings cards of its own


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_every_set(call, game):
    shown = {card["id"] for card in call("cards", game, "--json").json}
    for setup in ({}, *SETS[game]):
        assert {card.id for card in cards(game, "en", setup)} <= shown


@pytest.mark.parametrize("name", ["Sea Monsters", "Panic", "Smothering Infestation"])
def test_a_card_of_an_expansion_by_its_name(call, name):
    ran = call("cards", "spirit-island", name, "--json")
    assert (ran.code, [card["name"] for card in ran.json]) == (0, [name]), ran.err


def test_cards_from_python():
    card = cards("the-island", "de")[5]
    assert (card.id, card.name, card.effect) == ("dolphin", "Delfin", None)


@pytest.mark.parametrize(
    ("lang", "typed", "id"),
    [
        ("en", ["clock", "tower"], "clock-tower"),
        ("en", ["clock-tower"], "clock-tower"),
        ("de", ["Uhrenturm"], "clock-tower"),
        ("de", ["Clock Tower"], "clock-tower"),
        ("fr", ["tour de l'horloge"], "clock-tower"),
        ("fr", ["EPOUSE"], "wife"),
    ],
)
def test_one_card_by_its_name(call, lang, typed, id):
    ran = call("cards", "everdell", *typed, "--lang", lang, "--json")
    assert ran.code == 0, ran.err
    assert [card["id"] for card in ran.json] == [id]
    assert ran.err == ""
    shown = call("cards", "everdell", *typed, "--lang", lang).out
    assert shown.splitlines()[0].endswith(f"  {id}")


def test_a_name_that_is_the_whole_name_of_one_card_shows_only_that(call):
    assert [card["id"] for card in call("cards", "everdell", "farm", "--json").json] == ["farm"]
    several = [card["name"] for card in call("cards", "spirit-island", "land", "--json").json]
    assert len(several) > 1 and all("land" in name.casefold() for name in several)


@pytest.mark.parametrize(("lang", "typed", "said"), [("en", "clok towr", "nearest"), ("de", "Urenturm", "am nächsten")])
def test_a_mistyped_card_shows_the_nearest_and_says_so(call, lang, typed, said):
    ran = call("cards", "everdell", typed, "--lang", lang, "--json")
    assert ran.code == 0
    assert [card["id"] for card in ran.json] == ["clock-tower"]
    assert said in ran.err
    nothing = call("cards", "everdell", "qqqqqq", "--lang", lang)
    assert nothing.code == 1 and nothing.out == "" and "qqqqqq" in nothing.err


COMMANDS = ("play", "serve", "simulate", "scenario", "show", "replay", "bench", "rules", "cards", "texts")


def test_help_lists_the_games_and_has_examples(call):
    ran = call("--help")
    assert ran.code == 0
    assert all(game in ran.out for game in GAMES)
    assert all(f"\n  {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_has_an_example_that_it_understands(call, command, tmp_path):
    ran = call(command, "--help")
    examples = [line.strip() for line in ran.out.splitlines() if line.startswith(f"    tidewood {command}")]
    assert examples
    if "Which game" in ran.out:
        assert all(game in " ".join(ran.out.split()) for game in GAMES)
    for example in examples:
        understood = call(*shlex.split(example)[1:], "--help")
        assert understood.code == 0, example
    quick = {"texts": "texts de", "rules": "rules TI-031", "cards": "cards spirit-island Wash Away --lang fr"}
    if command in quick:
        assert any(quick[command] in example for example in examples)
        assert call(*quick[command].split()).code == 0
