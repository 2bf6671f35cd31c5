"""Every page, at both sizes, light and dark: nothing that axe-core finds, nothing sticks out; and a picture."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.barriers import STILL, violations
from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.serving import Server

pytestmark = pytest.mark.slow
LOOKS = [
    pytest.param(PHONE, False, id="phone-light"),
    pytest.param(PHONE, True, id="phone-dark"),
    pytest.param(DESKTOP, False, id="desktop-light"),
    pytest.param(DESKTOP, True, id="desktop-dark"),
]
STICKS_OUT = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Visit:
    """Looks at one page after the other and notes what is wrong with it."""

    def __init__(self, person: Person, folder: Path, look: str, dark: bool) -> None:
        self.person = person
        self.folder = folder
        self.look = look
        self.asked = ["color-contrast"] if dark else []  # only colours are others in the dark
        self.wrong: list[str] = []

    def see(self, name: str) -> None:
        page = self.person.page
        page.evaluate(STILL)
        page.screenshot(path=self.folder / f"{name}-{self.look}.png", animations="disabled")
        out = page.evaluate(STICKS_OUT)
        if out > 0:
            self.wrong.append(f"{name}: the page scrolls sideways by {out} pixels")
        self.wrong += [f"{name}: {found}" for found in violations(page, *self.asked)]

    def sees_what_is_asked(self) -> None:
        for name, part in (("prompt", self.person.prompt), ("options", self.person.page.get_by_test_id("options"))):
            box = part.bounding_box()
            size = self.person.page.viewport_size
            assert box and size
            beside = box["x"] < 0 or box["x"] + box["width"] > size["width"] + 1
            if beside or not 0 <= box["y"] <= size["height"] - 44:
                self.wrong.append(f"{name} is not in sight: {box}")


def play(dice: random.Random, options: list[str]) -> str:
    """Busy turns: tiles are kept for later, points are mostly used."""
    if "no tile" in options and dice.random() < 0.8:
        return "no tile"
    return dice.choice(options)


class Played(NamedTuple):
    """A browser that has a table in the middle of a game, and one at its end."""

    cookies: Sequence[Any]
    running: str
    over: str


@pytest.fixture(scope="module")
def played(chromium: Browser, server: Server) -> Played:
    ada = People(chromium, server.address)(boardView="plain")
    dice = random.Random(5)
    over = ada.begin("me", "greedy", "greedy")
    ada.post(f"/api/tables/{over}/seats/p1", {"to": "bot", "bot": "greedy"})
    running = ada.begin("me", "random", "random", "greedy")
    ada.go_on(170, lambda options: play(dice, options))
    state = ada.get(f"/api/tables/{over}")
    while state["status"] == "running":
        state = ada.after(state)
    cookies = ada.context.cookies()
    ada.context.close()
    return Played(cookies, running, over)


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_pages(
    people: People,
    played: Played,
    screenshots: Path,
    request: pytest.FixtureRequest,
    size: tuple[int, int],
    dark: bool,
) -> None:
    ada = people(size, dark, played.cookies)
    page = ada.page
    visit = Visit(ada, screenshots, request.node.callspec.id, dark)
    ada.open("/")
    expect(page.get_by_test_id("start-the-island")).to_be_visible()
    visit.see("home")
    ada.open("/new/the-island")
    page.get_by_text("Variants and readings").click()
    visit.see("new")
    ada.open("/rules/the-island")
    expect(page.get_by_text("TI-001")).to_be_visible()
    visit.see("rules")
    ada.begin("me", "open", "open")
    expect(page.get_by_test_id("lobby")).to_be_visible()
    visit.see("lobby")
    bo = people(size, dark)
    bo.open(ada.links["p2"])
    expect(bo.page.get_by_test_id("sit-down")).to_be_visible()
    joins = Visit(bo, screenshots, visit.look, dark)
    joins.see("join")

    ada.open(f"/t/{played.running}")
    ada.is_asked()
    expect(page.get_by_role("group", name="Board of The Island")).to_be_visible()
    visit.see("table")
    if size == PHONE and page.get_by_test_id("sheet").get_attribute("data-height") == "peek":
        page.get_by_test_id("sheet-handle").click()
        visit.see("table-options")
    visit.sees_what_is_asked()
    page.get_by_test_id("open-menu").click()
    visit.see("menu")
    page.get_by_test_id("menu-view").click()
    expect(page.get_by_test_id("plain")).to_be_visible()
    visit.see("plain")
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("menu-view").click()

    page.get_by_test_id("tab-timeline").click()
    expect(page.get_by_test_id("timeline")).to_be_visible()
    visit.see("timeline")
    page.get_by_test_id("step-back").click()
    expect(ada.prompt).to_have_attribute("data-mode", "past")
    visit.see("past")
    page.get_by_test_id("whatif").click()
    expect(page.get_by_test_id("whatif-banner")).to_be_visible()
    visit.see("what-if")

    ada.open(f"/t/{played.over}")
    page.get_by_test_id("show-outcome").click()
    expect(page.get_by_test_id("outcome")).to_be_visible()
    visit.see("end")
    wrong = visit.wrong + joins.wrong
    assert not wrong, "\n".join(wrong)
