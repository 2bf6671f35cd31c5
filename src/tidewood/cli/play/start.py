"""Starting a game for people: a new one or a saved one."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import tidewood
from tidewood.api import games
from tidewood.cli.common import Wrong, read_game, read_setup, warn
from tidewood.cli.play.keeping import Keeper, may_write
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
    if wish.save is not None and wish.save != wish.load and not may_write(wish.save):
        raise Wrong(f"{wish.save} is there already and is no saved game; name another file")
    Table(game, seats, words, wish.lang, Keeper(game.kind, wish.save, wish.load), wish.hints).run()


def loaded(wish: Wish) -> tidewood.Game:
    given = {"--players": wish.players, "--set": wish.settings, "--seed": wish.seed, "--table": wish.table}
    for option, value in given.items():
        if value:
            raise Wrong(f"{option} cannot be given with --load: the saved game has it already")
    assert wish.load is not None
    game = read_game(wish.load)
    if wish.game not in (None, game.kind):
        raise Wrong(f"{wish.load} is a game of {game.kind}, not of {wish.game}")
    return game


def fresh(wish: Wish) -> tidewood.Game:
    name = wish.game or NEWCOMER_GAME
    if name not in games():
        raise Wrong(f"there is no game {name!r}; there are: {', '.join(games())}")
    asked = [pair.partition("=")[0].strip() for pair in wish.settings]
    players = wish.players
    if players is None and "players" not in asked:
        players = max(NEWCOMER_PLAYERS, len(wish.bots or []))
        if "colours=2" in [pair.replace(" ", "") for pair in wish.settings]:
            players = 2
    setup = read_setup(name, players, wish.settings)
    game = tidewood.new(name, wish.seed, chance="table" if wish.table else "roll", **setup)
    warn(game)
    return game
