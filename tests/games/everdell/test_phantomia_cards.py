"""Phantomia's character, plan and list cards: how many, what they say, and that no game with one gets stuck."""

from __future__ import annotations

import random
import re

import pytest

import tidewood
from tests.properties.wording import complaint
from tests.rules import rule
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, LIST, MODULES, PLAN, of_kind
from tidewood.games.everdell.phantomia.verbs.spiders import put_hers
from tidewood.games.everdell.pieces import JOURNEY, SEIZED
from tidewood.games.everdell.rounds import PREPARE_FOR_SEASON
from tidewood.games.everdell.scoring import journey_points
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text import LANGUAGES
from tidewood.kernel.core import Frame, Scope

LEVELS = 5


def state(game: tidewood.Game) -> Valley:
    s = game._state
    assert isinstance(s, Valley)
    return s


def test_there_are_8_characters_13_plans_and_33_lists():
    assert [len(of_kind(kind)) for kind in (CHARACTER, PLAN, LIST)] == [8, 13, 33]
    assert len([card for card in of_kind(LIST) if card.lasting]) == 18
    assert [card.id for card in MODULES if card.above_level_0] == ["captivating-effect", "smothering-swarm"]
    assert {card.id: card.needs for card in MODULES if card.needs} == {
        "rising-tension": "lists",
        "the-weavers-will": "character",
    }


@pytest.mark.parametrize("lang", tuple(LANGUAGES))
@pytest.mark.parametrize("card", MODULES, ids=lambda card: card.id)
def test_every_card_has_a_name_and_a_text(card, lang):
    language = LANGUAGES[lang]
    assert card.id in language.catalogue.names
    assert card.id not in language.catalogue.borrowed
    text = language.text(card)
    assert not complaint(lang, text), text
    assert re.search(r"\.$", text), text


SETUPS = [
    *[{"phantomia_character": card.id} for card in of_kind(CHARACTER)],
    *[{"phantomia_plan": card.id} for card in of_kind(PLAN)],
    *[{"phantomia_lists": True, "phantomia_character": card.id} for card in of_kind(CHARACTER)],
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_random_games_with_every_card_run_to_the_end(setup):
    """Every character and plan, and list cards as they come, on all levels; saved and loaded again on the way."""
    rng = random.Random(str(setup))
    plan = next((card for card in of_kind(PLAN) if card.id == setup.get("phantomia_plan")), None)
    for level in range(1 if plan is not None and plan.above_level_0 else 0, LEVELS):
        more = {"phantomia_character": "random"} if plan is not None and level % 2 + bool(plan.needs) else {}
        players = 2 if len(setup) == 1 and plan is None and level % 2 else 1
        whole = {"players": players, "phantomia": True, "phantomia_level": level, **more, **setup}
        game = tidewood.new("everdell", rng.randrange(10**9), **whole)
        while not game.is_over:
            if rng.random() < 0.05:
                game = tidewood.load(game.save())
            game.pick(rng.randrange(game.count))


@rule("PH-LIST-18")
def test_turned_hand_cards_come_back_with_the_next_list_card():
    rng = random.Random(5)
    for seed in range(40):
        game = tidewood.new("everdell", seed, players=1, phantomia=True, phantomia_lists=True)
        before: list[int] = []
        while not game.is_over:
            now = state(game).caught()
            if before and not now:
                hand = state(game).hands[0]
                assert state(game).her[LIST] >= 0
                assert set(before) & set(hand)  # they may be taken by the new card, but not all in all these games
                return
            before = now
            game.pick(rng.randrange(game.count))
    raise AssertionError("the card never came")


@rule("PH-PLAN-08")
def test_web_tiles_leave_an_event_that_is_achieved():
    city = ["farm", "mine", "resin-refinery", "twig-barge"]
    position = {
        "phantomia": {"webs": {"harvest-festival": 1, "grand-tour": 1}, "stack": ["w1"]},
        "players": {"p1": {"city": city, "twig": 1}},
    }
    game = tidewood.new("everdell", 1, position=position, players=1, phantomia=True, phantomia_plan="the-masquerade")
    assert game.table()["phantomia"]["webs"] == {"harvest-festival": 1, "grand-tour": 1}
    game.play("visit harvest-festival")
    assert game.table()["phantomia"]["webs"] == {"grand-tour": 1}


@rule("PH-LIST-34")
def test_a_worker_that_she_has_placed_on_the_journey_scores_for_her_until_the_human_prepares():
    game = tidewood.new("everdell", 1, players=1, phantomia=True, phantomia_lists=True)
    s = state(game)
    s.put_worker(0, SEIZED)
    put_hers(s, JOURNEY + 3)
    assert (journey_points(s, 0), journey_points(s, s.players)) == (0, 5)
    s.put_worker(0, JOURNEY + 1)
    assert (journey_points(s, 0), journey_points(s, s.players)) == (3, 5)
    s.push(Frame(PREPARE_FOR_SEASON, Scope(0)))
    s.choice = None
    s.advance()
    assert (journey_points(s, 0), journey_points(s, s.players)) == (0, 0)
