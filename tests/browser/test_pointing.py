"""Showing the others a thing with a finger: it goes on resting, and all see which. Nothing is answered by it."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.people import PHONE, People

pytestmark = pytest.mark.slow
SETUP: Final = {"spirits": ["lightnings-swift-strike", "river-surges-in-sunlight"], "boards": ["A", "B"]}
POSITION: Final[dict[str, Any]] = {
    "turn": 2,
    "phase": "spirit",
    "spirits": {"p1": {"energy": 3, "hand": ["raging-storm", "shatter-homesteads"], "play": []}},
}
# What is pointed at stays, however slow the machine is.
LASTING: Final = """
const later = window.setTimeout;
window.setTimeout = (what, wait, ...more) => (wait === 3000 ? 0 : later(what, wait, ...more));
"""


def finger_on(thing: Locator) -> CDPSession:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    line = thing.page.context.new_cdp_session(thing.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    return line


def lifted(line: CDPSession) -> None:
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_goes_on_resting_points_at_a_card(islanders: People) -> None:
    ada, bo = islanders(PHONE), islanders()
    for person in (ada, bo):
        person.context.add_init_script(LASTING)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    setup = {"players": 2, "laid": json.dumps(POSITION), **SETUP}
    made = ada.post("/api/tables", {"game": "spirit-island", "seats": seats, "setup": setup})
    ada.open(f"/t/{made['table']}")
    bo.sit_down(made["links"]["p2"].removeprefix(ada.address), "Bo")
    ada.is_asked()
    page = ada.page
    page.get_by_test_id("tab-mine").tap()
    card, held = page.locator("[data-card=raging-storm]"), page.get_by_test_id("card-dialog")
    before = ada.state()["answers"]
    line = finger_on(card)
    expect(bo.page.get_by_test_id("pointed")).to_contain_text("Raging Storm")
    lifted(line)
    expect(card).to_have_attribute("data-pointed", "p1")
    expect(held).to_be_hidden()
    assert ada.state()["answers"] == before


def test_a_finger_that_goes_on_resting_points_at_what_is_lit(people: People) -> None:
    """A hex of The Island where an adventurer may be placed: a tap would begin to place one there."""
    ada, bo = people(PHONE), people()
    for person in (ada, bo):
        person.context.add_init_script(LASTING)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = ada.post("/api/tables", {"game": "the-island", "seats": seats, "setup": {"start_player": "p1"}})
    ada.open(f"/t/{made['table']}")
    bo.sit_down(made["links"]["p2"].removeprefix(ada.address), "Bo")
    ada.is_asked()
    line = finger_on(ada.page.locator('[data-thing="hex:D4"]'))
    expect(bo.page.get_by_test_id("pointed")).to_contain_text("D4")
    lifted(line)
    ada.is_asked("Place an adventurer on the island (10 left)")
    assert ada.state()["answers"] == 0
