"""The texts of Spirit Island: complete, readable and alike in every language."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

import tidewood
from tests.goldens import spirit_texts
from tests.goldens.build import FOLDER
from tests.properties.promises import name
from tests.properties.wording import (
    EVENT_END,
    OPTION_END,
    PROMPT_END,
    check,
    complaint,
    render,
    render_log,
    same_everywhere,
)
from tidewood.api import whole_box
from tidewood.cards import cards
from tidewood.games import kind_of
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.fields import EVENTS
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.text import LANGUAGES
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.on_boards import Among, OnHalfOfBoards
from tidewood.games.spirit_island.verbs.some_lands import SomeLands
from tidewood.kernel.combine import Together
from tidewood.kernel.core import Node

CODES = tuple(LANGUAGES)
LAND = re.compile(r"\b(?:[A-D]|N?[EW])\d{1,2}\b")
LEVELS = [level for adversary in content.ADVERSARIES.values() for level in adversary.levels]
NATIONS = ("brandenburg-prussia", "england", "sweden")
# Each Spirit, adversary and scenario at least once, with all kinds of maps.
SETUPS = [
    {"spirits": ["river-surges-in-sunlight"]},
    {"spirits": ["lightnings-swift-strike", "shadows-flicker-like-flame"], "beginner": True},
    {"spirits": ["vital-strength-of-the-earth", "thunderspeaker"], "adversary": "england", "adversary_level": 6},
    {"spirits": ["a-spread-of-rampant-green", "oceans-hungry-grasp"], "adversary": "sweden", "adversary_level": 6},
    {"spirits": ["bringer-of-dreams-and-nightmares"], "adversary": "brandenburg-prussia", "adversary_level": 3},
    {"spirits": ["thunderspeaker", "a-spread-of-rampant-green"], "scenario": "blitz", "layout": "thematic"},
    {"spirits": ["oceans-hungry-grasp", "river-surges-in-sunlight"], "scenario": "guard-the-isles-heart"},
    {"spirits": ["bringer-of-dreams-and-nightmares", "thunderspeaker"], "scenario": "dahan-insurrection"},
    {"spirits": ["vital-strength-of-the-earth"], "scenario": "rituals-of-terror"},
    {"spirits": ["thunderspeaker", "river-surges-in-sunlight"], "expansions": ["branch-and-claw", "jagged-earth"]},
]


def setups_of_all_nodes():
    yield {}
    for nation in NATIONS:
        yield {"adversary": nation, "adversary_level": 6}
    for scenario in content.SCENARIOS:
        yield {"scenario": scenario}


def asking():
    """Every class of nodes of any set-up that takes an answer or an outcome of chance."""
    kind = kind_of("spirit-island")
    found = set()
    for setup in setups_of_all_nodes():
        spirits = list(content.SPIRITS)
        for part in (spirits[i : i + 4] for i in range(0, len(spirits), 4)):
            nodes = kind.names(kind.checked({**setup, "spirits": part, "expansions": [*content.EXPANSIONS]})).nodes
            found |= {type(node) for node in nodes.values()}
    return {kind for kind in found if kind.answer is not Node.answer or kind.fell is not Node.fell}


def is_declared(kind, *names):
    """Whether a class of nodes declares this itself, in one way or another."""
    return any(getattr(kind, name) is not getattr(Node, name) for name in names)


@pytest.mark.parametrize("lang", CODES)
def test_every_node_that_asks_has_a_prompt_and_options(lang):
    kinds = asking()
    assert len(kinds) > 40
    asked, said = LANGUAGES[lang].prompts, LANGUAGES[lang].options
    for table, names in ((asked, ("asks", "question")), (said, ("says", "declared", "falls"))):
        silent = {kind for kind in kinds if not is_declared(kind, *names)}
        assert not {kind.__name__ for kind in silent if not any(base in table for base in kind.__mro__)}


def test_what_is_done_in_a_land_of_choice_can_be_said_in_the_prompt():
    kind = kind_of("spirit-island")
    parts = set()
    for setup in setups_of_all_nodes():
        nodes = kind.names(kind.checked({**setup, "expansions": [*content.EXPANSIONS]})).nodes.values()
        parts |= {node.part for node in nodes if isinstance(node, (ALand, Among, OnHalfOfBoards, SomeLands))}
    assert len(parts) > 200
    for part in parts:
        assert all(language.clause(part, ("late",)) for language in LANGUAGES.values())


@pytest.mark.parametrize("lang", CODES)
def test_every_event_has_a_sentence_and_no_sentence_is_left_over(lang):
    patterns = [id.split(".") for id in LANGUAGES[lang].catalogue.patterns]
    assert {path[1].partition("_")[0] for path in patterns if path[0] == "log"} == set(EVENTS.kinds)


@pytest.mark.parametrize("lang", CODES)
def test_every_card_panel_adversary_and_scenario_has_a_name_and_a_text(lang):
    found = {card.id: card for card in cards("spirit-island", lang, whole_box("spirit-island"))}
    for table in (content.POWER, content.SPIRITS, content.ADVERSARIES, content.SCENARIOS):
        assert set(table) <= set(found)
    assert {card.id for card in content.FEAR_CARDS} | {card.id for card in content.BLIGHT_CARDS} <= set(found)
    for card in found.values():
        assert card.name != card.id, f"{lang}: no name for {card.id}"
        assert not complaint(lang, card.text), f"{lang}: {complaint(lang, card.text)}: {card.text!r}"
        assert card.text.endswith("."), f"{lang}: {card.text!r} ends badly"


@pytest.mark.parametrize("lang", CODES)
def test_every_rule_and_level_has_a_name_and_a_text(lang):
    catalogue = LANGUAGES[lang].catalogue
    assert all(catalogue.has(f"card.rule.{id}") for id in RULES)
    challenges = {id.removeprefix("card.challenge.") for id in catalogue.patterns if id.startswith("card.challenge.")}
    needed = {level.id for level in LEVELS} | set(content.SCENARIOS)
    assert needed <= challenges
    assert challenges - needed <= set(RULES), "only rules that are called like their scenario read like it too"
    assert {*RULES, *[level.id for level in LEVELS]} <= set(catalogue.names)


def test_languages_say_the_same_things():
    same_everywhere(LANGUAGES)
    english = LANGUAGES["en"].catalogue
    for language in LANGUAGES.values():
        assert language.catalogue.keys() == english.keys(), language.code


def same_lands(game):
    """Every option is about the same lands in every language."""
    for option in game.options:
        named = [Counter(LAND.findall(option.text(lang))) for lang in CODES]
        assert all(found == named[0] for found in named), [option.text(lang) for lang in CODES]


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_decision_of_a_game_can_be_read(setup):
    rng = random.Random(f"read {name(setup)}")
    for chance in ("roll", "roll", "roll", "table"):
        game = tidewood.new("spirit-island", rng.randrange(10**9), chance=chance, **setup)
        while not game.is_over:
            render(game)
            same_lands(game)
            game.pick(rng.randrange(game.count))
        render_log(game)


def test_goldens_sample_every_question_and_every_event():
    nodes = [question.frame.node for question in spirit_texts.questions()]
    asked = {type(node.step if isinstance(node, Together) else node) for node in nodes} | {Together}
    spoken = {kind for asks in asked for kind in asks.__mro__}
    assert not {kind.__name__ for kind in LANGUAGES["en"].prompts if kind not in spoken}
    assert {event.kind for event in spirit_texts.happened()} == set(EVENTS.kinds)


def test_every_sample_can_be_read():
    for question in spirit_texts.questions():
        s, f = spirit_texts.asked(question), question.frame
        check(tuple((lang, LANGUAGES[lang].prompt_for(s, f)) for lang in CODES), PROMPT_END)
        for option in question.options:
            check(tuple((lang, LANGUAGES[lang].option_text(s, f, option)) for lang in CODES), OPTION_END)
    for event in spirit_texts.happened():
        check(tuple((lang, LANGUAGES[lang].event_text(event)) for lang in CODES), EVENT_END)


@pytest.mark.parametrize("lang", CODES)
def test_texts_are_as_reviewed(lang):
    file = f"spirit_island/texts.{lang}.txt"
    written = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    built = spirit_texts.build()[file].splitlines()
    for number, (old, new) in enumerate(zip(written, built, strict=False), 1):
        assert new == old, f"{file}, line {number}: if the new text is meant, write it with `make goldens`"
    assert len(built) == len(written), f"{file}: if the new lines are meant, write them with `make goldens`"
