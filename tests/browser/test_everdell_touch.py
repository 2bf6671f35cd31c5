"""Everdell with a finger: the first tap looks, the second takes, and holding a card shows it whole."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.everdell import Hand, lay
from tests.browser.people import PHONE, People

POSITION = {
    "players": {"p1": {"berry": 5, "hand": ["wife", "shopkeeper", "farm"], "city": ["general-store"]}},
    "meadow": ["miner-mole", "castle", "palace", "ever-tree", "theater", "architect", "doctor", "queen"],
}


def test_the_first_tap_looks_and_the_second_takes(folk: People) -> None:
    ada = folk(PHONE)
    lay(ada, POSITION)
    page, hand = ada.page, Hand(ada, touch=True)
    take = page.get_by_test_id("ready-take")
    purse = page.get_by_test_id("purse")

    # One way to pay: the purse shows what is left, the button under the question takes it.
    hand.press("hand:wife")
    expect(take).to_contain_text("Wife")
    expect(purse.locator(".changed").first).to_be_visible()
    page.get_by_test_id("ready-cancel").tap()
    expect(take).to_have_count(0)
    assert ada.state()["answers"] == 0
    hand.count = 0

    # Another card, then the first one again: only twice the same is a choice.
    hand.press("meadow:1")
    hand.press("hand:wife")
    expect(take).to_contain_text("Wife")
    hand.press("hand:wife")
    state = hand.answered(3)
    assert [row["card"] for row in state["view"]["players"]["p1"]["city"]] == ["general-store", "wife"]

    # Several ways: the counter is the look.
    hand.press("hand:shopkeeper")
    counter = page.get_by_test_id("counter")
    expect(counter).to_be_visible()
    within_the_screen(counter)
    hand.press(counter.locator(".way").nth(0))
    hand.answered(2)

    # Places: a ghost worker, then the worker.
    page.get_by_test_id("tab-places").tap()
    hand.press("place:basic-3-twigs")
    expect(hand.thing("place:basic-3-twigs").locator(".ghost")).to_have_count(1)
    hand.press(take)
    state = hand.answered(2)
    assert state["view"]["places"]["basic-3-twigs"] == ["p1"]


def test_holding_a_card_or_tapping_one_that_cannot_be_taken_shows_it_whole(folk: People) -> None:
    ada = folk(PHONE, oneTap=True)
    lay(ada, POSITION)
    page, hand = ada.page, Hand(ada, touch=True)
    large = page.get_by_test_id("large")
    hold(hand.thing("hand:wife"))
    expect(large).to_contain_text("Wife")
    within_the_screen(large)
    assert ada.state()["answers"] == 0
    hand.thing("hand:farm").tap(force=True)  # it says that it is disabled
    expect(large).to_contain_text("Farm")
    page.get_by_test_id("tab-cities").tap()
    expect(large).to_have_count(0)
    hand.thing("city:p1:1").tap(force=True)
    expect(large).to_contain_text("General Store")

    # Whoever says that one tap is enough needs one.
    page.get_by_test_id("tab-cards").tap()
    hand.count = 0
    hand.press("hand:wife")
    hand.answered(1)


def hold(thing: Locator) -> None:
    """A finger that rests on a thing."""
    box = thing.bounding_box()
    assert box is not None
    page = thing.page
    line = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_test_id("large")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def within_the_screen(shown: Locator) -> None:
    box, size = shown.bounding_box(), shown.page.viewport_size
    assert box is not None and size is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_all_of_what_is_revealed_can_be_read(folk: People) -> None:
    """Two abilities say more than a small phone shows at once."""
    ada = folk(PHONE, lang="fr")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    setup = {"players": 2, "modules": ["abilities"], "start_player": "p1"}
    made = ada.post("/api/tables", {"game": "everdell", "seats": seats, "setup": setup})
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.open(f"/t/{made['table']}")
    tray = ada.page.get_by_test_id("tray")
    expect(tray.locator(".lit")).to_have_count(2)
    ends = "one => { one.scrollIntoView({ block: 'nearest' }); return one.getBoundingClientRect().toJSON(); }"
    around = ada.page.get_by_test_id("everdell-cards").bounding_box()
    assert around
    for part in (ada.page.get_by_test_id("aside"), tray.locator(".lit .drawn").first):
        box = part.evaluate(ends)
        assert box["top"] >= around["y"] and box["bottom"] <= around["y"] + around["height"]
    last = tray.locator(".lit > span:last-child").first
    last.evaluate("one => one.scrollIntoView({ block: 'end' })")
    box = last.bounding_box()
    assert box and box["y"] + box["height"] <= around["y"] + around["height"] + 1
