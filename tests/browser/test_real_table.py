"""Phantomia for people with the box: the helper on a phone, in the plain view."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import violations
from tests.browser.people import PHONE, People, Person

pytestmark = pytest.mark.slow
LAID_OUT = (
    "forest forest-2-any", "forest forest-3-berries", "forest forest-2-berries-1-card",
    "event tax-relief", "event path-of-the-pilgrims", "event performer-in-residence", "event croak-wart-cure",
)  # fmt: skip


def begin(people: People, **setup: object) -> Person:
    """A phone on a table of which nothing has been told."""
    ada = people(PHONE, lang="de", boardView="plain")
    seats = [{"kind": "me", "name": "Ada"}]
    made = ada.post(
        "/api/tables", {"game": "everdell", "seats": seats, "setup": {"phantomia": True, "helper": True} | setup}
    )
    ada.open(f"/t/{made['table']}")
    ada.is_asked()
    return ada


def fits(person: Person) -> None:
    """Nothing is wider than the phone, and nobody is kept out."""
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(person.page) == []


def test_the_helper_on_a_phone(people: People, screenshots: Path) -> None:
    ada = begin(people)
    page = ada.page
    steps = page.get_by_test_id("steps")
    expect(steps.get_by_role("heading")).to_have_text("Jetzt an eurem Tisch")
    expect(steps).to_contain_text("Baut Everdell auf wie für 2 Personen.")
    expect(steps).to_contain_text("Legt nur 3 Wald-Orte aus")
    page.screenshot(path=screenshots / "real-table-set-up.png")
    fits(ada)
    for answer in ("ready", *LAID_OUT):
        ada.take(answer)
    ada.is_asked("Was hast du in deinem Zug getan?")
    expect(steps).to_contain_text("Phantomia deckt die Aktion-Karte")
    assert len(ada.notations()) <= 10
    page.screenshot(path=screenshots / "real-table-turn.png")
    fits(ada)
    ada.take("worker basic")
    ada.is_asked("Wo hast du deinen Arbeiter eingesetzt?")
    page.screenshot(path=screenshots / "real-table-where.png")
    ada.take("visit basic-1-pebble")
    plain = page.get_by_test_id("plain")
    page.get_by_test_id("plain").evaluate("view => view.scrollTo(0, 420)")
    page.screenshot(path=screenshots / "real-table-plain.png")
    for unknown in ("Stapel", "Ablagestapel", "Zweige", "Wiese", "unbekannte Karte"):
        expect(plain.get_by_text(unknown, exact=True)).to_have_count(0)


def test_points_are_typed_as_a_number(people: People, screenshots: Path) -> None:
    ada = begin(people)
    while (state := ada.state())["decision"]["options"][0]["notation"] != "score 0":
        ada.go_on(state["answers"] + 1, lambda open_: "pass" if "pass" in open_ else open_[0])
    ada.page.reload()
    expect(ada.page.get_by_test_id("number")).to_be_visible()
    ada.page.screenshot(path=screenshots / "real-table-score.png")
    fits(ada)
    ada.page.get_by_test_id("number").fill("62")
    ada.page.get_by_test_id("take-number").click()
    expect(ada.page.get_by_test_id("total-p1")).to_have_text("62")  # nobody told what for
    expect(ada.page.get_by_test_id("count")).to_contain_text("Phantomia")
    ada.page.screenshot(path=screenshots / "real-table-end.png")
