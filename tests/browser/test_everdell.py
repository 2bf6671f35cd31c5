"""Everdell on its drawn board, as people play it: on the things themselves, counted in clicks, and by keys alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person

pytestmark = pytest.mark.slow
LAPTOP = (1280, 720)
MOST_NODES = 2500


def begin(ada: Person) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bo"}]
    setup = {"players": 2, "start_player": "p1"}
    made = ada.post("/api/tables", {"game": "everdell", "seats": seats, "setup": setup})
    ada.open(f"/t/{made['table']}")
    expect(ada.page.get_by_test_id("everdell-board")).to_be_visible()
    ada.is_asked()


def thing(ada: Person, ref: str) -> Locator:
    return ada.page.locator(f'[data-ref="{ref}"]').first


def answered(ada: Person, before: Any) -> Any:
    """The state after an answer of hers has been taken."""
    state = before
    while state["answers"] == before["answers"]:
        state = ada.after(state)
    return state


def mine(ada: Person) -> Any:
    """It is her turn again; the bot has answered."""
    state = ada.state()
    while not state["decision"]:
        state = ada.after(state)
    ada.is_asked()
    return state


def test_a_turn_takes_the_fewest_clicks(people: People) -> None:
    ada = people(LAPTOP)
    begin(ada)
    page = ada.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    scrolls = """() => [...document.querySelectorAll(".everdell, .everdell *")].filter((one) =>
        ["auto", "scroll"].includes(getComputedStyle(one).overflowY)
        && one.scrollHeight > one.clientHeight + 1).length"""
    assert page.evaluate(scrolls) == 0
    assert page.evaluate("document.querySelectorAll('*').length") <= MOST_NODES

    before = mine(ada)
    place = thing(ada, "place:basic-3-twigs")
    place.hover()
    expect(place.locator(".ghost")).to_have_count(1)  # the worker stands there before anything is sent
    assert ada.state()["answers"] == before["answers"]
    place.click()  # one click
    after = answered(ada, before)
    assert after["view"]["places"]["basic-3-twigs"] == ["p1"]

    before = mine(ada)
    thing(ada, "place:haven").click()
    answered(ada, before)
    before = mine(ada)
    hand = before["view"]["players"]["p1"]["hand"]
    cards = page.locator("button[data-ref^='hand:']")
    for i in (hand.index(hand[-1]), 0):  # in any order; of equal cards the first is the one that is taken
        cards.nth(i).click()
        expect(cards.nth(i)).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("take-twig").click()  # what two cards bring
    page.get_by_test_id("pick-confirm").click()  # so many clicks as cards and resources, and one
    after = answered(ada, before)
    left = after["view"]["players"]["p1"]["hand"]
    assert len(left) == len(hand) - 2
    twigs = [state["view"]["players"]["p1"]["twig"] for state in (before, after)]
    assert twigs[1] == twigs[0] + 1, "both in one step"


def test_a_turn_by_keys_alone(people: People) -> None:
    ada = people()
    begin(ada)
    page = ada.page
    before = mine(ada)
    page.keyboard.press("p")
    expect(page.locator(":focus")).to_have_attribute("data-ref", "place:basic-3-twigs")
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_attribute("data-ref", "place:basic-2-resin")
    page.keyboard.press("Enter")
    after = answered(ada, before)
    assert after["view"]["places"]["basic-2-resin"] == ["p1"]

    before = mine(ada)
    page.keyboard.press("m")
    expect(page.locator(":focus")).to_have_attribute("data-card", before["view"]["meadow"][0])
    page.keyboard.press("i")
    large = page.get_by_test_id("large")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(page.locator(":focus")).to_have_attribute("data-ref", "meadow:1")
