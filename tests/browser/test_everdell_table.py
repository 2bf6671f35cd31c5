"""Everdell drawn: Phantomia's turn told step by step, and the count at the end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.everdell import Hand
from tests.browser.people import PHONE, People, Person


def alone(person: Person, **setup: object) -> str:
    """A game of Everdell against an automated opponent."""
    plan = {"game": "everdell", "seats": [{"kind": "me", "name": "Ada"}], "setup": setup}
    return str(person.post("/api/tables", plan)["table"])


def test_phantomias_turn_waits_after_each_step_and_can_be_skipped(people: People) -> None:
    ada = people(speed="normal", steps="step")
    ada.open(f"/t/{alone(ada, phantomia=True)}")
    ada.is_asked()
    Hand(ada).do("place:basic-1-berry")  # which Phantomia cannot have taken before; it keeps the focus
    step = ada.page.get_by_test_id("step")
    expect(step).to_have_text(re.compile(r"^Phantomia, step 1 of [2-4]$"))
    expect(ada.page.get_by_test_id("action-card")).to_be_visible()
    ada.page.keyboard.press("Space")
    expect(step).to_have_text(re.compile(r"^Phantomia, step 2 of [2-4]$"))
    ada.page.keyboard.press("Escape")
    ada.is_asked("Place a worker")
    # What she tried stays in sight until her next turn, with the option she took or what she fell back on.
    expect(ada.page.get_by_test_id("action-card").locator("li.taken")).to_have_count(1)


def test_on_a_phone_the_next_step_is_a_button_and_she_has_a_tab(people: People) -> None:
    ada = people(size=PHONE, speed="normal", steps="step")
    ada.open(f"/t/{alone(ada, phantomia=True)}")
    ada.is_asked()
    ada.page.get_by_test_id("tab-places").tap()
    Hand(ada, touch=True).do("place:basic-1-berry")
    step = ada.page.get_by_test_id("step")
    expect(step).to_have_text(re.compile(r"^Phantomia, step 1 of [2-4]$"))
    expect(ada.page.get_by_test_id("phantomia")).to_be_visible()  # her tab has opened by itself
    expect(ada.page.get_by_test_id("purse")).to_be_visible()
    ada.page.get_by_test_id("next-step").tap()
    expect(step).to_have_text(re.compile(r"^Phantomia, step 2 of [2-4]$"))
    ada.page.get_by_test_id("skip").tap()
    ada.is_asked("Place a worker")
    expect(ada.page.get_by_test_id("everdell-places")).to_be_visible()  # and one is back where one was


def played(person: Person, table: str) -> Any:
    """The game over, from elsewhere: prepare or pass as soon as one may, and place workers where nothing is asked."""
    wanted = ("pass", "prepare", "visit basic-1-berry", "visit basic-2-twigs-1-card", "stop")
    while (state := person.get(f"/api/tables/{table}"))["status"] == "running":
        open_now = [option["notation"] for option in state["decision"]["options"]]
        answer = next((one for one in wanted if one in open_now), open_now[-1])
        person.post(f"/api/tables/{table}/answers", {"version": state["version"], "answer": answer})
    return state


def test_the_count_goes_line_by_line_until_it_is_skipped(people: People) -> None:
    ada = people(speed="normal")
    table = alone(ada)
    state = played(ada, table)
    ada.stop_clock()  # else it is over before a busy machine can skip it
    ada.open(f"/t/{table}")
    ada.page.get_by_test_id("show-outcome").click()
    count = ada.page.get_by_test_id("count")
    ada.page.get_by_test_id("skip-count").click()
    ada.page.clock.resume()
    for player, score in state["outcome"]["scores"].items():
        expect(count.get_by_test_id(f"total-{player}")).to_have_text(str(score["total"]))
    expect(count.get_by_role("columnheader").first).to_contain_text("Winner")
