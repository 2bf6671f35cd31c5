"""Questions of Spirit Island that are answered on the island, on its pieces and in the tray: each on a table of its
own, by clicks on the things, and what came of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from playwright.sync_api import expect

from tests.browser.people import DESKTOP, People, Person
from tests.browser.spirit_busy import lay

FAR: Final = {"A1": {"city": 1}}  # nobody wins
SETUP: Final[dict[str, Any]] = {"boards": ["A"], "expansions": ["branch-and-claw", "jagged-earth"]}


class Row(NamedTuple):
    """What lies on the island, what is clicked for each question, and what then holds of a land or of the Spirit."""

    lands: Mapping[str, Any]
    clicks: tuple[tuple[str, ...], ...]
    then: Mapping[str, Any]
    position: Mapping[str, Any]
    spirit: str = "river-surges-in-sunlight"


def played(card: str, phase: str, *more: str) -> dict[str, Any]:
    """Another Power can be used after it: the phase goes on."""
    play = [card, *more, "dark-and-tangled-woods"]
    return {"phase": phase, "spirits": {"p1": {"hand": [], "play": play, "energy": 3}}}


ROWS: Final[dict[str, Row]] = {
    "push, destroy and gather, several at once": Row(
        {
            "A8": {"town": 1, "explorer": 2, "presence": {"p1": 2}},
            "A2": {"town": 4, "town-1": 1, "presence": {"p1": 1}},
            "A7": {"dahan": 2},
            "A5": {"dahan": 1},
        },
        (
            ("card wash-away",),
            ("land:A8",),
            ("piece:A8/town", "land:A6", "piece:A8/explorer", "land:A5", "marked"),
            ("card drought",),
            ("land:A2",),
            ("piece:A2/town", "piece:A2/town-1", "marked"),  # of those left any is as good
            ("card call-to-migrate",),
            ("land:A8",),
            ("piece:A7/dahan", "piece:A5/dahan", "piece:A7/dahan", "marked"),
        ),
        {
            "A6": {"town": 1},
            "A5": {"explorer": 1, "dahan": 0},
            "A8": {"explorer": 1, "town": 0, "dahan": 3},
            "A7": {"dahan": 0},
            "A2": {"town": 0, "town-1": 2, "blight": 1},
        },
        played("wash-away", "slow", "drought", "call-to-migrate"),
    ),
    "gather": Row(
        {"A8": {"city": 1, "presence": {"p1": 2}}, "A7": {"dahan": 2}, "A5": {"dahan": 1}},
        (("card sudden-ambush",), ("land:A8",), ("piece:A5/dahan",)),
        {"A8": {"dahan": 1}, "A5": {"dahan": 0}},
        played("sudden-ambush", "fast"),
        spirit="thunderspeaker",
    ),
    "damage, one point a click, and removing several": Row(
        {"A2": {"town": 1, "explorer": 1, "presence": {"p1": 2}}, "A7": {"presence": {"p1": 1}}, "A8": {"explorer": 3}},
        (
            ("card flash-floods",),
            ("land:A2",),
            ("piece:A2/town",),
            ("piece:A2/town-1",),
            ("card sleep-and-never-waken",),
            ("land:A8",),
            ("piece:A8/explorer", "piece:A8/explorer", "marked"),
        ),
        {"A2": {"town": 0, "explorer": 1}, "A8": {"explorer": 1}},
        played("flash-floods", "fast", "sleep-and-never-waken"),
    ),
    "where Blight cascades": Row(
        {"A8": {"blight": 1, "city": 1}},
        (("land:A7",),),
        {"A7": {"blight": 1}, "A8": {"blight": 2}},
        {"phase": "invaders.ravage", "invaders": {"ravage": ["jungle"], "build": ["sands"]}},
    ),
    "the land of a Fear card": Row(
        {"A8": {"explorer": 1, "dahan": 1, "presence": {"p1": 1}}, "A5": {"explorer": 1, "dahan": 1}},
        (("land:A5",),),
        {"A5": {"explorer": 0}, "A8": {"explorer": 1}},
        {"phase": "invaders.fear", "fear": {"earned": ["dahan-raid"]}},
    ),
    "elements": Row(
        {"A8": {"presence": {"p1": 1}}},
        (("card elemental-boon",), ("element sun", "element fire", "element air", "confirm")),
        {"p1": {"elements": dict.fromkeys(["sun", "fire", "air", "moon", "earth", "plant"], 1)}},
        played("elemental-boon", "fast"),
    ),
    "which Presence is lost": Row(
        {"A8": {"presence": {"p1": 1}}, "A5": {"presence": {"p1": 1}}, "A2": {"presence": {"p1": 1}}},
        (("presence:A5/p1",),),
        {"A5": {"presence": {}}, "A2": {"presence": {"p1": 1}}},
        {"phase": "invaders.blight", "blight": {"healthy": False, "card": "downward-spiral", "pool": 4}},
    ),
}  # fmt: skip


def click(person: Person, what: str) -> None:
    page = person.page
    kind, _, which = what.partition(" ")
    if kind == "card":
        page.locator(f'[data-testid=mine] [data-card="{which}"]').click()
    elif kind == "element":
        page.locator(f'[data-element="{which}"]').click()
    elif kind == "marked":
        page.get_by_test_id("plan-confirm").click()
    elif kind == "confirm":
        page.get_by_test_id("pick-confirm").click()
    else:
        thing = page.locator(f'[data-thing="{what}"]')
        expect(thing).to_have_attribute("data-lit", "")
        thing.locator("circle, path").first.click()


def test_questions_are_answered_on_their_things(islanders: People) -> None:
    ada = islanders(DESKTOP)
    for name, row in ROWS.items():
        position = {"clear": True, "turn": 2, "lands": {**FAR, **row.lands}, "invaders": {"deck": ["mountain"]}}
        lay(ada, position | row.position, **SETUP, spirits=[row.spirit])
        state = ada.state()
        for clicks in row.clicks:
            answers = state["answers"]
            for what in clicks:
                click(ada, what)
            while state["answers"] <= answers:
                state = ada.after(state)
        view = state["view"]
        found = {
            of: {key: (view["lands"] | view["spirits"])[of][key] for key in wanted} for of, wanted in row.then.items()
        }
        assert found == row.then, name
