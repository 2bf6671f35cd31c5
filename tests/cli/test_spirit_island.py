"""Spirit Island in a terminal."""

from __future__ import annotations

import random
import re

import pytest
from rich.text import Text

import tidewood
from tests.cli.drawing import ids_in
from tidewood.api import vocabulary
from tidewood.cli.boards import drawer_for
from tidewood.cli.boards.drawer import SMALL
from tidewood.cli.words import words_of
from tidewood.games.spirit_island import content
from tidewood.language.catalogue import ORDER

SETUPS = [
    {"spirits": ["river-surges-in-sunlight"]},
    {
        "spirits": ["oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"],
        "adversary": "england",
        "adversary_level": 6,
    },
    {"spirits": list(content.SPIRITS)[2:6], "scenario": "guard-the-isles-heart"},
    {"spirits": ["thunderspeaker", "a-spread-of-rampant-green"], "layout": "thematic", "chance": "table"},
]


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{len(setup['spirits'])} spirits")
def test_every_position_is_drawn_in_the_game_s_words(setup, lang):
    rng = random.Random(f"draw {setup}")
    words = words_of(lang)
    said = vocabulary("spirit-island", lang)
    game = tidewood.new("spirit-island", 3, **setup)
    while not game.is_over:
        if rng.random() < 0.1:
            view = game.view("p1")
            lit = [ref for option in game.decision for ref in option.refs]
            drawer, width = drawer_for("spirit-island", lang, rng.random() < 0.5), rng.choice([80, 100, 140])
            parts = drawer.board(view, words, lit, SMALL, width)
            for player in view["spirits"]:
                parts += drawer.player(view, player, words, SMALL, width, Text(player))
            drawn = [*drawer.status(view, words), *[line for part in parts for line in part.forms[0]]]
            assert all(line.cell_len <= width for part in parts for form in part.forms for line in form)
            assert max(line.cell_len for line in drawn) <= width
            shown = " ".join(" ".join(str(line) for line in drawn).split())
            assert not ids_in(shown, "spirit-island")
            on_table = [view["blight"]["card"], view["scenario"], (view["adversary"] or {}).get("id")]
            for own in view["spirits"].values():
                on_table += [own["spirit"], *own["hand"], *own["play"], *own["discard"], *own["innates"]]
            assert [id for id in on_table if id and said[id] not in shown] == []
            assert all(land in shown for land in view["lands"])
        game.pick(rng.randrange(game.count))


def test_a_land_is_shown_with_all_that_is_in_it():
    position = {
        "clear": True,
        "lands": {"A5": {"town-1": 1, "city": 2, "dahan": 3, "blight": 1, "defend": 4, "presence": {"p1": 2}}},
        "phase": "spirit",
    }
    game = tidewood.new(
        "spirit-island", 1, position=position, spirits=["river-surges-in-sunlight"], boards=["A"], blight_card=False
    )
    drawer = drawer_for("spirit-island", "en", True)
    for width, said in (
        (80, "Town (1 Damage) 1, City 2, Dahan 3, Blight 1, W2!, Defend 4"),
        (60, "1T-1 2C 3D 1B W2! Defend 4"),
    ):
        lines = drawer.board(game.view("p1"), words_of("en"), [], SMALL, width)[0].forms[0]
        (line,) = [str(line) for line in lines if str(line).startswith("A5")]
        assert line.split(maxsplit=2)[2].split(" ->")[0].rstrip() == said


def test_a_board_says_which_lands_are_next_to_each_where_there_is_room():
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"], boards=["A"])
    drawer = drawer_for("spirit-island", "en", False)
    near = game.view("p1")["lands"]["A5"]["adjacent"]
    for width, shown in ((100, True), (50, False)):
        lines = drawer.board(game.view("p1"), words_of("en"), [], SMALL, width)[0].forms[0]
        (line,) = [str(line) for line in lines if str(line).startswith("A5")]
        assert line.endswith(f"→ {' '.join(near)}") == shown
    assert any("→ adjacent to" in str(line) for line in drawer.legend(words_of("en")))


def test_the_end_says_why_and_what_counts(run):
    ran = run(
        "play", "spirit-island", "--terminal", "--players", 2, "--bots", "random,random", "--lang", "de", "--seed", 4
    )
    assert ran.code == 0
    end = ran.out.split("Das Spiel ist zu Ende")[1]
    assert "Niederlage: keine Ödnis mehr übrig" in end and "Dahan" in end


@pytest.mark.parametrize(
    ("given", "boards"), [([], 1), (["spirits=thunderspeaker"], 1), (["spirits=thunderspeaker,oceans-hungry-grasp"], 2)]
)
def test_who_says_no_number_gets_one_player_for_each_spirit(run, given, boards):
    ran = run(
        "play", "spirit-island", "--terminal", *[word for pair in given for word in ("--set", pair)], typed="quit\n"
    )
    assert ran.code == 0
    assert len(re.findall(r"Board [A-D](?=  |$)", ran.out, re.MULTILINE)) == boards


def test_bots_alone_play_spirit_island_to_the_end(run):
    ran = run("play", "spirit-island", "--terminal", "--players", 2, "--bots", "random,random", "--seed", 4)
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_the_cards_are_listed_in_every_language(run):
    for lang, word in (("en", "Fear"), ("de", "Furcht"), ("fr", "Peur")):
        ran = run("cards", "spirit-island", "--lang", lang)
        assert ran.code == 0
        assert word in ran.out and "wash-away" in ran.out and "isolation" in ran.out and "downward-spiral" in ran.out


def test_what_the_invaders_will_do_is_told_land_by_land():
    position = {
        "clear": True,
        "phase": "fast",
        "invaders": {"ravage": ["jungle"], "build": ["sands"]},
        "lands": {"A8": {"city": 1, "dahan": 1, "blight": 1, "presence": {"p1": 2}}, "A4": {"explorer": 1}},
        "spirits": {"p1": {"hand": [], "play": ["natures-resilience"]}},
    }
    setup = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"]}
    view = tidewood.new("spirit-island", 1, position=position, **setup).view("p1")
    parts = drawer_for("spirit-island", "en", True).board(view, words_of("en"), [], SMALL, 100)
    shown = "\n".join([str(line) for part in parts for line in part.forms[0]])
    assert "Ravage: A8 3, Blight 1, Dahan lost 1, cascades, Presence lost W" in shown
    assert "Build: A4 Town" in shown


def test_where_explorers_come_only_perhaps_has_a_question_mark():
    lands = {"A2": {"town": 1, "presence": {"p1": 2}}}
    position = {"clear": True, "turn": 3, "phase": "fast", "invaders": {"deck": ["coastal"]}, "lands": lands}
    setup = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"], "expansions": ["branch-and-claw"]}
    position["spirits"] = {"p1": {"hand": [], "play": ["natures-resilience"]}}
    view = tidewood.new("spirit-island", 1, position=position, **setup).view("p1")
    assert "event" in view["forecast"] and not view["forecast"]["explore"]["A2"]["sure"]
    parts = drawer_for("spirit-island", "en", True).board(view, words_of("en"), [], SMALL, 100)
    assert "A2 1?" in "\n".join([str(line) for part in parts for line in part.forms[0]])
