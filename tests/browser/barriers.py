"""What keeps people out, as axe-core finds it, once nothing on the page is on its way to another colour or place."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

AXE: Final = Axe()
STILL: Final = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 2000).map((one) => one.finished),
)"""


def violations(page: Page, *only: str, within: str | None = None) -> list[Any]:
    """On the whole page or within a part of it; by these rules only, if any are named."""
    page.evaluate(STILL)
    options = {"resultTypes": ["violations"], **({"runOnly": list(only)} if only else {})}
    found = AXE.run(page, context=within, options=options).response["violations"]
    return [(one["id"], one["impact"], [node["target"] for node in one["nodes"]][:4]) for one in found]
