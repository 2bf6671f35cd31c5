"""Eyes that may not see everything: people who share a device, and spectators."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People

pytestmark = pytest.mark.slow


def test_a_curtain_hides_secrets_between_two_at_one_device(people: People) -> None:
    both = people()
    page = both.page
    both.open("/new/the-island")
    page.get_by_label("Name, Seat 1").fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="On this device").check()
    page.get_by_label("Name, Seat 2").fill("Bo")
    expect(page.get_by_text("the screen hides secrets")).to_be_visible()
    page.get_by_text("Variants and readings").click()
    page.get_by_label("Who begins").select_option(label="Seat 1")
    page.get_by_role("button", name="Start").click()
    curtain = page.get_by_test_id("curtain")

    both.is_asked("Place an adventurer")
    expect(both.prompt).to_contain_text("For Ada")
    both.take("place D4")
    both.take("value 6")
    expect(curtain).to_contain_text("Pass to Bo")
    for secret in ("mine", "log", "options", "prompt"):
        expect(page.get_by_test_id(secret)).to_have_count(0)
    expect(page.get_by_role("group", name="Board of The Island")).to_have_count(0)

    page.get_by_role("button", name="I am Bo").click()
    both.is_asked("Place an adventurer")
    expect(both.prompt).to_contain_text("For Bo")
    mine = page.get_by_test_id("mine")
    expect(mine.get_by_role("button", name="Value 6", exact=False)).to_have_count(1)
    expect(both.log).to_contain_text("D4")
    expect(both.log).not_to_contain_text(re.compile(r"value|\b6\b"))

    both.take("place E5")
    both.take("value 5")
    expect(curtain).to_contain_text("Pass to Ada")
    page.reload()
    expect(curtain.or_(both.prompt)).to_be_visible()
    if curtain.count():
        curtain.get_by_role("button").click()
    both.is_asked("Place an adventurer")
    expect(both.prompt).to_contain_text("For Ada")
    expect(mine.get_by_role("button", name="Value 6", exact=False)).to_have_count(0)
    expect(mine.get_by_role("button", name="Value 5", exact=False)).to_have_count(1)


def test_a_spectator_sees_the_board_and_no_more(people: People) -> None:
    ada, eve = people(), people()
    ada.begin("me", "random")
    ada.is_asked("Place an adventurer")
    ada.page.get_by_test_id("open-seats").click()
    link = ada.page.get_by_test_id("spectator-link").input_value()
    ada.page.get_by_role("button", name="Close").click()
    eve.watch(link)
    expect(eve.prompt).to_contain_text("You are watching.")

    ada.take("place D4")
    ada.is_asked("stands on D4?")
    ada.take("value 6")
    ada.is_asked("(9 left)")
    expect(eve.log).to_contain_text("D4")
    board = eve.page.get_by_role("group", name="Board of The Island")
    expect(board.get_by_role("img", name=re.compile("^D4, .*one of Ada"))).to_have_count(1)
    expect(board.get_by_role("button")).to_have_count(0)
    for absent in ("options", "mine", "undo"):
        expect(eve.page.get_by_test_id(absent)).to_have_count(0)
    expect(eve.log).not_to_contain_text(re.compile(r"value|\b6\b"))
    assert eve.heard
    for text in eve.heard:
        assert not has_options(json.loads(text)), "options of somebody else reached a spectator"


def has_options(node: object) -> bool:
    if isinstance(node, dict):
        return bool(node.get("options")) or any(has_options(part) for part in node.values())
    return isinstance(node, list) and any(has_options(part) for part in node)
