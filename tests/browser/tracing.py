"""How long a page is busy, task by task, as on a slow device; by the pace of the machine at that time."""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.conftest import BUILD
from tests.browser.people import Person

SLOWER: Final = 4
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
# Some script, some elements, their style and layout: what drawing an answer consists of, without anything of ours.
YARD: Final = """() => {
  const rows = Array.from({ length: 600 }, (_, n) => ({ id: `row-${n}`, size: (n * 7919) % 601 }));
  const sorted = JSON.parse(JSON.stringify(rows)).sort((a, b) => a.size - b.size);
  const box = document.createElement("div");
  for (const { id, size } of sorted) {
    const row = box.appendChild(document.createElement("p"));
    row.id = id;
    row.style.cssText = `display: flex; width: ${size}px; padding: 1px`;
    row.appendChild(document.createElement("span")).textContent = `${id} ${size}`;
  }
  document.body.replaceChildren(box);
  return box.getBoundingClientRect().height;
}"""
USUAL: Final = 15.0  # milliseconds that a yard takes on the machine for which limits are written
YARDS: Final = 9


def note(name: str, figures: Any) -> None:
    """Figures for people who want to know, in build/browser."""
    folder = BUILD / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(figures, indent=1))


def mark(person: Person) -> None:
    """Here another part of what is traced begins."""
    person.page.evaluate("console.timeStamp('part')")


@dataclass
class Traced:
    """What the page did, once it is over: tasks in milliseconds of a slow device, by the marks in between, with what
    came before. On a machine that is slow just now, or always, it is what the usual one would take.
    """

    parts: list[list[float]] = field(default_factory=list)
    pace: float = 1.0  # how many times the usual the machine takes: at least 1

    def tasks(self) -> list[float]:
        """All of them, the longest first."""
        return sorted(chain(*self.parts), reverse=True)


@contextmanager
def traced(person: Person) -> Iterator[Traced]:
    browser = person.context.browser
    assert browser is not None
    found = Traced()
    before = pace(person, browser)
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    try:
        yield found
    finally:
        parts = main_thread(json.loads(browser.stop_tracing()))
        found.pace = max(1.0, before, pace(person, browser))
        found.parts = [[SLOWER * spent / found.pace for spent in part] for part in parts]


def pace(person: Person, browser: Browser) -> float:
    """How many times the usual a yard takes now, on an empty page."""
    page = person.context.new_page()
    page.evaluate(YARD)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(YARDS):
        page.evaluate("console.timeStamp('part')")
        page.evaluate(YARD)
    parts = main_thread(json.loads(browser.stop_tracing()))
    page.close()
    return median(max(part) for part in parts[1:]) / USUAL


def main_thread(trace: dict[str, Any]) -> list[list[float]]:
    """Milliseconds of the processor for each task of the page: what else runs on the machine does not count."""
    events = trace["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads]
    marks = sorted(event["ts"] for event in events if event["name"] == "TimeStamp")
    found: list[list[float]] = [[] for _ in range(len(marks) + 1)]
    for event in tasks:
        if "tdur" in event:
            found[bisect(marks, event["ts"])].append(event["tdur"] / 1000)
    return found
