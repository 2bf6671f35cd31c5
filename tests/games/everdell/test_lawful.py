"""What the rules forbid never lies on the table: random games out of crowded positions, in every set-up."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidewood
from tests.games.everdell.setups import ALL
from tests.properties.promises import name
from tests.rules import rule
from tidewood.games.everdell.card import CARD, CARDS
from tidewood.games.everdell.pieces import RESOURCES, UNIQUE, WORKERS
from tidewood.games.everdell.places import EVENT_CARDS, LOCATION
from tidewood.games.everdell.state import Valley

DECISIONS = 160
EXCLUSIVE = ("basic-3-twigs", "basic-2-resin", "basic-1-pebble", "basic-1-berry-1-card", "journey-3", "journey-4")


def crowded(rng: random.Random, setup: dict[str, Any]) -> dict[str, Any]:
    """Cities that are almost full, full hands, plenty of resources, workers still to be placed."""
    sets = ["base", *[module for module in setup.get("modules", []) if module in ("corrin", "farms")]]
    farms = "farms" in sets
    deck = [c.id for c in CARDS if c.from_set in sets and not (farms and c.id == "farm") for _ in range(c.copies)]
    if "abilities" in setup.get("modules", []):  # the Pigs may have taken them out of the deck
        deck = [id for id in deck if "farm" not in CARD[id].counts_as]
    rng.shuffle(deck)
    people: dict[str, Any] = {}
    for who in range(setup["players"]):
        city: list[str] = []
        while len(city) < rng.choice([6, 11, 12, 13]):
            card = deck.pop()
            if card != "fool" and (card not in city or CARD[card].rarity != UNIQUE):
                city.append(card)
        stock = {kind: rng.randrange(0, 9) for kind in RESOURCES}
        hand = [deck.pop() for _ in range(rng.randrange(3, 6))]
        twin = next((id for id in city if CARD[id].rarity == UNIQUE and id in deck), None)
        if twin is not None:  # what must not be played is at hand
            deck.remove(twin)
            hand.append(twin)
        people[f"p{who + 1}"] = {"season": rng.choice(["spring", "summer"]), "city": city, "hand": hand, **stock}
    specials = [event.id for event in EVENT_CARDS if not event.basic and event.id != "the-everdell-games"]
    return {"players": people, "events": rng.sample(specials, 4)}


def unlawful(game: tidewood.Game) -> list[str]:
    """What is wrong with a table, in words."""
    s = game._state
    assert isinstance(s, Valley)
    found: list[str] = []
    for who in range(s.players):
        seat = f"p{who + 1}"
        if s.spaces_used(who) > s.spaces(who):  # ED-CITY-01
            found.append(f"{seat} uses {s.spaces_used(who)} of {s.spaces(who)} spaces")
        for card, n in Counter(s.city[who]).items():
            if n > 1 and s.rules.rarity(s.cards[card]) == UNIQUE:  # ED-PLAY-03
                found.append(f"{seat} has {s.cards[card].id} {n} times")
        if len(s.hands[who]) > s.hand_limit(who):  # ED-HAND-01
            found.append(f"{seat} holds {len(s.hands[who])} cards")
        if min(s.stock[who * 4 : who * 4 + 4]) < 0 or s.points[who] < 0:
            found.append(f"{seat} owes something")
        own = s.at[who * WORKERS : (who + 1) * WORKERS]
        for field in range(len(s.forest)):
            if own.count(16 + field) > 1:  # ED-WORKER-09
                found.append(f"{seat} stands twice on one forest card")
    places = game.table()["places"]
    found += [f"{len(places[id])} workers on {id}" for id in EXCLUSIVE if len(places[id]) > 1]  # ED-WORKER-05
    for who, serials in enumerate(s.serials):
        for i, serial in enumerate(serials):
            n = s.at.count(64 + serial)
            if n > len(s.cards[s.city[who][i]].spots):
                found.append(f"{n} workers on {s.cards[s.city[who][i]].id}")
    return found


@rule("ED-CITY-01", "ED-PLAY-03", "ED-HAND-02", "ED-WORKER-05")
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_nothing_unlawful_comes_of_a_crowded_table(setup):
    assert all(id in LOCATION for id in EXCLUSIVE)
    rng = random.Random(f"crowded {name(setup)}")
    for _ in range(3):
        game = tidewood.new("everdell", rng.randrange(10**9), position=crowded(rng, setup), **setup)
        for _ in range(DECISIONS):
            if game.is_over:
                break
            # Cards are what can break these rules, so they are played more often than workers are placed.
            plays = [i for i, option in enumerate(game.options) if option.notation.startswith("play ")]
            game.pick(rng.choice(plays) if plays and rng.random() < 0.5 else rng.randrange(game.count))
            assert not unlawful(game), (unlawful(game), game.record())
