"""The games there are."""

from __future__ import annotations

import logging
from asyncio import to_thread
from functools import cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from tidewood.api import SetupField, card_facts, describe, games, vocabulary
from tidewood.cards import cards
from tidewood.rulebook import rules
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import ERRORS, Http, lang_of
from tidewood.server.wire_games import CardText, CardTexts, Field, GameEntry, Players, Rule, Vocabulary
from tidewood.server.words import LANGUAGES

log = logging.getLogger("tidewood.server")

KEPT: Final = "public, max-age=600"  # the words of a game change with the program only
WordsLang = Annotated[
    str | None, QueryParameter(name="lang", max_length=40, description="en, de or fr; that of the browser if left out")
]
# from easy to hard; any name of `tidewood.bots` is taken
BOTS: Final = ["random", "greedy", "planner", "search:200", "search:1000"]


@get("/api/games", responses=ERRORS, tags=["games"])
async def list_games() -> list[GameEntry]:
    """The games and what can be chosen before one begins."""
    return await to_thread(entries)


def entries() -> list[GameEntry]:
    """All games. The first time each has to be loaded, which takes a while."""
    found = []
    for game in games():
        try:
            info = describe(game)
        except Exception:
            log.exception("%s cannot be played: it is left out of the list", game)  # the other games still can
            continue
        players, languages = Players(*info.players), list(info.languages)
        options = [field(option) for option in info.options]
        found.append(GameEntry(info.id, info.names, info.about, players, languages, info.competitive, BOTS, options))
    return found


def field(option: SetupField) -> Field:
    when = {name: list(values) for name, values in option.when.items()}
    return Field(**{**option._asdict(), "choices": list(option.choices), "when": when})


@get("/api/games/{game:str}/rules", responses=ERRORS, tags=["games"])
async def list_rules(game: FromPath[str]) -> list[Rule]:
    """The statements of the rules, in our own words. They are in English."""
    if game not in games():
        raise Refusal("not-found")
    return await to_thread(rules_of, game)


@cache
def rules_of(game: str) -> list[Rule]:
    return [Rule(rule.id, rule.section, rule.text, rule.question) for rule in rules(game)]


@get("/api/games/{game:str}/words", responses=ERRORS, tags=["games"])
async def list_words(request: Http, game: FromPath[str], lang: WordsLang = None) -> Response[Vocabulary]:
    """Words for whatever the view, the outcome and the set-up of a game say."""
    if game not in games():
        raise Refusal("not-found")
    spoken = lang if lang in LANGUAGES else lang_of(request)
    headers = {"cache-control": KEPT, "vary": "accept-language"}
    return Response(await to_thread(words_of, game, spoken), headers=headers, status_code=200)


@cache
def words_of(game: str, lang: str) -> Vocabulary:
    return Vocabulary(lang, vocabulary(game, lang))


@get("/api/games/{game:str}/cards", responses=ERRORS, tags=["games"])
async def list_cards(request: Http, game: FromPath[str], lang: WordsLang = None) -> Response[CardTexts]:
    """What the cards and tiles of a game say, and whatever else has a page."""
    if game not in games():
        raise Refusal("not-found")
    wanted = lang if lang in LANGUAGES else lang_of(request)
    spoken = wanted if wanted in describe(game).languages else "en"
    headers = {"cache-control": KEPT, "vary": "accept-language"}
    return Response(await to_thread(card_texts, game, spoken), headers=headers, status_code=200)


@cache
def card_texts(game: str, lang: str) -> CardTexts:
    facts = card_facts(game)
    return CardTexts(lang, [CardText(card.id, card.name, card.text, facts.get(card.id)) for card in cards(game, lang)])


HANDLERS: Final = [list_games, list_rules, list_words, list_cards]
