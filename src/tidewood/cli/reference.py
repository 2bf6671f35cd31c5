"""`tidewood rules` and `tidewood cards`: looking things up."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.text import Text

from tidewood.api import describe, whole_box
from tidewood.cards import Card, find
from tidewood.cli.common import DIFFERS, Wrong, console, fail, write_json
from tidewood.cli.lines import folded
from tidewood.cli.words import Words, words_of
from tidewood.rulebook import search


def rules_lines(query: str, game: str | None, words: Words, width: int) -> list[Text]:
    """The rules that are found, by section; empty when there are none."""
    lines: list[Text] = []
    section = ""
    for rule in search(query, game):
        if rule.section != section:
            section = rule.section
            lines.append(Text(section, style="bold"))
        said = f"{rule.question} {rule.text}" if rule.question else rule.text
        indent = max(9, len(rule.id) + 2)
        first, *others = folded(said, width, indent)
        lines.append(Text.assemble((f" {rule.id:<{indent - 1}}", "bold"), first[indent:]))
        lines += [Text(line) for line in others]
    note = words("play.english-only")
    if lines and note:
        lines.append(Text(note, style="dim"))
    return lines


def cards_lines(found: Sequence[Card], width: int) -> list[Text]:
    """Cards with their texts."""
    lines: list[Text] = []
    for card in found:
        lines.append(Text.assemble((card.name, "bold"), ("  " + card.id, "dim")))
        lines += [Text(line) for line in folded(card.text, width, 2)]
    return lines


def show_rules(query: str, game: str | None, lang: str, as_json: bool) -> None:
    if not query.strip():
        raise Wrong("look-up")
    found = search(query, game)
    if as_json:
        write_json([rule._asdict() for rule in found])
    else:
        out = console()
        for line in rules_lines(query, game, words_of(lang), out.width):
            out.print(line, soft_wrap=True)
    if not found:
        fail(words_of(lang)("play.no-rule", query=query), DIFFERS)


def show_cards(game: str, query: str, lang: str, as_json: bool) -> None:
    if lang not in describe(game).languages:
        raise Wrong("no-cards", game=game, lang=repr(lang), languages=list(describe(game).languages))
    words = words_of(lang)
    found, guessed = find(game, query, lang, whole_box(game))
    if not found:
        fail(words("play.no-card", query=query), DIFFERS)
    if guessed:
        print(f"tidewood: {words('play.nearest-card', query=query, name=found[0].name)}", file=sys.stderr)
    if as_json:
        write_json([card._asdict() for card in found])
        return
    out = console()
    for line in cards_lines(found, out.width):
        out.print(line, soft_wrap=True)
