"""Where the screen is low, what is mine folds to a strip, and the board has the room."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import People


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["height"]


def test_the_tray_of_a_low_screen_folds_and_leaves_the_board_its_width(people: People) -> None:
    ada = people((1280, 720))
    made = ada.post("/api/tables", {"game": "spirit-island", "seats": [{"kind": "me", "name": "Ada"}]})
    ada.open(f"/t/{made['table']}")
    ada.is_asked()
    board, room, handle = (
        ada.page.locator("main.board"),
        ada.page.get_by_test_id("mine-room"),
        ada.page.get_by_test_id("fold"),
    )
    box = board.bounding_box()
    assert box and box["width"] > 0.7 * 1280, "the handle takes no room of the board"
    expect(handle).to_have_attribute("aria-expanded", "true")
    assert (height(room), height(board)) == (216, 720 - 48 - 216)
    ada.page.keyboard.press("h")
    expect(handle).to_have_attribute("aria-expanded", "false")
    assert (height(room), height(board)) == (84, 720 - 48 - 84)
    handle.click()
    expect(handle).to_have_attribute("aria-expanded", "true")
