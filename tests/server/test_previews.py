"""What each open option would do, all of them at once: for a page that shows it on hover."""

from __future__ import annotations

import random

import pytest

GAMES = ("the-island", "everdell", "spirit-island")


def begun(server, game: str, answers: int):
    ada = server.browser()
    table = ada.opens("me", "me", game=game, setup={})["table"]
    rng = random.Random(f"{game} {answers}")
    for _ in range(answers):
        player = ada.state(table, "p1")["waiting"][0]["player"]
        ada.answers(table, player, lambda state: rng.choice(state["decision"]["options"])["notation"])
    player = ada.state(table, "p1")["waiting"][0]["player"]
    return ada, table, player, ada.state(table, player)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [0, 12])
def test_each_is_what_one_gets_when_one_asks_for_it_alone(server, game, answers):
    ada, table, player, state = begun(server, game, answers)
    told = ada.get(f"/api/tables/{table}/previews", player=player, lang="en,ids").json()
    options = state["decision"]["options"]
    assert told["version"] == state["version"]
    expected = min(60, len(options)) if "pick" not in state["decision"] else 0
    assert 0 < len(told["previews"]) <= expected or not expected
    for one in told["previews"][:8]:
        body = {"player": player, "version": state["version"], "answer": options[one["i"]]["notation"]}
        alone = ada.done(f"/api/tables/{table}/preview?lang=en,ids", **body)
        assert (one["set"], one["del"], one["until"]) == (alone["set"], alone["del"], alone["until"])
        assert one.get("then") == alone["then"]


def test_it_says_what_is_asked_next_and_about_which_things(server):
    ada = server.browser()
    table = ada.opens("me", game="spirit-island", setup={"spirits": ["river-surges-in-sunlight"]})["table"]
    state = ada.state(table, "p1")
    shown = ada.get(f"/api/tables/{table}/previews", lang="de").json()["previews"]
    one = next(one for one in shown if one.get("then", {}).get("refs"))
    answer = state["decision"]["options"][one["i"]]["notation"]
    ada.done(f"/api/tables/{table}/answers", version=state["version"], answer=answer)
    decision = ada.state(table, "p1")["decision"]
    assert one["then"]["prompt"] == {"de": decision["prompt"]["de"]}
    assert one["then"]["refs"] == list(dict.fromkeys(ref for o in decision["options"] for ref in o["refs"]))


def test_what_others_are_asked_next_is_theirs(server):
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    ada.done(f"/api/tables/{table}/answers", player="p1", version=0, answers=["place D4", "value 6"])
    [one, *_] = ada.get(f"/api/tables/{table}/previews", player="p2").json()["previews"]
    assert one["then"] == {"players": ["p1"]}


def test_only_who_is_asked_gets_any(server):
    ada = server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    bo = server.browser()
    bo.joins(opened["links"]["p2"], "Bo")
    table = opened["table"]
    assert bo.get(f"/api/tables/{table}/previews", player="p2").json()["previews"] == []
    assert bo.get(f"/api/tables/{table}/previews", player="p1").status_code == 403
    assert server.browser().get(f"/api/tables/{table}/previews", player="p1").status_code == 401
