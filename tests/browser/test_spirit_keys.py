"""A turn of Spirit Island without a mouse: by keys alone, and with a finger on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person
from tests.browser.spirit_busy import lay

LIGHTNING: Final = {"spirits": ["lightnings-swift-strike"], "boards": ["A"]}
POSITION: Final[dict[str, Any]] = {
    "turn": 2,
    "phase": "spirit",
    "invaders": {"ravage": ["jungle"], "build": ["sands"], "discard": []},
    "lands": {"A8": {"presence": {"p1": 2}, "town": 1, "explorer": 1}, "A4": {"town": 1, "explorer": 1}},
    "spirits": {
        "p1": {
            "energy": 3,
            "hand": ["harbingers-of-the-lightning", "raging-storm", "shatter-homesteads"],
            "play": [],
        }
    },
}
FULL: Final[dict[str, Any]] = {
    "turn": 2,
    "phase": "spirit",
    "invaders": {"ravage": ["sands"], "build": ["jungle"], "discard": []},
    "events": ["farmers-seek-the-dahan-for-aid"],
    "minor": {"next": ["call-of-the-dahan-ways", "steam-vents", "savage-mawbeasts", "rouse-the-trees-and-stones"]},
    "lands": {"A8": {"presence": {"p1": 2}, "town": 1, "explorer": 2}, "A4": {"town": 1, "explorer": 1}},
    "spirits": {
        "p1": {
            "energy": 9,
            "uncovered": {"plays": 6},
            "hand": ["flash-floods", "boon-of-vigor", "wash-away"],
            "play": [],
        }
    },
}
RIVER: Final[dict[str, Any]] = {
    "spirits": ["river-surges-in-sunlight"],
    "boards": ["A"],
    "expansions": ["branch-and-claw"],
}
ANSWERED: Final = ("growth", "gain", "keep", "presence", "play flash-floods", "use flash-floods", "vote")
SLOWLY: Final = ("use wash-away", "use massive-flooding")  # an innate Power
LAND: Final = re.compile(r"land:([A-H]\d)$")
MOST: Final = 60  # questions of a turn
MIDDLE: Final = """land => {
  const box = land.querySelector("path").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def options(state: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state["decision"]["options"]
    return found


def go_on(person: Person, before: Any) -> Any:
    """The state after an answer, once the page shows it."""
    state = before
    while state["answers"] == before["answers"]:
        state = person.after(state)
    person.page.wait_for_function(
        "(n) => Number(document.querySelector('[data-testid=prompt]').dataset.answers) >= n", arg=state["answers"]
    )
    return state


def is_for_several(state: Any) -> bool:
    """Whether pieces are marked here, and then confirmed together."""
    asks = state["decision"]["asks"].get("args", {})
    left = asks.get("question", {}).get("args", asks).get("left", 0)
    pieces = [one["refs"] for one in options(state) if one["refs"]]
    return left > 1 and all(refs[0].partition(":")[0] in ("piece", "land") for refs in pieces)


def until_ready(person: Person, mark: Callable[[], None]) -> None:
    """One thing is marked: others after it, as long as there must be more."""
    count, confirm = person.page.get_by_test_id("plan-count"), person.page.get_by_test_id("plan-confirm")
    expect(confirm).to_be_visible()
    while not confirm.is_enabled():
        before = count.inner_text()
        mark()
        expect(count).not_to_have_text(before)


def chosen(open: list[dict[str, Any]]) -> int:
    """The Growth option without cards, then whatever does something."""
    if open[0]["notation"] == "growth 1":
        return 2
    return next((i for i, one in enumerate(open) if one["refs"]), 0)


def press(person: Person, state: Any) -> str:
    """Answer by keys: a land by its name, nothing more with the space bar, else the digit of the option."""
    open = options(state)
    keys, i = person.page.keyboard, chosen(open)
    one = open[i]
    land = LAND.match(one["refs"][0]) if len(one["refs"]) == 1 else None
    if land:
        keys.type(land[1].lower())
        expect(person.page.locator(":focus")).to_have_attribute("data-thing", re.compile(f":{land[1]}(/|$)"))
        keys.press("Enter")
        return "name"
    if not one["refs"] and len([other for other in open if not other["refs"]]) == 1:
        keys.press("Space")
        return "space"
    keys.type(str(i + 1))
    expect(person.option(one["notation"])).to_be_focused()
    keys.press("Enter")
    if is_for_several(state):
        until_ready(person, lambda: press_first(person))
        keys.press("Space")
    return "digit"


def press_first(person: Person) -> None:
    person.page.keyboard.type("1")
    expect(person.options.first).to_be_focused()
    person.page.keyboard.press("Enter")


def tap(person: Person, state: Any) -> str:
    """Answer with a finger: the first tap shows what it would do, the button under the question takes it."""
    page, open = person.page, options(state)
    one = open[chosen(open)]
    if not one["refs"]:
        page.get_by_test_id("sheet").locator(f'.loose, [data-notation="{one["notation"]}"]').first.tap()
        return "loose"
    kind, _, thing = one["refs"][-1].partition(":")
    if is_for_several(state) and kind == "piece":
        tap_first(person)
    elif kind == "land" and page.locator(f'[data-land="{thing}"].lit').count():
        page.touchscreen.tap(*page.locator(f'[data-land="{thing}"].lit').evaluate(MIDDLE))
    elif kind in ("land", "piece"):  # what is gathered into one land is chosen among the pieces
        piece = page.locator(f'[data-thing="{one["refs"][0]}"]')
        page.touchscreen.tap(*piece.evaluate(MIDDLE.replace("path", "circle")))
    else:
        places = (f'main [data-{kind}="{thing}"]:is(.lit, .lit *)', f'[data-choice="{kind}:{thing}"]')
        lit = ", ".join([*places, f'button[data-{kind}="{thing}"]'])
        if kind == "growth" and "/" in thing:
            lit = "main button.part.lit"  # a part of the option that was chosen
        page.locator(lit).first.tap()
        same = [other["notation"] for other in open if one["refs"][-1] in other["refs"]]
        if len(same) > 1:  # a Power with and without some of its thresholds
            page.get_by_role("menuitem").nth(same.index(one["notation"])).tap()
    if is_for_several(state):
        until_ready(person, lambda: tap_first(person))
        page.get_by_test_id("plan-confirm").tap()
        return str(kind)
    expect(page.get_by_test_id("confirm")).to_be_visible()
    assert person.state()["answers"] == int(person.prompt.get_attribute("data-answers") or 0)
    page.get_by_test_id("confirm").tap()
    return str(kind)


def tap_first(person: Person) -> None:
    piece = person.page.locator('[data-thing^="piece:"][data-lit]').first
    person.page.touchscreen.tap(*piece.evaluate(MIDDLE.replace("path", "circle")))


def turn(person: Person, answer: Callable[[Person, Any], str]) -> tuple[set[str], set[str], list[str]]:
    """A whole turn with all its phases; tells these, how was answered, and what."""
    state, phases, ways = person.state(), set(), set()
    given: list[str] = []
    for _ in range(MOST):
        if state["view"]["turn"] > POSITION["turn"]:
            break
        phases.add(state["view"]["phase"])
        open = options(state)
        given.append(open[chosen(open)]["notation"])
        ways.add(answer(person, state))
        state = go_on(person, state)
    assert state["view"]["turn"] == POSITION["turn"] + 1
    return phases, ways, given


def has_all(given: list[str], *wanted: str) -> bool:
    return all(any(one.startswith(begin) for one in given) for begin in wanted)


def test_a_whole_turn_by_keys_alone(islanders: People) -> None:
    ada = islanders()
    lay(ada, FULL, **RIVER)
    phases, ways, given = turn(ada, press)
    assert phases >= {"spirit", "fast", "invaders.event", "slow"} and ways == {"name", "space", "digit"}
    assert has_all(given, *ANSWERED, *SLOWLY), given


def test_a_whole_turn_on_a_phone(islanders: People) -> None:
    ada = islanders(PHONE)
    lay(ada, FULL, **RIVER)
    phases, ways, given = turn(ada, tap)
    assert phases >= {"spirit", "fast", "invaders.event", "slow"}
    assert ways >= {"growth", "space", "land", "card", "loose"}
    assert has_all(given, *ANSWERED, *SLOWLY), given


def test_a_finger_looks_before_it_takes(islanders: People) -> None:
    ada = islanders(PHONE)
    lay(ada, POSITION, **LIGHTNING)
    page = ada.page
    growth = page.locator('[data-growth="3"]')
    growth.tap()
    expect(page.get_by_test_id("would")).to_contain_text("Energy")
    page.get_by_role("button", name="Cancel", exact=True).tap()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert ada.state()["answers"] == 0
    growth.tap()
    growth.tap()
    ada.is_asked("Presence")


def test_one_tap_takes_for_those_who_want_that(islanders: People) -> None:
    ada = islanders(PHONE, oneTap=True)
    lay(ada, POSITION, **LIGHTNING)
    ada.page.locator('[data-growth="3"]').tap()
    ada.is_asked("Presence")
