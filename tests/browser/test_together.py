"""Two browsers at one table: reloads, lost connections and a server that dies in the middle of an effect."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.serving import Server

pytestmark = pytest.mark.slow


def invited(people: People) -> tuple[Person, Person]:
    """Ada makes a table by its page, and Bo comes by the link she sends."""
    ada, bo = people(), people()
    ada.open("/new/the-island")
    page = ada.page
    page.get_by_label("Name, Seat 1").fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="By link").check()
    page.get_by_text("Variants and readings").click()
    page.get_by_label("Who begins").select_option(label="Seat 1")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_test_id("lobby")).to_contain_text("Waiting for players")
    bo.sit_down(page.get_by_test_id("link-p2").input_value(), "Bo")
    return ada, bo


def test_two_browsers_go_on_at_the_very_decision(people: People, own_server: Server) -> None:
    people.address = own_server.address
    ada, bo = invited(people)
    ada.lines_break = bo.lines_break = True
    ada.is_asked("Place an adventurer on the island (10 left)")
    bo.waits()

    # A reload in the middle of an effect.
    ada.take("place D4")
    ada.is_asked("stands on D4?")
    offered = ada.notations()
    ada.page.reload()
    ada.is_asked("stands on D4?")
    assert ada.notations() == offered

    # The server dies there and comes back.
    own_server.kill()
    for person in (ada, bo):
        expect(person.page.get_by_text("Connection lost.")).to_be_visible()
    own_server.start()
    for person in (ada, bo):
        person.connected()
    ada.is_asked("stands on D4?")
    assert ada.notations() == offered
    bo.waits()
    ada.take("value 5")
    ada.waits()
    bo.is_asked("Place an adventurer on the island (10 left)")
    assert "place D4" not in bo.notations()

    # Bo is away in the middle of his effect; what he answers there is kept, and taken once.
    bo.take("place E5")
    bo.is_asked("stands on E5?")
    bo.lose_connection()
    expect(bo.page.get_by_text("Connection lost.")).to_be_visible()
    expect(ada.page.get_by_role("img", name="away")).to_have_count(1)
    bo.is_asked("stands on E5?")
    bo.take("value 3")
    expect(bo.prompt).to_have_attribute("data-mode", "sending")
    assert ada.state()["answers"] == 3
    bo.find_connection()
    bo.waits()
    ada.is_asked("Place an adventurer on the island (9 left)")
    assert ada.state()["answers"] == 4

    # Away while the other one plays: what was missed is there.
    bo.lose_connection()
    ada.take("place F6")
    ada.take("value 1")
    ada.waits()
    bo.find_connection()
    bo.is_asked("Place an adventurer on the island (9 left)")
    expect(bo.log).to_contain_text("F6")


def test_a_dive_survives_the_server(people: People, own_server: Server) -> None:
    """Later in the game, against a bot: between the tile and where the creature comes up again."""
    people.address = own_server.address
    ada = people()
    ada.lines_break = True
    ada.begin("me", "random")
    state = ada.state()
    while not any(found := [one for one in notations(state) if one.startswith("tile dive-")]):
        assert state["status"] == "running", "a whole game without a dive"
        state = ada.go_on(state["answers"] + 1, lambda options: "stop" if "stop" in options else options[-1])
    ada.is_asked("Step 1")
    ada.take(found[0])
    ada.is_asked()
    asked, offered = ada.question.inner_text(), ada.notations()
    own_server.kill()
    own_server.start()
    ada.page.reload()
    ada.is_asked(asked)
    assert ada.notations() == offered
    ada.take(offered[-1])
    expect(ada.question).not_to_have_text(asked)
    ada.is_asked()


def notations(state: dict) -> list[str]:
    return [option["notation"] for option in (state["decision"] or {"options": []})["options"]]
