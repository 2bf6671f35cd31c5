"""What others and the game did is shown step by step, on the board and in words, and can be skipped."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.waiting import wait_until

MANY = 6  # lines of the log
# Spirit Island is played alone, which others would play on from elsewhere; in the others a bot answers.
SEATS = {"spirit-island": ["me"], "everdell": ["me", "random"], "the-island": ["me", "random"]}

STEP = 1600  # milliseconds, no less than the slowest step of a replay


def begun(person: Person, game: str) -> str:
    seats = [{"kind": "me", "name": "Ada"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in SEATS[game]]
    setup = {} if game == "spirit-island" else {"start_player": "p1"}
    return str(person.post("/api/tables", {"game": game, "seats": seats, "setup": setup})["table"])


def asked_state(person: Person, table: str) -> dict[str, Any]:
    """The state once this person is asked again."""
    found: list[dict[str, Any]] = []

    def is_asked() -> bool:
        found[:] = [person.get(f"/api/tables/{table}")]
        return bool(found[0]["decision"])

    wait_until(is_asked, what="the question")
    return found[0]


def plays_elsewhere(person: Person, table: str) -> int:
    """Answer over HTTP until one answer, with what follows before the next question, leads to many lines; the version
    before it.
    """
    while True:
        state = asked_state(person, table)
        option = next(
            (o for o in state["decision"]["options"] if "done" in o["notation"]), state["decision"]["options"][0]
        )
        body = {"version": state["version"], "answer": option["notation"]}
        person.post(f"/api/tables/{table}/answers", body)
        after = asked_state(person, table)
        if len([line for line in after["log"] if line["n"] > state["log"][-1]["n"]]) >= MANY:
            return int(state["version"])


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("spirit-island", "button"),
        ("spirit-island", "key"),
        ("everdell", "button"),
        ("everdell", "key"),
        ("the-island", "button"),
        ("the-island", "key"),
    ],
)
def test_what_was_missed_is_shown_step_by_step_and_can_be_skipped(
    people: People, screenshots: Path, game: str, way: str
) -> None:
    ada = people(speed="slow", size=PHONE if way == "button" else DESKTOP)
    table = begun(ada, game)
    ada.open(f"/t/{table}")
    ada.is_asked()
    ada.open("/")
    before = plays_elsewhere(ada, table)
    ada.stop_clock()  # else it is over before a busy machine looks
    ada.open(f"/t/{table}")
    expect(ada.prompt).to_have_attribute("data-mode", "replay")
    first = ada.question.inner_text()
    assert first
    ada.page.clock.run_for(STEP)
    expect(ada.question).not_to_have_text(first)  # it goes on by itself
    expect(ada.prompt).to_have_attribute("data-mode", "replay")
    ada.page.screenshot(path=screenshots / f"replay-{game}-{way}.png")
    if way == "button":
        ada.page.get_by_test_id("skip").click()
    else:
        ada.page.keyboard.press("Escape")
    ada.page.clock.resume()
    ada.is_asked()
    assert ada.state()["version"] > before
    ada.page.reload()
    ada.is_asked()
    assert not re.search("replay", ada.prompt.get_attribute("data-mode") or "")
