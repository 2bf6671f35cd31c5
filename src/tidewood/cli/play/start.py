"""Starting a game for people: a new one or a saved one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import tidewood
from tidewood.api import describe, games
from tidewood.cli.common import Wrong, read_game, read_setup, warn
from tidewood.cli.play.keeping import GAME, NOTHING, Keeper, what_is_at
from tidewood.cli.play.seats import seats_for
from tidewood.cli.play.table import Table
from tidewood.cli.words import words_of

NEWCOMER_GAME = "the-island"
NEWCOMER_PLAYERS = 3


class Wish(NamedTuple):
    """What was asked for."""

    game: str | None
    terminal: bool
    players: int | None
    bots: list[str] | None
    lang: str
    settings: list[str]
    seed: int | str | None
    table: bool
    hints: bool
    save: Path | None
    load: Path | None


def start(wish: Wish) -> None:
    words = words_of(wish.lang)
    game = loaded(wish) if wish.load else fresh(wish)
    at_a_table = (game.origin or {}).get("chance") == "table"
    seats = seats_for(game, wish.bots, at_a_table)
    if wish.save is not None and (wish.load is None or wish.save.resolve() != wish.load.resolve()):
        there = what_is_at(wish.save)
        if there != NOTHING:
            raise Wrong("other-game-there" if there == GAME else "not-overwritten", path=str(wish.save))
    Table(game, seats, words, wish.lang, Keeper(game.kind, wish.save, wish.load), wish.hints).run()


def loaded(wish: Wish) -> tidewood.Game:
    given = {"--players": wish.players, "--set": wish.settings, "--seed": wish.seed, "--table": wish.table}
    for option, value in given.items():
        if value:
            raise Wrong("with-load", option=option)
    assert wish.load is not None
    game = read_game(wish.load)
    warn(game, wish.lang)
    if wish.game not in (None, game.kind):
        raise Wrong("game-of", path=str(wish.load), game=game.kind, wanted=wish.game)
    return game


def fresh(wish: Wish) -> tidewood.Game:
    name = wish.game or NEWCOMER_GAME
    if name not in games():
        raise Wrong("no-game", game=repr(name), games=list(games()))
    setup = read_setup(name, wish.players, wish.settings)
    setup.setdefault("players", usual_players(name, setup, len(wish.bots or [])))
    game = tidewood.new(name, wish.seed, chance="table" if wish.table else "roll", **setup)
    warn(game, wish.lang)
    return game


def usual_players(game: str, setup: Mapping[str, Any], bots: int) -> int:
    """How many play when nobody says: one for each entry of a list with one a player; else three, or where all play
    together as many as the game itself begins with.
    """
    info = describe(game)
    for option in info.options:
        if option.by_seat and setup.get(option.name):
            return len(setup[option.name])
    if setup.get("colours") == 2:  # of The Island: a variant for two
        return 2
    own = next((option.default for option in info.options if option.name == "players"), 1)
    return max(NEWCOMER_PLAYERS if info.competitive else int(str(own)), bots)
