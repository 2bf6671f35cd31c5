"""What the server itself says: refusals and notes in the log. Everything about a game is said by the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tidewood import TidewoodError
from tidewood.language import Catalogue, Message, languages, read

LANGUAGES: Final = languages()
PAGE: Final = "page."


@cache
def catalogue(lang: str) -> Catalogue:
    return read("server", Path(__file__).parent / "text", lang if lang in LANGUAGES else "en")


def say(lang: str, key: str, **about: object) -> str:
    """A sentence; what it is about is put in as it is, so it must be text that anybody may read."""
    return catalogue(lang).text(Message(key, {name: value_in(lang, value) for name, value in about.items()}))


def value_in(lang: str, value: object) -> object:
    """What a sentence is about: a number, another message of ours, an error in the asker's language, or plain text;
    None where there is nothing to say.
    """
    if isinstance(value, TidewoodError):
        return value.text(lang)
    return value if value is None or isinstance(value, int | Message) else str(value)


def notes(lang: str) -> dict[str, str]:
    """The patterns of what people do beside the game, for whoever says it themselves."""
    return {id: text for id, text in catalogue(lang).patterns.items() if id.startswith("note.")}


def hints(lang: str, game: str) -> dict[str, str]:
    """What the guided start of a game says, by ids such as `guide.on.move`."""
    own = f"guide.{game}."
    found = catalogue("en").patterns | catalogue(lang).patterns
    return {f"guide.{id.removeprefix(own)}": text for id, text in found.items() if id.startswith(own)}


def page_words(lang: str) -> dict[str, str]:
    """The patterns of what the page itself says, by the page's own keys; English where this language has none."""
    found = catalogue("en").patterns | catalogue(lang).patterns
    return {id.removeprefix(PAGE): text for id, text in found.items() if id.startswith(PAGE)}


def counted_once(lang: str) -> list[int]:
    """The numbers that take the first of two forms."""
    return [n for n in range(3) if catalogue(lang).grammar.plural(n) == 0]


def language_name(lang: str) -> str:
    """What a language calls itself; its code if it does not say."""
    return catalogue(lang).patterns.get(f"{PAGE}language", lang)


def preferred(accept_language: str) -> str:
    """The language of an Accept-Language header: the one it weighs most among ours."""
    best, weight = "en", 0.0
    for part in accept_language[:200].split(","):
        tag, _, parameter = part.strip().partition(";")
        try:
            q = float(parameter.strip().removeprefix("q=")) if parameter else 1.0
        except ValueError:
            q = 0.0
        code = tag.strip().lower().partition("-")[0]
        if code in LANGUAGES and q > weight:
            best, weight = code, q
    return best
