"""A hint at the table: it is shown where the options are, one click takes it, and it goes when something happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import violations
from tests.browser.people import PHONE, People

pytestmark = pytest.mark.slow


def test_a_hint_is_shown_taken_and_forgotten(people: People) -> None:
    ada = people()
    ada.begin("me", "random")
    ada.is_asked("Place an adventurer")
    page = ada.page
    bar, take = page.get_by_test_id("hint-bar"), page.get_by_test_id("hint-take")

    # By the keyboard: the letter asks, the focus is where Enter takes it.
    page.keyboard.press("t")
    expect(take).to_be_focused()
    expect(bar).to_contain_text("Hint: ")
    armed = page.locator("[data-testid=options] button.armed")
    expect(armed).to_have_count(1)
    assert str(armed.get_attribute("data-notation")).startswith("place ")
    expect(page.locator(".light.bright")).to_have_count(1)  # and on the board
    assert violations(page, within="[data-testid=hint-bar]") == []
    page.keyboard.press("Enter")
    expect(bar).to_have_count(0)
    ada.is_asked("stands on")

    # On a phone, by a tap; what was suggested is no more when something else was chosen.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_test_id("hint").click()
    expect(bar).to_be_visible()
    box = take.bounding_box()
    assert box is not None and box["x"] + box["width"] <= PHONE[0]
    ada.post(f"/api/tables/{ada.table}/undo", {"to": 0})
    expect(bar).to_have_count(0)
    ada.is_asked("Place an adventurer")
