"""Another language while playing: everything that is read changes at once, nothing is answered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person

pytestmark = pytest.mark.slow
NAMES = {"de": "Deutsch", "fr": "Français", "en": "English"}
SETTINGS = {"de": "Einstellungen", "fr": "Réglages", "en": "Settings"}


def test_a_language_is_switched_in_play(people: People) -> None:
    ada = people()
    ada.begin("me", "random")
    ada.is_asked("(10 left)")
    ada.take("place D4")
    ada.take("value 3")
    ada.is_asked("(9 left)")
    place = next(one for one in ada.notations() if one.startswith("place"))
    ada.take(place)
    ada.is_asked(f"stands on {place.removeprefix('place ')}?")
    state = ada.state()
    reads(ada, state, "en")
    ada.page.get_by_test_id("open-settings").click()
    for lang in ("de", "fr", "en"):
        ada.page.get_by_test_id("settings-lang").get_by_label(NAMES[lang]).check()
        reads(ada, state, lang)
    assert ada.state()["answers"] == state["answers"]


def reads(ada: Person, state: Any, lang: str) -> None:
    names = {player: seat["name"] for player, seat in state["seats"].items()}
    expect(ada.page.locator("html")).to_have_attribute("lang", lang)
    expect(ada.question).to_have_text(state["decision"]["prompt"][lang])
    for option in state["decision"]["options"]:
        expect(ada.option(option["notation"])).to_contain_text(option["text"][lang])
    for line in state["log"]:
        text = line["text"][lang]
        for player, name in names.items():
            text = text.replace(player, name)
        expect(ada.log).to_contain_text(text)
    expect(ada.page.get_by_test_id("open-settings")).to_have_attribute("aria-label", SETTINGS[lang])
