"""What opens over Everdell's table has no barriers, in both themes; and nothing moves for people who want stillness."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import violations
from tests.browser.everdell import Hand, lay
from tests.browser.everdell_busy import AGAINST_HER, FOUR, HERS, WITH
from tests.browser.people import PHONE, People
from tests.browser.test_everdell_questions import own

pytestmark = pytest.mark.slow
SCROLLS: Final = {
    "events": ["ancient-scrolls-discovered"],
    "chance": ["reveal farm", "reveal mine", "reveal king", "reveal queen", "reveal fool"],
}
# Things that travel, and animations that take time, from now on.
MOVES: Final = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    window.moved.push(this.className);
    return animate.apply(this, all);
  };
  for (const kind of ["transitionrun", "animationstart"])
    addEventListener(kind, (event) => {
      const style = getComputedStyle(event.target);
      const spans = `${style.transitionDuration}, ${style.animationDuration}`.split(", ").map(parseFloat);
      if (Math.max(...spans) > 0.01) window.moved.push(`${event.type} ${event.target.className}`);
    }, true);
}"""


def without_barriers(page: Page, what: str) -> None:
    expect(page.get_by_test_id(what).first).to_be_visible()
    size = page.viewport_size
    small = size is not None and size["width"] < 1000
    themes: list[Literal["light", "dark"]] = ["light"] if small else ["light", "dark"]  # the colours are the same
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], (what, theme)
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_what_opens_over_the_table_has_no_barriers(folk: People, size: tuple[int, int]) -> None:
    ada = folk(size)
    lay(ada, FOUR, **WITH)
    page = ada.page
    hand = Hand(ada, touch=size == PHONE)
    hand.press("hand:shopkeeper")
    without_barriers(page, "counter")
    page.keyboard.press("Escape")
    page.locator('[data-ref="hand:palace"]').focus()
    page.keyboard.press("i")
    without_barriers(page, "large")
    page.keyboard.press("Escape")
    if size != PHONE:
        page.keyboard.press("Shift+Digit2")
        without_barriers(page, "drawer")
        page.keyboard.press("Escape")
    ada.post(f"/api/tables/{ada.table}/answers", {"version": ada.state()["version"], "answer": "visit haven"})
    for card in ("farm", "crane"):
        hand.press(f"hand:{card}")
    without_barriers(page, "pick")


def test_what_is_revealed_and_the_count_have_no_barriers(folk: People) -> None:
    ada = folk()
    lay(ada, own(season="autumn", workers={"home": 6}, city=["historian", "ruins"]) | SCROLLS)
    hand = Hand(ada)
    hand.do("event:ancient-scrolls-discovered")
    without_barriers(ada.page, "tray")
    ada.page.get_by_test_id("sort-confirm").click()
    hand.answered(2)
    state = ada.state()
    while state["status"] == "running":
        if state["decision"]:
            answer = {"version": state["version"], "answer": "pass"}
            ada.post(f"/api/tables/{ada.table}/answers", answer)
        state = ada.state() if state["decision"] else ada.after(state)
    without_barriers(ada.page, "count")  # it has opened by itself


def test_her_steps_have_no_barriers(folk: People) -> None:
    ada = folk(speed="normal", steps="step")
    lay(ada, HERS, others=0, **AGAINST_HER)
    Hand(ada).do("place:basic-1-berry")
    step = ada.page.get_by_test_id("step")
    for _ in range(2):
        before = step.text_content()
        without_barriers(ada.page, "step")
        ada.page.keyboard.press("Space")
        expect(step).not_to_have_text(str(before))


def test_nothing_moves_for_people_who_want_stillness(folk: People) -> None:
    ada = folk(speed="normal")
    ada.page.emulate_media(reduced_motion="reduce")
    lay(ada, own(season="autumn", workers={"home": 6}, twig=2, resin=1, hand=["farm"]), others=1)
    ada.page.evaluate(MOVES)
    hand = Hand(ada)
    hand.do("place:basic-1-berry-1-card")
    hand.answered(1)
    hand.do("hand:farm")
    hand.answered(1)
    expect(ada.page.locator('[data-ref^="city:p1:"]')).to_have_count(1)
    assert ada.page.evaluate("window.moved") == []
    ada.page.emulate_media(reduced_motion="no-preference")
    hand.do("place:basic-1-berry")
    hand.answered(1)
    ada.page.wait_for_function("window.moved.some((what) => what.includes('travel'))")
