"""How much is loaded first, and how long the page is busy while somebody plays on a slow device."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BUILD
from tests.browser.people import People

pytestmark = pytest.mark.slow
MOST_LOADED = 150_000  # bytes over the line
SLOWER = 4
LONGEST_TASK = 50  # milliseconds: what is aimed at
TOLERATED = 150  # what fails here, where other tests share the caches of the processor


def note(name: str, figures: Any) -> None:
    """Figures for people who want to know, in build/browser."""
    folder = BUILD / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(figures, indent=1))


def test_the_first_page_is_small(people: People) -> None:
    ada = people()
    line = ada.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    sizes: Counter[str] = Counter()
    names: dict[str, str] = {}
    line.on("Network.responseReceived", lambda got: names.update({got["requestId"]: got["response"]["url"]}))
    line.on(
        "Network.loadingFinished",
        lambda got: sizes.update({names.get(got["requestId"], "?"): int(got["encodedDataLength"])}),
    )
    ada.open("/")
    expect(ada.page.get_by_test_id("start-the-island")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert any(re.search(r"\.js$", name) for name in sizes)
    note("first-load", {"bytes": sizes.total(), "files": sizes})
    assert sizes.total() <= MOST_LOADED, sizes.most_common()


@pytest.mark.parametrize(
    ("game", "seats", "setup"),
    [
        ("the-island", 2, {"start_player": "p1"}),
        ("spirit-island", 1, {"spirits": ["river-surges-in-sunlight"], "boards": ["A"]}),
        ("everdell", 2, {}),
    ],
)
def test_no_long_tasks_while_playing_on_a_slow_device(
    people: People, game: str, seats: int, setup: dict[str, Any]
) -> None:
    ada = people(speed="normal")
    plans = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}][:seats]
    made = ada.post("/api/tables", {"game": game, "seats": plans, "setup": setup | {"players": seats}})
    ada.open(f"/t/{made['table']}")
    ada.is_asked()
    drawn = game == "the-island"
    board = ada.page.get_by_role("group", name="Board of The Island") if drawn else ada.page.get_by_test_id("plain")
    expect(board).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    browser = ada.context.browser
    assert browser is not None
    browser.start_tracing(page=ada.page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    for n in range(12):
        asked = ada.until_asked()
        if n % 2 and asked["goals"]:
            ada.page.mouse.click(*asked["goals"][n])
        else:
            ada.option(asked["notations"][0]).click()
    ada.until_asked()
    tasks = sorted([SLOWER * spent for spent in main_thread(json.loads(browser.stop_tracing()))], reverse=True)
    assert len(tasks) > 100
    note(f"long-tasks-{game}", {"milliseconds": tasks[:20], "aim": LONGEST_TASK, "processor slowed down": SLOWER})
    assert tasks[0] <= TOLERATED, tasks[:20]


def main_thread(trace: dict[str, Any]) -> list[float]:
    """Milliseconds of the processor for each task of the page: what else runs on the machine does not count."""
    events = trace["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads]
    return [event["tdur"] / 1000 for event in tasks if "tdur" in event]
