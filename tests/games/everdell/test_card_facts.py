"""What is printed on cards, as data."""

from __future__ import annotations

import pytest

import tidewood
from tidewood.api import card_facts, texts
from tidewood.games.everdell.phantomia.deck.file import house_text


@pytest.mark.parametrize(
    ("event", "points", "each"),
    [
        ("a-brilliant-marketing-plan", 0, [2]),  # for each resource given, at once
        ("capture-of-the-acorn-thieves", 0, [3]),
        ("under-new-management", 0, [1, 2]),
        ("croak-wart-cure", 6, None),
    ],
)
def test_an_event_says_what_it_gives_for_each_thing(event, points, each):
    facts = card_facts("everdell")[event]
    assert (facts["points"], facts.get("each")) == (points, each)


def test_every_event_is_worth_something():
    for id, facts in card_facts("everdell").items():
        if facts["kind"] == "event":
            assert facts["points"] or facts["each"], id


def test_cards_of_ones_own_have_their_facts_with_the_texts_of_the_table():
    """The same cards, typed in by somebody: they are no house cards any more."""
    printed = house_text("actions").replace('source = "house"', 'source = "printed"')
    own = tidewood.new("everdell", 1, players=1, phantomia=True, phantomia_deck=printed)
    found = texts("everdell", "en", own.setup)["facts"]
    assert found["phantomia-w1"]["arrow"] == card_facts("everdell")["phantomia-w1"]["arrow"]
    assert "house" in card_facts("everdell")["phantomia-w1"] and "house" not in found["phantomia-w1"]
    assert "farm" not in found  # the same as ever
    assert texts("everdell", "en", tidewood.new("everdell", 1).setup)["facts"] == {}
