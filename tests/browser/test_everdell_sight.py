"""Everdell's busiest tables: nothing is cut, covered or too small, at any size, in both themes, and without colours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import violations
from tests.browser.everdell import lay
from tests.browser.everdell_busy import AGAINST_HER, FOUR, HERS, WITH
from tests.browser.people import DESKTOP, PHONE, People, Person
from tidewood.api import card_facts, vocabulary

pytestmark = pytest.mark.slow
LAPTOP: Final = (1280, 720)
WIDE: Final = (1920, 1080)
BETWEEN: Final = (1180, 800)
LEAST_WIDE: Final = (1000, 720)
WIDE_CARD: Final = 150  # from there on five lines of text
SMALL: Final = (360, 640)
ZOOMED: Final = (720, 450)  # 1440 by 900 at 200 %
MOST_NODES: Final = 2500
# Whether what is open over the table lies over the purse or the city, whose numbers it changes.
OVER_MINE: Final = """(what) => {
  const box = document.querySelector(`[data-testid=${what}]`).getBoundingClientRect();
  const mine = document.querySelector("[data-testid=everdell-mine], [data-testid=purse]").getBoundingClientRect();
  return box.top < mine.bottom - 1 && box.bottom > mine.top + 1;
}"""
LEAST_CONTRAST: Final = 3  # of what is drawn
LEAST_TYPE: Final = 11
LEAST_TARGET: Final = 43.5  # 44 pixels, less what a fraction of a pixel takes
LEAST_BOARD: Final = 180  # pixels above the sheet of the smallest phone
TABLES: Final = pytest.mark.parametrize("table", ["four", "hers"])

SCROLLS: Final = """() => [...document.querySelectorAll(".everdell, .everdell *")].filter((one) =>
  ["auto", "scroll"].includes(getComputedStyle(one).overflowY) && one.clientHeight
  && one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"""
# Names of cards, plots and events, and what a tag says.
CUT: Final = """() => {
  const among = ".card .name, .plot .name span, .event .name, .event .who, .takes, .row .score, .her .score";
  const wrong = [];
  for (const one of document.querySelectorAll(among)) {
    if (!one.clientWidth || !one.closest(".everdell")) continue;
    const name = `${one.closest("[data-ref]")?.dataset.ref}: ${one.textContent.trim()}`;
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) wrong.push(name);
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}’]+/gu)) {
        const lines = new Set([...word].map((letter, i) => { // what a letter begins with may be the hyphen before it
          const range = document.createRange();
          range.setStart(text, index + i);
          range.setEnd(text, index + i + 1);
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
        }));
        if (lines.size > 1) wrong.push(`${name} broken`);
      }
    }
    const part = one.closest(".people, .mine, .board")?.getBoundingClientRect();
    if (part && one.getBoundingClientRect().right > part.right + 1) wrong.push(`${name} outside`);
  }
  return wrong;
}"""
# What sticks out of the purse, and what a card of the hand says under the next one.
COVERED: Final = """() => {
  const right = (one) => one.getBoundingClientRect().right;
  const purse = document.querySelector(".purse");
  const wrong = [...purse.children].filter((one) => right(one) > right(purse) + 1).map((one) => one.className);
  const cards = [...document.querySelectorAll(".hand > .card")];
  for (const [i, card] of cards.slice(0, -1).entries()) {
    if (card.matches(":hover, :focus-visible")) continue; // it lies in front
    const end = cards[i + 1].getBoundingClientRect().left + 1;
    if (end < right(card) - card.clientWidth) continue; // it begins another row
    const said = [...card.querySelectorAll(".points > *, .takes > *, .name > *")];
    if (said.some((one) => right(one) > end)) wrong.push(card.dataset.ref);
  }
  return wrong;
}"""
# Each name in turn on an event; words of fourteen letters and more may be broken anywhere for this.
LONG_EVENTS: Final = """(names) => {
  const one = document.querySelectorAll(".event .name")[5];
  const said = one.textContent;
  const wrong = names.filter((name) => {
    one.textContent = name.replace(/\\p{L}{14,}/gu, (word) => [...word].join("\\u00ad"));
    return one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  });
  one.textContent = said;
  return wrong;
}"""
TINY: Final = """(least) => [...document.querySelectorAll(".everdell *")].filter((one) =>
  [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()) && one.getClientRects().length
  && parseFloat(getComputedStyle(one).fontSize) < least).map((one) => one.className + ": " + one.textContent.trim())"""
NARROW: Final = """(least) => [...document.querySelectorAll(
    ".everdell .lit[data-ref], .everdell :is(.chip, .rules, .module, [data-testid=aside], [data-testid=her-stack]), "
    + "[data-testid=tab-bar] button")].filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.ref ?? one.className, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < least || height < least)
  .map(([ref, { width, height }]) => `${ref} ${width} ${height}`)"""
# What may be chosen says so by more than its colour: a sign, or a whole line in place of a dashed one.
SIGNS: Final = """() => {
  const wrong = [];
  for (const card of document.querySelectorAll("[data-ref][data-card]")) {
    const tag = card.querySelector(".takes");
    if (!tag || card.closest("[data-testid=tray]")) continue;
    const sign = Boolean(tag.querySelector(".icon, .aide"));
    if (card.matches(".lit") ? !sign || tag.matches(".no") : !tag.matches(".no") && !tag.textContent.trim())
      wrong.push(card.dataset.ref);
  }
  for (const spot of document.querySelectorAll(".place .spot:not(.more)")) {
    const whole = getComputedStyle(spot).borderTopStyle === "solid";
    if (whole !== spot.closest(".place").matches(".lit")) wrong.push("spot");
  }
  const marks = [...document.querySelectorAll("[data-testid=players] .row")].map((row) =>
    row.querySelector(".first svg")?.innerHTML.replace(/var\\(--[^)]*\\)|#[0-9a-f]{3,6}/g, ""));
  if (new Set(marks).size < marks.length) wrong.push("players");
  return wrong;
}"""

# What sticks out of its place, and numbers of places on amounts.
OUTSIDE: Final = """() => [...document.querySelectorAll(".place")].flatMap((place) => {
  const box = (one) => one.getBoundingClientRect();
  const parts = [...place.querySelectorAll(".spots > *, .name, .gives > *")];
  const order = place.querySelector(".order");
  const wrong = parts.filter((one) => box(one).left < box(place).left || box(one).right > box(place).right);
  const hit = [...place.querySelectorAll(".order ~ .gives b")]
    .filter((one) => box(one).left < box(order).right && box(one).top < box(order).bottom);
  return [...wrong, ...hit].map((one) => `${place.dataset.ref}: ${one.classList}`);
})"""
# Numbers of the purse that reach out of their frame, or onto the next one.
PURSE: Final = """() => {
  const all = [...document.querySelectorAll(".purse .amount")];
  const box = (one) => one.getBoundingClientRect();
  return all.filter((one, i) => [...one.children].some((child) => {
    const part = box(child);
    return part.width > 1 && (part.right > box(one).right || part.bottom > box(one).bottom);
  }) || (all[i + 1] && box(one).right > box(all[i + 1]).left + 1)).map((one) => one.textContent);
}"""
# What reaches out of the thing it belongs to, workers that stand in front of each other where they are counted, and
# words of a place of which some lines are missing.
BEYOND: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const among = {
    ".card": ".cost > *, .points, .takes, .takes > :not(.grow), .name",
    ".place": ".spots > *, .gives > *, .name",
    ".event": ".need > :not(.grow), .name",
    ".stone": ".pawns > *",
    ".pawns": ".pawn",
    ".her": ".first > *, .second > *",
    ".row": ".first > *, .second > *",
  };
  const wrong = Object.entries(among).flatMap(([whole, parts]) =>
    [...document.querySelectorAll(`.everdell ${whole}`)].flatMap((one) => [...one.querySelectorAll(parts)]
      .filter((part) => {
        const [inner, outer] = [box(part), box(one)];
        return inner.width > 1 && (inner.left < outer.left - 1 || inner.right > outer.right + 1
          || inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2);
      })
      .map((part) => `${whole} ${one.dataset.ref ?? ""}: ${part.getAttribute("class")} ${part.textContent}`)));
  const shown = [...document.querySelectorAll(".her .first .pawn, .purse .pawns .pawn")]
    .filter((one) => box(one).width);
  for (const [i, pawn] of shown.slice(1).entries())
    if (box(pawn).left < box(shown[i]).right - 1 && box(pawn).top === box(shown[i]).top) wrong.push("workers");
  for (const name of document.querySelectorAll(".place .name"))
    if (name.scrollHeight > name.clientHeight + 1) wrong.push(`${name.textContent} is cut`);
  return wrong;
}"""
# The least contrast between a resource and the amber that it stands on.
ON_AMBER: Final = """() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((n) => {
      const part = n / 255;
      return part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const found = [...document.querySelectorAll(".takes.plays, .payments [aria-checked=true]")].flatMap((one) => {
    const ground = light(getComputedStyle(one).backgroundColor);
    const dot = one.appendChild(document.createElement("i"));
    const colours = ["twig", "resin", "pebble", "berry"].map((kind) => {
      dot.style.color = `var(--${kind})`;
      return light(getComputedStyle(dot).color);
    });
    dot.remove();
    return colours.map((colour) => Math.max(colour, ground) / Math.min(colour, ground));
  });
  return Math.min(...found);
}"""


def open_table(person: Person, table: str) -> None:
    if table == "four":
        lay(person, FOUR, **WITH)
    else:
        lay(person, HERS, others=0, **AGAINST_HER)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@TABLES
def test_a_desktop_shows_everything_at_once(folk: People, screenshots: Path, table: str) -> None:
    ada = folk(DESKTOP)
    open_table(ada, table)
    page = ada.page
    expect(page.locator("[data-ref].lit").first).to_be_visible()
    for size in (DESKTOP, LAPTOP):
        resize(page, size)
        assert page.evaluate(SCROLLS) == []
        assert page.evaluate(CUT) == []
        assert page.evaluate(TINY, LEAST_TYPE) == []
        assert page.evaluate(SIGNS) == []
        page.mouse.move(2, 2)
        assert page.evaluate(COVERED) == []
        if table == "four":
            page.locator('[data-ref="hand:shopkeeper"]').click()
            page.get_by_test_id("counter").locator(".way").last.hover()
            expect(page.locator(".purse .changed")).to_have_count(5)
            assert page.evaluate(COVERED) == []  # nor where most numbers change
            assert not page.evaluate(OVER_MINE, "counter")
            page.keyboard.press("Escape")
            for card in ("hand:farm", "meadow:8", "city:p1:4"):
                page.locator(f'[data-ref="{card}"]').first.click(button="right", force=True)
                expect(page.get_by_test_id("large")).to_be_visible()
                assert not page.evaluate(OVER_MINE, "large"), card
                page.keyboard.press("Escape")
            page.mouse.move(2, 2)
        assert page.evaluate("document.querySelectorAll('*').length") <= MOST_NODES
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=screenshots / f"everdell-{table}-{theme}-{size[0]}.png")
        assert violations(page) == []
        page.emulate_media(color_scheme="light")
    assert violations(page) == []
    line = page.context.new_cdp_session(page)
    for sight in ("deuteranopia", "protanopia", "achromatopsia"):
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        page.screenshot(path=screenshots / f"everdell-{table}-{sight}-{LAPTOP[0]}.png")


@TABLES
def test_wider_and_narrower_desktops_show_it_as_well(folk: People, screenshots: Path, table: str) -> None:
    """From 1000 pixels on all stands side by side; a wide screen has larger cards and signs."""
    ada = folk(DESKTOP)
    open_table(ada, table)
    page = ada.page
    expect(page.locator("[data-ref].lit").first).to_be_visible()
    widths = []
    for size in (WIDE, BETWEEN, LEAST_WIDE):
        resize(page, size)
        page.mouse.move(2, 2)
        assert page.evaluate(SCROLLS) == [], size
        assert page.evaluate(CUT) + page.evaluate(COVERED) + page.evaluate(BEYOND) == [], size
        assert page.evaluate(TINY, LEAST_TYPE) == [], size
        boxes = [page.locator(one).first.bounding_box() for one in (".meadow .card", ".place .gives .icon")]
        widths.append([box["width"] for box in boxes if box])
        page.screenshot(path=screenshots / f"everdell-{table}-light-{size[0]}.png")
    assert widths[0][0] > WIDE_CARD and widths[0][1] > widths[1][1]
    for lang in ("de", "fr"):
        other = folk(LEAST_WIDE, lang=lang)
        open_table(other, table)
        expect(other.page.locator("[data-ref].lit").first).to_be_visible()
        other.page.mouse.move(2, 2)
        assert other.page.evaluate(SCROLLS) + other.page.evaluate(COVERED) + other.page.evaluate(BEYOND) == [], lang
        # Sixteen plots side by side are too narrow for the longest names of these languages.
        assert [one for one in other.page.evaluate(CUT) if not one.startswith("city:")] == [], lang
        other.page.screenshot(path=screenshots / f"everdell-{table}-{lang}-{LEAST_WIDE[0]}.png")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_long_names_fit(folk: People, lang: str) -> None:
    """The longest names of the language on cards, plots and events, of all sets; a soft hyphen is a fine place to break
    one, and nothing else is: what is cut counts wherever its hyphens are.
    """
    words = vocabulary("everdell", lang)
    facts = card_facts("everdell")
    printed = {kind: [id for id, one in facts.items() if one["kind"] == kind] for kind in ("card", "event")}
    cards = sorted([id for id in printed["card"] if facts[id]["set"] == "base"], key=lambda id: -len(words[id]))
    rarer = {
        name: [id for id in printed["card"] if facts[id]["set"] == name] for name in ("corrin", "farms", "legends")
    }
    farms = sorted(rarer["farms"], key=lambda id: -len(words[id]))[:3]
    legends = sorted(rarer["legends"], key=lambda id: -len(words[id]))[:2]
    hand = [*rarer["corrin"][:3], *cards[8:13]]
    player = {"season": "autumn", "berry": 5, "hand": hand, "city": [*farms, *cards[13:23]], "legends": legends}
    ada = folk(DESKTOP, lang=lang)
    lay(ada, {"meadow": cards[:8], "players": {"p1": player}}, modules=list(rarer))
    expect(ada.page.locator(".event .name").first).to_be_visible()
    for size in (DESKTOP, LAPTOP):
        resize(ada.page, size)
        assert ada.page.evaluate(CUT) == []
        assert ada.page.evaluate(LONG_EVENTS, [words[id] for id in printed["event"]]) == []
    for size in (PHONE, SMALL):
        resize(ada.page, size)
        for tab in ("cards", "places", "cities"):
            ada.page.get_by_test_id(f"tab-{tab}").click()
            expect(ada.page.get_by_test_id("cities" if tab == "cities" else f"everdell-{tab}")).to_be_visible()
            assert ada.page.evaluate(CUT) == []
        ada.page.get_by_test_id("tab-places").click()
        expect(ada.page.locator(".event .name").first).to_be_attached()
        assert ada.page.evaluate(LONG_EVENTS, [words[id] for id in printed["event"]]) == []


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("alone", [False, True], ids=["four", "hers"])
def test_many_workers_stay_in_their_place(folk: People, lang: str, alone: bool) -> None:
    others = ["phantomia"] * 3 if alone else ["p2", "p3", "p4"]
    seats = {"p1"} | ({"phantomia"} if alone else set(others))
    ada = folk(DESKTOP, lang=lang)
    position = {
        "forest": ["forest-2-any", "forest-3-berries", "forest-discard-draw-double", "forest-copy-basic-1-card"][
            : 3 if alone else 4
        ],
        "places": {"haven": ["p1", "p1", *others], "basic-1-berry": ["p1", "p1", *others]},
        "players": {who: {"season": "autumn"} for who in sorted(seats)},
    }
    lay(ada, position, others=0 if alone else 3, phantomia=alone)
    for size in (DESKTOP, LAPTOP, PHONE, SMALL):
        resize(ada.page, size)
        if size in (PHONE, SMALL):
            ada.page.get_by_test_id("tab-places").click()
        expect(ada.page.locator('[data-ref="place:haven"] .pawn').first).to_be_visible()
        assert ada.page.evaluate(OUTSIDE) == []


@TABLES
def test_a_phone_and_a_zoomed_page_have_it_in_tabs(folk: People, screenshots: Path, table: str) -> None:
    ada = folk(PHONE)
    open_table(ada, table)
    page = ada.page
    for size in (PHONE, SMALL, ZOOMED):
        resize(page, size)
        for tab in ("cards", "places", "cities", *(["phantomia"] if table == "hers" else [])):
            page.get_by_test_id(f"tab-{tab}").click()
            expect(page.locator("main .everdell")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate(TINY, LEAST_TYPE) == []
            assert page.evaluate(NARROW, LEAST_TARGET) == []
            expect(ada.question).to_be_in_viewport()
            page.screenshot(path=screenshots / f"everdell-{table}-{tab}-{size[0]}.png")
            if size == PHONE:
                assert violations(page) == []
    if table == "four":
        resize(page, PHONE)
        page.get_by_test_id("tab-cards").tap()
        page.locator('[data-ref="hand:palace"]').tap(force=True)  # it cannot be played: it is held up
        expect(page.get_by_test_id("large-rules")).to_be_visible()
        assert page.evaluate(NARROW, LEAST_TARGET) == []
        page.keyboard.press("Escape")
        version = ada.state()["version"]
        ada.post(f"/api/tables/{ada.table}/answers", {"version": version, "answer": "visit haven"})
        for card in ("farm", "crane"):  # one can see what one picks, where a confirmation, steppers and a way back are
            page.locator(f'[data-ref="hand:{card}"]').tap()
        assert page.evaluate(NARROW, LEAST_TARGET) == []
        resize(page, SMALL)
        expect(page.get_by_test_id("take-twig")).to_be_visible()
        assert page.locator("main").evaluate("main => main.clientHeight") >= LEAST_BOARD
        page.screenshot(path=screenshots / f"everdell-four-pick-{SMALL[0]}.png")


def all_that_a_castle_may_cost(person: Person) -> None:
    rich = {"twig": 12, "resin": 13, "pebble": 14, "berry": 10, "points": 11}
    lay(person, {"players": {"p1": rich | {"hand": ["castle"], "city": ["crane"]}}})
    person.page.locator('[data-ref="hand:castle"]').tap()
    expect(person.page.get_by_test_id("counter").get_by_role("radio").first).to_be_visible()


def test_resources_stand_out_from_amber(folk: People) -> None:
    ada = folk(PHONE)
    all_that_a_castle_may_cost(ada)
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme)
        assert ada.page.evaluate(ON_AMBER) >= LEAST_CONTRAST


def test_what_a_way_leaves_fits_the_purse_of_a_phone(folk: People) -> None:
    ada = folk(PHONE)
    all_that_a_castle_may_cost(ada)
    expect(ada.page.locator(".purse .changed")).to_have_count(4)
    for size in (PHONE, SMALL):
        resize(ada.page, size)
        assert ada.page.evaluate(PURSE) == []
        assert not ada.page.evaluate(OVER_MINE, "counter")
