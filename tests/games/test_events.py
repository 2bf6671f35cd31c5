"""What the log says, it can explain: its lines bring the rules they come from."""

from __future__ import annotations

import pytest

from tests.ours import GAMES
from tidewood import api, rulebook

# What no rule of the register says, because only the card, the Spirit, the adversary or the table in question does.
WITHOUT = {
    "the-island": set(),
    "everdell": {
        "by-hand",  # people carry out a card of their own
        "her-doubt",  # cards that were typed in look odd
    },
    "spirit-island": {
        "added",
        "board-sunk",
        "declined",
        "event-returned",
        "looked",
        "looked-at-event",
        "lost-energy",
        "swapped",
        "turned-up",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_brings_its_rules(game):
    assert {id for id, event in api.events(game).items() if not event.rules} == WITHOUT[game]


@pytest.mark.parametrize("game", GAMES)
def test_these_rules_are_in_the_register(game):
    known = {rule.id for rule in rulebook.rules(game)}
    assert {rule for event in api.events(game).values() for rule in event.rules} - known == set()
