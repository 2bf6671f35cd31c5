"""What people see of each other, in French and in the dark: nothing that axe calls serious, no word is cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.test_narrow import CUT
from tests.browser.test_pages import Visit  # the same eyes

pytestmark = pytest.mark.slow
SIZES = [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")]
WORDS = ":is(button:not(.option), .tag, .label, label, h2, h3):not(.sr):visible"


class Look(Visit):
    """Sees also whether a word is cut off."""

    def __init__(self, person: Person, folder: Path, size: tuple[int, int]) -> None:
        super().__init__(person, folder, "french-dark-phone" if size == PHONE else "french-dark-desktop", dark=False)

    def see(self, name: str) -> None:
        super().see(name)
        names = ("Ada", "Bo", "Greedy")
        cut = self.person.page.locator(WORDS).evaluate_all(CUT)
        self.wrong += [f"{name}: {text!r} is cut off" for text in cut if not any(one in text for one in names)]


@pytest.mark.parametrize("size", SIZES)
def test_guests_guide_chat_clock_and_absence(people: People, screenshots: Path, size: tuple[int, int]) -> None:
    ada, bo = people(size, dark=True, lang="fr", guide=True), people()
    page, look = ada.page, Look(ada, screenshots, size)
    plan = {"game": "the-island", "clock": "generous", "listed": True, "talk": True, "setup": {"start_player": "p2"}}
    made = ada.post("/api/tables", plan | {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    table = made["table"]
    ada.open(f"/t/{table}")
    page.get_by_role("button", name="QR").first.click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    look.see("qr")
    bo.open(f"/sit/{table}")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_test_id("sit-down").click()
    bo.is_asked()
    expect(page.get_by_test_id("guide")).to_be_visible()
    expect(page.get_by_test_id("clock-p2").first).to_be_visible()
    look.see("guide-and-clock")
    page.get_by_test_id("guide-end").click()
    for text in ("Salut Ada !", "Tu es là ?"):
        bo.post(f"/api/tables/{table}/chat", {"text": text})
    page.get_by_test_id("tab-players" if size == PHONE else "tab-chat").click()
    expect(page.get_by_role("log")).to_contain_text("Tu es là")
    look.see("chat")
    bo.open("/")
    expect(page.get_by_test_id("absent-bot-p2")).to_be_visible()
    look.see("absent")
    assert not look.wrong, "\n".join(look.wrong)


@pytest.mark.parametrize("size", SIZES)
def test_what_was_missed(people: People, screenshots: Path, size: tuple[int, int]) -> None:
    ada = people(size, dark=True, lang="fr", speed="slow")
    look = Look(ada, screenshots, size)
    table = ada.begin("me", "greedy", "greedy")
    ada.is_asked()
    ada.open("/")
    state = ada.get(f"/api/tables/{table}")
    while state["answers"] < 12:
        if state["decision"]:
            answer = {"version": state["version"], "answer": state["decision"]["options"][0]["notation"]}
            ada.post(f"/api/tables/{table}/answers", answer)
            state = ada.get(f"/api/tables/{table}")
        else:
            state = ada.after(state)
    ada.open(f"/t/{table}")
    expect(ada.prompt).to_have_attribute("data-mode", "replay")
    look.see("replay")
    assert not look.wrong, "\n".join(look.wrong)
