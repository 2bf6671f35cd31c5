"""Looking back, trying something else, and reporting."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import People

pytestmark = pytest.mark.slow


def test_the_timeline_steps_and_what_if_goes_on_elsewhere(people: People) -> None:
    ada = people()
    table = ada.begin("me", "random")
    ada.take("place D4")
    ada.take("value 3")
    ada.is_asked("(9 left)")
    page = ada.page
    board = page.get_by_role("group", name="Board of The Island")
    occupied = board.get_by_role("img", name=re.compile("^D4, .*one of Ada"))
    expect(occupied).to_have_count(1)
    page.get_by_test_id("tab-timeline").click()
    timeline = page.get_by_test_id("timeline")
    expect(timeline.get_by_role("listitem")).to_have_count(4)
    back, forward = page.get_by_test_id("step-back"), page.get_by_test_id("step-forward")
    for n in (3, 2, 1, 0):
        back.click()
        expect(ada.prompt).to_contain_text(f"You are looking at the past: {n} of 4 answers.")
        expect(ada.options).to_have_count(0)
    expect(occupied).to_have_count(0)
    expect(back).to_be_disabled()
    forward.click()
    expect(ada.prompt).to_contain_text("1 of 4 answers")
    expect(occupied).to_have_count(1)

    page.get_by_test_id("whatif").click()
    expect(page).not_to_have_url(re.compile(f"/t/{table}"))
    ada.is_asked("stands on D4?")
    banner = page.get_by_test_id("whatif-banner")
    expect(banner).to_contain_text("What if")
    expect(page).to_have_title(re.compile("What if"))
    ada.take("value 6")
    ada.is_asked("(9 left)")
    assert ada.table != table

    # The game itself has not noticed.
    page.get_by_test_id("whatif-back").click()
    expect(banner).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/t/{table}"))
    ada.is_asked("(9 left)")
    assert ada.state()["answers"] == 4
    page.get_by_test_id("tab-timeline").click()
    back.click()
    expect(ada.prompt).to_have_attribute("data-mode", "past")
    page.get_by_test_id("back-to-game").click()
    ada.is_asked("(9 left)")


def test_a_report_tells_no_secrets_while_the_game_runs(people: People, tmp_path: Path) -> None:
    ada = people()
    ada.begin("me", "random", "random")
    dice = random.Random(3)
    ada.go_on(80, dice.choice)
    ada.is_asked()
    page = ada.page
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("menu-report").click()
    page.get_by_label("What should have happened?").fill("The whale should not have moved.")
    with page.expect_download() as download:
        page.get_by_test_id("report-download").click()
    path = tmp_path / "report.json"
    download.value.save_as(path)
    told = json.loads(path.read_text())
    assert told["expected"] == "The whale should not have moved."
    report = told["report"]
    assert report["answers"] >= 80
    assert report["player"] == "p1"
    assert report.get("record") is None
    assert not re.search(r'"(seed|rng|random)"', json.dumps(report)), "a seed tells what is still to come"
    for player in ("p2", "p3"):
        held = report["position"]["players"][player]
        assert held == ada.state()["view"]["players"][player], "more of the others than the table itself shows"
