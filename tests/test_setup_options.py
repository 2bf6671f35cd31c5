"""What a form may rely on: when a choice matters, and what may be left to chance."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from itertools import chain
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


Cases = Iterable[Mapping[str, Iterable[object]]]


def holds(cases: Cases, setup: Mapping[str, Any]) -> bool:
    return any(
        all(
            any(has(setup[name], value) if isinstance(setup[name], list) else value == setup[name] for value in values)
            for name, values in case.items()
        )
        for case in cases
    )


def has(found: list[object], value: object) -> bool:
    return not found if value is None else value in found


def matters(option: SetupField, setup: Mapping[str, Any]) -> bool:
    return not option.when or holds(option.when, setup)


def fitting(option: SetupField, setup: Mapping[str, Any]) -> list[object]:
    return [
        choice for choice in option.choices if str(choice) not in option.fits or holds(option.fits[str(choice)], setup)
    ]


def some_value(option: SetupField, setup: Mapping[str, Any], dice: random.Random) -> Any:
    if option.kind == "bool":
        return dice.random() < 0.5
    if option.kind == "int":
        return dice.randint(option.minimum or 0, option.maximum or 0)
    choices, players = fitting(option, setup), setup["players"]
    if option.kind == "choice":
        return dice.choice([*choices, *([None] if option.optional else [])])
    if option.kind == "choices":
        return dice.sample(choices, dice.randint(0, players if option.by_seat else min(2, len(choices))))
    return option.default  # a file of one's own


@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_whatever_matters_can_be_chosen(game):
    """A form that leaves out what does not matter cannot be filled in wrongly."""
    dice = random.Random(13)
    info = describe(game)
    for _ in range(60):
        setup: dict[str, Any] = {option.name: option.default for option in info.options}
        setup["players"] = dice.randint(*info.players)
        asked = [option for option in info.options if option.name != "players"]
        dice.shuffle(asked)
        for option in asked:
            if matters(option, setup):
                setup[option.name] = some_value(option, setup, dice)
        for _ in asked:
            for option in asked:
                unfit = option.kind == "choice" and setup[option.name] not in [*fitting(option, setup), None]
                if not matters(option, setup) or unfit:
                    setup[option.name] = option.default
        excused(game, setup)
        tidewood.new(game, 1, **setup)


def excused(game: str, setup: dict[str, Any]) -> None:
    """What goes together only with other values of another choice, which the game then says."""
    if game == "spirit-island":
        setup["boards"] = []
        setup["first_left"] = []  # it needs boards
        setup["spirits"] = [*setup["spirits"], *["random"] * (setup["players"] - len(setup["spirits"]))]
        if setup["beginner"]:
            setup["blight_card"], setup["spirits"] = False, ["random"] * setup["players"]
        if setup["layout"] == "free":
            setup["layout"] = "standard"  # it needs boards and how they lie
        if not setup["adversary"]:
            setup["adversary_level"] = 0
        if setup["players"] > 4:
            setup["expansions"], setup["blight_card"] = ["jagged-earth", "branch-and-claw"], True  # with their boards
        if "jagged-earth" in setup["expansions"]:
            setup["banned_cards"] = "out"
        setup["aspects"] = [id for id in setup["aspects"][:1] if "random" not in setup["spirits"]]
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
        assert set(option.fits) <= {str(choice) for choice in option.choices}
        for name, values in [item for case in chain(option.when, *option.fits.values()) for item in case.items()]:
            other = known[name]
            assert values and name != option.name
            if other.choices:
                assert set(values) <= {*other.choices, None}, f"{option.name}: {name} {values}"


def offered(game: str, name: str, **chosen: object) -> list[object]:
    """What a form offers for an option; nothing where it does not matter."""
    info = describe(game)
    setup = {option.name: option.default for option in info.options} | chosen
    option = next(option for option in info.options if option.name == name)
    return fitting(option, setup) if matters(option, setup) else []


def test_readings_of_list_cards_matter_with_list_cards_only():
    for name in ("corrupt_court", "face_down"):
        assert not offered("everdell", name, players=1, phantomia=True)
        assert not offered("everdell", name, players=1, phantomia=True, phantomia_plan="skilful-weaving")
        assert offered("everdell", name, players=1, phantomia=True, phantomia_lists=True)
        assert offered("everdell", name, players=1, phantomia=True, phantomia_plan="rising-tension")
        assert not offered("everdell", name, players=1, phantomia_lists=True)


def test_layouts_are_those_for_so_many_boards():
    assert offered("spirit-island", "layout", players=1) == ["standard", "thematic"]
    assert "leaf" in offered("spirit-island", "layout", players=4)
    assert "leaf" in offered("spirit-island", "layout", players=3, extra_board=True)
    assert "leaf" not in offered("spirit-island", "layout", players=3)
    assert {"top-to-top", "free"} <= set(offered("spirit-island", "layout", players=1, extra_board=True))
    assert not offered("spirit-island", "adjacency", players=1)
    assert offered("spirit-island", "adjacency", players=2)
    assert not offered("spirit-island", "adjacency", players=2, layout="thematic")
    extra = next(option for option in describe("spirit-island").options if option.name == "extra_board")
    assert not matters(extra, {"players": 4, "expansions": []}) and matters(extra, {"players": 3})
    assert matters(extra, {"players": 5, "expansions": ["jagged-earth"]})
    assert "star" in offered("spirit-island", "layout", players=6, expansions=["jagged-earth"])
    assert offered("spirit-island", "boards", expansions=["jagged-earth"]) == ["A", "B", "C", "D", "E", "F"]
    assert offered("spirit-island", "boards", layout="thematic") == ["E", "NW", "NE", "W"]


def test_spirits_and_aspects_are_those_of_the_sets():
    def spirits_offered(*sets: str) -> int:
        return len(offered("spirit-island", "spirits", expansions=[*sets]))

    assert [spirits_offered(), spirits_offered("branch-and-claw"), spirits_offered("jagged-earth")] == [8, 10, 18]
    lightning = {"spirits": ["lightnings-swift-strike"], "expansions": ["jagged-earth"]}
    assert offered("spirit-island", "aspects", **lightning) == ["pandemonium", "wind"]
    assert not offered("spirit-island", "aspects", spirits=["lightnings-swift-strike"])


def test_sets_need_a_blight_card():
    for name in ("blight_card", "beginner"):
        option = next(option for option in describe("spirit-island").options if option.name == name)
        free = {"players": 2, "beginner": False, "expansions": []}
        assert matters(option, free)
        assert not matters(option, {**free, "expansions": ["branch-and-claw"]})
        assert not matters(option, {**free, "expansions": ["jagged-earth"]})


def test_who_begins_is_somebody_who_plays():
    for game in ("the-island", "everdell"):
        assert offered(game, "start_player", players=2) == ["random", "p1", "p2"]
        assert offered(game, "start_player", players=4) == ["random", "p1", "p2", "p3", "p4"]
    assert not offered("everdell", "start_player", players=1)


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
