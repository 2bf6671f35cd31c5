"""What holds of the words of every game: complete, readable, alike in every language."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tidewood import Game
from tidewood.kernel.core import Node

PROMPT_END = r"[.?)]$"
OPTION_END = r"[^.?!:;,]$"
EVENT_END = r"[^.]\.$"
PLAYER = re.compile(r"\bp\d\b")
FRENCH_MARK = re.compile(r"[^\u00a0][:;!?]|[\u00a0](?![:;!?])")


def asking_nodes(roots: Iterable[Node[Any]]) -> set[type[Node[Any]]]:
    """Every class of nodes below the roots that takes an answer or an outcome of chance."""
    found = set()
    todo = list(roots)
    while todo:
        node = todo.pop()
        found.add(type(node))
        todo += node.children()
    return {kind for kind in found if kind.answer is not Node.answer or kind.fell is not Node.fell}


def told_events(folder: Path) -> set[str]:
    """Every kind of event that the rules in a folder write to the log."""
    kinds = set()
    for path in folder.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                kind = call.args[0]
                for said in (kind.body, kind.orelse) if isinstance(kind, ast.IfExp) else (kind,):
                    assert isinstance(said, ast.Constant), f"{path.name}: the kind of an event is a plain text"
                    kinds.add(str(said.value))
    return kinds


def complaint(lang: str, text: str) -> str:
    """What is wrong with a text; empty when nothing is."""
    if not text.strip():
        return "empty"
    if text != text.strip() or "  " in text:
        return "a blank too many"
    if re.search(r"[{}<>]|None|True|False|\bNode\b", text):
        return "something was not filled in"
    if not re.match(r"[A-ZÀÉÊÎÄÖÜ\d]|p\d", text):
        return "no capital at its start"
    if "'" in text or '"' in text:
        return "a typewriter's mark"
    if lang == "fr" and FRENCH_MARK.search(text):
        return "no-break space and : ; ! ? do not go together"
    if lang != "fr" and re.search(r"\s[:;!?.,]|\u00a0", text):
        return "a blank before a mark"
    return ""


@cache
def check(texts: tuple[tuple[str, str], ...], end: str) -> None:
    """The same thing said in every language: each well formed, and all about the same players."""
    for lang, text in texts:
        assert not complaint(lang, text), f"{lang}: {complaint(lang, text)}: {text!r}"
        assert re.search(end, text), f"{lang}: {text!r} ends badly"
    named = [Counter(PLAYER.findall(text)) for _, text in texts]
    assert all(words == named[0] for words in named), texts


def render(game: Game) -> None:
    """Every word of the open decision, in every language."""
    decision = game.decision
    assert decision is not None
    langs = game.languages
    check(tuple((lang, decision.prompt(lang)) for lang in langs), PROMPT_END)
    options = decision.options
    said = [[(lang, option.text(lang)) for lang in langs] for option in options]
    for same in said:
        check(tuple(same), OPTION_END)
    for i, lang in enumerate(langs):
        of_player = Counter((option.player, texts[i][1]) for option, texts in zip(options, said, strict=True))
        twins = [text for (_, text), n in of_player.items() if n > 1]
        assert not twins, f"{lang}: said twice: {twins} among {decision.notations}"


def render_log(game: Game) -> None:
    """Every event, as everybody and as a spectator sees it."""
    for event in game.log:
        for seen in {event, event.seen_by(-1)}:
            check(tuple((lang, game.tell(seen, lang)) for lang in game.languages), EVENT_END)


def same_everywhere(languages: Mapping[str, Any]) -> None:
    """All languages know the same names and speak for the same nodes and events."""
    first = next(iter(languages.values()))
    for language in languages.values():
        assert set(language.names) == set(first.names), f"{language.code}: names"
        for table in ("nodes", "prompts", "options", "events"):
            assert set(getattr(language, table)) == set(getattr(first, table)), f"{language.code}: {table}"
