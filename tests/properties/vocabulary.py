"""What holds of the words for the table of every game: each key and value that a player can read has one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import tidewood
from tests.properties.wording import complaint
from tidewood import Game
from tidewood.api import describe, vocabulary
from tidewood.games import kind_of

REF = re.compile(r"[a-z-]+:[\w:-]+")
PLAYER = re.compile(r"p\d|random|\d+")  # whom and what the page names itself


def tokens(data: object, under: str = "") -> Iterator[tuple[str, str]]:
    """Every key, and every text with the key it stands under. What has a sentence of its own is said by that, and a
    ref points at a thing that has its word elsewhere.
    """
    if isinstance(data, Mapping) and "says" in data:
        return
    if isinstance(data, Mapping):
        for key, part in data.items():
            yield "", key
            yield from tokens(part, key)
    elif isinstance(data, list):
        for part in data:
            yield from tokens(part, under)
    elif isinstance(data, str) and not REF.fullmatch(data):
        yield under, data


def wordless(game: str, said: Iterable[tuple[str, str]], plain: re.Pattern[str]) -> set[str]:
    """What has no word; `plain` are names that are the same in every language, such as those of lands."""
    known = set(vocabulary(game, "en"))
    return {
        f"{under}.{token}"
        for under, token in said
        if not known & {f"{under}.{token}", f"{under}.*", token} and not PLAYER.fullmatch(token)
        if not plain.fullmatch(token)
    }


def seen(game: Game) -> set[tuple[str, str]]:
    return {*tokens(game.table()), *tokens(game.view(game.players[0])), *tokens(game.view())}


def table_is_told(game: str, setup: Mapping[str, Any], plain: re.Pattern[str], every: int = 5) -> None:
    """A random game: whatever its tables and its outcome say has a word."""
    rng = random.Random(f"words {sorted(setup.items(), key=str)}")
    played = tidewood.new(game, rng.randrange(10**9), **setup)
    said: set[tuple[str, str]] = set()
    while not played.is_over:
        if played.answers % every == 0:
            said |= seen(played)
        played.pick(rng.randrange(played.count))
    said |= seen(played)
    outcome = played.outcome
    assert outcome is not None
    said |= {pair for key, part in outcome.items() if key != "scores" for pair in [("", key), *tokens(part, key)]}
    said |= {("of", line["of"]) for score in outcome["scores"].values() for line in score["lines"]}
    assert not wordless(game, said - {("", "winners")}, plain)


def setup_is_told(game: str, plain: re.Pattern[str]) -> None:
    choices = {(option.name, str(choice)) for option in describe(game).options for choice in option.choices}
    assert not wordless(game, choices, plain)


def languages_agree(game: str) -> None:
    """The same words in every language, and each well formed."""
    languages = kind_of(game).languages
    assert set(languages) == {"en", "de", "fr"}
    words = {lang: language.vocabulary() for lang, language in languages.items()}
    for lang, found in words.items():
        assert found.keys() == words["en"].keys(), found.keys() ^ words["en"].keys()
        for key, word in found.items():
            said = f"1 {word}"  # words may begin small
            assert not complaint(lang, said), f"{lang}: {key}: {complaint(lang, said)}: {word!r}"
            assert ("*" in word) == key.endswith(".*"), f"{lang}: {key}: {word!r}"
