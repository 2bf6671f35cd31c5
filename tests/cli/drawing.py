"""What a picture in a terminal must keep to."""

from __future__ import annotations

import re

from rich.text import Text

from tidewood import Game
from tidewood.api import title, vocabulary
from tidewood.cli.boards import drawer_for
from tidewood.cli.play.choosing import Entry
from tidewood.cli.play.frame import Asked, Look, picture
from tidewood.cli.words import words_of

ID = re.compile(r"\b[a-z0-9]+(?:[-_][a-z0-9]+)+\b")


def ids_in(text: str, game: str) -> set[str]:
    """Ids of cards, places, events or keys of the table that stand where a player should read their names."""
    known = set(vocabulary(game, "en"))
    return {found for found in ID.findall(text) if found in known}


def entries_of(game: Game, lang: str) -> list[Entry]:
    """What whoever is asked first can answer."""
    decision = game.decision
    assert decision is not None
    own = [o for o in decision.answers if o.player == decision.player or decision.is_chance]
    return [Entry(n, option.notation, option.text(lang)) for n, option in enumerate(own, 1)]


def drawn(game: Game, lang: str, width: int, height: int, plain_signs: bool = False) -> list[Text]:
    """The screen of whoever is asked."""
    words = words_of(lang)
    drawer = drawer_for(game.kind, lang, plain_signs, game.setup)
    decision = game.decision
    assert decision is not None
    viewer = decision.player if decision.player in game.players else None
    lit = frozenset(ref for option in decision.answers for ref in option.refs)
    who = Text.assemble(drawer.mark("p1"), f" {decision.player}")
    asked = Asked(who, decision.prompt(lang), entries_of(game, lang), lit)
    news = [(game.tell(event, lang), i % 3 > 0) for i, event in enumerate(game.log_of(viewer)[-30:])]
    roles = dict.fromkeys(game.players, words("play.human"))
    look = Look(title(game.kind, lang), words, drawer, width, height)
    return picture(look, game.view(viewer), roles, viewer, news, asked)
