"""Whatever the page asks a game's catalogues for by its id stands in them, in all our languages: without a word it
shows the id, which reads like English.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tidewood.games import kind_of
from tidewood.language.catalogue import catalogue_of

CLIENT = Path(__file__).parents[2] / "web" / "src"
GAMES = CLIENT / "games"
LANGS = ("en", "de", "fr")
LITERAL = r"\"([^\"$]+)\""
UNDER = rf"(?:,\s*{LITERAL})?"
ANYWHERE = re.compile(rf"\bword\((?:\"[\w-]+\"|[\w.?]+),\s*{LITERAL},\s*settings\.lang{UNDER}\)")
FIELDS = re.compile(rf"\bword: {LITERAL}")
WORDS = {
    "everdell": re.compile(rf"\bcalled\({LITERAL}{UNDER}\)"),
    "spirit-island": re.compile(rf"\bwords\.(?:word|cannot)\({LITERAL}()\)"),
}
# What reaches them as a value: types of the page, and what is listed where it is used.
UNIONS = {
    "everdell": {"facts.ts": ("Resource", "Season")},
    "spirit-island": {"view.ts": ("Closed", "Why")},
}
LISTED = {
    "everdell": {
        "people/since.ts": re.compile(rf"\bwhat: {LITERAL}"),
        "phantomia/hers.ts": re.compile(r"\[\"(unseen)\", \"(played)\"\]"),
    },
    "spirit-island": {
        "rail/Known.svelte": re.compile(rf"\bname: {LITERAL}|\[\"(wins)\", \"(loses)\"\]"),
    },
}
PATTERNS = {
    "everdell": [("**/*", rf"\bsay\({LITERAL}", "board.{}"), ("**/*", r"\bid: \"(board\.[^\"$]+)\"", "{}")],
    "spirit-island": [
        ("words.ts", rf"\bsay\({LITERAL}", "tray.{}"),
        ("island/words.ts", rf"\bthis\.say\({LITERAL}", "board.island.{}"),
        ("**/*", rf"\bboardText\({LITERAL}", "{}"),
    ],
    "the-island": [("words.ts", rf"\bthis\.say\({LITERAL}", "board.{}"), ("words.ts", r"\bid: \"([^\"$]+)\"", "{}")],
}
NAMED = {  # types of the page whose members are patterns
    "spirit-island": [
        ("words.ts", "Label", "tray.label.{}"),
        ("words.ts", "Changed", "tray.would.{}"),
        ("rail/rail.ts", "StepId", "tray.step.{}"),
        ("island/words.ts", "PlainId", "board.island.{}"),
    ],
    "the-island": [("words.ts", "PlainId", "board.{}")],
}


@cache
def sources(folder: Path, pattern: str = "**/*") -> str:
    files = [path for path in sorted(folder.glob(pattern)) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


def members(file: Path, name: str) -> list[str]:
    found = re.search(rf"^(?:export )?type {name} =((?:[\s|]*\"[^\"]+\")+);", file.read_text("utf-8"), re.MULTILINE)
    assert found, f"{file.name} has no {name}"
    return re.findall(LITERAL, found[1])


def asked_words(game: str) -> set[tuple[str, str]]:
    """The ids that the page wants a word for, each with the key it stands under."""
    folder = GAMES / game
    own = sources(folder)
    beside = "\n".join(sources(path) for path in CLIENT.iterdir() if path.is_dir() and path != GAMES)
    found = {(id, under) for text in (own, beside) for id, under in ANYWHERE.findall(text)}
    found |= {(id, "") for id in FIELDS.findall(own)}
    found |= set(WORDS[game].findall(own)) if game in WORDS else set()
    for file, types in UNIONS.get(game, {}).items():
        found |= {(id, "") for name in types for id in members(folder / file, name)}
    for file, listed in LISTED.get(game, {}).items():
        ids = [id for groups in listed.finditer((folder / file).read_text("utf-8")) for id in groups.groups() if id]
        assert ids, f"{file} lists nothing"
        found |= {(id, "") for id in ids}
    return found | {(id, "") for id in named_in_index(game)}


def named_in_index(game: str) -> list[str]:
    """Words of tabs that the table of games names."""
    entry = re.search(rf"^  \"?{game}\"?: {{\n(.*?)^  }}", (GAMES / "index.ts").read_text("utf-8"), re.M | re.S)
    assert entry, f"no {game}"
    tabs = re.search(r"usualTabs: {([^}]*)}", entry[1])
    return FIELDS.findall(entry[1]) + (re.findall(LITERAL, tabs[1]) if tabs else [])


def asked_patterns(game: str) -> set[str]:
    found = set()
    for files, pattern, id in PATTERNS[game]:
        ids = re.findall(pattern, sources(GAMES / game, files))
        assert ids, f"{files} says nothing"
        found |= {id.format(name) for name in ids}
    for file, name, id in NAMED.get(game, []):
        found |= {id.format(one) for one in members(GAMES / game / file, name)}
    if game == "spirit-island":  # what the panel of an adversary counts
        panel = re.search(r"interface Adversary {([^}]*)}", sources(GAMES / game, "view.ts"))
        assert panel
        found |= {f"tray.counted.{name}" for name in re.findall(r"(\w+)\?:", panel[1])}
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(PATTERNS))
def test_the_page_has_a_word_for_whatever_it_names(game: str, lang: str) -> None:
    words = kind_of(game).languages[lang].vocabulary()
    missing = [
        (id, under)
        for id, under in sorted(asked_words(game))
        if not {f"{under}.{id}", f"{under}.*" if under else id, id} & words.keys()
    ]
    assert not missing


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(PATTERNS))
def test_the_page_says_nothing_without_a_pattern(game: str, lang: str) -> None:
    assert not sorted(asked_patterns(game) - catalogue_of(game, lang).patterns.keys())
