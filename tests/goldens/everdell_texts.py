"""One golden file a language: every card, place and event of Everdell, a sample of every question, and of the log."""

from __future__ import annotations

import random
from functools import cache

import tidewood
from tests.games.everdell.setups import ALL, rich
from tests.properties.promises import name
from tidewood import Game
from tidewood.cards import cards
from tidewood.games.everdell.text import LANGUAGES
from tidewood.kernel.log import Event

RICH = 30  # games that begin where much can happen
GAMES = 4  # random games of each set-up in which questions and events are looked for
OPTIONS = 4  # options shown of each question


@cache
def questions() -> dict[str, Game]:
    """The first question of each kind, by the name of its node; the events beside it."""
    found: dict[str, Game] = {}
    for setup in ALL:
        for chance in ("roll", "table"):
            for i in range(GAMES if chance == "roll" else 1):
                seed = f"questions {name(setup)} {chance} {i}"
                look(found, tidewood.new("everdell", seed, chance=chance, **setup), random.Random(seed))
    for i in range(RICH):
        rng = random.Random(f"rich questions {i}")
        look(found, tidewood.new("everdell", i, position=rich(rng, 2)), rng)
    return found


def look(found: dict[str, Game], game: Game, rng: random.Random) -> None:
    """Play to the end, and keep what was not met before."""
    while not game.is_over:
        kind = kind_of_question(game)
        if kind not in found:
            found[kind] = game.copy()
        game.pick(rng.randrange(game.count))
    for event in game.log:
        happened().setdefault(event.kind, event)


@cache
def happened() -> dict[str, Event]:
    """The first event of each kind, as `questions` met it."""
    return {}


def kind_of_question(game: Game) -> str:
    assert game._state.choice is not None
    kind = type(game._state.choice.frame.node).__name__
    return f"{kind} (chance)" if game.mover == -1 else kind


def build() -> dict[str, str]:
    """The golden files of the texts, by name."""
    files: dict[str, str] = {}
    asked = sorted(questions().items())
    for code, language in LANGUAGES.items():
        lines = [f"{language.name('everdell')} ({code})", "", "# Cards, places and events", ""]
        for card in cards("everdell", code):
            lines += [f"{card.id}: {card.name}", f"  {card.text}"]
        lines += ["", "# Questions and options", ""]
        for kind, game in asked:
            decision = game.decision
            assert decision is not None
            lines.append(f"{kind}: {decision.prompt(code)}")
            lines += [f"  {option.notation}: {option.text(code)}" for option in decision.options[:OPTIONS]]
        lines += ["", "# The log", ""]
        lines += [f"{kind}: {language.event_text(event)}" for kind, event in sorted(happened().items())]
        files[f"everdell/texts.{code}.txt"] = "\n".join(lines) + "\n"
    return files
