"""Several pieces with one confirmation: they are marked, changed in any order, and answered in one step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.spirit_busy import lay
from tests.browser.test_spirit_questions import FAR, SETUP, click, played

LANDS: Final = {"A8": {"town": 1, "explorer": 2, "presence": {"p1": 2}}}
PUSHED: Final = {"A7": {"town": 1}, "A5": {"explorer": 1}, "A8": {"explorer": 1, "town": 0}}
MIDDLE: Final = """thing => {
  const box = thing.querySelector("circle, path").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def by_mouse(person: Person, piece: str, to: str) -> None:
    for what in (f"piece:{piece}", f"land:{to}"):
        click(person, what)


def by_finger(person: Person, piece: str, to: str) -> None:
    for what in (f"piece:{piece}", f"land:{to}"):
        thing = person.page.locator(f'[data-thing="{what}"]')
        expect(thing).to_have_attribute("data-lit", "")
        person.page.touchscreen.tap(*thing.evaluate(MIDDLE))


def by_keys(person: Person, piece: str, to: str) -> None:
    """By the number of the option in the list."""
    land, _, kind = piece.partition("/")
    option = person.option(f"push {kind} {land}→{to}")
    expect(option).to_be_attached()
    number = person.notations().index(f"push {kind} {land}→{to}") + 1
    person.page.keyboard.type(str(number))
    expect(option).to_be_focused()
    person.page.keyboard.press("Enter")


def asked_to_push(person: Person) -> Any:
    """At the question, and the state there."""
    position = {"clear": True, "turn": 2, "lands": FAR | LANDS, "invaders": {"deck": ["mountain"]}}
    lay(person, position | played("wash-away", "slow"), **SETUP, spirits=["river-surges-in-sunlight"])
    for answer in ("use wash-away", "A8"):
        version = person.state()["version"]
        person.post(f"/api/tables/{person.table}/answers", {"player": "p1", "version": version, "answer": answer})
    expect(person.page.locator('[data-thing="piece:A8/town"]')).to_have_attribute("data-lit", "")
    return person.state()


def counts(person: Person, words: str) -> None:
    expect(person.page.get_by_test_id("plan-count")).to_have_text(words)


@pytest.mark.parametrize(("way", "size"), [(by_mouse, DESKTOP), (by_keys, DESKTOP), (by_finger, PHONE)])
def test_pieces_are_marked_changed_and_confirmed_at_once(
    islanders: People, screenshots: Path, way: Callable[[Person, str, str], None], size: tuple[int, int]
) -> None:
    ada = islanders(size)
    before = asked_to_push(ada)
    page = ada.page
    way(ada, "A8/town", "A6")
    counts(ada, "1 of 3")
    way(ada, "A8/explorer", "A5")
    counts(ada, "2 of 3")
    first = page.locator('[data-marked="push town A8→A6"]')
    if way is by_finger:
        first.tap()
    elif way is by_mouse:
        first.click()
    else:
        first.focus()
        page.keyboard.press("Enter")
    counts(ada, "1 of 3")
    expect(page.locator("[data-marked]")).to_have_count(1)
    way(ada, "A8/town", "A7")
    counts(ada, "2 of 3")
    page.screenshot(path=screenshots / f"spirit-island-marked-{size[0]}.png")
    assert ada.state()["answers"] == before["answers"], "nothing is played before it is confirmed"

    if way is by_keys:
        page.keyboard.press("Escape")
        counts(ada, "1 of 3")
        way(ada, "A8/town", "A7")
        counts(ada, "2 of 3")
        page.keyboard.press("Space")
    else:
        page.get_by_test_id("plan-confirm").click()
    state = ada.after(before)
    found = {land: {kind: state["view"]["lands"][land][kind] for kind in kinds} for land, kinds in PUSHED.items()}
    assert found == PUSHED
    assert state["answers"] == before["answers"] + 3, "each push is an answer, and that it is enough"
    expect(page.get_by_test_id("plan")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-answers", str(state["answers"]))

    page.get_by_test_id("undo").click()
    back = ada.after(state)
    assert back["view"]["lands"] == before["view"]["lands"], "one step is taken back at once"
    assert back["decision"]["options"] == before["decision"]["options"]


def test_damage_is_spread_point_by_point(islanders: People) -> None:
    ada = islanders(DESKTOP)
    lands = FAR | {"A8": {"town": 1, "explorer": 2, "presence": {"p1": 2}}}
    position = {"clear": True, "turn": 2, "lands": lands, "invaders": {"deck": ["mountain"]}}
    lay(ada, position | played("rouse-the-trees-and-stones", "slow"), **SETUP, spirits=["river-surges-in-sunlight"])
    click(ada, "card rouse-the-trees-and-stones")
    click(ada, "land:A8")
    click(ada, "piece:A8/town")
    counts(ada, "1 of 2")
    expect(ada.page.get_by_test_id("plan-confirm")).to_be_disabled()
    click(ada, "piece:A8/town-1")
    counts(ada, "2 of 2")
    # The second point has lost its ground without the first.
    ada.page.locator('[data-marked="damage town A8"]').click()
    expect(ada.page.get_by_test_id("plan")).to_have_count(0)
    click(ada, "piece:A8/town")
    click(ada, "piece:A8/explorer")
    counts(ada, "2 of 2")
    before = ada.state()
    ada.page.get_by_test_id("plan-confirm").click()
    after = ada.after(before)["view"]["lands"]["A8"]
    assert (after["town"], after["town-1"], after["explorer"]) == (0, 1, 1)


def test_what_any_player_may_decide_is_marked_and_confirmed_as_well(islanders: People) -> None:
    """Whom the Dahan strike back: the players decide together."""
    ada = islanders(DESKTOP)
    lands = FAR | {"A8": {"city": 1, "town": 1, "explorer": 1, "dahan": 2, "defend": 9}}
    position = {"clear": True, "turn": 2, "phase": "invaders.ravage", "lands": lands}
    invaders = {"ravage": ["jungle"], "build": ["sands"], "deck": ["mountain"]}
    spirits = ["river-surges-in-sunlight", "thunderspeaker"]
    lay(ada, position | {"invaders": invaders}, **SETUP | {"boards": ["A", "B"]}, spirits=spirits)
    before = ada.state()
    assert before["view"]["about"]["joint"]
    for n, piece in enumerate(("city", "explorer", "city-1", "city-2"), 1):
        click(ada, f"piece:A8/{piece}")
        counts(ada, f"{n} of 4")
    assert ada.state()["answers"] == before["answers"]
    ada.page.get_by_test_id("plan-confirm").click()
    after = ada.after(before)["view"]["lands"]["A8"]
    assert [after[piece] for piece in ("city", "town", "explorer", "dahan")] == [0, 1, 0, 2]
