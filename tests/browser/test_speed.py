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
TOLERATED = 400  # what fails here, where other tests and the server use the same processor
WATCH = """
window.tasks = [];
new PerformanceObserver((seen) => window.tasks.push(...seen.getEntries().map((one) => Math.round(one.duration))))
  .observe({ type: "longtask" });
"""


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


def test_no_long_tasks_while_playing_on_a_slow_device(people: People) -> None:
    ada = people(speed="normal")
    ada.begin("me", "random")
    ada.is_asked("(10 left)")
    expect(ada.page.get_by_role("group", name="Board of The Island")).to_be_visible()
    line = ada.context.new_cdp_session(ada.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ada.page.evaluate(WATCH)
    for n in range(12):
        asked = ada.until_asked()
        if n % 2 and asked["goals"]:
            ada.page.mouse.click(*asked["goals"][n])
        else:
            ada.option(asked["notations"][0]).click()
    ada.until_asked()
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    tasks = sorted(ada.page.evaluate("window.tasks"), reverse=True)
    note("long-tasks", {"milliseconds": tasks, "aim": LONGEST_TASK, "processor slowed down": SLOWER})
    assert max(tasks, default=0) <= TOLERATED, tasks
