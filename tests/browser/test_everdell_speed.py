"""On the busiest table: how soon one sees what an option would do, and how long the page takes to draw an answer."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.everdell import lay
from tests.browser.everdell_busy import FOUR, WITH
from tests.browser.people import People
from tests.browser.test_speed import LONGEST_TASK
from tests.browser.tracing import SLOWER, note, traced

pytestmark = [pytest.mark.slow, pytest.mark.alone]
MOST: Final = 30  # milliseconds
# What is aimed at is 50 on an idle machine. Half of the answers take no more than this on one that has much else to do.
PATCH: Final = 220  # milliseconds of a slow device
VISITS: Final = ("basic-3-twigs", "basic-1-resin-1-card", "basic-2-cards-1-point", "basic-1-pebble", "basic-1-berry")
# From the pointer on a thing to the page that shows what would be left, for each place in turn.
LOOK: Final = """async () => {
  const spent = [];
  const drawn = () => new Promise((done) => setTimeout(done));
  for (const place of document.querySelectorAll(".place.lit")) {
    const before = performance.now();
    place.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
    while (!place.querySelector(".ghost") && performance.now() < before + 5000) await drawn();
    spent.push(performance.now() - before);
    place.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    while (place.querySelector(".ghost")) await drawn();
  }
  return spent;
}"""


# As a mouse does it, but without looking for the place on the screen first: that would take time of the page.
CLICK: Final = """place => document.querySelector(`.place.lit[data-ref="place:${place}"]`)
  .dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))"""


def test_what_an_option_would_do_is_seen_at_once(folk: People) -> None:
    ada = folk()
    with ada.page.expect_response("**/previews*"):  # asked for before anybody moves the pointer
        lay(ada, FOUR, **WITH)
    expect(ada.page.locator(".place.lit").first).to_be_visible()
    with traced(ada) as trace:
        spent = ada.page.evaluate(LOOK)
    worst = trace.tasks()[0] / SLOWER
    note("everdell-hover", {"milliseconds": spent, "of the processor, at most": worst, "most": MOST})
    assert len(spent) > 8
    assert worst <= MOST, spent


def test_an_answer_is_drawn_quickly(folk: People) -> None:
    """With things that travel: the worker, what it brings, and numbers that count up."""
    ada = folk(speed="normal")
    lay(ada, at_my_turn(FOUR), **WITH)
    ada.page.wait_for_load_state("networkidle")
    with traced(ada) as trace:
        for place in VISITS:
            ada.until_asked()
            ada.page.evaluate(CLICK, place)
        ada.until_asked()
    tasks = trace.tasks()
    note("everdell-patch", {"milliseconds": tasks[:20], "aim": LONGEST_TASK, "slowed down": [SLOWER, trace.pace]})
    assert len(tasks) > 100
    assert tasks[len(VISITS) // 2] <= PATCH, tasks[:20]


def at_my_turn(position: dict[str, Any]) -> dict[str, Any]:
    """The others have passed, and I have workers for several turns."""
    players = {who: {**table, "season": "autumn", "passed": who != "p1"} for who, table in position["players"].items()}
    players["p1"]["workers"] = {"home": len(VISITS)}
    return {**position, "players": players}
