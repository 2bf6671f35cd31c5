"""What cards do is said once, however many set-ups, forms and people ask: else a fresh server lets its tables wait."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import tidewood
from tests.server.running import Running, sqlite
from tests.waiting import wait_until
from tidewood.games import kind_of
from tidewood.kernel.text import Language, Languages
from tidewood.server.routes import home

GAME = "spirit-island"
KIND = kind_of(GAME)


def calls(work: Callable[[], object]) -> int:
    """How many functions it calls: what it costs, however busy the machine is."""
    n = 0

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal n
        n += event == "call"

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return n


def fresh(lang: str) -> Language:
    """A language in which nothing has been said; what it is said with has been read."""
    assert isinstance(KIND.languages, Languages)
    language = Languages(KIND.languages.speaker)[lang]
    language.effects({node: path for node, path in effects_of(1).items() if path == "game"})
    return language


def effects_of(players: int) -> dict[Any, str]:
    return KIND.names(tidewood.new(GAME, 7, players=players).setup).paths


def test_set_ups_share_what_is_said_of_their_cards():
    language = fresh("en")
    first = calls(lambda: language.effects(effects_of(1)))
    assert first > 10_000
    assert calls(lambda: language.effects(effects_of(2))) < first / 5


def test_an_effect_is_said_once_for_all_the_ways_to_join_its_clauses():
    effects = {node: path for node, path in effects_of(1).items() if path.startswith("fear:")}
    told = fresh("en").effects(effects)
    assert max(map(len, told.values())) > 2
    in_all_forms, plain = fresh("en"), fresh("en")
    once = calls(lambda: [plain.clause(node, ()) for node, path in effects.items() if path in told])
    assert calls(lambda: in_all_forms.effects(effects)) < 1.6 * once


def test_who_asks_for_the_cards_of_a_game_finds_the_words_of_its_tables_ready(tmp_path, monkeypatch):
    assert isinstance(KIND.languages, Languages)
    monkeypatch.setitem(KIND.languages.made, "fr", fresh("fr"))  # as on a server where nobody has spoken it yet
    home.in_advance.cache_clear()
    server = Running(sqlite(tmp_path))
    assert server.browser().get(f"/api/games/{GAME}/cards", lang="fr").status_code == 200
    wait_until(lambda: not server.tables._tasks, 60, "whatever it has begun")
    server.stop()
    cards = {node: path for node, path in effects_of(1).items() if path.startswith("card:")}
    assert calls(lambda: KIND.languages["fr"].effects(cards)) < 10
