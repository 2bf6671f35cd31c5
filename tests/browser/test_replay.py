"""What others and the game did is shown step by step, on the board and in words, and can be skipped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People, Person


def begun(person: Person) -> str:
    """A game of Spirit Island alone, which others would play on from elsewhere."""
    made = person.post("/api/tables", {"game": "spirit-island", "seats": [{"kind": "me", "name": "Ada"}]})
    return str(made["table"])


def plays_elsewhere(person: Person, table: str, lines: int) -> int:
    """Answer over HTTP until one answer leads to so many lines; the version before it."""
    while True:
        state = person.get(f"/api/tables/{table}")
        option = next(
            (o for o in state["decision"]["options"] if "done" in o["notation"]), state["decision"]["options"][0]
        )
        body = {"version": state["version"], "answer": option["notation"]}
        person.post(f"/api/tables/{table}/answers", body)
        after = person.get(f"/api/tables/{table}")
        if len([line for line in after["log"] if line["n"] > state["log"][-1]["n"]]) >= lines:
            return int(state["version"])


@pytest.mark.parametrize("way", ["button", "key"])
def test_what_was_missed_is_shown_step_by_step_and_can_be_skipped(people: People, screenshots: Path, way: str) -> None:
    ada = people(speed="slow", size=PHONE if way == "button" else DESKTOP)
    table = begun(ada)
    ada.open(f"/t/{table}")
    ada.is_asked()
    ada.open("/")
    before = plays_elsewhere(ada, table, 6)
    ada.open(f"/t/{table}")
    expect(ada.prompt).to_have_attribute("data-mode", "replay")
    first = ada.question.inner_text()
    assert first
    expect(ada.question).not_to_have_text(first)  # it goes on by itself
    expect(ada.prompt).to_have_attribute("data-mode", "replay")
    ada.page.screenshot(path=screenshots / f"replay-{way}.png")
    if way == "button":
        ada.page.get_by_test_id("skip").click()
    else:
        ada.page.keyboard.press("Escape")
    ada.is_asked()
    assert ada.state()["version"] > before
    ada.page.reload()
    ada.is_asked()
    assert not re.search("replay", ada.prompt.get_attribute("data-mode") or "")
