"""The games there are."""

from __future__ import annotations

import logging
from typing import Final

from litestar import get
from litestar.params import FromPath

from tidewood.api import describe, games
from tidewood.rulebook import rules
from tidewood.server.refusals import Refusal
from tidewood.server.routes.common import ERRORS
from tidewood.server.wire import Field, GameEntry, Players, Rule

log = logging.getLogger("tidewood.server")

BOTS: Final = ["random", "greedy", "mcts:200", "mcts:1000"]  # from easy to hard; any name of `tidewood.bots` is taken


@get("/api/games", responses=ERRORS, tags=["games"])
async def list_games() -> list[GameEntry]:
    """The games and what can be chosen before one begins."""
    found = []
    for game in games():
        try:
            info = describe(game)
        except Exception:
            log.exception("%s cannot be played: it is left out of the list", game)  # the other games still can
            continue
        options = [
            Field(o.name, o.kind, o.default, list(o.choices), o.minimum, o.maximum, o.optional, o.text)
            for o in info.options
        ]
        found.append(
            GameEntry(
                info.id, info.names, Players(*info.players), list(info.languages), info.competitive, BOTS, options
            )
        )
    return found


@get("/api/games/{game:str}/rules", responses=ERRORS, tags=["games"])
async def list_rules(game: FromPath[str]) -> list[Rule]:
    """The statements of the rules, in our own words. They are in English."""
    if game not in games():
        raise Refusal("not-found")
    return [Rule(rule.id, rule.section, rule.text, rule.question) for rule in rules(game)]


HANDLERS: Final = [list_games, list_rules]
