"""What the server itself says: refusals and notes in the log. Everything about a game is said by the game."""

from __future__ import annotations

from typing import Final

from tidewood.server.words import de, en, fr

LANGUAGES: Final = ("en", "de", "fr")
WORDS: Final = {"en": en.WORDS, "de": de.WORDS, "fr": fr.WORDS}


def say(lang: str, key: str, **about: object) -> str:
    """A sentence; what it is about is put in as it is, so it must be text that anybody may read."""
    return WORDS[lang if lang in WORDS else "en"][key].format(**about)


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
        if code in WORDS and q > weight:
            best, weight = code, q
    return best
