"""Several people at the drawn table of Everdell: what one shows the others, and what each may see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.everdell import lay
from tests.browser.people import PHONE, People, Person
from tests.browser.test_watching import has_options

pytestmark = pytest.mark.slow
CARDS = "button[data-ref^='hand:']"


def begin(person: Person, *seats: str, **setup: Any) -> Any:
    """A table with `me` or `open` at each seat."""
    plans = [{"kind": seat, "name": name} for seat, name in zip(seats, ("Ada", "Bo"), strict=False)]
    given = {"players": len(seats), "start_player": "p1"} | setup
    made = person.post("/api/tables", {"game": "everdell", "seats": plans, "setup": given})
    person.open(f"/t/{made['table']}")
    return {who: link.removeprefix(person.address) for who, link in made["links"].items()}


def test_people_point_at_things_of_the_table(folk: People) -> None:
    ada, bo = folk(), folk(PHONE)
    bo.sit_down(begin(ada, "me", "open")["p2"], "Bo")
    ada.page.locator('[data-ref="place:haven"]').click(modifiers=["Alt"], force=True)
    # Bo's phone shows another tab: there it is said.
    expect(bo.page.get_by_test_id("pointed")).to_contain_text("Ada points at Haven")
    bo.page.get_by_test_id("tab-cards").tap()
    ring = bo.page.get_by_test_id("point-p1")
    ada.page.locator('[data-ref="meadow:3"]').focus()
    ada.page.keyboard.press("s")
    expect(ring).to_contain_text("Ada")
    middle = ring.locator(".edge").bounding_box()
    card = bo.page.locator('[data-ref="meadow:3"]').bounding_box()
    assert middle and card
    assert abs(middle["x"] + middle["width"] / 2 - card["x"] - card["width"] / 2) < 2
    assert ada.state()["answers"] == 0, "nothing was taken"


def test_two_at_one_device_pass_it_on_and_see_their_own_hands(folk: People) -> None:
    both = folk()
    begin(both, "me", "me")
    page = both.page
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Pass to Ada")
    for secret in ("hand", "everdell-board", "purse", "prompt"):
        expect(page.get_by_test_id(secret)).to_have_count(0)
    for name, seat, place in (("Ada", "p1", "basic-3-twigs"), ("Bo", "p2", "basic-2-resin")):
        page.get_by_role("button", name=f"I am {name}").click()
        both.is_asked()
        held = sorted(both.state(seat)["view"]["players"][seat]["hand"])
        shown = page.locator(CARDS)
        expect(shown).to_have_count(len(held))
        assert sorted(shown.evaluate_all("all => all.map(one => one.dataset.card)")) == held
        page.locator(f'[data-ref="place:{place}"]').click()
        expect(curtain).to_be_visible()
    expect(curtain).to_contain_text("Pass to Ada")


def test_a_spectator_sees_the_table_and_no_hand(folk: People) -> None:
    ada, eve = folk(), folk()
    lay(ada)
    ada.page.get_by_test_id("open-seats").click()
    link = ada.page.get_by_test_id("spectator-link").input_value()
    ada.page.get_by_role("button", name="Close").click()
    eve.watch(link)
    page = eve.page
    expect(eve.prompt).to_contain_text("You are watching.")
    board = page.get_by_test_id("everdell-board")
    expect(board.locator("[data-ref^='meadow:']")).to_have_count(8)
    ada.page.locator('[data-ref="place:basic-3-twigs"]').click()
    expect(page.locator('[data-ref="place:basic-3-twigs"]')).to_have_accessible_name(re.compile("here: Ada"))
    expect(page.locator(".lit")).to_have_count(0)
    expect(page.locator(CARDS)).to_have_count(0)
    for absent in ("options", "purse", "hand", "undo"):
        expect(page.get_by_test_id(absent)).to_have_count(0)
    for text in eve.heard:
        assert not has_options(json.loads(text)), "options of somebody else reached a spectator"


def test_the_timeline_and_what_if_on_the_drawn_table(folk: People) -> None:
    ada = folk()
    lay(ada, {"players": {"p1": {"season": "autumn", "workers": {"home": 6}}}})
    page, table = ada.page, ada.table
    place = page.locator('[data-ref="place:basic-3-twigs"]')
    place.click()
    stands = re.compile("here: Ada")
    expect(place).to_have_accessible_name(stands)
    ada.is_asked()
    page.get_by_test_id("tab-timeline").click()
    page.get_by_test_id("step-back").click()
    expect(ada.prompt).to_have_attribute("data-mode", "past")
    expect(place).not_to_have_accessible_name(stands)
    expect(page.locator(".everdell .lit")).to_have_count(0)
    page.get_by_test_id("whatif").click()
    ada.is_asked()
    assert ada.table != table
    page.locator('[data-ref="place:basic-2-resin"]').click()
    expect(page.locator('[data-ref="place:basic-2-resin"]')).to_have_accessible_name(stands)
    page.get_by_test_id("whatif-back").click()
    ada.is_asked()
    expect(place).to_have_accessible_name(stands)
    assert ada.state()["view"]["places"]["basic-2-resin"] == []


def test_a_table_against_rugwort(folk: People) -> None:
    ada = folk()
    lay(ada, {"warded": [2, 4], "players": {"p1": {"season": "autumn", "workers": {"home": 6}}}}, others=0)
    page = ada.page
    row = page.get_by_test_id("row-rugwort")
    expect(row).to_contain_text("Rugwort")
    expect(page.locator('[data-ref="place:basic-3-twigs"]')).to_have_accessible_name(re.compile("here: Rugwort"))
    for place in (2, 4):
        card = page.locator(f'[data-ref="meadow:{place}"]')
        expect(card).to_have_accessible_name(re.compile("cannot be played now: barred"))
        expect(card.locator(".takes .pawn")).to_have_count(1)  # his sign, not Phantomia's web
    before = ada.state()
    page.locator('[data-ref="place:basic-1-berry"]').click()
    expect(page.locator('[data-ref="place:basic-1-berry"]')).to_have_accessible_name(re.compile("here: Ada"))
    ada.is_asked()
    state = ada.state()
    assert state["answers"] > before["answers"]
    expect(row.locator(".score")).to_contain_text(str(state["view"]["players"]["rugwort"]["score"]["total"]))
