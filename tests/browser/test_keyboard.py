"""Without a mouse, and by roles alone as a screen reader goes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People

pytestmark = pytest.mark.slow
FAR = 60


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(FAR):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def test_from_the_home_page_with_the_keyboard_only(people: People) -> None:
    ada = people()
    page, keys = ada.page, ada.page.keyboard
    ada.open("/")
    start = page.get_by_test_id("custom-the-island")
    expect(start).to_be_visible()
    tab_to(page, start)
    keys.press("Enter")
    begin = page.get_by_role("button", name="Start")
    expect(begin).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Remove seat 3"))
    keys.press("Enter")
    level = page.get_by_label("Level, Seat 2")
    tab_to(page, level)
    keys.press("R")  # one key: a second one counts as a new word if it comes late
    expect(level.locator("option:checked")).to_have_text("Random")
    variants = page.locator("summary", has_text="Variants and readings")
    tab_to(page, variants)
    keys.press("Enter")
    starter = page.get_by_label("Who begins")
    tab_to(page, starter)
    keys.press("S")
    expect(starter.locator("option:checked")).to_have_text("Seat 1")
    tab_to(page, begin)
    keys.press("Enter")

    # By number.
    ada.is_asked("(10 left)")
    keys.type("12")
    expect(ada.options.nth(11)).to_be_focused()
    place = ada.notations()[11].split()[1]
    keys.press("Enter")
    ada.is_asked(f"stands on {place}?")
    keys.press("3")
    keys.press("Enter")
    ada.is_asked("(9 left)")

    # By filter and arrows.
    free = ada.notations()[-1].split()[1]
    keys.press("/")
    expect(page.get_by_test_id("options-filter")).to_be_focused()
    keys.type(free)
    keys.press("ArrowDown")
    expect(ada.option(f"place {free}")).to_be_focused()
    keys.press("Enter")
    ada.is_asked(f"stands on {free}?")

    # Taken back, and redone.
    keys.press("Control+z")
    ada.is_asked("(9 left)")
    keys.press("Control+Shift+z")
    ada.is_asked(f"stands on {free}?")
    keys.press("1")
    keys.press("ArrowDown")
    keys.press("Enter")
    ada.is_asked("(8 left)")

    # On the board.
    lit = page.locator("[data-thing][tabindex='0']")
    tab_to(page, lit)
    before = lit.get_attribute("data-thing")
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(arrow)
        if lit.get_attribute("data-thing") != before:
            break
    expect(lit).not_to_have_attribute("data-thing", before or "")
    expect(lit).to_be_focused()
    keys.press("Tab")  # nobody is held on the board
    expect(page.locator("[data-thing]:focus")).to_have_count(0)
    keys.press("Shift+Tab")
    expect(lit).to_be_focused()
    keys.press("Enter")
    ada.is_asked("stands on")

    # Help opens and closes.
    keys.press("?")
    help_ = page.get_by_role("dialog", name="Keyboard")
    expect(help_).to_be_visible()
    keys.press("Escape")
    expect(help_).to_be_hidden()
    ada.is_asked("stands on")
    assert ada.state()["answers"] >= 9


def test_the_plain_view_by_roles(people: People) -> None:
    ada = people()
    page = ada.page
    ada.begin("me", "random")
    page.get_by_role("button", name="Plain view").click()
    expect(page.get_by_role("heading", name="The table in words")).to_be_visible()
    asked = page.get_by_role("region", name="Prompt")
    expect(asked.get_by_role("heading")).to_have_text(re.compile(r"Place an adventurer on the island \(10 left\)"))

    # What is about a space is at its row.
    row = page.get_by_role("main").get_by_role("row").filter(has=page.get_by_role("rowheader", name="D4", exact=True))
    row.get_by_role("button", name=re.compile(r"1 option\s*: D4")).click()
    page.get_by_role("menuitem").first.click()
    expect(asked.get_by_role("heading")).to_have_text(re.compile("stands on D4"))

    options = page.get_by_role("complementary", name="Options")
    options.get_by_role("button", name="Value 3").click()
    expect(asked.get_by_role("heading")).to_have_text(re.compile(r"\(9 left\)"))
    expect(row).to_contain_text("Ada")
    options.get_by_role("button", name=re.compile("E5")).first.click()
    expect(asked.get_by_role("heading")).to_have_text(re.compile("stands on E5"))
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(asked.get_by_role("heading")).to_have_text(re.compile(r"\(9 left\)"))
    expect(page.get_by_role("log", name="Log")).to_contain_text("D4")
    page.get_by_role("button", name="Drawn board").click()
    expect(page.get_by_role("group", name="Board of The Island")).to_be_visible()
