"""What options of Spirit Island point at: things of the table, in one grammar."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import tidewood
from tests.games.spirit_island.lively import lively, midgame
from tests.games.spirit_island.setups import ALL, of_sets
from tests.games.spirit_island.test_texts import SETUPS
from tests.properties.promises import name
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.text import LANGUAGES
from tidewood.games.spirit_island.text.printed import spirit_face
from tools.declarations import declared

PAGE = Path(__file__).parents[3] / "web/src/games/spirit-island/drawn.json"
DRAWN = {kind for kinds in json.loads(PAGE.read_text("utf-8")).values() for kind in kinds}  # on a thing or as a button
REF = re.compile(r"([a-z-]+):(?:[A-Z]+\d+/)?\S+")
ABOUT_NOTHING = re.compile(
    "stop|done|none|let it happen|yes|no|either both|pay|stay|later|number [0-9]+|gain 2 energy|badlands (now|later)"
    "|(invader|event) deck"
)
STEPS = 60


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_option_points_at_something_unless_it_declines_or_says_how_many(setup):
    rng = random.Random(f"refs {name(setup)}")
    game = tidewood.new("spirit-island", rng.randrange(10**9), **setup)
    while not game.is_over:
        check(game)
        game.pick(rng.randrange(game.count))


def check(game):
    for option in game.options:
        assert option.refs or ABOUT_NOTHING.fullmatch(option.notation), f"{option.notation}: {option.says}"
        for ref in option.refs:
            kind = REF.fullmatch(ref)
            assert kind, ref
            assert kind[1] in DRAWN, f"{option.notation}: the page draws no {ref}"


@pytest.mark.parametrize("setup", ALL[::20], ids=name)
def test_what_options_point_at_is_drawn_where_much_happens(setup):
    rng = random.Random(f"drawn {name(setup)}")
    game = midgame(setup, rng)
    for _ in range(STEPS):
        if not game.is_over:
            check(game)
            game.pick(lively(game, rng))


def test_whatever_an_option_can_point_at_is_drawn():
    kinds = {"line"}  # of a card, which only the position knows
    for one in [one for one in declared("spirit-island") if one.id.startswith("option.")]:
        if one.pointed is None:
            kinds |= {source.type.name for source in one.fields.values() if getattr(source.type, "points", False)}
        else:
            kinds |= {ref.partition(":")[0] for ref in one.pointed}
    assert kinds == DRAWN


def test_a_move_points_at_the_piece_where_it_comes_from_and_where_it_goes():
    position = {
        "clear": True,
        "lands": {"A1": {"city": 1}, "A4": {"presence": {"p1": 1}}, "A5": {"explorer": 1, "town-1": 1}},
        "phase": "slow",
        "spirits": {"p1": {"play": ["wash-away"]}},
    }
    game = tidewood.new("spirit-island", 1, spirits=["river-surges-in-sunlight"], boards=["A"], position=position)
    game.play("use wash-away", "A5")
    refs = {option.notation: option.refs for option in game.options}
    assert refs["push town-1 A5→A4"] == ["piece:A5/town-1", "land:A5", "land:A4"]
    assert refs["stop"] == []


@pytest.mark.parametrize("id", content.SPIRITS)
def test_a_part_of_growth_points_at_its_line_on_the_panel(id):
    face = spirit_face(LANGUAGES["en"], content.SPIRITS[id])
    lines = {"always": face["always"]} | {str(n): parts for n, parts in enumerate(face["growth"], 1)}
    game = tidewood.new("spirit-island", 1, **of_sets(id))
    for n in [option.notation.removeprefix("growth ") for option in game.options if option.refs[0][:6] == "growth"]:
        grown = game.copy().play(f"growth {n}")
        for option in grown.options if grown.decision.kind == "growth-part" else ():
            (ref,) = option.refs
            of, _, i = ref.removeprefix("growth:").partition("/")
            assert of in (n, "always")
            assert option.text().startswith(lines[of][int(i) - 1]["text"].removesuffix(".")), option.text()
