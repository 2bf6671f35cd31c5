"""What a form may rely on: when a choice matters, and what may be left to chance."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

import tidewood
from tidewood import BadSetup
from tidewood.api import SetupField, card_facts, describe, games
from tidewood.cards import cards


def spirits(seed: int, *wished: str, **setup: Any) -> list[str]:
    found: Any = tidewood.new("spirit-island", seed, spirits=[*wished], **setup).setup["spirits"]
    return list(found)


def test_a_spirit_left_to_chance_is_one_that_nobody_else_plays():
    for seed in range(20):
        found = spirits(seed, "random", "river-surges-in-sunlight", "random")
        assert found[1] == "river-surges-in-sunlight"
        assert len(set(found)) == 3 and "random" not in found


def test_chance_takes_the_same_spirit_for_the_same_seed_and_others_for_others():
    drawn = [spirits(seed, "random")[0] for seed in range(30)]
    assert len(set(drawn)) > 4
    assert drawn == [spirits(seed, "random")[0] for seed in range(30)]


def test_a_beginner_game_draws_a_spirit_with_a_progression():
    for seed in range(20):
        assert len(spirits(seed, "random", "random", beginner=True)) == 2


def test_nobody_is_left_the_spiders_of_phantomia():
    for seed in range(40):
        drawn = tidewood.new("everdell", seed, players=1, animals=["random"], phantomia=True).setup["animals"]
        assert drawn != ["spiders"]


def test_what_was_drawn_is_part_of_saves_and_records():
    game = tidewood.new("spirit-island", 3, spirits=["random", "random"])
    assert tidewood.load(game.save()).setup == game.setup
    assert tidewood.replay(game.record()).setup == game.setup


def test_a_set_up_that_leaves_something_to_chance_can_be_described():
    setup = {"spirits": ["random"]}
    assert card_facts("spirit-island", setup) and cards("spirit-island", "en", setup)


def test_chance_is_for_what_each_player_has_alone():
    with pytest.raises(BadSetup, match="boards has 'random'"):
        tidewood.new("spirit-island", boards=["random"])


# -- when it matters


def matters(option: SetupField, setup: Mapping[str, Any]) -> bool:
    return all(
        any(value in setup[name] if isinstance(setup[name], list) else value == setup[name] for value in values)
        for name, values in option.when.items()
    )


def some_value(option: SetupField, players: int, dice: random.Random) -> Any:
    if option.kind == "bool":
        return dice.random() < 0.5
    if option.kind == "int":
        return dice.randint(option.minimum or 0, option.maximum or 0)
    choices = [choice for choice in option.choices if choice not in [f"p{n}" for n in range(players + 1, 9)]]
    if option.kind == "choice":
        return dice.choice([*choices, *([None] if option.optional else [])])
    if option.kind == "choices":
        return dice.sample(choices, dice.randint(0, players if option.by_seat else min(2, len(choices))))
    return option.default  # a file of one's own


@pytest.mark.parametrize("game", ["the-island", "everdell"])
def test_whatever_matters_can_be_chosen(game):
    """A form that leaves out what does not matter cannot be filled in wrongly."""
    dice = random.Random(13)
    info = describe(game)
    for _ in range(60):
        setup: dict[str, Any] = {option.name: option.default for option in info.options}
        players = setup["players"] = dice.randint(*info.players)
        asked = [option for option in info.options if option.name != "players"]
        dice.shuffle(asked)
        for option in asked:
            if matters(option, setup):
                setup[option.name] = some_value(option, players, dice)
        for _ in asked:
            for option in asked:
                if not matters(option, setup):
                    setup[option.name] = option.default
        excused(game, setup)
        tidewood.new(game, 1, **setup)


def excused(game: str, setup: dict[str, Any]) -> None:
    """What goes together only with other values of another choice, which the game then says."""
    if game == "everdell" and setup["phantomia"]:
        setup["animals"] = [name for name in setup["animals"] if name != "spiders"]
        if setup["phantomia_plan"] != "none":
            setup["phantomia_level"] = max(1, setup["phantomia_level"])
            if setup["phantomia_character"] == "none":
                setup["phantomia_character"] = "random"


@pytest.mark.parametrize("game", games())
def test_whether_it_matters_depends_on_options_and_their_values(game):
    known = {option.name: option for option in describe(game).options}
    for option in known.values():
        for name, values in option.when.items():
            other = known[name]
            assert values and name != option.name
            if other.choices:
                assert set(values) <= {*other.choices, None}, f"{option.name}: {name} {values}"


# -- words


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_a_newcomer_reads_what_a_game_is_like(game, lang):
    assert 60 < len(describe(game).about[lang]) < 200


def test_levels_have_names_and_say_what_they_mean():
    options = {option.name: option for game in ("everdell", "spirit-island") for option in describe(game).options}
    england = options["adversary_level"].meanings["england:3"]
    assert england["en"].startswith("3 – ") and "difficulty" in england["en"] and "Build" in england["en"]
    assert set(options["rugwort_level"].meanings) == {"1", "2", "3"}
    assert "Rotten" in options["rugwort_level"].meanings["2"]["en"]
    phantomia = options["phantomia_level"].meanings
    assert [phantomia[str(n)]["de"].split(":")[0] for n in (0, 4)] == ["0 – Putzig", "4 – Peinigend"]
    for option in options.values():
        for meaning in option.meanings.values():
            assert set(meaning) == {"en", "de", "fr"} and all(meaning.values())
