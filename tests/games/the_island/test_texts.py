"""The texts of The Island: complete, readable and alike in every language."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import tidewood
from tests.games.the_island.setups import ALL, SEATS, name
from tests.goldens import island_texts
from tests.goldens.build import FOLDER
from tidewood.games.the_island import events
from tidewood.games.the_island.fields import EVENTS
from tidewood.games.the_island.pieces import SYMBOLS
from tidewood.games.the_island.rounds import ROOTS
from tidewood.games.the_island.text import LANGUAGES
from tidewood.games.the_island.verbs.symbols import EFFECTS
from tidewood.kernel.core import Node

RULES = Path(__file__).parents[3] / "src" / "tidewood" / "games" / "the_island"
CODES = tuple(LANGUAGES)
NAMED = re.compile(r"\b(?:[A-M]\d{1,2}|p\d)\b")
PROMPT_END = r"[.?)]$"
OPTION_END = r"[^.?!:;,]$"
EVENT_END = r"[^.]\.$"
FRENCH_MARK = re.compile(r"[^\u00a0][:;!?]|[\u00a0](?![:;!?])")


def asking_nodes():
    """Every class of the game's nodes that takes an answer or an outcome of chance."""
    found = set()
    todo = list(ROOTS.values())
    while todo:
        node = todo.pop()
        found.add(type(node))
        todo += node.children()
    return {kind for kind in found if kind.answer is not Node.answer or kind.fell is not Node.fell}


def told_events():
    """Every kind of event that the rules write to the log, by the constants they tell it with."""
    names = set()
    for path in RULES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        aliases = {
            alias.asname or alias.name: alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".events")
            for alias in node.names
        }
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                assert isinstance(call.args[0], ast.Name), f"{path.name}: an event is told by its declaration"
                names.add(aliases[call.args[0].id])
    return {getattr(events, name).id for name in names}


def complaint(lang, text):
    """What is wrong with a text; empty when nothing is."""
    if not text.strip():
        return "empty"
    if text != text.strip() or "  " in text:
        return "a blank too many"
    if re.search(r"[{}<>]|None|True|False|\bNode\b", text):
        return "something was not filled in"
    if not re.match(r"[A-ZÀÉÊ]|p\d", text):
        return "no capital at its start"
    if "'" in text or '"' in text:
        return "a typewriter's mark"
    if lang == "fr" and FRENCH_MARK.search(text):
        return "no-break space and : ; ! ? do not go together"
    if lang != "fr" and re.search(r"\s[:;!?.,]|\u00a0", text):
        return "a blank before a mark"
    return ""


@cache
def check(texts, end):
    """The same thing said in every language: each well formed, and all about the same spaces and players."""
    for lang, text in zip(CODES, texts, strict=True):
        assert not complaint(lang, text), f"{lang}: {complaint(lang, text)}: {text!r}"
        assert re.search(end, text), f"{lang}: {text!r} ends badly"
    named = [Counter(NAMED.findall(text)) for text in texts]
    assert all(words == named[0] for words in named), texts


def render(game):
    """Every word of the open decision, in every language."""
    decision = game.decision
    check(tuple(decision.prompt(lang) for lang in CODES), PROMPT_END)
    options = decision.options
    said = [[option.text(lang) for option in options] for lang in CODES]
    for same in zip(*said, strict=True):
        check(same, OPTION_END)
    for lang, texts in zip(CODES, said, strict=True):
        of_player = Counter((option.player, text) for option, text in zip(options, texts, strict=True))
        twins = [text for (_, text), n in of_player.items() if n > 1]
        assert not twins, f"{lang}: said twice: {twins} among {decision.notations}"


def render_log(game):
    """Every event, as everybody and as a spectator sees it."""
    for event in game.log:
        for seen in {event, event.seen_by(-1)}:
            check(tuple(game.tell(seen, lang) for lang in CODES), EVENT_END)


def play_and_render(rng, **setup):
    """A random game. Whoever can go ashore does, so that some are saved and there is something to count."""
    game = tidewood.new("the-island", rng.randrange(10**9), **setup)
    while not game.is_over:
        render(game)
        ashore = [i for i, option in enumerate(game.options) if option.notation.endswith(("→NW", "→NE", "→SW", "→SE"))]
        game.pick(rng.choice(ashore) if ashore else rng.randrange(game.count))
    render_log(game)


def test_every_node_that_asks_declares_its_question_and_its_options():
    assert asking_nodes(), "no node asks"
    for kind in asking_nodes():
        assert kind.asks is not None or kind.question is not Node.question, kind.__name__
        assert kind.says is not None or kind.declared is not Node.declared, kind.__name__


def test_every_event_that_is_declared_is_told():
    assert set(EVENTS.kinds) == told_events()


@pytest.mark.parametrize("lang", CODES)
def test_every_tile_has_a_name_and_a_text(lang):
    language = LANGUAGES[lang]
    names = [language.name(symbol) for symbol in SYMBOLS]
    texts = [language.text(effect) for effect in EFFECTS]
    assert len(set(names)) == len(set(texts)) == 12
    for text in texts:
        assert not complaint(lang, text) and re.search(r"[.)]$", text)


@pytest.mark.wide
@pytest.mark.parametrize("setup", ALL, ids=name)
def test_every_decision_of_a_game_can_be_read(setup):
    play_and_render(random.Random(name(setup)), **setup)


@pytest.mark.wide
@pytest.mark.parametrize("setup", [*SEATS, {"colours": 2, "equal_values": True}, {"bitter_end": True}], ids=name)
def test_every_decision_at_a_real_table_can_be_read(setup):
    play_and_render(random.Random(name(setup)), chance="table", **setup)


def test_goldens_sample_every_question_and_every_event():
    asked = {question.node for question in island_texts.questions()} | {"Count"}
    assert asked == {kind.__name__ for kind in asking_nodes()}
    assert {event.kind for event in island_texts.happened()} == told_events()


def test_every_sample_can_be_read():
    for question in island_texts.questions():
        render(question.game)
    for event in island_texts.happened():
        check(tuple(LANGUAGES[lang].event_text(event) for lang in CODES), EVENT_END)


@pytest.mark.parametrize("lang", CODES)
def test_texts_are_as_reviewed(lang):
    file = f"the_island/texts.{lang}.txt"
    written = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    built = island_texts.build()[file].splitlines()
    for number, (old, new) in enumerate(zip(written, built, strict=False), 1):
        assert new == old, f"{file}, line {number}: if the new text is meant, write it with `make goldens`"
    assert len(built) == len(written), f"{file}: if the new lines are meant, write them with `make goldens`"
