"""People at a table: they go and come back, have little time, share a device, talk and point."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import violations
from tests.browser.people import PHONE, People, Person

pytestmark = pytest.mark.slow

# Notifications of the browser are noted instead of shown, and nobody is asked before they want them.
NOTED = """
window.noted = [];
window.askedFor = 0;
window.Notification = class {
  constructor(title, how) { window.noted.push([title, how.body]); }
  close() {}
  static permission = "default";
  static requestPermission() { window.askedFor += 1; this.permission = "granted"; return Promise.resolve("granted"); }
};
Object.defineProperty(document, "hidden", { get: () => Boolean(window.turnedAway) });
"""


# As phones have it: the page may show none, the worker may. Whoever is asked allows it.
FROM_WORKERS = """
window.noted = [];
ServiceWorkerRegistration.prototype.showNotification = async (title) => { window.noted.push(title); };
window.Notification = class {
  constructor() { throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()."); }
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
};
Object.defineProperty(document, "hidden", { get: () => Boolean(window.turnedAway) });
"""

# The tones that are played.
HEARD = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(Math.round(this.frequency.value));
  return start.apply(this, when);
};
"""

# What somebody points at stays, however slow the machine is.
LASTING = """
const later = window.setTimeout;
window.setTimeout = (what, wait, ...more) => (wait === 3000 ? 0 : later(what, wait, ...more));
"""


def without_barriers(page: Page) -> None:
    assert violations(page) == []


def two(people: People, **setup: object) -> tuple[Person, Person]:
    ada, bo = people(), people()
    ada.begin("me", "open", **setup)
    bo.sit_down(ada.links["p2"], "Bo")
    return ada, bo


def test_the_game_goes_on_without_somebody_who_has_vanished(people: People) -> None:
    ada, bo = two(people, start_player="p2")
    bo.is_asked()
    table = bo.table
    bo.open("/")
    notice = ada.page.get_by_test_id("absent-p2")
    expect(notice).to_contain_text("Bo has been away since")
    without_barriers(ada.page)
    notice.get_by_role("button", name="Let a bot play").click()
    ada.is_asked()
    expect(ada.log).to_contain_text("Ada lets a bot")
    bo.open(f"/t/{table}")
    expect(bo.page.get_by_test_id("handed-p2")).to_contain_text("A bot is playing for Bo.")
    bo.page.get_by_role("button", name="Take the seat back").click()
    expect(bo.page.get_by_test_id("handed-p2")).to_have_count(0)
    assert bo.state()["seats"]["p2"]["kind"] == "human"


def test_a_host_without_a_seat_asks_to_end_the_game(people: People) -> None:
    ada, bo = people(), people()
    ada.begin("open", "random")
    bo.sit_down(ada.links["p1"], "Bo")
    bo.is_asked()
    ada.page.get_by_test_id("open-menu").click()
    ada.page.get_by_test_id("menu-end").click()
    without_barriers(ada.page)
    ada.page.get_by_test_id("end-send").click()
    asked = ada.page.get_by_test_id("request-end")
    expect(asked).to_contain_text("You asked to end the game. Waiting for Bo.")
    asked.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)
    ada.page.get_by_test_id("open-menu").click()
    ada.page.get_by_test_id("menu-end").click()
    ada.page.get_by_test_id("end-send").click()
    expect(bo.page.get_by_test_id("request-end")).to_contain_text("The host wants to end the game unfinished.")
    bo.page.get_by_test_id("agree").click()
    for person in (ada, bo):
        expect(person.log).to_contain_text("The game was ended by agreement.")


def test_a_table_with_a_clock_shows_who_has_how_long(people: People) -> None:
    ada, bo = people(), people(PHONE)
    ada.open("/new/the-island")
    page = ada.page
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="By link").check()
    page.get_by_role("radio", name="generous").check()
    expect(page.get_by_text("Ten minutes for each answer.")).to_be_visible()
    page.get_by_role("switch", name="Chat and pointing").uncheck()
    page.get_by_label("Table name").fill("By the sea")
    page.get_by_test_id("listed").check()
    without_barriers(page)
    page.get_by_test_id("create").click()
    bo.sit_down(page.get_by_test_id("link-p2").input_value(), "Bo")
    expect(bo.prompt).to_be_visible()
    asked = bo.state()["waiting"][0]["player"]
    for person in (ada, bo):
        expect(person.page.get_by_test_id(f"clock-{asked}")).to_contain_text("left")
    assert bo.state()["talk"] is False
    ada.open("/new")
    expect(page.get_by_label("Table name")).to_have_value("By the sea")
    expect(page.get_by_role("radio", name="generous")).to_be_checked()
    expect(page.get_by_test_id("listed")).to_be_checked()
    expect(page.get_by_role("switch", name="Chat and pointing")).not_to_be_checked()
    page.get_by_test_id("start-over").click()
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="By link").check()
    expect(page.get_by_label("Table name")).to_have_value("")
    expect(page.get_by_role("radio", name="none")).to_be_checked()
    expect(page.get_by_test_id("listed")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Chat and pointing")).to_be_checked()


def test_your_turn_is_in_the_title_and_in_a_notification_for_who_wants_it(people: People) -> None:
    ada, bo = people(), people()
    bo.context.add_init_script(NOTED)
    ada.begin("me", "open")
    bo.sit_down(ada.links["p2"], "Bo")
    bo.waits()
    page = bo.page
    page.get_by_test_id("open-settings").click()
    assert page.evaluate("window.askedFor") == 0
    page.get_by_role("switch", name="Notification when it is your turn").check()
    page.keyboard.press("Escape")
    page.evaluate("window.turnedAway = true")
    assert not page.title().startswith("●")
    ada.take("place D4")
    ada.take("value 5")
    expect(page).to_have_title("● Your turn – The Island")
    titles = [title for title, _ in page.evaluate("window.noted")]
    assert titles == ["Notification when it is your turn", "Your turn – The Island"], (
        "the first one shows that it works"
    )
    page.reload()
    assert page.evaluate("JSON.parse(localStorage.getItem('tidewood.settings')).notify") is True
    assert page.evaluate("window.askedFor") == 0, "it is remembered"


def test_where_pages_may_show_no_notifications_the_worker_does(people: People) -> None:
    ada, bo = people(), people(installs=True)
    bo.context.add_init_script(FROM_WORKERS)
    ada.begin("me", "open")
    bo.sit_down(ada.links["p2"], "Bo")
    bo.waits()
    page = bo.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_test_id("open-settings").click()
    switch = page.get_by_role("switch", name="Notification when it is your turn")
    switch.check()
    page.wait_for_function("() => window.noted.includes('Notification when it is your turn')")
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    page.evaluate("window.turnedAway = true")
    ada.take("place D4")
    ada.take("value 5")
    page.wait_for_function("() => window.noted.includes('Your turn – The Island')")


def test_a_sound_says_that_it_is_ones_turn_for_who_wants_it(people: People) -> None:
    ada, bo = people(), people(sound=True)
    for person in (ada, bo):
        person.context.add_init_script(HEARD)
    ada.begin("me", "open")
    bo.sit_down(ada.links["p2"], "Bo")
    bo.page.get_by_test_id("open-settings").click()
    ada.page.get_by_test_id("open-settings").click()
    ada.page.get_by_role("button", name="Play it").click()
    for person in (ada, bo):
        person.page.keyboard.press("Escape")
    ada.take("place D4")
    ada.take("value 5")
    bo.is_asked()
    bo.page.wait_for_function("window.tones.length")
    assert bo.page.evaluate("window.tones") == ada.page.evaluate("window.tones") == [587, 880]
    bo.take("place D5")
    bo.take("value 5")
    ada.is_asked()
    assert len(ada.page.evaluate("window.tones")) == 2, "she has it switched off"


def test_seats_of_one_device_are_switched_at_the_players_with_the_keyboard(people: People) -> None:
    ada = people()
    ada.begin("me", "me", "random")
    ada.page.get_by_test_id("curtain-go").click()
    ada.is_asked()
    other = ada.page.get_by_test_id("players").get_by_role("button", name="Bo")
    expect(other).to_have_attribute("aria-pressed", "false")
    other.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("curtain")).to_contain_text("Pass to Bo")
    ada.page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    ada.waits()
    without_barriers(ada.page)


def test_people_talk_and_point_and_can_be_muted(people: People) -> None:
    ada, bo = people(), people(boardView="plain")
    for person in (ada, bo):
        person.context.add_init_script(LASTING)
    ada.begin("me", "open")
    bo.sit_down(ada.links["p2"], "Bo")
    ada.page.get_by_test_id("tab-chat").click()
    without_barriers(ada.page)
    ada.page.get_by_test_id("chat-field").fill("<i>Hello</i> Bo")
    ada.page.keyboard.press("Enter")
    bo.page.get_by_test_id("tab-chat").click()
    expect(bo.page.get_by_role("log")).to_contain_text("<i>Hello</i> Bo")
    # She points on the drawn board, he sees it in the table in words, and the other way round.
    ada.page.locator("[data-thing='hex:D4']").focus()
    ada.page.keyboard.press("p")
    expect(bo.page.get_by_test_id("pointed")).to_contain_text("Ada points at D4")
    expect(ada.page.get_by_test_id("point-p1")).to_contain_text("Ada")
    bo.page.locator("[data-token=E5]").click(modifiers=["Alt"])
    expect(ada.page.get_by_test_id("point-p2")).to_contain_text("Bo")
    # Whoever is muted is neither read nor seen.
    bo.page.get_by_role("button", name="Mute Ada").click()
    expect(bo.page.get_by_role("log")).not_to_contain_text("Hello")
    ada.page.get_by_role("switch", name="Chat and pointing").uncheck()
    expect(bo.page.get_by_test_id("tab-chat")).to_have_count(0)
