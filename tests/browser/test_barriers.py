"""What axe-core finds on pages and dialogs that open only now and then: nothing, at both sizes, light and dark."""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import violations
from tests.browser.people import DESKTOP, PHONE, People, Person

pytestmark = pytest.mark.slow
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
DIALOGS = ("rules", "seats", "settings", "report", "keys", "end")
NAMED = {"rules": "Rules", "keys": "Keyboard"}
SIZES = [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")]


def found(page: Page, name: str) -> list[Any]:
    """Whatever axe says, how grave it may be. In the dark only colours are others."""
    told = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        told += [(name, scheme, *one) for one in violations(page, *(["color-contrast"] if scheme == "dark" else []))]
    return told


def opened(person: Person, name: str) -> None:
    person.page.get_by_test_id("open-menu").click()
    menu = person.page.get_by_test_id("menu-dialog")
    if name in NAMED:
        menu.get_by_role("button", name=NAMED[name], exact=True).click()
    else:
        menu.get_by_test_id(f"menu-{name}").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_no_dialog_of_a_table_has_barriers(people: People, size: tuple[int, int]) -> None:
    ada, bo = people(size), people()
    ada.begin("me", "open", "greedy")
    bo.sit_down(ada.links["p2"], "Bo")
    ada.go_on(2, lambda options: options[0])
    bo.go_on(4, lambda options: options[0])
    ada.is_asked()
    page = ada.page
    told = []
    for name in DIALOGS:
        opened(ada, name)
        told += found(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("undo-dialog").get_by_role("radio").first).to_be_visible()
    told += found(page, "undo")
    page.get_by_test_id("undo-send").click()
    expect(page.get_by_test_id("request-undo")).to_be_visible()
    told += found(page, "request")
    assert told == []


@pytest.mark.parametrize("size", SIZES)
def test_nor_have_the_ways_in(people: People, size: tuple[int, int]) -> None:
    ada, bo = people(), people(size)
    plan = {"game": "spirit-island", "listed": True, "name": "By the sea"}
    made = ada.post("/api/tables", plan | {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    bo.open(f"/sit/{made['table']}")
    expect(bo.page.get_by_test_id("sit-down")).to_be_visible()
    told = found(bo.page, "sit")
    bo.open("/offline")
    expect(bo.page.get_by_role("heading", name="You are offline")).to_be_visible()
    told += found(bo.page, "offline")
    assert told == []
