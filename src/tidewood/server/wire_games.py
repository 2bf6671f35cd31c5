"""What travels about the games as such: what can be chosen, their words, cards and rules. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tidewood.server.wire import Text


class Field(Struct):
    """A set-up option, as the game's own schema says."""

    name: str
    kind: Annotated[str, Meta(description="int, bool, choice, text; choices and texts are lists")]
    default: Any
    choices: list[Any]
    minimum: int | None
    maximum: int | None
    optional: bool
    text: Text
    when: Annotated[
        list[dict[str, list[Any]]],
        Meta(
            description="it matters in one of these cases, or always if there are none: each of these options has one "
            "of these values, or holds one of them; `null` stands for an empty list"
        ),
    ]
    by_seat: Annotated[bool, Meta(description="an entry for each player in turn, who may choose when sitting down")]
    own: Annotated[Text, Meta(description="what such an entry is called")]
    meanings: Annotated[
        dict[str, Text],
        Meta(description="of its values; `england:3` is the value 3 where an option of `when` is england"),
    ]
    fits: Annotated[dict[str, list[dict[str, list[Any]]]], Meta(description="the same for some of its choices")]


class Players(Struct):
    minimum: int
    maximum: int


class GameEntry(Struct):
    id: str
    names: Text
    about: Annotated[Text, Meta(description="what the game is like, in a sentence")]
    players: Players
    languages: list[str]
    competitive: bool
    bots: list[str]
    options: list[Field]


class Rule(Struct, omit_defaults=True):
    id: str
    section: str
    text: str
    question: str = ""


class Vocabulary(Struct):
    """Words for the keys and values of a game's table, outcome and set-up, in one language."""

    lang: str
    words: dict[str, str]


class Texts(Struct):
    """The catalogue of a game in one language: what a client needs to say messages itself."""

    lang: str
    patterns: dict[str, str]
    nouns: Annotated[
        dict[str, dict[str, dict[str, str]]], Meta(description="by kind, id and form; the plain form is empty")
    ]
    names: dict[str, str]
    words: dict[str, str]
    joins: Annotated[dict[str, tuple[str, str]], Meta(description="between the parts of a list, and before the last")]
    one: Annotated[list[int], Meta(description="numbers that take the first of two forms")]
    effects: Annotated[dict[str, dict[str, str]], Meta(description="what effects of cards say, by path and form")]
    cards: Annotated[dict[str, str], Meta(description="what cards say that say something else with this set-up")]
    facts: Annotated[
        dict[str, dict[str, Any]], Meta(description="what is printed on cards that only this set-up has, by id")
    ]


class LanguageEntry(Struct):
    code: str
    name: Annotated[str, Meta(description="what the language calls itself")]


class PageWords(Struct):
    """The page's own words."""

    lang: str
    one: Annotated[list[int], Meta(description="numbers that take the first of two forms")]
    words: Annotated[dict[str, str], Meta(description="patterns by key")]


class CardText(Struct, omit_defaults=True):
    id: str
    name: str
    text: str
    facts: Annotated[dict[str, Any] | None, Meta(description="what is printed, as the game's CardFacts say")] = None
    effect: Annotated[str | None, Meta(description="the text without what the facts say; left out: all of it")] = None
    face: Annotated[
        dict[str, Any] | None, Meta(description="what is printed in words, part by part, as the game's CardFace says")
    ] = None
    brief: Annotated[
        str | None, Meta(description="what to say beside the name, such as kind, cost and points; left out: nothing")
    ] = None


class CardTexts(Struct):
    """What the cards and tiles of a game say, and whatever else has a page, in one language."""

    lang: str
    cards: list[CardText]
