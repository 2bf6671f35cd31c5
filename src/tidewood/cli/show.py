"""`tidewood show`: one position of a saved or recorded game."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import tidewood
from tidewood.api import title
from tidewood.cli.boards import drawer_for
from tidewood.cli.common import Wrong, console, decision_data, read_game, shows_signs, spoken, warn, write_json
from tidewood.cli.play.choosing import Entry
from tidewood.cli.play.frame import Asked, Look, picture
from tidewood.cli.play.scores import scores
from tidewood.cli.words import words_of


def show(path: Path, as_json: bool, at: int | None, eyes: str | None, lang: str) -> None:
    game = read_game(path)
    warn(game, lang)
    if eyes is not None and eyes not in game.players:
        raise Wrong("no-player", player=repr(eyes), players=list(game.players))
    go_to(game, at)
    if as_json:
        seen = game.table() if eyes is None else game.view(eyes)
        write_json({**seen, "answers": game.answers, **decision_data(game, spoken(game.languages, lang), eyes)})
    else:
        draw(game, eyes, lang)


def go_to(game: tidewood.Game, at: int | None) -> None:
    """To the decision after so many answers."""
    if at is None:
        return
    if not 0 <= at <= game.answers:
        raise Wrong("no-such-answer", at=at, n=game.answers)
    if at < game.answers:
        game.undo(game.answers - at)


def draw(game: tidewood.Game, eyes: str | None, lang: str) -> None:
    words = words_of(lang)
    said = spoken(game.languages, lang)
    drawer = drawer_for(game.kind, said, not shows_signs(), game.setup)
    columns = max(shutil.get_terminal_size((80, 24)).columns, 40)
    # It may scroll, so the height counts only for choosing how large the board is drawn.
    look = Look(title(game.kind, said), words, drawer, columns, 0)
    if sys.stdout.isatty():
        look = look._replace(height=shutil.get_terminal_size((80, 24)).lines)
    out = console()
    roles = {player: words("play.you") if player == eyes else "" for player in game.players}
    view = game.table() if eyes is None else game.view(eyes)
    asked = None
    decision = game.decision
    if decision is not None:
        own = [o for o in decision.options if eyes is None or o.player == eyes or decision.is_chance]
        entries = [Entry(n, o.notation, o.text(said)) for n, o in enumerate(own, 1)]
        lit = frozenset(ref for option in own for ref in option.refs)
        asked = Asked(out.render_str(decision.player, markup=False), decision.prompt(said), entries, lit)
    for line in picture(look, view, roles, eyes, [], asked):
        out.print(line, soft_wrap=True)
    if decision is None:
        for line in scores(game, words, drawer, roles, columns):
            out.print(line, soft_wrap=True)
