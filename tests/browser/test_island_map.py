"""The map of Spirit Island, played with the mouse and with the keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.waiting import wait_until

SPIRIT = "river-surges-in-sunlight"
# A point of the screen where a land is hit, whatever its outline: the one farthest from other things.
INSIDE = """(land) => {
  const path = document.querySelector(`[data-land="${land}"] path`);
  const { x, y, width, height } = path.getBoundingClientRect();
  let best = null;
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const at = [x + width * i / 12, y + height * j / 12];
    const off = Math.hypot(i - 6, j - 6);
    if (document.elementFromPoint(...at) === path && (!best || off < best.off)) best = { at, off };
  }
  return best.at;
}"""


def begin(ada: Person) -> dict[str, Any]:
    """A game of one Spirit, up to the question where its first Presence goes; the question's state."""
    seat = {"kind": "me", "name": "Ada"}
    made = ada.post(
        "/api/tables", {"game": "spirit-island", "seats": [seat], "setup": {"spirits": [SPIRIT], "boards": ["A"]}}
    )
    ada.open(f"/t/{made['table']}")
    state = ada.state()
    while state["decision"]["asks"]["id"] != "prompt.presence-to":
        options = state["decision"]["options"]
        grown = [one["notation"] for one in options if one["notation"] == "growth 2"]
        answer = grown[0] if grown else options[0]["notation"]
        ada.post(
            f"/api/tables/{made['table']}/answers",
            {"player": "p1", "version": state["version"], "answer": answer},
        )
        state = ada.state()
    return dict(state)


def presence(ada: Person, land: str) -> int:
    return int(ada.state()["view"]["lands"][land]["presence"].get("p1", 0))


def goals(state: dict[str, Any]) -> list[str]:
    return [option["refs"][-1].partition(":")[2] for option in state["decision"]["options"]]


def test_a_land_is_chosen_with_the_mouse(people: People) -> None:
    ada = people()
    state = begin(ada)
    lands = goals(state)
    lit = ada.page.locator("[data-land][data-lit]")
    expect(lit).to_have_count(len(lands))
    land = lands[-1]
    before = presence(ada, land)
    where = ada.page.evaluate(INSIDE, land)

    # A land that is not open says why.
    [(shut, why), *_] = state["view"]["about"]["closed"].items()
    assert why == "out-of-range"
    ada.page.mouse.move(*ada.page.evaluate(INSIDE, shut))
    expect(ada.page.get_by_text("Out of range", exact=True)).to_be_visible()

    # Resting on a land shows what would come: one more piece, dashed, with a plus.
    ada.page.mouse.move(*where)
    expect(ada.page.locator(".spirit-island .comes").first).to_be_visible()
    ada.page.mouse.click(*where)
    expect(lit).to_have_count(0)
    wait_until(lambda: presence(ada, land) == before + 1, what="the answer")

    # What cannot be chosen says what it is.
    ada.page.evaluate("() => document.activeElement?.blur()")
    ada.page.get_by_role("button", name=f"{land}, ").focus()
    ada.page.keyboard.press("i")
    card = ada.page.get_by_role("dialog")
    expect(card.get_by_role("heading", level=2)).to_have_text(land)
    ada.page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_a_land_is_chosen_by_its_name(people: People) -> None:
    ada = people()
    state = begin(ada)
    land = goals(state)[0]
    before = presence(ada, land)
    expect(ada.page.locator("[data-land][data-lit]").first).to_be_attached()
    for key in land.lower():
        ada.page.keyboard.press(key)
    expect(ada.page.locator(f'[data-land="{land}"]')).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-land][data-lit]")).to_have_count(0)
    wait_until(lambda: presence(ada, land) == before + 1, what="the answer")
