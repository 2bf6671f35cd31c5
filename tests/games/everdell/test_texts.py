"""The texts of Everdell: complete, readable and alike in every language."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.games.everdell.setups import ALL, rich
from tests.properties.promises import name
from tests.properties.wording import asking_nodes, complaint, render, render_log, same_everywhere
from tidewood.games.everdell import HELPER_NAMES
from tidewood.games.everdell.card import CARDS, Card
from tidewood.games.everdell.fields import HAPPENINGS
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS, EventCard, Location
from tidewood.games.everdell.text import LANGUAGES
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS, AbilityCard
from tidewood.kernel.core import Node
from tidewood.kernel.declare import Declared

CODES = tuple(LANGUAGES)
THINGS: list[Card | Location | EventCard | AbilityCard] = [*CARDS, *LOCATIONS, *EVENT_CARDS, *ABILITY_CARDS]


def silent(kinds, *names):
    """The kinds of nodes that do not declare it in any of these ways."""
    return {kind.__name__ for kind in kinds if all(getattr(kind, name) is getattr(Node, name) for name in names)}


def declarations(kind):
    """The options and questions that a kind of nodes declares, alone or in a row."""
    values = [value for base in kind.__mro__ for value in vars(base).values()]
    rows = [value for value in values if isinstance(value, tuple)]
    return [value for value in [*values, *[value for row in rows for value in row]] if isinstance(value, Declared)]


def test_every_node_that_asks_declares_its_question_and_options():
    asking = asking_nodes(HELPER_NAMES.nodes.values())
    assert len(asking) > 70
    assert not silent(asking, "asks", "question")
    assert not silent(asking, "says", "declared", "falls")


@pytest.mark.parametrize("lang", CODES)
def test_every_question_and_option_has_a_sentence(lang):
    asking = asking_nodes(HELPER_NAMES.nodes.values())
    declared = {said.id for kind in asking for said in declarations(kind)}
    assert len(declared) > 100
    catalogue = LANGUAGES[lang].catalogue
    assert not [id for id in declared if not catalogue.has(id)]


@pytest.mark.parametrize("lang", CODES)
def test_every_event_has_a_sentence_and_no_sentence_is_left_over(lang):
    said = {id.split(".")[1] for id in LANGUAGES[lang].catalogue.patterns if id.startswith("log.")}
    assert said == set(HAPPENINGS.kinds)


@pytest.mark.parametrize("lang", CODES)
def test_every_card_place_and_event_has_a_name_and_a_text(lang):
    language = LANGUAGES[lang]
    for thing in THINGS:
        assert thing.id in language.catalogue.names, f"{lang}: no name for {thing.id}"
        text = language.text(thing)
        assert not complaint(lang, text), f"{lang}: {complaint(lang, text)}: {text!r}"
        assert re.search(r"\.$", text), f"{lang}: {text!r} ends badly"


def test_languages_say_the_same_things():
    same_everywhere(LANGUAGES)


@pytest.mark.parametrize("lang", CODES)
def test_no_language_takes_a_name_from_english(lang):
    assert not LANGUAGES[lang].catalogue.borrowed


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_every_decision_of_a_game_can_be_read(setup):
    rng = random.Random(f"read {name(setup)}")
    for chance in ("roll", "table"):
        game = tidewood.new("everdell", rng.randrange(10**9), chance=chance, **setup)
        while not game.is_over:
            render(game)
            game.pick(rng.randrange(game.count))
        render_log(game)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_decision_can_be_read_where_much_can_happen(players, seed):
    rng = random.Random(f"rich words {players} {seed}")
    game = tidewood.new("everdell", seed, position=rich(rng, players), players=players)
    while not game.is_over:
        render(game)
        game.pick(rng.randrange(game.count))
    render_log(game)
