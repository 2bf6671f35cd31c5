"""A turn of Spirit Island by mouse: everything is answered on the thing itself, and it takes few clicks."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person

MOST: Final = 12
LIGHTNING: Final = {"spirits": ["lightnings-swift-strike"], "boards": ["A"]}
MIDDLE: Final = """land => {
  const box = land.querySelector("path").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


class Hand:
    """A hand that counts what it does: a click, or a thing carried to a land."""

    def __init__(self, person: Person) -> None:
        self.person: Final = person
        self.page: Final = person.page
        self.count = 0

    def answers(self) -> int:
        return int(self.person.state()["answers"])

    def click(self, thing: Locator) -> None:
        before = self.answers()
        self.count += 1
        thing.click()
        self.until(before + 1)

    def carry(self, thing: Locator, land: str) -> None:
        """The same as a click on the thing and one on the land."""
        before = self.answers()
        self.count += 1
        thing.hover()
        self.page.mouse.down()
        self.page.mouse.move(*self.page.locator(f'[data-land="{land}"]').evaluate(MIDDLE), steps=3)
        self.page.mouse.up()
        self.until(before + 2)

    def until(self, answers: int) -> None:
        """The answer is on the table and the next question on the page."""
        state = self.person.state()
        while state["answers"] < answers:
            state = self.person.after(state)
        expect(self.person.prompt).to_have_attribute("data-mode", "mine")

    def card(self, id: str) -> Locator:
        return self.page.locator(f'[data-testid=mine] [data-card="{id}"]')

    def target_of(self, power: str, town: bool = False) -> str:
        """A land without Dahan that the Power can target; its preview says which would be asked for."""
        state = self.person.state()
        option = next(one for one in state["decision"]["options"] if one["notation"] == f"use {power}")
        found: Any = self.person.get(f"/api/tables/{self.person.table}/previews?player=p1")
        foreseen = next(one for one in found["previews"] if one["i"] == option["i"])
        lands = {ref.removeprefix("land:") for ref in foreseen["then"]["refs"]}
        fit = {name for name, land in state["view"]["lands"].items() if not land["dahan"] and land["town"] >= town}
        return str(min(lands & fit))


def test_a_first_turn_with_three_cards_and_an_innate_takes_few_clicks(people: People) -> None:
    ada = people()
    made = ada.post(
        "/api/tables", {"game": "spirit-island", "seats": [{"kind": "me", "name": "Ada"}], "setup": LIGHTNING}
    )
    ada.open(f"/t/{made['table']}")
    hand = Hand(ada)
    expect(ada.page.locator("[data-land]").first).to_be_attached()

    hand.click(ada.page.locator('[data-growth="3"]'))
    hand.carry(ada.page.locator('[data-space="9"]'), "A8")
    assert ada.state()["view"]["spirits"]["p1"]["plays_left"] == 3
    for id in ("harbingers-of-the-lightning", "lightnings-boon", "raging-storm"):
        hand.click(hand.card(id))

    # One of them is changed for another, and the plan stays as it was otherwise.
    before = hand.count
    ada.page.get_by_role("button", name="Take Raging Storm back").click()
    expect(hand.card("raging-storm")).to_have_attribute("data-lit", "true")
    hand.count = before - 1
    hand.click(hand.card("shatter-homesteads"))
    assert ada.state()["view"]["spirits"]["p1"]["play"] == [
        "harbingers-of-the-lightning", "lightnings-boon", "shatter-homesteads"
    ]  # fmt: skip

    hand.click(ada.page.locator('[data-loose="done"]'))
    expect(ada.page.get_by_role("navigation", name="The turn").locator("[aria-current=step]")).to_contain_text("Fast")
    hand.click(hand.card("lightnings-boon"))
    hand.carry(hand.card("harbingers-of-the-lightning"), hand.target_of("harbingers-of-the-lightning"))
    hand.carry(hand.card("thundering-destruction"), hand.target_of("thundering-destruction", town=True))
    hand.carry(hand.card("shatter-homesteads"), hand.target_of("shatter-homesteads"))
    assert hand.count <= MOST
