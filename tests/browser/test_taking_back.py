"""Between two people: taking back, handing a seat to a bot and back, and moving to another device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person

pytestmark = pytest.mark.slow


def pair(people: People) -> tuple[Person, Person]:
    ada, bo = people(), people()
    ada.begin("me", "open")
    bo.sit_down(ada.links["p2"], "Bo")
    ada.is_asked("Place an adventurer")
    return ada, bo


def is_whole(people: People, link: str) -> bool:
    """A link to send to somebody needs the address of the site too."""
    return link.startswith(f"{people.address}/j/")


def test_undo_is_free_in_an_own_effect_and_asks_further_back(people: People) -> None:
    ada, bo = pair(people)
    undo = ada.page.get_by_test_id("undo")
    ada.take("place D4")
    ada.is_asked("stands on D4?")
    undo.click()
    ada.is_asked("Place an adventurer")
    ada.page.get_by_test_id("redo").click()
    ada.is_asked("stands on D4?")
    ada.page.get_by_test_id("cancel").click()
    ada.is_asked("Place an adventurer")
    ada.take("place D5")
    ada.take("value 4")
    bo.is_asked("Place an adventurer")
    bo.take("place E5")
    bo.take("value 4")
    ada.is_asked("Place an adventurer")

    # Bo has answered since: he is asked, and may say no.
    undo.click()
    ada.page.get_by_test_id("undo-send").click()
    request = bo.page.get_by_test_id("request-undo")
    expect(request).to_contain_text("Ada wants to take back")
    request.get_by_test_id("decline").click()
    expect(request).to_have_count(0)
    expect(ada.page.get_by_test_id("request-undo")).to_have_count(0)
    assert ada.state()["answers"] == 4

    undo.click()
    ada.page.get_by_test_id("undo-send").click()
    expect(ada.page.get_by_test_id("request-undo")).to_contain_text("Waiting for Bo")
    request.get_by_test_id("agree").click()
    ada.is_asked("stands on D5?")
    bo.waits()
    assert ada.state()["answers"] == 1


def test_undo_against_a_bot_goes_back_to_ones_own_answer(people: People) -> None:
    ada = people()
    ada.begin("me", "random")
    ada.take("place D4")
    ada.take("value 4")
    ada.is_asked("(9 left)")
    ada.page.get_by_test_id("undo").click()
    confirm = ada.page.get_by_test_id("undo-send")
    expect(confirm.or_(ada.question.get_by_text("stands on D4?"))).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    ada.is_asked("stands on D4?")
    assert ada.state()["answers"] == 1


def test_cancel_ends_what_was_begun_and_no_more(people: People) -> None:
    ada = people()
    ada.begin("me", "random")
    ada.take("place D4")
    ada.take("value 4")
    ada.is_asked("(9 left)")
    cancel = ada.page.get_by_test_id("cancel")
    expect(cancel).to_have_count(0)
    free = ada.notations()[0]
    ada.take(free)
    ada.is_asked("stands on")
    cancel.click()
    ada.is_asked("(9 left)")
    assert ada.option(free).count() == 1
    assert ada.state()["answers"] == 4


def test_a_bot_takes_over_and_gives_back(people: People) -> None:
    ada, bo = pair(people)
    bo.page.get_by_test_id("open-seats").click()
    bo.page.get_by_test_id("seat-card-p2").get_by_label("Level").select_option(label="Random")
    bo.page.get_by_test_id("to-bot").click()
    expect(bo.page.get_by_test_id("to-human")).to_be_visible()
    ada.take("place D4")
    ada.take("value 4")
    ada.is_asked("(9 left)")
    assert ada.state()["answers"] == 4, "the bot answered for Bo"
    bo.page.get_by_test_id("to-human").click()
    bo.page.get_by_test_id("seats-dialog").get_by_role("button", name="Close").click()
    ada.take(ada.notations()[0])
    ada.take("value 1")
    bo.is_asked("(9 left)")


def test_a_personal_link_moves_the_seat(people: People) -> None:
    ada, bo = pair(people)
    bo.page.get_by_test_id("open-seats").click()
    bo.page.get_by_test_id("renew").click()
    link = bo.page.get_by_test_id("personal-link").input_value()
    assert is_whole(people, link)
    telephone = people()
    telephone.move_here(link)
    telephone.waits()
    expect(bo.page.get_by_role("heading", name="You have no seat at this table.")).to_be_visible()
    ada.take("place D4")
    ada.take("value 4")
    telephone.is_asked("(10 left)")
    telephone.take("place E5")
    telephone.is_asked("stands on E5?")
