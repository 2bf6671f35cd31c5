"""Everdell in a terminal."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

import tidewood
from tests.cli.command import lines
from tests.cli.drawing import drawn, ids_in
from tidewood.api import vocabulary
from tidewood.cli.boards import drawer_for
from tidewood.cli.boards.drawer import SMALL
from tidewood.cli.words import words_of
from tidewood.games.everdell.phantomia.deck.file import house_text
from tidewood.language.catalogue import ORDER

SETUPS = [
    {"players": 1},
    {"players": 2, "modules": ["corrin", "farms", "legends", "abilities"]},
    {"players": 4},
    {"players": 1, "phantomia": True, "phantomia_character": "the-parasite", "phantomia_plan": "skilful-weaving"},
    {"players": 1, "phantomia": True, "phantomia_lists": True, "chance": "table"},
]


@pytest.mark.wide
@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_is_drawn_in_the_game_s_words(setup, lang):
    rng = random.Random(f"draw {setup}")
    words = words_of(lang)
    said = vocabulary("everdell", lang)
    game = tidewood.new("everdell", 3, **setup)
    while not game.is_over:
        if rng.random() < 0.2:
            view = game.view("p1")
            lit = [ref for option in game.decision for ref in option.refs]
            drawer, width = drawer_for("everdell", lang, rng.random() < 0.5), rng.choice([80, 100, 140])
            parts = drawer.board(view, words, lit, SMALL, width)
            for player in view["players"]:
                parts += drawer.player(view, player, words, SMALL, width, Text(player))
            drawn = [*drawer.status(view, words), *[line for part in parts for line in part.forms[0]]]
            assert all(line.cell_len <= width for part in parts for form in part.forms for line in form)
            assert max(line.cell_len for line in drawn) <= width
            shown = " ".join(" ".join(str(line) for line in drawn).split())
            assert not ids_in(shown, "everdell")
            mine = view["players"]["p1"]
            on_table = [*view["meadow"], *view["places"], *view["forest"], *view["events"], *mine["hand"]]
            on_table += [row["card"] for own in view["players"].values() for row in own["city"]]
            assert [id for id in on_table if id and said.get(id, id) not in shown] == []
        game.pick(rng.randrange(game.count))


@pytest.mark.parametrize(
    ("lang", "meadow", "built", "held"),
    [
        (
            "en",
            "1 Farm (production, 2 twigs and 1 resin, 1 point)",
            "City (2/15): Inn (destination, 2 twigs and 1 resin, 2 points), Ruins (traveller, 0 points)",
            "Hand: Fool (traveller, 3 berries, -2 points)",
        ),
        (
            "de",
            "1 Farm (Produktion, 2 Zweige und 1 Harz, 1 Punkt)",
            "Stadt (2/15): Gasthaus (Ziel, 2 Zweige und 1 Harz, 2 Punkte), Ruine (Bewegung, 0 Punkte)",
            "Hand: Narr (Bewegung, 3 Beeren, -2 Punkte)",
        ),
        (
            "fr",
            "1 Ferme (Production, 2 brindilles et 1 résine, 1 point)",
            "Ville (2/15) : Auberge (Destination, 2 brindilles et 1 résine, 2 points), Ruines (Voyageur, 0 point)",
            "Main : Bouffon (Voyageur, 3 baies, -2 points)",
        ),
    ],
)
def test_cards_are_told_with_their_kind_cost_and_points(lang, meadow, built, held):
    own = {"city": ["inn", "ruins"], "hand": ["fool"]}
    position = {"meadow": ["farm"], "active": "p2", "players": {"p1": {"city": ["farm"]}, "p2": own}}
    game = tidewood.new("everdell", 1, players=2, position=position)
    shown = "\n".join(line.plain for line in drawn(game, lang, 140, 70)).replace("\u00a0", " ")
    assert meadow in shown
    assert 0 < shown.index(built) < shown.index(held) < shown.index(" p1 ")  # one's own city comes first


def test_a_short_screen_keeps_the_names_of_all_cards_in_sight():
    game = tidewood.new("everdell", 3, players=2)
    lines = drawn(game, "en", 80, 24)
    shown = "\n".join(line.plain for line in lines)
    assert len(lines) <= 24
    assert all(vocabulary("everdell", "en")[card] in shown for card in game.view()["meadow"])


def test_a_question_names_no_player_as_its_place(run):
    typed = lines("1", "1", "quit")
    ran = run("play", "everdell", "--terminal", "--seed", 3, "--players", 2, typed=typed)
    asked = ran.out.rpartition("Place a worker, play a card or prepare for the next season.")[2].splitlines()
    assert asked[0] == ""
    assert asked[1].strip() == "1 Prepare for the next season"


def test_bots_alone_play_everdell_to_the_end(run):
    ran = run("play", "everdell", "--terminal", "--players", 2, "--bots", "random,random", "--seed", 4)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "Journey" in ran.out.split("The game is over")[1]  # the count says what the points are for


def test_a_person_plays_in_german_and_looks_a_card_up(run):
    typed = lines("1", "cards Uhrenturm", "cards nothing", "2", "1", "quit")
    ran = run("play", "everdell", "--terminal", "--lang", "de", "--seed", 3, "--players", 2, typed=typed, COLUMNS="100")
    assert ran.code == 0
    assert "Uhrenturm  clock-tower" in ran.out and "Es gibt keine Karte namens „nothing“." in ran.out
    assert "Arbeiter: 1 einzusetzen" in ran.out and "Winter · Zweige 3 · Harz 0" in ran.out
    assert all(len(line) <= 100 for line in ran.out.splitlines() if not line.startswith("  tidewood "))


def test_what_is_odd_about_printed_cards_is_said_beside_the_output(run, tmp_path):
    cards = house_text("actions").replace('"journey 5", "haven"', '"journey 5", "destination"')
    (tmp_path / "cards.toml").write_text(cards.replace('"house"', '"printed"'), encoding="utf-8")
    options = ["--players", "1", "--set", "phantomia=true", "--set", f"phantomia_deck={tmp_path / 'cards.toml'}"]
    ran = run("simulate", "everdell", *options, "--games", "1", "--json")
    assert ran.json["games"] == 1
    odd = "tidewood: warning: phantomia_deck: no autumn card has the Journey and 'haven' [AC-22]\n"
    assert odd in ran.err
    ran = run("play", "everdell", "--terminal", *options, typed="quit\n")
    assert odd in ran.err
    assert odd not in ran.out
