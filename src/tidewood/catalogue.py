"""What there is to play: the games, the languages they speak, and what can be chosen before one begins."""

from __future__ import annotations

from typing import NamedTuple

from tidewood.games import PACKAGES, kind_of


class SetupChoice(NamedTuple):
    """One set-up option of a game, as data."""

    name: str
    default: object
    choices: tuple[object, ...]
    text: dict[str, str]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(PACKAGES)


def languages(game: str) -> tuple[str, ...]:
    return tuple(kind_of(game).languages)


def title(game: str, lang: str = "en") -> str:
    """What the game is called."""
    spoken = kind_of(game).languages
    return spoken[lang if lang in spoken else "en"].name(game)


def setup_choices(game: str) -> tuple[SetupChoice, ...]:
    """What can be chosen before a game, with its defaults."""
    return tuple(SetupChoice(o.name, o.default, o.choices, dict(o.text)) for o in kind_of(game).options)
