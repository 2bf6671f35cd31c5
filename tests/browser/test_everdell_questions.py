"""Questions of Everdell that come up seldom, each on its own table: by clicks on things, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.everdell import Hand, lay
from tests.browser.people import PHONE, People

MEADOW: Final = ["king", "castle", "palace", "ever-tree", "theater", "architect", "university", "queen"]
ACTIVE: Final = {"season": "summer", "city": ["inn", "farm"], "hand": ["mine"]}
WORKERS: Final = {"workers": {"home": 6}, "season": "autumn"}
MOST_STEPS: Final = 4
AGAINST_HER: Final = {"phantomia": True, "phantomia_lists": True}


class Row(NamedTuple):
    """A position, what is clicked for each question, and what then holds of the one who clicked or of others."""

    position: Mapping[str, Any]
    clicks: tuple[tuple[str, ...], ...]
    then: Mapping[str, Mapping[str, Any]]
    others: int = 1
    setup: Mapping[str, Any] = {}


def own(**p1: Any) -> dict[str, Any]:
    return {"meadow": MEADOW, "players": {"p1": p1, "p2": ACTIVE}}


def three(**p1: Any) -> dict[str, Any]:
    """The others have no worker at home: nothing they are given is spent, nor the Meadow changed, before one looks."""
    away = {**ACTIVE, "workers": {"waiting": 2}}
    players = {"p1": p1, "p2": away, "p3": away}
    return {"meadow": MEADOW, "players": players, "places": {"basic-1-berry": ["p2", "p3"] * 4}}


ROWS: Final[dict[str, Row]] = {
    "give resources, each to whom one likes": Row(
        three(**WORKERS, twig=2, city=["monastery"]),
        (("city:p1:1",), ("give p3 twig",)),  # where the other twig can only go to the same player
        {"p1": {"twig": 0, "points": 4}, "p3": {"twig": 2}},
        others=2,
    ),
    "give cards to a row": Row(
        three(**WORKERS, hand=["farm", "bard", "fool"], city=["post-office"]),
        (("city:p1:1",), ("player:p3",), ("hand:bard", "hand:fool", "confirm")),
        {"p3": {"hand": 3}},
        others=2,
    ),
    "the order of production, and the rest as it stands": Row(
        own(season="winter", twig=3, berry=3, city=["woodcarver", "doctor", "peddler"])
        | {"places": {"basic-1-berry": ["p1"], "haven": ["p1"]}},
        (("end",), ("city:p1:2", "order"), ("option pay 3 berry",), ("option pay 3 twig",)),
        {"p1": {"points": 6, "berry": 0, "twig": 0}},
    ),
    "a revealed card is played": Row(
        own(**WORKERS, berry=2, hand=["postal-pigeon"]) | {"chance": ["reveal farm", "reveal mine"]},
        (("hand:postal-pigeon",), ("card:mine",)),
        {"p1": {"city": ["postal-pigeon", "mine"]}},
    ),
    "a worker is moved": Row(
        own(season="autumn", workers={"home": 5}, berry=2, hand=["ranger"]) | {"places": {"basic-3-twigs": ["p1"]}},
        (("hand:ranger",), ("place:basic-1-pebble",)),
        {"p1": {"pebble": 1, "city": ["ranger"]}},
    ),
    "the clock tower uses a place again": Row(
        own(workers={"waiting": 4}, city=[{"card": "clock-tower", "points": 3}])
        | {"places": {"basic-3-twigs": ["p1"], "basic-2-resin": ["p1"]}},
        (("end",), ("option yes",), ("place:basic-2-resin",)),
        {"p1": {"resin": 2, "twig": 0}},
    ),
    "cards of the Meadow in summer": Row(
        own(season="spring", workers={"waiting": 3}, hand=["farm"])
        | {"places": {"basic-1-berry": ["p1", "p1", "p1"]}},
        (("end",), ("meadow:4", "meadow:2", "confirm")),
        {"p1": {"season": "summer", "hand": ["castle", "ever-tree", "farm"]}},
    ),
    "the judge pays with another resource": Row(
        own(**WORKERS, berry=1, pebble=1, twig=1, hand=["shopkeeper"], city=["judge"]),
        (("hand:shopkeeper", "choice 2", "way 1"),),
        {"p1": {"berry": 0, "city": ["judge", "shopkeeper"]}},
    ),
    "a prisoner of the dungeon": Row(
        own(**WORKERS, hand=["wife"], city=["dungeon", "bard", "fool"]),
        (("hand:wife", "choice 2", "way 1"),),
        {"p1": {"city": ["dungeon", "bard", "wife"]}},
    ),
    "a roll that is prevented": Row(
        {
            "active": "phantomia",
            "places": {"haven": ["phantomia", "phantomia"]},
            "phantomia": {"figure": 1, "stack": ["w1"]},
            "players": {"p1": {"twig": 1, "pebble": 4, "hand": ["farm", "mine", "inn"]}},
            "chance": ["list ripped-off"],
        },
        (("toll discard inn", "toll discard farm", "prevent 1"),),
        {"p1": {"hand": ["mine"], "twig": 1, "pebble": 4}},
        others=0,
        setup=AGAINST_HER,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ROWS)
def test_a_question_is_answered_on_its_things(folk: People, name: str) -> None:
    row = ROWS[name]
    ada = folk()
    lay(ada, row.position, others=row.others, **row.setup)
    hand = Hand(ada)
    state = hand.state
    for clicks in row.clicks:
        for what in clicks:
            hand.do(what)
        state = hand.answered(len(clicks))
    for _ in range(MOST_STEPS):
        if not missing(state, row.then):
            return
        state = ada.after(state)  # what follows by itself comes one after another
    raise AssertionError(missing(state, row.then), ada.state()["log"])


def missing(state: Any, then: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, str, Any]]:
    """What is not as it should be. The others may have got more since: they go on by themselves."""
    wrong = []
    for player, wanted in then.items():
        for what, value in wanted.items():
            found = state["view"]["players"][player][what]
            is_so = (
                found >= value
                if player != "p1"
                else ([one["card"] for one in found] if what == "city" else found) == value
            )
            if not is_so:
                wrong.append((player, what, found))
    return wrong


def test_what_a_roll_would_cost_is_said_before_it_is_prevented(folk: People) -> None:
    ada = folk()
    row = ROWS["a roll that is prevented"]
    lay(ada, row.position, others=0, **row.setup)
    rows = ada.page.get_by_test_id("die").get_by_role("listitem")
    expect(rows).to_have_text(
        ["1–2 −1 you pay 1 twig", "3 0 you pay 0 resin", "4–5 0 you pay 0 berries", "6–8 −3 you pay 3 pebbles"]
    )
    expect(ada.page.get_by_test_id("tray")).to_have_count(0)  # the card stands with the question
    ada.page.locator('[data-option="let it happen"]').click()
    expect(ada.log).to_contain_text("The die shows")


def test_at_a_real_table_a_card_is_named_by_two_letters(folk: People) -> None:
    ada = folk()
    seats = [{"kind": "me", "name": "Ada"}]
    setup = {"players": 1, "phantomia": True, "helper": True}
    made = ada.post("/api/tables", {"game": "everdell", "seats": seats, "setup": setup})
    ada.open(f"/t/{made['table']}")
    ada.is_asked()
    hand = Hand(ada)
    while "option.card" not in [option["says"]["id"] for option in hand.state["decision"]["options"][:1]]:
        version, options = hand.state["version"], [one["notation"] for one in hand.state["decision"]["options"]]
        answer = next((one for one in ("card", "prepare") if one in options), options[0])
        ada.post(f"/api/tables/{made['table']}/answers", {"version": version, "answer": answer})
        hand.state = ada.state()
    search = ada.page.get_by_test_id("card-search")
    expect(search).to_be_focused()
    search.press_sequentially("Qu")
    search.press("Enter")
    state = hand.answered(0)
    assert "queen" in str(state["log"] or ada.state())


def test_with_a_finger_gifts_go_to_names_under_the_question(folk: People) -> None:
    ada = folk(PHONE)
    row = ROWS["give cards to a row"]
    lay(ada, row.position, others=2)
    hand = Hand(ada, touch=True)
    hand.do("city:p1:1")
    hand.answered(2)
    hand.do("option to p3")
    hand.answered(1)
    for what in ("hand:bard", "hand:fool", "confirm"):
        hand.do(what)
    assert hand.answered(3)["view"]["players"]["p3"]["hand"] == 3
