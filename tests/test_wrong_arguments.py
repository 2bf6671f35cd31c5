"""Whatever a program gives to the public interface: it works, or our error says what is needed."""

from __future__ import annotations

import copy
import inspect
import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

import tidewood
from tests.ours import GAMES
from tidewood import api, bots, cards, game, rulebook
from tidewood.decision import Decision, Option
from tidewood.files.scenario import entries_of_file

WRONG: list[Any] = [
    None, True, -1, 3, 10**30, 1.5, float("nan"), "", "nonsense", "p9", "\x00", "x" * 500, b"bytes", b"\xff", [],
    ["p1"], [1], [None], [[[]]], (), {}, {"a": 1}, {1: 2}, object(), set(), range(3), len, Exception("x"), int,
]  # fmt: skip
# Numbers, types and events of the kernel, which only it gives; and a log as long as one likes, for measuring.
NOT_FOR_PROGRAMS = {"told_of", "log_brought_up", "told_option", "written", "with_log", "field_info", "number_of"}
# The compiler checks types by itself, with TypeError, before our errors can say what is needed (ADR 11).
plain_python = pytest.mark.skipif(not (game.__file__ or "").endswith(".py"), reason="compiled code checks types itself")
SCENARIOS = Path(__file__).parent / "scenarios"


def refused(call: Callable[[], object]) -> str:
    """What is said to a wrong argument; nothing where it is none."""
    try:
        call()
    except tidewood.TidewoodError as error:
        for lang in ("en", "de", "fr"):
            assert error.text(lang)
        return str(error)
    return ""


@cache
def in_the_middle(kind: str) -> tidewood.Game:
    game = tidewood.new(kind, 3)
    for _ in range(6):
        game.pick(0)
    return game.undo()


def right(kind: str, method: str) -> dict[str, Any]:
    """An argument of each name that is right."""
    game = in_the_middle(kind)
    decision = game.decision
    assert decision is not None
    return {
        "game": kind, "seed": 1, "chance": "roll", "position": None, "fixed": [], "note_forced": False, "lang": "en",
        "text": game.record() if method == "replay" else game.save(), "verify": True, "setup": None, "index": 0, "n": 1,
        "answer": decision[0], "answers": decision[0], "player": decision.player, "players": ["p1"], "after": 0,
        "event": game.log[0], "rng": random.Random(1), "langs": ["en"], "inline": ["en"], "query": "ship", "name": "a",
        "at_most": 0.0, "past": False, "most": 3, "who": 0, "choices": {},
        "indices": [0],
    }  # fmt: skip


def call_of(thing: Callable[[], object], method: str, /, *args: object, **named: object) -> object:
    return getattr(thing(), method)(*args, **named)


def public(of: type) -> Iterator[str]:
    return (n for n, f in inspect.getmembers(of, inspect.isfunction) if n[0] != "_" and n not in NOT_FOR_PROGRAMS)


def calls(kind: str) -> Iterator[tuple[str, Callable[..., object]]]:
    """Everything that can be called, each on a game of its own."""
    for function in (tidewood.new, tidewood.load, tidewood.replay, bots.make, cards.cards, cards.find):
        yield function.__name__, function
    described = [getattr(api, name) for name in api.__all__ if name.islower() and name not in NOT_FOR_PROGRAMS]
    for function in (rulebook.rules, rulebook.search, *described):
        yield function.__name__, function
    for name in public(tidewood.Game):
        yield f"Game.{name}", partial(call_of, lambda: in_the_middle(kind).copy(), name)
    for name in public(Decision):
        if name not in ("index", "count"):  # of every sequence
            yield f"Decision.{name}", partial(call_of, lambda: in_the_middle(kind).decision, name)
    for name in public(Option):
        yield f"Option.{name}", partial(call_of, lambda: in_the_middle(kind).options[0], name)


def signature(name: str, call: Callable[..., object]) -> inspect.Signature:
    owner, _, method = name.rpartition(".")
    return inspect.signature(getattr({"Game": tidewood.Game, "Decision": Decision, "Option": Option}[owner], method)) \
        if owner else inspect.signature(call)  # fmt: skip


def handed_over(parameters: list[inspect.Parameter], given: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """By name where that can be: what stands before any number of answers goes by its place, as they do."""
    star = [i for i, p in enumerate(parameters) if p.kind is p.VAR_POSITIONAL]
    placed = [p.name for p in parameters[: star[0] + 1]] if star else []
    return [given[name] for name in placed], {name: value for name, value in given.items() if name not in placed}


@plain_python
@pytest.mark.parametrize("kind", GAMES)
def test_every_argument_of_every_function(kind):
    tried = 0
    for name, call in calls(kind):
        parameters = [p for p in signature(name, call).parameters.values() if p.name != "self"]
        given = {p.name: right(kind, name)[p.name] for p in parameters if p.kind is not p.VAR_KEYWORD}
        for wrong in WRONG:
            for parameter in parameters:
                more = {"nonsense": wrong} if parameter.kind is parameter.VAR_KEYWORD else {parameter.name: wrong}
                arguments, named = handed_over(parameters, {**given, **more})
                try:
                    refused(lambda call=call, a=arguments, n=named: call(*a, **n))
                except Exception as error:
                    error.add_note(f"{name}({parameter.name}={wrong!r})")
                    raise
                tried += 1
    assert tried > 1500


@pytest.mark.parametrize("kind", GAMES)
def test_every_option_of_a_set_up(kind):
    for option in api.describe(kind).options:
        for wrong in [*WRONG, [option.default], {option.name: option.default}]:
            refused(lambda name=option.name, wrong=wrong: tidewood.new(kind, 1, **{name: wrong}))


@plain_python
def test_what_is_needed_is_said():
    game: Any = in_the_middle("the-island").copy()
    decision = game.decision
    said = [
        (lambda: tidewood.new(["the-island"]), "known: the-island, spirit-island, everdell"),
        (lambda: tidewood.new("the-island", position=3), "a mapping from names to values is needed"),
        (lambda: tidewood.load(3), "a text is needed"),
        (lambda: tidewood.replay(None), "a text is needed"),
        (lambda: game.pick("first"), "a whole number is needed"),
        (lambda: game.undo("all"), "a whole number is needed"),
        (lambda: game.view("p9"), "known: p1"),
        (lambda: game.view(["p1"]), "known: p1"),
        (lambda: game.value(17), "known: p1"),
        (lambda: game.tell("p1 begins"), "an event of the log is needed"),
        (lambda: game.tell(game.log[0], "zz"), "known: en, de, fr"),
        (lambda: decision.prompt("zz"), "known: en, de, fr"),
        (lambda: decision[0].text("zz"), "known: en, de, fr"),
        (lambda: decision["first"], "a whole number is needed"),
        (lambda: game.determinise("p1", 7), "something like random.Random is needed"),
        (lambda: bots.make(7, 1), "allowed: random, greedy"),
        (lambda: rulebook.search(7), "a text is needed"),
        (lambda: cards.find("everdell", 7), "a text is needed"),
        (lambda: api.card_facts("everdell", 7), "a mapping from names to values is needed"),
    ]
    for call, wanted in said:
        assert wanted in refused(call), wanted
    with pytest.raises(IndexError):
        decision[len(decision)]  # as of every sequence


def test_nothing_is_changed_by_a_wrong_argument():
    game = in_the_middle("everdell").copy()
    before = game.save()
    for name in public(tidewood.Game):
        for wrong in WRONG:
            if name not in ("pick", "step", "redo", "undo", "play"):
                continue
            twin = game.copy()
            if refused(lambda name=name, wrong=wrong, twin=twin: getattr(twin, name)(wrong)):
                assert twin.save() == before, (name, wrong)


# -- positions


def positions() -> list[tuple[str, dict[str, Any], Any]]:
    found = []
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for entry in entries_of_file(path)[:3]:
            if entry.scenario is not None and entry.scenario.position:
                found.append((entry.scenario.game, dict(entry.scenario.setup), entry.scenario.position))
    return found


def nodes(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all parts of a position."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in items:
        yield (*way, key)
        yield from nodes(part, (*way, key))


def test_positions_with_something_wrong_in_them():
    rng = random.Random(1)
    every = positions()
    assert len(every) > 50
    for _ in range(1500):
        game, setup, position = rng.choice(every)
        broken = copy.deepcopy(position)
        way = rng.choice(list(nodes(broken)))
        inner = broken
        for key in way[:-1]:
            inner = inner[key]
        wrong = rng.choice(WRONG)
        if rng.random() < 0.8 or not isinstance(inner, dict):
            inner[way[-1]] = wrong
        elif wrong.__hash__ is not None:
            inner[wrong] = inner.pop(way[-1])
        options = {key: value for key, value in setup.items() if key != "seed"}
        try:
            refused(lambda game=game, broken=broken, options=options: tidewood.new(game, 1, position=broken, **options))
        except Exception as error:
            error.add_note(f"{game} {options} {way}: {wrong!r} in {broken}")
            raise
