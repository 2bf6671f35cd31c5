"""Setting up a table as a newcomer does: one's own Spirit, the rest to others or to chance, and links that work."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.test_pages import Visit  # the same eyes

RIVER, THUNDER, OCEAN = "river-surges-in-sunlight", "thunderspeaker", "oceans-hungry-grasp"


def test_each_chooses_a_spirit_of_their_own(people: People, screenshots: Path) -> None:
    ada, bo = people(), people()
    page = ada.page
    ada.open("/new/spirit-island")
    page.get_by_test_id("own-spirits-1").select_option(THUNDER)
    page.get_by_test_id("add-seat").click()
    page.get_by_test_id("seat-2").get_by_label("By link").check()
    expect(page.get_by_test_id("seat-2")).to_contain_text("They choose for themselves")
    level = page.get_by_test_id("option-adversary_level")
    expect(level).to_have_count(0)
    page.get_by_test_id("option-adversary").select_option("england")
    level.select_option("3")
    expect(level.locator("option:checked")).to_have_text(re.compile(r"^3 – .*difficulty"))
    expect(level).to_have_accessible_description(re.compile("additional Build space"))
    visit = Visit(ada, screenshots, "setting-up", dark=False)
    visit.see("spirit-island")
    page.get_by_test_id("create").click()

    expect(page.get_by_test_id("unreachable-links")).to_contain_text("--host 0.0.0.0")
    link = page.get_by_test_id("link-p2").input_value()
    page.get_by_role("button", name="QR code: Invitation").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    visit.see("lobby-spirits")
    bo.open("/j/" + link.partition("/j/")[2])
    choice = bo.page.get_by_test_id("own-spirits")
    expect(choice.locator(f"option[value={THUNDER}]")).to_have_count(0)
    choice.select_option(OCEAN)
    page.get_by_test_id("own-spirits-p1").select_option(RIVER)
    expect(page.get_by_test_id("own-spirits-p1")).to_have_value(RIVER)
    eyes = Visit(bo, screenshots, "setting-up", dark=False)
    eyes.see("join-spirits")
    bo.page.get_by_test_id("sit-down").click()
    bo.is_asked()
    assert bo.state()["setup"]["spirits"] == [RIVER, OCEAN]
    assert not [*visit.wrong, *eyes.wrong]


def test_six_play_with_both_sets_and_an_aspect(people: People, screenshots: Path) -> None:
    ada = people()
    page = ada.page
    ada.open("/new/spirit-island")
    for _ in range(5):
        page.get_by_test_id("add-seat").click()
    expect(page.get_by_test_id("add-seat")).to_be_disabled()
    spirit = page.get_by_test_id("own-spirits-1")
    volcano = spirit.locator("option[value=volcano-looming-high]")
    expect(volcano).to_have_count(0)
    expect(page.get_by_test_id("option-aspects")).to_have_count(0)
    for id in ("branch-and-claw", "jagged-earth"):
        page.get_by_test_id(f"option-expansions-{id}").check()
    expect(volcano).to_have_count(1)
    spirit.select_option("lightnings-swift-strike")
    page.get_by_test_id("option-aspects-wind").check()
    visit = Visit(ada, screenshots, "setting-up", dark=False)
    visit.see("both-sets")
    page.get_by_test_id("create").click()
    ada.is_asked()
    setup = ada.state()["setup"]
    assert (len(setup["spirits"]), setup["aspects"]) == (6, ["wind"])
    assert sorted(ada.state()["view"]["boards"]) == ["A", "B", "C", "D", "E", "F"]
    expect(page.get_by_test_id("goal")).not_to_have_text("")  # where a server is busy, the words come after the table
    visit.see("six-boards")
    assert not visit.wrong


def test_only_what_matters_is_asked_and_the_last_set_up_is_remembered(people: People) -> None:
    ada = people()
    page = ada.page
    ada.open("/new/the-island")
    page.get_by_text("Variants and readings").click()
    expect(page.get_by_test_id("option-overpopulation")).to_be_visible()
    assert not page.get_by_test_id("option-colours").count(), "three players have one colour each"
    assert not page.get_by_test_id("option-rim_only").count()
    page.get_by_test_id("option-overpopulation").click()
    expect(page.get_by_test_id("option-rim_only")).to_be_visible()
    page.get_by_role("button", name="Remove seat 3").click()
    expect(page.get_by_test_id("option-colours")).to_be_visible()
    page.get_by_label("Name, Seat 1").fill("Ada")
    page.get_by_test_id("create").click()
    ada.is_asked()
    assert ada.state()["setup"]["overpopulation"] is True

    ada.open("/new")
    page.get_by_text("Variants and readings").click()
    expect(page.get_by_role("radio", name="The Island")).to_be_checked()
    expect(page.get_by_test_id("option-rim_only")).to_be_visible()
    expect(page.get_by_test_id("seat-3")).to_have_count(0)
    page.get_by_test_id("start-over").click()
    expect(page.get_by_test_id("seat-3")).to_be_visible()
    expect(page.get_by_test_id("option-rim_only")).to_have_count(0)

    ada.open("/")
    first = page.locator("main section").first
    expect(first).to_have_attribute("data-testid", "my-tables")
