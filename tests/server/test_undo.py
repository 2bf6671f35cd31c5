"""Taking back: what is free, what the others are asked for, and what the log says of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.running import QUICK, Browser, Running, sqlite


@pytest.fixture
def two(server):
    """Ada and Ben at one table; Ada begins."""
    ada, ben = server.browser(), server.browser()
    opened = ada.opens("me", "open", setup={"start_player": "p1"})
    ben.joins(opened["links"]["p2"], "Ben")
    return ada, ben, opened["table"]


def undo(browser: Browser, table: str, to: int, player: str | None = None):
    return browser.done(f"/api/tables/{table}/undo", to=to, **({"player": player} if player else {}))


def places(browser: Browser, table: str, where: str, value: int) -> None:
    for notation in (f"place {where}", f"value {value}"):
        browser.answers(table, choose=lambda _, notation=notation: notation)


def until_a_tile_is_turned(ada: Browser, table: str) -> None:
    """Two hot seats play until something was revealed or rolled."""
    while True:
        state = ada.state(table, "p1")
        player = state["waiting"][0]["player"]
        ada.answers(table, player)
        if ada.state(table, player)["undo"]["reveals"]:
            return


def test_own_answers_since_the_other_are_free(two):
    ada, ben, table = two
    places(ada, table, "D4", 6)
    state = ada.state(table)
    assert state["undo"] == {"free": 2, "own": 2, "action": 0, "to": 1, "reveals": False, "redo": 0, "request": None}
    assert undo(ada, table, 0) == {"version": state["version"] + 1, "done": True}
    after = ada.state(table)
    assert after["answers"] == 0
    assert after["view"]["players"]["p1"]["unplaced"] == 10
    assert after["log"][-1]["text"]["en"] == "p1 takes back 2 answers."
    first, last = after["log"][-1]["undoes"]
    assert [line.get("undone", False) for line in after["log"][first : last + 1]] == [True] * (last + 1 - first)
    assert ben.state(table)["log"][-1] == after["log"][-1], "everybody reads it"


def test_further_back_the_other_is_asked_and_may_agree(two):
    ada, ben, table = two
    places(ada, table, "D4", 6)
    places(ben, table, "D5", 3)
    assert ada.state(table)["undo"]["free"] == 0
    assert undo(ada, table, 1)["done"] is False
    request = ben.state(table)["undo"]["request"]
    assert (request["by"], request["to"], request["needed"], request["agreed"]) == ("p1", 1, ["p2"], [])
    assert ada.state(table)["answers"] == 4, "nothing is taken back yet"
    own = ada.post(f"/api/tables/{table}/consent", request=request["id"], agree=True)
    assert own.status_code == 409, "nobody consents for another"
    ben.done(f"/api/tables/{table}/consent", request=request["id"], agree=True)
    state = ada.state(table)
    assert (state["answers"], state["undo"]["request"]) == (1, None)
    assert [line["text"]["en"] for line in state["log"][-2:]] == ["Ben agrees.", "p1 takes back 3 answers."]


def test_or_not_agree_or_the_request_is_withdrawn_or_play_goes_on(two):
    ada, ben, table = two
    places(ada, table, "D4", 6)
    places(ben, table, "D5", 3)
    for browser, word in ((ben, "Ben does not agree."), (ada, "p1 withdraws the request.")):
        undo(ada, table, 0)
        request = ada.state(table)["undo"]["request"]["id"]
        browser.done(f"/api/tables/{table}/consent", request=request, agree=False)
        state = ada.state(table)
        assert state["undo"]["request"] is None and state["answers"] == 4
        assert state["log"][-1]["text"]["en"] == word
    undo(ada, table, 0)
    request = ada.state(table)["undo"]["request"]["id"]
    ada.answers(table)
    assert ben.state(table)["undo"]["request"] is None, "it was about another position"
    late = ben.post(f"/api/tables/{table}/consent", request=request, agree=True)
    assert late.json()["error"]["code"] == "no-request"


def test_alone_everything_is_free_and_a_note_says_when_something_had_been_revealed(server):
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    until_a_tile_is_turned(ada, table)
    before = ada.state(table, "p1")
    assert before["undo"]["free"] == before["answers"]
    undo(ada, table, 3, "p1")
    state = ada.state(table, "p1")
    assert state["answers"] == 3
    assert "after something had been revealed or rolled" in state["log"][-1]["text"]["en"]


def test_against_bots_one_goes_back_past_their_answers(server):
    ada = server.browser()
    table = ada.opens("me", "random", setup={"start_player": "p1"})["table"]
    stream = ada.stream(table, "p1")
    for _ in range(4):
        stream.until(lambda: stream.is_asked)
        stream.answer()
    stream.until(lambda: stream.is_asked)
    to = stream.state["undo"]["to"]
    undo(ada, table, to)
    stream.until(lambda: stream.state["answers"] == to)
    assert stream.is_asked, "it is her own decision again, and the bot waits"
    stream.close()


def test_the_same_roll_comes_again(server):
    """Taking back is no way to a better throw."""
    ada = server.browser()
    table = ada.opens("me", "me")["table"]
    until_a_tile_is_turned(ada, table)
    player = ada.get(f"/api/tables/{table}/timeline", player="p1").json()["answers"][-1]["player"]
    state = ada.state(table, player)
    shown = [line["text"]["en"] for line in state["log"] if line.get("answer") == state["answers"]]
    undo(ada, table, state["answers"] - 1, player)
    assert ada.state(table, player)["undo"]["redo"] == 1
    ada.done(f"/api/tables/{table}/redo", player=player)
    again = ada.state(table, player)
    counts = [line for line in again["log"] if line.get("answer") == again["answers"] and not line.get("undone")]
    assert [line["text"]["en"] for line in counts][: len(shown)] == shown
    assert again["view"] == state["view"]


def test_what_was_brought_back_can_be_taken_back_again_until_somebody_answers(two):
    ada, _, table = two
    places(ada, table, "D4", 6)
    undo(ada, table, 0)
    assert ada.state(table)["undo"]["redo"] == 2
    ada.done(f"/api/tables/{table}/redo")
    assert ada.state(table)["answers"] == 2
    assert ada.state(table)["undo"]["free"] == 2
    undo(ada, table, 1)
    ada.answers(table, choose=lambda _: "value 5")
    refused = ada.post(f"/api/tables/{table}/redo")
    assert refused.json()["error"]["code"] == "no-redo"


def test_what_is_brought_back_is_told_once(tmp_path):
    """The lines count again, where they are; only who took back and who brought back comes to the log. A server that is
    started anew says the same, whatever it had stored in between.
    """
    server = Running(sqlite(tmp_path), replace(QUICK, snapshot_every=1))
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    for notation in ("place D4", "value 6"):
        ada.answers(table, "p1", lambda _, notation=notation: notation)
    told = ada.state(table, "p1")["log"]
    since = [line["n"] for line in told if line.get("answer")]
    for n in (1, 2):
        undo(ada, table, 0, "p1")
        assert [line["n"] for line in ada.state(table, "p1")["log"] if line.get("undone")] == since
        ada.done(f"/api/tables/{table}/redo", player="p1")
        log = ada.state(table, "p1")["log"]
        assert log[: len(told)] == told
        assert [line["kind"] for line in log[len(told) :]] == ["undo", "redo"] * n
    server.stop()
    server = Running(sqlite(tmp_path))
    ada = ada.moved_to(server.url)
    assert ada.state(table, "p1")["log"] == log
    steps = ada.get(f"/api/tables/{table}/timeline", player="p1").json()["answers"]
    assert [line["n"] for step in steps for line in step["log"]] == since
    server.stop()


def test_nothing_is_taken_back_after_the_end_or_before_the_beginning(two):
    ada, ben, table = two
    assert ada.post(f"/api/tables/{table}/undo", to=0).json()["error"]["code"] == "no-undo"
    ada.done(f"/api/tables/{table}/end")
    request = ben.state(table)["end_request"]
    assert request["needed"] == ["p2"]
    ben.done(f"/api/tables/{table}/consent", request=request["id"], agree=True)
    state = ada.state(table)
    assert (state["status"], state["outcome"]["ended"], state["decision"]) == ("ended", "vote", None)
    assert ada.post(f"/api/tables/{table}/undo", to=0).json()["error"]["code"] == "over"
    assert ada.get(f"/api/tables/{table}/record").status_code == 200, "there is nothing left to hide"


# -- answers that come late


def test_an_answer_for_an_older_version_is_taken_while_the_options_are_the_same(two):
    ada, ben, table = two
    version = ada.state(table)["version"]
    ben.done(f"/api/tables/{table}/seats/p2", name="Benjamin")  # another version, the same question
    assert ada.state(table)["version"] == version + 1
    made = ada.done(f"/api/tables/{table}/answers", version=version, answer="place D4")
    assert made["version"] == version + 2


def test_and_refused_when_they_have_changed(two):
    ada, _, table = two
    version = ada.state(table)["version"]
    ada.done(f"/api/tables/{table}/answers", version=version, answer="place D4")
    for notation in ("place D4", "value 6"):
        late = ada.post(f"/api/tables/{table}/answers", version=version, answer=notation)
        assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert ada.state(table)["answers"] == 1
    stream = ada.stream(table)
    refused = stream.answer("value 6", version=version)
    assert refused["error"]["code"] == "stale"
    assert stream.hear()["type"] == "state", "the new situation follows"
    stream.close()


def test_an_answer_for_a_version_that_is_not_there_yet_is_refused(two):
    ada, _, table = two
    ahead = ada.post(f"/api/tables/{table}/answers", version=99, answer="place D4")
    assert ahead.json()["error"]["code"] == "stale"


def begun(server, *answers: str, **setup: object):
    """One player alone, after these answers; what is told about undo."""
    ada = server.browser()
    game = setup.pop("game")
    table = ada.opens("me", game=game, setup=setup)["table"]
    for answer in answers:
        ada.answers(table, "p1", lambda _, answer=answer: answer)
    return ada, table


def test_a_cancel_takes_back_the_action_that_is_open_and_a_restart_the_turn(server):
    """Two actions of a turn: the one that is finished stays when the other is cancelled."""
    answers = ["growth 2", "from energy", "presence A1", "from A1", "presence A6", "play flash-floods", "done"]
    ada, table = begun(server, *answers, game="spirit-island", spirits=["river-surges-in-sunlight"], boards=["A"])
    told = ada.state(table)["undo"]
    assert (told["own"], told["action"]) == (7, 0), "all that was begun is done"
    ada.answers(table, "p1", lambda _: "use flash-floods")
    told = ada.state(table)["undo"]
    assert (told["own"], told["action"]) == (8, 1)
    undo(ada, table, 7)
    assert ada.state(table)["undo"]["action"] == 0


def test_an_action_of_several_answers_is_cancelled_as_one(server):
    ada, table = begun(server, "growth 2", game="spirit-island", spirits=["river-surges-in-sunlight"])
    before = ada.state(table)
    assert before["undo"]["action"] == 1
    ada.answers(table, "p1", lambda state: state["decision"]["options"][0]["notation"])
    told = ada.state(table)["undo"]
    assert told["action"] == told["own"] == 2
    undo(ada, table, 0)
    assert ada.state(table)["undo"]["action"] == 0


def test_a_what_if_says_that_it_is_one(server):
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    assert ada.state(table, "p1")["whatif"] is False
    made = ada.done(f"/api/tables/{table}/whatif", player="p1", at=0)["table"]
    assert ada.state(made, "p1")["whatif"] is True


def test_a_restart_in_the_middle_of_an_action_changes_nothing_about_a_cancel(tmp_path):
    server = Running(sqlite(tmp_path))
    ada, table = begun(server, "growth 2", game="spirit-island", spirits=["river-surges-in-sunlight"], boards=["A"])
    server.stop()
    server = Running(sqlite(tmp_path))
    ada = ada.moved_to(server.url)
    assert ada.state(table)["undo"]["action"] == 1
    ada.answers(table, "p1", lambda _: "from plays")
    assert ada.state(table)["undo"]["action"] == 2, "one answer more of the same action"
    undo(ada, table, 0)
    assert ada.state(table)["undo"]["action"] == 0
    server.stop()
