"""What Spirit Island opens over the table: each dialog has a name, takes the focus and gives it back, and axe finds
nothing in it. In the dark only colours change.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.barriers import violations
from tests.browser.people import DESKTOP, People
from tests.browser.spirit_busy import lay

pytestmark = pytest.mark.slow
SETUP: Final[dict[str, Any]] = {
    "spirits": ["river-surges-in-sunlight"],
    "boards": ["A"],
    "expansions": ["branch-and-claw"],
    "adversary": "england",
    "adversary_level": 2,
    "scenario": "blitz",
}
POSITION: Final[dict[str, Any]] = {
    "clear": True,
    "turn": 3,
    "phase": "fast",
    "lands": {"A8": {"presence": {"p1": 2}, "town": 1, "explorer": 2}, "A5": {"city": 1, "dahan": 2, "blight": 1}},
    "invaders": {"ravage": ["jungle"], "build": ["sands"]},
    "events": ["war-touches-the-islands-shores"],
    "blight": {"healthy": False, "card": "downward-spiral", "pool": 4},
    "spirits": {"p1": {"energy": 3, "play": ["flash-floods", "boon-of-vigor"], "hand": ["wash-away"]}},
}
LOOKED_AT: Final = ("Wash Away", "Massive Flooding", "A5")  # Enter would choose them
DRAWN: Final = ("Wash Away", "River Surges in Sunlight", "A5")  # each in its own way


def test_every_dialog_is_named_and_sound(islanders: People) -> None:
    ada = islanders(DESKTOP)
    lay(ada, POSITION, **SETUP)
    page = ada.page
    gauges, tray = page.get_by_role("group", name="Fear, Blight, adversary"), page.get_by_test_id("mine-room")
    opened_by: dict[str, Locator] = {
        "River Surges in Sunlight": tray.get_by_role("button", name="River Surges in Sunlight"),
        "River’s Domain": tray.get_by_role("button", name="River’s Domain"),
        "Wash Away": tray.locator('[data-card="wash-away"]'),
        "Massive Flooding": tray.locator('[data-card="massive-flooding"]'),
        "England": gauges.get_by_role("button", name="England"),
        "Blitz": gauges.get_by_role("button", name="Blitz"),
        "Downward Spiral": gauges.get_by_role("button", name="Downward Spiral"),
    }
    land = {"A5": page.locator('[data-land="A5"]')}  # first: what a key opens afterwards is no longer about it
    for name, button in (land | opened_by).items():
        button.focus()
        page.keyboard.press("i" if name in LOOKED_AT else "Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_have_accessible_name(name if name != "River’s Domain" else "River Surges in Sunlight")
        assert violations(page, within="dialog[open]") == [], name
        if name in DRAWN:
            page.emulate_media(color_scheme="dark")
            assert violations(page, "color-contrast", within="dialog[open]") == [], f"{name} in the dark"
            page.emulate_media(color_scheme="light")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()
