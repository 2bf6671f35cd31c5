"""Adversaries: what each level changes in the set-up, and which sets they need."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidewood
from tests.rules import rule
from tidewood import Game
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.kernel.errors import BadSetup

RIVER, LIGHTNING = "river-surges-in-sunlight", "lightnings-swift-strike"
# By adversary and level: difficulty, Fear cards of each Terror Level, Invader deck from the top.
ADVERSARIES = {
    "brandenburg-prussia": [
        (1, [3, 3, 3], "111222233333"),
        (2, [3, 3, 3], "111222233333"),
        (4, [3, 3, 3], "111322223333"),
        (6, [3, 4, 3], "11322223333"),
        (7, [4, 4, 3], "1132223333"),
        (9, [4, 4, 3], "132223333"),
        (10, [4, 4, 4], "32223333"),
    ],
    "england": [
        (1, [3, 3, 3], "111222233333"),
        (3, [3, 4, 3], "111222233333"),
        (4, [4, 4, 3], "111222233333"),
        (6, [4, 5, 4], "111222233333"),
        (7, [4, 5, 5], "111222233333"),
        (9, [4, 5, 5], "111222233333"),
        (11, [4, 5, 4], "111222233333"),
    ],
    "sweden": [
        (1, [3, 3, 3], "111222233333"),
        (2, [3, 3, 3], "111222233333"),
        (3, [3, 4, 3], "111222233333"),
        (5, [3, 4, 3], "111222233333"),
        (6, [3, 4, 4], "11222233333"),
        (7, [4, 4, 4], "11222233333"),
        (8, [4, 4, 5], "11222233333"),
    ],
    "france": [
        (2, [3, 3, 3], "111222233333"),
        (3, [3, 3, 3], "111222233333"),
        (5, [3, 4, 3], "111222233333"),
        (7, [4, 4, 3], "111222233333"),
        (8, [4, 4, 4], "111222233333"),
        (9, [4, 5, 4], "111222233333"),
        (10, [4, 5, 5], "111222233333"),
    ],
    "habsburg-livestock": [
        (2, [3, 3, 3], "111222233333"),
        (3, [3, 4, 3], "111222233333"),
        (5, [4, 5, 2], "111222233333"),
        (6, [4, 5, 3], "11222233333"),
        (8, [4, 5, 3], "11222233333"),
        (9, [4, 6, 3], "11222233333"),
        (10, [5, 6, 3], "11222233333"),
    ],
    "russia": [
        (1, [3, 3, 3], "111222233333"),
        (3, [3, 3, 4], "111222233333"),
        (4, [4, 3, 4], "111222233333"),
        (6, [4, 4, 3], "111222233333"),
        (7, [4, 4, 4], "111232323233"),
        (9, [4, 5, 4], "111232323233"),
        (11, [5, 5, 4], "111232323233"),
    ],
}
LEVELS = [(adversary, level) for adversary, levels in ADVERSARIES.items() for level in range(len(levels))]


def new(**setup: Any) -> Game:
    return tidewood.new("spirit-island", 1, **setup)


def answered(game: Game) -> Game:
    """The set-up to its end, with the first answer to every question of it."""
    while game.table()["turn"] == 0:
        game.pick(0)
    return game


@pytest.mark.parametrize(("adversary", "level"), LEVELS)
@rule("SI-ADVERSARY-04", "SI-ADVERSARY-10", "SI-ADVERSARY-11")
def test_every_level_has_its_difficulty_fear_cards_and_invader_deck(adversary, level):
    sets = [content.SET_OF[adversary]] if content.SET_OF[adversary] != content.BASE else []
    setup = {"spirits": [LIGHTNING], "boards": ["A"], "expansions": sets}
    game = answered(new(**setup, adversary=adversary, adversary_level=level))
    difficulty, fear, deck = ADVERSARIES[adversary][level]
    table = game.table()
    assert table["difficulty"] == difficulty
    assert table["fear"]["left"] == fear
    assert table["fear"]["deck"] == sum(fear)
    first = [card.stage for card in CARDS if [card.id] == table["invaders"]["build"]]
    assert "".join(map(str, first + [len(stage) for stage in table["invaders"]["deck"]])) == deck
    assert (table["adversary"]["id"], table["adversary"]["level"]) == (adversary, level)


def test_every_adversary_has_seven_levels():
    assert {id: len(found.levels) for id, found in content.ADVERSARIES.items()} == dict.fromkeys(ADVERSARIES, 7)


@rule("SI-ADVERSARY-05", "SI-ADVERSARY-06")
def test_the_base_level_is_the_escalation_and_the_loss_condition():
    for found in content.ADVERSARIES.values():
        base = found.levels[0]
        assert (base.escalation is None) != (base.late_escalation is None)
        assert not base.setup and not base.steps and not base.fear_cards
        loses = base.loses is not None or base.towns > 0
        assert loses == (found.id not in ("brandenburg-prussia", "sweden"))


@pytest.mark.parametrize(("adversary", "box"), [("france", "branch-and-claw"), ("russia", "jagged-earth")])
def test_an_adversary_needs_its_set(adversary, box):
    other = next(id for id in content.EXPANSIONS if id != box)
    for sets in ([], [other]):
        with pytest.raises(BadSetup, match=f"{adversary} is of {box}, which is not among expansions; .*england"):
            new(adversary=adversary, expansions=sets)
    assert new(adversary=adversary, expansions=[box]).table()["adversary"]["id"] == adversary


def test_slave_rebellion_is_the_fourth_event():
    calm = {"A1": {"explorer": 1, "presence": {"p1": 9}}}
    laid = {"clear": True, "lands": calm, "turn": 2, "phase": "invaders.event", "blight": {"pool": 30}}
    setup = {"spirits": [RIVER], "boards": ["A"], "expansions": ["branch-and-claw"], "adversary": "france"}
    game = new(**setup, adversary_level=2, position=laid)
    rng = random.Random(1)
    drawn: list[str] = []
    while len(drawn) < 4:
        game.pick(rng.randrange(game.count))
        told = [game.told(event) for event in game.events(0) if event.kind == "event-card"]
        drawn = [str(one["args"]["card"]) for one in told if one is not None]
    assert [card == "card:slave-rebellion" for card in drawn[:4]] == [False, False, False, True]


# -- two adversaries together

BOTH_SETS = [*content.EXPANSIONS]
PAIRS = [
    # first, its level, second, its level: difficulty, Fear cards, Invader deck
    ("england", 0, "sweden", 0, 2, [3, 3, 3], "111222233333"),
    ("england", 6, "sweden", 1, 12, [4, 5, 4], "111222233333"),
    ("france", 3, "russia", 5, 13, [5, 6, 4], "111232323233"),
    ("brandenburg-prussia", 2, "habsburg-livestock", 3, 8, [4, 5, 3], "11322223333"),
    ("habsburg-livestock", 3, "brandenburg-prussia", 6, 13, [5, 6, 4], "32223333"),
    ("russia", 4, "brandenburg-prussia", 3, 10, [4, 5, 4], "11323232323"),
]


@pytest.mark.parametrize(("first", "level", "second", "other", "difficulty", "fear", "deck"), PAIRS)
@rule("SI-ADVERSARY-03", "SI-ADVERSARY-10", "SI-ADVERSARY-11")
def test_two_adversaries_add_up(first, level, second, other, difficulty, fear, deck):
    pair = {"adversary": first, "adversary_level": level, "second_adversary": second, "second_adversary_level": other}
    table = answered(new(spirits=[RIVER], boards=["A"], expansions=BOTH_SETS, **pair)).table()
    assert (table["adversary"]["id"], table["second_adversary"]["id"]) == (first, second)
    assert (table["difficulty"], table["fear"]["left"]) == (difficulty, fear)
    turned = [card.stage for card in CARDS if card.id in table["invaders"]["build"] + table["invaders"]["discard"]]
    assert "".join(map(str, turned + [len(stage) for stage in table["invaders"]["deck"]])) == deck


def test_france_has_more_towns_beside_another_adversary_from_level_2_on():
    setup = {"spirits": [RIVER, LIGHTNING], "boards": ["A", "B"], "expansions": BOTH_SETS, "adversary": "russia"}
    laid = {"clear": True, "lands": {"A1": {"city": 1}}, "phase": "fast"}
    for level, each in ((1, 7), (2, 11)):
        pair = {"adversary_level": 4, "second_adversary": "france", "second_adversary_level": level}
        assert new(**setup, **pair, position=laid).table()["second_adversary"]["towns_left"] == 2 * each


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"second_adversary": "england"}, "second_adversary england needs an adversary that it supports; allowed: "),
        ({"adversary": "england", "second_adversary": "england"}, "england cannot support itself; allowed as second_"),
        ({"adversary": "england", "second_adversary": "france"}, "france is of branch-and-claw, which is not among"),
        ({"adversary": "england", "second_adversary_level": 2}, "second_adversary_level needs a second_adversary"),
        ({"adversary": "england", "second_adversary": "atlantis"}, "allowed: 'brandenburg-prussia'"),
        ({"banned_cards": "allow", "expansions": BOTH_SETS}, "banned_cards can be 'allow' only without jagged-earth"),
    ],
)
def test_a_pair_that_cannot_be_is_refused(setup, message):
    with pytest.raises(BadSetup) as refused:
        new(**setup)
    assert message in str(refused.value)


# -- Events and banned cards


@rule("SI-EXPANSION-05", "SI-EXPANSION-06", "SI-EXPANSION-08", "SI-EXPANSION-09")
def test_banned_cards_come_back_where_players_want_them():
    setup = {"spirits": [RIVER], "boards": ["A"], "expansions": ["branch-and-claw"]}
    out, allowed = (new(**setup, banned_cards=choice).table() for choice in ("out", "allow"))
    assert allowed["events"]["deck"] - out["events"]["deck"] == 3
    assert allowed["minor"]["deck"] - out["minor"]["deck"] == 1
    assert allowed["blight"]["unused_cards"] - out["blight"]["unused_cards"] == 1


@rule("SI-EVENT-02")
def test_the_event_of_the_first_turn_is_skipped_or_drawn_unresolved():
    setup = {"spirits": [RIVER], "boards": ["A"], "expansions": ["branch-and-claw"]}
    laid = {"clear": True, "lands": {"A1": {"city": 1, "presence": {"p1": 2}}}, "phase": "invaders.event"}
    laid |= {"spirits": {"p1": {"play": ["wash-away"]}}}
    for choice, discarded in (("skip", 0), ("draw", 1)):
        game = new(**setup, first_turn_event=choice, position=laid)
        assert len(game.table()["events"]["discard"]) == discarded
        assert not [event for event in game.log if event.kind == "event-part"]
