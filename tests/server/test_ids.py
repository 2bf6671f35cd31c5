"""A client that says everything itself asks for ids: whole texts stay out, and only what has no id comes in words."""

from __future__ import annotations

import random

import msgspec
import pytest

import tidewood
from tests.server.islet import NAME
from tidewood.server.questions import decision_of, encoded_decision
from tidewood.server.wire import ENCODER

ANSWERS = 6


@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_a_game_that_declares_itself_sends_ids_and_no_texts(server, game):
    ada = server.browser()
    table = ada.opens("me", "me", game=game)["table"]
    streams = [ada.stream(table, player, "lang=de,ids") for player in ("p1", "p2")]
    for _ in range(ANSWERS):
        stream = next(stream for stream in streams if stream.is_asked)
        decision = stream.state["decision"]
        assert decision["asks"]["id"] and not decision.get("prompt")
        assert all(one["says"]["id"] and not one.get("text") for one in decision["options"])
        assert all(line["says"]["id"] and not line.get("text") for line in stream.state["log"])
        assert stream.answer()["type"] == "ack"
        for other in streams:
            other.until(lambda other=other, version=stream.state["version"]: other.state["version"] >= version)
    for stream in streams:
        stream.close()


@pytest.mark.parametrize("lang", ["en", "de,ids"])
def test_a_card_that_is_turned_up_is_told_with_what_it_does(server, lang):
    """Of Phantomia's cards the log says all."""
    ada = server.browser()
    setup = {"phantomia": True, "phantomia_character": "random"}
    table = ada.opens("me", game="everdell", setup=setup)["table"]
    stream = ada.stream(table, "p1", f"lang={lang}")
    told = next(line for line in stream.state["log"] if line["kind"] == "module")
    assert told["says"]["args"]["module"]["args"]["name"].startswith("module:")
    assert bool(told.get("text")) is ("ids" not in lang)
    stream.close()


def test_a_game_that_declares_nothing_comes_in_words_of_the_language_asked_for(server):
    ada = server.browser()
    table = ada.opens("me", "me", game=NAME)["table"]
    streams = [ada.stream(table, player, "lang=de,ids") for player in ("p1", "p2")]
    for _ in range(ANSWERS):
        stream = next(stream for stream in streams if stream.is_asked)
        decision = stream.state["decision"]
        assert set(decision["prompt"]) == {"de"}
        assert all(set(one["text"]) == {"de"} for one in decision["options"])
        assert stream.answer()["type"] == "ack"
        for other in streams:
            other.until(lambda other=other, version=stream.state["version"]: other.state["version"] >= version)
    for stream in streams:
        stream.close()


@pytest.mark.parametrize(
    ("name", "setup"),
    [("the-island", {"players": 3}), ("everdell", {"players": 2}), ("spirit-island", {"players": 2})],
)
def test_options_told_all_at_once_are_those_told_one_by_one(name, setup):
    """What the server tells clients, for which much is remembered, against what each option says of itself."""
    dice = random.Random(5)
    for seed in range(3):
        game = tidewood.new(name, seed=seed, **setup)
        for _ in range(80):
            decision = game.decision
            if decision is None:
                break
            for player in decision.players:
                answers = [option for option in decision.answers if option.player == player]
                told = [(o.notation, o.refs, o.says, o.number) for o in answers]
                shown = decision.shown(player, (), ("en",))
                assert [(o.notation, o.refs, o.says, o.typed) for o in shown] == told
                whole = ENCODER.encode(decision_of(game, player, ("en", "ids")))
                assert encoded_decision(game, player, ("en", "ids"))[0] == msgspec.Raw(whole)
            game.pick(dice.randrange(len(decision)))
