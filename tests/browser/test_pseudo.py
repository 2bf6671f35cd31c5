"""The page in a language that nobody speaks: whatever is still English does not come from a catalogue."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import People, Person
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
IDS: Final = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)*-\d+\b|https://")
SETUPS: Final[dict[str, dict[str, object]]] = {
    "the-island": {},
    "everdell": {},
    "spirit-island": {"spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"], "boards": ["A", "B"]},
}
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
    """The words on the page that no catalogue has changed. Rules are named by their ids, and a link is a link."""
    return unchanged(IDS.sub("", str(ada.page.evaluate(READ))), SAME)


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


@pytest.mark.parametrize("game", SETUPS)
def test_a_table_and_its_dialogs(ada: Person, game: str) -> None:
    made = ada.post("/api/tables", {"game": game, "seats": SEATS, "setup": SETUPS[game] | {"players": 2}})
    ada.open(f"/t/{made['table']}")
    rng = random.Random(game)
    for _ in range(6):
        ada.is_asked()
        ada.page.wait_for_load_state("networkidle")
        assert english(ada) == []
        picking = ada.page.get_by_test_id("pick").count()
        state = ada.state()
        if picking or not state["decision"]:
            break
        ada.take(rng.choice(ada.notations()))
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_test_id("keys-dialog")).to_be_visible()
    assert english(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_test_id("open-settings").click()
    assert english(ada) == []
    ada.page.keyboard.press("Escape")


def test_one_of_ours_is_a_choice_away(ada: Person) -> None:
    ada.open("/")
    ada.page.get_by_test_id("language").select_option("de")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    assert english(ada)
