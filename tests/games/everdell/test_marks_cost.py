"""What marks take. Calls are counted, not time: they are the same on a busy machine."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Any

import tidewood
from tests.games.everdell.setups import ALL
from tidewood import Game

CALLS_A_CARD = 65  # of functions in Python; compiled ones are not seen


def calls_of(work: Callable[[], object]) -> Counter[str]:
    """The functions that some work calls, by name."""
    found: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found[frame.f_code.co_name] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return found


def test_a_card_takes_few_calls_in_every_set_up():
    calls = cards = 0
    for n, setup in enumerate(ALL):
        rng = random.Random(n)
        game = tidewood.new("everdell", n, **setup)
        for answer in range(60):
            if game.is_over:
                break
            game.pick(rng.randrange(game.count))
            if answer % 20 == 19:
                for player in game.players:
                    calls += calls_of(lambda game=game, player=player: game.marks(player)).total()
                    cards += len(marked(game, player))
    assert cards > 1500
    assert calls / cards < CALLS_A_CARD


def marked(game: Game, player: str) -> dict[str, Any]:
    found = game.marks(player)
    assert found is not None
    plays: dict[str, Any] = found["plays"]
    return plays


def test_the_table_is_copied_once_for_all_cards_and_tokens():
    """The treasury pays for each card with one to nine tokens, and the School counts what is in the city."""
    position = {
        "clear": True,
        "players": {
            "p1": {
                "city": [{"card": "king-norths-treasury", "points": 9}, "school", "wife"],
                "hand": ["castle", "palace", "inn", "husband", "chapel", "farm"],
                "twig": 3,
                "resin": 3,
                "pebble": 3,
                "berry": 3,
            }
        },
    }
    game = tidewood.new("everdell", 1, position=position, modules=["legends"])
    ways = [way for mark in marked(game, "p1").values() for way in mark.get("ways", [])]
    assert len([way for way in ways if "tokens" in way]) > 15
    assert calls_of(lambda: game.marks("p1"))["copy"] <= 1


def test_a_card_that_leaves_is_taken_out_once_for_all_cards():
    city = ["innkeeper", "crane", "school", "theater"]
    hand = ["wife", "husband", "farm", "inn", "mine"]
    own = {"city": city, "hand": hand, "twig": 5, "resin": 5, "pebble": 5, "berry": 5}
    game = tidewood.new("everdell", 1, position={"clear": True, "players": {"p1": own}})
    helped = [mark for mark in marked(game, "p1").values() if any("by" in way for way in mark["ways"])]
    assert len(helped) == 5
    assert calls_of(lambda: game.marks("p1"))["copy"] <= 3


def test_sums_are_looked_for_once():
    """The Judge lets any resource of a cost be another: only sums that can be paid are put together."""
    own = {"city": ["judge", "inn"], "hand": ["wife", "farm", "mine", "castle"], "twig": 9, "resin": 9, "pebble": 9}
    game = tidewood.new("everdell", 1, position={"clear": True, "players": {"p1": own}})
    sums = [paid for mark in marked(game, "p1").values() for way in mark.get("ways", []) for paid in way["pay"]]
    assert len(sums) > 15
    assert calls_of(lambda: game.marks("p1"))["packed"] <= len(sums)
