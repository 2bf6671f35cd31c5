"""The rules as numbered statements, to look up by id or by words. They are in English."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tidewood.games import PACKAGES
from tidewood.given import game_of, text_of


class Rule(NamedTuple):
    """One statement; an open question of the printed rules also has the question it answers."""

    id: str
    game: str
    section: str
    text: str
    question: str = ""


def rules(game: str) -> tuple[Rule, ...]:
    """All statements of a game, in order; none if it has no register."""
    game_of(game)  # says which games there are
    return _rules(game)


@cache
def _rules(game: str) -> tuple[Rule, ...]:
    try:
        source = files(PACKAGES[game]).joinpath("rules.toml")
    except TypeError:  # a game of somebody else's, in a single module
        return ()
    if not source.is_file():
        return ()
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    return tuple(Rule(r["id"], game, r["section"], r["text"], r.get("question", "")) for r in data["rule"])


def search(query: str, game: str | None = None) -> list[Rule]:
    """The statements with this id, or else those in which every word of the query begins a word."""
    everything = [rule for name in (PACKAGES if game is None else [game]) for rule in rules(name)]
    wanted = text_of(query, "query").casefold().split()
    by_id = [rule for rule in everything if wanted == [rule.id.casefold()]]
    return by_id or [rule for rule in everything if wanted and all(_has(rule, word) for word in wanted)]


def _has(rule: Rule, word: str) -> bool:
    text = f" {rule.id} {rule.section} {rule.question} {rule.text}".casefold()
    for mark in "(/\"'-":
        text = text.replace(mark, " ")
    return f" {word.replace('-', ' ')}" in text
