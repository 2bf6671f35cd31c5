"""Event cards at two browsers: everybody votes and sees the votes, pays with the others, and can take a vote back."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person

SETUP: Final = {
    "boards": ["A", "B"],
    "expansions": ["branch-and-claw"],
    "spirits": ["river-surges-in-sunlight", "lightnings-swift-strike"],
}
LANDS: Final[dict[str, Any]] = {
    "A2": {"dahan": 1, "town": 2, "presence": {"p1": 1}},
    "A5": {"presence": {"p1": 1}},
    "B2": {"dahan": 1, "presence": {"p2": 1}},
    "A8": {"explorer": 1},
}


def at_event(folk: People, card: str, energy: tuple[int, int] = (0, 0), plain: bool = False) -> tuple[Person, Person]:
    """Ada and Ben at a table where this Event has just been drawn; Ben may read it all in words."""
    position: dict[str, Any] = {"clear": True, "lands": LANDS, "events": [card], "turn": 2, "phase": "invaders.event"}
    position["spirits"] = {f"p{n}": {"energy": amount} for n, amount in enumerate(energy, 1)}
    ada, ben = folk(), folk(boardView="plain") if plain else folk()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    setup = {**SETUP, "laid": json.dumps(position)}
    made = ada.post("/api/tables", {"game": "spirit-island", "seats": seats, "setup": setup})
    ada.open(f"/t/{made['table']}")
    ben.sit_down(made["links"]["p2"].removeprefix(ada.address), "Ben")
    for person in (ada, ben):
        person.is_asked("Which option do you vote for?")
    return ada, ben


def part(person: Person, n: int) -> Locator:
    return person.page.locator(f'[data-testid=resolving] [data-line="{n}"]')


def votes(person: Person, n: int) -> Locator:
    return person.page.locator(f'[data-testid=resolving] [data-votes="{n}"]')


def test_two_people_vote_on_the_card_one_changes_their_mind_and_what_both_are_for_is_done(folk: People) -> None:
    ada, ben = at_event(folk, "farmers-seek-the-dahan-for-aid")
    part(ben, 1).click()
    expect(votes(ada, 1)).to_have_text("For this: Ben")
    expect(ben.prompt).to_contain_text("Waiting for Ada")

    ben.page.get_by_test_id("undo").click()
    expect(votes(ada, 1)).to_have_count(0)
    ben.is_asked("Which option do you vote for?")
    part(ben, 2).click()
    expect(votes(ada, 2)).to_have_text("For this: Ben")

    part(ada, 2).click()
    expect(ada.page.locator("[data-testid=resolving] [aria-current]")).to_contain_text("Token event")
    assert ada.state()["view"]["lands"]["A2"]["town"] == LANDS["A2"]["town"] + 1
    expect(ada.page.get_by_test_id("event")).to_have_text("Farmers Seek the Dahan for Aid")


def test_without_an_agreement_the_first_option_is_done_and_the_plain_view_tells_it(folk: People) -> None:
    ada, ben = at_event(folk, "farmers-seek-the-dahan-for-aid", plain=True)
    for _ in range(2):  # whoever was for something else may join the others once
        ada.take("vote 1")
        expect(ben.page.get_by_test_id("plain")).to_contain_text("Ada")
        ben.take("vote 2")
    for person in (ada, ben):
        expect(person.log.get_by_text("Spurn the Invaders.", exact=True)).to_have_count(1)
        expect(person.log.get_by_text("Teach the Invaders.", exact=True)).to_have_count(0)


def test_what_an_option_costs_is_paid_together(folk: People) -> None:
    ada, ben = at_event(folk, "years-of-little-rain", energy=(6, 5))
    for person in (ada, ben):
        part(person, 2).click()
    ada.is_asked("Who pays? (8 Energy left)")
    ada.take("pay 6 energy")
    ben.is_asked("Who pays? (2 Energy left)")
    ben.take("pay 2 energy")
    expect(ada.question).not_to_contain_text("Who pays?")
    spirits = ada.state()["view"]["spirits"]
    assert [spirits[player]["energy"] for player in ("p1", "p2")] == [0, 3]
