"""A step is kept as one entry of the log, which has a length: a longer one is refused, and told what is allowed."""

from __future__ import annotations

import pytest

from tests.server.wordy import LONG, LONGEST, NAME, SHORT

FITS = [SHORT] * 33  # 1,024 bytes as a list: each has its quotes and a comma
TOO_LONG = [([*FITS, SHORT], 33), ([LONG, LONG, LONG], 2), ([LONGEST, SHORT], 0)]


@pytest.fixture
def table(server):
    ada = server.browser()
    return ada, ada.opens("me", game=NAME)["table"]


def refused(error: dict, which: int, count: int) -> bool:
    assert "at most 1024 bytes" in error["message"]
    assert f"Answer {which + 1} of {count} " in error["message"]
    return (error["code"], error["which"]) == ("too-long", which)


@pytest.mark.parametrize("way", ["answers", "preview"])
@pytest.mark.parametrize("answers,which", TOO_LONG)
def test_too_long_a_step_is_refused_over_http(table, way, answers, which):
    ada, id = table
    told = ada.post(f"/api/tables/{id}/{way}", version=0, answers=answers)
    assert told.status_code == 413, told.text
    assert refused(told.json()["error"], which, len(answers))
    assert ada.state(id)["answers"] == 0


@pytest.mark.parametrize("answers,which", TOO_LONG)
def test_and_over_the_stream_which_stays_open(table, answers, which):
    ada, id = table
    stream = ada.stream(id)
    stream.send(type="answer", id=1, version=0, answers=answers)
    told = stream.hear()
    assert told["type"] == "refused"
    assert refused(told["error"], which, len(answers))
    assert stream.answer(SHORT)["type"] == "ack"
    stream.close()


def test_a_single_answer_is_refused_alike(table):
    ada, id = table
    told = ada.post(f"/api/tables/{id}/answers", version=0, answer=LONGEST)
    assert (told.status_code, told.json()["error"]["code"]) == (413, "too-long")
    assert "of several" not in told.text
    stream = ada.stream(id)
    assert stream.answer(LONGEST)["error"]["code"] == "too-long"
    stream.close()


def test_the_longest_that_is_allowed_is_taken(table):
    ada, id = table
    assert ada.done(f"/api/tables/{id}/answers", version=0, answers=FITS) == {"version": 1, "done": True}
    assert ada.state(id)["answers"] == len(FITS)
