"""How many clicks the decisions of Everdell take, from the open question to the answer; by mouse and by touch."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.everdell import Hand, lay
from tests.browser.people import DESKTOP, PHONE, People

pytestmark = pytest.mark.slow
MEADOW: Final = ["king", "castle", "palace", "ever-tree", "theater", "architect", "university", "queen"]
FOREST: Final = ["forest-2-any", "forest-3-berries", "forest-discard-draw-double"]
GOODS: Final = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
PLAIN: Final[dict[str, Any]] = {
    "meadow": MEADOW,
    "forest": FOREST,
    "players": {
        "p1": {
            "season": "autumn",
            "workers": {"home": 6},
            "hand": ["farm", "shopkeeper", "chip-sweep", "storehouse", "ruins", "bard", "fool", "peddler"],
            "city": ["general-store", "wife", "mine", "post-office", "monastery", "lookout"],
        }
        | GOODS
    },
}

#: What is clicked, one question after the other, and how many clicks that may take.
Row = tuple[tuple[str, ...], int]
ROWS: Final[dict[str, Row]] = {
    "place a worker": (("place:basic-3-twigs",), 1),
    "achieve an event": (("event:grand-tour",), 1),
    "play a card": (("hand:farm",), 1),
    "play a card in one of several ways": (("hand:shopkeeper", "way 2"), 2),
    "play a card that asks": (("hand:storehouse",), 1),
    "choose one of several effects": (("option either 2",), 1),
    "play a card that activates others": (("hand:chip-sweep",), 1),
    "activate a card": (("city:p1:3",), 1),
    "play a card that takes one away": (("hand:ruins",), 1),
    "discard a card of the city": (("city:p1:3",), 1),
    "play a card into one of several cities": (("hand:fool", "choice 2", "way 1"), 3),
    "go to the Haven": (("place:haven",), 1),
    "discard any number, and take what that brings": (("hand:bard", "hand:peddler", "take berry", "confirm"), 4),
    "go to a place that gives any two": (("place:forest-2-any",), 1),
    "gain any two": (("more twig", "more resin", "confirm"), 3),
    "copy a place, its card": (("city:p1:5",), 1),
    "copy a place": (("place:basic-2-resin",), 1),
    "pass": (("end",), 1),
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_the_table_of_clicks(folk: People, size: tuple[int, int]) -> None:
    touch = size == PHONE
    ada = folk(size)
    lay(ada, PLAIN, others=2)
    hand = Hand(ada, touch)
    for name, (clicks, most) in ROWS.items():
        for what in clicks:
            hand.do(what)
        try:
            hand.answered(most + touch)  # with a finger one looks first, where nothing is confirmed
        except AssertionError as found:
            raise AssertionError(f"{name}: {found}") from None


def test_turns_by_keys_alone(folk: People) -> None:
    ada = folk()
    lay(ada, PLAIN, others=2)
    hand, page, keys = Hand(ada), ada.page, ada.page.keyboard
    focus = page.locator(":focus")
    expect(page.locator('[data-group="hand"] .lit').first).to_be_visible()

    def go_to(letter: str, ref: str, arrow: str) -> None:
        """By letter into a group, then by arrows to a thing."""
        keys.press(letter)
        go_on(ref, arrow)

    def go_on(ref: str, arrow: str) -> None:
        expect(focus).to_have_attribute("data-ref", re.compile("."))
        while focus.get_attribute("data-ref") != ref:
            before = focus.get_attribute("data-ref")
            keys.press(arrow)
            assert focus.get_attribute("data-ref") != before, f"{ref} is not reached with {arrow}"

    # A card, by the second of its ways; undone as one step.
    go_to("h", "hand:shopkeeper", "ArrowRight")
    keys.press("Enter")
    expect(page.get_by_test_id("counter")).to_be_visible()
    keys.press("2")
    state = hand.answered(0)
    assert "shopkeeper" in [row["card"] for row in state["view"]["players"]["p1"]["city"]]
    keys.press("Control+z")
    expect(page.locator('[data-ref="hand:shopkeeper"]')).to_have_count(1)
    ada.is_asked()
    hand.state = ada.state()
    assert hand.state["answers"] == 0

    # The Haven: cards are picked with Space, and Enter confirms.
    go_to("p", "place:basic-1-berry-1-card", "ArrowDown")
    keys.press("i")
    keys.press("Escape")
    keys.press("p")  # once more leads on to the forest, and from there to the Haven
    go_on("place:haven", "ArrowRight")
    keys.press("Enter")
    hand.answered(0)
    go_to("h", "hand:bard", "ArrowRight")
    keys.press("Space")
    expect(page.locator('[data-ref="hand:bard"]')).to_have_attribute("aria-pressed", "true")
    go_to("h", "hand:peddler", "ArrowRight")
    keys.press("Space")
    keys.press("Enter")  # two cards bring a resource, which is chosen first
    expect(focus).to_have_attribute("data-testid", "take-twig")
    keys.press("Space")
    expect(page.get_by_test_id("pick-confirm")).to_be_enabled()
    keys.press("Enter")
    state = hand.answered(0)
    assert state["view"]["players"]["p1"]["twig"] == GOODS["twig"] + 1

    # All that was picked is taken back as one step, and can be picked again.
    keys.press("Control+z")
    expect(page.locator('[data-ref="hand:bard"]')).to_have_count(1)
    ada.is_asked()
    hand.state = ada.state()
    mine = hand.state["view"]["players"]["p1"]
    assert mine["twig"] == GOODS["twig"] and {"bard", "peddler"} <= set(mine["hand"])
    assert hand.state["decision"]["source"] == "place:haven"
    for card in ("bard", "peddler"):
        go_to("h", f"hand:{card}", "ArrowRight")
        keys.press("Space")
    keys.press("Enter")
    expect(focus).to_have_attribute("data-testid", "take-twig")
    keys.press("Space")
    expect(page.get_by_test_id("pick-confirm")).to_be_enabled()
    keys.press("Enter")
    assert hand.answered(0)["view"]["players"]["p1"]["twig"] == GOODS["twig"] + 1
    keys.press("e")
    state = hand.answered(0)
    assert state["status"] == "over"
