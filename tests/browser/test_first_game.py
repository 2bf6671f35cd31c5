"""The first game: a guided start that follows what the table asks, and the page as an app."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.serving import Server
from tests.browser.test_pages import Visit  # the same eyes


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_is_guided_by_what_is_asked(people: People, screenshots: Path, size: tuple[int, int]) -> None:
    ada = people(size, guide=True)
    page = ada.page
    ada.begin("me", "greedy")
    step = page.get_by_test_id("guide").locator("[data-step]")
    for n in (1, 2, 3):
        expect(step).to_have_attribute("data-step", f"guide.see.{n}")
        page.get_by_test_id("guide-next").click()
    expect(step).to_have_attribute("data-step", "guide.on.place-adventurer")
    visit = Visit(ada, screenshots, "phone" if size == PHONE else "desktop", dark=False)
    visit.see("guide")
    assert not visit.wrong, visit.wrong
    # Without the guide: it follows the question, not a script.
    state = ada.state()
    place = state["decision"]["options"][0]["notation"]
    ada.post(f"/api/tables/{ada.table}/answers", {"version": state["version"], "answer": place})
    expect(step).to_have_attribute("data-step", "guide.on.which-figure-secret")
    page.reload()
    expect(step).to_have_attribute("data-step", "guide.on.which-figure-secret")
    page.get_by_test_id("guide-end").click()
    expect(step).to_have_count(0)
    page.reload()
    ada.is_asked()
    expect(step).to_have_count(0)
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("menu-guide").click()
    expect(step).to_have_attribute("data-step", "guide.see.1")


@pytest.mark.parametrize("game", ["everdell", "spirit-island"])
def test_every_game_has_a_guided_start_in_the_language_of_the_page(people: People, game: str) -> None:
    ada = people(guide=True, lang="de")
    made = ada.post("/api/tables", {"game": game, "seats": [{"kind": "me"}]})
    ada.open(f"/t/{made['table']}")
    guide = ada.page.get_by_test_id("guide")
    expect(guide).to_contain_text("Einstieg")
    for _ in range(3):
        ada.page.get_by_test_id("guide-next").click()
    expect(guide.locator("[data-step^='guide.on.']")).to_be_visible()


def test_without_a_connection_the_app_says_so_and_comes_back(people: People, own_server: Server) -> None:
    people.address = own_server.address
    ada = people(installs=True)
    page = ada.page
    ada.lines_break = True
    ada.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    own_server.kill()
    page.reload()
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    expect(page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
    kept = page.evaluate(
        "caches.keys().then((all) => Promise.all(all.map((one) => caches.open(one).then((c) => c.keys()))))"
        ".then((found) => found.flat().map((one) => new URL(one.url).pathname))"
    )
    assert kept == ["/offline"], "nothing else may ever be shown from yesterday"
    own_server.start()
    page.get_by_role("link", name=re.compile("Try again")).click()
    expect(page.get_by_test_id("start-the-island")).to_be_visible()
