"""Every table has the shape its game declares, and all that is told, asked or open its values: the client trusts it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import tidewood
from tests.games.everdell import setups as everdell
from tests.games.spirit_island import lively
from tests.games.spirit_island import setups as spirit_island
from tests.games.the_island import setups as the_island
from tests.properties.shapes import misfits, unsaid, untold
from tidewood import api
from tidewood.games import kind_of
from tidewood.language.values import to_json
from tools.declarations import SaidInfo, said

SETUPS: dict[str, list[dict[str, Any]]] = {
    "the-island": the_island.ALL,
    "everdell": everdell.ALL,
    "spirit-island": spirit_island.ALL,
}
LOOKS = 12  # a game, in most set-ups
ASKED = 0.3  # of the questions, with all that may be answered
WHOLE = 12  # one set-up in so many is played to the end
CASES = [(game, i) for game, setups in SETUPS.items() for i in range(len(setups))]


@pytest.mark.wide
@pytest.mark.parametrize(("name", "number"), CASES)
def test_tables_have_the_declared_shape(name, number):
    setup = SETUPS[name][number]
    rng = random.Random(f"views {name} {number}")
    begun = name == "spirit-island" and number % 2 == 1
    game = lively.midgame(setup, rng) if begun else tidewood.new(name, number, **setup)
    kind, told = kind_of(name), api.events(name)
    declared = declarations(name)
    wrong: list[str] = []
    looked = 0
    while looked < LOOKS or (number % WHOLE == 0 and not game.is_over):
        if game.is_over or rng.random() < (0.15 if looked < LOOKS else 0.02):
            looked += 1
            for seen in (game.table(), game.view(None), *[game.view(player) for player in game.players]):
                assert list(misfits(seen, kind.view)) == []
        if game.is_over:
            break
        if rng.random() < ASKED:
            wrong += [misfit for told in spoken(game) for misfit in unsaid(told, declared)]
        game.pick(lively.lively(game, rng) if begun else rng.randrange(game.count))
    assert wrong == []
    language = kind.languages["en"]
    for event in game.events():
        message = language.event_message(event)
        if message is not None:
            assert list(untold(to_json(message, str), told[event.kind])) == []


@cache
def declarations(game: str) -> dict[str, list[SaidInfo]]:
    found: dict[str, list[SaidInfo]] = {}
    for one in said(game):
        found.setdefault(one.id, []).append(one)
    return found


def spoken(game: tidewood.Game) -> Iterator[dict[str, Any]]:
    """The open question and everything that may be answered, as they travel."""
    decision = game.decision
    assert decision is not None
    yield from [told for told in (decision.asks, *[option.says for option in decision.answers]) if told is not None]
