"""A preview never moves what lies under the pointer, so that a click takes what one was looking at."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, People

pytestmark = pytest.mark.slow
SEATS: Final = {"the-island": ["me", "random"], "everdell": ["me", "random"], "spirit-island": ["me"]}
LOOKED_AT: Final = 6  # options
SOON: Final = 300  # milliseconds in which something would have moved
# Where everything stands that can be answered with, by what it is; and the board.
PLACES: Final = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-testid=options] [data-notation], main.board")].map((one, i) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.notation ?? "board", [x, y, width, height].map(Math.round)];
  }),
)"""


def places(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PLACES)
    return found


def settled(page: Page) -> dict[str, Any]:
    """The same, once all parts of the page have come."""
    last: dict[str, Any] = {}
    while (found := places(page)) != last:
        last = found
        page.wait_for_timeout(2 * SOON)
    return found


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", SEATS)
def test_looking_at_an_option_moves_nothing(people: People, game: str, lang: str) -> None:
    ada = people(DESKTOP, lang=lang)
    seats = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in SEATS[game]]
    setup = {} if game == "spirit-island" else {"start_player": "p1"}
    made = ada.post("/api/tables", {"game": game, "seats": seats, "setup": setup})
    ada.open(f"/t/{made['table']}")
    ada.is_asked()
    page = ada.page
    page.mouse.move(2, 2)
    expect(ada.options.first).to_be_visible()
    page.wait_for_load_state("networkidle")  # parts of the page that come late
    before = settled(page)
    assert "board" in before and len(before) > 2
    said = set()
    for option in [one for one in before if one != "board"][:LOOKED_AT]:
        button = ada.option(option)
        button.hover()
        expect(button).to_have_class(re.compile("selected"))
        page.wait_for_timeout(SOON)
        said.add(page.locator(".side > .would").inner_text())
        assert places(page) == before, option
    assert len(said) > 1, "nothing was foreseen"
    page.mouse.move(2, 2)
    assert places(page) == before
