"""A whole game against a bot, by clicking."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person

pytestmark = pytest.mark.slow
DECIDED = "() => !document.querySelector('[data-answered]') || document.querySelector('[role=menu]')"
LONGEST = 400  # answers of one person; a game of two has about a hundred


def test_a_whole_game_by_clicking(people: People) -> None:
    ada = people()
    page = ada.page
    ada.open("/")
    page.get_by_test_id("custom-the-island").click()
    page.get_by_label("Name, Seat 1").fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Level, Seat 2").select_option(label="Random")
    page.get_by_role("button", name="Start").click()

    ways: set[str] = set()
    for n in range(LONGEST):
        asked = ada.until_asked()
        if asked["over"]:
            break
        ways.add(answer(ada, asked, n))
    assert ways == {"list", "board", "piece", "mine"}

    count = page.get_by_test_id("outcome")
    expect(count.get_by_role("heading", level=2)).to_have_text(re.compile("win"))
    outcome = ada.state()["outcome"]
    for player, score in outcome["scores"].items():
        card = count.get_by_test_id(f"score-{player}")
        points = [int(cell) for cell in card.locator("tbody td:last-child").all_inner_texts() if cell.isdigit()]
        assert points == [line["points"] for line in score["lines"]]
        assert sum(points) == score["total"]
        expect(card.locator("tfoot td")).to_have_text(str(score["total"]))
    count.get_by_test_id("look-at-board").click()
    expect(count).to_be_hidden()
    page.get_by_test_id("show-outcome").click()
    expect(count).to_be_visible()


def answer(ada: Person, asked: Any, n: int) -> str:
    """One answer, on the board, among what is mine or in the list; says where it was given."""
    found, goals, pieces = asked["notations"], asked["goals"], asked["pieces"]
    if n % 3 == 1 and found[0].startswith("value"):
        ada.page.get_by_test_id("mine").get_by_role("button", disabled=False).first.click()
        return "mine"
    if n % 2 == 0 and goals and not pieces:
        ada.page.mouse.click(*goals[n % len(goals)])
        choose_in_menu(ada)
        return "board"
    if n % 5 == 0 and "stop" in found:
        ada.page.mouse.click(*pieces[0])
        if goals := ada.goals():
            ada.page.mouse.click(*goals[n % len(goals)])
            choose_in_menu(ada)
        return "piece"
    ada.option("stop" if "stop" in found else found[n % len(found)]).click()
    return "list"


def choose_in_menu(ada: Person) -> None:
    """A place that means several things asks which."""
    menu = ada.page.get_by_role("menu")
    ada.page.wait_for_function(DECIDED)
    if menu.count():
        menu.get_by_role("menuitem").first.click()
