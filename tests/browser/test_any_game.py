"""A game that the client has never heard of: its set-up, its table in words, several who answer at once, going back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import violations
from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.serving import Server
from tests.server.islet import NAME

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("toys"), "tests.browser.toys")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(chromium: Browser, toys: Server) -> Iterator[People]:
    made = People(chromium, toys.address)
    yield made
    assert not made.leave()


def begin(people: People) -> tuple[Person, Person]:
    ada, bo = people(), people()
    made = ada.post("/api/tables", {"game": NAME, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    ada.open(f"/t/{made['table']}")
    bo.sit_down(made["links"]["p2"], "Bo")
    ada.is_asked()
    bo.is_asked()
    return ada, bo


def is_clean(person: Person) -> None:
    assert violations(person.page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_form_for_options_of_every_kind(people: People, screenshots: Path, size: tuple[int, int]) -> None:
    ada = people(size)
    ada.open(f"/new/{NAME}")
    page = ada.page
    page.get_by_test_id("add-seat").click()  # and there is room for a second Spirit
    page.get_by_text("Variants and readings").click()
    option = {name: page.get_by_test_id(f"option-{name}") for name in
              ("raiders", "level", "guide", "sets", "spirits", "lore", "house_cards")}  # fmt: skip
    option["raiders"].click()
    option["level"].fill("4")
    option["guide"].select_option("Old owl")
    page.get_by_test_id("option-sets-night-tide").click()
    option["spirits"].get_by_role("button", name="Add").click()
    option["spirits"].get_by_role("button", name="Add").click()
    for n in (0, 1):
        option["spirits"].get_by_role("combobox").nth(n).select_option("Thunder")
    option["lore"].fill("The tide\nThe wood\n")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=re.compile("From a file.*House cards")).click()
    chooser.value.set_files([{"name": "cards.txt", "mimeType": "text/plain", "buffer": b"spark: fear 2"}])
    expect(option["house_cards"]).to_have_value("spark: fear 2")
    page.screenshot(path=screenshots / f"form-{'phone' if size == PHONE else 'desktop'}.png", full_page=True)
    is_clean(ada)
    page.get_by_test_id("create").click()
    expect(ada.prompt).to_be_visible()
    setup = ada.state("p1")["setup"]
    del setup["players"]
    assert setup == {
        "raiders": False, "level": 4, "guide": "old-owl", "sets": ["base", "night-tide"],
        "spirits": ["thunder", "thunder"], "lore": ["The tide", "The wood"], "house_cards": "spark: fear 2",
    }  # fmt: skip


def test_a_table_of_any_shape_is_told_in_words(people: People, screenshots: Path) -> None:
    ada, _ = begin(people)
    plain = ada.page.get_by_test_id("plain")
    for words in ("2 × moon", "Inn", "deeper", "last", "marsh, hill", "1 × berries"):
        expect(plain).to_contain_text(words)
    expect(plain).not_to_contain_text("[object")
    expect(plain.get_by_role("heading", name="Farm")).to_have_count(2)
    ada.page.screenshot(path=screenshots / "any-game-desktop.png")
    is_clean(ada)
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(plain).to_be_visible()
    ada.page.screenshot(path=screenshots / "any-game-phone.png")
    is_clean(ada)


def test_who_is_choosing_is_not_disturbed_by_others_who_answer(people: People) -> None:
    """With replays switched on, which would otherwise hide the options for a moment."""
    ada, bo = people(speed="slow"), people()
    made = ada.post("/api/tables", {"game": NAME, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    ada.open(f"/t/{made['table']}")
    bo.sit_down(made["links"]["p2"], "Bo")
    ada.is_asked()
    ada.page.evaluate("""() => {
      window.gone = 0;
      const open = () => document.querySelector("[data-testid=options] [data-notation=pass]");
      const first = open();
      const seen = () => { if (open() !== first) window.gone += 1; };
      new MutationObserver(seen).observe(document.body, { childList: true, subtree: true, attributes: true });
    }""")
    bo.take("pass")
    expect(ada.log).to_contain_text("plays")
    assert ada.page.evaluate("window.gone") == 0
    ada.take("pass")
    ada.is_asked()
    bo.is_asked()


def test_both_answer_at_the_same_moment(people: People) -> None:
    ada, bo = begin(people)
    for person in (ada, bo):
        person.mark()
    for person in (ada, bo):
        person.option("pass").evaluate("node => node.click()")
    for person in (ada, bo):
        expect(person.page.locator("[data-answered]")).to_have_count(0)
        person.is_asked()
    assert ada.state()["answers"] == 2
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_an_answer_on_its_way_when_the_line_breaks_counts_once(people: People) -> None:
    ada, bo = begin(people)
    ada.lines_break = True
    ada.lose_connection()
    ada.option("pass").click()
    bo.take("pass")
    ada.find_connection()
    ada.is_asked()
    bo.is_asked()
    assert ada.state()["answers"] == 2


def test_going_back_together_is_free_and_the_log_says_what_had_been_seen(people: People) -> None:
    ada, bo = begin(people)
    ada.take("pass")
    bo.take("pass")
    ada.is_asked()
    ada.page.get_by_test_id("undo").click()
    expect(ada.page.get_by_test_id("undo-send")).to_have_count(0)
    expect(bo.log).to_contain_text("Ada takes back 2 answers, after something had been revealed or rolled.")
    ada.is_asked()
    assert ada.state()["answers"] == 0


def test_all_win_together(people: People) -> None:
    ada, bo = begin(people)
    while ada.state()["status"] == "running":
        for person in (ada, bo):
            state = person.state()
            if state["decision"]:
                body = {"version": state["version"], "answer": "pass"}
                person.post(f"/api/tables/{ada.table}/answers", body)
    for person in (ada, bo):
        expect(person.page.get_by_test_id("outcome")).to_contain_text("You won together")
        expect(person.page.get_by_test_id("outcome")).to_contain_text("Fear")
