"""Promises that hold at every decision of random games, in every set-up."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter

import pytest

import tidewood
from tests.games.the_island.setups import ALL, name
from tests.properties.promises import replays_alike
from tidewood import Game

SHORT = 100  # answers; from here on only some positions are looked at, for a save holds all answers
PLAYS = ("tile", "repel")
TILES = {"beach": 16, "jungle": 16, "mountain": 8}


def pieces(game: Game) -> dict[str, int]:
    """Everything on the table, counted from what the table shows."""
    table = game.table()
    players = table["players"].values()
    seas = [here for here in table["hexes"].values() if "tile" not in here]
    count = Counter(here["tile"] for here in table["hexes"].values() if "tile" in here)
    on_board = sum(len(here["adventurers"]) for here in table["hexes"].values() if "tile" in here)
    on_board += sum(len(here["swimmers"]) + len(here["ship"] or []) for here in seas)
    return {
        **{f"{terrain} tiles": count[terrain] for terrain in TILES},
        "adventurers": on_board
        + sum(len(people) for people in table["islands"].values())
        + sum(player["removed"] + player["unplaced"] for player in players),
        "ships": sum(here["ship"] is not None for here in seas),
        "serpents": sum(here["serpents"] for here in seas),
        "sharks": sum(here["sharks"] for here in seas) + table["supply"]["sharks"],
        "whales": sum(here["whales"] for here in seas) + table["supply"]["whales"],
        "tiles held": sum(len(player["held"]) for player in players),
    }


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_copies_and_saves_play_on_alike_and_nothing_appears_or_vanishes(setup):
    rng = random.Random(name(setup))
    game = tidewood.new("the-island", rng.randrange(10**9), **setup)
    people = pieces(game)["adventurers"]
    before = pieces(game)
    while not game.is_over:
        if rng.random() < (0.4 if game.answers < SHORT else 0.95):
            game.pick(rng.randrange(game.count))
            continue
        saved = game.save()
        twin = game.copy()
        loaded = tidewood.load(saved, verify=False)
        assert loaded.save() == saved
        index = rng.randrange(game.count)
        game.pick(index)
        twin.pick(index)
        loaded.pick(index)
        assert twin.save() == game.save() == loaded.save()
        if rng.random() < 0.6:
            continue  # counting is slow; what is lost stays lost, so it is seen at the next count
        now = pieces(game)
        assert now["adventurers"] == people
        for thing in ("serpents", "sharks", "whales"):
            assert now[thing] <= before[thing], f"{thing} out of nothing"
        for terrain in TILES:
            assert now[f"{terrain} tiles"] <= before[f"{terrain} tiles"]
        before = now
        assert game.answers < 20_000, "this game does not end"
    assert game.decision is None
    assert game.outcome is not None
    assert tidewood.load(game.save()).save() == game.save()
    replays_alike(game)


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_nobody_sees_what_they_cannot_know(setup):
    """Redraw what a player cannot know: that player's view, options and log stay the same, to the byte."""
    rng = random.Random(f"leak {name(setup)}")
    game = tidewood.new("the-island", rng.randrange(10**9), **setup)
    pairs = differed = steps = 0
    while not game.is_over:
        if rng.random() < (0.2 if game.answers < SHORT else 0.05) / len(game.players):
            for player in game.players:
                other = game.determinise(player, rng)
                pairs += 1
                differed += other.table() != game.table()
                assert seen(other, player) == seen(game, player)
                steps += same_after_the_same_answer(game, other, player, rng)
        game.pick(rng.randrange(game.count))
    assert steps > 5
    if not setup.get("equal_values"):
        assert differed * 2 >= pairs, f"only {differed} of {pairs} pairs differed"
    else:
        assert differed, "no pair differed: without values only held tiles are hidden"


def seen(game: Game, player: str) -> str:
    """All that reaches a player at a decision."""
    decision = game.decision
    assert decision is not None
    mine = player in decision.players
    asked = [decision.players, decision.notations if mine else None, [o.refs for o in decision] if mine else None]
    asked += [[decision.prompt(lang) for lang in game.languages] if mine else None]
    return json.dumps([game.view(player), asked])


def same_after_the_same_answer(game: Game, other: Game, player: str, rng: random.Random) -> bool:
    """An answer that is open in both worlds and draws no lot leads to the same sight, log included."""
    here, there = game.decision, other.decision
    assert here is not None and there is not None
    # A tile that is played shows its terrain too, and that may differ between the worlds: not the same answer.
    both = [i for i in range(len(here)) if there.find(here.notation(i)) and here.notation(i).split()[0] not in PLAYS]
    if not both:
        return False
    i = rng.choice(both)
    one, two = game.copy(), other.copy()
    before = len(one.log)
    one.play(here[i])
    two.play(here.notation(i))
    if one.free_undo(here.player) == 0 or one.is_over:
        return False  # chance or a reveal came between
    assert seen(two, player) == seen(one, player)
    assert two.log_of(player) == one.log_of(player, before)
    return True


def test_the_same_seed_and_answers_give_the_same_game_in_any_process():
    program = (
        "import random, tidewood\n"
        "rng = random.Random(5)\n"
        "game = tidewood.new('the-island', 11, players=4, overpopulation=True)\n"
        "while not game.is_over: game.pick(rng.randrange(game.count))\n"
        "print(game.save()); print(game.record())\n"
        "print([game.tell(e) for e in game.log])\n"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True, check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }  # fmt: skip
    assert len(runs) == 1
    assert len(runs.pop()) > 10_000


def test_different_seeds_give_different_games():
    tables = [json.dumps(tidewood.new("the-island", seed, players=2).table()) for seed in range(20)]
    assert len(set(tables)) == 20


def test_a_decision_costs_the_same_whatever_the_length_of_the_log():
    """A copy and an answer share the past, so their work does not grow with it: the same objects, not the same time."""
    game = tidewood.new("the-island", 5, players=2)
    rng = random.Random(1)
    while game.answers < 200:
        game.pick(rng.randrange(game.count))
    twin = game.copy()
    assert twin._past is game._past
    assert twin._log is game._log


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 4}, {"players": 2, "colours": 2}], ids=name)
def test_a_real_table_plays_to_the_end(setup):
    """People roll and flip; the program is told only what everybody at the table sees, and the values at the count."""
    rng = random.Random(name(setup))
    game = tidewood.new("the-island", 1, chance="table", **setup)
    said = Counter()
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        i = rng.randrange(len(decision))
        if decision.is_chance:
            said[decision.notation(i).split()[0]] += 1
        saved = game.save()
        assert tidewood.load(saved, verify=False).save() == saved
        game.pick(i)
    assert said["terrain"] >= 30
    assert said["die"] >= 20
    assert said["tile"] >= 20
    assert said["start"] == 1
    replays_alike(game)
    assert tidewood.load(game.save()).save() == game.save()


@pytest.mark.parametrize("setup", [{"players": 3, "owners_look": True}, {"players": 2, "colours": 2}], ids=name)
def test_looking_on_shows_what_a_fresh_look_shows(setup):
    """Views of several are made from those before them: every one has to be what each player sees, also after taking
    back, and for a twin that went on by itself.
    """
    dice = random.Random(7)
    game = tidewood.new("the-island", 7, **setup)
    seats = [*game.players, None]
    for n in range(150):
        if game.is_over:
            break
        assert game.views(seats) == [game.view(seat) for seat in seats]
        twin = game.copy()
        twin.pick(dice.randrange(twin.count))
        assert twin.views(seats[n % 2 :]) == [twin.view(seat) for seat in seats[n % 2 :]]
        if n % 10 == 9:
            game.undo(3)
        else:
            game = twin
