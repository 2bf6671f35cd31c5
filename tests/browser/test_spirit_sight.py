"""Spirit Island's busiest tables: nothing is cut, covered or too small, at any size, in any theme and language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import violations
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.spirit_busy import lay_busy

pytestmark = pytest.mark.slow
LAPTOP: Final = (1280, 720)
ZOOMED: Final = (720, 450)  # 1440 by 900 at 200 %
MOST_ELEMENTS: Final = 2500
LEAST_TYPE: Final = 11
LEAST_TARGET: Final = 43.5  # 44 pixels, less what a fraction of a pixel takes
BUSY: Final = pytest.mark.parametrize(
    ("table", "phase"), [("one", "spirit"), ("two", "fast"), ("four", "invaders.ravage")]
)

# Parts of the table that scroll. The list of options may: all of them are lit elsewhere too.
SCROLLS: Final = """() => [...document.querySelectorAll(".spirit-island, .spirit-island *")].filter((one) => {
  const { overflowX, overflowY } = getComputedStyle(one);
  const may = (how) => ["auto", "scroll"].includes(how);
  return one.clientHeight && (may(overflowY) && one.scrollHeight > one.clientHeight + 1
    || may(overflowX) && one.scrollWidth > one.clientWidth + 1);
}).map((one) => one.className)"""
# Names of Spirits and cards, the words of Growth, rail and gauges.
CUT: Final = """() => {
  const among = ".spirits b, .row .name, .power .head, h3 button, .growth .card, [data-growth], nav b, nav small, "
    + ".gauges h2, .gauges p, .gauges button, h4";
  return [...document.querySelectorAll(among)].filter((one) => one.closest(".spirit-island") && one.clientWidth > 2
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3))
    .map((one) => `${one.className}: ${one.textContent.trim()}`);
}"""
# Words and tools over the question, and the steps of the turn, that lie on each other.
LYING: Final = """() => {
  const within = (all) => [...all].map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width);
  const across = (a, b) => a.left < b.right - 1 && b.left < a.right - 1;
  const over = ([, a], [, b]) => across(a, b) && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return ["#prompt .eyebrow p > *, #prompt .eyebrow button", ".rail li .name, .rail li .cards"].flatMap((among) => {
    const all = within(document.querySelectorAll(among));
    return all.flatMap((one, i) => all.slice(i + 1).filter((other) => over(one, other))
      .map((other) => `${one[0].textContent.trim()} and ${other[0].textContent.trim()}`));
  });
}"""
TINY: Final = """(least) => [...document.querySelectorAll(".spirit-island *")].filter((one) => {
  if (![...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim())) return false;
  if (!one.getClientRects().length || one.closest(".sr")) return false;
  const scale = one instanceof SVGElement ? one.getScreenCTM().a : 1;
  return parseFloat(getComputedStyle(one).fontSize) * scale < least - 0.05;
}).map((one) => one.textContent.trim())"""
NARROW: Final = """(least) => [...document.querySelectorAll(
  "[data-testid=mine] [data-lit], [data-growth]:enabled, [data-testid=tab-bar] button, [data-testid=options] button")]
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < least || height < least))
  .map(([text, { width, height }]) => `${text} ${width} ${height}`)"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@BUSY
def test_a_desktop_shows_everything_at_once(islanders: People, screenshots: Path, table: str, phase: str) -> None:
    ada = islanders(DESKTOP)
    lay_busy(ada, table, phase)
    page = ada.page
    expect(page.locator("[data-land]").first).to_be_attached()
    for size in (DESKTOP, LAPTOP):
        resize(page, size)
        assert page.evaluate(SCROLLS) == []
        assert page.evaluate(CUT) == []
        assert page.evaluate(TINY, LEAST_TYPE) == []
        assert page.locator("*").count() <= MOST_ELEMENTS
        box = page.locator("main.board").bounding_box()
        assert box
        assert box["width"] >= 0.6 * size[0] and box["height"] >= 0.5 * size[1]
        page.screenshot(path=screenshots / f"spirit-island-{table}-light-{size[0]}.png")
        page.emulate_media(color_scheme="dark")
        page.screenshot(path=screenshots / f"spirit-island-{table}-dark-{size[0]}.png")
        if size == DESKTOP:
            page.emulate_media(color_scheme="light")
            assert violations(page) == []
    assert violations(page, "color-contrast") == [], "all that changes in the dark"


@pytest.mark.parametrize(
    ("table", "phase", "lang"),
    [("one", "spirit", "de"), ("two", "fast", "de"), ("four", "invaders.ravage", "fr"), ("six", "fast", "de")],
)
def test_other_languages_fit(islanders: People, screenshots: Path, table: str, phase: str, lang: str) -> None:
    ada = islanders(LAPTOP, lang=lang)
    lay_busy(ada, table, phase)
    page = ada.page
    expect(page.locator("[data-land]").first).to_be_attached()
    assert page.evaluate(SCROLLS) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(LYING) == []
    page.screenshot(path=screenshots / f"spirit-island-{table}-{lang}.png")


@BUSY
def test_a_phone_and_a_zoomed_page_have_it_in_tabs(
    islanders: People, screenshots: Path, table: str, phase: str
) -> None:
    ada = islanders(PHONE)
    lay_busy(ada, table, phase)
    page = ada.page
    for size in (PHONE, ZOOMED):
        resize(page, size)
        for tab in ("board", "mine", "players"):
            page.get_by_test_id(f"tab-{tab}").click()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate(NARROW, LEAST_TARGET) == []
            expect(ada.question).to_be_in_viewport()
            page.screenshot(path=screenshots / f"spirit-island-{table}-{tab}-{size[0]}.png")
            if size == PHONE:
                assert page.evaluate(TINY, LEAST_TYPE) == []
                assert violations(page) == []
