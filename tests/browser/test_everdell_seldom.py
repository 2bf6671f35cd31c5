"""Decisions of Everdell that come up seldom, in as few clicks as they need; one table after the other."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.everdell import Hand, lay
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.test_everdell_questions import MEADOW, MOST_STEPS, Row, missing, own, three
from tests.browser.test_everdell_questions import ROWS as RARE

pytestmark = pytest.mark.slow
READY: Final[dict[str, Any]] = {"season": "autumn", "workers": {"home": 6}}
GOODS: Final = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
AGAINST_HER: Final = {"phantomia": True, "phantomia_lists": True}


def beside(city: list[Any], **p1: Any) -> dict[str, Any]:
    """Somebody else has this city and has passed."""
    other = {"season": "autumn", "passed": True, "city": city}
    return {"meadow": MEADOW, "players": {"p1": READY | p1, "p2": other}}


ROWS: Final[dict[str, Row]] = {
    "a destination of somebody else's": Row(
        beside(["inn", "farm"], berry=6),
        (("visit visit inn p2",), ("meadow:1",)),
        {"p1": {"city": ["king"], "berry": 3}},
    ),
    "tokens of a treasury": Row(
        own(**READY, berry=9, hand=["queen"], city=[{"card": "king-norths-treasury", "points": 4}]),
        (("hand:queen", "tokens 2"),),
        {"p1": {"city": ["king-norths-treasury", "queen"], "berry": 8}},
        setup={"modules": ["legends"]},
    ),
    "whom the shepherd is paid for": Row(
        three(**READY, berry=3, hand=["shepherd"]),
        (("hand:shepherd", "choice 2", "way 1"),),
        {"p1": {"city": ["shepherd"], "berry": 3}, "p3": {"berry": 3}},
        others=2,
    ),
    "a toll before a card": Row(
        {
            "meadow": MEADOW,
            "phantomia": {"list": "bad-publicity", "stack": ["w1"]},
            "players": {"p1": READY | {"berry": 3, "twig": 1, "resin": 1, "hand": ["bard"]}},
        },
        (("hand:bard", "toll pay resin", "way 1"),),
        {"p1": {"city": ["bard"], "resin": 0, "twig": 1}},
        others=0,
        setup=AGAINST_HER,
    ),
    "cards of the Meadow go, and one is drawn": Row(
        own(**READY, berry=2, hand=["undertaker"]) | {"chance": ["meadow 1 wife", "meadow 2 ruins", "meadow 3 monk"]},
        (("hand:undertaker",), ("meadow:1", "meadow:2", "meadow:3", "confirm"), ("meadow:2",)),
        {"p1": {"hand": ["ruins"]}},
    ),
    "a card of another city is copied": Row(
        beside(["farm", "mine"], berry=3, hand=["miner-mole"]),
        (("hand:miner-mole",), ("city:p2:2",)),
        {"p1": {"pebble": 1}},
    ),
    "a worker is recalled": Row(
        own(season="autumn", workers={"home": 4}, city=["chip-sweep", "clock-tower"])
        | {"events": ["a-well-run-city"], "places": {"basic-3-twigs": ["p1"], "basic-2-resin": ["p1"]}},
        (("event:a-well-run-city",), ("place:basic-3-twigs",)),
        {},
    ),
    "revealed cards are sorted": Row(
        own(**READY, city=["historian", "ruins"])
        | {
            "events": ["ancient-scrolls-discovered"],
            "chance": ["reveal farm", "reveal mine", "reveal king", "reveal queen", "reveal fool"],
        },
        (("event:ancient-scrolls-discovered",), ("keep 3", "keep 4", "sort")),
        {"p1": {"hand": ["king", "queen"]}},
    ),
    "an event with a payment and things that go": Row(
        own(**READY, berry=3, city=["undertaker", "barge-toad", "farm"]) | {"events": ["croak-wart-cure"]},
        (("event:croak-wart-cure",), ("city:p1:1", "city:p1:3", "confirm")),
        {"p1": {"berry": 1, "city": ["barge-toad"]}},
    ),
    "where she lays a web": Row(
        {
            "active": "phantomia",
            "meadow": MEADOW,
            "events": ["tax-relief", "a-well-run-city", "croak-wart-cure", "flying-doctor-service"],
            "phantomia": {"stack": ["w6"], "webs": {"a-well-run-city": 1, "grand-tour": 1}},
            "players": {},
            "chance": ["die 1"],
        },
        (("event:tax-relief",),),
        {},
        others=0,
        setup={"phantomia": True, "phantomia_plan": "the-masquerade"},
    ),
    "what she takes": Row(
        {
            "active": "phantomia",
            "meadow": ["theater", "inn", "post-office", *MEADOW[:5]],
            "phantomia": {"stack": ["w6"]},
            "players": {"phantomia": {"city": ["farm"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3}},
            "chance": ["die 1"],
        },
        (("meadow:3",),),
        {},
        others=0,
        setup={"phantomia": True, "phantomia_plan": "snatched-away"},
    ),
    "a legendary card": Row(
        own(**READY, **GOODS, legends=["everflame-tomb"]),
        (("legend:everflame-tomb",),),
        {"p1": {"city": ["everflame-tomb"]}},
        setup={"modules": ["legends"]},
    ),
}  # fmt: skip
# Of the questions that are asked with a mouse elsewhere; the cards of one are given to a name under the question.
TAPPED: Final = {name: row for name, row in RARE.items() if name != "give cards to a row"}


class Seldom(Hand):
    """Also what only such questions have."""

    def do(self, what: str) -> None:
        kind, _, which = what.partition(" ")
        page = self.page
        if kind == "visit" and self.touch:  # on a phone it is in their city
            super().do("city:p2:1")
            return
        found = {
            "visit": page.locator(f'[data-notation="{which}"].visit'),
            "tokens": page.get_by_test_id("counter").get_by_role("button", name=f"takes {which} point tokens"),
            "keep": page.get_by_test_id("sorting").get_by_role("radio", name="into the hand"),
            "sort": page.get_by_test_id("sort-confirm"),
        }
        if kind not in found:
            super().do(what)
            return
        self.press(found[kind].nth(int(which) - 1) if kind == "keep" else found[kind])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_seldom_questions_take_few_clicks(folk: People, size: tuple[int, int]) -> None:
    touch = size == PHONE
    ada = folk(size)
    for name, row in ({**TAPPED, **ROWS} if touch else ROWS).items():
        lay(ada, row.position, others=row.others, **row.setup)
        hand = Seldom(ada, touch)
        try:
            state = hand.state
            for clicks in row.clicks:
                for what in clicks:
                    hand.do(what)
                state = hand.answered(len(clicks) + touch)
            for _ in range(MOST_STEPS):
                if not missing(state, row.then):
                    break
                state = ada.after(state)  # what follows by itself comes one after another
            assert not missing(state, row.then)
        except Exception as found:
            raise AssertionError(f"{name}: {found}") from found


def test_what_one_begins_with_and_the_top_farm_take_one_click(folk: People) -> None:
    ada = folk()
    lay(ada, modules=["abilities"])
    hand = Hand(ada)
    offered = ada.page.get_by_test_id("tray").locator(".lit")
    expect(offered).to_have_count(2)
    kept = str(offered.last.get_attribute("data-ref")).partition(":")[2]
    hand.press(offered.last)
    hand.answered(1)
    assert ada.state()["view"]["players"]["p1"]["ability"] == kept
    lay(ada, own(season="autumn", workers={"home": 5}, **GOODS, ability="pigs"), modules=["abilities"])
    hand = Hand(ada)
    top = ada.page.locator(".farm.lit")
    name = re.escape(str(hand.state["view"]["farm_stack"]["top"]))
    hand.press(top)
    state = hand.answered(1)
    assert re.search(name, str(state["view"]["players"]["p1"]["city"]))
