"""Every decision of Everdell by the keyboard alone, the common and the seldom ones: what is clicked elsewhere is
reached with letters, Tab and arrows, and taken with Enter or Space.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.everdell import lay
from tests.browser.people import People
from tests.browser.test_everdell_clicks import PLAIN
from tests.browser.test_everdell_clicks import ROWS as USUAL
from tests.browser.test_everdell_questions import MOST_STEPS, Row, missing
from tests.browser.test_everdell_questions import ROWS as RARE
from tests.browser.test_everdell_seldom import ROWS as SELDOM
from tests.browser.test_everdell_seldom import Seldom

pytestmark = pytest.mark.slow
LETTERS: Final = {"places": "p", "wild": "p", "events": "v", "meadow": "m", "hand": "h", "city": "c"}
MOST_TABS: Final = 140
MOST_GROUPS: Final = 5  # that one letter leads through
# Where the focus is: on the thing, among those that arrows lead to from there, or elsewhere.
WHERE: Final = """target => {
  const active = document.activeElement;
  if (active === target) return "there";
  const around = target.closest(target.dataset.ref ? "[data-group], [data-testid=options]" : "[data-testid=options]");
  return around?.contains(active) && active !== around ? "near" : "elsewhere";
}"""
GROUP: Final = "target => target.closest('[data-group]')?.dataset.group ?? ''"


class Keys(Seldom):
    """A hand without a mouse."""

    def press(self, where: str | Locator) -> None:
        target = self.thing(where) if isinstance(where, str) else where
        expect(target).to_be_visible()
        self.count += 1
        self.reach(target)
        # Where several things are chosen, Enter confirms.
        several = self.page.locator("[data-testid=pick], [data-testid=order]").first.is_visible()
        self.page.keyboard.press("Space" if several else "Enter")

    def reach(self, target: Locator) -> None:
        keys = self.page.keyboard
        letter = LETTERS.get(target.evaluate(GROUP))
        for _ in range(MOST_GROUPS if letter else 0):
            if target.evaluate(WHERE) != "elsewhere":
                break
            keys.press(str(letter))
        for _ in range(MOST_TABS):
            if target.evaluate(WHERE) != "elsewhere":
                break
            keys.press("Tab")
        for arrow in ("ArrowRight", "ArrowDown", "Home", "ArrowRight", "ArrowDown"):
            for _ in range(1 if arrow == "Home" else MOST_TABS):
                if target.evaluate(WHERE) == "there":
                    return
                before = self.page.evaluate_handle("document.activeElement")
                keys.press(arrow)
                if before.evaluate("before => before === document.activeElement"):
                    break
        assert target.evaluate(WHERE) == "there", f"{target} is not reached by keys"


def test_whole_turns(folk: People) -> None:
    ada = folk()
    lay(ada, PLAIN, others=2)
    hand = Keys(ada)
    for name, (clicks, most) in USUAL.items():
        try:
            for what in clicks:
                hand.do(what)
            hand.answered(most)
        except Exception as found:
            raise AssertionError(f"{name}: {found}") from found


@pytest.mark.parametrize("rows", [RARE, SELDOM], ids=["rare", "seldom"])
def test_seldom_questions(folk: People, rows: dict[str, Row]) -> None:
    ada = folk()
    wrong: list[Any] = []
    for name, row in rows.items():
        lay(ada, row.position, others=row.others, **row.setup)
        hand = Keys(ada)
        try:
            state = hand.state
            for clicks in row.clicks:
                for what in clicks:
                    hand.do(what)
                state = hand.answered(len(clicks))
            for _ in range(MOST_STEPS):
                if not missing(state, row.then):
                    break
                state = ada.after(state)  # what follows by itself comes one after another
            assert not missing(state, row.then)
        except Exception as found:
            wrong.append((name, str(found)[:400]))
    assert wrong == []
