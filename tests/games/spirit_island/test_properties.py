"""Promises that hold at every decision of random games of Spirit Island: over Spirits, adversaries and their levels,
scenarios, layouts and numbers of players, every two of which meet somewhere.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidewood
from tests.games.spirit_island.lively import lively, midgame
from tests.games.spirit_island.setups import (
    ALL,
    FACTORS,
    MIXED,
    choices,
    meetings,
    mixed,
    more_mixed,
    name,
    of_sets,
    pairs,
    with_scenario,
)
from tests.properties.promises import is_the_same_in_any_process, keeps_secrets, plays_on_alike, replays_alike
from tidewood import Game
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.layouts import LAYOUTS
from tidewood.games.spirit_island.invader_cards import BACKS
from tidewood.games.spirit_island.verbs.powers import MAJOR, MINOR

PRESENCE = 13
ZONES = ("hand", "play", "discard", "forgotten")
UNBOXED = {"blight-onto-card": "blight", "fear-card-added": "fear cards"}
BOXED = {"fear-card-to-box": "fear cards", "invader-card-to-box": "invader cards", "blight-to-box": "blight"}
KINDS = {power.id: power.kind for power in content.POWERS}


TO_THE_BOX = ("stones-unyielding-defiance",)  # takes Blight from the box and puts it there
OCEAN = "oceans-hungry-grasp"  # where it is not any more, Presence of others in the Ocean is out of play


def pieces(game: Game) -> Counter[str]:
    """What there is, counted from what the table shows, and each thing in one place only."""
    table = game.table()
    count: Counter[str] = Counter()
    for player, spirit in table["spirits"].items():
        covered = [space for track in spirit["tracks"].values() for space in track if not space["uncovered"]]
        count[f"presence of {player}"] = len(covered) + sum(spirit["presence"].values()) + spirit.get("time", 0)
    count["blight"] = table["blight"]["pool"] + sum(land["blight"] for land in table["lands"].values())
    count["blight"] -= flipped(game, table)
    count["fear cards"] = table["fear"]["deck"] + table["fear"]["earned"] + len(table["fear"]["discard"])
    assert len(set(table["fear"]["discard"])) == len(table["fear"]["discard"])
    spaces = [cards for space, cards in table["invaders"].items() if space != "deck"]
    turned = [card for cards in spaces for card in cards]
    faces = [card for card in turned if card not in BACKS]  # Fractured Days discards cards that nobody has seen
    assert len(set(faces)) == len(faces), "an Invader card in two places"
    nations = [table[key] for key in ("adversary", "second_adversary") if table.get(key)]
    kept = sum(len(nation.get("after_fear_cards", [])) for nation in nations)
    count["invader cards"] = len(turned) + len(table["invaders"]["deck"]) + kept
    count["blight"] += sum(nation.get("blight", 0) for nation in nations)
    count.update(powers(game, table))
    for event in game.log:  # Events put things back into the box
        if event.kind in BOXED:
            count[BOXED[event.kind]] += event.args[0] if event.args else 1
        elif event.kind == "fear-card-lost":  # one that nobody has seen is shown nowhere
            count["fear cards"] += not event.args[0]
        elif event.kind in UNBOXED:
            count[UNBOXED[event.kind]] -= event.args[0] if event.args else 1
    spirits = {player: spirit["spirit"] for player, spirit in table["spirits"].items()}
    for player in spirits if OCEAN in spirits.values() else ():
        if spirits[player] != OCEAN:
            del count[f"presence of {player}"]
    if any(spirit["spirit"] in TO_THE_BOX for spirit in table["spirits"].values()):
        del count["blight"]
    return count


def flipped(game: Game, table: dict[str, Any]) -> int:
    """The Blight that came from the box as Blight cards turned over."""
    if table["blight"]["card"] is None:
        return 0
    turned = [content.BLIGHT_CARDS[event.args[0]] for event in game.log if event.kind in ("blighted", "still-healthy")]
    less = len(table["boards"]) if table["scenario"] == "blitz" else 0
    return sum(max(card.per_player * len(table["spirits"]) - less, 0) for card in turned)


def powers(game: Game, table: dict[str, Any]) -> Counter[str]:
    """Power Cards by kind. Those just drawn lie before a player until one of them is kept."""
    count: Counter[str] = Counter()
    known = [id for spirit in table["spirits"].values() for zone in ZONES for id in spirit[zone]]
    days = [id for spirit in table["spirits"].values() for id in spirit.get("days", [])]
    known += [*table["minor"]["discard"], *table["major"]["discard"], *days]
    decision = game.decision
    if decision is not None:
        kept = [notation.split()[-1] for notation in decision.notations if notation.split()[-2:-1] == ["keep"]]
        # a Blight card may be kept as well, or one of the cards that another Spirit has discarded
        known += [id for id in kept if id in KINDS and id not in [*days, *known]]
    assert len(set(known)) == len(known), "a Power Card in two places"
    kinds = Counter(KINDS[id] for id in known)
    count["unique powers"] = kinds[2]
    if not game.setup["beginner"]:  # there, cards come out of the box one by one
        count["minor powers"] = kinds[MINOR] + table["minor"]["deck"]
        count["major powers"] = kinds[MAJOR] + table["major"]["deck"]
    return count


def begun(setup: dict[str, Any], rng: random.Random) -> Game:
    """A game whose set-up is over."""
    game = tidewood.new("spirit-island", rng.randrange(10**9), **setup)
    while game.table()["turn"] == 0:
        game.pick(rng.randrange(game.count))
    return game


def test_every_two_choices_meet():
    met = set().union(*[pairs(choice) for choice in choices()])
    sizes = [len(values) for values in FACTORS.values()]
    assert len(met) == sum(a * b for i, a in enumerate(sizes) for b in sizes[i + 1 :])
    assert {setup.get("scenario") for setup in ALL} == {None, *content.SCENARIOS}
    assert {setup["layout"] for setup in ALL} == {"free", "archipelago", "thematic", *[layout for _, layout in LAYOUTS]}


def test_every_two_choices_of_the_sets_meet_for_one_to_six_players():
    setups = mixed()
    assert {len(setup["spirits"]) for setup in setups} == {1, 2, 3, 4, 5, 6}
    assert {id for setup in setups for id in setup["spirits"]} == set(content.SPIRITS)
    assert {id for setup in setups for id in setup.get("aspects", [])} == set(content.ASPECTS)
    met = {(setup.get("adversary"), setup.get("scenario")) for setup in setups}
    assert len(met) == len(MIXED["adversary"]) * len(MIXED["scenario"])


def test_every_spirit_meets_every_choice_of_the_sets():
    met = set().union(*map(meetings, [*mixed(), *more_mixed()]))
    scenarios, adversaries = {*content.SCENARIOS, None}, {*content.ADVERSARIES, None}
    for spirit in content.SPIRITS:
        assert {value for id, key, value in met if (id, key) == (spirit, "scenario")} == scenarios
        assert {value for id, key, value in met if (id, key) == (spirit, "adversary")} == adversaries
        assert {value for id, key, value in met if (id, key) == (spirit, "players")} == {1, 2, 3, 4, 5, 6}
        sets = {value for id, key, value in met if (id, key) == (spirit, "sets")}
        assert len(sets) == (3 if content.SET_OF[spirit] == content.BASE else 2)


def test_a_game_begins_with_everything():
    rng = random.Random(1)
    game = begun({"spirits": ["river-surges-in-sunlight", "thunderspeaker"], "boards": ["A", "B"]}, rng)
    assert pieces(game) == {
        "presence of p1": PRESENCE, "presence of p2": PRESENCE, "blight": 7, "fear cards": 9, "invader cards": 12,
        "minor powers": 36, "major powers": 22, "unique powers": 8,
    }  # fmt: skip


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_a_random_game_ends_and_nothing_appears_or_vanishes(setup):
    rng = random.Random(f"ends {name(setup)}")
    game = begun(setup, rng)
    before = pieces(game)
    assert all(n == PRESENCE for thing, n in before.items() if thing.startswith("presence"))
    while not game.is_over:
        assert game.count, "a dead end"
        game.pick(rng.randrange(game.count))
        if rng.random() < 0.15:
            assert pieces(game) == before
        assert game.answers < 20_000, "this game does not end"
    assert pieces(game) == before
    assert game.outcome is not None
    assert bool(game.outcome["winners"]) == game.outcome["victory"]


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL[1::3], ids=name)
def test_a_long_game_ends_and_nothing_appears_or_vanishes(setup):
    rng = random.Random(f"long {name(setup)}")
    game = midgame(setup, rng)
    before = pieces(game)
    while not game.is_over:
        if rng.random() < 0.02:
            assert pieces(game) == before
            saved = game.save()
            assert tidewood.load(saved, verify=False).save() == saved
        game.pick(lively(game, rng))
        assert game.answers < 20_000, "this game does not end"
    assert pieces(game) == before
    replays_alike(game)


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL[::3], ids=name)
def test_copies_and_saves_play_on_alike(setup):
    rng = random.Random(name(setup))
    plays_on_alike(begun(setup, rng), rng, pieces, often=0)


FACE_DOWN = [  # cards that lie apart, markers and thieves that nobody has turned over
    of_sets("fractured-days-split-the-sky"),
    with_scenario(0, "despicable-theft"),
    with_scenario(0, "powers-long-forgotten"),
]
FIVE = [one for one in mixed() if len(one["spirits"]) == 5]


@pytest.mark.parametrize("setup", [*ALL[3::44], *FIVE[:2], *FACE_DOWN], ids=name)
def test_nothing_is_hidden_but_what_nobody_has_drawn(setup):
    rng = random.Random(f"leak {name(setup)}")
    looked, differed = keeps_secrets(begun(setup, rng), rng, lambda answer: False)
    assert looked and not differed


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL[2::6], ids=name)
def test_a_real_table_plays_to_the_end(setup):
    """People draw and turn up; the program is told what came."""
    rng = random.Random(name(setup))
    game = tidewood.new("spirit-island", 1, chance="table", **setup)
    said: Counter[str] = Counter()
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        i = rng.randrange(len(decision))
        if decision.is_chance:
            said[decision.notation(i).split()[0]] += 1
        game.pick(i)
    assert said["invader"] >= 1 + (game.table()["turn"] > 1)  # a game may be lost in its first turn
    replays_alike(game)


def test_the_same_seed_and_answers_give_the_same_game_in_any_process():
    is_the_same_in_any_process("spirit-island", players=3, adversary="sweden", adversary_level=6)


def test_different_seeds_give_different_games():
    tables = [str(tidewood.new("spirit-island", seed, boards=["A"]).table()) for seed in range(20)]
    assert len(set(tables)) > 3  # the first Invader card; all else nobody has seen yet
