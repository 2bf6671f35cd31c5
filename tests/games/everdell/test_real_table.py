"""What people at a real table read and type: the steps they carry out, with reasons, and numbers that stay."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidewood
from tests.cli.command import lines
from tests.cli.conftest import run
from tests.cli.drawing import ids_in
from tests.games.everdell.real_table import tell
from tests.games.everdell.test_phantomia_helper import EVENTS, FOREST, helper, told
from tests.rules import rule
from tidewood.cli.boards import drawer_for
from tidewood.cli.play.choosing import entries_of, meant
from tidewood.cli.play.frame import Asked, Look, picture
from tidewood.cli.words import words_of
from tidewood.language.catalogue import ORDER

assert run  # the command as a fixture
PREPARES = ("action w1", "play", "action w2", "play", "action w6", "die 4", "meadow 4 farm", "play", "action w3")


def numbers(game: tidewood.Game) -> dict[str, int]:
    """What is typed for each option."""
    return {entry.notation: entry.number for entry in entries_of(game.decision.options, "en")}


def since(game: tidewood.Game, *answers: str, lang: str = "en") -> list[str]:
    before = len(game.log)
    tell(game, *answers)
    return told(game, lang)[before:]


def outcome(game: tidewood.Game) -> dict[str, Any]:
    assert game.outcome is not None
    return game.outcome


def over(*answers: str, players: int = 1) -> tidewood.Game:
    """Everybody has passed at once, and she has come to her end."""
    game = tidewood.new("everdell", 1, players=players, phantomia=True, helper=True)
    tell(game, "ready", *FOREST, *EVENTS, *["start p1"] * (players - 1))
    while not game.decision.notations[0].startswith("score"):
        game.play("pass" if "pass" in game.decision.notations else game.decision.notations[0])
    return game.play(*answers)


# -- numbers


def test_the_number_of_points_is_typed_as_that_number():
    game = over()
    typed = meant(entries_of(game.decision.options, "de"), "62").one
    assert typed is not None
    assert typed.notation == "score 62"
    game.play(typed.notation)
    assert outcome(game)["scores"]["p1"]["total"] == 62


def test_what_was_told_is_the_score_even_if_the_program_knows_of_more():
    game = tidewood.new("everdell", 1, players=1, phantomia=True, helper=True)
    tell(game, "ready", *FOREST, *EVENTS, "visit harvest-festival")
    while not game.is_over:
        game.play(next((x for x in ("pass", "score 2") if x in game.decision.notations), game.decision.notations[0]))
    assert outcome(game)["scores"]["p1"] == {"total": 2, "lines": [], "count": {}}


def test_the_end_counts_hers_line_by_line_and_shows_none_of_what_nobody_told():
    scores = outcome(over("score 62"))["scores"]
    assert scores["p1"]["lines"] == []
    assert [line["of"] for line in scores["phantomia"]["lines"]][:2] == ["cards", "tokens"]


@rule("ED-SCORE-04")
def test_people_with_equal_points_and_events_are_asked_for_what_they_have_left():
    game = over("score 90", "score 90", players=2)
    assert game.decision.prompt("en").endswith("How many resources do you have left?")
    game.play("3 left", "5 left")
    assert outcome(game)["winners"] == ["p2"]


def test_the_numbers_of_the_main_question_are_the_same_in_every_turn():
    game = tidewood.new("everdell", 5, players=1, phantomia=True, helper=True)
    tell(game, "ready", *FOREST, *EVENTS)
    seen: dict[str, set[int]] = {}
    offered: set[int] = set()
    step = 0
    while not game.is_over:
        step += 1
        open_ = game.decision.notations
        if "pass" not in open_:
            game.pick(step * 7 % game.count)
            continue
        for notation, number in numbers(game).items():
            seen.setdefault(notation, set()).add(number)
        assert len(open_) <= 10
        offered.add(len(open_))
        season = game.table()["players"]["p1"]["season"]
        todo = "worker basic" if step % 3 else "prepare" if "prepare" in open_ else "pass" if step > 60 else "card"
        game.play(todo if todo in open_ else "card")
    assert season == "autumn" and len(offered) > 1  # not everything can be told in every turn
    assert all(len(found) == 1 for found in seen.values())
    assert seen["worker basic"] == {1} and seen["pass"] == {8} and seen["given"] == {9}


def test_a_place_keeps_its_number_when_others_are_taken():
    game = helper("action w1")
    game.play("worker basic")
    assert numbers(game)["visit basic-2-resin"] == 3
    assert "visit basic-3-twigs" not in numbers(game)


@pytest.mark.parametrize("lang", ORDER)
def test_the_main_question_is_a_few_short_lines_in_every_language(lang):
    game = helper("action w1")
    assert len(game.decision) <= 10
    assert all(len(option.text(lang)) <= 60 for option in game.decision.options)


# -- steps


@rule("PH-SETUP-01", "PH-SETUP-02", "PH-SETUP-04", "PH-SETUP-05")
def test_the_set_up_is_told_before_anything_is_asked():
    game = tidewood.new("everdell", 1, players=1, phantomia=True, helper=True)
    lines = " ".join(told(game))
    assert game.decision.notations == ["ready"]
    for reminder in (
        "as for 2 players",
        "“The Everdell Games” back into the box",
        "only 3 forest locations",
        "draws 5 cards",
    ):
        assert reminder in lines
    assert "2 spider workers stand on the left lair board, the other 6" in lines
    assert "the program turns them up" in lines


@rule("PH-SETUP-16", "PH-SETUP-19", "PH-SETUP-20", "PH-SETUP-21")
def test_whoever_turns_up_printed_cards_is_told_how_to_lay_the_stack():
    game = tidewood.new("everdell", 1, players=2, phantomia=True, helper=True, chance="table")
    lines = " ".join(told(game))
    assert "Shuffle the 5 winter cards with the spider" in lines
    assert "the program turns them up" not in lines


def test_the_modules_of_a_table_are_laid_out_too():
    setup = {"modules": ["corrin", "farms", "legends", "abilities"], "phantomia_lists": True}
    game = tidewood.new("everdell", 1, players=1, phantomia=True, helper=True, **setup)
    lines = " ".join(told(game))
    for reminder in (
        "Corrin cards",
        "seasonal farms",
        "legendary critter",
        "2 ability cards",
        "web tiles",
        "list cards",
    ):
        assert reminder in lines


@rule("PH-SEASON-01", "PH-SEASON-05", "PH-SEASON-06")
def test_preparing_for_spring_is_told_step_by_step_with_its_reason():
    game = helper(*PREPARES[:-1])
    lines = since(game, "action w3")
    parts = [
        "Phantomia turns up action card W3 (house card).",
        "The card has a symbol (spider), and the figure and all spider workers are placed: Phantomia prepares for the "
        "next season.",
        "Phantomia prepares for spring.",
        "Turn her season tile to spring.",
        "Shuffle all played action cards, the rest of the stack and the pile for spring into a new action stack.",
        "Take the figure and all spider workers back to the left lair board. Do not refill the Meadow yet.",
        "Move 1 new spider worker from the right lair board to the left one.",
        "Phantomia puts 2 cards from the draw pile into her deck.",
        "Phantomia gains 2 point tokens.",
        "For spring the die is rolled once: Phantomia discards the Meadow card with that number.",
    ]
    assert [line for line in lines if line in parts] == parts


@rule("ED-MEADOW-01", "PH-SEASON-07")
def test_the_meadow_is_refilled_after_the_gifts_of_the_season_with_the_figure_s_place():
    lines = since(helper(*PREPARES), "die 1", "meadow 1 mine")
    assert lines[-2:] == ["Refill the Meadow: spaces 1 and 4.", "Turn 8: p1."]
    assert "Phantomia discards Mine from Meadow space 1." in lines


@rule("PH-SEASON-12", "PH-ARROW-05")
def test_an_empty_place_under_the_die_is_told_with_the_place_that_is_meant():
    lines = since(helper(*PREPARES), "die 4", "meadow 5 mine")
    assert "Space 4 has no card: the next one to the right counts, space 5." in lines


def test_which_way_places_are_counted_is_told():
    lines = since(helper("action w1", "visit basic-2-resin"), "action w2")
    assert any("The arrow points to the" in line for line in lines)


FOUR_FARMS = ["farm", "farm", "farm", "farm"]


@rule("PH-WORKER-15", "PH-WORKER-16", "PH-WORKER-17", "PH-WORKER-21")
@pytest.mark.parametrize(
    ("card", "season", "city", "line"),
    [
        ("w3", "autumn", FOUR_FARMS, "She meets all requirements of Harvest Festival."),
        ("w3", "autumn", ["judge", "crane"], "She meets none in full, but comes closest to City Monument."),
        ("w3", "autumn", [], "She meets no requirement of any: Cartographer’s Expedition is the first from the left."),
        ("s1", "summer", [], "She meets no requirement of any: Harvest Festival is the first from the right."),
        ("w1", "summer", ["inn"], "She meets none in full, but at least one requirement of Performer in Residence."),
    ],
)
def test_why_she_takes_this_event_is_told(card, season, city, line):
    position = {
        "active": "phantomia",
        "events": ["tax-relief", "path-of-the-pilgrims", "performer-in-residence", "croak-wart-cure"],
        "phantomia": {"stack": [card]},
        "players": {"phantomia": {"season": season, "city": city}},
    }
    game = tidewood.new("everdell", 1, players=1, phantomia=True, helper=True, position=position)
    assert line in told(game)


@rule("PH-SEASON-03", "PH-END-04")
def test_why_an_event_is_hers_when_she_prepares_is_told():
    position = {
        "active": "phantomia",
        "places": {"basic-3-twigs": ["phantomia"]},
        "events": {"city-monument": {"workers": ["phantomia"]}},
        "phantomia": {"stack": ["w1"], "figure": 4},
        "players": {"phantomia": {"city": FOUR_FARMS}},
    }
    lines = told(tidewood.new("everdell", 1, players=1, phantomia=True, helper=True, position=position))
    assert "Phantomia achieves City Monument, because her worker stands there." in lines
    assert "Phantomia achieves Harvest Festival, the first basic event whose requirements she meets." in lines


def test_web_tiles_and_chosen_cards_are_laid_out_by_hand():
    lines = told(helper(phantomia_plan="silken-barricade"))
    assert any(line.startswith("Turned up: Silken Barricade") for line in lines)


@rule("PH-DECK-05", "PH-DECK-07", "PH-DECK-08")
def test_what_she_is_given_is_told_as_it_is_done():
    game = helper("action w1")
    assert since(game, "give 2 cards") == [
        "Shuffle the 2 cards that she was given into Phantomia’s deck.",
        "Phantomia gains 2 point tokens.",
    ]
    assert since(game, "give 1 resources") == [
        "Discard the resource: Phantomia puts 1 card from the draw pile into her deck instead, without point tokens."
    ]


# -- what the program cannot know

# Phantomia is given a Cemetery and a Queen, loses a card of her three unseen, and turns up the top card.
LOSES_ONE = """ready; forest forest-2-berries-1-card; forest forest-twig-resin-berry; forest forest-discard-draw-double;
event performer-in-residence; event graduation-of-scholars; event a-well-run-city; event pristine-chapel-ceiling;
worker journey; visit journey-5; worker city; given; points; give 4 points; card; play; her postal-pigeon; gone;
free journey-5; worker event; visit performer-in-residence; meadow 7 clock-tower; card; play; meadow 1 castle; card;
play inn; meadow 3 wife; card; play; card; play; card; play post-office; pass; meadow 1 theater; meadow 1 cemetery;
meadow 2 queen; phantomia inn"""


def test_of_three_cards_of_her_deck_any_may_be_the_one_that_left_unseen():
    game = tidewood.new("everdell", 296484685, players=1, phantomia=True, helper=True)
    game.play(*LOSES_ONE.replace("\n", " ").split("; "))
    assert told(game)[-2:] == [
        "Phantomia turns up action card W8 (house card).",
        "Option 1: play the top card of her deck.",
    ]
    assert {"her cemetery", "her queen", "her farm"} < set(game.decision.notations)
    looked_at = list(game.previews("p1", range(len(game.decision)), random.Random(1)))
    assert len(looked_at) == len(game.decision)


def test_the_table_shows_nothing_that_nobody_told():
    game = helper("action w1", "play inn", players=1)
    table = game.table()
    assert not {"meadow", "deck", "discards"} & set(table)
    assert table["told"] is True
    own = table["players"]["p1"]
    assert not {"twig", "resin", "pebble", "berry", "points", "hand", "city", "spaces_used"} & set(own)
    assert own["open_cards"] == [{"card": "inn"}]
    assert table["players"]["phantomia"]["points"] == 0


# -- in a terminal of 80 columns and 24 lines


@pytest.mark.parametrize("lang", ORDER)
def test_the_main_question_is_read_in_a_small_terminal_with_all_that_just_happened(lang):
    game = helper(*PREPARES, "die 4", "meadow 5 mine")
    drawer = drawer_for("everdell", lang, plain_signs=True)
    words = words_of(lang)
    decision = game.decision
    news = [(game.tell(event, lang), True) for event in game.log[-4:]]
    asked = Asked(drawer.mark("p1"), decision.prompt(lang), entries_of(decision.options, lang), frozenset())
    roles = {"p1": words("play.you")}
    lines = picture(Look("Everdell", words, drawer, 80, 24), game.view("p1"), roles, "p1", news, asked)
    drawn = "\n".join(line.plain for line in lines)
    assert len(lines) <= 23
    assert max(line.cell_len for line in lines) <= 80
    for option in decision.options:
        assert option.text(lang).replace("\xa0", " ") in drawn.replace("\xa0", " ")
    assert news[-2][0].split(":")[0] in drawn
    assert not ids_in(drawn, "everdell")


def test_the_terminal_takes_the_number_and_shows_its_range(run):
    game = tidewood.new("everdell", 5, players=1, phantomia=True, helper=True)
    typed: list[int] = []
    while not game.decision.notations[0].startswith("score"):
        wanted = "pass" if "pass" in game.decision.notations else game.decision.notations[0]
        typed.append(numbers(game)[wanted])
        game.play(wanted)
    ran = run(
        "play", "everdell", "--terminal", "--lang", "de", "--players", 1, "--seed", 5, "--set", "phantomia=true",
        "--set", "helper=true", typed=lines(*typed, 300, 62), COLUMNS="80",
    )  # fmt: skip
    assert "Gib eine Zahl von 0 bis 200 ein." in ran.out
    assert "Die Nummern gehen von 0 bis 200." in ran.out  # for 300
    assert "p1 hat 62 Punkte." in ran.out
    assert "Zweige 0" not in ran.out and "Ablagestapel" not in ran.out


@pytest.mark.parametrize("lang", ORDER)
def test_a_small_terminal_leaves_out_no_step_however_many_cards_could_be_named(lang):
    game = helper(*PREPARES[:-1])
    before = len(game.log)
    tell(game, "action w3", "die 4")
    drawer, words = drawer_for("everdell", lang, plain_signs=True), words_of(lang)
    asked = Asked(drawer.mark("p1"), game.decision.prompt(lang), entries_of(game.decision.options, lang), frozenset())
    news = [(game.tell(event, lang), True) for event in game.log[before:]]
    drawn = picture(Look("Everdell", words, drawer, 80, 24), game.view("p1"), {"p1": "-"}, "p1", news, asked)
    text = " ".join(" ".join(line.plain for line in drawn).split())
    assert len(drawn) <= 23
    assert [step for step, _ in news if " ".join(step.split()) not in text] == []
    assert game.decision.prompt(lang).split()[0] in text
