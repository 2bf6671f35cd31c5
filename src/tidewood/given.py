"""What programs give to the public interface: if it is of the wrong kind, the error says what is needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, Protocol

from tidewood.games import PACKAGES, kind_of
from tidewood.kernel.errors import BadFile, BadPosition, BadSetup, TidewoodError, unknown
from tidewood.kernel.kind import GameKind
from tidewood.language.values import Message

LONGEST = 100  # letters of a value that are shown


class Randomness(Protocol):
    """Anything like `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


def needed(what: str, key: str, value: object) -> Message:
    """`what` is the id of a message such as text-needed."""
    said = repr(value)
    return Message(
        f"error.{what}-needed", {"key": key, "value": said if len(said) <= LONGEST else said[:LONGEST] + "…"}
    )


def game_of(game: object) -> GameKind:
    if not isinstance(game, str):
        raise BadSetup(unknown("game", game, PACKAGES))
    return kind_of(game)


def language_of(kind: GameKind, lang: object) -> str:
    """A language that the game speaks."""
    if not isinstance(lang, str) or lang not in kind.languages:
        raise BadSetup(unknown("language", lang, kind.languages))
    return lang


def languages_of(kind: GameKind, langs: object) -> list[str]:
    return [language_of(kind, lang) for lang in several(langs, "langs")]


def setup_of(kind: GameKind, setup: object) -> dict[str, object]:
    """A whole set-up; the usual one for None. What is left to chance is something that can be."""
    return kind.drawn(wish_of(kind, setup), 0)


def wish_of(kind: GameKind, setup: object) -> dict[str, object]:
    """A whole set-up with what it leaves to chance; the usual one for None."""
    return kind.checked({} if setup is None else mapping_of(setup, "setup"))


def mapping_of(given: object, key: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise BadSetup(needed("mapping", key, given))
    return given


def seat_of(setup: Mapping[str, Any], who: object) -> int:
    """The number of a player, from 0."""
    seat = number_of(who, "who")
    if not 0 <= seat < setup["players"]:
        raise BadSetup(unknown("player", seat, [str(i) for i in range(setup["players"])]))
    return seat


def position_of(position: object) -> Mapping[str, Any]:
    if not isinstance(position, Mapping):
        raise BadPosition(needed("mapping", "position", position))
    _check_plain(position, "position")
    return position


def _check_plain(data: object, where: str) -> None:
    """Names, numbers, lists and mappings, as a scenario file has them."""
    if isinstance(data, Mapping):
        for key, part in data.items():
            if not isinstance(key, str):
                raise BadPosition(needed("text", where, key))
            _check_plain(part, key)
    elif isinstance(data, list | tuple):
        for part in data:
            _check_plain(part, where)
    elif not isinstance(data, str | int | None):
        raise BadPosition(needed("plain", where, data))


def content_of(content: object) -> str | bytes:
    """A file as it was read."""
    if isinstance(content, str | bytes):
        return content
    raise BadFile(needed("text", "file", content))


def text_of(text: object, key: str) -> str:
    if not isinstance(text, str):
        raise TidewoodError(needed("text", key, text))
    return text


def number_of(number: object, key: str) -> int:
    """A whole number, of whatever type."""
    if hasattr(type(number), "__index__"):
        return index(number)  # type: ignore[arg-type]
    raise TidewoodError(needed("number", key, number))


def several(values: object, key: str) -> list[Any]:
    """A list, a tuple or the like; a text is none."""
    if isinstance(values, Iterable) and not isinstance(values, str | bytes):
        return list(values)
    raise TidewoodError(needed("list", key, values))


def randomness_of(rng: object) -> Randomness:
    if not callable(getattr(rng, "getrandbits", None)) or isinstance(rng, type):
        raise TidewoodError(needed("randomness", "rng", rng))
    return rng  # type: ignore[return-value]
