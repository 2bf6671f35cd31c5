"""`tidewood rules` and `tidewood cards`: looking things up."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from tidewood.api import describe
from tidewood.cards import cards
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


def cards_lines(
    game: str, lang: str, width: int, query: str = "", setup: Mapping[str, object] | None = None
) -> list[Text]:
    """All cards, or those with this in their names; empty when there are none."""
    lines: list[Text] = []
    for card in cards(game, lang, setup):
        if query.casefold() not in card.name.casefold() and query != card.id:
            continue
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


def show_cards(game: str, lang: str, as_json: bool) -> None:
    if lang not in describe(game).languages:
        raise Wrong("no-cards", game=game, lang=repr(lang), languages=list(describe(game).languages))
    if as_json:
        write_json([card._asdict() for card in cards(game, lang)])
        return
    out = console()
    for line in cards_lines(game, lang, out.width):
        out.print(line, soft_wrap=True)
