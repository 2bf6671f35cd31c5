"""Phantomia: her set-up, what is fact about her cards, what cannot be chosen, what nobody may know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidewood
from tests.rules import rule
from tidewood.games.everdell import GAME
from tidewood.games.everdell.phantomia.deck.cards import ALL_OPTIONS, PLAYED, STACK
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.phantomia.turn import action_outcomes, stack_size
from tidewood.games.everdell.phantomia.verbs.modules import LIST, TURN_UP_LIST, of_kind
from tidewood.games.everdell.pieces import LEGEND_POOL, NO_FIGURE
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text import LANGUAGES
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.decks import slot
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.rows import CANNOT, Rule, lay


def new(players: int = 1, seed: int = 1, **setup: object) -> tidewood.Game:
    return tidewood.new("everdell", seed, players=players, phantomia=True, **setup)


def state(game: tidewood.Game) -> Valley:
    s = game._state
    assert isinstance(s, Valley)
    return s


def first_turns(n: int, **setup: object) -> list[dict[str, Any]]:
    """The tables after her first turn, over many seeds."""
    return [new(seed=seed, **setup).table() for seed in range(n)]


# -- set-up


@rule("PH-GAME-04", "PH-GAME-05", "PH-SETUP-11")
def test_she_begins_in_winter():
    table = new().table()
    assert table["turn"] == 2
    assert table["active"] == "p1"
    assert table["players"]["phantomia"]["season"] == "winter"
    assert table["phantomia"]["action"] is not None


@rule("PH-SETUP-01")
def test_the_everdell_games_stay_in_the_box():
    seen = Counter(event for seed in range(60) for event in new(seed=seed).table()["events"])
    without = Counter(event for seed in range(60) for event in tidewood.new("everdell", seed).table()["events"])
    assert seen["the-everdell-games"] == 0
    assert without["the-everdell-games"] > 0


@rule("PH-SETUP-02", "PH-SETUP-03", "PH-SETUP-04")
@pytest.mark.parametrize(("players", "reading", "cards"), [(1, "three", 3), (2, "three", 3), (2, "by_players", 4)])
def test_forest_cards(players, reading, cards):
    """As for two or three players, but three forest cards; by the other reading four with two humans."""
    table = new(players, phantomia_forest=reading).table()
    assert len(table["forest"]) == cards
    assert state(new(players)).rules.forest_spots == 1


@rule("PH-SETUP-05", "PH-SETUP-09")
@pytest.mark.parametrize("players", [1, 2])
def test_hands_and_her_deck(players):
    for seed in range(10):
        game = new(players, seed)
        table = game.table()
        if table["phantomia"]["action"] in ("w1", "w2", "w3", "w4", "w5"):
            assert [len(table["players"][f"p{i + 1}"]["hand"]) for i in range(players)] == [5] * players
            assert table["phantomia"]["deck"]["cards"] == players
            assert table["players"]["phantomia"]["points"] == 0  # no tokens for the cards she starts with


@rule("PH-SETUP-08")
def test_the_first_human_sits_to_her_left():
    orders = set()
    for seed in range(12):
        game = new(2, seed)
        first = game.table()["active"]
        orders.add(first)
        assert game.table()["start"] == first
        while game.table()["active"] == first:
            game.pick(0)
        assert game.table()["active"] not in (first, "phantomia")
    assert orders == {"p1", "p2"}


@rule("PH-SETUP-10", "PH-SCORE-02")
@pytest.mark.parametrize("level", range(5))
def test_the_level_lays_out_its_points_card(level):
    game = new(phantomia_level=level)
    assert game.table()["phantomia"]["level"] == level
    assert state(game).rules.her_points_card.difficulty == level


@rule("PH-SETUP-12", "PH-SETUP-13")
def test_two_spiders_and_the_figure_at_home_six_wait():
    for table in first_turns(10):
        workers = table["players"]["phantomia"]["workers"]
        assert workers["home"] + workers["placed"] == 2
        assert workers["waiting"] == 6
        assert table["phantomia"]["figure"] is None


@rule("PH-SETUP-16", "PH-SETUP-17", "PH-SETUP-18", "PH-SETUP-21")
def test_action_cards_are_sorted_by_season_and_pearlbrook_is_out():
    game = new()
    s = state(game)
    by_season = Counter(card.season for i, card in enumerate(s.rules.her_deck.actions) if s.actions[i])
    assert by_season == {0: 9, 1: 3, 2: 3, 3: 3}
    table = game.table()["phantomia"]
    assert {"p4", "s4"}.isdisjoint(table["unseen"] + table["played"])
    newleaf = [i for i, card in enumerate(s.rules.her_deck.actions) if "newleaf" in card.sets]
    assert newleaf and all(s.actions[i] for i in newleaf)


@rule("PH-SETUP-19", "PH-SETUP-20")
def test_a_spider_card_lies_on_top_of_eight_and_one_is_boxed_unseen():
    first = Counter(table["phantomia"]["action"] for table in first_turns(80))
    assert set(first) == {"w1", "w2", "w3", "w4", "w5"}
    boxed = Counter()
    rng = random.Random(1)
    start = state(new())
    for _ in range(500):  # the whole stack is turned up: what is left unseen is the card in the box
        s = start.copy()
        s.actions = [STACK if at == PLAYED else at for at in s.actions]
        s.action = -1
        assert stack_size(s) == 8
        while stack_size(s):
            outcomes, weights = action_outcomes(s)
            s.action = rng.choices(outcomes, weights)[0]
            s.actions[s.action] = PLAYED
        boxed[s.actions.index(STACK)] += 1
    assert sorted(boxed) == [0, 1, 2, 3, 4] and min(boxed.values()) > 60


# -- her cards as data


@rule("PH-SETUP-14", "PH-SETUP-15", "PH-ARROW-01", "PH-TURN-08")
def test_every_action_card_has_four_webs_a_fallback_and_an_arrow():
    deck = read_deck("")
    assert len(deck.actions) == 20
    for card in deck.actions:
        assert len(card.webs) == 4 and card.fallback in ALL_OPTIONS and card.arrow in (1, -1)
        assert not any(card.webs[: card.season]) and all(card.webs[card.season :])
    kinds = {option.split()[0] for card in deck.actions for web in card.webs for option in web}
    assert {"basic", "forest", "figure", "draw", "discard", "play", "points"} <= kinds


@rule("PH-SCORE-12", "PH-SCORE-13", "PH-SCORE-14", "PH-SCORE-16")
def test_points_cards():
    cards = read_deck("").points
    assert [card.level for card in cards] == [0, 1, 2, 3, 4]
    assert [card.value_0 > 0 for card in cards] == [False, True, True, True, True]
    assert [card.numbers["visitors"] for card in cards] == [0, 1, 2, 3, 4]
    assert all(card.numbers[key] > 0 for card in cards for key in ("special_event", "adornment", "pearl"))
    german = [LANGUAGES["de"].name(f"points-card-{level}") for level in range(5)]
    assert german[:3] + german[4:] == ["Putzig", "Pfiffig", "Provokant", "Peinigend"]


@rule("PH-SCORE-10", "PH-SCORE-15")
def test_prosperity_counts_from_level_2_on_and_expansions_have_their_rows():
    cards = read_deck("").points
    assert [card.prosperity > 0 for card in cards] == [False, False, True, True, True]
    assert all(card.numbers["pearl"] == 2 for card in cards)


# -- what is shown


@rule("PH-GAME-09", "PH-GAME-10", "PH-SETUP-06", "PH-CHARACTER-03")
def test_the_table_shows_what_the_lair_boards_show():
    table = new(phantomia_character="the-dealmaker").table()
    hers, seat = table["phantomia"], table["players"]["phantomia"]
    assert {"action", "arrow", "stack", "played", "figure", "deck", "lair", "level"} <= set(hers)
    assert {"home", "waiting"} <= set(seat["workers"]) and "points" in seat
    game = new(phantomia_character="the-dealmaker")
    while game.table()["phantomia"]["figure"] is None:
        game.pick(0)
    hers = game.table()["phantomia"]
    beside = {1: [2, 5, 6], 2: [1, 3, 5, 6, 7], 3: [2, 4, 6, 7, 8], 4: [3, 7, 8]}
    beside |= {5: [1, 2, 6], 6: [1, 2, 3, 5, 7], 7: [2, 3, 4, 6, 8], 8: [3, 4, 7]}
    assert hers["adjacent"] == beside[hers["figure"]]


def test_house_cards_are_called_so():
    game = new()
    assert game.table()["phantomia"]["house_cards"] == ["action", "points"]
    turned = [event for event in game.log if event.kind == "she-turns-up"]
    for code, word in (("en", "house card"), ("de", "Hauskarte"), ("fr", "carte maison")):
        assert word in LANGUAGES[code].event_text(turned[0])


@rule("PH-MODULE-02")
def test_web_tiles_are_ready_only_where_they_are_laid():
    assert "webs" not in new(phantomia_lists=True).table()["phantomia"]
    assert len(state(new(phantomia_lists=True)).webs) > 0


# -- what can be chosen

BAD = [
    ({"players": 3}, "one or two people"),
    ({"players": 4}, "one or two people"),
    ({"players": 2, "phantomia_plan": "necessity"}, "one person only"),
    ({"players": 2, "phantomia_lists": True}, "one person only"),
    ({"phantomia_plan": "necessity", "phantomia_lists": True}, "not used together"),
    ({"phantomia_plan": "captivating-effect", "phantomia_level": 0}, "not for level 0"),
    ({"phantomia_level": 5}, "0 to 4"),
    ({"phantomia_character": "nobody"}, "'the-dealmaker'"),
    ({"rugwort_level": 2}, "Rugwort does not play"),
    ({"animals": ["spiders"]}, "spiders"),
    ({"modules": ["corrin", "corrin"]}, "twice"),
    ({"phantomia_deck": "x ="}, "not TOML"),
]


@rule("PH-GAME-01", "PH-MODULE-04", "PH-MODULE-05", "PH-COMBI-02")
@pytest.mark.parametrize(("setup", "words"), BAD, ids=[str(setup) for setup, _ in BAD])
def test_what_cannot_be_says_what_is_allowed(setup, words):
    with pytest.raises(BadSetup, match=words):
        tidewood.new("everdell", 1, **{"players": 1, "phantomia": True, **setup})


def test_options_of_hers_need_her():
    with pytest.raises(BadSetup, match="phantomia must be true"):
        tidewood.new("everdell", 1, phantomia_lists=True)


@rule("PH-MODULE-01", "PH-MODULE-06", "PH-CHARACTER-01", "PH-PLAN-01")
def test_modules_are_optional_and_characters_are_for_two_humans_too():
    assert {"character", "plan", "list"}.isdisjoint(new().table()["phantomia"])
    assert new(2, phantomia_character="the-dealmaker").table()["phantomia"]["character"] == "the-dealmaker"
    assert new(phantomia_plan="necessity").table()["phantomia"]["plan"] == "necessity"
    drawn = {new(seed=seed, phantomia_character="random").table()["phantomia"]["character"] for seed in range(20)}
    assert len(drawn) > 1


@rule("PH-MODULE-03", "PH-COMBI-01")
def test_modules_go_with_the_modules_of_mistwood():
    """Mistwood's own cards do not count as an expansion."""
    game = new(phantomia_plan="necessity", modules=["corrin", "farms", "legends"])
    assert game.table()["phantomia"]["plan"] == "necessity"


@rule("PH-LIST-01", "PH-LIST-03")
def test_in_winter_she_has_no_list_card():
    game = new(phantomia_lists=True)
    assert "list" not in game.table()["phantomia"]
    assert sorted(state(game).schemes) == sorted([card.number for card in of_kind(LIST)])
    assert len(state(game).schemes) == 33
    first = set()
    for seed in range(12):  # what comes first is chance
        s = state(new(seed=seed, phantomia_lists=True)).copy()
        s.choice, s.stack = None, [Frame(TURN_UP_LIST, Scope(0))]
        s.advance()
        first.add(s.her[LIST])
    assert len(first) > 3


# -- abilities and legends


@rule("PH-ABILITY-01", "PH-ABILITY-02")
def test_no_spiders_ability_and_none_for_her():
    offered = set()
    for seed in range(30):
        game = new(seed=seed, modules=["abilities"])
        s = state(game)
        offered.update(number for own in s.offers for number in own)
        assert "ability" not in game.table()["players"]["phantomia"]
        assert s.ability[s.players] == -1
    assert offered == {0, 1, 3}  # butterflies, pigs, weasels


@rule("PH-ABILITY-05")
def test_humans_may_take_a_spring_worker_to_make_it_easier():
    assert new(modules=["abilities"]).table()["players"]["p1"]["workers"]["waiting"] == 3
    easier = new(modules=["abilities"], spring_worker=True).table()
    assert easier["players"]["p1"]["workers"]["waiting"] == 4


class Token(Condition[Valley]):
    """The Meadow place with a token that keeps the figure away, as the rat token of another box does."""

    def holds(self, s, scope):
        return scope.place == 3


@rule("PH-ABILITY-03", "PH-ABILITY-04")
def test_the_figure_keeps_away_from_a_token_but_she_plays_the_card_under_it():
    for card, place in (("w6", 5), ("w9", None)):
        position = {"active": "phantomia", "phantomia": {"stack": [card]}, "meadow": ["king", "castle", "farm"]}
        dice = ["die 3", "die 5"] if card == "w6" else ["die 3"]
        game = tidewood.new("everdell", 1, players=1, phantomia=True)
        s = Valley(rules=state(game).rules)
        GAME.position(s, game.setup, position)
        lay(s, Rule("token", CANNOT, NO_FIGURE, None, Token()), 0)
        s.fixed = tuple(dice)
        s.advance()
        assert (s.figure or None) == place
        assert (s.meadow[2] == -1 or len(s.city[1]) == 1) and not s.fixed


def with_legend(card: str, season: str, city: list[str]) -> Valley:
    game = tidewood.new("everdell", 1, players=1, phantomia=True, modules=["legends"])
    s = Valley(rules=state(game).rules)
    position = {
        "active": "phantomia",
        "phantomia": {"stack": [card]},
        "players": {"phantomia": {"season": season, "city": city}},
    }
    GAME.position(s, game.setup, position)
    s.hands[1] = [slot(LEGEND_POOL)]
    return s


FULL = [*["farm"] * 8, *["inn"] * 3, *["mine"] * 3, "ruins"]


@rule("PH-LEGEND-03")
def test_a_legendary_card_that_she_discards_goes_back_to_the_box():
    s = with_legend("w9", "spring", [])
    box = sum(s.pools[LEGEND_POOL])
    s.advance()
    assert s.hands[1] == [] and s.discards == []
    assert sum(s.pools[LEGEND_POOL]) == box


@rule("PH-LEGEND-02", "PH-LEGEND-01")
def test_a_legendary_card_can_be_played_into_a_full_city():
    s = with_legend("w8", "summer", FULL)
    s.advance()
    assert len(s.city[1]) == 16 and s.spaces_used(1) == 15


@rule("PH-CARDS-07")
def test_another_card_on_top_is_looked_at_and_stays_when_the_city_is_full():
    s = with_legend("w8", "summer", FULL)
    s.hands[1] = [slot(LEGEND_POOL), slot(0, next(iter([c for c, n in enumerate(s.pools[0]) if n])))]
    legend = [0, 0]
    for seed in range(40):
        twin = s.copy()
        twin.rng += seed << 40
        twin.advance()
        legend[len(twin.city[1]) - 15] += 1
        if len(twin.city[1]) == 15:
            assert len(twin.hands[1]) == 3  # the fallback: she draws
    assert min(legend) > 0
