"""The games there are."""

from __future__ import annotations

import logging
from asyncio import to_thread
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from tidewood.api import SetupField, card_faces, card_facts, describe, games, texts, vocabulary, whole_box
from tidewood.bots import LEVELS
from tidewood.cards import cards
from tidewood.rulebook import rules
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import ERRORS, Http, lang_of, tables_of
from tidewood.server.routes.squeezed import squeezed, told
from tidewood.server.wire_games import CardText, CardTexts, Field, GameEntry, Players, Rule, Vocabulary
from tidewood.server.words import LANGUAGES

log = logging.getLogger("tidewood.server")

KEPT: Final = "public, max-age=600"  # the words of a game change with the program only
WordsLang = Annotated[
    str | None, QueryParameter(name="lang", max_length=40, description="en, de or fr; that of the browser if left out")
]


@get("/api/games", responses=ERRORS, tags=["games"])
async def list_games(request: Http) -> Response[list[GameEntry]]:
    """The games and what can be chosen before one begins."""
    return told(request, await to_thread(entries, tables_of(request).settings.own_bot_names))


def entries(own_bots: Iterable[str] = ()) -> bytes:
    """All games. The first time each has to be loaded, which takes a while."""
    return entries_of(games(), tuple(own_bots))


@cache
def entries_of(ids: tuple[str, ...], own_bots: tuple[str, ...]) -> bytes:
    found = []
    bots = [*LEVELS, *own_bots]  # any other name of `tidewood.bots` is taken too
    for game in ids:
        try:
            info = describe(game)
        except Exception:
            log.exception("%s cannot be played: it is left out of the list", game)  # the other games still can
            continue
        players, languages = Players(*info.players), list(info.languages)
        options = [field(option) for option in info.options]
        found.append(GameEntry(info.id, info.names, info.about, players, languages, info.competitive, bots, options))
    return squeezed(found)


def field(option: SetupField) -> Field:
    fits = {choice: cases(found) for choice, found in option.fits.items()}
    return Field(**{**option._asdict(), "choices": list(option.choices), "when": cases(option.when), "fits": fits})


def cases(found: Iterable[Mapping[str, Iterable[object]]]) -> list[dict[str, list[object]]]:
    return [{name: list(values) for name, values in case.items()} for case in found]


@get("/api/games/{game:str}/rules", responses=ERRORS, tags=["games"])
async def list_rules(request: Http, game: FromPath[str]) -> Response[list[Rule]]:
    """The statements of the rules, in our own words. They are in English."""
    if game not in games():
        raise Refusal("not-found")
    return told(request, await to_thread(rules_of, game))


@cache
def rules_of(game: str) -> bytes:
    return squeezed([Rule(rule.id, rule.section, rule.text, rule.question) for rule in rules(game)])


@get("/api/games/{game:str}/words", responses=ERRORS, tags=["games"])
async def list_words(request: Http, game: FromPath[str], lang: WordsLang = None) -> Response[Vocabulary]:
    """Words for whatever the view, the outcome and the set-up of a game say."""
    if game not in games():
        raise Refusal("not-found")
    spoken = lang if lang in LANGUAGES else lang_of(request)
    return told(request, await to_thread(words_of, game, spoken), KEPT, by_language=True)


@cache
def words_of(game: str, lang: str) -> bytes:
    return squeezed(Vocabulary(lang, vocabulary(game, lang)))


@get("/api/games/{game:str}/cards", responses=ERRORS, tags=["games"])
async def list_cards(request: Http, game: FromPath[str], lang: WordsLang = None) -> Response[CardTexts]:
    """What the cards and tiles of a game say, and whatever else has a page."""
    if game not in games():
        raise Refusal("not-found")
    wanted = lang if lang in LANGUAGES else lang_of(request)
    spoken = wanted if wanted in describe(game).languages else "en"
    found = await to_thread(card_texts, game, spoken)
    tables_of(request).start(to_thread(in_advance, game, spoken))
    return told(request, found, KEPT, by_language=True)


@cache
def card_texts(game: str, lang: str) -> bytes:
    box = whole_box(game)
    facts, faces = card_facts(game, box), card_faces(game, lang, box)
    found = [
        CardText(card.id, card.name, card.text, facts.get(card.id), card.effect, faces.get(card.id), card.brief)
        for card in cards(game, lang, box)
    ]
    return squeezed(CardTexts(lang, found))


@cache
def in_advance(game: str, lang: str) -> None:
    """What tables say of these cards: whoever sets up a game asks for the cards first, and at its table for this."""
    texts(game, lang, whole_box(game))


HANDLERS: Final = [list_games, list_rules, list_words, list_cards]
