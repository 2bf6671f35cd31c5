"""Tables of Everdell that begin with a position, and a hand that counts its clicks or taps."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

RICH: Final = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def lay(person: Person, position: Mapping[str, Any] | None = None, others: int = 1, **setup: Any) -> None:
    """A table with this position, opened. The others are bots; they have passed where the position says no more."""
    seats = [{"kind": "me", "name": "Ada"}]
    seats += [{"kind": "bot", "bot": "random", "name": name} for name in ("Ben", "Cleo", "Dora")[:others]]
    given = {"players": len(seats)} | setup
    if position is not None:
        passed = {f"p{n}": {"season": "autumn", "passed": True} for n in range(2, len(seats) + 1)}
        given["laid"] = json.dumps({**position, "players": passed | position["players"]})
    made = person.post("/api/tables", {"game": "everdell", "seats": seats, "setup": given})
    person.open(f"/t/{made['table']}")
    person.is_asked()


class Hand:
    """Clicks with the mouse, or taps with a finger, and counts them from one answer to the next."""

    def __init__(self, person: Person, touch: bool = False) -> None:
        self.person: Final = person
        self.page: Final = person.page
        self.touch: Final = touch
        self.count = 0
        self.state: Any = person.state()

    def press(self, where: str | Locator) -> None:
        """A thing by its ref, or anything else."""
        target = self.thing(where) if isinstance(where, str) else where
        self.count += 1
        if self.touch:
            target.tap()
        else:
            target.click()

    def do(self, what: str) -> None:
        """A click in words: a ref, a way of the counter or a choice in it, one more of a resource, one more of what is
        taken for it or given to somebody, an option, the confirmation, the end of the season. A finger looks first,
        where nothing is to be confirmed.
        """
        kind, _, which = what.partition(" ")
        page = self.page
        targets = {
            "way": page.get_by_test_id("counter").locator(".way"),
            "choice": page.get_by_test_id("counter").get_by_role("radio"),
            "more": page.get_by_test_id(f"more-{which}"),
            "take": page.get_by_test_id(f"take-{which}"),
            "give": page.get_by_test_id(f"give-{which.replace(' ', '-')}"),
            "order": page.get_by_test_id("order-confirm"),
            "toll": page.locator(f'[data-answer="{which}"]'),
            "prevent": page.get_by_test_id(f"prevent-{which}"),
            "option": page.locator(f'[data-option="{which}"]'),
            "confirm": page.get_by_test_id("pick-confirm"),
            "end": page.get_by_test_id("end-season").or_(page.locator('[data-option="pass"], [data-option="prepare"]')),
        }
        if kind not in targets:
            self.show(what)
            self.press(what)
        else:
            target = targets[kind]
            self.press(target.nth(int(which) - 1) if which.isdigit() and kind != "prevent" else target)
        take = page.get_by_test_id("ready-take")
        if self.touch and (kind == "end" or kind not in targets):
            many = [page.get_by_test_id(several) for several in ("counter", "pick", "order")]
            expect(take.or_(many[0]).or_(many[1]).or_(many[2]).first).to_be_visible()
            if take.is_visible():
                self.press(take)

    def show(self, ref: str) -> None:
        """On a phone, the tab that has it; which tab is open is not counted."""
        tab = {"place": "places", "event": "places", "hand": "cards", "meadow": "cards"}.get(ref.partition(":")[0])
        if self.touch and not self.page.locator(f'[data-ref="{ref}"]').count():
            self.page.get_by_test_id(f"tab-{tab or 'cities'}").tap()

    def thing(self, ref: str) -> Locator:
        """The first of those that may be chosen, or else the first."""
        found = self.page.locator(f'[data-ref="{ref}"]')
        return found.and_(self.page.locator(".lit")).or_(found).first

    def answered(self, most: int) -> Any:
        """What was clicked has been taken, with at most so many clicks; the next question is open."""
        state = self.state
        while state["answers"] == self.state["answers"] or (not state["decision"] and state["status"] == "running"):
            state = self.person.after(state)
        clicks, self.count = self.count, 0
        assert clicks <= most, f"{clicks} clicks in place of {most}: {self.state['decision']['asks']}"
        self.state = state
        if state["decision"]:
            expect(self.person.prompt).to_have_attribute("data-mode", "mine")
        return state
