"""Land tiles, their secrets and the end of the game, as far as a scenario file cannot say it."""

from __future__ import annotations

import json
import random

import pytest

import tidewood
from tests.games.the_island.setups import SEATS, VARIANTS, name
from tests.rules import rule
from tidewood import Game
from tidewood.game import new

RED = ("dolphin", "wind", "dive-serpent", "dive-shark", "dive-whale", "repel-shark", "repel-whale")
LYING_IN_WAIT = {
    "clear": True,
    "phase": "remove",
    "hexes": {
        "D4": {"tile": "jungle"},
        "D6": {"tile": "jungle"},
        "A1": {"swimmers": ["p1"]},
        "A3": {"sharks": 1},
        "M1": {"swimmers": ["p2"]},
        "M7": {"swimmers": ["p3"]},
    },
}


def play_at_random(game: Game, rng: random.Random) -> Game:
    while not game.is_over:
        game.pick(rng.randrange(game.count))
    return game


def keeping(symbol: str, *answers: str) -> Game:
    """The first player takes a jungle tile with this symbol; then p2 moves the shark, and so on."""
    fixed = [f"tile D4 {symbol}", "die whale", "tile D6 whale", "die shark", "die serpent"]
    game = new("the-island", 1, position=LYING_IN_WAIT, fixed=fixed, players=3)
    return game.play("remove D4", "stop", *answers)


def log_of(game: Game, player: str | None) -> list[str]:
    return [game.tell(event) for event in game.log_of(player)]


# -- kept tiles


@rule("TI-071", "TI-074")
@pytest.mark.parametrize("symbol", ["dive-serpent", "dive-shark", "dive-whale", "repel-shark", "repel-whale"])
def test_a_kept_tile_looks_the_same_to_all_but_its_holder_whatever_it_is(symbol):
    game, other = (keeping(kept, "shark A3→A2", "stop") for kept in (symbol, "dolphin"))
    for watcher in ("p2", "p3", None):
        assert game.view(watcher) == other.view(watcher)
        assert log_of(game, watcher) == log_of(other, watcher)
    assert game.view("p1")["players"]["p1"]["held"] == [symbol]
    assert log_of(game, "p1") != log_of(other, "p1")


@rule("TI-074")
@pytest.mark.parametrize("symbol", ["dolphin", "dive-serpent", "repel-shark", "repel-whale"])
def test_who_kept_a_tile_is_asked_for_a_defence_whatever_it_is(symbol):
    game = keeping(symbol, "shark A3→A1")
    assert game.decision is not None
    assert game.decision.player == "p1"
    assert ("repel shark" in game.decision.notations) == (symbol == "repel-shark")
    assert "suffer" in game.decision.notations


@rule("TI-071", "TI-073", "TI-074")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_no_view_names_what_another_player_holds(players):
    rng = random.Random(players)
    game = new("the-island", players, players=players)
    kept = 0
    while not game.is_over:
        for _ in range(8):  # looking costs more than playing
            if not game.is_over:
                game.pick(rng.randrange(game.count))
        truth = game.table()["players"]
        for watcher in (*game.players, None):
            seen = game.view(watcher)
            for player, shown in seen["players"].items():
                held = truth[player]["held"]
                kept = max(kept, len(held))
                assert shown["held_terrains"] == truth[player]["held_terrains"]
                assert shown["held"] == (held if player == watcher else len(held))
            if watcher is not None:
                seen["players"][watcher]["held"] = None
            assert not [symbol for symbol in RED if f'"{symbol}"' in json.dumps(seen)]
    assert kept > 1, "too few tiles were kept to show anything"


@rule("TI-071", "TI-072")
@pytest.mark.parametrize("players", [2, 4])
def test_the_log_tells_all_the_green_tiles_and_each_player_the_own_red_ones(players):
    game = play_at_random(new("the-island", 7, players=players), random.Random(7))
    taken = [event for event in game.log if event.kind == "takes"]
    shown = [event for event in game.log if event.kind == "shows"]
    kept = [event for event in game.log if event.kind == "keeps"]
    assert len(shown) + len(kept) == len(taken)
    assert shown
    assert kept
    for watcher, who in [*[(player, i) for i, player in enumerate(game.players)], (None, -1)]:
        seen = game.log_of(watcher)
        assert [event for event in seen if event.kind == "shows"] == shown
        for event in seen:
            if event.kind == "keeps":
                assert bool(event.secret) == (event.args[0] == who)


@rule("TI-071", "TI-073")
def test_at_a_real_table_a_player_tells_that_a_tile_is_kept_and_not_which():
    game = new("the-island", 1, chance="table", position=LYING_IN_WAIT, players=3).play("remove D4")
    assert game.decision is not None
    green = ("shark", "whale", "ship", "whirlpool")
    assert game.decision.notations == [f"tile D4 {symbol}" for symbol in (*green, "kept")]
    game.play("tile D4 kept")
    assert game.table()["players"]["p1"]["held"] == ["face-down"]
    assert game.view("p2")["players"]["p1"]["held_terrains"] == ["jungle"]


@rule("TI-072")
@pytest.mark.parametrize("symbol", ["shark", "whale", "ship", "whirlpool"])
def test_a_green_tile_is_named_to_all(symbol):
    fixed = [f"tile D4 {symbol}", "die serpent"]
    game = new("the-island", 1, position=LYING_IN_WAIT, fixed=fixed, players=3).play("remove D4")
    for watcher in ("p1", "p2", "p3", None):
        [shown] = [event for event in game.log_of(watcher) if event.kind == "shows"]
        assert symbol in game.tell(shown).casefold()
    assert game.table()["players"]["p1"]["held"] == []


@rule("TI-089")
def test_a_defence_is_shown_to_all():
    position = {
        "clear": True,
        "phase": "creature",
        "players": {"p2": {"held": ["repel-shark", "dolphin"]}},
        "hexes": {"C4": {"sharks": 1}, "C5": {"swimmers": ["p2"]}, "A1": {"swimmers": ["p1"]}},
    }
    game = new("the-island", 1, position=position, fixed=["die shark"], players=3).play("shark C4→C5", "repel shark")
    for watcher in ("p1", "p2", "p3", None):
        [shown] = [event for event in game.log_of(watcher) if event.kind == "repelled"]
        assert "p2" in game.tell(shown)
        assert "shark" in game.tell(shown)
    assert game.view("p1")["players"]["p2"]["held"] == 1


# -- the end


@rule("TI-112")
def test_the_values_of_the_saved_are_revealed_with_the_count_and_not_before():
    position = {
        "clear": True,
        "phase": "remove",
        "hexes": {"D4": {"tile": "mountain", "adventurers": ["p1"]}, "D6": {"tile": "mountain"}},
        "islands": {"NW": ["p1-6"], "SE": ["p2-4", "p2-3"]},
    }
    game = new("the-island", 1, position=position, fixed=["tile D4 volcano"], players=2)

    def saved(watcher: str | None) -> list[int | None]:
        players = game.view(watcher)["players"].values()
        return [figure["value"] for player in players for figure in player["figures"] if figure["at"] in ("NW", "SE")]

    for watcher in ("p1", "p2", None):
        assert saved(watcher) == [None, None, None]
    game.play("remove D4")
    for watcher in ("p1", "p2", None):
        assert saved(watcher) == [6, 4, 3]


@rule("TI-111", "TI-112")
def test_at_a_real_table_only_the_saved_are_turned_up_for_the_count():
    kind_fate = ("→NW", "→NE", "→SW", "→SE", "kept", "die whale")  # else random play saves hardly anyone
    turned_up = 0
    for seed in range(3):
        rng = random.Random(seed)
        game = new("the-island", seed, chance="table", players=3, bitter_end=True)
        sums = dict.fromkeys(game.players, 0)
        saved = dict.fromkeys(game.players, 0)
        while game.decision is not None:
            kind = [i for i, answer in enumerate(game.decision.notations) if answer.endswith(kind_fate)]
            index = kind[0] if kind else rng.randrange(game.count)
            told = game.decision[index].notation.split()
            if told[0] == "value":  # such as: value p2#3 5
                player = told[1].partition("#")[0]
                sums[player] += int(told[2])
                saved[player] += 1
            game.pick(index)
        assert game.outcome is not None
        assert sums == {player: score["total"] for player, score in game.outcome["scores"].items()}
        assert saved == {player: score["saved"] for player, score in game.outcome["scores"].items()}
        turned_up += sum(saved.values())
    assert turned_up > 5, "too few were saved to show anything"


@rule("TI-115", "TI-064", "TI-066")
def test_the_volcano_comes_in_turn_33_to_40():
    rng = random.Random(115)
    turns = set()
    for number in range(90):
        game = play_at_random(new("the-island", f"volcano {number}", players=2 + number % 3), rng)
        table = game.table()
        if table["ended"] == "volcano":
            turns.add(table["turn"])
            assert table["tiles_left"] == {"beach": 0, "jungle": 0, "mountain": 40 - table["turn"]}
    assert turns == set(range(33, 41))


@rule("TI-110", "TI-120", "TI-123", "AMB-32")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: name(variant) or "base")
@pytest.mark.parametrize("seats", SEATS, ids=name)
def test_every_combination_of_variants_ends_as_it_should(seats, variant):
    setup = {**seats, **variant}
    game = play_at_random(new("the-island", name(setup), **setup), random.Random(name(setup)))
    table = game.table()
    alive = [figure for player in table["players"].values() for figure in player["figures"] if figure["how"]]
    ending = table["ended"]
    if setup.get("bitter_end"):
        assert ending in ("all-gone", "quiet")
    elif setup.get("island_sinks"):
        assert ending in ("all-gone", "sunk")
        assert (sum(table["tiles_left"].values()) == 0) == (ending == "sunk")
    else:
        assert ending in ("all-gone", "volcano")
        assert table["tiles_left"]["beach"] == table["tiles_left"]["jungle"] == 0 or ending == "all-gone"
    assert (not alive) == (ending == "all-gone")


@rule("AMB-30")
@pytest.mark.parametrize("players", [2, 3])
def test_twenty_quiet_rounds_end_the_game_and_are_shown_from_the_tenth_on(players):
    people = {f"A{who}": {"swimmers": [f"p{who}"]} for who in range(1, players + 1)}
    game = new("the-island", 30, position={"clear": True, "hexes": people}, players=players, bitter_end=True)
    for turn in range(20 * players):
        for watcher in ("p1", None):
            if turn < 10 * players:
                assert "quiet_rounds" not in game.view(watcher)
            else:
                assert game.view(watcher)["quiet_rounds"] == {"now": turn // players, "limit": 20}
        assert not game.is_over
        game.play("stop")
    assert game.is_over
    assert game.outcome is not None
    assert game.outcome["ended"] == "quiet"


@rule("AMB-30")
def test_a_rescue_stops_the_count_of_quiet_rounds():
    people = {"C1": {"swimmers": ["p1"]}, "A1": {"swimmers": ["p1", "p2"]}}
    position = {"clear": True, "quiet_rounds": 15, "hexes": people}
    game = new("the-island", 30, position=position, players=2, bitter_end=True)
    assert game.table()["quiet_rounds"]["now"] == 15
    game.play("swim C1→NW", "stop")
    assert "quiet_rounds" not in game.table()
    for _ in range(39):
        game.play("stop")
        assert not game.is_over
    game.play("stop")
    assert game.is_over


@rule("TI-120", "TI-123")
def test_two_ways_to_end_exclude_each_other():
    with pytest.raises(ValueError, match="bitter_end and island_sinks exclude each other"):
        tidewood.new("the-island", bitter_end=True, island_sinks=True)
