"""Choosing some of several things, as people do: in any order, changing their minds, with one confirmation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.barriers import violations
from tests.browser.people import DESKTOP, GAME, PHONE, People, Person
from tests.browser.serving import Server
from tests.server.islet_picks import NAME
from tests.waiting import wait_until

pytestmark = pytest.mark.slow
EACH = 10  # adventurers of a player, when there are two
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("crowd"), "tests.browser.crowd")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(chromium: Browser, crowd: Server) -> Iterator[People]:
    made = People(chromium, crowd.address)
    yield made
    assert not made.leave()


def begin(ada: Person, game: str = GAME) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bo"}]
    made = ada.post("/api/tables", {"game": game, "seats": seats})
    ada.open(f"/t/{made['table']}")
    ada.is_asked()


def box(ada: Person, notation: str) -> Locator:
    return ada.option(notation)


def confirm(ada: Person) -> Locator:
    return ada.page.get_by_test_id("pick-confirm")


def send(ada: Person) -> None:
    """Confirm; returns when the answer has been taken."""
    before = ada.state()
    ada.mark()
    confirm(ada).click()
    expect(ada.page.locator("[data-answered]")).to_have_count(0)
    ada.after(before)


def aboard(ada: Person) -> list[str]:
    """Who went aboard, by the log: what came after may have moved the ship."""
    lines = [line["says"]["args"] for line in ada.state()["log"] if line["kind"] == "aboard"]
    return sorted(f"{line['who'].removeprefix('player:')}#{line['adventurer'] % EACH + 1}" for line in lines)


@SIZES
def test_a_crew_is_chosen_in_any_order_and_confirmed_once(people: People, size: tuple[int, int]) -> None:
    ada = people(size)
    begin(ada)
    before = ada.state()["answers"]
    ada.is_asked("(0 of 3 chosen)")
    expect(confirm(ada)).to_be_disabled()
    expect(ada.page.get_by_test_id("pick")).to_contain_text("Choose 3 more.")
    for notation in ("aboard p2#3", "aboard p2#2", "aboard p2#1"):
        box(ada, notation).click()
    ada.is_asked("(3 of 3 chosen)")
    box(ada, "aboard p2#1").click()
    ada.is_asked("(2 of 3 chosen)")
    expect(ada.page.get_by_test_id("pick")).to_contain_text("Choose one more.")
    box(ada, "aboard p1#1").click()
    assert ada.state()["answers"] == before
    send(ada)
    assert aboard(ada) == ["p1#1", "p2#2", "p2#3"]


def test_taking_back_takes_back_the_whole_set(people: People) -> None:
    ada = people()
    begin(ada, NAME)
    ada.take("L3")
    before = ada.state()["answers"]
    folk = ada.page.get_by_role("spinbutton")
    expect(folk).to_have_attribute("aria-valuetext", "0 of 2")
    ada.page.get_by_role("button", name="One more").click()
    box(ada, "offer scout").check()
    send(ada)
    assert ada.state()["view"]["lands"]["L3"] == {"folk": 1}
    ada.page.get_by_test_id("undo").click()
    expect(ada.page.get_by_test_id("pick")).to_be_visible()
    assert ada.state()["answers"] == before
    expect(box(ada, "offer scout")).not_to_be_checked()


def test_what_was_picked_elsewhere_is_checked_and_can_be_put_back(people: People) -> None:
    ada = people()
    begin(ada)
    box(ada, "aboard p2#1").check()
    state = ada.state()
    ada.post(f"/api/tables/{ada.table}/answers", {"player": "p1", "version": state["version"], "answer": "aboard p1#1"})
    expect(box(ada, "aboard p1#1")).to_be_checked()
    expect(box(ada, "aboard p2#1")).to_be_checked()
    ada.is_asked("(2 of 3 chosen)")
    box(ada, "aboard p1#1").click()
    expect(box(ada, "aboard p1#1")).not_to_be_checked()
    ada.is_asked("(1 of 3 chosen)")
    assert ada.state()["decision"]["pick"]["picked"] == 0
    for notation in ("aboard p2#2", "aboard p2#3"):
        box(ada, notation).check()
    send(ada)
    wait_until(lambda: aboard(ada) == ["p2#1", "p2#2", "p2#3"], what="the answer")


def test_by_keyboard_alone(people: People) -> None:
    ada = people()
    begin(ada)
    keys = ada.page.keyboard
    keys.press("4")
    expect(box(ada, "aboard p2#3")).to_be_focused()
    keys.press("Space")
    keys.press("Enter")
    ada.is_asked("(1 of 3 chosen)")
    keys.press("Home")
    keys.press("Space")
    keys.press("ArrowDown")
    keys.press("Space")
    ada.mark()
    keys.press("Enter")
    expect(ada.page.locator("[data-answered]")).to_have_count(0)
    assert aboard(ada) == ["p1#1", "p2#1", "p2#3"]


@SIZES
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_adventurers_are_checked_on_the_board(
    people: People, screenshots: Path, size: tuple[int, int], dark: bool
) -> None:
    ada = people(size, dark)
    begin(ada)
    board = ada.page.get_by_role("group", name="Board of The Island")
    one = board.get_by_role("checkbox")
    expect(one).to_have_attribute("aria-checked", "false")
    tap(ada, one)
    expect(one).to_have_attribute("aria-checked", "true")
    ada.is_asked("(1 of 3 chosen)")
    three = board.locator("[data-thing][aria-haspopup=menu]")  # drawn as one head with a number
    for n in (1, 0):
        tap(ada, three)
        ada.page.get_by_role("menuitemcheckbox").nth(n).click()
    ada.is_asked("(3 of 3 chosen)")
    expect(confirm(ada)).to_be_enabled()
    name = f"pick-{'phone' if size == PHONE else 'desktop'}-{'dark' if dark else 'light'}.png"
    ada.page.screenshot(path=screenshots / name)
    assert violations(ada.page) == []
    tap(ada, one)
    expect(one).to_have_attribute("aria-checked", "false")
    ada.is_asked("(2 of 3 chosen)")


def tap(ada: Person, thing: Locator) -> None:
    box = thing.locator("circle").bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("de", ("0 von 3", "Noch 3 wählen.", "Leeren")), ("fr", ("0 sur 3", "Choisissez-en encore 3.", "Effacer"))],
)
def test_in_other_languages(people: People, lang: str, words: tuple[str, ...]) -> None:
    ada = people(lang=lang)
    begin(ada)
    ada.is_asked(words[0])
    for word in words[1:]:
        expect(ada.page.get_by_test_id("pick")).to_contain_text(word)
