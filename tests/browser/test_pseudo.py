"""The page in a language that nobody speaks: whatever is still English does not come from a catalogue."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.serving import Server
from tests.language.pseudo import CODE, unchanged, write_language

pytestmark = pytest.mark.slow
READ: Final = """() => {
  const seen = [document.title, document.body.innerText];
  for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
    for (const one of document.querySelectorAll(`[${name}]`)) seen.push(one.getAttribute(name));
  return seen.join("\\n");
}"""
# What is the same in every language: the program, people, languages by their own names, and corners of the board.
SAME: Final = {"Tidewood", "Ada", "Bo", "English", "Deutsch", "Fran", "ais", "NW", "NE", "SW", "SE", "II", "III"}
# Rules by their ids, links, and what to type to be reached.
IDS: Final = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)*-\d+\b|https?://\S*|tidewood serve --host")
SETUPS: Final[dict[str, dict[str, object]]] = {
    "the-island": {},
    "everdell": {},
    "spirit-island": {"spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"], "boards": ["A", "B"]},
}
BOTH: Final = {"expansions": ["branch-and-claw", "jagged-earth"], "adversary": "france", "adversary_level": 4}
TABLES: Final[list[tuple[str, dict[str, object]]]] = [
    *SETUPS.items(),
    ("spirit-island", {**BOTH, "spirits": ["starlight-seeks-its-form", "volcano-looming-high"]}),
    ("everdell", {"phantomia": True, "modules": ["corrin", "farms", "legends", "abilities"]}),
]
LOOKS: Final = 5
STEP: Final = 12  # answers between two looks at the page
SEATS: Final = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bo"}]


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("spoken"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TIDEWOOD_TEXTS", str(write_language(tmp_path_factory.mktemp("texts"))))
        server.start()
    yield server
    server.stop()


@pytest.fixture
def ada(chromium: Browser, spoken: Server) -> Iterator[Person]:
    made = People(chromium, spoken.address)
    yield made(lang=CODE)
    assert not made.leave()


def english(ada: Person) -> list[str]:
    """The lines of the page with words that no catalogue has changed. Rules are named by their ids."""
    lines = IDS.sub("", str(ada.page.evaluate(READ))).splitlines()
    return [line for line in lines if unchanged(line, SAME)]


def test_home_and_a_new_table(ada: Person) -> None:
    ada.open("/")
    expect(ada.page.get_by_test_id("language")).to_have_value(CODE)
    expect(ada.page.locator("h1")).to_contain_text("ɱøđéřñ", ignore_case=True)
    ada.page.wait_for_load_state("networkidle")
    assert english(ada) == []
    for game in SETUPS:
        ada.open(f"/new/{game}")
        expect(ada.page.get_by_test_id("add-seat")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert english(ada) == []


def test_the_lobby_and_an_invitation(ada: Person) -> None:
    ada.begin("me", "open")
    expect(ada.page.get_by_test_id("lobby")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert english(ada) == []
    ada.context.clear_cookies()  # somebody else follows the link
    ada.open(ada.links["p2"])
    expect(ada.page.get_by_test_id("sit-down")).to_be_visible()
    assert english(ada) == []
    ada.page.get_by_role("textbox").first.fill("Bo")
    ada.page.get_by_test_id("sit-down").click()
    expect(ada.prompt).to_be_visible()
    see_tabs(ada)


def answer_some(ada: Person, rng: random.Random) -> None:
    state = ada.state()
    until = state["answers"] + STEP
    while state["answers"] < until and state["status"] == "running":
        if state["decision"]:
            answer = rng.choice(state["decision"]["options"])["notation"]
            given = {"player": state["you"], "version": state["version"], "answer": answer}
            # The bot may have been faster; then she is asked again.
            ada.context.request.post(f"{ada.address}/api/tables/{ada.table}/answers", data=given)
            state = ada.state()
        else:
            state = ada.after(state)


def see_tabs(ada: Person) -> None:
    """What stands beside the table: the log, the timeline and, among people, the chat."""
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        ada.page.wait_for_load_state("networkidle")
        assert english(ada) == []


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_a_table_with_all_beside_it(chromium: Browser, spoken: Server, game: str, setup: dict[str, object]) -> None:
    """The guided start, what is asked and told for a while, and the panels and dialogs beside it."""
    people = People(chromium, spoken.address)
    ada = people(lang=CODE, guide=True)
    made = ada.post("/api/tables", {"game": game, "seats": SEATS, "setup": setup | {"players": 2}})
    ada.open(f"/t/{made['table']}")
    page = ada.page
    ada.is_asked()
    page.wait_for_load_state("networkidle")
    while page.get_by_test_id("guide-next").count():
        assert english(ada) == []
        page.get_by_test_id("guide-next").click()
    assert english(ada) == []
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys-dialog")).to_be_visible()
    assert english(ada) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("open-settings").click()
    assert english(ada) == []
    page.keyboard.press("Escape")
    see_tabs(ada)
    rng = random.Random(game)
    for _ in range(LOOKS):
        answer_some(ada, rng)
        assert english(ada) == []
    assert not people.leave()


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_the_tabs_of_a_phone(chromium: Browser, spoken: Server, game: str, setup: dict[str, object]) -> None:
    people = People(chromium, spoken.address)
    ada = people(PHONE, lang=CODE)
    made = ada.post("/api/tables", {"game": game, "seats": SEATS, "setup": setup | {"players": 2}})
    ada.open(f"/t/{made['table']}")
    ada.is_asked()
    tabs = ada.page.get_by_test_id("tab-bar").get_by_role("button")
    for tab in tabs.all():
        tab.click()
        ada.page.wait_for_load_state("networkidle")
        assert english(ada) == []
    assert not people.leave()


def test_one_of_ours_is_a_choice_away(ada: Person) -> None:
    ada.open("/")
    ada.page.get_by_test_id("language").select_option("de")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    assert english(ada)
