"""Where there is little room, words are whole."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

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
