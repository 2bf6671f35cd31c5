"""Files in the place of Phantomia's house cards: what is read, what is refused and why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tidewood
from tests.rules import rule
from tidewood.games.everdell.phantomia.deck.checks import DOUBTS
from tidewood.games.everdell.phantomia.deck.file import house_text, read_deck
from tidewood.games.everdell.text import LANGUAGES
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.log import Event

ACTIONS = house_text("actions")
POINTS = house_text("points")


def changed(old: str, new: str, text: str = ACTIONS, count: int = -1) -> str:
    assert old in text
    return text.replace(old, new, count)


def without(id: str) -> str:
    return re.sub(rf'  {{id = "{id}".*\n', "", ACTIONS)


W1 = '"w1", symbol = "spider", arrow = "right", winter = ["basic 3-twigs", "forest 1"]'
FEW_SPIDERS = re.sub(
    r'("a[12]"), symbol = "spider"(.*)autumn = \[.*\], fall',
    r'\1, symbol = "figure"\2autumn = ["figure"], fall',
    ACTIONS,
)
BAD = [
    (without("w8"), "AC-1", "19 cards instead of 20"),
    (changed('id = "w2"', 'id = "w1"'), "AC-1", "used 2 times"),
    (changed('"w5", symbol = "spider"', '"w5", symbol = "figure"'), "AC-2", "4 of them with the spider"),
    (changed('"w5", symbol = "spider"', '"w5", symbol = "figure"'), "AC-3", "winter stack"),
    (changed('sets = ["newleaf"], ', ""), "AC-6", "newleaf"),
    (changed('sets = ["pearlbrook"], ', ""), "AC-5", "pearlbrook"),
    (changed('spring = ["basic 2-resin", "forest 2"], ', ""), "AC-8", "nothing in spring"),
    (changed('spring = ["basic 2-resin", "forest 2"]', 'spring = ["basic 2-resin"]'), "AC-9", "no second option"),
    (changed('symbol = "ambassador", arrow = "right", sets = ["pearlbrook"]', 'symbol = "ambassador", arrow = "right"'),
     "AC-10", "ambassador"),
    (changed('fallback = ["draw", 1]', 'fallback = ["draw", 0]'), "AC-12", "no point token"),
    (changed(W1, W1.replace("forest 1", "draw")), "AC-13", "that is no place"),
    (changed('winter = ["basic 3-twigs", "forest 1"]', 'winter = ["basic 3-twigs", "journey 3"]'),
     "AC-16", "before autumn"),
    (changed('winter = ["figure"]', 'winter = ["haven"]', count=1), "AC-17", "first option is 'figure'"),
    (changed('winter = ["play deck", "draw"]', 'winter = ["play deck", "haven"]'), "AC-18", "shows no symbol"),
    (changed('["discard", ', '["draw", '),
     "AC-18", "nowhere a first option"),
    (changed('"haven", 1', '"draw", 1').replace('"haven", 2', '"draw", 2'), "AC-20", "nowhere a fallback"),
    (changed('"basic event", "wonder"', '"basic event", "haven"'), "AC-21", "wonder"),
    (changed('"journey 5", "haven"', '"journey 5", "destination"'), "AC-22", "Journey"),
    (changed('winter = ["basic 3-twigs", "forest 1"]', 'winter = ["basic 3-twigs", "basic 2-resin"]'),
     "AC-23", "two basic"),
    (changed('summer = ["special event", "destination"]', 'summer = ["special event", "special event"]'),
     "AC-24", "twice"),
    (FEW_SPIDERS, "AC-26", "spider cards in the stack of autumn"),
    (changed("level = 4, difficulty = 4", "level = 3, difficulty = 4", POINTS), "PC-1", "levels"),
    (changed("special_event = 7", "special_event = 1", POINTS), "PC-1", "falls"),
    (changed("pearl = 2, visitors = 0", "pearl = 2, value_0 = 1, visitors = 0", POINTS), "PC-3", "not be there"),
    (changed("visitors = 2", "visitors = 1", POINTS), "PC-4", "visitors"),
    (changed("difficulty = 2", "difficulty = 1", POINTS), "PC-5", "difficulty"),
    (changed("pearl = 2", "pearl = 3", POINTS), "PC-6", "pearl"),
    (changed("special_event = 4, ", "", POINTS), "PC-7", "special_event"),
]  # fmt: skip


@rule("PH-SCORE-14", "PH-SCORE-15", "PH-SCORE-16")
@pytest.mark.parametrize(("text", "number", "words"), BAD, ids=[f"{n}-{i}" for i, (_, n, _w) in enumerate(BAD)])
def test_a_file_that_breaks_a_constraint_is_refused(text, number, words):
    with pytest.raises(BadSetup) as refused:
        read_deck(text)
    assert f"[{number}]" in str(refused.value)
    assert words in str(refused.value)


@rule("PH-SCORE-10", "PH-SCORE-13")
@pytest.mark.parametrize(
    ("old", "new"), [("pearl = 2", "pearl = 3"), ("adornment = 1, ", ""), ("special_event = 4, ", "")]
)
def test_a_points_card_has_a_row_for_special_events_and_for_each_expansion(old, new):
    with pytest.raises(BadSetup, match=r"PC-[67]"):
        read_deck(changed(old, new, POINTS))


SHAPES = [
    ("farm = []", "unknown key 'farm'"),
    ('source = "house"', "holds no cards"),
    ('source = "mine"\naction = []', "'house', 'printed'"),
    ("action = 3", "a list of cards"),
    ('action = [{id = "a b"}]', "short name"),
    ('action = [{id = "a", symbol = "bee"}]', "spider, figure, ambassador, none"),
    ('action = [{id = "a", symbol = "none", arrow = "up"}]', "right, left"),
    ('action = [{id = "a", symbol = "none", arrow = "left", winter = ["fly"]}]', "basic 3-twigs"),
    ('action = [{id = "a", symbol = "none", arrow = "left", colour = 1}]', "unknown key 'colour'"),
    ('action = [{id = "a", symbol = "none", arrow = "left"}]', "AC-12"),
    ('action = [{id = "a", symbol = "none", arrow = "left", fallback = ["draw", 99]}]', "0 to 9"),
    ("points = [{level = 9}]", "0 to 4"),
    ("points = [{level = 1, wings = 2}]", "unknown key 'wings'"),
    ("points = [{level = 1, pearl = -2}]", "0 to 20"),
    ("x" * 70_000, "at most 65,536"),
]


@pytest.mark.parametrize(("text", "words"), SHAPES, ids=[words for _, words in SHAPES])
def test_a_file_of_the_wrong_shape_says_what_is_allowed(text, words):
    with pytest.raises(BadSetup, match=re.escape(words)):
        read_deck(text)


def test_inferred_constraints_only_warn_for_printed_cards():
    odd = changed('"journey 5", "haven"', '"journey 5", "destination"')
    with pytest.raises(BadSetup, match="AC-22"):
        read_deck(odd)
    deck = read_deck(changed('source = "house"', 'source = "printed"', odd))
    assert [number for number, _ in deck.warnings] == ["AC-22", "AC-28"]
    assert not deck.house_actions and deck.house_points
    with pytest.raises(BadSetup, match="AC-13"):
        read_deck(changed(W1, W1.replace("forest 1", "draw")).replace('source = "house"', 'source = "printed"'))


def odd_print() -> str:
    """Cards typed in from print that have no autumn card with the Journey and the Haven."""
    odd = changed('"journey 5", "haven"', '"journey 5", "destination"')
    return changed('source = "house"', 'source = "printed"', odd)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "an autumn card was expected with the Journey and the Haven [AC-22]"),
        ("de", "erwartet war eine Herbstkarte mit der Reise und der Zuflucht [AC-22]"),
        ("fr", "on attendait une carte d’automne avec le Voyage et le Havre de Paix [AC-22]"),
    ],
)
def test_what_is_odd_about_printed_cards_stands_in_the_log_of_every_table(lang, words):
    game = tidewood.new("everdell", 1, players=1, phantomia=True, phantomia_deck=odd_print())
    assert len([event for event in game.log if words in game.tell(event, lang)]) == 1
    assert game.warnings[0] == "phantomia_deck: no autumn card has the Journey and 'haven' [AC-22]"
    assert len(game.warnings) == len([event for event in game.log if event.kind == "her-doubt"]) == 2
    plain = tidewood.new("everdell", 1, players=1, phantomia=True)
    assert plain.warnings == []
    assert not any("[AC-" in plain.tell(event, lang) for event in plain.log)


def test_every_doubt_has_words_and_is_one_that_can_come_up():
    source = Path("src/tidewood/games/everdell/phantomia/deck/checks.py").read_text("utf-8")
    assert set(re.findall(r'yield "([A-Z0-9-]+)", True', source)) == set(DOUBTS)
    for lang in LANGUAGES:
        assert len({LANGUAGES[lang].event_text(Event("her-doubt", (i,))) for i in range(len(DOUBTS))}) == len(DOUBTS)


@rule("PH-POINTS-01")
def test_a_number_of_points_is_gained_at_once():
    own = changed('autumn = ["points difficulty", "draw"]', 'autumn = ["points 5", "draw"]')
    game = tidewood.new("everdell", 1, players=1, phantomia=True, phantomia_level=1, phantomia_deck=own)
    from tidewood.games.everdell import GAME
    from tidewood.games.everdell.state import Valley

    s = Valley(rules=GAME.fresh(game.setup).rules)
    position = {"active": "phantomia", "phantomia": {"stack": ["p2"]}, "players": {"phantomia": {"season": "autumn"}}}
    GAME.position(s, game.setup, position)
    s.advance()
    assert s.points[1] == 5


def test_the_example_of_the_documentation_is_read():
    text = Path("docs/phantomia-deck.md").read_text("utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.S)
    assert example is not None
    with pytest.raises(BadSetup, match="4 cards instead of 20"):
        read_deck(example[1])
    points = example[1][example[1].index("points =") :]
    assert read_deck(points).points[4].prosperity == 3


def test_the_command_reads_the_file(tmp_path):
    from tidewood.cli.common import Wrong, read_setup

    file = tmp_path / "cards.toml"
    file.write_text(POINTS, "utf-8")
    setup = read_setup("everdell", 1, ["phantomia=true", f"phantomia_deck={file}"])
    assert setup["phantomia_deck"] == POINTS
    with pytest.raises(Wrong, match="nowhere"):
        read_setup("everdell", 1, ["phantomia=true", "phantomia_deck=nowhere.toml"])
