"""Where there is little room, words are whole."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.everdell import Hand, lay
from tests.browser.people import PHONE, People

CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"


def cut(words: Locator) -> list[str]:
    expect(words.first).to_be_visible()
    return list(words.evaluate_all(CUT))


def test_short_names_are_whole_on_a_phone(people: People):
    ada = people(PHONE, lang="fr")
    ada.begin("me", "greedy", "greedy")
    ada.is_asked()
    names = ada.page.locator(".top li strong")
    expect(names).to_have_count(3)
    assert "Ada" not in cut(names)


def test_how_it_stands_is_whole_beside_the_undo_button(people: People):
    ada = people((1280, 800), lang="de")
    ada.begin("me", "greedy", "greedy")
    ada.go_on(5000, lambda open: open[-1])
    expect(ada.prompt).to_have_attribute("data-mode", "over")
    assert cut(ada.prompt.locator(".tag")) == []


def test_whose_turn_it_is_stands_in_one_line_beside_the_ways_back(folk: People):
    ada = folk(PHONE, lang="de")
    lay(ada, {"players": {"p1": {"season": "autumn", "hand": ["farm", "mine", "bard"]}}})
    ada.page.set_viewport_size({"width": 360, "height": 640})
    hand = Hand(ada, touch=True)
    hand.do("place:haven")
    hand.answered(2)
    expect(ada.page.get_by_test_id("cancel")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Rückgängig", exact=True)).to_be_visible()
    box = ada.prompt.locator(".tag").bounding_box()
    assert box and box["height"] < 30
